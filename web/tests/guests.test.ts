/** Games that this page has no line about: what they ask is offered, what they do is told. */
import "./page";
import { beforeAll, describe, expect, it } from "vitest";
import { bidOf, evolve, isOutcome } from "../src/line/fold";
import { Herald } from "../src/speech/herald";
import { textOf } from "../src/speech/message";
import { answerOf } from "../src/table/answer";
import { Choice } from "../src/table/choice.svelte";
import { spots } from "../src/table/ring";
import { bidsLine, bidsOpen, bidsSoFar, picksOpen, takerOf, turnLine, turnName } from "../src/table/sentences";
import { inkOf, isDrawn } from "../src/pieces/marks";
import type { Entry, TableState } from "../src/wire.generated";
import { answer } from "../src/words/inquiries";
import { understand, type Context } from "../src/words/commands";
import { faceName, pickName, suitName } from "../src/words/names";
import { Teller } from "../src/words/told";
import { LANGUAGES, speak } from "../src/words/words.svelte";
import { dealt, folded, heard, NO_AID, played, started } from "./scene";

const PICKS = ["trump R", "shot cannon", "pass"];
const DEALT = dealt([["K4", "R2"], [null, null], [null, null]]);
const bid = (seat: number, tricks: number): Entry => ({ event: "chosen", seat, choice: `bid ${tricks}` });

function context(table: TableState, may: string[]): Context {
  return { table, seat: 0, may, due: [0], aid: NO_AID, heard: [], refused: null, now: () => 0 };
}
const seen = (table: TableState, may: string[], due = [0]) => ({ table, seat: 0, may, due, aid: NO_AID });
const tell = (entries: Entry[], me: number | null = 0) =>
  heard(folded(started(), [DEALT]), entries).map((one) => new Teller("skull_king", ["Anne", "Bart", "Calico"], me).tell(one));

beforeAll(() => speak("en"));

describe("a choice that is no bid, no placement and no play", () => {
  const table = folded(started(), [DEALT]);

  it("is found among whatever may be done", () => {
    expect(picksOpen(["bid 1", "play SM+", "place", ...PICKS])).toEqual(PICKS);
    expect(picksOpen(["bid 0", "play R1", "place"])).toEqual([]);
  });

  it("goes by its own words, else as it is typed", () => {
    expect(pickName("skull_king", "shot cannon")).toBe("shot cannon");
    expect(pickName("skull_king", "play SM+")).toBe("Scary Mary as Pirate");
    expect(pickName("skull_king", "bid 2")).toBe("2");
  });

  it("is said with my turn, each step anew", () => {
    expect(turnLine(seen(table, PICKS))).toBe("Choose one: trump R, shot cannon, pass.");
    const next = folded(table, [{ event: "chosen", seat: 0, choice: "trump R" }]);
    expect(turnName({ table: next })).not.toBe(turnName({ table }));
  });

  it("is asked in the middle of a round like before it", () => {
    const between = folded(table, [{ event: "bids_shown", bids: [1, 0, 1] }]);
    expect(turnLine(seen(between, ["pass"]))).toBe("Choose one: pass.");
  });

  it("leaves the names to its buttons, and a play beside it to the hand", () => {
    const between = folded(table, [{ event: "bids_shown", bids: [1, 0, 1] }]);
    const session = { line: "open", refused: null, advice: null, waiting: 0, seat: 0, table: between };
    const line = (may: string[]) =>
      answerOf(session as never, seen(between, may), new Choice(session as never), false).big;
    expect(line(PICKS)).toBe("Your turn.");
    expect(line(["play K4"])).toBe("Your turn: you lead.");
  });

  it("is confirmed to who made it unseen", () => {
    const herald = new Herald(() => ({ me: 0, verbosity: "normal", muted: new Set<number>(), pace: "1" }));
    const made = heard(table, [{ event: "sealed", seat: 0, choice: "shot cannon" }, { event: "sealed", seat: 1, choice: "?" }]);
    expect(made.flatMap((one) => herald.hear(one)).map(textOf)).toEqual(["You choose: shot cannon."]);
  });

  it.each(["trump r", "Trump R", "  shot   cannon", "pass"])("is typed: %s", (text) => {
    const understood = understand(text, context(table, PICKS));
    expect(understood).toEqual({ kind: "move", move: PICKS.find((move) => move.toLowerCase() === text.trim().toLowerCase().replace(/\s+/g, " ")) });
  });

  it("is no word where it is not open", () => expect(understand("shot cannon", context(table, ["bid 1"]))).toBeNull());

  it("is told to who asks what may be done", () =>
    expect(answer("legal", context(table, PICKS))).toBe("Choose one: trump R, shot cannon, pass."));
});

