/** Who sits where, in words. */
import type { Session } from "../line/session.svelte";
import type { GameId } from "../router.svelte";
import { GAMES, type Holder, type TableState } from "../wire.generated";
import { namesOf as told } from "../words/told";
import { language, say } from "../words/words.svelte";

export type Standing = "person" | "bot" | "taken" | "free";

export function standing(holder: Holder | null | undefined): Standing {
  if (!holder) return "free";
  if (holder.guest === null) return "bot";
  return holder.bot === null ? "person" : "taken";
}

export const gameOf = (table: TableState): GameId => table.settings.game as GameId;
export const roundsOf = (table: TableState): number =>
  (GAMES[gameOf(table)].rounds as Record<string, number>)[table.settings.players] ?? 0;

/** A bot goes by a rank: deckhand to admiral. */
export { botName as rank } from "../words/bots";

/** Names by seat. Beyond the seats of a table for two sits the old Pirate King. */
export function namesOf(table: TableState): string[] {
  return [...told(table), say("old-king")];
}

export function nameOf(table: TableState, seat: number, me: number | null): string {
  return seat === me ? say("play-you") : (namesOf(table)[seat] ?? say("old-king"));
}

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language()).format(words);
}

export function amStoodIn(session: Session): boolean {
  return session.seat !== null && standing(session.table?.seats[session.seat]) === "taken";
}

/** Nothing is dealt after the last round: its points are the end. */
export const isLastScored = (table: TableState): boolean => (table.play?.sheet.length ?? 0) >= roundsOf(table);

/** Whether there is somebody to talk to, and I may. */
export function hasCompany({ table, seat }: Session): boolean {
  if (!table || seat === null || table.hushed.includes(seat)) return false;
  return table.seats.some((holder, at) => at !== seat && standing(holder) === "person");
}

export function botSeats(table: TableState): number[] {
  return table.seats.flatMap((holder, seat) =>
    holder && standing(holder) === "bot" && !table.waiting[seat] ? [seat] : [],
  );
}
