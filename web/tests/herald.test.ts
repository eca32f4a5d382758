import "./page";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { evolve, first } from "../src/line/fold";
import { Herald, type Message, type Verbosity } from "../src/speech/herald";
import type { Entry, TableState } from "../src/wire.generated";
import type { Heard } from "../src/words/told";
import { faceName } from "../src/words/names";
import { LANGUAGES, speak } from "../src/words/words.svelte";
import { dealt, heard, played, started } from "./scene";

const ME = 0;
const NOBODY: ReadonlySet<number> = new Set();
const ear =
  (verbosity: Verbosity = "normal", me: number | null = ME) =>
  () => ({ me, verbosity, muted: NOBODY });

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
): Spoken[] {
  const herald = new Herald(ear(verbosity));
  let tricks = 0;
  return stream.flatMap((each) => {
    const here = { ...each, before: longer(each.before), after: longer(each.after) };
    if (each.entry.event === "trick_taken") tricks++;
    const turn = () =>
      due(here.after)
        ? herald.turn(nameOf(here.after), here.after, "Your turn: play red, or any special.", [
            "Your hand: Red 3, Blue 12.",
          ])
        : null;
    return [herald.hear(here), turn()].flatMap((message) => (message ? [{ ...message, tricks }] : []));
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
    for (const { text } of [...listen(stream), ...listen(stream, "full", long)])
      expect(text.length, text).toBeLessThanOrEqual(140);
    await speak("en");
  });

  it("tells every piece that others played", () => {
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
    const herald = new Herald(() => ({ me: ME, verbosity: "normal", muted: new Set([2]) }));
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
    expect(said.map(({ kind }) => kind)).toEqual(["log", "log", "log"]);
    expect(said.at(-1)?.text).toContain("Davy takes the trick");
  });

  it("leaves the lobby alone", () => {
    const lobby = { ...table, stage: "lobby" as const };
    const entry: Entry = { event: "spoke", seat: 1, phrase: "ahoy" };
    expect(new Herald(ear()).hear({ seq: 1, entry, before: lobby, after: evolve(lobby, entry) })).toBeNull();
  });
});
