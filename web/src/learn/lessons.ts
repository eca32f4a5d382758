/** What each learning page tells, in order: keys of sentences, and the rules they put in words. */
import { LESSONS } from "./lessons.generated";

/** A sentence of `learn.ftl` and the number of the rule it tells. */
export type Told = readonly [key: string, rule: string];
/** A kind of piece; `rule` is one number or several. */
export interface Row { stem: string; icon: string; rule: string }
export interface Step { stem: string; pieces: readonly string[] }
export interface Section { title: string; told: readonly Told[] }

/** A little round: who holds what, in the order the others like to play it; the reader is the last. */
export interface Script {
  hands: readonly (readonly string[])[];
  /** What each die will show, in the order of the hand; empty where nothing is thrown. */
  throws: readonly (readonly string[])[];
  bids: readonly number[];
  center: readonly string[];
}

export interface Lesson {
  /** The three that beat each other in a ring, where the game has them. */
  ring: readonly Row[];
  /** The sentence about what stands before each seat, "" where there is none. */
  board: string;
  columns: readonly string[];
  rows: readonly Row[];
  steps: readonly Step[];
  order: readonly Told[];
  sections: readonly Section[];
  /** Questions of `docs/notation.md` about points, answered by the referee. */
  scores: readonly object[];
  /** Tricks for the lab. */
  tricks: readonly { trick: readonly string[]; center: readonly string[] }[];
  round: Script;
}

/** The seat of the reader in the first round. */
export const ME = 3;
/** The other three, as everywhere in our examples. */
export const OTHERS = ["Mara", "Jonas", "Pegleg"] as const;

/** A game may have none: then its page tells its rules in short, and one plays. */
export const lessonOf = (game: string): Lesson | null => LESSONS[game] ?? null;
