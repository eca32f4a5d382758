import { page, Socket } from "./page";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/line/session.svelte";
import type { Entry, TableState } from "../src/wire.generated";
import { NO_AID } from "./scene";

// Whole games as real tables tell them are written by tests/web/test_watch.py; alone we take the sample.
const FOLDER = process.env.JOLLYROGER_FRAMES ?? fileURLToPath(new URL("frames", import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));

interface Step { entry: Entry; view: TableState }

const read = new Map<string, Step[]>();
function steps(file: string): Step[] {
  const story = read.get(file) ??
    readFileSync(`${FOLDER}/${file}`, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line) as Step);
  read.set(file, story);
  return story;
}
const seatOf = (file: string) => (/-None\./.test(file) ? null : Number(/-(\d)\./.exec(file)![1]));

beforeEach(() => {
  page.hidden = true;
});

/** A browser that has never been at this table: what one game left must not meet the next. */
function arrive(): void {
  Socket.all = [];
  for (const drawer of [sessionStorage, localStorage]) (drawer as unknown as { clear(): void }).clear();
}

type Way = "events" | "view" | "reload";

/** What the page doubts when it is told this game, each entry in that way. */
async function doubts(story: Step[], seat: number | null, way: (at: number) => Way = () => "events") {
  arrive();
  let session = new Session("ID");
  const all: string[] = [];
  const keep = () => all.push(...session.doubts.map(({ code, round }) => `${round} ${code}`));
  const show = (seq: number, view: TableState) =>
    Socket.last.down({ frame: "view", seq, seat, view, may: [], due: [], aid: NO_AID });
  Socket.last.open();
  show(1, story[0]!.view);
  for (const [at, { entry, view }] of story.entries()) {
    if (!at || story[at - 1]!.entry.event === "game_over") continue; // told already
    const how = entry.event === "game_over" ? "events" : way(at);
    const told = entry.event === "game_over" ? [entry, story[at + 1]!.entry] : [entry]; // comes with its seed
    if (how === "events")
      Socket.last.down({ frame: "events", seq: at + told.length, events: told, may: [], due: [], aid: NO_AID });
    if (how === "reload") {
      keep();
      session.close();
      session = new Session("ID");
      Socket.last.open();
    }
    if (how === "view") {
      dispatchEvent(new Event("online"));
      Socket.last.open();
    }
    if (how !== "events") show(at + 1, view);
  }
  await vi.dynamicImportSettled();
  keep();
  session.close();
  return [...new Set(all)];
}

describe("real games cause no doubt", () => {
  it.each(files)("%s, entry by entry", async (file) => {
    expect(await doubts(steps(file), seatOf(file))).toEqual([]);
  });

  it.each(files)("%s, with lines that are lost and pages that are loaded again", async (file) => {
    const ways: Way[] = ["events", "events", "view", "events", "reload", "events", "events"];
    for (const shift of [0, 3])
      expect(await doubts(steps(file), seatOf(file), (at) => ways[(at * 5 + shift) % 11 % 7]!)).toEqual([]);
  });
});

describe("a game that was changed anywhere is doubted", () => {
  const flip = (secret: string) => secret.slice(0, -1) + (secret.endsWith("0") ? "1" : "0");
  const where = (story: Step[], event: Entry["event"]) =>
    story.flatMap(({ entry }, at) => (entry.event === event ? [at] : []));
  const put = (story: Step[], at: number, entry: object) =>
    story.with(at, { ...story[at]!, entry: { ...story[at]!.entry, ...entry } as Entry });

  /** The lies, each told of its event somewhere in the middle; null where it would be none. */
  const LIES: Record<string, [Entry["event"], (story: Step[], at: number) => Step[] | null]> = {
    "another seed": ["seed_shown", (story, at) => put(story, at, { seed: flip((story[at]!.entry as never)["seed"]) })],
    "another number": ["revealed", (story, at) => put(story, at, { nonce: flip((story[at]!.entry as never)["nonce"]) })],
    "another pledge": ["revealed", (story, at) => {
      const { seat } = story[at]!.entry as { seat: number };
      const pledge = story.slice(0, at).findLastIndex(({ entry }) => entry.event === "pledged" && entry.seat === seat);
      return put(story, pledge, { digest: "ab".repeat(32) });
    }],
    "pledges that are closed early": ["pledges_in", (story, at) => {
      const last = story.slice(0, at).findLastIndex(({ entry }) => entry.event === "pledged");
      const between = story.slice(last + 1, at).every(({ entry }) => entry.event !== "stood_in" && entry.event !== "bot_sat");
      return between ? [...story.slice(0, last), story[at]!, story[last]!, ...story.slice(at + 1)] : null;
    }],
    "another lot": ["lot_drawn", (story, at) => {
      const { players } = story[at]!.view.settings;
      const dealer = ((story[at]!.entry as { dealer: number }).dealer + 1) % players;
      return put(put(story, at, { dealer }), at + 1, { dealer });
    }],
    "two pieces exchanged": ["trick_taken", exchanged],
    "two cards exchanged": ["trick_resolved", exchanged],
    "another throw": ["played", (story, at) => {
      const { piece, face } = story[at]!.entry as { piece: string; face: string };
      return story[at]!.view.settings.game === "dice" && piece === "K"
        ? put(story, at, { face: face === "K7" ? "K6" : "K7" }) : null;
    }],
    "another open card": ["dealt", (story, at) => {
      const { centre } = story[at]!.entry as { centre: string[] };
      return centre.length ? put(story, at, { centre: [...centre.slice(1), "R5"] }) : null;
    }],
  };

  /** The last two pieces of a trick have gone to the wrong seats. */
  function exchanged(story: Step[], at: number): Step[] | null {
    const [one, other] = [story[at - 2]!.entry, story[at - 1]!.entry];
    if (one.event !== "played" || other.event !== "played" || one.piece === other.piece) return null;
    const { piece, face } = other;
    return put(put(story, at - 2, { piece, face }), at - 1, { piece: one.piece, face: one.face });
  }

  const told = Object.entries(LIES).flatMap(([name, [event, lie]]) =>
    files.flatMap((file) => {
      const story = steps(file);
      const over = where(story, "seed_shown").at(-1) ?? -1;
      const lies = where(story, event).filter((at) => at <= over && lie(story, at));
      const at = lies[lies.length >> 1];
      return at === undefined ? [] : [{ name, file, story: lie(story, at)! }];
    }));

  it.each(told)("$name in $file", async ({ file, story }) => {
    expect(await doubts(story, seatOf(file))).not.toEqual([]);
  });

  it("by every lie there is, where all games are here", () => {
    if (process.env.JOLLYROGER_FRAMES)
      expect([...new Set(told.map(({ name }) => name))]).toEqual(Object.keys(LIES));
  });
});
