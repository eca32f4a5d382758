/** Which drawing of sprite.svg stands for which code, and how the drawings are coloured. */
import { declared, factsOf } from "../declared";
import { GAMES } from "../wire.generated";
import { isOwn } from "../words/names";

export type Size = "full" | "compact" | "mini" | "chip";

/** A suit's mark is the same in every game; a letter names only one suit. */
export const MARKS: Readonly<Record<string, string>> = {
  Y: "coins", R: "ruby", B: "anchor", K: "banner", G: "bottle",
  C: "cir", T: "tri", Q: "sqr", S: "star",
  ES: "escape", FL: "escape", PI: "pirate", ME: "mermaid", SM: "mary", SK: "king", MO: "monkey", FM: "mate",
};

/** What is raised on a doubloon is not the portrait of the card. */
export const RAISED: Readonly<Record<string, string>> = {
  FL: "escape", PI: "rtri", ME: "fish", SM: "escape", SK: "crown",
};

/** Cards that move a pirate further than their number says. */
const BADGES: Readonly<Record<string, string>> = { "8": "aye", "5": "snack" };

const WIDTHS: Readonly<Record<string, number>> = { "1": 52, "10": 116, "11": 108, "12": 116, "13": 116 };

/** The highest numeral that is drawn. */
export const HIGHEST = 13;

/** Whether there is a drawing of it; a piece of a game that is new to us gets a plain one. */
export function isDrawn(game: string, code: string): boolean {
  const { kind, value } = parse(code);
  return kind.replace(/(?<=.)F$/, "") in MARKS && Number(value) <= HIGHEST && !isOwn(game, kind, value);
}

/** The width of a numeral whose height is 100. */
export const numeralWidth = (value: string | number): number => WIDTHS[String(value)] ?? 60;

export interface Code {
  /** Suit letter or the two letters of a special; a declared Scary Mary keeps her sign in `code`. */
  kind: string;
  /** The number as text, "" where there is none. */
  value: string;
  code: string;
}

export function parse(code: string): Code {
  const found = /^([A-Z])(\d+)$/.exec(code);
  if (found) return { kind: found[1] ?? "", value: found[2] ?? "", code };
  return { kind: code.replace(/[+-]$/, ""), value: "", code };
}

export const markOf = (kind: string): string => MARKS[kind] ?? "banner";

/** A suit has the ink that its game declares, characters have their own; `ink-` and this is the class of its colours. */
export const inkOf = (game: string, kind: string): string =>
  declared(game).inks[kind] ?? (kind === "ES" || kind === "FL" ? "escape" : "special");

const PLANK_GAME = Object.keys(GAMES).find((game) => declared(game).board === "planks")!;

/** The same of a pirate on a plank. */
export const pirateInk = (suit: string): string => inkOf(PLANK_GAME, suit);

export function badgeOf(game: string, { value, code }: Code): string | null {
  if (declared(game).board === "planks") return BADGES[value] ?? null;
  // Scary Mary as she was declared.
  return MARKS[factsOf(game).likes[code] ?? ""] ?? null;
}
