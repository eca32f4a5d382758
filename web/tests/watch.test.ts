import { page, Socket } from "./page";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notesOf } from "../src/line/notes";
import { deal, deckOf, hmac, messageOf, numbers, thrown, words } from "../src/line/remade";
import { Session } from "../src/line/session.svelte";
import { digestOf, hex, sha256, unhex } from "../src/line/sha256";
import type { Entry, TableState } from "../src/wire.generated";
import { folded, NO_AID, played, started } from "./scene";

// A server that lies: Anne (seat 0) is honest, Mary (seat 1) is its puppet, seat 2 is a bot.

const SEED = "11".repeat(32);
const MARYS = "22".repeat(32);
const seal: Entry = { event: "seed_sealed", round: 1, digest: digestOf(SEED), seed: "" };
const pledgesIn: Entry = { event: "pledges_in" };
const marys: Entry = { event: "pledged", seat: 1, digest: digestOf(MARYS) };
const mary: Entry = { event: "sat", seat: 1, name: "Mary", guest: "" };
const table = folded(started(), [mary]);

let session: Session;
let socket: Socket;
let seq: number;

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

function join(view: TableState = table, seat: number | null = 0): void {
  session = new Session("ID");
  socket = Socket.last.open();
  show(view, seat);
}
const show = (view: TableState, seat: number | null = 0) =>
  void socket.down({ frame: "view", seq, seat, view, may: [], due: [], aid: NO_AID });
/** The line was lost: entries may be missing. */
function rejoin(view: TableState): void {
  dispatchEvent(new Event("online"));
  socket = Socket.last.open();
  show(view);
}
function hear(...events: Entry[]): void {
  seq += events.length;
  socket.down({ frame: "events", seq, events, may: [], due: [], aid: NO_AID });
}
const acts = () => socket.moves.map(({ act }) => act!);
const doubts = () => session.doubts.map(({ code, round }) => `${round} ${code}`);
const reveals = () => acts().filter(({ act }) => act === "reveal");
const mine = (): Entry => ({ event: "pledged", seat: 0, digest: String(acts()[0]!.digest) });

/** Both have pledged, as it should be. */
function pledged(): void {
  join();
  hear(seal);
  hear(mine());
  hear(marys);
}
function revealed(): string {
  pledged();
  hear(pledgesIn);
  const nonce = String(reveals()[0]!.nonce);
  hear({ event: "revealed", seat: 0, nonce }, { event: "revealed", seat: 1, nonce: MARYS });
  return nonce;
}
/** The hands that seed and numbers make, a hand each, as seat 0 sees them. */
function made(nonce: string) {
  const below = numbers(SEED, `${messageOf(1, [nonce, MARYS])}/deal`);
  return deal("skull_king", 3, 1, below)!;
}
const lot = (dealer: number): Entry => ({ event: "lot_drawn", dealer });
const dealt = (piece: string, dealer = 0): Entry =>
  ({ event: "dealt", round: 1, dealer, leader: 1, hands: [[piece], [null], [null]], centre: [] });
const line = { bid: 0, won: 0, bonus: 0, points: 0, rule: "SK18" };
function playedOut(pieces: string[]): Entry[] {
  const laid = pieces.map((piece, seat): Entry => ({ event: "played", seat, piece, face: piece }));
  const taken: Entry = { event: "trick_taken", seat: 0, bonus: 0, rule: "SK15" };
  return [...laid, taken, { event: "round_scored", lines: [line, line, line] }];
}
const shown = (seed: string): Entry => ({ event: "seed_shown", round: 1, seed });
/** Our number is in and round 1 is dealt; the table as it is once round 2 is sealed. */
function inRoundTwo(): TableState {
  revealed();
  hear(lot(0), dealt("R1"));
  return folded(session.table!, [...playedOut(["R1", "R2", "R3"]), shown(SEED), { ...seal, round: 2 } as Entry]);
}
/** The deal is made again by a part that comes when it is wanted. */
const remade = () => vi.dynamicImportSettled();

