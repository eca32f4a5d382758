/** What an outcome of a bid is worth, by a row of numbers that the rules give. */
import type { Outcome } from "../pad/tables.generated";

export type Row = Omit<Outcome, "rule">;

/** `cards` of a hand; `caught` is what lay in the tricks, which not every outcome pays. */
export function reckon(row: Row, cards: number, bid: number, won: number, caught: number): number {
  const tricks = row.per_bid * bid + row.per_won * won + row.per_miss * Math.abs(bid - won);
  return row.flat + tricks + row.per_round * cards + (row.bonus ? caught : 0);
}
