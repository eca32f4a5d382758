/** A game cut into steps, and the jumps between them. */
import { evolve, isOutcome } from "../line/fold";
import type { Entry, TableState } from "../wire.generated";
import type { Story } from "./record";

export interface Step {
  seq: number;
  entry: Entry;
  before: TableState;
  after: TableState;
  round: number;
  /** The trick this belongs to, from 1; 0 before the first. */
  trick: number;
}

// What was chosen in secret is a step when it is shown, not before.
const SILENT = new Set<Entry["event"]>(["sealed"]);

export const endsTrick = (step: Step): boolean => isOutcome(step.entry);

export function steps(story: Story): Step[] {
  const found: Step[] = [];
  let before = story.table;
  story.entries.forEach((entry, index) => {
    const after = evolve(before, entry);
    const step = { seq: index + 1, entry, before, after, ...where(entry, before, after) };
    if (!SILENT.has(entry.event)) found.push(step);
    before = after;
  });
  return found;
}

function where(entry: Entry, before: TableState, after: TableState): { round: number; trick: number } {
  const done = after.play?.tricks.length ?? 0;
  const round = after.play?.round ?? before.play?.round ?? 0;
  return { round, trick: entry.event === "played" ? done + 1 : done };
}

/** The trick on the table at this step: when it is taken it still lies there. */
export function onTable(step: Step): { seat: number; face: string }[] {
  return (endsTrick(step) ? step.before.play?.trick : step.after.play?.trick) ?? [];
}

const within = (all: Step[], at: number) => Math.min(Math.max(at, 0), all.length - 1);

export function nextTrick(all: Step[], at: number): number {
  const found = all.findIndex((step, index) => index > at && endsTrick(step));
  return found < 0 ? all.length - 1 : found;
}

export function previousTrick(all: Step[], at: number): number {
  return Math.max(0, all.findLastIndex((step, index) => index < at && endsTrick(step)));
}

export interface Start { round: number; at: number }

export function rounds(all: Step[]): Start[] {
  return all.flatMap(({ entry }, at) => (entry.event === "dealt" ? [{ round: entry.round, at }] : []));
}

/** The step just before the event that an address names, as `#37`: what was seen when it was chosen. */
export function before(all: Step[], hash: string): number {
  const event = /^#\d{1,4}$/.test(hash) ? Number(hash.slice(1)) : 0;
  return Math.max(0, all.findLastIndex(({ seq }) => seq <= event));
}

export type Jump = "first" | "previous-trick" | "previous" | "next" | "next-trick" | "last";

export function jump(all: Step[], at: number, how: Jump): number {
  switch (how) {
    case "first":
      return 0;
    case "previous-trick":
      return previousTrick(all, at);
    case "previous":
      return within(all, at - 1);
    case "next":
      return within(all, at + 1);
    case "next-trick":
      return nextTrick(all, at);
    case "last":
      return all.length - 1;
  }
}

const KEYS: Record<string, Jump> = {
  Home: "first",
  PageUp: "previous-trick",
  ArrowLeft: "previous",
  ArrowRight: "next",
  PageDown: "next-trick",
  End: "last",
};

export const jumpOf = (key: string): Jump | null => KEYS[key] ?? null;
