import "./page";
import { beforeEach, describe, expect, it } from "vitest";
import { Book } from "../src/pad/book.svelte";
import { following, inBox } from "../src/pad/referee";
import { cells, foldOf, Pen, type Edit, type Header } from "../src/pad/model";
import { filled, off } from "../src/pad/prefill";
import { scale } from "../src/pad/race";
import { savingOf } from "../src/pad/sheet";
import { MOST, NONE } from "../src/pad/steps";
import { Drawer, type Own, type Store } from "../src/pad/store";
import { TABLES } from "../src/pad/tables.generated";
import { typed } from "../src/pad/typing";

const HEADER: Header = { pad: 1, id: "0123456789abcdef", game: "skull_king", options: [], players: 4 };
const fresh = { ...HEADER, edits: [], steps: NONE, shown: [] };

/** A store that is as slow as the test wants. */
class Slow extends Drawer implements Store {
  held: (() => void)[] = [];
  kept: Edit[] = [];
  override async put(_: Header, edits: readonly Edit[], __: Own): Promise<void> {
    await new Promise<void>((resolve) => this.held.push(resolve));
    this.kept.push(...edits);
  }
  async release(): Promise<void> {
    while (this.held.length) {
      this.held.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

beforeEach(() => localStorage.clear());

describe("a pen", () => {
  it("counts on past an id that somebody made up in its name", () => {
    const pen = new Pen("a1b2c3d4");
    const forged = { id: "a1b2c3d4-999999999", at: 1, cell: "name/0", value: "X", over: null };
    const written = pen.write([forged], foldOf([forged]), [{ cell: "1/bid/0", value: 1 }, { cell: "1/bid/1", value: 0 }]);
    expect(written.map(({ id }) => id)).toEqual(["a1b2c3d4-2", "a1b2c3d4-3"]);
  });
});

describe("an open pad", () => {
  it("shows a tap only when it is kept, and the next tap builds on it all the same", async () => {
    const store = new Slow();
    const book = new Book(fresh, store);
    void book.change([{ cell: cells.bid(1, 0), value: 1 }]);
    void book.change([{ cell: cells.bid(1, 0), value: 0 }]);
    expect(book.sheet.rounds[0]!.bids[0]).toBeNull();
    expect(book.latest.rounds[0]!.bids[0]).toBe(0);
    await new Promise((resolve) => setTimeout(resolve));
    await store.release();
    expect(book.sheet.rounds[0]!.bids[0]).toBe(0);
    expect(store.kept.map(({ over }) => over)).toEqual([null, store.kept[0]!.id]);
  });

  it("is the same after it was closed, with what can be undone", async () => {
    const store = new Drawer();
    const book = new Book(fresh, store);
    for (const [seat, bid] of [0, 1, 0, 0].entries()) await book.change([{ cell: cells.bid(1, seat), value: bid }]);
    await book.change(savingOf(book.latest.rounds[0]!));
    const again = new Book((await store.open(HEADER.id))!, store);
    expect(again.sheet.totals).toEqual([10, 20, 10, 10]);
    await again.undo();
    expect(again.sheet.open).toBe(1);
    await again.redo();
    expect(again.sheet.totals).toEqual([10, 20, 10, 10]);
  });

  it("keeps a hundred steps and no more", async () => {
    const book = new Book(fresh, new Drawer());
    for (let step = 0; step < MOST + 5; step++) await book.change([{ cell: cells.bid(1, 0), value: step % 2 }]);
    let undone = 0;
    while (book.undoable && ++undone) await book.undo();
    expect(undone).toBe(MOST);
  });

  it("shows a value that lost once, and never again on this device", async () => {
    const store = new Drawer();
    const [ours, theirs] = [new Book(fresh, store), new Book(fresh, new Slow())];
    await ours.change([{ cell: cells.bid(2, 0), value: 1 }]);
    const other: Edit = { id: "ffffffff-1", at: Date.now() + 60_000, cell: cells.bid(2, 0), value: 2, over: null };
    await ours.merge({ ...HEADER, edits: [other] });
    await ours.merge({ ...HEADER, edits: [other] });
    expect(ours.edits.length).toBe(2);
    expect(ours.news.map(({ cell, value }) => [cell, value])).toEqual([["2/bid/0", 1]]);
    expect(theirs.news).toEqual([]);
    await ours.change([]);
    expect(new Book((await store.open(HEADER.id))!, store).news).toEqual([]);
  });

  it("refuses another pad's edits", async () => {
    const book = new Book(fresh, new Drawer());
    await expect(book.merge({ ...HEADER, id: "fedcba9876543210", edits: [] })).rejects.toMatchObject({ code: "pad_other_pad" });
    await expect(book.merge({ ...HEADER, players: 5, edits: [] })).rejects.toMatchObject({ code: "pad_other_game" });
  });

  it("says so when nothing can be kept", async () => {
    const store = new Drawer();
    store.put = () => Promise.reject(new Error("full"));
    const book = new Book(fresh, store);
    await book.change([{ cell: cells.bid(1, 0), value: 1 }]);
    expect(book.failed).toBe(true);
    expect(book.sheet.rounds[0]!.bids[0]).toBe(1);
  });
});

describe("small things", () => {
  it("fills tricks with bids, and the last open one with what is left", () => {
    expect(filled(5, [2, 1, 0, 1], [null, null, null, null])).toEqual([2, 1, 0, 1]);
    expect(filled(5, [2, 1, 0, 1], [2, 1, 1, null])).toEqual([2, 1, 1, 1]);
    expect(filled(5, [2, 1, 0, 1], [3, 2, 1, null])).toEqual([3, 2, 1, 1]);
    expect(off(5, [2, 1, 0, 1])).toMatchObject({ code: "pad_tricks_under", off: 1 });
    expect(off(5, [2, 1, 1, 1])).toBeNull();
  });

  it("where tricks may be nobody's, fills in nothing and misses none", () => {
    expect(filled(5, [2, 1, 0, 1], [2, 1, 1, null], true)).toEqual([2, 1, 1, 1]);
    expect(filled(5, [2, 1, 0, 3], [1, 1, 0, null], true)).toEqual([1, 1, 0, 3]);
    expect(off(5, [2, 1, 0, 1], true)).toBeNull();
    expect(off(5, [2, 2, 1, 1], true)).toMatchObject({ code: "pad_tricks_over", off: 1 });
  });

  it("takes a digit for a number wherever no longer one can be meant", () => {
    expect(typed("", "3", 9)).toEqual({ said: [3], pending: "" });
    expect(typed("", "1", 9)).toEqual({ said: [1], pending: "" });
    expect(typed("", "1", 10)).toEqual({ said: [], pending: "1" });
    expect(typed("1", "0", 10)).toEqual({ said: [10], pending: "" });
    expect(typed("1", "4", 10)).toEqual({ said: [1, 4], pending: "" });
    expect(typed("1", "1", 10)).toEqual({ said: [1], pending: "1" });
    expect(typed("", "8", 4)).toEqual({ said: [], pending: "" });
  });

  it("has no more of a piece than the box", () => {
    const table = TABLES.skull_king!;
    expect(inBox(table, ["SM+"], "SM-")).toBe(false);
    expect(inBox(table, ["PI", "PI", "PI", "PI"], "PI")).toBe(true);
  });

  it("asks for nothing any more once a card has freed the trick, led or behind others", () => {
    const table = { ...TABLES.skull_king!, frees: { led: ["PI"], later: ["PI"] } };
    const later = { ...table, frees: { led: [], later: ["PI"] } };
    expect(following(table, [])).toEqual({ suit: null, free: false });
    expect(following(table, ["ES"])).toEqual({ suit: null, free: false });
    expect(following(table, ["PI", "R3"])).toEqual({ suit: null, free: true });
    expect(following(table, ["ES", "PI", "R3"])).toEqual({ suit: null, free: true });
    expect(following(table, ["ES", "R3", "PI"])).toEqual({ suit: "R", free: false });
    expect(following(later, ["PI", "R3"])).toEqual({ suit: "R", free: false });
  });

  it("draws few lines, below the lowest and above the highest", () => {
    for (let high = 50; high < 900; high += 7) {
      const lines = scale(-high / 3, high);
      expect(lines.length).toBeLessThanOrEqual(10);
      expect(lines[0]).toBeLessThanOrEqual(-high / 3);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(high);
    }
  });
});
