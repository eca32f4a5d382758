/** What did not fit in a deal, in words: a part of their own, since hardly anybody ever reads them. */
import type { Doubt } from "../line/watch";
import { say, speakAlso, type Chapter } from "../words/words.svelte";

const DOUBTS: Chapter = {
  de: () => import("virtual:doubts/de"),
  en: () => import("virtual:doubts/en"),
  fr: () => import("virtual:doubts/fr"),
  it: () => import("virtual:doubts/it"),
};

export const speakDoubts = (): Promise<void> => speakAlso(DOUBTS);

/** Short enough to be spoken whole. */
export const doubtLine = ({ code, round }: Doubt): string => say(`doubt-${code}`, { round });

/** Rounds that came while the line was lost. */
export const uncheckedLine = (rounds: readonly number[]): string =>
  say("doubt-unchecked", { count: rounds.length, rounds: rounds.join(", ") });

/** What is found when the round is over comes too late to withhold a number. */
export const isWithheld = ({ code }: Doubt): boolean => !["left_out", "seed", "deal"].includes(code);
