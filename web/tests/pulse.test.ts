import { page, Socket } from "./page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/line/session.svelte";
import { preferences } from "../src/preferences.svelte";
import type { Entry, TableState } from "../src/wire.generated";
import { dealt, folded, NO_AID, played, started } from "./scene";

// A line that dies without a word: nothing is closed, nothing comes. The clock is ours.

let session: Session;
let seq: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  Socket.all = [];
  page.hidden = false;
  preferences.pace = "0";
  preferences.motion = "reduced";
  seq = 10;
  (sessionStorage as unknown as { clear(): void }).clear();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const choosing = folded(started(), [dealt([["R1", "K2"], [null, null], [null, null]])]);
const playing = folded(choosing, [{ event: "bids_shown", bids: [0, 1, 1] }]);

const view = (table: TableState, may: string[] = ["play R1"]): object =>
  ({ frame: "view", seq, seat: 0, view: table, may, due: [0], aid: NO_AID });
const events = (...told: Entry[]): object =>
  ({ frame: "events", seq: (seq += told.length), events: told, may: [], due: [], aid: NO_AID });

function join(table: TableState = playing): Socket {
  session = new Session("ID");
  return Socket.last.open().down(view(table));
}
const beats = (socket: Socket): number => socket.sent.filter(({ frame }) => frame === "beat").length;
const moves = (socket: Socket): string[] => socket.moves.map(({ move }) => move ?? "");
const HERE = { frame: "here", away: [] };
const mine: Entry = { event: "sealed", seat: 0, choice: "bid 1" };

describe("silence", () => {
  it("is asked into after ten seconds, and is death eight seconds later", () => {
    const socket = join();
    socket.down(HERE);
    const before = beats(socket);
    vi.advanceTimersByTime(9_999);
    expect([beats(socket) - before, session.line]).toEqual([0, "open"]);
    vi.advanceTimersByTime(1);
    expect([beats(socket) - before, session.line]).toEqual([1, "open"]);
    vi.advanceTimersByTime(7_999);
    expect(session.line).toBe("open");
    vi.advanceTimersByTime(1);
    expect(session.line).toBe("lost");
  });

  it("lasts at most twenty seconds before it is seen, whenever it began", () => {
    for (const after of [0, 4_000, 9_000, 10_001, 15_000]) {
      const socket = join().down(HERE);
      for (let waited = 0; waited < after; waited += 500) {
        vi.advanceTimersByTime(500);
        if (socket.sent.at(-1)?.frame === "beat") socket.down(HERE);
      }
      vi.advanceTimersByTime(20_000);
      expect(session.line).toBe("lost");
      session.close();
    }
  });

  it("is no death where the server answers", () => {
    const socket = join();
    for (let minute = 0; minute < 60; minute++) {
      vi.advanceTimersByTime(10_000);
      expect(socket.sent.at(-1)).toEqual({ frame: "beat" });
      socket.down(HERE);
    }
    expect([session.line, Socket.all.length]).toEqual(["open", 1]);
  });

  it("is asked into seldom where nobody looks, and at once when somebody does again", () => {
    const socket = join().down(HERE);
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    const before = beats(socket);
    vi.advanceTimersByTime(59_000);
    expect(beats(socket)).toBe(before);
    vi.advanceTimersByTime(1_000);
    expect(beats(socket)).toBe(before + 1);
    socket.down(HERE);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(beats(socket)).toBe(before + 2);
    vi.advanceTimersByTime(8_000);
    expect(session.line).toBe("lost");
  });

  it("of a page that slept proves nothing: it is asked once more", () => {
    const socket = join().down(HERE);
    vi.advanceTimersByTime(10_000);
    const before = beats(socket);
    vi.setSystemTime(Date.now() + 600_000); // the timers stood still meanwhile
    vi.advanceTimersByTime(8_000);
    expect([session.line, beats(socket)]).toEqual(["open", before + 1]);
    vi.advanceTimersByTime(8_000);
    expect(session.line).toBe("lost");
  });

  it("after a join that is never answered ends in another attempt", () => {
    session = new Session("ID");
    Socket.last.open();
    vi.advanceTimersByTime(8_000);
    expect(session.line).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(Socket.all.length).toBe(2);
  });

  it("stays well within what a guest may send", () => {
    const socket = join();
    for (let at = 0; at < 100; at++) {
      vi.advanceTimersByTime(600);
      if (socket.sent.at(-1)?.frame === "beat") socket.down(HERE);
    }
    expect(beats(socket)).toBeLessThan(10); // in a minute; a guest may send 600 frames
  });
});

