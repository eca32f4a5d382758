import { fromServer, Socket } from "./page";
import { describe, expect, it, vi } from "vitest";
import { hex, sha256, unhex } from "../src/line/sha256";
import { preferences } from "../src/preferences.svelte";
import type { Entry } from "../src/wire.generated";
import { events, join, session } from "./joined";
import { folded, played, started } from "./scene";

describe("my part of the deal", () => {
  const seal = { event: "seed_sealed", round: 1, digest: "ab".repeat(32), seed: "" };
  const pledged = (digest: string) => ({ event: "pledged", seat: 0, digest });

  it("is pledged when the seed is sealed, and shown when all have pledged", () => {
    preferences.pace = "enter";
    const line = join(started());
    line.down(events([seal]));
    const pledge = line.moves[0]!.act!;
    expect(pledge).toMatchObject({ act: "pledge" });
    line.down(events([pledged(String(pledge.digest)), { event: "pledges_in" }]));
    const reveal = line.moves[1]!.act!;
    expect(hex(sha256(unhex(String(reveal.nonce))))).toBe(pledge.digest);
    line.down(events([{ event: "revealed", seat: 0, nonce: reveal.nonce }]));
    expect(line.moves.length).toBe(2);
    expect(session.asked).toBeNull();
  });

  it("is pledged on joining late, and not by a spectator", () => {
    const sealed = folded(started(), [seal as Entry]);
    expect(join(sealed).moves.map(({ act }) => act?.act)).toEqual(["pledge"]);
    session.close();
    expect(join(sealed, null).moves).toEqual([]);
  });

  it("is shown after a reload in between", () => {
    const sealed = folded(started(), [seal as Entry]);
    const digest = String(join(sealed).moves[0]!.act!.digest);
    session.close();
    const both = folded(sealed, [pledged(digest) as Entry, { event: "pledges_in" }]);
    const [reveal] = join(both).moves;
    expect(hex(sha256(unhex(String(reveal!.act!.nonce))))).toBe(digest);
  });

  it("is not shown where another window pledged", () => {
    const line = join(started());
    line.down(events([seal]));
    line.down({ frame: "refused", code: "no_number_wanted", id: line.moves[0]!.id });
    line.down(events([pledged("cd".repeat(32)), { event: "pledges_in" }]));
    expect([line.moves.length, session.refused]).toEqual([1, null]);
  });

  it("is another number every round", () => {
    const line = join(started());
    line.down(events([seal])).down(events([{ event: "seed_shown", round: 1, seed: "" }]));
    line.down(events([{ ...seal, digest: "cd".repeat(32) }]));
    const [one, two] = line.moves.map(({ act }) => act?.digest);
    expect(one).not.toBe(two);
  });
});

describe("the server's clock", () => {
  it("is asked for where a clock may run", async () => {
    fromServer.date = new Date(1_060_000).toUTCString();
    join(started("skull_king", 3, { speed: "calm" }));
    await vi.waitFor(() => expect(session.now()).toBeCloseTo(1060.75, 0));
    expect(fromServer.asked).toContain("/api/tables/ID");
  });
});

describe("a hint", () => {
  const advice = (id: unknown) => ({
    frame: "advice", id, seq: 10, move: "play R1", options: [{ move: "play R1", points: 3.2 }], reasons: [],
  });
  const asked = (socket: Socket) => socket.sent.filter(({ frame }) => frame === "hint");

  it("is asked for once, and said again when asked again", () => {
    const socket = join();
    session.hint();
    session.hint();
    expect(asked(socket).length).toBe(1);
    socket.down(advice(asked(socket)[0]?.id));
    const first = session.advice;
    expect(first?.move).toBe("play R1");
    session.hint();
    expect(asked(socket).length).toBe(1);
    expect(session.advice).toEqual(first);
    expect(session.advice).not.toBe(first);
  });

  it("goes with my next move, and stays while others do theirs", () => {
    const socket = join();
    session.hint();
    socket.down(advice(asked(socket)[0]?.id)).down(events([{ event: "spoke", seat: 1, phrase: "ahoy" }]));
    vi.advanceTimersByTime(5000);
    expect(session.advice).not.toBeNull();
    socket.down(events([played(0, "R1")]));
    vi.advanceTimersByTime(5000);
    expect(session.advice).toBeNull();
  });

  it("of before my move is neither said again nor said late, and another may be asked for", () => {
    const socket = join();
    session.hint();
    socket.down(advice(asked(socket)[0]?.id));
    session.play("play R1");
    expect(session.advice).toBeNull();
    session.hint();
    session.play("play R1");
    socket.down(advice(asked(socket)[1]?.id));
    expect(session.advice).toBeNull();
    session.hint();
    expect(asked(socket).length).toBe(3);
    socket.down(events([played(0, "R1")], [], [])).down({ ...advice(asked(socket)[2]?.id), seq: 99 });
    vi.advanceTimersByTime(5000);
    expect(session.advice?.seq).toBe(99);
  });

  it("waits until the table it is about has been shown", () => {
    const socket = join();
    socket.down(events([played(1, "R5"), played(2, "R7")], ["play R1"], [0]));
    session.hint();
    socket.down(advice(asked(socket)[0]?.id));
    expect([session.waiting > 0, session.advice]).toEqual([true, null]);
    vi.advanceTimersByTime(5000);
    expect([session.waiting, session.advice?.move]).toEqual([0, "play R1"]);
  });

  it("that is refused says why, and may be asked for again", () => {
    const socket = join();
    session.hint();
    socket.down({ frame: "refused", code: "hints_are_off", facts: {}, id: asked(socket)[0]?.id });
    expect([session.refused?.code, session.advice]).toEqual(["hints_are_off", null]);
    session.hint();
    expect([session.refused, asked(socket).length]).toEqual([null, 2]);
  });

  it("is asked for again over a new line", () => {
    const socket = join();
    session.hint();
    socket.close(1006);
    vi.advanceTimersByTime(1000);
    Socket.last.open().down(events([]));
    expect(asked(Socket.last)).toEqual(asked(socket));
  });

  it("is offered where the frame says so, until one does not", () => {
    const line = join(started(), 0, 10, true);
    expect(session.hints).toBe(true);
    line.down(events([{ event: "sat", seat: 1, name: "Mary", guest: "" }]));
    expect(session.hints).toBe(false);
  });
});