describe("an honest table", () => {
  it("gets the number when all have pledged, and nothing is doubted", async () => {
    const { lot: dealer, stacks } = made(revealed());
    const pieces = stacks.map(([piece]) => piece!);
    hear(lot(dealer), dealt(pieces[0]!, dealer), { event: "bids_shown", bids: [0, 0, 0] }, ...playedOut(pieces));
    hear(shown(SEED));
    await remade();
    expect([reveals().length, doubts()]).toEqual([1, []]);
  });

  it("may name out who has not pledged, and deal with the rest", () => {
    join();
    hear(seal);
    hear(mine());
    hear({ event: "went_without", seats: [1] }, pledgesIn);
    expect([reveals().length, doubts()]).toEqual([1, []]);
  });

  it.each<[string, Entry[]]>([
    ["comes back after the pledges are in", [{ event: "stood_in", seat: 1, bot: "b" }, pledgesIn, { event: "returned", seat: 1 }]],
    ["sits down after the pledges are in", [{ event: "bot_sat", seat: 1, name: "Bart", bot: "b" }, pledgesIn, { ...mary }]],
  ])("is not doubted where somebody %s", (_, entries) => {
    join();
    hear(seal);
    hear(mine());
    hear(...entries);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) }, lot(0), dealt("R1"));
    expect([reveals().length, doubts()]).toEqual([1, []]);
  });

  it("is not doubted where somebody goes between pledge and number", () => {
    pledged();
    hear(pledgesIn);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) });
    hear({ event: "stood_in", seat: 1, bot: "b" }, lot(0), dealt("R1"));
    expect(doubts()).toEqual([]);
  });

  it("gets the number after a reload between pledge and reveal, and after a view", () => {
    pledged();
    const known = folded(table, [seal, mine(), marys]);
    session.close();
    join(known);
    expect([acts(), doubts()]).toEqual([[], []]);
    hear(pledgesIn);
    expect([reveals().length, doubts()]).toEqual([1, []]);
    rejoin(folded(known, [pledgesIn]));
    expect(doubts()).toEqual([]);
  });

  it("gets no number, and no reproach, where a reload hid who came when", () => {
    join();
    hear(seal);
    const late = folded(table, [
      seal, mine(), { event: "stood_in", seat: 1, bot: "b" }, pledgesIn, { event: "returned", seat: 1 },
    ]);
    session.close();
    seq = 15;
    join(late);
    expect([reveals(), doubts()]).toEqual([[], []]);
  });

  it("is not doubted by a second window, whose number nobody has", () => {
    join();
    hear(seal);
    hear({ event: "pledged", seat: 0, digest: "ab".repeat(32) }, marys, pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], []]);
  });

  it("is not doubted where a move is taken back alone among bots", () => {
    join(started());
    hear(seal);
    hear(mine(), pledgesIn);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) }, lot(0), dealt("R1"));
    hear({ event: "bids_shown", bids: [0, 0, 0] }, played(1, "R2"));
    const before = session.table!;
    hear(played(2, "R3"), played(0, "R1"));
    seq += 1;
    show(before);
    hear(played(2, "R3"));
    expect(doubts()).toEqual([]);
  });

  it("is not doubted over a new line that is already in the next round, nor after a reload", () => {
    const next = inRoundTwo();
    rejoin(next);
    expect(doubts()).toEqual([]);
    session.close();
    join(next);
    expect(doubts()).toEqual([]);
  });

  it("is not doubted where we lose our seat, and get it again between two rounds", () => {
    const next = inRoundTwo();
    seq += 1;
    show(folded(session.table!, [{ event: "bot_sat", seat: 0, name: "Bart", bot: "b" }]), null);
    seq += 4;
    show(next);
    expect(doubts()).toEqual([]);
  });

  it("is not doubted over a new line, or by who watches", () => {
    const nonce = revealed();
    hear(lot(made(nonce).lot), dealt(made(nonce).stacks[0]![0]!, made(nonce).lot));
    rejoin(session.table!);
    expect(doubts()).toEqual([]);
    const view = session.table!;
    session.close();
    join(view, null);
    expect([acts(), doubts()]).toEqual([[], []]);
  });
});

