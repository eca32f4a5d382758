/** What goes on by itself, and what waits for the reader. */
import type { Session } from "../line/session.svelte";
import { preferences } from "../preferences.svelte";
import { heldName } from "../words/names";
import { say } from "../words/words.svelte";
import { gameOf } from "./crew";
import { playOf } from "./hand";
import { myTurn, type Seen } from "./sentences";

/** The move that the last piece makes by itself, where there is nothing to decide. */
export function playsItself(seen: Seen): string | null {
  const [move, ...more] = seen.may;
  const held = seen.seat === null ? 0 : (seen.table.play?.hands[seen.seat]?.length ?? 0);
  if (!preferences.autoplay || held !== 1 || more.length || !move?.startsWith("play ")) return null;
  return myTurn(seen) ? move : null;
}

export function itselfLine({ table }: Seen, move: string): string {
  return say("play-last-itself", { piece: heldName(gameOf(table), playOf(move)) });
}

/** Whether the table stands still until the reader presses Enter. */
export const waitsForEnter = (session: Session): boolean =>
  session.waiting > 0 && preferences.pace === "enter";
