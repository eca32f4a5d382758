import "./page";
import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { evolve } from "../src/line/fold";
import type { Entry, Reason, TrickResolved, TrickTaken } from "../src/wire.generated";
import { caught } from "../src/table/sheet/totals";
import { adviceTold } from "../src/words/advice";
import { ownWordsOf } from "../src/words/games";
import { faceName, feel, heldName, playName } from "../src/words/names";
import { Teller, type Heard } from "../src/words/told";
import { wasLast, whyScore, whyTrick } from "../src/words/why";
import { LANGUAGES, say, speak, type Language } from "../src/words/words.svelte";
import { dealt, heard, played, started } from "./scene";

interface Step { entry: Entry; told: string; why: string; lines: string[] }
interface Said {
  lang: Language;
  game: string;
  names: string[];
  seat: number | null;
  steps: Step[];
  hints: { move: string; reasons: Reason[]; told: string }[];
  pieces: Record<"face" | "held" | "play" | "feel", Record<string, string>>;
}

// Written by tests/web/test_words.py: what the terminal says.
const FOLDER = process.env.JOLLYROGER_TOLD;
const files = FOLDER ? readdirSync(FOLDER) : [];

const NAMED = { face: faceName, held: heldName, play: playName, feel };
const parts = (reason: string) => reason.replace(say("why-nobody-moves"), "").trim().split(/(?<=\.) /);

describe.skipIf(!FOLDER)("as the terminal tells it", () => {
  it.each(files)("%s", async (file) => {
    const said = JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8")) as Said;
    await speak(said.lang);
    await ownWordsOf(said.game);
    const teller = new Teller(said.game, said.names, said.seat);
    let table = started(said.game, said.names.length);
    for (const { entry, told, why, lines } of said.steps) {
      const now: Heard = { seq: 0, entry, before: table, after: evolve(table, entry) };
      expect(teller.tell(now)).toBe(told);
      const state = table.play!;
      if (why) {
        const outcome = entry as TrickTaken | TrickResolved;
        const reason = whyTrick(said.game, state.trick, outcome, state.players, wasLast(state));
        // Who is in the water moves no more, so the entry does not tell of that pirate.
        if (said.game !== "skull_queen") expect(reason).toBe(why);
        else expect(parts(reason).filter((part) => !why.includes(part))).toEqual([]);
      }
      if (entry.event === "round_scored") {
        const bonuses = caught([now], state.round);
        expect(entry.lines.map((line, seat) => whyScore(said.game, state.round, line, bonuses[seat]))).toEqual(lines);
      }
      table = now.after;
    }
    for (const { move, reasons, told } of said.hints)
      expect(adviceTold(said.game, { frame: "advice", id: "", seq: 0, options: [], move, reasons })).toBe(told);
    for (const kind of ["face", "held", "play", "feel"] as const)
      for (const [code, name] of Object.entries(said.pieces[kind]))
        expect(NAMED[kind](said.game, code)).toBe(name);
  });
});

describe("told to one seat", () => {
  beforeAll(() => speak("en"));
  const teller = new Teller("skull_king", ["Anne", "Bart", "Calico"], 0);
  const tell = (...entries: Entry[]) => heard(started(), entries).map((one) => teller.tell(one));

  it("a round", () => {
    const story = tell(
      dealt([["K4"], [null], [null]]),
      { event: "sealed", seat: 0, choice: "bid 1" },
      { event: "bids_shown", bids: [1, 0, 1] },
      played(1, "R5"), played(2, "SM", "SM+"), played(0, "K4"),
      { event: "trick_taken", seat: 2, bonus: 0, rule: "SK12" },
    );
    expect(story).toEqual([
      "Round 1. Bart leads. Your hand: K4.",
      "",
      "Yo-ho-ho! Bids: you 1, Bart 0, Calico 1. Together 2 for one trick.",
      "Bart plays Red 5.",
      "Calico plays Scary Mary as Pirate.",
      "You play Black 4.",
      "Calico takes the trick: 1 won, bid 1.",
    ]);
  });

  it("a bonus that a missed bid loses", () => {
    const story = heard(started(), [
      dealt([["SK", "K4"], [null, null], [null, null]]),
      { event: "bids_shown", bids: [2, 0, 0] },
      { event: "trick_taken", seat: 0, bonus: 30, rule: "SK11" },
      { event: "trick_taken", seat: 1, bonus: 0, rule: "SK14" },
      { event: "round_scored", lines: [] },
    ]);
    expect(caught(story, 2)).toEqual([30, 0, 0]);
    expect(caught(story, 1)).toEqual([]);
    const line = { bid: 2, won: 1, bonus: 0, points: -10, rule: "SK18" };
    const missed = "Bid 2, won 1: one trick off at 10 each makes -10.";
    expect(whyScore("skull_king", 2, line, 30)).toBe(`${missed} The bonus of 30 is lost with the bid.`);
    expect(whyScore("skull_king", 2, line)).toBe(missed);
  });

  it("a hint to pick something, by its name", () => {
    const hint = (move: string) => adviceTold("skull_king", { frame: "advice", id: "", seq: 0, options: [], move, reasons: [] });
    expect(hint("shot cannon")).toBe(say("hint-pick", { choice: "shot cannon" }));
    expect(hint("play R5")).toBe(say("hint-play", { piece: "Red 5" }));
  });

  it("people and talk", () => {
    const story = tell(
      { event: "stood_in", seat: 0, bot: "random" },
      { event: "returned", seat: 0 },
      { event: "spoke", seat: 1, phrase: "well-played" },
      { event: "said", seat: 0, text: "Thanks" },
      { event: "hushed", seat: 2, on: true },
      { event: "bot_sat", seat: 2, name: "Calico", bot: "random" },
      { event: "seed_shown", round: 1, seed: "" },
      { event: "spoke", seat: 1, phrase: "from-the-future" },
    );
    expect(story).toEqual([
      "You are away: a bot plays on for you.",
      "You are back in your seat.",
      "Bart: Well played!",
      "You say: Thanks",
      "Calico has been asked to be quiet.",
      "A bot takes over the seat of Calico.",
      "",
      "Bart: from-the-future",
    ]);
  });

  it.each(LANGUAGES)("every entry of a table, in %s", async (lang) => {
    await speak(lang);
    const everything = [
      { event: "arranged", settings: started().settings },
      { event: "sat", seat: 1, name: "Mary", guest: "" },
      { event: "waiting", seat: 1, name: "Jack", guest: "" },
      { event: "gave_up", seat: 1 },
      { event: "bot_sat", seat: 1, name: "Bart", bot: "random" },
      { event: "stood_in", seat: 1, bot: "random" },
      { event: "returned", seat: 1 },
      { event: "removed", seat: 1, guest: "" },
      { event: "stood_up", seat: 1 },
      { event: "host_passed", seat: 0 },
      { event: "host_passed", seat: 1 },
      { event: "started" },
      { event: "extended", seat: 0, deadline: 1, left: 0 },
      { event: "extended", seat: 0, deadline: 1, left: 3 },
      { event: "extended", seat: 1, deadline: 1, left: 3 },
      { event: "chat_set", on: true },
      { event: "chat_set", on: false },
      { event: "hushed", seat: 0, on: true },
      { event: "hushed", seat: 1, on: false },
      { event: "rematched", settings: started("dice").settings },
      { event: "next_table", table: "x" },
    ] as Entry[];
    expect(tell(...everything).filter((line) => !line)).toEqual([]);
    await speak("en");
  });
});