describe("no number is shown, and it is said why, where", () => {
  it("the pledges are closed before the puppet has pledged", () => {
    join();
    hear(seal);
    hear(mine());
    hear(pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 early"]]);
    hear(marys);
    expect([reveals(), doubts()]).toEqual([[], ["1 early", "1 late"]]);
  });

  it("the puppet's pledge comes behind the closing in one frame", () => {
    join();
    hear(seal);
    hear(mine(), pledgesIn, marys);
    expect([reveals(), doubts()[0]]).toEqual([[], "1 early"]);
  });

  it("a number is shown before the pledges are closed", () => {
    pledged();
    hear({ event: "revealed", seat: 1, nonce: MARYS });
    hear(pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 early"]]);
  });

  it("a pledge is changed", () => {
    pledged();
    hear({ ...marys, digest: "cd".repeat(32) } as Entry);
    hear(pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 changed"]]);
  });

  it("my own pledge is changed", () => {
    pledged();
    hear({ ...mine(), digest: "cd".repeat(32) } as Entry, pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 changed"]]);
  });

  it("the seed is sealed once more", () => {
    pledged();
    hear({ ...seal, digest: "cd".repeat(32) } as Entry);
    expect([acts().length, doubts()]).toEqual([1, ["1 changed"]]);
  });

  it.each<[string, (known: TableState) => TableState, string]>([
    ["a pledge", ({ sealing, ...rest }) => ({ ...rest, sealing: { ...sealing!, pledges: [sealing!.pledges[0]!, "cd".repeat(32), null] } }), "changed"],
    ["the seal", ({ sealing, ...rest }) => ({ ...rest, sealing: { ...sealing!, digest: "cd".repeat(32) } }), "changed"],
    ["the round", (known) => ({ ...known, sealing: null }), "changed"],
  ])("another view has changed %s, over a new line or after a reload", (_, change, code) => {
    pledged();
    const known = change(folded(table, [seal, mine(), marys]));
    show(known);
    expect(doubts()).toEqual([`1 ${code}`]);
    session.close();
    (sessionStorage as unknown as { clear(): void }).clear();
    pledged();
    session.close();
    join(known);
    expect(doubts()).toContain(`1 ${code}`);
    hear(pledgesIn);
    expect(reveals()).toEqual([]);
  });

  it("a view has a pledge that came too late, or calls for numbers once more", () => {
    join();
    hear(seal);
    hear(mine());
    const named: Entry = { event: "went_without", seats: [1] };
    hear(named, pledgesIn);
    const known = folded(table, [seal, mine(), named, pledgesIn]);
    show({ ...known, sealing: { ...known.sealing!, pledges: [known.sealing!.pledges[0]!, digestOf(MARYS), null] } });
    expect(doubts()).toEqual(["1 late"]);
    show(folded(table, [seal, mine()]));
    expect(doubts()).toContain("1 changed");
  });

  it("a bot's seat pledges", () => {
    pledged();
    hear({ event: "pledged", seat: 2, digest: digestOf(MARYS) }, pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 bot"]]);
  });

  it("a view calls for the numbers while somebody who is here has not pledged", () => {
    join();
    hear(seal);
    hear(mine());
    show(folded(table, [seal, mine(), pledgesIn]));
    expect(reveals()).toEqual([]);
  });

  it("what was doubted before a reload is still doubted after it", () => {
    join();
    hear(seal);
    const first = mine();
    hear(first, pledgesIn);
    session.close();
    join(folded(table, [seal, first, pledgesIn]));
    expect([reveals(), doubts()]).toEqual([[], ["1 early"]]);
  });
});

describe("it is said that", () => {
  it("a number does not fit its pledge", () => {
    pledged();
    hear(pledgesIn);
    hear({ event: "revealed", seat: 1, nonce: "33".repeat(32) });
    expect(doubts()).toEqual(["1 number"]);
  });

  it("somebody who was named out gave a number after all", () => {
    pledged();
    hear(pledgesIn, { event: "went_without", seats: [1] });
    hear({ event: "revealed", seat: 1, nonce: MARYS });
    expect(doubts()).toEqual(["1 number"]);
  });

  it("a number was left out of the deal without a word", () => {
    pledged();
    hear(pledgesIn);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) }, lot(0), dealt("R1"));
    expect(doubts()).toEqual(["1 left_out"]);
  });

  it("there was a deal without a seed", () => {
    join();
    hear(lot(0), dealt("R1"));
    expect(doubts()).toEqual(["0 deal"]);
  });

  it("the seed is not the one that was sealed", () => {
    revealed();
    hear(lot(0), dealt("R1"), ...playedOut(["R1", "R2", "R3"]), shown("44".repeat(32)));
    expect(doubts()).toEqual(["1 seed"]);
  });

  it("the seed was never shown", () => {
    revealed();
    hear(lot(0), dealt("R1"), ...playedOut(["R1", "R2", "R3"]), { event: "game_over", winners: [0] });
    expect(doubts()).toEqual(["1 seed"]);
  });

  it("the seed is never shown: a view of the round in play has no seal", () => {
    revealed();
    const view = { ...folded(session.table!, [lot(0), dealt("R1")]), sealing: null };
    show(view);
    expect(doubts()).toEqual(["1 seed"]);
    hear(...playedOut(["R1", "R2", "R3"]), { ...seal, round: 2 } as Entry);
    expect(doubts()).toEqual(["1 seed"]);
    session.close();
    (sessionStorage as unknown as { clear(): void }).clear();
    revealed();
    rejoin(view);
    expect(doubts()).toContain("1 seed");
  });

  it("the seed is never shown: a view is already in the next round, or between the two", () => {
    const next = inRoundTwo();
    show(next);
    expect(doubts()).toEqual(["1 seed"]);
    session.close();
    (sessionStorage as unknown as { clear(): void }).clear();
    inRoundTwo();
    show({ ...folded(session.table!, playedOut(["R1", "R2", "R3"])), sealing: null });
    expect(doubts()).toEqual(["1 seed"]);
  });

  it("the seed is never shown: we lose our seat for it", () => {
    show(inRoundTwo(), null);
    expect(doubts()).toEqual(["1 seed"]);
  });

  it("a view has come that nothing explains, and hides how it was dealt", () => {
    revealed();
    show(folded(session.table!, [lot(0), dealt("R1")]));
    expect(doubts()).toEqual(["1 changed"]);
  });

  it("a move was taken back, and others were laid", () => {
    join(started());
    hear(seal);
    hear(mine(), pledgesIn);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) }, lot(0), dealt("R1"));
    const bids: Entry = { event: "bids_shown", bids: [0, 0, 0] };
    const before = folded(session.table!, [bids, played(1, "R9")]);
    hear(bids, played(1, "R2"), played(2, "R3"));
    show(before);
    expect(doubts()).toEqual(["1 changed"]);
  });

  it("a round is sealed a second time, when its first seal is long gone", () => {
    revealed();
    hear(shown(SEED), { ...seal, digest: "cd".repeat(32) } as Entry);
    expect(doubts()).toContain("1 changed");
  });

  it.each([1e9, 5, Number.NaN])("a frame is numbered %s, and what comes later is heard all the same", (made) => {
    pledged();
    socket.down({ frame: "events", seq: made, events: [], may: [], due: [], aid: NO_AID });
    expect(doubts()).toEqual(["1 changed"]);
    hear(pledgesIn);
    expect([session.table!.sealing!.revealing, reveals()]).toEqual([true, []]);
    expect(notesOf("ID")).toContain(`{"seq":14,"event":"pledges_in"}`);
  });

  it("entries are missing, and what has come is heard all the same", () => {
    pledged();
    seq += 7;
    hear(pledgesIn);
    hear({ event: "revealed", seat: 1, nonce: MARYS });
    expect([doubts(), session.table!.sealing!.nonces[1]]).toEqual([["1 changed"], MARYS]);
  });

  it.each([
    ["my hand", (piece: string) => [piece === "SK" ? "ES" : "SK", "", ""]],
    ["another's hand", () => ["", "SK", ""]],
  ])("%s is not what seed and numbers make", async (_, forge) => {
    const { lot: dealer, stacks } = made(revealed());
    const forged = forge(stacks[0]![0]!);
    const pieces = stacks.map(([piece], seat) => forged[seat] || piece!);
    if (String(pieces) === String(stacks.map(([piece]) => piece))) pieces[1] = "ES";
    hear(lot(dealer), dealt(pieces[0]!, dealer), ...playedOut(pieces), shown(SEED));
    await remade();
    expect(doubts()).toEqual(["1 deal"]);
  });

  it("the lot is not what seed and numbers make", async () => {
    const { lot: dealer, stacks } = made(revealed());
    const pieces = stacks.map(([piece]) => piece!);
    const other = (dealer + 1) % 3;
    hear(lot(other), dealt(pieces[0]!, other), ...playedOut(pieces), shown(SEED));
    await remade();
    expect(doubts()).toEqual(["1 deal"]);
  });
});

