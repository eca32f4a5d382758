/** What the reader is about to play: shared by the hand, the answer line and the keys. */
import type { Session } from "../line/session.svelte";
import { preferences } from "../preferences.svelte";
import { sound } from "../sound";
import type { Refused } from "../wire.generated";
import { movesOf, type Held } from "./hand";

export class Choice {
  /** The piece that is up. */
  held = $state.raw<Held | null>(null);
  /** Why the piece that was tapped may not be played. */
  barred = $state.raw<Refused | null>(null);
  /** The piece that was refused last, to be nudged. */
  nudged = $state<string | null>(null);
  /** Where a piece lay when it was played, so that it can fly from there. */
  origin: DOMRect | null = null;

  constructor(readonly session: Session) {}

  get moves(): string[] {
    return this.held ? movesOf(this.held.code, this.session.may) : [];
  }

  /** Scary Mary needs a word before she is played. */
  get asking(): boolean {
    return this.moves.length > 1;
  }

  /** The first tap chooses, the second plays; whoever wants it so plays with the first. */
  tap(held: Held, from: Element | null = null): "chosen" | "played" | "asking" | "barred" {
    const why = this.session.aid.barred[held.code];
    if (why) return this.refuse(held, { frame: "refused", ...why });
    this.barred = null;
    this.session.refused = null; // an old refusal says nothing about this piece
    const again = preferences.oneTap || this.held?.key === held.key;
    this.held = held;
    if (this.asking) return "asking";
    const [move] = this.moves;
    if (!again || move === undefined) return "chosen";
    this.play(move, from);
    return "played";
  }

  play(move: string, from: Element | null = null): void {
    this.origin = from?.getBoundingClientRect() ?? null;
    this.held = null;
    this.barred = null;
    this.session.play(move);
  }

  drop(): void {
    this.held = null;
    this.barred = null;
  }

  private refuse(held: Held, why: Refused): "barred" {
    this.held = null;
    this.barred = why;
    this.nudged = held.key;
    sound("refused");
    return "barred";
  }
}
