import { page, Socket } from "./page";
import { readFileSync, readdirSync } from "node:fs";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { voice } from "../src/line/awaited";
import { Session, type Heard } from "../src/line/session.svelte";
import { PACES, preferences } from "../src/preferences.svelte";
import { speaker } from "../src/speech/speaker.svelte";
import type { Kind } from "../src/speech/message";
import type { Dealt } from "../src/wire.generated";
import { handWords } from "../src/words/spoken";
import { namesOf } from "../src/words/told";
import { faceName } from "../src/words/names";
import { speak } from "../src/words/words.svelte";

// Written by tests/web/test_heard.py: what one seat's page is sent.
const FOLDER = process.env.JOLLYROGER_HEARD;
const files = FOLDER ? readdirSync(FOLDER) : [];
const ME = 0;

interface Step { mine: boolean; frame: { may: string[]; events?: object[] } }
const read = (file: string): Step[] =>
  readFileSync(`${FOLDER}/${file}`, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line) as Step);

/** Speaks what comes at so many words a minute; a new message cuts off one that is not finished. */
class Listener {
  /** Heard to the end, in order. */
  heard: { text: string; kind: Kind; moves: number }[] = [];
  cut: string[] = [];
  until = 0;
  #known = 0;

  constructor(private readonly rate: number) {}

  listen(moves: number): void {
    for (const { nth, kind, text } of speaker.said.filter(({ nth }) => nth >= this.#known)) {
      this.#known = nth + 1;
      if (Date.now() < this.until) this.#interrupted(kind);
      this.heard.push({ text, kind, moves });
      this.until = Date.now() + (text.split(/\s+/).length * 60_000) / this.rate;
    }
  }

  /** What was asked for may cut in; then the rest must come again. */
  #interrupted(kind: Kind): void {
    const last = this.heard.pop();
    if (kind !== "answer" && kind !== "clock") this.cut.push(last?.text ?? "");
  }
}

let session: Session;
const told: Heard[] = [];

/** As LiveRegions does whenever something has changed. */
async function look(): Promise<void> {
  await tick();
  const { table, seat, may, due, aid } = session;
  if (table) speaker.turn({ table, seat, may, due, aid });
  await tick();
}

interface Way { pace: (typeof PACES)[number]; rate: number; patient: boolean; gap: number }

/** Plays a game as it was played: bots answer at once, people every `gap` milliseconds. */
async function plays(steps: Step[], { pace, rate, patient, gap }: Way): Promise<Listener> {
  preferences.pace = pace;
  const ear = new Listener(rate);
  const [view, ...rest] = steps;
  session = new Session("ID");
  const socket = Socket.last.open();
  const stop = speaker.attend(session);
  session.listen((heard) => void told.push(heard));
  socket.down(view!.frame);
  let moves = 0;
  let due = Date.now();
  while (rest.length || session.waiting || Date.now() < ear.until + 60_000) {
    if (socket.sent.splice(0).some(({ frame }) => frame === "beat")) socket.down({ frame: "here", away: [] });
    await look();
    ear.listen(moves);
    const [next] = rest;
    const ready = next?.mine
      ? !session.waiting && session.may.length > 0 && (!patient || (!voice.left() && Date.now() >= ear.until))
      : Date.now() >= due;
    if (next && ready) {
      rest.shift();
      if (next.mine) moves++;
      due = Date.now() + gap;
      socket.down(next.frame);
    } else {
      if (pace === "enter" && session.waiting && Date.now() >= ear.until) session.next();
      await vi.advanceTimersByTimeAsync(50);
    }
  }
  stop();
  return ear;
}

/** The opening of a round; with the old King at the table nobody leads but him. */
function leads({ round, leader, hands }: Dealt, name: (seat: number) => string): RegExp[] {
  return hands.length > session.table!.settings.players ? [] : [new RegExp(`Round ${round}\\. ${name(leader)} leads?\\.`)];
}

