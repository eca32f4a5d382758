/** The sheet in numbers: totals after every round, places, and where the race's lines run. */
import { bonus, isBid, isPlank, type Line } from "../../line/fold";
import type { State } from "../../wire.generated";
import type { Heard } from "../../words/told";

export { minus, plain, signed } from "../../words/points";

export { isBid, isPlank, type Line };

/** By seat: 0, then the total after each round. */
export function totals(play: State): number[][] {
  return Array.from({ length: play.players }, (_, seat) => {
    let sum = 0;
    return [0, ...play.sheet.map((lines) => (sum += lines[seat]?.points ?? 0))];
  });
}

export function finals(play: State): number[] {
  return totals(play).map((run) => run.at(-1) ?? 0);
}

export interface Standing { seat: number; total: number; place: number }

/** Best first; who has as many points has the same place. */
export function standings(play: State): Standing[] {
  const sums = finals(play);
  const place = (total: number) => 1 + sums.filter((other) => other > total).length;
  return sums
    .map((total, seat) => ({ seat, total, place: place(total) }))
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}

/** Whether a bid was met; of planks, whether anybody is still on one; null where nothing was to be met. */
export function met(line: Line): boolean | null {
  if (isPlank(line)) return line.points > 0;
  return isBid(line) ? line.bid === line.won : null;
}

export function bidsKept(play: State, seat: number): number {
  return play.sheet.filter((lines) => lines[seat] && isBid(lines[seat]) && met(lines[seat])).length;
}

/** By seat the bonus of the tricks of a round, paid or not; nothing of a round we did not hear. */
export function caught(heard: readonly Heard[], round: number): number[] {
  const scored = heard.find(({ entry, before }) => entry.event === "round_scored" && before.play?.round === round);
  const play = scored?.before.play;
  return play ? Array.from({ length: play.players }, (_, seat) => bonus(play, seat)) : [];
}

export interface Track { seat: number; points: string; end: { x: number; y: number }; label: number }

export interface Drawn { tracks: Track[]; grid: number[] }

/** The lines of the race in a box of pixels, and where their names stand without touching. */
export function race(play: State, width: number, height: number, gap: number): Drawn {
  const runs = totals(play);
  const all = runs.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const pad = 8;
  const rounds = Math.max(1, play.sheet.length);
  const x = (round: number) => pad + ((width - 2 * pad) * round) / rounds;
  const y = (total: number) => height - pad - ((height - 2 * pad) * (total - low)) / (high - low);
  const ends = runs.map((run, seat) => ({ seat, y: y(run.at(-1) ?? 0) }));
  const labels = apart(ends, gap, height);
  const tracks = runs.map((run, seat) => ({
    seat,
    points: run.map((total, round) => `${x(round).toFixed(1)},${y(total).toFixed(1)}`).join(" "),
    end: { x: x(run.length - 1), y: y(run.at(-1) ?? 0) },
    label: labels[seat] ?? 0,
  }));
  return { tracks, grid: steps(low, high).map(y) };
}

/** Names from above, each at least a line below the last, and all inside the box. */
function apart(ends: { seat: number; y: number }[], gap: number, height: number): number[] {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  const places: number[] = [];
  let last = -Infinity;
  sorted.forEach((end, index) => {
    const room = height - gap * (sorted.length - index - 0.5);
    last = Math.max(last + gap, Math.min(end.y, Math.max(gap / 2, room)));
    places[end.seat] = last;
  });
  return places;
}

function steps(low: number, high: number): number[] {
  const step = [10, 20, 50, 100, 200, 500].find((size) => (high - low) / size <= 4) ?? 1000;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}
