/** Whether something is heard and felt; what it sounds like comes with the first sound. */
import { preferences } from "./preferences.svelte";
import type { Sound } from "./moments/synth";

const BUZZES: Partial<Record<Sound, number | number[]>> = {
  play: 12,
  mine: [20, 40, 20],
  reveal: [15, 365, 15, 365, 30],
  throw: [10, 90, 10, 90, 10],
  turn: 30,
  refused: [40, 30, 40],
  made: [20, 60, 40],
  missed: 80,
  capture: [15, 30, 60],
  win: [30, 60, 30, 60, 30, 60, 120],
};

export function sound(name: Sound): void {
  // Browsers forbid both before the first tap or key, and say so in the console.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (preferences.haptics) navigator.vibrate?.(BUZZES[name] ?? 0);
  if (preferences.sound) void strike(name);
}

/** A game without its sounds is still a game. */
async function strike(name: Sound): Promise<void> {
  const synth = await import("./moments/synth").catch(() => null);
  synth?.strike(name, Number(preferences.volume));
}