describe("a move", () => {
  it("that is not answered within three seconds tells that the line is dead", () => {
    join(choosing);
    session.play("bid 1");
    vi.advanceTimersByTime(2_999);
    expect([session.line, session.unsent]).toEqual(["open", null]);
    vi.advanceTimersByTime(1);
    expect([session.line, session.unsent]).toEqual(["lost", "bid 1"]);
  });

  it("that is answered disturbs nobody", () => {
    const socket = join(choosing).down(HERE);
    const before = beats(socket);
    session.play("bid 1");
    socket.down({ ...events(mine), done: socket.moves[0]!.id });
    vi.advanceTimersByTime(9_000);
    expect([session.line, beats(socket)]).toEqual(["open", before]);
  });

  it("is asked after where something else came that may have been on its way before", () => {
    const socket = join(choosing).down(HERE);
    const before = beats(socket);
    session.play("bid 1");
    vi.advanceTimersByTime(100);
    socket.down(events({ event: "sealed", seat: 1, choice: "?" }));
    expect(beats(socket)).toBe(before + 1);
    vi.advanceTimersByTime(3_000);
    expect(session.line).toBe("lost");
  });

  it("on which the server is slow is no dead line while it answers", () => {
    const socket = join(choosing).down(HERE);
    session.play("bid 1");
    vi.advanceTimersByTime(100);
    socket.down(events({ event: "sealed", seat: 1, choice: "?" })).down(HERE);
    vi.advanceTimersByTime(9_000);
    expect(session.line).toBe("open");
  });

  it("goes out again on return under the same id, once", () => {
    const first = join(choosing);
    session.play("bid 1");
    vi.advanceTimersByTime(4_000);
    const again = Socket.last.open().down({ ...events(), seq });
    expect(moves(again)).toEqual(["bid 1"]);
    expect(again.moves[0]!.id).toBe(first.moves[0]!.id);
    again.down({ ...events(mine), done: again.moves[0]!.id });
    again.close(1006);
    vi.advanceTimersByTime(1_000);
    Socket.last.open().down({ ...events(), seq });
    expect([moves(Socket.last), session.asked]).toEqual([[], null]);
  });

  it("that was made while the line was lost waits for it, and is marked", () => {
    join(choosing).close(1006);
    session.play("bid 1");
    expect(session.unsent).toBe("bid 1");
    vi.advanceTimersByTime(1_000);
    Socket.last.open().down({ ...events(), seq });
    expect([moves(Socket.last), session.unsent]).toEqual([["bid 1"], null]);
  });

  it("goes out again also where the table is shown anew", () => {
    join(choosing).close(1006);
    session.play("bid 1");
    vi.advanceTimersByTime(1_000);
    Socket.last.open().down(view(choosing, ["bid 0", "bid 1"]));
    expect([moves(Socket.last), session.asked]).toEqual([["bid 1"], "bid 1"]);
  });

  it("is let go where a table that is shown anew has it, or is in another moment", () => {
    const later: TableState = { ...choosing, play: { ...choosing.play!, round: 3 } };
    for (const shown of [folded(choosing, [mine]), playing, later]) {
      join(choosing).close(1006);
      session.play("bid 1");
      vi.advanceTimersByTime(1_000);
      Socket.last.open().down(view(shown));
      expect([moves(Socket.last), session.asked]).toEqual([[], null]);
      session.close();
    }
  });

  it("is over where a bot has made it meanwhile", () => {
    join(playing).close(1006);
    session.play("play R1");
    vi.advanceTimersByTime(1_000);
    const told: Entry[] = [{ event: "stood_in", seat: 0, bot: "level3" }, played(0, "K2")];
    Socket.last.open().down(events(...told));
    expect([moves(Socket.last), session.asked]).toEqual([[], null]);
  });
});

describe("the device's word", () => {
  it("that there is no network is believed at once", () => {
    const socket = join(choosing);
    dispatchEvent(new Event("offline"));
    expect([session.line, socket.readyState]).toEqual(["lost", 3]);
    session.play("bid 1");
    expect(session.unsent).toBe("bid 1");
    dispatchEvent(new Event("online"));
    Socket.last.open().down({ ...events(), seq });
    expect([session.line, moves(Socket.last)]).toEqual(["open", ["bid 1"]]);
  });

  it("is tried all the same: the server may be on this computer", () => {
    join();
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(1_000);
    expect(Socket.all.length).toBe(2);
  });
});

describe("who else is there", () => {
  it("is asked on arrival, and told whenever it changes", () => {
    const socket = join();
    expect(socket.sent.at(-1)).toEqual({ frame: "beat" });
    socket.down({ frame: "here", away: [1] });
    expect(session.away).toEqual([1]);
    socket.down(HERE);
    expect(session.away).toEqual([]);
  });

  it("is no reason to complain where the server finds us too fast", () => {
    join().down({ frame: "refused", code: "too_fast", facts: {} });
    expect(session.refused).toBeNull();
  });
});

describe("a hint that comes after my move", () => {
  it("says nothing any more", () => {
    const socket = join(playing);
    session.hint();
    session.play("play R1");
    socket.down(events(played(0, "R1")));
    const { id } = socket.sent.find(({ frame }) => frame === "hint") as { id: string };
    socket.down({ frame: "advice", id, seq: 10, move: "play K2", options: [], reasons: [] });
    expect(session.advice).toBeNull();
  });
});

describe("a move that is taken back", () => {
  it("leaves the log, and is told until the next one", () => {
    const socket = join(choosing);
    session.play("bid 1");
    socket.down(events(mine));
    expect([session.mayUndo, session.heard.length]).toEqual([true, 1]);
    session.act({ act: "undo" });
    seq += 1;
    socket.down(view(choosing));
    expect([session.undone?.entry, session.heard.length, session.mayUndo]).toEqual([mine, 0, false]);
    session.play("bid 0");
    socket.down(events({ ...mine, choice: "bid 0" }));
    expect(session.undone).toBeNull();
  });

  it("is the choice, not its showing, where a piece was chosen unseen", () => {
    const chosen: Entry = { event: "sealed", seat: 0, choice: "play R1" };
    const socket = join(playing);
    session.play("play R1");
    socket.down(events(chosen)).down(events(played(0, "R1")));
    session.act({ act: "undo" });
    seq += 1;
    socket.down(view(playing));
    expect([session.undone?.entry, session.heard.length]).toEqual([chosen, 0]);
  });

  it("can only be one of mine, in its round, where nobody else plays", () => {
    const mary: Entry = { event: "sat", seat: 1, name: "Mary", guest: "" };
    for (const table of [choosing, folded(playing, [mary])]) {
      join(table);
      expect(session.mayUndo).toBe(false);
      session.close();
    }
    join(playing);
    expect(session.mayUndo).toBe(true);
  });
});
