/** Statistics over games that are over, by game and by name. */
import { foldOf, type PadFile } from "./model";
import { isBid } from "./score";
import { leading, over, sheetOf, type Sheet } from "./sheet";
import { TABLES } from "./tables.generated";

export interface Figure {
  game: string; name: string; games: number; wins: number; sum: number;
  bids: number; hit: number; best: number; worst: number;
}
interface Played { sheet: Sheet; at: number }

export const keyOf = ({ game, options }: { game: string; options: readonly string[] }): string => [game, ...options].join("+");

export function figures(pads: readonly PadFile[]): Figure[] {
  const found = new Map<string, Figure & { at: number }>();
  const played = pads.map((pad): Played => ({ sheet: sheetOf(pad, foldOf(pad.edits)), at: pad.edits.at(-1)?.at ?? 0 }));
  for (const { sheet, at } of played.filter((each) => over(each.sheet)))
    sheet.names.forEach((name, seat) => name !== null && add(found, sheet, at, name.trim(), seat));
  return [...found.values()].sort(inOrder(Object.keys(TABLES))).map(({ at: _, ...figure }) => figure);
}

function add(found: Map<string, Figure & { at: number }>, sheet: Sheet, at: number, name: string, seat: number): void {
  const game = keyOf(sheet.header);
  const key = `${game} ${name.toLowerCase()}`;
  const total = sheet.totals[seat] ?? 0;
  const known = found.get(key) ?? {
    game, name, at, games: 0, wins: 0, sum: 0, bids: 0, hit: 0, best: total, worst: total,
  };
  const lines = sheet.rounds.flatMap((round) => round.lines[seat] ?? []).filter(isBid);
  found.set(key, {
    game,
    name: at >= known.at ? name : known.name,
    at: Math.max(at, known.at),
    games: known.games + 1,
    wins: known.wins + (leading(sheet.totals).includes(seat) ? 1 : 0),
    sum: known.sum + total,
    bids: known.bids + lines.length,
    hit: known.hit + lines.filter(({ bid, won }) => bid === won).length,
    best: Math.max(known.best, total),
    worst: Math.min(known.worst, total),
  });
}

/** By game, then the best first. */
const inOrder = (games: readonly string[]) => (a: Figure, b: Figure): number => {
  const names = [a.name.toLowerCase(), b.name.toLowerCase()] as const;
  return games.indexOf(a.game) - games.indexOf(b.game) || b.wins - a.wins ||
    b.sum / b.games - a.sum / a.games || (names[0] < names[1] ? -1 : 1);
};
