import "./page";
import { beforeAll, describe, expect, it } from "vitest";
import en from "virtual:moments/en";
import { ROUND_HOLDS, Playback, type Paced } from "../src/line/playback";
import { captureOf } from "../src/moments/capture";
import { isLost } from "../src/moments/notes";
import { headline, slipsOf } from "../src/moments/round";
import { facesOf } from "../src/pieces/faces";
import { Stage } from "../src/replay/stage.svelte";
import { isComplete, wantsAgain } from "../src/table/sheet/again";
import type { BidLine, Entry, TableState } from "../src/wire.generated";
import { say, speak, speakAlso } from "../src/words/words.svelte";
import { dealt, folded, heard, played, started } from "./scene";

beforeAll(async () => {
  await speak("en");
  const text = () => Promise.resolve({ default: en });
  await speakAlso({ de: text, en: text, fr: text, it: text });
});

const line = (bid: number, won: number, points: number, bonus = 0): BidLine =>
  ({ bid, won, bonus, points, rule: "SK18" });
const scored = (...lines: BidLine[]): Entry => ({ event: "round_scored", lines });
const round = (size: number) => dealt(Array.from({ length: 3 }, () => Array<null>(size).fill(null)));

describe("the end of a round", () => {
  const table = folded(started(), [round(1), scored(line(0, 0, 10), line(1, 1, 20), line(0, 1, -10)), round(2)]);
  const [last] = heard(table, [scored(line(2, 2, 40), line(1, 0, -10), line(0, 0, 20))]);

  it("has a slip for each seat, in the order of the new totals", () => {
    const slips = slipsOf(last!, 0);
    expect(slips.map(({ name, before, points, after }) => [name, before, points, after])).toEqual([
      ["You", 10, 40, 50], ["Bart", 20, -10, 10], ["Calico", -10, 20, 10],
    ]);
    expect(slips.map(({ place, rises }) => [place, rises])).toEqual([[1, 1], [2, -1], [2, 0]]);
  });

  it("says who kept a bid and who did not", () => {
    const slips = slipsOf(last!, 0);
    expect(slips.map(({ kept }) => kept)).toEqual([true, false, true]);
    expect(slips[1]).toMatchObject({ seal: say("moment-missed"), facts: "bid 1, won 0" });
  });

  it("tells me when I take the lead, and else what became of my bid", () => {
    expect(headline(slipsOf(last!, 0), 2)).toBe(say("moment-leads"));
    expect(headline(slipsOf(last!, 1), 2)).toBe(say("moment-missed"));
    expect(headline(slipsOf(last!, 2), 2)).toBe(say("moment-made"));
    expect(headline(slipsOf(last!, null), 2)).toBe(say("sheet-round-title", { round: 2 }));
  });

  it("is nothing else", () => {
    expect(slipsOf(heard(table, [played(0, "R1")])[0]!, 0)).toEqual([]);
  });

  it("holds the next deal back until it has been seen, but for those who want no motion", () => {
    const held = (still: boolean) => {
      const shown: string[] = [];
      const reader = () => ({ pace: "0" as const, still, hurried: false, seat: 0 });
      const playback = new Playback<Paced>(reader, ({ entry }) => shown.push(entry.event), () => undefined);
      playback.push([{ entry: scored() }, { entry: round(3) }]);
      playback.skip();
      playback.clear();
      playback.push([{ entry: scored() }, { entry: round(3) }]);
      const now = [...shown];
      playback.clear();
      return now;
    };
    expect(ROUND_HOLDS).toBe(2000);
    expect(held(false)).toEqual(["round_scored", "dealt", "round_scored"]);
    expect(held(true)).toEqual(["round_scored", "dealt", "round_scored", "dealt"]);
  });
});

describe("a capture", () => {
  const trick = [{ seat: 0, face: "SK" }, { seat: 1, face: "ME" }];
  const taken = (bonus: number) => ({ event: "trick_taken" as const, seat: 1, bonus, rule: "SK10", captures: ["SK22"] });

  it("is a trick with a bonus, told with the game's own words", () => {
    expect(captureOf(taken(50), trick, started(), 0)).toEqual({
      seat: 1, name: "Bart", piece: "Mermaid", points: 50, why: say("bonus-SK22", { points: 50 }),
    });
  });

  it("is not there where the rules pay nothing", () => {
    expect(captureOf(taken(0), trick, started(), 0)).toBeNull();
  });
});

