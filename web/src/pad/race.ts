/** The lines of the race in a box of pixels, and where their names stand without touching. */
import type { Sheet } from "./sheet";

export interface Track { seat: number; points: string; end: { x: number; y: number }; label: number }
export interface Drawn { tracks: Track[]; grid: { total: number; y: number }[]; rounds: { round: number; x: number }[] }
export interface Box { left: number; right: number; top: number; bottom: number }

export function drawn(sheet: Sheet, box: Box, gap: number): Drawn {
  const { race, totals, rounds } = sheet;
  const runs = totals.map((_, seat) => [0, ...race.map((run) => run.totals[seat] ?? 0)]);
  const grid = scale(Math.min(0, ...runs.flat()), Math.max(50, ...runs.flat()));
  const [low, high] = [grid[0]!, grid.at(-1)!];
  const at = [0, ...race.map((run) => run.round)];
  const last = Math.max(1, at.at(-1) ?? 0);
  const x = (round: number) => box.left + ((box.right - box.left) * round) / last;
  const y = (total: number) => box.bottom - ((box.bottom - box.top) * (total - low)) / (high - low);
  const ends = runs.map((run) => ({ x: x(at.at(-1) ?? 0), y: y(run.at(-1) ?? 0) }));
  const labels = apart(ends.map((end) => end.y), gap, box);
  return {
    tracks: runs.map((run, seat) => ({
      seat,
      points: run.map((total, index) => `${x(at[index] ?? 0).toFixed(1)},${y(total).toFixed(1)}`).join(" "),
      end: ends[seat]!,
      label: labels[seat]!,
    })),
    grid: grid.map((total) => ({ total, y: y(total) })),
    rounds: rounds.slice(0, last).map(({ number }) => ({ round: number, x: x(number) })),
  };
}

/** From above, each at least a line below the last, and all inside the box. */
function apart(ends: readonly number[], gap: number, { top, bottom }: Box): number[] {
  const order = ends.map((_, seat) => seat).sort((a, b) => ends[a]! - ends[b]!);
  const places: number[] = [];
  let last = top - gap;
  order.forEach((seat, index) => {
    const lowest = bottom - gap * (order.length - index - 1);
    last = Math.max(last + gap, Math.min(ends[seat]!, lowest));
    places[seat] = last;
  });
  return places;
}

/** Round numbers from below the lowest to above the highest. */
export function scale(low: number, high: number): number[] {
  const step = [10, 20, 50, 100, 200, 500].find((size) => (high - low) / size <= 7) ?? 1000;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
