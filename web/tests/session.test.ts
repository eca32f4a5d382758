import { fromServer, page, Socket } from "./page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/line/session.svelte";
import { hex, sha256, unhex } from "../src/line/sha256";
import { preferences } from "../src/preferences.svelte";
import type { Entry, TableState } from "../src/wire.generated";
import { dealt, folded, NO_AID, played, started } from "./scene";

let session: Session;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  Socket.all = [];
  page.hidden = false;
  preferences.pace = "1";
  preferences.motion = "full";
  (sessionStorage as unknown as { clear(): void }).clear();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const playing = folded(started(), [
  dealt([["R1", "K2"], [null, null], [null, null]]),
  { event: "bids_shown", bids: [0, 1, 1] },
]);

function join(view: TableState = playing, seat: number | null = 0, seq = 10): Socket {
  session = new Session("ID");
  return Socket.last.open().down({ frame: "view", seq, seat, view, may: ["play R1"], due: [1], aid: NO_AID });
}

let seq = 10;
beforeEach(() => (seq = 10));
function events(entries: (Entry | object)[], may: string[] = [], due: number[] = []): object {
  seq += entries.length;
  return { frame: "events", seq, events: entries, may, due, aid: NO_AID };
}
const shown = () => session.heard.map(({ entry }) => entry.event);
const trick = () => session.table?.play?.trick.map(({ face }) => face);

describe("what was said before", () => {
  const log = [
    { event: "opened", settings: playing.settings },
    { event: "spoke", seat: 1, phrase: "ahoy" },
    { event: "spoke", seat: 2, phrase: "thanks" },
    { event: "spoke", seat: 1, phrase: "oops" },
  ];
  afterEach(() => (fromServer.log = null));

  it("is read by whoever comes in the middle, and told to nobody aloud", async () => {
    fromServer.log = log;
    join(playing, 0, 3);
    const told = vi.fn();
    session.listen(told);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.heard.map(({ seq, entry }) => [seq, entry.event])).toEqual([[2, "spoke"], [3, "spoke"]]);
    expect(session.table).toEqual(playing);
    expect(told).not.toHaveBeenCalled();
  });

  it("stands before what has come in the meantime", async () => {
    fromServer.log = log;
    const socket = join(playing, 0, 3);
    seq = 3;
    socket.down(events([{ event: "spoke", seat: 1, phrase: "oops" }]));
    await vi.advanceTimersByTimeAsync(1);
    expect(session.heard.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });

  it("is missed where the server does not tell it", async () => {
    join(playing, 0, 3);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.heard).toEqual([]);
  });
});

describe("the line", () => {
  it("opens at once and joins", () => {
    session = new Session("ID");
    expect(session.line).toBe("opening");
    expect(Socket.last.url).toBe("ws://ship.example:6660/ws/ID");
    expect(Socket.last.open().sent).toEqual([{ frame: "join", protocol: 1 }]);
  });

  it("shows the view it is given", () => {
    join();
    expect([session.line, session.seat, session.may, session.due]).toEqual(["open", 0, ["play R1"], [1]]);
    expect(session.table).toEqual(playing);
  });

  it("comes back with the number of the last entry, later and later", () => {
    join().close(1013);
    expect(session.line).toBe("lost");
    for (let attempt = 1, pause = 500; attempt < 8; attempt++, pause = Math.min(pause * 2, 10_000)) {
      vi.advanceTimersByTime(pause - 1);
      expect(Socket.all.length).toBe(attempt);
      vi.advanceTimersByTime(pause / 2 + 1);
      expect(Socket.all.length).toBe(attempt + 1);
      if (attempt < 7) Socket.last.close(1006);
    }
    expect(Socket.last.open().sent).toEqual([{ frame: "join", protocol: 1, since: 10 }]);
  });

  it("comes back at once when the network or the reader does", () => {
    join().close(1006);
    dispatchEvent(new Event("online"));
    expect(Socket.all.length).toBe(2);
    Socket.last.close(1006);
    page.dispatchEvent(new Event("visibilitychange"));
    expect(Socket.all.length).toBe(3);
    vi.advanceTimersByTime(7_000); // no attempt of before is still to come
    expect(Socket.all.length).toBe(3);
  });

  it("is closed for good by a refusal at the door", () => {
    session = new Session("ID");
    Socket.last.open().down({ frame: "refused", code: "reload", facts: { protocol: 2 } }).close(1008);
    expect([session.line, session.closedBy?.code]).toEqual(["closed", "reload"]);
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
  });

  it("is closed by its owner without coming back", () => {
    join();
    session.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect([session.line, session.closedBy, Socket.all.length]).toEqual(["closed", null, 1]);
  });

  it("shows what happened meanwhile at once, and nothing twice", () => {
    const line = join();
    line.down(events([played(1, "R5")]));
    vi.advanceTimersByTime(5000);
    line.close(1006);
    vi.advanceTimersByTime(1000);
    const gap = { ...events([played(2, "R7")], ["play R1"]), events: [played(1, "R5"), played(2, "R7")] };
    Socket.last.open().down(gap);
    expect(trick()).toEqual(["R5", "R7"]);
    expect(session.may).toEqual(["play R1"]);
  });

  it("survives frames it does not know", () => {
    join().onmessage?.({ data: "no frame" });
    Socket.last.down({ frame: "fog" });
    expect(session.line).toBe("open");
  });
});

