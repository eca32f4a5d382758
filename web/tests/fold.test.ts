import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { bonus, evolve, first, lastTrick, scores, won } from "../src/line/fold";
import type { Entry, State, TableState } from "../src/wire.generated";

interface Step { entry: Entry; view: TableState }

// The whole fleet is written by tests/web/test_fold.py; alone we fold the sample in the tree.
const FOLDER = process.env.JOLLYROGER_FRAMES ?? fileURLToPath(new URL("frames", import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));

function steps(file: string): Step[] {
  const lines = readFileSync(`${FOLDER}/${file}`, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Step);
}

describe("the fold", () => {
  it.each(files)("%s adds up to what the server shows, after every entry", (file) => {
    const [opened, ...rest] = steps(file);
    if (opened?.entry.event !== "opened") throw new Error("a log begins with its opening");
    let table = first(opened.entry);
    expect(JSON.stringify(table)).toBe(JSON.stringify(opened.view));
    for (const { entry, view } of rest) {
      const before = JSON.stringify(table);
      const after = evolve(table, entry);
      if (JSON.stringify(after) !== JSON.stringify(view)) expect(after, JSON.stringify(entry)).toEqual(view);
      expect(JSON.stringify(after)).toBe(JSON.stringify(view));
      expect(JSON.stringify(table)).toBe(before);
      table = after;
    }
  });

  it("passes over what it does not know", () => {
    const table = steps(files[0]!).at(-1)!.view;
    expect(evolve(table, { event: "mutinied", seat: 0 } as unknown as Entry)).toBe(table);
  });

  it("passes over a move of a game that has not begun", () => {
    const table = steps(files[0]!)[0]!.view;
    expect(evolve(table, { event: "played", seat: 0, piece: "R1", face: "R1" })).toBe(table);
  });
});

describe("readers", () => {
  const line = (points: number) => ({ bid: 1, won: 1, bonus: 0, points, rule: "SK18" });
  const state = {
    players: 2,
    tricks: [[1, 30], [0, 0], [1, 50]].map(([taker, bonus]) => ({ laid: [], taker, bonus })),
    sheet: [[line(20), line(-10)], [line(-20), line(40)]],
  } as unknown as State;

  it("count tricks, bonus points and scores", () => {
    expect([won(state, 0), won(state, 1)]).toEqual([1, 2]);
    expect([bonus(state, 0), bonus(state, 1)]).toEqual([0, 80]);
    expect(scores(state)).toEqual([0, 30]);
    expect(lastTrick(state)?.bonus).toBe(50);
    expect(lastTrick({ ...state, tricks: [] })).toBeNull();
  });
});
