import { fromServer, page, Socket } from "./page";
import { afterEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../src/preferences.svelte";
import { countFrom, events, join, openSession, playing, session } from "./joined";
import { dealt, folded, played, started } from "./scene";

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
    countFrom(3);
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
    openSession();
    expect(session.line).toBe("opening");
    expect(Socket.last.url).toBe("ws://ship.example:6660/ws/ID");
    expect(Socket.last.open().sent).toEqual([{ frame: "join", protocol: 2 }]);
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
    expect(Socket.last.open().sent).toEqual([{ frame: "join", protocol: 2, since: 10 }]);
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
    openSession();
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
  it("is in flight until the server says that it is done", () => {
    const line = join();
    session.play("play R1");
    expect(session.asked).toBe("play R1");
    expect(line.moves[0]).toMatchObject({ frame: "move", move: "play R1", at: 10 });
    line.down(events([played(1, "R5")]));
    expect(session.asked).toBe("play R1");
    line.down({ ...events([played(0, "R1")]), done: line.moves[0]!.id });
    expect(session.asked).toBeNull();
  });

  it("is in flight while something of mine comes that another window asked for", () => {
    const line = join();
    session.act({ act: "speak", phrase: "ahoy" });
    session.play("play R1");
    line.down({ ...events([played(0, "R1")]), done: line.moves[0]!.id });
    expect(session.asked).toBe("play R1");
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
    expect(Socket.last.moves).toEqual(line.moves);
    Socket.last.down({ ...events([]), done: line.moves[0]!.id });
    expect(session.asked).toBeNull();
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
    countFrom(10);
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
    countFrom(10);
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
