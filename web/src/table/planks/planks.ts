/** Planks as they are read: values, sums, who fell from which end, and where a move would lead. */
import { GAMES, PLANKS, type Climb, type Entry, type Plank, type State } from "../../wire.generated";

/** The colours of the pirates on a plank. */
export const SUITS = Object.values(GAMES).find(({ declares }) => declares.board === "planks")!.suits;
export type Side = Plank["side"];
export type End = "narrow" | "wide";
/** By "seat suit": the end a pirate went over. */
export type Falls = Record<string, End>;

export const SPACES = [0, 1, 2, 3, 4] as const;

export function values(side: Side): readonly number[] {
  return PLANKS[side];
}

export function valueAt(plank: Plank, suit: string): number | null {
  const at = plank.pirates.find((pirate) => pirate.suit === suit)?.at ?? null;
  return at === null ? null : values(plank.side)[at] ?? null;
}

/** What stands on a plank now. */
export function sum(plank: Plank): number {
  return plank.pirates.reduce((total, { at }) => total + (at === null ? 0 : values(plank.side)[at] ?? 0), 0);
}

export function overboard(plank: Plank): string[] {
  return plank.pirates.filter(({ at }) => at === null).map(({ suit }) => suit);
}

const end = (by: number): End => (by > 0 ? "narrow" : "wide");

/** The log says which way a pirate was moving when it fell; a plank alone does not. */
export function fallen(falls: Falls, entry: Entry): Falls {
  if (entry.event === "planks_shown" || entry.event === "dealt") return {};
  if (entry.event !== "trick_resolved") return falls;
  const wet = entry.climbs.filter(({ to }) => to === null);
  return { ...falls, ...Object.fromEntries(wet.map(({ seat, suit, by }) => [`${seat} ${suit}`, end(by)])) };
}

export function fellFrom(falls: Falls, seat: number, suit: string): End {
  return falls[`${seat} ${suit}`] ?? "wide";
}

export interface Ghost { suit: string; to: number | null; end: End }

/** Where the pirates of a seat would stand after these climbs. */
export function ghosts(climbs: Climb[], seat: number): Ghost[] {
  const theirs = climbs.filter((climb) => climb.seat === seat);
  return theirs.map(({ suit, by, to }) => ({ suit, to, end: end(by) }));
}

export interface Placement { side: Side; spaces: Record<string, number> }

/** "place front R8 Y5 G5 B2", and back. */
export function readPlacement(choice: string | null | undefined): Placement | null {
  const found = /^place (front|back) (.+)$/.exec(choice ?? "");
  if (!found) return null;
  const words = (found[2] ?? "").split(" ").map((word) => [word.charAt(0), Number(word.slice(1))] as const);
  return { side: found[1] as Side, spaces: Object.fromEntries(words) };
}

export function writePlacement({ side, spaces }: Placement): string {
  return `place ${side} ${SUITS.map((suit) => `${suit}${spaces[suit]}`).join(" ")}`;
}

/** The plank of a placement in the making: only the pirates that have a space. */
export function drawn({ side, spaces }: Placement): Plank {
  const pirates = SUITS.filter((suit) => spaces[suit] !== undefined).map((suit) => ({
    suit,
    at: values(side).indexOf(spaces[suit] ?? 0),
  }));
  return { side, pirates };
}

export const KING = 2;

/** The seats of this trick in the order they play; the old Pirate King leads at a table of two. */
export function order(play: State): number[] {
  const { players, leader, dealer } = play;
  if (players === 2) {
    const last = dealer ?? 1;
    return [KING, 1 - last, last];
  }
  return Array.from({ length: players }, (_, step) => (leader + step) % players);
}
