/** What is asked for again over a new line. Under its id it is done once, and answered each time; but a
 *  move is for its own moment, and not for the same words in a later one. */
import type { Hint, Move, TableState } from "../wire.generated";
import type { Act } from "./wire";

/** `before` is the table as it was when the line was lost, `now` as it is over the new one. */
export function isOutstanding(
  asked: Move | Hint, before: TableState | null, now: TableState, seat: number | null,
): boolean {
  if (asked.frame === "hint") return true;
  return asked.move ? isInTime(asked.move, before, now, seat) : isWanted(asked.act, now, seat);
}

function isInTime(move: string, before: TableState | null, now: TableState, seat: number | null): boolean {
  if (!now.play || seat === null || momentOf(now, seat) !== (before && momentOf(before, seat))) return false;
  return now.play.choices[seat] !== move && !now.play.trick.some((laid) => laid.seat === seat);
}

function isWanted(act: Act | null | undefined, { stage }: TableState, seat: number | null): boolean {
  if (act?.act === "pledge" || act?.act === "reveal") return false; // these are asked for anew
  if (act?.act === "sit") return seat === null;
  return act?.act !== "start" || stage === "lobby";
}

/** A choice in the open is over with its making. */
const momentOf = ({ play }: TableState, seat: number): string | null =>
  play && [play.round, play.phase, play.tricks.length, play.chosen.filter((each) => each.seat === seat).length].join(" ");
