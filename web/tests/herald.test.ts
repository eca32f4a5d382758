import { Socket } from "./page";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { evolve, first } from "../src/line/fold";
import { Herald, type Ear, type Verbosity } from "../src/speech/herald";
import { textOf, type Message } from "../src/speech/message";
import type { Entry, TableState } from "../src/wire.generated";
import type { Heard } from "../src/words/told";
import { faceName } from "../src/words/names";
import { speak } from "../src/words/words.svelte";
import { Session } from "../src/line/session.svelte";
import { PACES, preferences, VERBOSITIES } from "../src/preferences.svelte";
import { speaker } from "../src/speech/speaker.svelte";
import { playsItself } from "../src/table/pacing";
import { dealt, folded, heard, NO_AID, played, started } from "./scene";

const ME = 0;
const NOBODY: ReadonlySet<number> = new Set();
const ear =
  (verbosity: Verbosity = "normal", me: number | null = ME, pace: Ear["pace"] = "1") =>
  () => ({ me, verbosity, muted: NOBODY, pace });

/** A game as the person in seat 0 saw it. */
function recorded(name: string): Heard[] {
  const lines = readFileSync(new URL(`streams/${name}.jsonl`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const [opened, ...rest] = lines.map((line) => JSON.parse(line) as Entry);
  if (opened?.event !== "opened") throw new Error("a log begins with its opening");
  return heard(first(opened), rest);
}

function due(table: TableState): boolean {
  const { play } = table;
  if (play?.phase === "choose") return play.choices[ME] === null;
  if (play?.phase !== "play" || !play.hands[ME]?.length) return false;
  return (play.leader + play.trick.length) % play.players === ME && play.trick.length < play.players;
}

const nameOf = ({ play }: TableState): string => `${play?.phase}-${play?.round}-${play?.tricks.length}`;

interface Spoken {
  kind: string;
  text: string;
  tricks: number;
}

const texts = (messages: readonly Message[]): string[] => messages.map(textOf);

function listen(stream: Heard[], verbosity: Verbosity = "normal", pace: Ear["pace"] = "1"): Spoken[] {
  const herald = new Herald(ear(verbosity, ME, pace));
  let tricks = 0;
  return stream.flatMap((each) => {
    if (each.entry.event === "trick_taken") tricks++;
    const hand = { is: "told", text: "Your hand: Red 3, Blue 12." } as const;
    const turn = () => (due(each.after) ? herald.turn(nameOf(each.after), "Your turn: play red.", [hand]) : []);
    const said = [...herald.hear(each), ...turn(), ...herald.step(each.after)];
    return said.map((message) => ({ kind: message.kind, text: textOf(message), tricks }));
  });
}

const stream = recorded("skull_king-4");
const tricks = stream.filter(({ entry }) => entry.event === "trick_taken").length;

describe("a whole game by ear", () => {
  beforeAll(() => speak("en"));

  it.each(["short", "normal", "full"] as const)("%s: at most two messages a trick", (verbosity) => {
    const spoken = listen(stream, verbosity);
    expect(tricks).toBe(55);
    // A new hand comes apart; the bid and the first lead come before the first trick is taken.
    const playing = spoken.filter(({ text }) => !text.startsWith("Round") || !text.endsWith("play red."));
    expect(playing.length).toBeLessThan(spoken.length);
    for (let trick = 1; trick < tricks; trick++)
      expect(playing.filter((each) => each.tricks === trick).length).toBeLessThanOrEqual(2);
  });

  it("announces each turn of mine once", () => {
    const turns = listen(stream).filter(({ kind }) => kind === "turn").length;
    const mine = stream.filter(({ entry }) => entry.event === "played" && entry.seat === ME).length;
    const bids = stream.filter(({ entry }) => entry.event === "dealt").length;
    expect(turns).toBe(mine + bids);
  });

  it.each(PACES.flatMap((pace) => VERBOSITIES.map((verbosity) => [pace, verbosity] as const)))(
    "pace %s, %s: every bid, every play of others, every result is told",
    (pace, verbosity) => {
      const all = listen(stream, verbosity, pace).map(({ text }) => text);
      const bids = stream.flatMap(({ entry }) => (entry.event === "bids_shown" ? [entry.bids] : []));
      for (const [you, bart, calico, davy] of bids)
        expect(all.join(" ")).toContain(`: you ${you}, Bart ${bart}, Calico ${calico}, Davy ${davy}.`);
      const play = /(Bart|Calico|Davy) [A-Z][a-zA-Z]*\d*( \d+| King| Mary as \w+)?[,.]/g;
      const told = all.join(" ").match(play) ?? [];
      const plays = stream.filter(({ entry }) => entry.event === "played" && entry.seat !== ME);
      expect(told.length).toBe(plays.length);
      const scored = /Round \d+: you (score|lose) \d+, total (minus )?\d+\./;
      expect(all.filter((text) => scored.test(text)).length).toBe(10);
      const totals = all.filter((text) => /Totals: Bart (minus )?\d+, Calico .+, Davy (minus )?\d+\./.test(text));
      expect(totals.length).toBe(verbosity === "short" ? 0 : 10);
    },
  );

  it("tells how it ends", () => {
    const all = listen(stream)
      .map(({ text }) => text)
      .join(" ");
    expect(all).toContain("takes the trick");
    expect(all).toMatch(/Round 10: you (score|lose) \d+, total (minus )?\d+\./);
    expect(all).toMatch(/(You win with \d+ points!|wins with \d+ points. You are .+ of 4 with (minus )?\d+\.)$/);
  });

  it("never tells a card that nobody has played yet, though the record has them all", () => {
    const spoken = listen(stream);
    expect(spoken.length).toBeGreaterThan(50);
    const herald = new Herald(ear("full"));
    for (const each of stream) {
      const said = texts(herald.hear(each)).join(" ");
      const hidden =
        each.after.play?.hands
          .slice(1)
          .flat()
          .filter((code) => /^[YRBK]\d+$/.test(code ?? "")) ?? [];
      for (const code of hidden)
        expect(`${said} `).not.toMatch(new RegExp(`${faceName("skull_king", code ?? "")}\\b`));
    }
  });
});

describe("one message", () => {
  beforeAll(() => speak("en"));
  const table = started("skull_king", 4);
  const hands = [
    ["R3", "B12"],
    [null, null],
    [null, null],
    [null, null],
  ];
  const opening: Entry[] = [dealt(hands), { event: "bids_shown", bids: [1, 0, 1, 2] }];

  it("joins the plays since my last action into one sentence", () => {
    const herald = new Herald(ear());
    const entries = [...opening, played(1, "R11"), played(2, "R4"), played(3, "K3")];
    const all = heard(table, entries);
    expect(all.flatMap((each) => herald.hear(each))).toEqual([]);
    const [message] = herald.turn("play-2-0", "Your turn.");
    expect(message?.kind).toBe("turn");
    expect(textOf(message!)).toContain("Bart Red 11, Calico Red 4, Davy Black 3. Your turn.");
    expect(herald.turn("play-2-0", "Your turn.")).toEqual([]);
  });

  it("says nothing of somebody who is muted", () => {
    const herald = new Herald(() => ({ ...ear()(), muted: new Set([2]) }));
    const [muted, other] = heard(table, [
      { event: "spoke", seat: 2, phrase: "ahoy" },
      { event: "spoke", seat: 1, phrase: "ahoy" },
    ]);
    expect(herald.hear(muted!)).toEqual([]);
    expect(texts(herald.hear(other!))[0]).toContain("Bart");
    const [own] = heard(table, [{ event: "said", seat: 0, text: "hi" }]);
    expect(herald.hear(own!).map((message) => `${message.kind}: ${textOf(message)}`)).toEqual([
      "answer: You say: hi",
    ]);
  });

  it("tells a watcher every trick in one message", () => {
    const herald = new Herald(ear("normal", null));
    const trick = [
      played(1, "R11"),
      played(2, "R4"),
      played(3, "K3"),
      played(0, "R3"),
      { event: "trick_taken", seat: 3, bonus: 0, rule: "SK14" } as Entry,
    ];
    const said = heard(table, [...opening, ...trick]).flatMap((each) => herald.hear(each));
    expect(said.map(({ kind }) => kind)).toEqual(["log", "log"]);
    expect(texts(said).at(-1)).toContain("Davy takes the trick");
  });

  it("leaves the lobby alone", () => {
    const lobby = { ...table, stage: "lobby" as const };
    const entry: Entry = { event: "spoke", seat: 1, phrase: "ahoy" };
    const here = { seq: 1, entry, before: lobby, after: evolve(lobby, entry) };
    expect(new Herald(ear()).hear(here)).toEqual([]);
  });

  it("tells the round's result and the new hand apart, and the end with my own place", () => {
    const herald = new Herald(ear());
    const score = (points: number[]): Entry => ({
      event: "round_scored",
      lines: points.map((each) => ({ bid: 1, won: 1, bonus: 0, points: each, rule: "SK20" })),
    });
    const taken: Entry = { event: "trick_taken", seat: 3, bonus: 0, rule: "SK14" };
    const end: Entry = { event: "game_over", winners: [2] };
    const deal = dealt(hands);
    const one = dealt([["R3"], ["R1"], ["R2"], ["K3"]]);
    const plays = [played(0, "R3"), played(1, "R1"), played(2, "R2")];
    const bids: Entry = { event: "bids_shown", bids: [1, 0, 1, 2] };
    const all = heard(table, [one, bids, ...plays, played(3, "K3"), taken, score([-20, 10, 40, 20]), deal, end]);
    const said = all.flatMap((each) => [
      ...herald.hear(each),
      ...(each.entry === deal ? herald.turn("choose-2-0", "Your bid, 0 to 2.") : []),
    ]);
    expect(texts(said).map((text) => text.replace(/^.*Davy takes/, "Davy takes"))).toEqual([
      "Davy takes the trick: 1 won, bid 2. Round 1: you lose 20, total minus 20. " +
        "Totals: Bart 10, Calico 40, Davy 20.",
      "Round 2. Bart leads. Your bid, 0 to 2.",
      "Calico wins with 40 points. You are number 4 of 4 with minus 20.",
    ]);
  });

  it("confirms my bid at once while others are still to bid, and my throw when it lies", () => {
    const herald = new Herald(ear());
    const [, mine] = heard(table, [dealt(hands), { event: "sealed", seat: 0, choice: "bid 1" } as Entry]);
    expect(herald.hear(mine!)).toEqual([
      { kind: "answer", parts: [{ is: "told", text: expect.stringMatching(/^You bid 1\. 3 more/) as string }] },
    ]);
    const dice = started("dice", 3);
    const thrower = new Herald(ear());
    thrower.turn("play-1-0", "Your turn.");
    const thrown = heard(dice, [dealt([["R"], [null], [null]]), played(0, "R", "R2")]);
    expect(thrown.flatMap((each) => texts(thrower.hear(each)))).toEqual(["You throw Red 2."]);
  });

  it("says at once who is away, and to me how I come back", () => {
    const herald = new Herald(ear());
    const away = heard(table, [
      { event: "stood_in", seat: 2, bot: "heuristic" },
      { event: "stood_in", seat: 0, bot: "heuristic" },
      { event: "returned", seat: 0 },
    ]);
    expect(away.flatMap((each) => texts(herald.hear(each)))).toEqual([
      "Calico is away: a bot plays on.",
      "You are away: a bot plays on for you. To return, type return or press “Take my seat back”.",
      "You are back in your seat.",
    ]);
  });

  it("tells whoever comes to a table in the middle where it is", () => {
    const herald = new Herald(ear());
    const lying = folded(table, opening);
    expect(herald.arrive(lying)).toBe(true);
    expect(herald.arrive(lying)).toBe(false);
    expect(texts(herald.turn("play-2-0", "Your turn: you lead."))).toEqual([
      "Round 2, trick 1. Your turn: you lead.",
    ]);
  });

  it("tells each step when Enter asked for it, and my turn with the step that led to it", () => {
    const herald = new Herald(ear("normal", ME, "enter"));
    const all = heard(table, [...opening, played(1, "R11"), played(2, "R4"), played(3, "K3")]);
    const said = all.flatMap((each, at) => [
      ...herald.hear(each),
      ...(at === 4 ? herald.turn("play-2-0", "Your turn.") : []),
      ...herald.step(each.after),
    ]);
    expect(said.slice(1).map((message) => `${message.kind}: ${textOf(message)}`)).toEqual([
      "log: Yo-ho-ho! Bids: you 1, Bart 0, Calico 1, Davy 2. Together 4 for 2 tricks.",
      "log: Bart Red 11.",
      "log: Calico Red 4.",
      "turn: Davy Black 3. Your turn.",
    ]);
  });
});

describe("Skull Queen", () => {
  beforeAll(() => speak("en"));
  const table = started("skull_queen", 4);
  const hands = [["R3", "B12"], [null, null], [null, null], [null, null]];
  const deal = { ...dealt(hands), centre: ["Y4", "B3"] } as Entry;

  it("tells the centre at the deal", () => {
    const herald = new Herald(ear());
    const [first] = heard(table, [deal]);
    expect(herald.hear(first!)).toEqual([]);
    expect(texts(herald.turn("choose-2-0", "Place your pirates."))).toEqual([
      "Round 2. Bart leads. In the centre: Yellow 4, Blue 3. Place your pirates.",
    ]);
  });

  it("tells the planks of the others in words", () => {
    const herald = new Herald(ear());
    const pirates = [..."RYGB"].map((suit, at) => ({ suit, at }));
    const planks = Array.from({ length: 4 }, () => ({ side: "front", pirates }));
    const said = heard(table, [deal, { event: "planks_shown", planks } as Entry]);
    const [text] = said.flatMap((each) => texts(herald.hear(each)));
    expect(text).toMatch(/Bart front, red \d+, yellow \d+, green \d+, blue \d+\. Calico front/);
    expect(text).not.toContain("you front");
  });

  it("tells the centre of a trick where it has changed", () => {
    const nobody = { event: "trick_resolved", climbs: [], leader: 2 } as const;
    const resolved = (centre: string[]): Entry => ({ ...nobody, climbs: [], centre });
    const said = [["G7", "Y4"], ["Y4", "B3"], []].map((centre) => {
      const herald = new Herald(ear());
      return heard(table, [deal, resolved(centre)]).flatMap((each) => texts(herald.hear(each))).at(-1);
    });
    expect(said[0]).toContain("In the centre: Green 7, Yellow 4.");
    expect(said[1]?.match(/In the centre/g)?.length).toBe(1);
    expect(said[2]).toContain("The centre is empty.");
  });
});

describe("the speaker", () => {
  beforeAll(() => speak("en"));
  const bids: Entry = { event: "bids_shown", bids: [0, 1, 1] };
  const lying = folded(started(), [dealt([["R1"], [null], [null]]), bids]);
  const aid = NO_AID;
  const answers = () => speaker.said.map(({ kind, text }) => `${kind}: ${text}`);
  let session: Session;

  beforeEach(() => {
    vi.useFakeTimers();
    session = new Session("ID");
    Socket.last.open().down({ frame: "view", seq: 9, seat: 0, view: lying, may: ["play R1"], due: [0], aid });
    speaker.attend(session);
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it("says that the line is lost and that it is back, once each", () => {
    for (const state of ["open", "lost", "lost", "open"] as const) speaker.line(state);
    vi.advanceTimersByTime(10_000);
    expect(answers()).toEqual([
      "log: The line is lost. We keep trying. Nothing at the table is lost.",
      "log: The line is back.",
    ]);
  });

  it("says why something was refused, again if it is asked for again", () => {
    for (const _ of [1, 2]) speaker.refuse({ code: "wrong_phase", facts: { phase: "choose" }, rule: "G1" });
    expect(answers().length).toBe(2);
    expect(answers()[0]).toMatch(/^answer: .+ G1$/);
  });

  it("does not leave a last piece to me that plays itself", () => {
    const seen = { table: lying, seat: 0, may: ["play R1"], due: [0], aid };
    preferences.autoplay = true;
    expect(playsItself(seen)).toBe("play R1");
    speaker.turn(seen);
    speaker.turn(seen);
    expect(answers()).toEqual(["turn: Round 1, trick 1. Your last piece, Red 1, plays itself."]);
    preferences.autoplay = false;
    expect(playsItself(seen)).toBeNull();
    preferences.autoplay = true;
  });
});
