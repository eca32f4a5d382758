/** What people call a piece: the most telling word first. */
import { GAMES } from "../wire.generated";
import type { GameId } from "../router.svelte";
import { declared } from "../declared";
import { say, sayOr } from "./words.svelte";

/** What lies in a box, as far as names need it. */
export interface Box {
  suits: readonly string[];
  pieces: readonly string[];
  faces: Readonly<Record<string, readonly string[]>>;
}

export function boxOf(game: string): Box {
  return GAMES[game as GameId] as Box;
}

/** A die is thrown; of other pieces those with two faces are declared. */
export const isThrown = (game: string): boolean => declared(game).pieces === "die";

/** The piece as held that shows this face. */
export function pieceOf(game: string, face: string): string {
  const { pieces, faces } = boxOf(game);
  return pieces.find((piece) => (faces[piece] ?? [piece]).includes(face)) ?? face;
}

/** The suit of a held piece or a face, or null for a special one. */
export function suitOf(game: string, code: string): string | null {
  const { suits } = boxOf(game);
  const found = /^([A-Z])(\d+|F)?$/.exec(code);
  return found && suits.includes(found[1]!) ? found[1]! : null;
}

/** Whether the box holds any piece without a suit. */
export const hasSpecials = (game: string): boolean => boxOf(game).pieces.some((code) => suitOf(game, code) === null);

/** A piece as it lies in a trick. */
export function faceName(game: string, code: string): string {
  const value = /^[A-Z](\d+)$/.exec(code)?.[1];
  const suit = suitOf(game, code);
  if (suit && value) return sayOr(`number-${suit}`, `${suitName(suit)} ${value}`, { value: Number(value) });
  const piece = pieceOf(game, code);
  if (isThrown(game)) return code.endsWith("F") ? say(`flag-${piece}`) : say(`skull-${piece}`);
  if (piece === code) return sayOr(`piece-${code}`, code);
  return say("declared", { piece: say(`piece-${piece}`), like: say(`piece-${likeOf(game, code)}`) });
}

/** Scary Mary lies there like a Pirate, or like whatever wins nothing in this box. */
export function likeOf(game: string, face: string): string {
  if (face.endsWith("+")) return "PI";
  return boxOf(game).pieces.includes("ES") ? "ES" : "FL";
}

/** A piece as its owner holds it. */
export function heldName(game: string, code: string): string {
  if (isThrown(game)) return say(`die-${code}`);
  return suitOf(game, code) ? faceName(game, code) : sayOr(`piece-${code}`, code);
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
  const { pieces, faces } = boxOf(game);
  return isThrown(game) ? [...pieces] : pieces.flatMap((piece) => faces[piece] ?? [piece]);
}

export function suitName(suit: string): string {
  return sayOr(`suit-${suit}`, suit);
}

/** What stands on a piece for its suit, in the reader's language. */
export const letterOf = (suit: string): string => sayOr(`letter-${suit}`, suit);

/** A code as it stands on the piece: the suit by the reader's letter. */
export function codeOn(code: string): string {
  const [, suit, rest = ""] = /^([A-Z])(\d+|F)?$/.exec(code) ?? [];
  return suit ? letterOf(suit) + rest : code;
}

export function faceNames(game: string, codes: readonly string[]): string {
  return codes.map((code) => faceName(game, code)).join(", ");
}

/** Rim and icon of a special doubloon, shape and number of the others (DO5). */
export function feel(game: string, code: string): string {
  const suit = suitOf(game, code);
  if (suit) return say("touch-number", { suit: suitName(suit), value: Number(code.slice(1)) });
  return say(`touch-${code}`);
}
