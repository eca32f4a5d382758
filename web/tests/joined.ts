/** A page that has joined a table: its session, its socket, and frames that follow each other. */
import { page, Socket } from "./page";
import { afterEach, beforeEach, vi } from "vitest";
import { Session } from "../src/line/session.svelte";
import { preferences } from "../src/preferences.svelte";
import type { Entry, TableState } from "../src/wire.generated";
import { dealt, folded, NO_AID, started } from "./scene";

export let session: Session;
let seq = 10;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  Socket.all = [];
  page.hidden = false;
  preferences.pace = "1";
  preferences.motion = "full";
  (sessionStorage as unknown as { clear(): void }).clear();
  seq = 10;
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

export const playing = folded(started(), [
  dealt([["R1", "K2"], [null, null], [null, null]]),
  { event: "bids_shown", bids: [0, 1, 1] },
]);

export function openSession(): void {
  session = new Session("ID");
}
export function join(view: TableState = playing, seat: number | null = 0, seq = 10, hints = false): Socket {
  openSession();
  return Socket.last.open().down({ frame: "view", seq, seat, view, may: ["play R1"], due: [1], aid: NO_AID, hints });
}
/** The next entries have the numbers after this one. */
export function countFrom(number: number): void {
  seq = number;
}
export function events(entries: (Entry | object)[], may: string[] = [], due: number[] = []): object {
  seq += entries.length;
  return { frame: "events", seq, events: entries, may, due, aid: NO_AID };
}
