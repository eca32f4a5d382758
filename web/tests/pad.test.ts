import "./page";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Refusal } from "../src/api";
import { csv } from "../src/pad/csv";
import { figures } from "../src/pad/figures";
import { read, readPlain, unlike, write } from "../src/pad/file";
import { conflicts, foldOf, gathered, Pen, type Edit, type PadFile, type Value } from "../src/pad/model";
import { following, judge, resolve, type Paid } from "../src/pad/referee";
import { caughtOf, isBid, lineOf, plankOf } from "../src/pad/score";
import { leading, over, sheetOf, type Sheet } from "../src/pad/sheet";
import { andThen, NONE, redo, stepOf, undo } from "../src/pad/steps";
import { TABLES, type Table } from "../src/pad/tables.generated";
import { checkName, cleanName } from "../src/words/characters";

/** What Python says: tests/web/test_pad_vectors.py writes it. */
const FOLDER = process.env.JOLLYROGER_PAD;
const said = <T>(name: string): T => JSON.parse(readFileSync(join(FOLDER!, name), "utf-8")) as T;
const sheet = (pad: PadFile): Sheet => sheetOf(pad, foldOf(pad.edits));
const called = ({ names }: Sheet): string[] => names.map((name, seat) => name ?? `Player ${seat + 1}`);

// With the games that only the tests have.
if (FOLDER) Object.assign(TABLES, said<Record<string, Table>>("tables.json"));

