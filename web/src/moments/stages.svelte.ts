/** A scene goes through its stages by itself; a tap or a key ends it at once. */
import { reducedMotion } from "../preferences.svelte";

export class Stages {
  /** 0 before it begins; the last stage is the picture that stays. */
  at = $state(0);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Milliseconds from the beginning to each stage, and to the end. */
  constructor(
    private readonly starts: readonly number[],
    private readonly lasts: number,
    private readonly ends: () => void,
  ) {}

  /** With reduced motion there is only the last picture. */
  run(): () => void {
    if (reducedMotion()) this.at = this.starts.length;
    else this.starts.forEach((start, nth) => this.#later(start, () => (this.at = nth + 1)));
    this.#later(this.lasts, this.ends);
    return () => this.#timers.forEach(clearTimeout);
  }

  #later(wait: number, act: () => void): void {
    this.#timers.push(setTimeout(act, wait));
  }
}
