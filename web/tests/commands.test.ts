import "./page";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Entry } from "../src/wire.generated";
import { answer, INQUIRIES, understand, type Context } from "../src/words/commands";
import { playName, playsOf } from "../src/words/names";
import { refusal } from "../src/words/refusals";
import { LANGUAGES, say, speak } from "../src/words/words.svelte";
import { dealt, folded, heard, NAMES, NO_AID, played, started } from "./scene";

beforeEach(() => speak("en"));
afterAll(() => speak("en"));

function context(game = "skull_king", entries: Entry[] = [], more: Partial<Context> = {}): Context {
  const table = started(game);
  const still = { seat: 0, may: [], due: [], aid: NO_AID, refused: null };
  return { ...still, table: folded(table, entries), heard: heard(table, entries), ...more };
}
function move(text: string, game = "skull_king"): string | null {
  const found = understand(text, context(game));
  return found?.kind === "move" ? found.move : null;
}

describe("a move in words", () => {
  it.each([
    ["2", "bid 2"], ["b 2", "bid 2"], ["BID 10", "bid 10"],
    ["k7", "play K7"], ["p k7", "play K7"], ["play  K7", "play K7"], ["black 7", "play K7"],
    ["p Black 7", "play K7"],
    ["sm+", "play SM+"], ["sm-", "play SM-"], ["sm", "play SM"], ["scary mary", "play SM"],
    ["Scary Mary as Pirate", "play SM+"], ["scary mary pirate", "play SM+"],
    ["scary mary as escape", "play SM-"],
    ["pirate", "play PI"], ["skull king", "play SK"],
  ])("%s", (text, expected) => expect(move(text)).toBe(expected));

  it.each([
    ["black die", "play K"], ["k", "play K"], ["black", "play K"],
    ["pirate die", "play PI"], ["pirate", "play PI"],
  ])("%s of the dice", (text, expected) => expect(move(text, "dice")).toBe(expected));

  it.each([
    ["front R8 Y5 G5 B2", "place front R8 Y5 G5 B2"], ["place back b1 g2 y3 r8", "place back R8 Y3 G2 B1"],
    ["front red 8, yellow 5, green 5, blue 2", "place front R8 Y5 G5 B2"], ["monkey", "play MO"],
  ])("%s of Skull Queen", (text, expected) => expect(move(text, "skull_queen")).toBe(expected));

  it("speaks the reader's language, with or without accents", async () => {
    await speak("de");
    expect(move("schwarz 7")).toBe("play K7");
    expect(move("scary mary als pirat")).toBe("play SM+");
    expect(move("äffchen", "skull_queen")).toBe("play MO");
    expect(move("affchen", "skull_queen")).toBe("play MO");
    await speak("fr");
    expect(move("etoile 0", "doubloons")).toBe("play S0");
    expect(move("black 7")).toBeNull();
  });

  it.each(LANGUAGES)("a hint is asked for in %s and in English", async (lang) => {
    await speak(lang);
    for (const word of [say("command-hint"), "hint", "HINT"])
      expect(understand(word, context())).toEqual({ kind: "hint" });
    expect(answer("help", context())).toContain(say("command-hint"));
  });

  it.each(LANGUAGES)("is found under every name that we show, in %s", async (lang) => {
    await speak(lang);
    for (const game of ["skull_king", "dice", "doubloons", "skull_queen"])
      for (const code of playsOf(game)) expect(move(playName(game, code), game)).toBe(`play ${code}`);
  });

  it("is not judged, but a barred piece is told at once", () => {
    const barred = {
      B3: { code: "must_follow", facts: { piece: "B3", suit: "R", held: ["R1"] }, rule: "SK7" },
    };
    const at = context("skull_king", [], { aid: { ...NO_AID, barred } });
    expect(understand("blue 3", at)).toEqual({ kind: "refused", refused: barred.B3 });
    expect(understand("k7", at)).toEqual({ kind: "move", move: "play K7" });
  });

  it("that names no piece or no whole placement is refused", () => {
    const refused = { code: "unknown_piece", facts: { piece: "zz" } };
    expect(understand("p zz", context())).toEqual({ kind: "refused", refused });
    const amiss = { refused: { code: "unreadable_placement" } };
    expect(understand("front R8 Y5", context("skull_queen"))).toMatchObject(amiss);
    expect(understand("front R8", context("skull_king"))).toMatchObject(amiss);
  });

  it.each(["", "  ", "arr", "constructor", "1234567"])("is not found in “%s”", (text) => {
    expect(understand(text, context())).toBeNull();
  });
});