describe("rounds that ended while the line was lost", () => {
  const at = (round: number, play = round): TableState => ({
    ...table,
    play: { ...table.play!, round: play, phase: "choose" },
    sealing: { round, digest: "ab".repeat(32), seed: "", pledges: [null, null, null], nonces: [null, null, null], without: [], revealing: false },
  });

  it("are told as not checked, each once, and are no doubt", () => {
    pledged();
    rejoin(at(3));
    expect([session.unchecked, doubts()]).toEqual([[1, 2], []]);
    rejoin(at(3));
    expect(session.unchecked).toEqual([1, 2]);
    rejoin(at(4));
    expect(session.unchecked).toEqual([1, 2, 3]);
  });

  it("are none where the same round is still going on, or we had just come", () => {
    pledged();
    rejoin({ ...at(1), sealing: session.table!.sealing });
    expect(session.unchecked).toEqual([]);
    session.close();
    (sessionStorage as unknown as { clear(): void }).clear();
    join(at(5));
    expect(session.unchecked).toEqual([]);
  });
});

describe("the notes", () => {
  const lines = () => (notesOf("ID") ?? "").trimEnd().split("\n").map((text) => JSON.parse(text) as object);

  it("have what came, in its order, with my number and what did not fit; of talk only that there was some", () => {
    join();
    hear(seal, { event: "spoke", seat: 1, phrase: "ahoy" });
    hear(mine(), pledgesIn);
    const [head, view, ...rest] = lines();
    expect(head).toEqual({ notes: 2, table: "ID", game: "skull_king", options: [], players: 3, seat: 0 });
    expect(view).toEqual({ seq: 10, view: { seats: table.seats, sealing: null, round: 0 } });
    const { mine: nonce } = rest[2] as { mine: string };
    expect(rest).toEqual([
      { seq: 11, ...seal }, { seq: 12, event: "spoke" }, { mine: nonce, round: 1 }, { seq: 13, ...mine() }, { seq: 14, ...pledgesIn },
      { trouble: "early", round: 1 },
    ]);
    expect(digestOf(nonce)).toBe(acts()[0]!.digest);
  });

  it("have the numbers that frames came with: a gap is there for whoever compares them", () => {
    join();
    hear(seal);
    seq += 2; // two entries were never told
    hear(mine());
    socket.down({ frame: "events", seq, events: [], may: [], due: [], aid: NO_AID });
    expect(lines().slice(2).filter((each) => "seq" in each)).toEqual([
      { seq: 11, ...seal }, { seq: 14, ...mine() }, { seq: 14, event: null },
    ]);
  });

  it("leave out only what nobody knows, and say so", () => {
    const flood = { event: "flood", text: "x".repeat(400_000) } as unknown as Entry;
    join();
    hear(flood, flood, seal, { event: "drop" } as unknown as Entry);
    hear({ ...mine(), more: "x".repeat(400_000) } as unknown as Entry, flood);
    const rest = lines().slice(2).filter((each) => !("mine" in each));
    expect(rest).toEqual([
      { left_out: 1, seq: 11 }, { left_out: 1, seq: 12 }, { seq: 13, ...seal }, { seq: 14, event: "drop" },
      { seq: 15, ...mine(), more: "x".repeat(200) }, { left_out: 1, seq: 16 },
    ]);
  });

  it("keep the deal when the rest has filled them", () => {
    const drop = { event: "drop", text: "x".repeat(5000) } as unknown as Entry;
    join();
    hear(...Array.from({ length: 100 }, () => drop));
    hear(seal);
    hear(mine());
    const kept = lines();
    expect(kept.filter((each) => "left_out" in each).at(-1)).toEqual({ left_out: 1, seq: 110 });
    expect(kept.slice(-3)).toEqual([{ seq: 111, ...seal }, expect.objectContaining({ round: 1 }), { seq: 112, ...mine() }]);
  });

  it("outlive a reload and have nothing twice", () => {
    pledged();
    const before = lines();
    const first = mine();
    (sessionStorage as unknown as { clear(): void }).clear(); // another window has a drawer of its own
    const other = new Session("ID");
    Socket.last.open().down({ frame: "view", seq: 12, seat: 0, view: folded(table, [seal, first]), may: [], due: [], aid: NO_AID });
    Socket.last.down({ frame: "events", seq: 13, events: [marys], may: [], due: [], aid: NO_AID });
    other.close();
    expect(lines().filter((each) => !("view" in each))).toEqual(before.filter((each) => !("view" in each)));
  });

  it("begin with the start of the game, and are nobody's who watches", () => {
    join({ ...table, stage: "lobby", play: null });
    hear({ event: "bot_sat", seat: 2, name: "Calico", bot: "heuristic" });
    expect(notesOf("ID")).toBeNull();
    hear({ event: "started" }, seal);
    expect(lines().slice(1, 4).map((each) => Object.values(each)[1] as unknown))
      .toEqual([expect.objectContaining({ sealing: null, round: 0 }), "started", "seed_sealed"]);
    session.close();
    session = new Session("OTHER");
    Socket.last.open().down({ frame: "view", seq: 3, seat: null, view: table, may: [], due: [], aid: NO_AID });
    expect(notesOf("OTHER")).toBeNull();
  });

  it("are kept of the last games only", () => {
    for (let game = 0; game < 7; game++) {
      session = new Session(`T${game}`);
      Socket.last.open().down({ frame: "view", seq: 3, seat: 0, view: table, may: [], due: [], aid: NO_AID });
      session.close();
    }
    expect([0, 1, 2, 6].map((game) => notesOf(`T${game}`) !== null)).toEqual([false, false, true, true]);
  });
});

