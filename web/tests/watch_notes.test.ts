import { Socket } from "./page";
import { describe, expect, it } from "vitest";
import { notesOf } from "../src/line/notes";
import { Session } from "../src/line/session.svelte";
import { digestOf } from "../src/line/sha256";
import type { Entry, TableState } from "../src/wire.generated";
import {
  acts, doubts, hear, join, marys, mine, miss, openSession, pledged, pledgesIn, rejoin,
  seal, seq, session, socket, table,
} from "./lying_server";
import { folded, NO_AID } from "./scene";

describe("rounds that ended while the line was lost", () => {
  const at = (round: number, play = round): TableState => ({
    ...table,
    play: { ...table.play!, round: play, phase: "choose" },
    next_deal: { round, digest: "ab".repeat(32), seed: "", pledges: [null, null, null], nonces: [null, null, null], without: [], revealing: false },
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
    rejoin({ ...at(1), next_deal: session.table!.next_deal });
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
    miss(2); // two entries were never told
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
    openSession("OTHER");
    Socket.last.open().down({ frame: "view", seq: 3, seat: null, view: table, may: [], due: [], aid: NO_AID });
    expect(notesOf("OTHER")).toBeNull();
  });

  it("are kept of the last games only", () => {
    for (let game = 0; game < 7; game++) {
      openSession(`T${game}`);
      Socket.last.open().down({ frame: "view", seq: 3, seat: 0, view: table, may: [], due: [], aid: NO_AID });
      session.close();
    }
    expect([0, 1, 2, 6].map((game) => notesOf(`T${game}`) !== null)).toEqual([false, false, true, true]);
  });
});
