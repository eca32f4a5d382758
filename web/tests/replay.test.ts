import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read, isOver } from "../src/replay/record";
import { endsTrick, jump, onTable, rounds, steps } from "../src/replay/steps";
import { bidsKept, finals, race, signed, standings, totals } from "../src/table/sheet/totals";
import {
  fallen, fellFrom, order, readPlacement, sum, writePlacement, type Falls,
} from "../src/table/planks/planks";
import type { GameOver, RoundScored, TrickResolved } from "../src/wire.generated";

const here = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const RECORDS = {
  skull_king: here("../../tests/playthroughs/records/v2-skull_king.jsonl"),
  dice: here("../../tests/playthroughs/records/v2-dice.jsonl"),
  doubloons: here("../../tests/playthroughs/records/v2-doubloons.jsonl"),
  skull_queen: here("../../tests/playthroughs/records/v2-skull_queen.jsonl"),
  "skull_queen for two": here("./records/skull_queen-2.jsonl"),
};

describe.each(Object.entries(RECORDS))("the replay of %s", (_, text) => {
  const story = read(text);
  const all = steps(story);
  const last = all.length - 1;

  it("goes from the lot to the end of a finished game", () => {
    expect(isOver(story)).toBe(true);
    expect(all[0]?.entry.event).toBe("lot_drawn");
    expect(all[last]?.after.stage).toBe("over");
  });

  it("shows every hand open", () => {
    const dealt = all.find(({ entry }) => entry.event === "dealt");
    const hands = dealt?.after.play?.hands.flat() ?? [];
    expect(hands.length).toBeGreaterThan(0);
    expect(hands).not.toContain(null);
  });

  it("steps forth and back over the same places", () => {
    for (let at = 0; at < last; at++) expect(jump(all, jump(all, at, "next"), "previous")).toBe(at);
    expect(jump(all, 0, "previous")).toBe(0);
    expect(jump(all, last, "next")).toBe(last);
    expect(jump(all, 5, "first")).toBe(0);
    expect(jump(all, 5, "last")).toBe(last);
  });

  it("jumps from trick to trick, and each one still lies there", () => {
    const seen: number[] = [];
    for (let at = jump(all, 0, "next-trick"); at < last; at = jump(all, at, "next-trick")) seen.push(at);
    expect(seen.length).toBe(all.filter(endsTrick).length);
    const { players } = story.table.settings;
    for (const at of seen) expect(onTable(all[at]!).length).toBeGreaterThanOrEqual(players);
    expect(jump(all, seen[1]!, "previous-trick")).toBe(seen[0]);
  });

  it("has a start for every round", () => {
    const { sheet } = all[last]!.after.play!;
    expect(rounds(all).map(({ round }) => round)).toEqual(sheet.map((_, index) => index + 1));
  });

  it("writes the numbers of the events on the sheet", () => {
    const scored = story.entries.filter((entry): entry is RoundScored => entry.event === "round_scored");
    const play = all[last]!.after.play!;
    expect(play.sheet).toEqual(scored.map(({ lines }) => lines));
    const added = finals(play);
    for (const [seat, total] of added.entries()) {
      expect(total).toBe(scored.reduce((points, { lines }) => points + lines[seat]!.points, 0));
      expect(totals(play)[seat]).toHaveLength(scored.length + 1);
    }
    const { winners } = story.entries.at(-1) as GameOver;
    expect(standings(play).filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual(winners);
  });

  it("draws the race inside its box, the names a line apart", () => {
    const { tracks } = race(all[last]!.after.play!, 300, 160, 17);
    const labels = tracks.map(({ label }) => label).sort((a, b) => a - b);
    for (const { end } of tracks) expect(end.x).toBeLessThanOrEqual(300);
    labels.slice(1).forEach((label, index) => expect(label - labels[index]!).toBeGreaterThanOrEqual(17));
    expect(labels.at(-1)).toBeLessThanOrEqual(160);
  });
});

it("counts the bids that were kept", () => {
  const play = steps(read(RECORDS.skull_king)).at(-1)!.after.play!;
  const kept = play.sheet.filter(([line]) => line && "bid" in line && line.bid === line.won).length;
  expect(bidsKept(play, 0)).toBe(kept);
});

it("writes points with a sign", () => {
  expect([40, 0, -10].map(signed)).toEqual(["+40", "0", "−10"]);
});

it("keeps the end a pirate fell from", () => {
  const { entries } = read(RECORDS.skull_queen);
  const at = entries.findIndex(
    (entry) => entry.event === "trick_resolved" && entry.climbs.some(({ to }) => to === null),
  );
  const fall = (entries[at] as TrickResolved).climbs.find(({ to }) => to === null)!;
  const falls = entries.slice(0, at + 1).reduce<Falls>(fallen, {});
  expect(fellFrom(falls, fall.seat, fall.suit)).toBe(fall.by > 0 ? "narrow" : "wide");
});

it("reads and writes a placement alike", () => {
  const text = "place back R8 Y5 G5 B1";
  expect(writePlacement(readPlacement(text)!)).toBe(text);
  expect(readPlacement("?")).toBeNull();
});

it("adds up the spaces under the pirates", () => {
  const pirates = [{ suit: "R", at: 0 }, { suit: "Y", at: null }, { suit: "G", at: 4 }];
  expect(sum({ side: "front", pirates })).toBe(9);
});

it("lets the old Pirate King lead at a table of two", () => {
  const all = steps(read(RECORDS["skull_queen for two"]));
  const play = all.find(({ entry }) => entry.event === "played")!.after.play!;
  expect(order(play)[0]).toBe(2);
  expect(order(play).slice(0, 1)).toEqual(play.trick.map(({ seat }) => seat));
});

it("refuses a record it cannot read", () => {
  expect(() => read('{"version": 9}')).toThrow("record_newer");
  expect(() => read("no record")).toThrow("record_damaged");
});
