import "./page";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Entry } from "../src/wire.generated";
import { INQUIRIES, understand, wordOf, type Context } from "../src/words/commands";
import { answer } from "../src/words/inquiries";
import { factsOf } from "../src/declared";
import { codeOn, letterOf, playName, playsOf } from "../src/words/names";
import { refusal } from "../src/words/refusals";
import { LANGUAGES, say, speak } from "../src/words/words.svelte";
import { dealt, folded, heard, NAMES, NO_AID, played, started } from "./scene";

beforeEach(() => speak("en"));
afterAll(() => speak("en"));

function context(game = "skull_king", entries: Entry[] = [], more: Partial<Context> = {}): Context {
  const table = started(game);
  const still = { seat: 0, may: [], due: [], aid: NO_AID, refused: null, now: () => 1000 };
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

  it.each(LANGUAGES)("is read as it stands on the piece, and no letter stands for two suits, in %s", async (lang) => {
    await speak(lang);
    for (const game of ["skull_king", "dice", "doubloons", "skull_queen"]) {
      const { pieces, suits } = factsOf(game);
      for (const code of pieces) expect(move(codeOn(game, code), game)).toBe(`play ${code}`);
      expect(new Set(suits.map((suit) => letterOf(game, suit))).size).toBe(suits.length);
    }
    // On a black card it would be read as King.
    expect(letterOf("skull_king", "K")).not.toBe("K");
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
    expect(understand("front R8", context("skull_king"))).toBeNull();
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
      expect(understand(wordOf(inquiry).toUpperCase(), context())).toMatchObject({ inquiry });
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
    ["hand", "Scary Mary"],
    ["legal", "Scary Mary"],
    ["table", "Bart Pirate."],
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
      "Bart takes the trick: 1 won, bid 1.",
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

  it("legal while all choose tells the range", () => {
    const deal = [dealt([["R1"], [null], [null]])];
    const bids = context("skull_king", deal, { may: ["bid 0", "bid 1"] });
    expect(answer("legal", bids)).toBe("Your bid, 0 to 1.");
    expect(answer("legal", context("skull_queen", deal, { may: ["place"] }))).toBe("Place your pirates.");
  });

  it("hand and legal name a suit once, and no codes", () => {
    const cards = ["R3", "R9", "Y2", "PI", "PI", "SK", "K7", "Y11"];
    const holding = context("skull_king", [dealt([cards, [null], [null]])]);
    expect(answer("hand", holding)).toBe("Yellow 2, 11; Red 3, 9; Black 7; Pirate twice, Skull King");
    const dice = context("dice", [dealt([["R", "K", "R", "R", "PI"], [null], [null]])]);
    expect(answer("hand", dice)).toBe("Black die, Red die 3 times, Pirate die");
  });

  it("table says who would take the trick", () => {
    const now = { event: "trick_taken", seat: 1, bonus: 0, rule: "SK12" } as const;
    expect(answer("table", at({ aid: { ...NO_AID, now } }))).toBe("Bart Pirate. Bart is winning with Pirate.");
  });

  it("table and bids of Skull Queen tell the planks in words", () => {
    const pirates = [..."RYGB"].map((suit, at) => ({ suit, at: at ? at : null }));
    const planks = Array.from({ length: 3 }, () => ({ side: "front", pirates }));
    const deal = [dealt([["R1"], [null], [null]]), { event: "planks_shown", planks } as Entry];
    for (const inquiry of ["table", "bids"] as const)
      expect(answer(inquiry, context("skull_queen", deal))).toMatch(
        /You front, red overboard, yellow \d+, green \d+, blue \d+\. Bart front, red overboard,/,
      );
  });

  it("time tells what is left of the move and in reserve", () => {
    const clocked = (deadline: number | null) => {
      const { table, ...rest } = at();
      return { ...rest, table: { ...table!, clocks: [{ deadline, bank: 40, extensions: 3 }] } } as Context;
    };
    expect(answer("time", clocked(1075))).toBe("35 seconds, then 40 in reserve.");
    expect(answer("time", clocked(1012))).toBe("12 seconds.");
    expect(answer("time", clocked(null))).toBe("No clock runs for you.");
  });
});

describe("words beside the game", () => {
  const away = (): Context => {
    const { table, ...rest } = context();
    const seats = table!.seats.map((holder, seat) => holder && { ...holder, bot: seat ? holder.bot : "level3" });
    return { ...rest, table: { ...table!, seats } };
  };
  it.each([
    ["say Ahoy", { act: "speak", phrase: "ahoy" }],
    ["say good luck!", { act: "speak", phrase: "good-luck" }],
    ["say Who bids Nothing?", { act: "say", text: "Who bids Nothing?" }],
    ["extend", { act: "extend" }],
    ["return", { act: "sit", seat: 0, name: "Anne" }],
  ])("%s", (text, act) => expect(understand(text, context())).toEqual({ kind: "act", act }));

  it("back is the way to one's seat while a bot plays on, and no placement of another game", () => {
    expect(understand("back", away())).toEqual({ kind: "act", act: { act: "sit", seat: 0, name: "Anne" } });
    expect(understand("back", context())).toBeNull();
  });

  it.each([["t", "table"], ["scores", "score"], ["c", "time"]])("%s asks for %s", (text, inquiry) =>
    expect(understand(text, context())).toMatchObject({ kind: "inquiry", inquiry }));
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
