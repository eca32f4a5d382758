import { Socket } from "./page";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { evolve, first } from "../src/line/fold";
import { Herald, type Ear, type Message, type Verbosity } from "../src/speech/herald";
import type { Entry, TableState } from "../src/wire.generated";
import type { Heard } from "../src/words/told";
import { faceName } from "../src/words/names";
import { LANGUAGES, speak } from "../src/words/words.svelte";
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

interface Spoken extends Message {
  tricks: number;
}

function listen(
  stream: Heard[],
  verbosity: Verbosity = "normal",
  longer = (table: TableState) => table,
  pace: Ear["pace"] = "1",
): Spoken[] {
  const herald = new Herald(ear(verbosity, ME, pace));
  let tricks = 0;
  return stream.flatMap((each) => {
    const here = { ...each, before: longer(each.before), after: longer(each.after) };
    if (each.entry.event === "trick_taken") tricks++;
    const turn = () =>
      due(here.after)
        ? herald.turn(nameOf(here.after), here.after, "Your turn: play red, or any special.", [
            () => "Your hand: Red 3, Blue 12.",
          ])
        : null;
    const said = [herald.hear(here), turn(), herald.step(here.after)];
    return said.flatMap((message) => (message ? [{ ...message, tricks }] : []));
  });
}

const stream = recorded("skull_king-4");
const tricks = stream.filter(({ entry }) => entry.event === "trick_taken").length;

