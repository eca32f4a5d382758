import "./page";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import Levels from "../src/lobby/Levels.svelte";
import { levelsOf, named, othersOf, USUAL_BOT } from "../src/lobby/choices";
import { levelNote, styled, styleNote, stylesOf } from "../src/lobby/ranks";
import Plate from "../src/table/Plate.svelte";
import { botName, parted } from "../src/words/bots";
import { speakLobby } from "../src/lobby/words";
import { LANGUAGES, speak } from "../src/words/words.svelte";

// Once spoken, the lobby's words stay in every language.
beforeAll(() => speakLobby());

/** As the server tells them: the yardsticks first, then levels, then levels with a style. */
const LEVELS = [1, 2, 3, 4, 5].map((level) => `level${level}`);
const STYLES = ["bold", "careful", "showy"];
const STYLED = LEVELS.slice(0, 4).flatMap((level) => STYLES.map((style) => `${level}-${style}`));
const BOTS = ["random", "heuristic", ...LEVELS, ...STYLED];

beforeAll(() => speak("en"));

describe("what bots there are", () => {
  it("levels come before the yardsticks, each once", () => {
    expect(levelsOf(BOTS)).toEqual(LEVELS);
    expect(othersOf(BOTS)).toEqual(["random", "heuristic"]);
    expect(levelsOf(["level3-bold"])).toEqual(["level3"]);
    expect(othersOf(["my-own"])).toEqual(["my-own"]);
  });

  it("a level has the styles the server has for it", () => {
    expect(stylesOf(BOTS, "level2")).toEqual(["plain", ...STYLES]);
    expect(stylesOf(BOTS, "level5")).toEqual(["plain"]);
    expect(stylesOf(BOTS, "random")).toEqual(["plain"]);
  });

  it("a style is kept from level to level, and lost where there is none", () => {
    expect(styled(BOTS, "level4", "bold")).toBe("level4-bold");
    expect(styled(BOTS, "level4", "plain")).toBe("level4");
    expect(styled(BOTS, "level5", "bold")).toBe("level5");
    expect(styled(BOTS, "heuristic", "bold")).toBe("heuristic");
  });

  it("the usual one is a level without a leaning", () => {
    expect(LEVELS).toContain(USUAL_BOT);
  });

  it("only levels have parts", () => {
    expect(parted("level1-showy")).toEqual({ level: "level1", style: "showy" });
    expect(parted("level1")).toEqual({ level: "level1", style: "plain" });
    expect(parted("my-own")).toEqual({ level: "my-own", style: "plain" });
  });
});

describe("what bots are called", () => {
  it("by a rank, and a style where they have one", () => {
    expect(LEVELS.map(botName)).toEqual(["Deckhand", "Sailor", "Bosun", "Captain", "Admiral"]);
    expect(botName("level3-bold")).toBe("Bosun, bold");
    expect(botName("random")).toBe("Parrot");
    expect(named(["level3"])).toEqual([{ value: "level3", label: "Bosun" }]);
  });

  it("by their id where we have no words", () => {
    expect(botName("my-own")).toBe("my-own");
    expect(botName("level9")).toBe("level9");
    expect(botName("level3-sly")).toBe("Bosun, sly");
  });

  it("differently each, with a note for each level and style, in every language", async () => {
    for (const lang of LANGUAGES) {
      await speak(lang);
      expect(new Set(BOTS.map(botName)).size).toBe(BOTS.length);
      for (const level of [...LEVELS, "random", "heuristic"]) expect(levelNote(level)).not.toBe(level);
      for (const style of ["plain", ...STYLES]) expect(styleNote(style)).not.toBe(style);
    }
    await speak("en");
  });
});

describe("where bots are chosen", () => {
  const shown = (bot: string) => render(Levels, { props: { bots: BOTS, bot, onchange: () => {} } }).body;
  const chosen = (html: string) =>
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) =>
      / checked/.test(tag) ? [/value="([^"]*)"/.exec(tag)?.[1]] : [],
    );

  it("the level and its style are both marked", () => {
    expect(chosen(shown("level4-bold"))).toEqual(["level4", "bold"]);
    expect(chosen(shown("level2"))).toEqual(["level2", "plain"]);
  });

  it("who has no style is asked for none", () => {
    expect(chosen(shown("level5"))).toEqual(["level5"]);
    expect(chosen(shown("heuristic"))).toEqual(["heuristic"]);
  });
});

describe("a plate", () => {
  const children = (() => {}) as never;
  const plate = (bot: string, dense: boolean) =>
    render(Plate, {
      props: {
        holder: { name: "Calico", guest: null, bot }, seat: 2, name: "Calico", face: "", points: 0,
        turn: false, dense, children,
      },
    }).body;
  const seen = (html: string) => /<span class="(?:tag|level)\b[^>]*>([^<]*)/.exec(html)?.[1];
  const spoken = (html: string) => /<span class="sr-only\b[^>]*>([^<]*)/.exec(html)?.[1];

  it("says level and style, and shows them where there is room", () => {
    expect(seen(plate("level4-bold", false))).toBe("Captain, bold");
    expect(seen(plate("level4-bold", true))).toBe("Captain");
    expect(seen(plate("level4", false))).toBe("Captain");
    for (const dense of [false, true]) expect(spoken(plate("level4-bold", dense))).toBe("Captain, bold");
  });
});