describe("what was asked", () => {
  it("is in flight until its entry comes", () => {
    const line = join();
    session.play("play R1");
    expect(session.asked).toBe("play R1");
    expect(line.moves[0]).toMatchObject({ frame: "move", move: "play R1", at: 10 });
    line.down(events([played(1, "R5")]));
    expect(session.asked).toBe("play R1");
    line.down(events([played(0, "R1")]));
    expect(session.asked).toBeNull();
  });

  it("is asked again under the same id over a new line", () => {
    const line = join();
    session.play("play R1");
    session.act({ act: "speak", phrase: "ahoy" });
    line.close(1006);
    vi.advanceTimersByTime(1000);
    Socket.last.open();
    expect(Socket.last.moves).toEqual([]);
    Socket.last.down(events([{ event: "spoke", seat: 0, phrase: "ahoy" }]));
    expect(Socket.last.moves).toEqual([line.moves[0]]);
  });

  it("waits for a line that is not open", () => {
    const line = join();
    line.close(1006);
    session.play("play R1");
    vi.advanceTimersByTime(1000);
    Socket.last.open().down(events([]));
    expect(Socket.last.moves.map(({ move }) => move)).toEqual(["play R1"]);
  });

  it("may be refused, and the next wish forgets that", () => {
    const line = join();
    session.play("play K2");
    line.down({ frame: "refused", code: "must_follow", facts: {}, rule: "SK7", id: line.moves[0]!.id });
    expect([session.refused?.code, session.asked]).toEqual(["must_follow", null]);
    session.play("play R1");
    expect(session.refused).toBeNull();
  });

  it("forgets a refusal when something of mine happens", () => {
    const line = join();
    session.play("play K2");
    line.down({ frame: "refused", code: "must_follow", id: line.moves[0]!.id });
    line.down(events([{ event: "spoke", seat: 1, phrase: "ahoy" }]));
    expect(session.refused).not.toBeNull();
    line.down(events([played(0, "R1")]));
    expect(session.refused).toBeNull();
  });

  it("is sent again a moment after it was too fast", () => {
    const line = join();
    session.play("play R1");
    line.down({ frame: "refused", code: "too_fast", id: line.moves[0]!.id });
    expect([session.refused, session.asked]).toEqual([null, "play R1"]);
    vi.advanceTimersByTime(500);
    expect(line.moves.length).toBe(2);
    expect(line.moves[1]).toEqual(line.moves[0]);
  });
});

