/** What a round is worth: a row of the game's table for each outcome of a bid. */
import { reckon } from "../words/reckoning";
import type { BidLine, PlankLine, TrickLine } from "../wire.generated";
import { TABLES, type Bidding, type BonusEvent, type Outcome, type Scoring, type Table, type Tricks } from "./tables.generated";

export { isBid, isPlank, type Line } from "../line/fold";

export const tableNamed = (game: string, options: readonly string[]): Table | undefined =>
  TABLES[[game, ...options].join("+")];

/** Of a pad that was let in: its game is one of ours. */
export function tableOf(game: string, options: readonly string[]): Table {
  const table = tableNamed(game, options);
  if (!table) throw new Error(`no table for ${game}`);
  return table;
}

/** How many cards a hand has in each round: so many tricks are played. */
export const cardsOf = (table: Table, players: number): readonly number[] => table.cards[players] ?? [];

/** Who takes a trick and what lies in it, with bids or without. */
export const trickRulesOf = ({ bidding, tricks }: Table): Omit<Bidding, "scoring"> | null => bidding ?? tricks;

export const eventsOf = (table: Table): readonly BonusEvent[] => trickRulesOf(table)?.events ?? [];

function outcome(scoring: Scoring, bid: number, won: number): Outcome {
  if (bid === 0) return won === 0 ? scoring.zero_made : scoring.zero_broken;
  return won === bid ? scoring.made : scoring.missed;
}

/** `bonus` on the line is what was paid: a missed bid loses it. */
export function lineOf({ scoring }: Bidding, cards: number, bid: number, won: number, caught: number): BidLine {
  const row = outcome(scoring, bid, won);
  return { bid, won, bonus: row.bonus ? caught : 0, points: reckon(row, cards, bid, won, caught), rule: row.rule };
}

/** Where nobody bids: the tricks, and what lay in them. */
export const trickLineOf = ({ points, rule }: Tricks, won: number, bonus: number): TrickLine =>
  ({ won, bonus, points: points * won + bonus, rule });

/** Spaces by suit; 0 is in the water. */
export function plankOf(table: Table, spaces: readonly number[]): PlankLine {
  const points = spaces.reduce((sum, value) => sum + value, 0);
  return { spaces: spaces.map((value) => value || null), points, rule: table.planks?.rule ?? "" };
}

/** The points of everything that was caught, whether they are paid or not. */
export const caughtOf = (table: Table, times: Readonly<Record<string, number>>): number =>
  eventsOf(table).reduce((sum, { id, points }) => sum + points * (times[id] ?? 0), 0);