describe.skipIf(!FOLDER)("the pad is what Python says", () => {
  it("scores every line of every game", () => {
    type Row = [number, number, number, Record<string, number>, number, number, string];
    for (const [name, rows] of Object.entries(said<Record<string, Row[]>>("scores.json"))) {
      const table = TABLES[name]!;
      for (const [cards, bid, won, times, points, bonus, rule] of rows)
        expect(lineOf(table.bidding!, cards, bid, won, caughtOf(table, times))).toEqual({ bid, won, bonus, points, rule });
    }
  });

  it("adds up every plank", () => {
    for (const [name, rows] of Object.entries(said<Record<string, [number[], number, string][]>>("planks.json")))
      for (const [spaces, points, rule] of rows) expect(plankOf(TABLES[name]!, spaces)).toMatchObject({ points, rule });
  });

  it("gives every trick to the same piece for the same reason", () => {
    type Row = [string[], string | null, number | null, number, string, Paid[]];
    for (const [name, rows] of Object.entries(said<Record<string, Row[]>>("tricks.json"))) {
      expect(rows.length).toBeGreaterThanOrEqual(10_000);
      for (const [codes, trump, taker, leader, rule, paid] of rows)
        expect(judge(TABLES[name]!, codes, trump), `${codes.join(" ")} ${trump}`).toEqual({ taker, leader, rule, paid });
    }
  });

  it("asks of the next card what the game asks", () => {
    for (const [name, rows] of Object.entries(said<Record<string, [string[], string | null, boolean][]>>("following.json")))
      for (const [codes, suit, free] of rows)
        expect(following(TABLES[name]!, codes), `${name} ${codes.join(" ")}`).toEqual({ suit, free });
  });

  it("moves every pirate", () => {
    type Row = [string[], string[], number, [number, string, number][], string[], number];
    for (const [name, rows] of Object.entries(said<Record<string, Row[]>>("climbs.json"))) {
      expect(rows.length).toBeGreaterThanOrEqual(10_000);
      for (const [centre, trick, unowned, moves, after, leader] of rows) {
        const told = resolve(TABLES[name]!, centre, trick, unowned);
        expect(told.steps.map(({ index, suit, by }) => [index, suit, by])).toEqual(moves);
        expect([told.centre, told.leader]).toEqual([after, leader]);
      }
    }
  });

  it("reads pads alike", () => {
    for (const told of said<PadTold[]>("pads.json")) {
      const pad = readPlain(told.pad);
      const found = sheet(pad);
      expect(Object.fromEntries([...foldOf(pad.edits)].map(([cell, { value }]) => [cell, value]))).toEqual(told.cells);
      expect(conflicts(pad.edits)).toEqual(told.conflicts);
      expect(found.rounds.map((round) => toldRound(found, round.number))).toEqual(told.rounds);
      expect([found.totals, found.race, found.open, over(found)]).toEqual([told.totals, told.race, told.open, told.over]);
      if (told.winners) expect(leading(found.totals)).toEqual(told.winners);
      expect(csv(found, called(found))).toBe(told.csv);
      expect(read(write(pad, pad.edits))).toEqual(pad);
    }
  });

  it("merges alike, whichever comes first", () => {
    for (const { a, b, merged } of said<{ a: PadFile; b: PadFile; merged: PadFile }[]>("merges.json")) {
      expect(unlike(a, b)).toBeNull();
      expect(gathered([...a.edits, ...b.edits])).toEqual(merged.edits);
      expect(gathered([...b.edits, ...a.edits])).toEqual(merged.edits);
    }
  });

  it("undoes and redoes alike", () => {
    for (const { pad, device, steps: todo, cells } of said<UndoTold[]>("undo.json")) {
      let [edits, steps] = [readPlain(pad).edits, NONE];
      const pen = new Pen(device);
      for (const { do: what, now, values, edits: wanted } of todo) {
        const fold = foldOf(edits);
        const writes = Object.entries(values ?? {}).map(([cell, value]) => ({ cell, value }));
        const set = pen.write(edits, fold, writes, now);
        const turned = what === "undo" ? undo(pen, edits, steps, now) : what === "redo" ? redo(pen, edits, steps, now) : null;
        const written = what === "set" ? set : turned?.written ?? null;
        expect(written ?? []).toEqual(wanted ?? []);
        if (turned) steps = turned.steps;
        else if (what === "set" && set.length) steps = andThen(steps, stepOf(fold, set));
        edits = gathered([...edits, ...(written ?? [])]);
      }
      expect(Object.fromEntries([...foldOf(edits)].map(([cell, { value }]) => [cell, value]))).toEqual(cells);
    }
  });

  it("refuses what is damaged, and says so alike", () => {
    for (const [text, code] of said<[string, string | null][]>("damaged.json")) {
      expect(refusalOf(text), text).toBe(code);
    }
  });

  it("takes, refuses and cleans names alike", () => {
    for (const [text, kept, code, facts, cleaned] of said<[string, string | null, string, object, string][]>("names.json")) {
      expect(checkName(text), JSON.stringify(text)).toEqual(kept ?? { code, facts });
      expect(cleanName(text), JSON.stringify(text)).toBe(cleaned);
    }
  });

  it("knows the alphabet of every letter", () => {
    const letters = said<[string, string][]>("letters.json");
    expect(letters.filter(([text, cleaned]) => cleanName(text) !== cleaned)).toEqual([]);
  });

  it("counts statistics alike", () => {
    for (const { pads, records } of said<{ pads: PadFile[]; records: object[] }[]>("statistics.json"))
      expect(figures(pads.map(readPlain))).toEqual(records);
  });
});

function refusalOf(text: string): string | null {
  try {
    read(text);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

interface PadTold {
  pad: PadFile; cells: Record<string, Value>; conflicts: object[]; rounds: object[];
  totals: number[]; race: object[]; open: number | null; over: boolean; winners: number[] | null; csv: string;
}
interface UndoTold {
  pad: PadFile; device: string; cells: Record<string, Value>;
  steps: { do: "set" | "undo" | "redo"; now: number; values?: Record<string, Value>; edits: Edit[] | null }[];
}

function toldRound({ table, rounds }: Sheet, number: number): object {
  const { dealer, leader, won, problem, onSheet, lines } = rounds[number - 1]!;
  const told = lines.map((line) => line && [line.points, isBid(line) ? line.bonus : null, line.rule]);
  return { dealer, leader, won: table.planks ? null : won, problem, sheet: onSheet, lines: onSheet ? told : null };
}