describe("the reader's pace", () => {
  it("parts the plays of others, and offers moves when all are shown", () => {
    const line = join();
    vi.advanceTimersByTime(5000);
    line.down(events([played(1, "R5")])).down(events([played(2, "R7")], ["play R1"], [0]));
    expect([trick(), session.waiting, session.may]).toEqual([["R5"], 1, []]);
    vi.advanceTimersByTime(999);
    expect(trick()).toEqual(["R5"]);
    vi.advanceTimersByTime(1);
    expect([trick(), session.waiting, session.may, session.due]).toEqual([["R5", "R7"], 0, ["play R1"], [0]]);
  });

  it("of 0 shows plays at once, of enter one by one", () => {
    preferences.pace = "0";
    join().down(events([played(1, "R5")])).down(events([played(2, "R7")]));
    expect(trick()).toEqual(["R5", "R7"]);
    session.close();
    preferences.pace = "enter";
    seq = 10;
    join().down(events([played(1, "R5")])).down(events([played(2, "R7")]));
    vi.advanceTimersByTime(60_000);
    expect(trick()).toEqual([]);
    session.next();
    expect([trick(), session.waiting]).toEqual([["R5"], 1]);
    session.next();
    expect([trick(), session.waiting]).toEqual([["R5", "R7"], 0]);
  });

  it("never holds up my own move, but the finished trick is seen", () => {
    preferences.pace = "0";
    const line = join();
    line.down(events([played(1, "R5")])).down(events([played(2, "R7")]));
    line.down(events([played(0, "R1"), { event: "trick_taken", seat: 2, bonus: 0, rule: "SK15" }], [], [2]));
    expect([trick(), session.waiting]).toEqual([["R5", "R7", "R1"], 1]);
    expect(session.aid.now).toMatchObject({ event: "trick_taken", seat: 2 });
    vi.advanceTimersByTime(900);
    expect([trick(), session.waiting, session.table?.play?.leader]).toEqual([[], 0, 2]);
  });

  it("lets a key skip everything that waits", () => {
    preferences.pace = "3";
    const line = join();
    line.down(events([played(1, "R5")])).down(events([played(2, "R7")], ["play R1"]));
    session.skip();
    expect([trick(), session.may]).toEqual([["R5", "R7"], ["play R1"]]);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(["played", "played"]);
  });

  it("waits for the Yo-ho-ho, unless nothing should move", () => {
    preferences.pace = "0";
    const choosing = folded(started(), [dealt([["R1", "K2"], [null, null], [null, null]])]);
    const story = [{ event: "bids_shown", bids: [0, 1, 1] }, played(1, "R5")];
    join(choosing).down(events(story));
    expect(trick()).toEqual([]);
    vi.advanceTimersByTime(1140);
    expect(trick()).toEqual(["R5"]);
    session.close();
    preferences.motion = "reduced";
    seq = 10;
    join(choosing).down(events(story));
    expect(trick()).toEqual(["R5"]);
  });

  it("does not matter while my clock runs", () => {
    const clock = { event: "timed", seat: 0, deadline: 2000, bank: 90 };
    join().down(events([played(1, "R5")])).down(events([played(2, "R7"), clock], ["play R1"]));
    expect([trick(), session.may]).toEqual([["R5", "R7"], ["play R1"]]);
  });

  it("does not matter while nobody looks", () => {
    preferences.pace = "enter";
    join().down(events([played(1, "R5")]));
    expect(trick()).toEqual([]);
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(trick()).toEqual(["R5"]);
  });

  it("lets talk through at once when nothing waits before it", () => {
    preferences.pace = "3";
    join().down(events([{ event: "spoke", seat: 1, phrase: "ahoy" }, { event: "unheard_of" }]));
    expect(shown()).toEqual(["spoke", "unheard_of"]);
  });
});

describe("listeners", () => {
  it("find what may be done now, and what still waits", () => {
    const line = join();
    const told: unknown[] = [];
    session.listen(() => told.push([session.waiting, session.may]));
    line.down(events([played(1, "R5"), { event: "spoke", seat: 2, phrase: "ahoy" }], ["play R1"]));
    expect(told).toEqual([[1, []], [0, ["play R1"]]]);
  });

  it("hear every entry with the table before and after it, until they leave", () => {
    const line = join();
    const told: number[] = [];
    const leave = session.listen(({ seq, before, after }) => {
      told.push(seq, before.play!.trick.length, after.play!.trick.length);
    });
    line.down(events([played(1, "R5")]));
    vi.advanceTimersByTime(2000);
    leave();
    line.down(events([played(2, "R7")]));
    vi.advanceTimersByTime(2000);
    expect(told).toEqual([11, 0, 1]);
  });

  it("find at most 1000 entries kept", () => {
    const line = join();
    const ahoys = Array.from({ length: 10 }, () => ({ event: "spoke", seat: 1, phrase: "ahoy" }));
    for (let at = 0; at < 110; at++) line.down(events(ahoys));
    expect(session.heard.length).toBe(1000);
    expect(session.heard.at(-1)?.seq).toBe(1110);
  });
});

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

  it.each([
    [{}, true], [{ advice: "never" }, false], [{ advice: "always" }, true],
  ] as const)("is given to one alone among bots, or as the host says: %o", (more, given) => {
    join(started("skull_king", 3, more));
    expect(session.advised).toBe(given);
  });

  it("is not given among people unless the host says so", () => {
    const mary: Entry = { event: "sat", seat: 1, name: "Mary", guest: "" };
    join(folded(started(), [mary]));
    expect(session.advised).toBe(false);
    session.close();
    join(folded(started("skull_king", 3, { advice: "always" }), [mary]));
    expect(session.advised).toBe(true);
  });
});
