/** Who would like another game, and whether it can begin without a lobby. */
import type { Heard } from "../../line/session.svelte";
import type { TableState } from "../../wire.generated";

/** The seats that have asked since the game was over. */
export function wantsAgain(heard: readonly Heard[]): number[] {
  const seats = heard.flatMap(({ entry, before }) =>
    before.stage === "over" && entry.event === "spoke" && entry.phrase === "again" ? [entry.seat] : [],
  );
  return [...new Set(seats)];
}

/** Everybody who played is still here, and the next game is the same; alone, any game will do. */
export function isComplete({ seats, settings, rematch }: TableState): boolean {
  const people = seats.filter((holder) => holder?.guest != null);
  if (people.length < 2) return true;
  return rematch?.game === settings.game && people.every((holder) => holder?.bot === null);
}
