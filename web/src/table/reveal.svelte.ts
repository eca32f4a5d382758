/** Yo-ho-ho: three beats, and on the third all bids are open. */
import { reducedMotion } from "../preferences.svelte";

export const BEAT = 380;
const STAYS = 1300;

export class Reveal {
  /** 0: nothing is being shown; 3: the bids are open. */
  beat = $state(0);
  #timers: ReturnType<typeof setTimeout>[] = [];

  show(): void {
    this.stop();
    const beats = reducedMotion() ? [0, 0, 0] : [0, BEAT, 2 * BEAT];
    beats.forEach((at, i) => this.#at(at, () => (this.beat = i + 1)));
    this.#at((beats[2] ?? 0) + STAYS, () => (this.beat = 0));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.beat = 0;
  }

  #at(wait: number, act: () => void): void {
    if (wait === 0) act();
    else this.#timers.push(setTimeout(act, wait));
  }
}