describe("a question", () => {
  it.each(LANGUAGES)("is understood in %s and in English", async (lang) => {
    await speak(lang);
    for (const inquiry of INQUIRIES) {
      expect(understand(inquiry, context())).toEqual({ kind: "inquiry", inquiry, rest: "" });
      expect(understand(say(`command-${inquiry}`).toUpperCase(), context())).toMatchObject({ inquiry });
    }
  });

  it.each(LANGUAGES)("has an answer at any time, in %s", async (lang) => {
    await speak(lang);
    for (const game of ["skull_king", "dice", "doubloons", "skull_queen"])
      for (const inquiry of INQUIRIES) {
        expect(answer(inquiry, context(game))).toBeTruthy();
        expect(answer(inquiry, { ...context(game), table: null, seat: null })).toBeTruthy();
      }
  });

  const story: Entry[] = [
    dealt([["R1", "SM"], [null, null], [null, null]]),
    { event: "bids_shown", bids: [0, 1, 2] },
    played(1, "R5"), played(2, "ES"), played(0, "R1"),
    { event: "trick_taken", seat: 1, bonus: 0, rule: "SK15" },
    played(1, "PI"),
  ];
  const may = ["play SM+", "play SM-"];
  const at = (more: Partial<Context> = {}) => context("skull_king", story, { may, due: [0], ...more });

  it.each([
    ["hand", "SM Scary Mary"],
    ["legal", "SM+ Scary Mary as Pirate, SM- Scary Mary as Escape"],
    ["table", "Bart Pirate"],
    ["bids", "you 0 of 0, Bart 1 of 1, Calico 0 of 2"],
    ["score", "you 0, Bart 0, Calico 0"],
    ["turn", "Waiting for you."],
    ["last", "Bart Red 5, Calico Escape, you Red 1. Bart took it."],
    ["who", "you, Bart, Calico"],
    ["why", "Red 5 wins: it is the highest red, the suit that was led. (SK15)"],
  ] as const)("%s", (inquiry, expected) => expect(answer(inquiry, at())).toBe(expected));

  it("log tells plays as one line, and as many lines as asked for", () => {
    expect(answer("log", at(), "3").split("\n")).toEqual([
      "Bart plays Red 5. Calico plays Escape. You play Red 1.",
      "Bart takes the trick, 1 of 1.",
      "Bart plays Pirate.",
    ]);
    expect(answer("log", at()).split("\n").length).toBe(5);
  });

  it("why tells the last refusal first", () => {
    const refused = { code: "must_follow", facts: { piece: "B3", suit: "R", held: ["R1"] }, rule: "SK7" };
    const told = answer("why", at({ refused }));
    expect(told).toMatch(/^Blue 3 cannot be played: red was led and you hold Red 1; .*\(SK7\)$/);
  });

  it("last reaches back over a deal", () => {
    const next = context("skull_king", [...story.slice(0, 6), dealt([["Y1"], [null], [null]])]);
    expect(answer("last", next)).toBe("Bart Red 5, Calico Escape, you Red 1. Bart took it.");
  });

  it("legal while all choose tells how to", () => {
    const choosing = context("skull_queen", [dealt([["R1"], [null], [null]])]);
    expect(answer("legal", choosing)).toContain("front R8 Y5 G5 B2");
  });
});

describe("a refusal", () => {
  it("says names and pieces", () => {
    const told = (code: string, facts: Record<string, unknown>) =>
      refusal({ code, facts }, "skull_king", NAMES);
    expect(told("not_your_turn", { seat: 1 })).toBe("It is not your turn: Bart plays first.");
    expect(told("not_in_hand", { piece: "SM+" })).toMatch(/^Scary Mary as Pirate is not in your hand:/);
    expect(told("say_how", { piece: "SM" })).toMatch(/^Scary Mary needs a word/);
    expect(told("unknown_piece", { piece: "ZZ" })).toContain("“ZZ”");
    expect(told("not_now", { phase: "bid" })).toContain("waiting for bids");
    expect(told("unknown_option", { game: "dice", option: "x", options: [] })).toContain("it has none");
    const dice = { code: "must_follow", facts: { piece: "K", suit: "R", held: ["R", "R"] } };
    expect(refusal(dice, "dice")).toContain("Red die, Red die");
  });

  it("without words of ours is told by its code", () => {
    expect(refusal({ code: "kraken" })).toContain("kraken");
    expect(refusal({ code: "no_line" })).toBe(say("people-no-line"));
  });
});
