/** The typed field: what a person may ask and play in words. It never judges a move. */
import type { Aid, Barred, TableState } from "../wire.generated";
import type { GameId } from "../router.svelte";
import { declared } from "../declared";
import { factsOf } from "../declared";
import { codeOn, heldName, isThrown, letterOf, pickName, pieceOf, playName, playsOf, suitName } from "./names";
import type { LineState } from "../line/wire";
import type { Heard } from "./told";
import { language, say } from "./words.svelte";
import type { Refusing } from "./refusals";
import { PHRASES, type Move } from "../wire.generated";
import { KEYS } from "../table/keys";
import { picksOpen } from "../table/sentences";
import { phrase } from "./people";

export const INQUIRIES = [
  "hand", "legal", "table", "bids", "score", "turn", "time", "last", "log", "who", "why", "rules", "help",
] as const;
export type Inquiry = (typeof INQUIRIES)[number];

/** What is typed for it; the clock is asked on the page alone. */
export const wordOf = (name: string): string => say(name === "time" ? "play-word-time" : `command-${name}`);

/** What the field knows of the table; a `Session` is one. */
export interface Context {
  table: TableState | null;
  seat: number | null;
  may: readonly string[];
  due: readonly number[];
  aid: Aid;
  heard: readonly Heard[];
  refused: Refusing | null;
  /** Whether the table is heard at all. */
  line?: LineState;
  /** The server's seconds. */
  now(): number;
}

type Act = NonNullable<Move["act"]>;

export type Understood =
  | { kind: "move"; move: string }
  | { kind: "inquiry"; inquiry: Inquiry; rest: string }
  /** The one question that the server answers. */
  | { kind: "hint" }
  /** What somebody does beside the game: talk, more time, back to the seat. */
  | { kind: "act"; act: Act }
  | { kind: "undo" }
  /** A piece in hand that may not be played now, or no piece of this game: nothing was sent. */
  | { kind: "refused"; refused: Refusing };

/** null: neither a move nor a question. */
export function understand(text: string, context: Context): Understood | null {
  const typed = plain(text).trim();
  const [word = "", ...rest] = typed.split(/\s+/);
  const means = (name: string) => [name, `${name}s`, plain(wordOf(name))].includes(word);
  if (means("hint")) return { kind: "hint" };
  if (means("undo")) return { kind: "undo" };
  const inquiry = INQUIRIES.find(means);
  if (inquiry) return { kind: "inquiry", inquiry, rest: rest.join(" ") };
  const act = acted(means, text.trim().slice(word.length).trim(), typed, context);
  if (act) return { kind: "act", act };
  const game = context.table?.settings.game;
  const move = game ? moved(typed, game as GameId, context) : null;
  const key = !move && Object.hasOwn(KEYS, typed) ? KEYS[typed] : undefined;
  return key ? { kind: "inquiry", inquiry: key, rest: "" } : move;
}

function acted(means: (name: string) => boolean, said: string, typed: string, context: Context): Act | null {
  const { seat, table } = context;
  if (seat === null || !table) return null;
  if (means("extend")) return { act: "extend" };
  if (means("say") && said) return talked(said);
  const away = table.seats[seat]?.bot != null;
  if (means("return") || (away && typed === "back"))
    return { act: "sit", seat, name: table.seats[seat]?.name ?? "" };
  return null;
}

/** One of the phrases is heard by all in their own language; other words only where chat is on. */
function talked(said: string): Act {
  const heard = bare(said);
  const known = PHRASES.find((name) => bare(name) === heard || bare(phrase(name)) === heard);
  return known ? { act: "speak", phrase: known } : { act: "say", text: said };
}

const bare = (text: string): string => plain(text).replace(/[^\p{L}]/gu, "");

function moved(typed: string, game: GameId, context: Context): Understood | null {
  const bid = /^(?:(?:bid|b)\s+)?(\d{1,3})$/.exec(typed);
  if (bid) return { kind: "move", move: `bid ${Number(bid[1])}` };
  const pick = picksOpen(context.may).find((move) => [move, pickName(game, move)].map(key).includes(key(typed)));
  if (pick) return { kind: "move", move: pick };
  const place = /^(?:place\s+)?(front|back)\b(.*)$/.exec(typed);
  if (place && declared(game).board === "planks") return placed(game, place[1]!, place[2]!);
  const [, verb, name = ""] = /^(?:(play|p)\s+)?(.+)$/.exec(typed) ?? [];
  const code = played(game, name);
  if (code) return barred(game, code, context) ?? { kind: "move", move: `play ${code}` };
  return verb ? { kind: "refused", refused: { code: "unknown_piece", facts: { piece: name } } } : null;
}

function barred(game: GameId, code: string, { aid }: Context): Understood | null {
  const reason: Barred | undefined = aid.barred[pieceOf(game, code)];
  return reason ? { kind: "refused", refused: reason } : null;
}

/** Colours by letter or by name, each with its space, in any order. */
function placed(game: GameId, side: string, rest: string): Understood {
  const { suits } = factsOf(game);
  const calls = (suit: string) => [suitName(game, suit), letterOf(game, suit), suit].map(plain);
  const stands = new Map<string, string>();
  for (const [, colour, space] of rest.matchAll(/([^\s\d,]+)\s*(\d{1,3})/g)) {
    const found = suits.find((suit) => calls(suit).includes(colour ?? ""));
    if (found && space) stands.set(found, `${found}${Number(space)}`);
  }
  const whole = stands.size === suits.length && stands.size > 0;
  if (!whole) return { kind: "refused", refused: { code: "unreadable_placement" } };
  return { kind: "move", move: ["place", side, ...suits.map((suit) => stands.get(suit))].join(" ") };
}

// Names of pieces, read back

function played(game: GameId, text: string): string | undefined {
  return lexicon(game).get(key(text));
}

const lexicons = new Map<string, Map<string, string>>();

/** Every code and name of what may be played, in the reader's language. */
function lexicon(game: GameId): Map<string, string> {
  const at = `${language()}/${game}`;
  const known = lexicons.get(at) ?? made(game);
  lexicons.set(at, known);
  return known;
}

function made(game: GameId): Map<string, string> {
  const found = new Map<string, string>();
  const { pieces, suits } = factsOf(game);
  // A die may be called by its colour or its kind alone.
  const kind = (die: string) => (suits.includes(die) ? suitName(game, die) : say(`piece-${die}`));
  if (isThrown(game)) for (const die of pieces) found.set(key(kind(die)), die);
  for (const code of pieces) found.set(key(heldName(game, code)), code);
  for (const code of playsOf(game)) found.set(key(playName(game, code)), code);
  // As it stands on the piece, and as the notation writes it: where they differ the notation wins.
  for (const code of pieces) found.set(key(codeOn(game, code)), code);
  for (const code of [...pieces, ...playsOf(game)]) found.set(key(code), code);
  return found;
}

/** The words that carry meaning: “as” in “Scary Mary as Pirate” may be left out. */
function key(text: string): string {
  const filler = plain(say("declared", { piece: "", like: "" })).trim();
  const words = plain(text).match(/[\p{L}\p{N}+-]+/gu) ?? [];
  return words.filter((word) => word !== filler).join(" ");
}

/** What a person typed, without case and accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}