describe("a bid that is lost", () => {
  const play = (bid: number, wonTricks: number, others: number) => {
    const trick = { laid: [], bonus: 0, paid: [] };
    const tricks = [
      ...Array.from({ length: wonTricks }, () => ({ ...trick, taker: 0 })),
      ...Array.from({ length: others }, () => ({ ...trick, taker: 1 })),
    ];
    return { ...folded(started(), [round(5)]).play!, phase: "play" as const, bids: [bid, 0, 0], tricks };
  };

  it.each([
    [0, 1, 1, true], [2, 0, 2, false], [3, 0, 3, true], [2, 2, 0, false], [0, 1, 3, false], [5, 0, 1, true],
  ])("of %i, with %i won and %i gone: %s", (bid, mine, others, lost) => {
    expect(isLost(play(bid, mine, others), 0)).toBe(lost);
  });
});

describe("another game", () => {
  const over: TableState = { ...started(), stage: "over" };
  const person = (name: string, bot: string | null = null) => ({ name, guest: name, bot });
  const people = (...seats: TableState["seats"]): TableState =>
    ({ ...over, seats, rematch: { ...over.settings } } as TableState);

  it("is wanted by those who asked after the end, each once", () => {
    const again = (seat: number): Entry => ({ event: "spoke", seat, phrase: "again" });
    const before = heard(started(), [again(2)]);
    expect(wantsAgain([...before, ...heard(over, [again(1), again(1), { ...again(0), phrase: "thanks" } as Entry])])).toEqual([1]);
  });

  it("begins at once when everybody is still here", () => {
    expect(isComplete(people(person("Anne"), person("Mary"), null))).toBe(true);
    expect(isComplete(people(person("Anne"), person("Mary", "level3")))).toBe(false);
    expect(isComplete({ ...people(person("Anne"), person("Mary")), rematch: { ...over.settings, game: "dice" } })).toBe(false);
    expect(isComplete({ ...people(person("Anne"), null), rematch: { ...over.settings, game: "dice" } })).toBe(true);
  });
});

describe("portraits", () => {
  const crew = ["Anne", "Bart", "Calico", "Davy", "Edda", "Flint"];

  it("differ at one table, whatever people are called", () => {
    for (const names of [crew, crew.map(() => "Anne"), ["", "Ä", "安妮"]])
      expect(new Set(facesOf(names)).size).toBe(names.length);
  });

  it("stay with their names from table to table", () => {
    expect(facesOf(["Mary", "Anne"])[0]).toBe(facesOf(["Mary", "Bart", "Davy"])[0]);
  });
});

describe("a step of a finished game on the table", () => {
  const entries: Entry[] = [
    round(1), { event: "bids_shown", bids: [0, 1, 0] }, played(1, "R5"), played(2, "R1"), played(0, "R2"),
    { event: "trick_taken", seat: 1, bonus: 0, rule: "SK15" }, scored(line(0, 0, 10), line(1, 1, 20), line(0, 0, 10)),
  ];
  const all = heard(started(), entries).map((each) => ({ ...each, round: 1, trick: 1 }));
  const stage = new Stage();

  it("shows the full trick while it is told who takes it, and gathers it with the step after", () => {
    const told: string[] = [];
    stage.listen(({ entry }) => told.push(entry.event));
    stage.show(all, 5);
    expect(stage.table?.play?.trick.length).toBe(3);
    expect(stage.aid.now).toEqual(entries[5]);
    expect(stage.clear(all[5]!)).toBe(true);
    expect(stage.table?.play?.trick).toEqual([]);
    expect(told).toEqual(["trick_taken"]);
  });

  it("points at whoever plays next, and has no seat of its own", () => {
    stage.show(all, 2);
    expect(stage.due).toEqual([2]);
    expect(stage.seat).toBeNull();
    expect(stage.clear(all[2]!)).toBe(false);
    stage.show(all, 6);
    expect(stage.due).toEqual([]);
  });
});