/** What nobody may miss, in the order in which it happened. */
function vital(plays: boolean): RegExp[] {
  return told.flatMap(({ entry, before, after }) => {
    const { game } = after.settings;
    const name = (seat: number) => (seat === ME ? "[Yy]ou" : (namesOf(after)[seat] ?? ""));
    switch (entry.event) {
      case "dealt":
        return [...leads(entry, name), new RegExp(`Your hand: ${handWords(game, entry.hands[ME] ?? [])}\\.`)];
      case "played":
        return plays && entry.seat !== ME && entry.seat < after.settings.players
          ? [new RegExp(`${name(entry.seat)} ${faceName(game, entry.face)}[,.]`)] : [];
      case "bids_shown":
        return [new RegExp(`ids: ${entry.bids.map((bid, seat) => `${name(seat)} ${bid}`).join(", ")}\\.`)];
      case "trick_taken":
        return [new RegExp(`${name(entry.seat)} (takes? the trick|took it)`)];
      case "round_scored":
        return [new RegExp(`Round ${before.play?.round}: you (score|lose) \\d+, total (minus )?\\d+\\.`)];
      case "game_over":
        return [/(wins? with|share)/];
      default:
        return [];
    }
  });
}

const CODE = /\b([A-Z]\d{1,2}|PI|ES|SK|ME|SM|FL|MO|FM)\b[+-]?/;

function expectAll(ear: Listener, plays: boolean): void {
  expect(ear.cut, "cut off").toEqual([]);
  const all = ear.heard.map(({ text }) => text).join(" ");
  expect(all).not.toMatch(CODE);
  let rest = all;
  for (const wanted of vital(plays)) {
    const found = wanted.exec(rest);
    expect(found, `${wanted} is not in: ${rest.slice(0, 400)}`).not.toBeNull();
    rest = rest.slice((found?.index ?? 0) + 1);
  }
}

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  page.hidden = false;
  told.length = 0;
  Object.assign(preferences, { motion: "full", verbosity: "normal", waits: "always", autoplay: false, rate: 180 });
});
afterEach(() => {
  session.close();
  Object.assign(preferences, { pace: "1", waits: "keys", autoplay: true });
  vi.useRealTimers();
});

const bots = files.filter((file) => file.includes("-bots"));
const people = files.filter((file) => file.includes("-people"));
const ways = PACES.flatMap((pace) => [180, 300].map((rate) => [pace, rate] as const));

describe.skipIf(!FOLDER)("a whole game by ear", () => {
  it.each(bots.flatMap((file) => ways.map(([pace, rate]) => [file, pace, rate] as const)))(
    "%s at pace %s, %i words a minute: every play, result, hand and turn, in two messages a trick",
    async (file, pace, rate) => {
      const ear = await plays(read(file), { pace, rate, patient: true, gap: 0 });
      expectAll(ear, true);
      const turns = ear.heard.filter(({ kind }) => kind === "turn").length;
      const mine = read(file).filter((step) => step.mine).length;
      expect(turns).toBe(mine);
      if (pace === "enter") return;
      for (let move = 0; move <= mine; move++) {
        const unasked = ear.heard.filter(({ kind, moves }) => moves === move && kind !== "answer");
        expect(unasked.length, unasked.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(2);
      }
    },
  );

  it.each(bots)("%s: whoever plays on without listening still hears all of it afterwards", async (file) => {
    const ear = await plays(read(file), { pace: "0", rate: 180, patient: false, gap: 0 });
    expectAll(ear, false);
  });

  it.each(people.flatMap((file) => [180, 300].map((rate) => [file, rate] as const)))(
    "%s with people who do not wait, %i words a minute: results, hands and turns in fewer words",
    async (file, rate) => {
      const ear = await plays(read(file), { pace: "1", rate, patient: false, gap: 700 });
      expectAll(ear, false);
    },
  );
});
