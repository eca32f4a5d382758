/** Words that must fit: what is extra goes, then all is shortened, and only then is something left out. */
import type { TableState } from "../wire.generated";
import { capital } from "../words/told";

/** From all the words to the fewest; from the second step on pieces go by their codes. */
export const BRIEFEST = 3;
export type Words = (brief: number) => string;

/** How much it matters: what is vital is never left out, what can wait comes with the next message. */
export const VITAL = 0;
export const TOLD = 1;
export const NEWS = 2;
export const LATER = 3;
export const EXTRA = 4;

export interface Part {
  rank: number;
  words: Words;
  /** Plays in a row are one sentence. */
  play: boolean;
}

interface Kept extends Part { brief: number }

const SHORT = 140;
const LONG = 220;

/** More captains, more pirates, more words. */
export function room({ settings: { game, players } }: TableState): number {
  return game === "skull_queen" || players > 4 ? LONG : SHORT;
}

const SHORTER = 9;
const SHORTEST = 6;

export function clipped(name: string, brief: number): string {
  if (brief === BRIEFEST) return name.slice(0, SHORTEST).trimEnd();
  return brief ? cut(name, SHORTER) : name;
}
export const coded = (brief: number): boolean => brief > 1;

export function fitted(parts: readonly Part[], most: number): { text: string; later: Part[] } {
  let kept: Kept[] = parts.map((part) => ({ ...part, brief: 0 }));
  const fits = () => joined(kept).length <= most;
  const shorten = (rank: number, brief: number) => {
    if (!fits()) kept = kept.map((part) => (part.rank === rank ? { ...part, brief } : part));
  };
  // The oldest news is the least missed; of extras the last one was the most of an extra.
  const drop = (rank: number) => {
    while (!fits()) {
      const places = kept.flatMap((part, at) => (part.rank === rank ? [at] : []));
      const at = rank === EXTRA ? places.at(-1) : places[0];
      if (at === undefined) return;
      kept = kept.toSpliced(at, 1);
    }
  };
  for (let brief = 1; brief <= BRIEFEST; brief++) shorten(EXTRA, brief);
  drop(EXTRA);
  if (parts.some(({ rank }) => rank < LATER)) drop(LATER);
  for (let brief = 1; brief <= BRIEFEST; brief++)
    for (const rank of [NEWS, TOLD, VITAL]) shorten(rank, brief);
  for (const rank of [NEWS, TOLD]) drop(rank);
  const told = new Set(kept.map(({ words }) => words));
  const later = parts.filter(({ rank, words }) => rank === LATER && !told.has(words));
  return { text: cut(joined(kept), most), later };
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
