/** A round's chance made once more from its seed and numbers (docs/fair-dealing.md, "The exact bytes"). */
import { factsOf } from "../declared";
import type { Dealt, State, TableState } from "../wire.generated";
import { pieceOf } from "../words/names";
import { DECKS } from "./decks.generated";
import { sha256, unhex } from "./sha256";

const WORD = 2 ** 32;
const BLOCK = 64;

/** What the box of a game holds, for so many players. */
interface Deals {
  left_out: readonly string[];
  stacks: number;
  sizes: readonly number[];
  centre: number;
  /** What is not dealt lies there as one stack more. */
  rest?: boolean;
}
interface Deck { counts: Record<string, number>; thrown: boolean; deals: Record<number, Deals | undefined> }

type Below = (bound: number) => number;
export interface Made { lot: number; stacks: string[][]; centre: string[]; rest: boolean }

// The stream

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const masked = (mask: number, text: Uint8Array) => {
    const bytes = new Uint8Array(BLOCK + text.length).fill(mask, 0, BLOCK);
    key.forEach((byte, at) => (bytes[at]! ^= byte));
    bytes.set(text, BLOCK);
    return sha256(bytes);
  };
  return masked(0x5c, masked(0x36, message));
}

export function* words(seed: string, message: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = hmac(unhex(seed), new TextEncoder().encode(`${message}/${block}`));
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}

/** Words past the last whole multiple are thrown away: else low numbers came oftener. */
export function numbers(seed: string, message: string): Below {
  const source = words(seed, message);
  return (bound) => {
    let word = source.next().value;
    while (word >= WORD - (WORD % bound)) word = source.next().value;
    return word % bound;
  };
}

export function messageOf(round: number, nonces: readonly (string | null)[]): string {
  const given = nonces.flatMap((nonce, seat) => (nonce ? [`${seat}:${nonce}`] : []));
  return `jollyroger/1/${round}/${given.join(",")}`;
}

// Lot, deal, throw

export function deckOf(game: string, players: number): string[] {
  const { counts, deals } = DECKS[game as keyof typeof DECKS] as unknown as Deck;
  const { pieces } = factsOf(game);
  const out = deals[players]?.left_out ?? [];
  return pieces
    .filter((code) => !out.includes(code))
    .flatMap((code) => Array.from({ length: counts[code] ?? 1 }, () => code));
}

/** The lot is drawn in the first round only. */
export function deal(game: string, players: number, round: number, below: Below): Made | null {
  const deals = (DECKS[game as keyof typeof DECKS] as unknown as Deck | undefined)?.deals[players];
  const size = deals?.sizes[round - 1];
  if (!deals || size === undefined) return null;
  const lot = round === 1 ? below(players) : -1;
  const pile = deckOf(game, players);
  const dealt = deals.stacks * size;
  const count = deals.rest ? pile.length : dealt + deals.centre;
  for (let at = 0; at < count; at++) {
    const other = at + below(pile.length - at);
    [pile[at], pile[other]] = [pile[other]!, pile[at]!];
  }
  const stacks = Array.from({ length: deals.stacks }, (_, at) => pile.slice(at * size, (at + 1) * size));
  if (deals.rest) return { lot, stacks: [...stacks, pile.slice(dealt)], centre: [], rest: true };
  return { lot, stacks, centre: pile.slice(dealt, count), rest: false };
}

export function thrown(game: string, piece: string, below: Below): string {
  const faces = factsOf(game).faces[piece] ?? [piece];
  return faces[below(faces.length)]!;
}

// What was seen

/** The table when the seed of its round is shown: all tricks of the round lie there. */
export function isFair(table: TableState, seed: string, dealt: Dealt | null): boolean {
  const { settings: { game, players }, play, next_deal: next } = table;
  if (!play || !next || play.round !== next.round) return false;
  const message = messageOf(next.round, next.nonces);
  const made = deal(game, players, next.round, numbers(seed, `${message}/deal`));
  if (!made) return false;
  return isDealt(made, play, dealt) && isPlayed(made, play, game) && isThrown(play, game, seed, message);
}

/** As far as we saw it: of others' pieces only how many. */
function isDealt(made: Made, play: State, dealt: Dealt | null): boolean {
  if (made.lot >= 0 && play.dealer !== made.lot) return false;
  if (!dealt) return true;
  const seen = dealt.hands.length === made.stacks.length && dealt.hands.every((hand, seat) => {
    const stack = made.stacks[seat] ?? [];
    return hand.length === stack.length && (hand.includes(null) || isSame(hand as string[], stack));
  });
  return seen && isSame(dealt.centre, made.centre);
}

/** In the end everybody has played what they were dealt, or took off the rest; nobody chooses from the King's stack. */
function isPlayed(made: Made, play: State, game: string): boolean {
  const laid = play.tricks.flatMap((trick) => trick.laid);
  const rest = made.rest ? made.stacks.at(-1)! : [];
  return made.stacks.every((stack, seat) => {
    const pieces = laid.filter((each) => each.seat === seat).map(({ face }) => pieceOf(game, face));
    if (stack === rest) return !pieces.length;
    if (seat >= play.players) return String(pieces) === String(stack);
    return isSame(pieces, stack) || (rest.length > 0 && pieces.every((piece) => stack.includes(piece) || rest.includes(piece)));
  });
}

function isThrown(play: State, game: string, seed: string, message: string): boolean {
  if (!(DECKS[game as keyof typeof DECKS] as unknown as Deck).thrown) return true;
  return play.tricks.every(({ laid }, trick) =>
    laid.every(({ face }, at) =>
      thrown(game, pieceOf(game, face), numbers(seed, `${message}/${trick}.${at}`)) === face));
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  String([...one].sort()) === String([...other].sort());
