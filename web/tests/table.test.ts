import "./page";
import { beforeAll, describe, expect, it } from "vitest";
import { arrange, inSuit, movesOf } from "../src/table/hand";
import { angles, clockwise, shortWay, spots } from "../src/table/ring";
import { needLine } from "../src/table/answer";
import { halves, trickNumber } from "../src/table/sentences";
import type { State } from "../src/wire.generated";
import { clockText, timeOf } from "../src/table/time.svelte";
import { refusal } from "../src/words/refusals";
import { LANGUAGES, speak } from "../src/words/words.svelte";

describe("the ring", () => {
  it("has the angles of the look, me below", () => {
    expect(angles(2)).toEqual([0, 180]);
    expect(angles(3)).toEqual([300, 60, 180]);
    expect(angles(4)).toEqual([270, 0, 90, 180]);
    expect(angles(5)).toEqual([255, 320, 40, 105, 180]);
    expect(angles(6)).toEqual([250, 305, 0, 55, 110, 180]);
  });

  it("seats people clockwise from my left, me last", () => {
    expect(clockwise(4, 2)).toEqual([3, 0, 1, 2]);
    expect(spots(4, 0).map(({ wind }) => wind)).toEqual(["west", "north", "east", "south"]);
  });

  it("lays cards on the ellipse for five and six", () => {
    expect(spots(5, 0).map(({ x, y }) => [x, y])[0]).toEqual([-201, 41]);
    expect(
      spots(6, 0)
        .map(({ x, y }) => [x, y])
        .slice(0, 3),
    ).toEqual([
      [-212, 56],
      [-185, -95],
      [0, -165],
    ]);
    expect(spots(6, 0).map(({ side }) => side)).toEqual([
      "left-seat",
      "left-seat",
      "top-seat",
      "right-seat",
      "right-seat",
      "my-seat",
    ]);
  });

  it.each([2, 3, 4, 5, 6])("seats every one of %i once", (players) => {
    expect(
      spots(players, 1)
        .map(({ seat }) => seat)
        .toSorted(),
    ).toEqual(Array.from({ length: players }, (_, i) => i));
  });

  it.each([
    [180, 270, 270],
    [350, 10, 370],
    [10, 350, -10],
    [90, 270, -90],
    [0, 0, 0],
  ])("turns the needle from %i to %i the short way", (from, to, turned) => {
    expect(shortWay(from, to)).toBe(turned);
  });
});

describe("the hand", () => {
  it("groups by suit, specials last", () => {
    const hand = ["SM", "B4", "Y6", "ES", "R3", "PI", "Y2", "K2", "B12"];
    expect(arrange("skull_king", hand).map(({ code }) => code)).toEqual([
      "Y2",
      "Y6",
      "R3",
      "B4",
      "B12",
      "K2",
      "ES",
      "PI",
      "SM",
    ]);
    expect(arrange("skull_king", hand).findIndex(({ special }) => special)).toBe(6);
  });

  it("gives equal pieces different keys, which stay when another piece leaves", () => {
    const keys = (hand: string[]) => arrange("dice", hand).map(({ key }) => key);
    expect(keys(["Y", "PI", "Y"])).toEqual(["Y-0", "Y-1", "PI-0"]);
    expect(keys(["PI", "Y"])).toEqual(["Y-0", "PI-0"]);
  });

  it("leaves out what cannot be seen", () => expect(arrange("skull_king", [null, "R3"])).toHaveLength(1));

  it.each([
    ["skull_king", "K7", true],
    ["skull_king", "SK", false],
    ["dice", "K", true],
    ["dice", "PI", false],
    ["doubloons", "S0", true],
    ["doubloons", "SM", false],
    ["skull_queen", "MO", false],
  ] as const)("%s: %s in a suit: %s", (game, code, is) => expect(inSuit(game, code)).toBe(is));

  it("finds both ways to play Scary Mary", () => {
    expect(movesOf("SM", ["play SM+", "play SM-", "play SK"])).toEqual(["play SM+", "play SM-"]);
    expect(movesOf("S1", ["play S10", "play S1"])).toEqual(["play S1"]);
  });
});

describe("the answer line", () => {
  beforeAll(() => speak("en"));

  it.each(LANGUAGES)("splits a refusal into the thing and the way out, in %s", async (lang) => {
    await speak(lang);
    const barred = {
      code: "must_follow",
      facts: { piece: "B12", suit: "R", held: ["R3", "R8"] },
      rule: "SK7",
    };
    const [big, then] = halves(refusal(barred, "skull_king"));
    expect(big.length).toBeLessThan(70);
    expect(then).not.toBe("");
    await speak("en");
  });

  it("says what is still needed", () => {
    expect([needLine(2, 0), needLine(2, 2), needLine(1, 2)]).toEqual([
      "You need 2 more",
      "Exactly there",
      "1 too many",
    ]);
  });
});

describe("the bar on top", () => {
  it("counts no trick that is not played: after the fourth of four it stays at four", () => {
    const at = (tricks: number, trick: number, held: number): number =>
      trickNumber({ tricks: Array(tricks), trick: Array(trick), hands: [Array(held), []] } as unknown as State);
    expect([at(0, 0, 4), at(3, 0, 1), at(3, 2, 0), at(4, 0, 0)]).toEqual([1, 4, 4, 4]);
  });
});

describe("the clock", () => {
  it("shows the move first, then the reserve", () => {
    const clock = { deadline: 1300, bank: 240, extensions: 10 };
    expect(timeOf(clock, 1000, 60)).toMatchObject({ left: 60, reserve: false, low: false, text: "1:00" });
    expect(timeOf(clock, 1045, 60)).toMatchObject({ left: 15, low: true });
    expect(timeOf(clock, 1100, 60)).toMatchObject({ left: 200, reserve: true, text: "3:20" });
    expect(timeOf({ ...clock, deadline: null }, 1000, 60)).toBeNull();
  });

  it("writes minutes and seconds", () =>
    expect([clockText(161), clockText(0), clockText(9.2)]).toEqual(["2:41", "0:00", "0:10"]));
});
