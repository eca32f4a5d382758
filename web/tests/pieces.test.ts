import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Back from "../src/pieces/Back.svelte";
import BotFace from "../src/pieces/BotFace.svelte";
import { dots } from "../src/pieces/braille";
import Compass from "../src/pieces/Compass.svelte";
import { isDrawn, type Size } from "../src/pieces/marks";
import Pawn from "../src/pieces/Pawn.svelte";
import Pegs from "../src/pieces/Pegs.svelte";
import Piece from "../src/pieces/Piece.svelte";
import Plain from "../src/pieces/Plain.svelte";
import Rhumb from "../src/pieces/Rhumb.svelte";
import type { GameId } from "../src/router.svelte";
import { GAMES } from "../src/wire.generated";
import { speakGames } from "../src/words/games";
import { LANGUAGES, speak } from "../src/words/words.svelte";

const SIZES: (Size | "auto")[] = ["full", "compact", "mini", "chip", "auto"];
const sprite = readFileSync(new URL("../src/pieces/sprite.svg", import.meta.url), "utf8");
const drawn = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));

/** Every piece as held and every face as it may lie, of every game. */
const ALL = (Object.keys(GAMES) as GameId[]).flatMap((game) => {
  const { pieces, faces } = GAMES[game];
  const held = pieces.map((code: string) => ({ game, code, thrown: false }));
  const laid = Object.values<readonly string[]>(faces).flat();
  return [...held, ...[...new Set(laid)].map((code) => ({ game, code, thrown: true }))];
});

const SHEETS = ["full", "compact", "mini"] as const;

/** The plain drawing comes a moment later in the page, so it is asked for itself; its letters are sized by script there. */
function show({ game, code, thrown }: (typeof ALL)[number], size: Size | "auto", label: string | null = null): string {
  const whole = size === "chip" || isDrawn(game, code);
  const bodies = whole
    ? [render(Piece, { props: { game, code, thrown, size, label } }).body]
    : (size === "auto" ? SHEETS : [size]).map((each) => render(Plain, { props: { game, code, size: each, label } }).body);
  const html = bodies.join("").replace(/<!--.*?-->/g, "");
  return whole ? html : html.replace(/ style="font-size: [\d.]+px;?"/g, "");
}

function pointsAtDrawings(html: string): void {
  const used = [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1]);
  for (const id of used) expect(drawn, id).toContain(id);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
  await speakGames();
});

describe("pieces", () => {
  it.each(SIZES)("draws every code of every game at size %s, each differently", (size) => {
    const seen = new Map<string, string>();
    for (const piece of ALL) {
      const html = show(piece, size);
      const name = `${piece.game} ${piece.code} ${piece.thrown}`;
      expect(html, name).not.toMatch(/style=|undefined|NaN/);
      pointsAtDrawings(html);
      const twin = seen.get(`${piece.game} ${html}`);
      expect(twin, `${name} looks like ${twin}`).toBeUndefined();
      seen.set(`${piece.game} ${html}`, name);
    }
  });

  it("names a piece where it is told to, and is silent where its control speaks", () => {
    for (const game of Object.keys(GAMES) as GameId[]) {
      const code = GAMES[game].pieces[0];
      for (const size of ["full", "chip"] as const) {
        expect(show({ game, code, thrown: false }, size, "Spoken")).toMatch(/role="img" aria-label="Spoken"/);
        expect(show({ game, code, thrown: false }, size)).toMatch(/aria-hidden="true"/);
        expect(show({ game, code, thrown: false }, size)).not.toContain("role=");
      }
    }
  });

  it("says its words in every language, the long ones narrower", async () => {
    for (const language of LANGUAGES) {
      await speak(language);
      for (const piece of ALL.filter(({ game, code }) => isDrawn(game, code))) {
        const written = /<text class="card-code card-word"(.*?)>([^<]*)</s.exec(show(piece, "full"));
        const [, attributes = "", word = ""] = written ?? [];
        expect(attributes.includes('textLength="85"'), `${language} ${word}`).toBe(word.length >= 12);
      }
    }
    await speak("en");
  });

  it("shows a doubloon's number in braille", () => {
    const raised = (digit: string) => dots(digit).map(({ raised }) => (raised ? "o" : ".")).join("");
    expect(raised("3")).toBe("..ooooo..o..");
    expect(new Set([..."0123456789"].map(raised)).size).toBe(10);
  });
});

describe("the drawings", () => {
  it("carry no style attribute and no name twice", () => {
    expect(sprite).not.toMatch(/style=|<style|<script/);
    const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("have one meaning each: what once wore the telescope has a sign of its own", () => {
    const parts = import.meta.glob<string>("../src/**/*.svelte", { eager: true, query: "?raw", import: "default" });
    const wear = (icon: string) => Object.keys(parts).filter((path) => parts[path]?.includes(`"${icon}"`));
    expect(wear("i-glass")).toEqual(["../src/start/OpenTables.svelte"]);
    for (const icon of ["i-race", "i-bars", "i-lens", "i-warn", "i-crew"]) {
      expect(drawn).toContain(icon);
      expect(wear(icon).length, icon).toBeGreaterThan(0);
    }
    const worn = Object.values(parts).flatMap((text) => [...text.matchAll(/"(i-[a-z]+)"/g)].map((found) => found[1]));
    for (const icon of worn) expect(drawn, icon).toContain(icon);
  });

  it("are there for everything else that is drawn", () => {
    const bodies = [
      render(Back, { props: { size: "full" } }),
      ...["random", "heuristic", "level6", "stranger"].map((bot) => render(BotFace, { props: { bot } })),
      ...GAMES.skull_queen.suits.map((suit) => render(Pawn, { props: { suit, size: 20 } })),
      ...GAMES.skull_queen.suits.map((suit) => render(Pawn, { props: { suit, size: 34 } })),
      render(Compass, { props: { toward: 90, led: "S", game: "doubloons" } }),
      render(Rhumb),
    ].map(({ body }) => body);
    for (const body of bodies) pointsAtDrawings(body);
  });

  it("give every level its own hat, whatever its style", () => {
    const hat = (bot: string) => /href="#(\w+)"/.exec(render(BotFace, { props: { bot } }).body)?.[1];
    const levels = [1, 2, 3, 4, 5].map((level) => `level${level}`);
    expect(levels.map(hat)).toEqual(["bot1", "bot2", "bot3", "bot4", "bot5"]);
    expect(hat("level4-bold")).toBe("bot4");
  });

  it("count what was bid and won", () => {
    const pegs = (bid: number, won: number) => {
      const { body } = render(Pegs, { props: { bid, won } });
      return [...body.matchAll(/class="(peg(?: [a-z]+)*)[ "]/g)].map((found) => found[1]);
    };
    expect(pegs(2, 1)).toEqual(["peg filled", "peg"]);
    expect(pegs(1, 2)).toEqual(["peg filled", "peg over"]);
    expect(pegs(0, 0)).toEqual(["peg zero"]);
    expect(pegs(0, 1)).toEqual(["peg zero broke", "peg over"]);
  });
});
