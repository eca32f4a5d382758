/** A review as the server gives it, and what a reader wants to know of one seat's choices. */
import type { Decision, Reviewed } from "../api.generated";
import { kindOf, type Kind } from "../line/moves";
import { isBid, met } from "../table/sheet/totals";
import type { State } from "../wire.generated";

export type { Decision, Reviewed };

const DEAREST = 5;
/** A choice that costs less was a good one: the guesses are no finer. */
const GOOD = 0.5;
const sum = (costs: readonly number[]): number => costs.reduce((total, cost) => total + cost, 0);
const costOf = (decisions: readonly Decision[]): number => Math.round(sum(decisions.map(({ cost }) => cost)));

export const madeAs = ({ chosen }: Decision): Kind => kindOf(chosen.move);

export type First = Extract<Kind, "bid" | "place" | "pick">;

/** What was chosen before the first trick, if anything was; of several kinds a name that fits them all. */
export function firstKind(own: readonly Decision[]): First | null {
  const before = own.filter(({ trick }) => trick === 0);
  const only = (["bid", "place"] as const).find((kind) => before.every((made) => madeAs(made) === kind));
  return before.length ? only ?? "pick" : null;
}

export interface Summary { cost: number; before: number; after: number; count: number; same: number }

/** The parts add up to the whole, whatever is rounded. */
export function summary(own: readonly Decision[]): Summary {
  const cost = costOf(own);
  const before = Math.min(cost, costOf(own.filter(({ trick }) => trick === 0)));
  const same = own.filter((decision) => decision.cost === 0).length;
  return { cost, before, after: cost - before, count: own.length, same };
}

export interface Bar { round: number; before: number; after: number }

export function bars(own: readonly Decision[], rounds: number): Bar[] {
  return Array.from({ length: rounds }, (_, index) => {
    const { before, after } = summary(own.filter(({ round }) => round === index + 1));
    return { round: index + 1, before, after };
  });
}

/** What costs less than half a point is no news. */
export function dearest(own: readonly Decision[]): Decision[] {
  return own.filter(({ cost }) => cost >= GOOD).toSorted((a, b) => b.cost - a.cost).slice(0, DEAREST);
}

/** Of a hundred choices so many were good. */
export function shareOfGood(own: readonly Decision[]): number {
  const good = own.filter(({ cost }) => cost < GOOD).length;
  return own.length ? Math.round((100 * good) / own.length) : 100;
}

/** Of the choices that nothing would have bettered, the one that promised most. */
export function bestMove(own: readonly Decision[]): Decision | null {
  const best = own.filter(({ cost }) => cost === 0).toSorted((a, b) => b.chosen.points - a.chosen.points);
  return best[0] ?? null;
}

export type Lesson = First | "play" | "high" | "low" | "none";

/** Where the most was given away, and of bids in which direction. */
export function lessonOf(own: readonly Decision[], bids: Bidding | null): Lesson {
  const { cost, before, after } = summary(own);
  if (!cost) return "none";
  if (after >= before) return "play";
  const kind = firstKind(own);
  if (!bids || kind !== "bid") return kind ?? "none";
  if (bids.high === bids.low) return "bid";
  return bids.high > bids.low ? "high" : "low";
}

/** The seat that is shown first: the one asked for, else the first person's. */
export function firstSeat({ seats }: Reviewed, asked: string): number {
  const wanted = /^#\d$/.test(asked) ? Number(asked.slice(1)) : -1;
  if (seats[wanted]) return wanted;
  return Math.max(0, seats.findIndex(({ bot }) => bot === null));
}

export interface Bidding { rounds: number; kept: number; zeros: number; zerosKept: number; high: number; low: number }

/** How the bids of a seat went; null where nobody bids. */
export function bidding(play: State, seat: number): Bidding | null {
  const lines = play.sheet.flatMap((each) => each[seat] ?? []).filter(isBid);
  if (!lines.length) return null;
  const zeros = lines.filter(({ bid }) => bid === 0);
  return {
    rounds: lines.length,
    kept: lines.filter(met).length,
    zeros: zeros.length,
    zerosKept: zeros.filter(met).length,
    high: lines.filter(({ bid, won }) => bid > won).length,
    low: lines.filter(({ bid, won }) => bid < won).length,
  };
}

/** Lines of a chart up to `most`, at most five of them and the ground. */
export function scale(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => most / size <= 5) ?? 200;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}

/** Points with one digit, and a minus that is as long as a plus is wide. */
export const tenths = (points: number): string => points.toFixed(1).replace("-", "−");