// The vectors of docs/fair-dealing.md

interface Vectors {
  seed: string; digest: string; numbers: Record<string, string>; pledges: Record<string, string>;
  message: string; block: string; words: number[]; alone: number[]; below: { bound: number; answers: number[] };
  deals: { game: string; players: number; deck: string[]; lot: number; hands: string[][]; centre: string[] }[];
  faces: Record<string, string[]>; throws: Record<string, Record<string, string>>;
}
const PAGE = readFileSync(fileURLToPath(new URL("../../docs/fair-dealing.md", import.meta.url)), "utf8");
const VECTORS = JSON.parse(/```json\n(.*?)```/s.exec(PAGE)![1]!) as Vectors;
const NONCES = [0, 1, 2].map((seat) => VECTORS.numbers[seat] ?? null);
const take = (source: Generator<number>, count: number) => Array.from({ length: count }, () => source.next().value);

describe("the vectors of the page on fair dealing", () => {
  it("have our hashes, our message and our stream", () => {
    expect(hex(sha256(unhex(VECTORS.seed)))).toBe(VECTORS.digest);
    for (const seat of [0, 2]) expect(digestOf(VECTORS.numbers[seat]!)).toBe(VECTORS.pledges[seat]);
    const message = `${messageOf(1, NONCES)}/deal`;
    expect(message).toBe(VECTORS.message);
    expect(hex(hmac(unhex(VECTORS.seed), new TextEncoder().encode(`${message}/0`)))).toBe(VECTORS.block);
    expect(take(words(VECTORS.seed, message), 16)).toEqual(VECTORS.words);
    expect(take(words(VECTORS.seed, `${messageOf(2, [null])}/deal`), 4)).toEqual(VECTORS.alone);
    const below = numbers(VECTORS.seed, message);
    expect(VECTORS.below.answers.map(() => below(VECTORS.below.bound))).toEqual(VECTORS.below.answers);
  });

  it.each(VECTORS.deals)("deal $game for $players as we do", ({ game, players, deck, lot, hands, centre }) => {
    expect(deckOf(game, players)).toEqual(deck);
    const made = deal(game, players, 1, numbers(VECTORS.seed, VECTORS.message))!;
    expect(made.lot).toBe(lot);
    const sorted = (stack: string[], seat: number) => (seat < players ? stack.toSorted() : stack);
    expect(made.stacks.map(sorted)).toEqual(hands.map(sorted));
    expect(made.centre.toSorted()).toEqual(centre.toSorted());
  });

  it("throw as we do", () => {
    for (const [place, faces] of Object.entries(VECTORS.throws))
      for (const [piece, face] of Object.entries(faces))
        expect(thrown("dice", piece, numbers(VECTORS.seed, `${messageOf(1, NONCES)}/${place}`))).toBe(face);
  });
});