describe("bids in turn", () => {
  const table = folded(started(), [DEALT, bid(1, 0), bid(2, 1)]);

  it("lie open one by one", () => {
    expect([0, 1, 2].map((seat) => bidOf(table.play!, seat))).toEqual([undefined, 0, 1]);
    expect(bidsSoFar(table.play!)).toBe("1 bid for 2 tricks");
    expect(answer("bids", context(table, []))).toBe("Bart 0, Calico 1");
  });

  it("offer what may be bid, and say it where a number is left out", () => {
    expect(bidsOpen(["bid 0", "bid 2"])).toEqual([0, 2]);
    expect(bidsLine(["bid 0", "bid 2"])).toBe("Your bid: 0, 2.");
    expect(bidsLine(["bid 0", "bid 1", "bid 2"])).toBe("Your bid, 0 to 2.");
  });

  it("are told as they come, mine at once", () => {
    const herald = new Herald(() => ({ me: 0, verbosity: "normal", muted: new Set(), pace: "1" }));
    const [deal, bart, calico, mine] = heard(started(), [DEALT, bid(1, 0), bid(2, 1), bid(0, 2)]);
    expect([deal!, bart!, calico!].flatMap((each) => herald.hear(each))).toEqual([]);
    expect(herald.turn("mine", "Your bid.").map(textOf)).toEqual([
      "Round 2. Bart leads. Bart bids 0. Calico bids 1. Your bid.",
    ]);
    expect(herald.hear(mine!).map(textOf)).toEqual(["You bid 2."]);
  });

  it("stop the clock of who bids", () => {
    const clocks = table.clocks.map((clock) => ({ ...clock, deadline: 9 }));
    const after = evolve({ ...table, clocks }, bid(0, 2));
    expect(after.clocks.map(({ deadline }) => deadline)).toEqual([null, 9, 9]);
  });
});

describe("what none of the games in the box does", () => {
  it("is told", () => {
    expect(tell([
      { event: "trump_set", suit: "R" },
      { event: "trump_set", suit: null },
      { event: "chosen", seat: 1, choice: "shot cannon" },
      { event: "choices_shown", choices: ["pass", null, "bid 1"] },
      { event: "bids_shown", bids: [1, 0, 1] },
      { event: "bid_changed", seat: 2, bid: 3 },
      played(0, "R2"),
      { event: "trick_lost", leader: 2, rule: "X1" },
      { event: "lead_given", seat: 0 },
      { event: "hand_changed", seat: 0, stack: 3, gained: ["K1"], lost: ["K4"] },
      { event: "looked", seat: 0, pieces: ["SK", "R1"] },
    ])).toEqual([
      "Trump: red.",
      "There is no trump this round.",
      "Bart chooses: shot cannon.",
      "You choose: pass. Calico bids 1.",
      "Yo-ho-ho! Bids: you 1, Bart 0, Calico 1. Together 2 for 2 tricks.",
      "Calico changes the bid to 3.",
      "You play Red 2.",
      "Nobody takes the trick. Calico leads.",
      "You lead.",
      "You take: Black 1. You lay aside: Black 4.",
      "You alone see: Skull King, Red 1.",
    ]);
  });

  it.each(LANGUAGES)("has its words in %s", async (lang) => {
    await speak(lang);
    const others = tell([
      { event: "hand_changed", seat: 1, stack: 3, gained: [null], lost: [null] },
      { event: "looked", seat: 1, pieces: [null, null] },
    ]);
    expect(others.filter((line) => !line)).toEqual([]);
    expect(bidsLine(["bid 1"]) && turnLine(seen(folded(started(), [DEALT]), PICKS))).toContain("shot cannon");
    await speak("en");
  });

  it("leaves a full trick with nobody", () => {
    const full = folded(started(), [DEALT, { event: "bids_shown", bids: [0, 0, 0] }, played(1, "R5"), played(2, "R6"), played(0, "R2")]);
    const lost = { event: "trick_lost", leader: 1, rule: "X1" } as const;
    expect(takerOf({ ...seen(full, [], []), aid: { ...NO_AID, now: lost } })).toBeNull();
    const after = evolve(full, lost);
    expect([isOutcome(lost), after.play!.leader, after.play!.tricks.at(-1)!.taker]).toEqual([true, 1, null]);
    expect(answer("last", context(after, []))).toBe("Bart Red 5, Calico Red 6, you Red 2. Nobody takes the trick.");
  });
});

describe("a piece without a drawing", () => {
  it.each([["R13", true], ["KF", true], ["SM+", true], ["R14", false], ["KR", false], ["L2", false]] as const)(
    "%s is drawn: %s", (code, is) => expect(isDrawn("skull_king", code)).toBe(is));

  it("has its letter, its number and the ink that its game declares", () => {
    expect(suitName("skull_king", "L")).toBe("L");
    expect(faceName("skull_king", "XX")).toBe("XX");
    expect(inkOf("skull_king", "K")).toBe("black");
    expect(inkOf("doubloons", "S")).toBe("iron");
    expect(inkOf("skull_king", "ES")).toBe("escape");
  });
});

describe("seven and eight seats", () => {
  it.each([7, 8])("%i have a place each", (players) => {
    const all = spots(players, 0);
    expect(all.map(({ seat }) => seat).toSorted()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(players);
    expect(all.filter(({ side }) => side === "my-seat")).toHaveLength(1);
  });
});
