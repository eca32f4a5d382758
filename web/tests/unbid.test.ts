/** A game in which nobody bids: its events are folded, its rows told, and of a bid there is no word. */
import "./page";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { evolve, won } from "../src/line/fold";
import { headline, slipsOf } from "../src/moments/round";
import { met } from "../src/table/sheet/totals";
import { GAMES, type Entry, type TrickLine } from "../src/wire.generated";
import { refusal } from "../src/words/refusals";
import { handWords } from "../src/words/spoken";
import { Teller } from "../src/words/told";
import { whyScore } from "../src/words/why";
import { speak, speakAlso } from "../src/words/words.svelte";
import { dealt, folded, heard, played, started } from "./scene";

const BOX = GAMES.skull_king;
const games = GAMES as unknown as Record<string, unknown>;
const row = (won: number, bonus = 0): TrickLine => ({ won, bonus, points: won + bonus, rule: "KN8" });
const BEGUN: Entry[] = [dealt([["K4"], [null], [null]]), { event: "trump_set", suit: "R" }, { event: "play_begun" }];

beforeAll(() => speak("en"));
beforeAll(() => {
  const pieces = BOX.pieces.filter((code) => /\d/.test(code));
  games.unbid = { ...BOX, pieces, declares: { ...BOX.declares, board: "tricks", bids: "none" }, plain: [] };
  games.named = { ...BOX, suits: ["Z"], pieces: ["Z9", "Z10", "Z11", "Z14"] };
  games.flat = { ...BOX, plain: ["made", "zero_made"] };
});
afterAll(() => {
  delete games.unbid;
  delete games.named;
  delete games.flat;
});

describe("a game without bids", () => {
  it("begins its tricks with nothing shown", () => {
    const { play } = folded(started("unbid"), BEGUN);
    expect([play?.phase, play?.trump, play?.bids]).toEqual(["play", "R", []]);
  });

  it("is told by its tricks, and by what lay in them", () => {
    const teller = new Teller("unbid", ["Anne", "Bart", "Calico"], 0);
    const story: Entry[] = [
      ...BEGUN, played(1, "R5"), played(2, "R6"), played(0, "K4"),
      { event: "trick_taken", seat: 2, bonus: -4, rule: "KN6" },
      { event: "round_scored", lines: [row(0), row(0), row(1, -4)] },
    ];
    const told = heard(started("unbid"), story).map((one) => teller.tell(one)).slice(-2);
    expect(told[0]).toBe("Calico takes the trick: 1 won. What lies in it counts -4.");
    expect(told[1]).toMatch(/^Round 1 is over: you won 0, \+0, total 0; .*won 1, in them -4, -3, total -3\.$/);
    expect(told.join(" ")).not.toMatch(/\bbid/);
  });

  it("has its hand told by names where numbers have them", async () => {
    const text = { default: "number-Z = { $value ->\n    [11] Knave of oaks\n   *[other] { $value } of oaks\n  }" };
    const words = () => Promise.resolve(text);
    await speakAlso({ de: words, en: words, fr: words, it: words });
    expect(handWords("named", ["Z14", "Z11", "Z9", "Z10"])).toBe("9 of oaks, 10, Knave of oaks, 14");
  });

  it("has rows of which nothing was to be kept", () => {
    expect(met(row(2))).toBeNull();
    expect(whyScore("unbid", 1, row(2))).toBe("Won 2: 2.");
    expect(whyScore("unbid", 1, row(3, -6))).toBe("Won 3: 3, and -6 for what lay in the tricks: -3.");
  });

  it("ends a round with points and places, and no seal", () => {
    const before = folded(started("unbid"), BEGUN);
    const entry: Entry = { event: "round_scored", lines: [row(0), row(3), row(2, -4)] };
    const slips = slipsOf({ seq: 0, entry, before, after: evolve(before, entry) }, 0);
    expect(slips.map(({ seat, points, facts }) => [seat, points, facts])).toEqual([
      [1, 3, "3 tricks"], [0, 0, "0 tricks"], [2, -2, "2 tricks"],
    ]);
    expect(slips.every(({ kept, seal }) => kept === null && seal === "")).toBe(true);
    expect(headline(slips, 1)).toBe("Round 1");
    expect(won(before.play!, 0)).toBe(0);
  });

  it("bars a card without a word of specials, where the box has none", () => {
    const refused = { code: "must_follow", facts: { piece: "K4", suit: "R", held: ["R2"] } };
    expect(refusal(refused, "unbid")).toMatch(/play red\.$/);
    expect(refusal(refused, "skull_king")).toMatch(/special/);
  });
});

it("tells the bare points of a bid whose reckoning no sentence has", () => {
  const line = { bid: 0, won: 0, bonus: 0, points: 10, rule: "OH9" };
  expect(whyScore("flat", 1, line)).toBe("Bid 0, won 0: 10.");
  expect(whyScore("skull_king", 1, line)).toMatch(/10 times round 1/);
});
