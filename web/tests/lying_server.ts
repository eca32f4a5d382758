/** A server that lies: Anne (seat 0) is honest, Mary (seat 1) is its puppet, seat 2 is a bot. */
import { page, Socket } from "./page";
import { afterEach, beforeEach, vi } from "vitest";
import { deal, messageOf, numbers } from "../src/line/remade";
import { Session } from "../src/line/session.svelte";
import { digestOf } from "../src/line/sha256";
import type { Entry, TableState } from "../src/wire.generated";
import { folded, NO_AID, started } from "./scene";

export const SEED = "11".repeat(32);
export const MARYS = "22".repeat(32);
export const seal: Entry = { event: "seed_sealed", round: 1, digest: digestOf(SEED), seed: "" };
export const pledgesIn: Entry = { event: "pledges_in" };
export const marys: Entry = { event: "pledged", seat: 1, digest: digestOf(MARYS) };
export const mary: Entry = { event: "sat", seat: 1, name: "Mary", guest: "" };
export const table = folded(started(), [mary]);

export let session: Session;
export let socket: Socket;
export let seq: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  Socket.all = [];
  page.hidden = true;
  for (const drawer of [sessionStorage, localStorage]) (drawer as unknown as { clear(): void }).clear();
  seq = 10;
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

export function openSession(id = "ID"): void {
  session = new Session(id);
}
export function join(view: TableState = table, seat: number | null = 0): void {
  openSession();
  socket = Socket.last.open();
  show(view, seat);
}
export const show = (view: TableState, seat: number | null = 0) =>
  void socket.down({ frame: "view", seq, seat, view, may: [], due: [], aid: NO_AID });
/** The line was lost: entries may be missing. */
export function rejoin(view: TableState): void {
  dispatchEvent(new Event("online"));
  socket = Socket.last.open();
  show(view);
}
/** So many entries were never told. */
export function miss(entries: number): void {
  seq += entries;
}
export function hear(...events: Entry[]): void {
  seq += events.length;
  socket.down({ frame: "events", seq, events, may: [], due: [], aid: NO_AID });
}
export const acts = () => socket.moves.map(({ act }) => act!);
export const doubts = () => session.doubts.map(({ code, round }) => `${round} ${code}`);
export const reveals = () => acts().filter(({ act }) => act === "reveal");
export const mine = (): Entry => ({ event: "pledged", seat: 0, digest: String(acts()[0]!.digest) });

/** Both have pledged, as it should be. */
export function pledged(): void {
  join();
  hear(seal);
  hear(mine());
  hear(marys);
}
export function revealed(): string {
  pledged();
  hear(pledgesIn);
  const nonce = String(reveals()[0]!.nonce);
  hear({ event: "revealed", seat: 0, nonce }, { event: "revealed", seat: 1, nonce: MARYS });
  return nonce;
}
/** The hands that seed and numbers make, a hand each, as seat 0 sees them. */
export function made(nonce: string) {
  const below = numbers(SEED, `${messageOf(1, [nonce, MARYS])}/deal`);
  return deal("skull_king", 3, 1, below)!;
}
export const lot = (dealer: number): Entry => ({ event: "lot_drawn", dealer });
export const dealt = (piece: string, dealer = 0): Entry =>
  ({ event: "dealt", round: 1, dealer, leader: 1, hands: [[piece], [null], [null]], centre: [] });
export const line = { bid: 0, won: 0, bonus: 0, points: 0, rule: "SK18" };
export function playedOut(pieces: string[]): Entry[] {
  const laid = pieces.map((piece, seat): Entry => ({ event: "played", seat, piece, face: piece }));
  const taken: Entry = { event: "trick_taken", seat: 0, bonus: 0, rule: "SK15" };
  return [...laid, taken, { event: "round_scored", lines: [line, line, line] }];
}
export const shown = (seed: string): Entry => ({ event: "seed_shown", round: 1, seed });
/** Our number is in and round 1 is dealt; the table as it is once round 2 is sealed. */
export function inRoundTwo(): TableState {
  revealed();
  hear(lot(0), dealt("R1"));
  return folded(session.table!, [...playedOut(["R1", "R2", "R3"]), shown(SEED), { ...seal, round: 2 } as Entry]);
}
/** The deal is made again by a part that comes when it is wanted. */
export const remade = () => vi.dynamicImportSettled();
