/** A game in which nobody bids: its events are folded, its rows told, and of a bid there is no word. */
import "./page";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { evolve, won } from "../src/line/fold";
import { headline, slipsOf } from "../src/moments/round";
import { judged } from "../src/pad/judge";
import { TABLES } from "../src/pad/tables.generated";
import { met } from "../src/table/sheet/totals";
import { GAMES, STANDARD, type Entry, type TrickLine } from "../src/wire.generated";
import { refusal } from "../src/words/refusals";
import { handWords } from "../src/words/spoken";
import { Teller } from "../src/words/told";
import { bonusTold, whyScore, whyTrick } from "../src/words/why";
import { say, speak, speakAlso } from "../src/words/words.svelte";
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

describe("captures", () => {
  const taken = { event: "trick_taken" as const, seat: 0, rule: "SK11", bonus: 80 };

  it("are told one by one, each with its own points", () => {
    const several = { ...taken, captures: ["SK21", "SK22"], points: [30, 50] };
    expect(bonusTold("skull_king", several)).toBe(
      `${say("bonus-SK21", { points: 30 })} ${say("bonus-SK22", { points: 50 })}`,
    );
    expect(bonusTold("unbid", { ...taken, captures: ["KN9", "KN10"], points: [-4, 3], bonus: -1 })).toBe(
      `${say("told-worth", { points: "-4" })} ${say("told-worth", { points: "+3" })}`,
    );
  });

  it("are kept with the trick, as far as they are told", () => {
    const kept = (entry: Entry) => folded(started(), [...BEGUN, played(0, "K4"), entry]).play?.tricks[0]?.paid;
    expect(kept({ ...taken, captures: ["SK21"] })).toEqual([{ rule: "SK21", points: 80 }]);
    expect(kept({ ...taken, captures: ["SK21", "SK22"], points: [30, 50] })).toEqual([
      { rule: "SK21", points: 30 }, { rule: "SK22", points: 50 },
    ]);
    expect(kept({ ...taken, captures: ["SK21", "SK22"] })).toEqual([]);
    expect(kept(taken)).toEqual([]);
  });

  it("of older games are told by their sum", () => {
    expect(bonusTold("skull_king", { ...taken, captures: ["SK21", "SK22"] })).toBe(say("bonus", { points: 80 }));
    expect(bonusTold("skull_king", taken)).toBe(say("bonus", { points: 80 }));
  });
});

it("says of a lost trick that nobody takes it, whether its clause has words or not", () => {
  expect(whyTrick("skull_king", [], { event: "trick_lost", leader: 0, rule: "ND6" }, 3)).toBe(say("told-lost"));
});

it("judges a trick that nobody takes, and says who leads", () => {
  const table = { ...TABLES.skull_king!, loses_tricks: true, lost: { ES: "ND6" } };
  const ask = (...trick: string[]) => judged(table, { players: 3, trump: null, centre: [], trick });
  expect(ask("R5", "ES", "R9")).toEqual({ winner: null, why: "Nobody takes the trick. Red 9 leads next.", rule: "ND6" });
  expect(ask("ES", "ES")).toMatchObject({ winner: null, rule: "ND6" });
  expect(ask("R5", "R9")).toMatchObject({ winner: 1, rule: "SK15" });
});

it("tells the bare points of a bid whose reckoning no sentence has", () => {
  const line = { bid: 0, won: 0, bonus: 0, points: 10, rule: "OH9" };
  expect(whyScore("flat", 1, line)).toBe("Bid 0, won 0: 10.");
  expect(whyScore("skull_king", 1, line)).toMatch(/10 times round 1/);
  expect(whyScore("skull_king", 2, { ...line, bid: 1, won: 1, points: STANDARD.made.per_bid + 1 })).toBe("Bid 1, won 1: 21.");
});