describe("a whole game by ear", () => {
  beforeAll(() => speak("en"));

  it.each(["short", "normal", "full"] as const)("%s: at most two messages a trick", (verbosity) => {
    const spoken = listen(stream, verbosity);
    expect(tricks).toBe(55);
    expect(spoken.length).toBeLessThanOrEqual(2 * tricks);
    // The bid and the first lead come before the first trick is taken.
    for (let trick = 1; trick < tricks; trick++)
      expect(spoken.filter((each) => each.tricks === trick).length).toBeLessThanOrEqual(2);
  });

  it("announces each turn of mine once", () => {
    const turns = listen(stream).filter(({ kind }) => kind === "turn").length;
    const mine = stream.filter(({ entry }) => entry.event === "played" && entry.seat === ME).length;
    const bids = stream.filter(({ entry }) => entry.event === "dealt").length;
    expect(turns).toBe(mine + bids);
  });

  it.each(LANGUAGES)("keeps every message short in %s, long names or not", async (lang) => {
    await speak(lang);
    const long = (table: TableState): TableState => ({
      ...table,
      seats: table.seats.map(
        (holder) => holder && { ...holder, name: "Captain Calico Jack Rackham".slice(0, 24) },
      ),
    });
    for (const pace of ["0", "1"] as const)
      for (const { text } of [...listen(stream), ...listen(stream, "full", long, pace)]) {
        expect(text.length, text).toBeLessThanOrEqual(140);
        expect(text, "not cut").not.toMatch(/…$/);
      }
    await speak("en");
  });

  it.each(PACES.flatMap((pace) => VERBOSITIES.map((verbosity) => [pace, verbosity] as const)))(
    "pace %s, %s: every bid, every play of others, every result is told",
    (pace, verbosity) => {
      const all = listen(stream, verbosity, (table) => table, pace).map(({ text }) => text);
      const bids = stream.flatMap(({ entry }) => (entry.event === "bids_shown" ? [entry.bids] : []));
      for (const [you, bart, calico, davy] of bids)
        expect(all.join(" ")).toContain(`: you ${you}, Bart ${bart}, Calico ${calico}, Davy ${davy}.`);
      const play = /(Bart|Calico|Davy) [A-Z][a-zA-Z]*\d*( \d+| King| Mary as \w+)?[,.]/g;
      const told = all.join(" ").match(play) ?? [];
      const plays = stream.filter(({ entry }) => entry.event === "played" && entry.seat !== ME);
      expect(told.length).toBe(plays.length);
      expect(all.filter((text) => /Round \d+: you [+-]\d+, total -?\d+[.;]/.test(text)).length).toBe(10);
      const totals = all.filter((text) => /[:;] Bart -?\d+, Calico -?\d+, Davy -?\d+\./.test(text));
      expect(totals.length).toBe(verbosity === "short" ? 0 : 10);
    },
  );

  it("tells how it ends", () => {
    const all = listen(stream)
      .map(({ text }) => text)
      .join(" ");
    expect(all).toContain("takes the trick");
    expect(all).toMatch(/Round 10: you [+-]\d+, total -?\d+\./);
    expect(all).toMatch(/win/);
  });

  it("never tells a card that nobody has played yet, though the record has them all", () => {
    const spoken = listen(stream);
    expect(spoken.length).toBeGreaterThan(50);
    const herald = new Herald(ear("full"));
    for (const each of stream) {
      const said = herald.hear(each)?.text ?? "";
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
    expect(all.map((each) => herald.hear(each)).filter(Boolean)).toEqual([]);
    const message = herald.turn("play-2-0", all.at(-1)!.after, "Your turn.");
    expect(message?.kind).toBe("turn");
    expect(message?.text).toContain("Bart Red 11, Calico Red 4, Davy Black 3. Your turn.");
    expect(herald.turn("play-2-0", all.at(-1)!.after, "Your turn.")).toBeNull();
  });

  it("says nothing of somebody who is muted", () => {
    const herald = new Herald(() => ({ ...ear()(), muted: new Set([2]) }));
    const [muted, other] = heard(table, [
      { event: "spoke", seat: 2, phrase: "ahoy" },
      { event: "spoke", seat: 1, phrase: "ahoy" },
    ]);
    expect(herald.hear(muted!)).toBeNull();
    expect(herald.hear(other!)?.text).toContain("Bart");
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
    const said = heard(table, [...opening, ...trick]).flatMap((each) => herald.hear(each) ?? []);
    expect(said.map(({ kind }) => kind)).toEqual(["log", "log"]);
    expect(said.at(-1)?.text).toContain("Davy takes the trick");
  });

  it("leaves the lobby alone", () => {
    const lobby = { ...table, stage: "lobby" as const };
    const entry: Entry = { event: "spoke", seat: 1, phrase: "ahoy" };
    expect(new Herald(ear()).hear({ seq: 1, entry, before: lobby, after: evolve(lobby, entry) })).toBeNull();
  });

  it("leaves extras out and shortens pieces rather than drop a bid or a play", () => {
    const herald = new Herald(ear("full"));
    const faces = ["SM+", "K13", "SK"].map((face, at) => played(at + 1, face.slice(0, 3), face));
    const all = heard(table, [...opening, ...faces]);
    expect(all.map((each) => herald.hear(each)).filter(Boolean)).toEqual([]);
    const line = "Your turn: play anything, or throw it overboard.";
    const said = herald.turn("play-2-0", all.at(-1)!.after, line, [() => "Davy is winning with Skull King."]);
    expect(said?.text).toBe(
      "Bids: you 1, Bart 0, Calico 1, Davy 2. Bart SM+, Calico K13, Davy SK. " + line,
    );
  });

  it("loses nothing that lies between my turn and what I play", () => {
    const herald = new Herald(ear());
    const lead = { ...dealt([["R3"], [null], [null], [null]]), leader: 0 } as Entry;
    const away: Entry = { event: "stood_in", seat: 2, bot: "heuristic" };
    const tail = [away, played(0, "R3"), played(1, "R11"), played(2, "R4"), played(3, "K3")];
    const taken: Entry = { event: "trick_taken", seat: 3, bonus: 0, rule: "SK14" };
    const score: Entry = {
      event: "round_scored",
      lines: [1, 0, 0, 1].map((bid) => ({ bid, won: bid, bonus: 0, points: 10, rule: "SK20" })),
    };
    const all = heard(table, [lead, { event: "bids_shown", bids: [1, 0, 0, 1] }, ...tail, taken, score]);
    const said = all.flatMap((each, at) => [
      herald.hear(each),
      at === 1 ? herald.turn("play-1-0", each.after, "Your last piece, Red 3, plays itself.") : null,
      each.entry === score ? herald.turn("choose-2-0", each.after, "Your bid, 0 to 2.") : null,
      each.entry === score ? herald.turn("play-2-0", each.after, "Your turn: you lead.") : null,
    ]);
    expect(said.flatMap((message) => message?.text ?? [])).toEqual([
      "Round 1. Yo-ho-ho! Bids: you 1, Bart 0, Calico 0, Davy 1. Together 2 for one trick. " +
        "Your last piece, Red 3, plays itself.",
      "Bart R11, Calico R4, Davy K3. Davy takes the trick, 1 of 1. " +
        "Round 1: you +10, total 10; Bart 10, Calico 10, Davy 10. Your bid, 0 to 2.",
      // There was no room for it before; it is not forgotten.
      "Calico is away: a bot plays on. Your turn: you lead.",
    ]);
  });

  it("tells each step when Enter asked for it, and my turn with the step that led to it", () => {
    const herald = new Herald(ear("normal", ME, "enter"));
    const all = heard(table, [...opening, played(1, "R11"), played(2, "R4"), played(3, "K3")]);
    const said = all.flatMap((each, at) => {
      const hears = herald.hear(each);
      const turn = at === 4 ? herald.turn("play-2-0", each.after, "Your turn.") : null;
      return [hears, turn, herald.step(each.after)].flatMap((message) => message ?? []);
    });
    expect(said.slice(1)).toEqual([
      { kind: "log", text: "Yo-ho-ho! Bids: you 1, Bart 0, Calico 1, Davy 2. Together 4 for 2 tricks." },
      { kind: "answer", text: "Bart Red 11." },
      { kind: "answer", text: "Calico Red 4." },
      { kind: "turn", text: "Davy Black 3. Your turn." },
    ]);
  });
});

describe("Skull Queen", () => {
  beforeAll(() => speak("en"));
  const table = started("skull_queen", 4);
  const hands = [["R3", "B12"], [null, null], [null, null], [null, null]];
  const deal = { ...dealt(hands), centre: ["Y4", "B3"] } as Entry;

  it("tells the centre at the deal, however long the hand", () => {
    const herald = new Herald(ear());
    const [first] = heard(table, [deal]);
    expect(herald.hear(first!)).toBeNull();
    const hand = `Your hand: ${"Yellow 12, ".repeat(20)}`;
    expect(herald.turn("choose-2-0", first!.after, "Place your pirates.", [() => hand])?.text).toBe(
      "Round 2. In the centre: Yellow 4, Blue 3. Place your pirates.",
    );
  });

  it("tells the centre of a trick where it has changed", () => {
    const nobody = { event: "trick_resolved", climbs: [], leader: 2 } as const;
    const resolved = (centre: string[]): Entry => ({ ...nobody, climbs: [], centre });
    const said = [["G7", "Y4"], ["Y4", "B3"], []].map((centre) => {
      const herald = new Herald(ear());
      return heard(table, [deal, resolved(centre)]).map((each) => herald.hear(each)).at(-1)?.text;
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
    session = new Session("ID");
    Socket.last.open().down({ frame: "view", seq: 9, seat: 0, view: lying, may: ["play R1"], due: [0], aid });
    speaker.attend(session);
  });
  afterEach(() => session.close());

  it("says that the line is lost and that it is back, once each", () => {
    for (const state of ["open", "lost", "lost", "open"] as const) speaker.line(state);
    expect(answers()).toEqual([
      "answer: The line is lost. We keep trying. Nothing at the table is lost.",
      "answer: The line is back.",
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
    expect(answers()).toEqual(["turn: Your last piece, Red 1, plays itself."]);
    preferences.autoplay = false;
    expect(playsItself(seen)).toBeNull();
    preferences.autoplay = true;
  });
});
