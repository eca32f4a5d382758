/** Pieces, planks and numbers as a voice says them: words, never codes. */
import { GAMES, type Plank, type TableState } from "../wire.generated";
import type { GameId } from "../router.svelte";
import { colourName, heldName, suitOf } from "./names";
import { namesOf, Teller, valueAt } from "./told";
import { say } from "./words.svelte";

/** "Yellow 3, 9; Black 7; Pirate": a suit is named once. */
export function handWords(game: string, codes: readonly (string | null)[]): string {
  const box: readonly string[] = GAMES[game as GameId].pieces;
  const held = codes.filter((code): code is string => code !== null);
  const sorted = held.toSorted((a, b) => box.indexOf(a) - box.indexOf(b));
  const groups = grouped(sorted, (code) => (/\d/.test(code) ? (suitOf(game, code) ?? "") : ""));
  return [...groups].map(([suit, group]) => (suit ? ofSuit(game, group) : counted(game, group))).join("; ");
}

/** In the order in which each kind came first. */
function grouped(codes: readonly string[], by: (code: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const code of codes) groups.set(by(code), [...(groups.get(by(code)) ?? []), code]);
  return groups;
}

function ofSuit(game: string, [first = "", ...more]: string[]): string {
  return [heldName(game, first), ...more.map((code) => within(game, code))].join(", ");
}

/** A piece beside others of its suit: its number, or its name where that has none, as a knave's. */
function within(game: string, code: string): string {
  const [value, name] = [code.slice(1), heldName(game, code)];
  return name.includes(value) ? value : name;
}

function counted(game: string, codes: readonly string[]): string {
  const each = [...grouped(codes, (code) => code)];
  return each.map(([code, { length: count }]) => times(heldName(game, code), count)).join(", ");
}

const times = (piece: string, count: number): string =>
  count > 1 ? say("play-heard-times", { piece, count }) : piece;

/** "front, red 8, yellow 5, green overboard, blue 2" */
export function plankWords(plank: Plank): string {
  const pirates = plank.pirates.map(({ suit, at }) => {
    const value = valueAt(plank, at);
    const facts = { suit: colourName(suit) };
    return value === null ? say("plank-wet", facts) : say("plank-stands", { ...facts, value });
  });
  return [say(`plank-${plank.side}`), ...pirates].join(", ");
}

/** A dash is often swallowed by a voice. */
export function pointWords(points: number): string {
  return points < 0 ? say("play-heard-minus", { points: -points }) : String(points);
}

/** Tells what the log tells, in words alone. */
export class Aloud extends Teller {
  static override at(table: TableState, me: number | null): Aloud {
    return new Aloud(table.settings.game, namesOf(table), me);
  }

  override plank(plank: Plank): string {
    return plankWords(plank);
  }

  override hand(codes: readonly (string | null)[]): string {
    return handWords(this.game, codes);
  }
}
