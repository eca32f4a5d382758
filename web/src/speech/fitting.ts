/** Words that must fit: what is extra goes, then all is shortened, and only then is something left out. */
import { capital } from "../words/told";

/** From all the words to the fewest; from the second step on pieces go by their codes. */
export const BRIEFEST = 3;
export type Words = (brief: number) => string;

/** How much it matters: what is vital is never left out. */
export const VITAL = 0;
export const TOLD = 1;
export const NEWS = 2;
export const EXTRA = 3;

export interface Part {
  rank: number;
  words: Words;
  /** Plays in a row are one sentence. */
  play: boolean;
}

interface Kept extends Part { brief: number }

const NAMES = [Infinity, 9, 9, 5] as const;

export const clipped = (name: string, brief: number): string => cut(name, NAMES[brief] ?? Infinity);
export const coded = (brief: number): boolean => brief > 1;

export function fitted(parts: readonly Part[], most: number): string {
  let kept: Kept[] = parts.map((part) => ({ ...part, brief: 0 }));
  const fits = () => joined(kept).length <= most;
  const shorten = (rank: number, brief: number) => {
    if (!fits()) kept = kept.map((part) => (part.rank === rank ? { ...part, brief } : part));
  };
  const drop = (rank: number) => {
    let at = kept.findIndex((part) => part.rank === rank);
    for (; at >= 0 && !fits(); at = kept.findIndex((part) => part.rank === rank)) kept = kept.toSpliced(at, 1);
  };
  for (let brief = 1; brief <= BRIEFEST; brief++) shorten(EXTRA, brief);
  drop(EXTRA);
  for (let brief = 1; brief <= BRIEFEST; brief++) for (const rank of [NEWS, TOLD, VITAL]) shorten(rank, brief);
  for (const rank of [NEWS, TOLD]) drop(rank);
  return cut(joined(kept), most);
}

function joined(parts: readonly Kept[]): string {
  const told: string[] = [];
  let plays: string[] = [];
  const flush = () => {
    if (plays.length) told.push(`${capital(plays.join(", "))}.`);
    plays = [];
  };
  for (const { words, brief, play } of parts) {
    if (!play) flush();
    (play ? plays : told).push(words(brief));
  }
  flush();
  return told.filter(Boolean).join(" ");
}

export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
