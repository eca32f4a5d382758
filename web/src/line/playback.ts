/** Entries come as fast as the line brings them and are shown at the reader's pace. */
import type { Entry } from "../wire.generated";
import { voice } from "./awaited";
import { isMove, isOutcome } from "./course";

/** Milliseconds: a full trick lies there, a taken one is gathered, the Yo-ho-ho and a round's end are seen. */
export const TRICK_HOLDS = 900;
export const TRICK_GATHERS = 420;
export const BIDS_HOLD = 1140;
export const ROUND_HOLDS = 2000;
/** How soon the voice is asked again: an answer may hold it up, a pointer may end the waiting. */
const ASKS = 250;

export interface Paced { entry: Entry }

/** How this reader wants to be shown things, asked anew before every entry. */
export interface Reader {
  pace: "0" | "1" | "3" | "enter";
  still: boolean; // reduced motion
  /** Nothing may wait: the page is hidden, or a clock runs for the reader. */
  hurried: boolean;
  seat: number | null;
}

type Gate = number | "enter";

export class Playback<S extends Paced> {
  #queue: S[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastStep = -Infinity;
  #heldUntil = -Infinity;
  #showing = false;

  constructor(
    private readonly reader: () => Reader,
    private readonly show: (step: S) => void,
    private readonly settled: () => void,
  ) {}

  get waiting(): number {
    return this.#queue.length;
  }

  /** Our own moves never wait, nor does what came before them. */
  push(steps: readonly S[], atOnce = false): void {
    this.#queue.push(...steps);
    const { seat } = this.reader();
    const mine = this.#queue.findLastIndex(({ entry }) => isMove(entry) && entry.seat === seat);
    this.#run(atOnce ? this.#queue.length : mine + 1);
  }

  skip(): void {
    this.#heldUntil = -Infinity;
    this.#run(this.#queue.length);
  }

  next(): void {
    this.#run(1);
  }

  /** The pace, the page's visibility or the clock may have changed. */
  look(): void {
    this.#run(0);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** Shows the first `free` entries at once, the rest as their time comes. */
  #run(free: number): void {
    if (this.#showing) return;
    this.#showing = true;
    clearTimeout(this.#timer);
    while (this.#queue.length) {
      const gate = free-- > 0 ? 0 : this.#gate(this.#queue[0]!.entry);
      if (gate !== 0) {
        if (gate !== "enter") this.#timer = setTimeout(() => this.#run(0), gate);
        break;
      }
      this.#shown(this.#queue.shift()!);
    }
    this.#showing = false;
    this.settled();
  }

  #shown(step: S): void {
    const { entry } = step;
    const { still } = this.reader();
    const now = Date.now();
    if (isStep(entry)) this.#lastStep = now;
    this.#heldUntil = now + (still ? 0 : holdOf(entry));
    this.show(step);
  }

  /** Milliseconds until this entry may be shown; "enter" waits for the reader. */
  #gate(entry: Entry): Gate {
    const { pace, still, hurried } = this.reader();
    if (hurried) return 0;
    const now = Date.now();
    const held = Math.max(0, this.#heldUntil - now);
    if (!isGated(entry)) return held;
    if (pace === "enter") return "enter";
    const least = isOutcome(entry) && !still ? TRICK_HOLDS : 0;
    const spoken = Math.min(voice.left(), ASKS);
    return Math.max(held, this.#lastStep + Math.max(Number(pace) * 1000, least) - now, spoken, 0);
  }
}

function holdOf(entry: Entry): number {
  if (entry.event === "bids_shown") return BIDS_HOLD;
  if (entry.event === "round_scored") return ROUND_HOLDS;
  return isOutcome(entry) ? TRICK_GATHERS : 0;
}

/** Moves of others that are seen, and the end of a trick, wait for their time; our own never reach this. */
const isGated = (entry: Entry) => isOutcome(entry) || (isMove(entry) && entry.event !== "sealed");
/** What the eye follows; the pace counts from the last of these. */
const isStep = (entry: Entry) => isGated(entry) || entry.event === "bids_shown";
