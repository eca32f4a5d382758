/** A trick that brings a bonus, as the game itself counts it. */
import type { Session } from "../line/session.svelte";
import { nameOf } from "../table/crew";
import { takerOf, type Seen } from "../table/sentences";
import type { Laid, TableState, TrickTaken } from "../wire.generated";
import { faceName } from "../words/names";
import { minus } from "../words/points";
import { bonusTold } from "../words/why";

export interface Capture { seat: number; name: string; piece: string; points: number; why: string }

/** The full trick that lies there for a moment, if it is worth more than a trick. */
export function captureNow({ table, seat, may, due, aid }: Session): Capture | null {
  if (!table?.play) return null;
  const seen: Seen = { table, seat, may, due, aid };
  if (takerOf(seen) === null || aid.now?.event !== "trick_taken") return null;
  return captureOf(aid.now, table.play.trick, table, seat);
}

export function captureOf(
  taken: TrickTaken, trick: readonly Laid[], table: TableState, me: number | null,
): Capture | null {
  const face = trick.find(({ seat }) => seat === taken.seat)?.face;
  if (!taken.bonus || !face) return null;
  const { seat, bonus: points } = taken;
  const piece = faceName(table.settings.game, face);
  return { seat, name: nameOf(table, seat, me), piece, points, why: minus(bonusTold(table.settings.game, taken)) };
}
