import { Socket } from "./page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { address, hail } from "../src/line/hail";
import { Session } from "../src/line/session.svelte";
import { NO_AID, started } from "./scene";

const table = started();
const view = { frame: "view", seq: 10, seat: 0, view: table, may: ["bid 0"], due: [0], aid: NO_AID };
let sessions: Session[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
});
afterEach(() => {
  sessions.forEach((session) => session.close());
  sessions = [];
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

function come(id = "ID"): Session {
  const session = new Session(id);
  sessions.push(session);
  return session;
}

describe("a table that is hailed", () => {
  it("is joined before the page is here, and is there when the page is", () => {
    hail(address("ID"));
    expect(Socket.last.open().sent).toEqual([{ frame: "join", protocol: 2 }]);
    Socket.last.down(view);
    const session = come();
    expect([session.line, session.table, session.may]).toEqual(["open", table, ["bid 0"]]);
    expect(Socket.last.sent.map(({ frame }) => frame)).toEqual(["join", "beat"]);
    expect(Socket.all.length).toBe(1);
  });

  it("is joined once where the page is quicker", () => {
    hail(address("ID"));
    const session = come();
    expect(session.line).toBe("opening");
    expect(Socket.last.open().sent).toEqual([{ frame: "join", protocol: 2 }]);
    Socket.last.down(view);
    expect(session.table).toEqual(table);
  });

  it("is hailed once, and for one page: the next one opens a line of its own", () => {
    hail(address("ID"));
    hail(address("ID"));
    expect(Socket.all.length).toBe(1);
    come();
    come();
    expect(Socket.all.length).toBe(2);
  });

  it("may have refused us before anybody listened", () => {
    hail(address("ID"));
    Socket.last.open().down({ frame: "refused", code: "no_such_table", facts: {} }).close(1008);
    const session = come();
    expect([session.line, session.closedBy?.code]).toEqual(["closed", "no_such_table"]);
  });

  it("is tried again where its line was lost before anybody listened", () => {
    hail(address("ID"));
    Socket.last.open().close(1006);
    expect(come().line).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Socket.all.length).toBe(2);
  });

  it("is let go for another, and when no page comes: who has no page is not here", () => {
    hail(address("ID"));
    hail(address("ELSE"));
    expect(Socket.all.map(({ readyState }) => readyState)).toEqual([3, 0]);
    vi.advanceTimersByTime(20_000);
    expect(Socket.last.readyState).toBe(3);
    come("ELSE");
    expect(Socket.all.length).toBe(3);
  });
});
