/** A step of a finished game as the table's own parts want it: what a session would show, and nobody's seat. */
import { isMove, isOutcome } from "../line/fold";
import type { Heard, Shown } from "../line/session.svelte";
import type { Aid, TableState } from "../wire.generated";
import { endsTrick, type Step } from "./steps";

const NO_AID: Aid = { led: null, now: null, barred: {}, would: {} };

export class Stage implements Shown {
  table = $state.raw<TableState | null>(null);
  seat = null;
  may: string[] = [];
  away: number[] = [];
  due = $state.raw<number[]>([]);
  aid = $state.raw<Aid>(NO_AID);
  heard = $state.raw<Heard[]>([]);
  readonly #listeners = new Set<(heard: Heard) => void>();

  /** A full trick lies there while it is told who takes it; it is gathered with the step after. */
  show(all: readonly Step[], at: number): void {
    const step = all[at];
    if (!step) return;
    const { entry } = step;
    const lies = isOutcome(entry) && entry.event !== "trick_resolved";
    const next = all[at + 1]?.entry;
    this.table = lies ? step.before : step.after;
    this.aid = isOutcome(entry) ? { ...NO_AID, now: entry } : NO_AID;
    this.due = next && isMove(next) && next.event !== "sealed" && !lies ? [next.seat] : [];
    this.heard = all.slice(0, at + 1);
  }

  /** What has just happened moves; after a jump nothing does. */
  tell(step: Step): void {
    for (const listener of this.#listeners) listener(step);
  }

  /** The trick that lay there goes to its taker, before the next step. */
  clear(step: Step): boolean {
    if (!endsTrick(step)) return false;
    this.table = step.after;
    this.aid = NO_AID;
    this.tell(step);
    return true;
  }

  listen(f: (heard: Heard) => void): () => void {
    this.#listeners.add(f);
    return () => void this.#listeners.delete(f);
  }

  now(): number {
    return 0;
  }
}
