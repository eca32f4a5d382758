/** The hand as it is laid out: grouped by suit, specials last, each piece with a key that stays. */
import type { GameId } from "../router.svelte";
import { GAMES } from "../wire.generated";

export interface Held { key: string; code: string; special: boolean }

export function inSuit(game: GameId, code: string): boolean {
  const suits: readonly string[] = GAMES[game].suits;
  return suits.includes(code) || (suits.includes(code.charAt(0)) && /^\d+$/.test(code.slice(1)));
}

export function arrange(game: GameId, hand: readonly (string | null)[]): Held[] {
  const box: readonly string[] = GAMES[game].pieces;
  const codes = hand.filter((code): code is string => code !== null);
  const sorted = codes.toSorted((a, b) => box.indexOf(a) - box.indexOf(b));
  const seen = new Map<string, number>();
  return sorted.map((code) => {
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    return { key: `${code}-${nth}`, code, special: !inSuit(game, code) };
  });
}

/** The moves that play this piece: Scary Mary has two. */
export function movesOf(code: string, may: readonly string[]): string[] {
  const plays = [`play ${code}`, `play ${code}+`, `play ${code}-`];
  return may.filter((move) => plays.includes(move));
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads from one of `count` pieces, around the ends; null for any other key. */
export function stepped(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step ? (at + step + count) % count : null;
}

export const playOf = (move: string): string => move.slice("play ".length);
