/** What a round is worth: a row of the game's table for each outcome of a bid. */
import type { BidLine, PlankLine } from "../wire.generated";
import { TABLES, type Bidding, type BonusEvent, type Outcome, type Scoring, type Table } from "./tables.generated";

export type Line = BidLine | PlankLine;

export function isBid(line: Line): line is BidLine {
  return "bid" in line;
}

export const tableNamed = (game: string, options: readonly string[]): Table | undefined =>
  TABLES[[game, ...options].join("+")];

/** Of a pad that was let in: its game is one of ours. */
export function tableOf(game: string, options: readonly string[]): Table {
  const table = tableNamed(game, options);
  if (!table) throw new Error(`no table for ${game}`);
  return table;
}

export const eventsOf = (table: Table): readonly BonusEvent[] => table.bidding?.events ?? [];

function outcome(scoring: Scoring, bid: number, won: number): Outcome {
  if (bid === 0) return won === 0 ? scoring.zero_made : scoring.zero_broken;
  return won === bid ? scoring.made : scoring.missed;
}

/** `bonus` on the line is what was paid: a missed bid loses it. */
export function lineOf({ scoring }: Bidding, round: number, bid: number, won: number, caught: number): BidLine {
  const row = outcome(scoring, bid, won);
  const bonus = row.bonus ? caught : 0;
  const points = row.per_bid * bid + row.per_miss * Math.abs(bid - won) + row.per_round * round + bonus;
  return { bid, won, bonus, points, rule: row.rule };
}

/** Spaces by suit; 0 is in the water. */
export function plankOf(table: Table, spaces: readonly number[]): PlankLine {
  const points = spaces.reduce((sum, value) => sum + value, 0);
  return { spaces: spaces.map((value) => value || null), points, rule: table.queen?.rules.points ?? "" };
}

/** The points of everything that was caught, whether they are paid or not. */
export const caughtOf = (table: Table, times: Readonly<Record<string, number>>): number =>
  eventsOf(table).reduce((sum, { id, points }) => sum + points * (times[id] ?? 0), 0);
