/** What people call a piece: the most telling word first. */
import { declared, factsOf } from "../declared";
import { has, say, sayOr, type Facts } from "./words.svelte";

/** A die is thrown; of other pieces those with two faces are declared. */
export const isThrown = (game: string): boolean => declared(game).pieces === "die";

/** The piece as held that shows this face. */
export function pieceOf(game: string, face: string): string {
  const { pieces, faces } = factsOf(game);
  return pieces.find((piece) => (faces[piece] ?? [piece]).includes(face)) ?? face;
}

/** The suit of a held piece or a face, or null for a special one. */
export function suitOf(game: string, code: string): string | null {
  const { suits } = factsOf(game);
  const found = /^([A-Z])(\d+|F)?$/.exec(code);
  return found && suits.includes(found[1]!) ? found[1]! : null;
}

/** Whether the box holds any piece without a suit. */
export const hasSpecials = (game: string): boolean => factsOf(game).pieces.some((code) => suitOf(game, code) === null);

/** A piece as it lies in a trick. */
export function faceName(game: string, code: string): string {
  const value = /^[A-Z](\d+)$/.exec(code)?.[1];
  const suit = suitOf(game, code);
  if (suit && value) return ownWord(game, `number-${suit}`, `${suitName(game, suit)} ${value}`, { value: Number(value) });
  const piece = pieceOf(game, code);
  if (isThrown(game)) return ownWord(game, `${code.endsWith("F") ? "flag" : "skull"}-${piece}`, code);
  if (piece === code) return pieceWord(game, code);
  return say("declared", { piece: pieceWord(game, piece), like: pieceWord(game, likeOf(game, code)) });
}

/** The game's own word for a thing, where another game has the same code for something else. */
function ownWord(game: string, key: string, plain: string, facts: Facts = {}): string {
  const own = `${key}-${game}`;
  return sayOr(has(own) ? own : key, plain, facts);
}

const pieceWord = (game: string, code: string): string => ownWord(game, `piece-${code}`, code);

/** Scary Mary lies there like a Pirate, or like whatever wins nothing in this box. */
export const likeOf = (game: string, face: string): string => factsOf(game).likes[face] ?? face;

/** A piece as its owner holds it. */
export function heldName(game: string, code: string): string {
  if (isThrown(game)) return ownWord(game, `die-${code}`, code);
  return suitOf(game, code) ? faceName(game, code) : pieceWord(game, code);
}

/** What a play names: a die to throw, or a face. */
export function playName(game: string, code: string): string {
  return isThrown(game) ? heldName(game, code) : faceName(game, code);
}

/** A choice as a button shows it: its own words where there are any, else as it is typed. */
export function pickName(game: string, move: string): string {
  const [verb = "", ...of] = move.split(" ");
  if (verb === "play") return playName(game, of.join(" "));
  return sayOr(["pick", verb, ...of].join("-"), verb === "bid" ? of.join(" ") : move);
}

/** Every code that a play can name. */
export function playsOf(game: string): string[] {
  const { pieces, faces } = factsOf(game);
  return isThrown(game) ? [...pieces] : pieces.flatMap((piece) => faces[piece] ?? [piece]);
}

export const suitName = (game: string, suit: string): string => ownWord(game, `suit-${suit}`, suit);

/** A pirate on a plank goes by its colour, which is the same word in every game of planks. */
export const colourName = (suit: string): string => sayOr(`suit-${suit}`, suit);

/** What stands on a piece for its suit, in the reader's language. */
export const letterOf = (game: string, suit: string): string => ownWord(game, `letter-${suit}`, suit);

/** What stands on a piece for its number, where that is no number: a jack, a queen. */
export const numberOn = (game: string, value: string): string => sayOr(`mark-${value}-${game}`, value);

/** Whether the game calls a suit or a number by a word of its own: our drawing shows another thing then. */
export const isOwn = (game: string, suit: string, value = ""): boolean =>
  has(`suit-${suit}-${game}`) || has(`mark-${value}-${game}`);

/** A code as it stands on the piece: the suit by the reader's letter. */
export function codeOn(game: string, code: string): string {
  const [, suit, rest = ""] = /^([A-Z])(\d+|F)?$/.exec(code) ?? [];
  return suit ? letterOf(game, suit) + numberOn(game, rest) : code;
}

export function faceNames(game: string, codes: readonly string[]): string {
  return codes.map((code) => faceName(game, code)).join(", ");
}

/** Rim and icon of a special doubloon, shape and number of the others (DO5). */
export function feel(game: string, code: string): string {
  const suit = suitOf(game, code);
  if (suit) return say("touch-number", { suit: suitName(game, suit), value: Number(code.slice(1)) });
  return sayOr(`touch-${code}`, heldName(game, code));
}
