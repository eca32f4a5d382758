/** One person at one table: what is known, what is shown, what may be done. */
import { logOf } from "../api";
import { preferences, reducedMotion } from "../preferences.svelte";
import type { Advice, Aid, Down, Entry, Events, Refused, TableState, View } from "../wire.generated";
import { answers } from "./answers";
import { lag } from "./clock";
import { DealPart } from "./deal";
import { evolve, first } from "./fold";
import { address } from "./hail";
import { Playback } from "./playback";
import { freshId, Wire, type Act, type LineState } from "./wire";

export type { Act } from "./wire";

export interface Heard { seq: number; entry: Entry; before: TableState; after: TableState }

/** An entry that has come, and what is true once it is shown. */
interface Step { seq: number; entry: Entry; due: number[]; aid: Aid }

/** More than the longest game has. */
const MOST_HEARD = 1000;
const NO_AID: Aid = { led: null, now: null, barred: {}, would: {} };

export class Session {
  table = $state.raw<TableState | null>(null);
  seat = $state.raw<number | null>(null);
  may = $state.raw<string[]>([]);
  due = $state.raw<number[]>([]);
  aid = $state.raw<Aid>(NO_AID);
  line = $state.raw<LineState>("opening");
  refused = $state.raw<Refused | null>(null);
  closedBy = $state.raw<Refused | null>(null);
  heard = $state.raw<Heard[]>([]);
  waiting = $state.raw(0);
  /** The move in flight. */
  asked = $state.raw<string | null>(null);
  /** What was answered when I asked for a hint; gone with my next move. */
  advice = $state.raw<Advice | null>(null);

  /** The table after everything that has come, shown or not. */
  #known: TableState | null = null;
  #seq: number | null = null;
  #open: string[] = [];
  #last: Aid = NO_AID;
  /** It knows the table as it is, so it waits until that has been shown. */
  #advice: Advice | null = null;
  #lag = 0;
  #measured = false;
  readonly #deal: DealPart;
  readonly #dealt = new Set<string>();
  readonly #playback: Playback<Step>;
  readonly #wire: Wire;
  readonly #listeners = new Set<(heard: Heard) => void>();

  constructor(readonly id: string) {
    this.#deal = new DealPart(id);
    this.#playback = new Playback<Step>(
      () => ({ pace: preferences.pace, still: reducedMotion(), hurried: this.#hurried(), seat: this.seat }),
      (step) => this.#show(step),
      () => this.#settled(),
    );
    document.addEventListener("visibilitychange", this.#look);
    this.#wire = new Wire(address(id), {
      since: () => this.#seq,
      down: (frame, joining) => this.#down(frame, joining),
      line: (state, by) => this.#lineIs(state, by),
    });
    this.#wire.connect();
  }

  now(): number {
    return (Date.now() + this.#lag) / 1000;
  }

  play(move: string): void {
    this.asked = move;
    this.#ask({ move });
  }

  act(act: Act): void {
    this.#ask({ act });
  }

  /** Whether hints are given at this table: as the host has said, else while I am alone among bots. */
  get advised(): boolean {
    const { settings, seats } = this.table ?? { settings: null, seats: [] };
    if (settings?.advice && settings.advice !== "alone") return settings.advice === "always";
    return seats.filter((holder) => holder && holder.guest !== null).length < 2;
  }

  /** Asked twice, the same is said again: the table has not changed. */
  hint(): void {
    if (this.advice) this.advice = { ...this.advice };
    else if (![...this.#wire.open.values()].some(({ frame }) => frame === "hint")) {
      this.refused = null;
      this.#wire.ask({ frame: "hint", id: freshId() });
    }
  }

  skip(): void {
    this.#playback.skip();
  }

  next(): void {
    this.#playback.next();
  }

  listen(f: (heard: Heard) => void): () => void {
    this.#listeners.add(f);
    return () => void this.#listeners.delete(f);
  }

  close(): void {
    this.#playback.clear();
    document.removeEventListener("visibilitychange", this.#look);
    this.#wire.close();
  }

  // Up

  #ask(what: { move: string } | { act: Act }, id = freshId()): void {
    this.refused = null;
    this.#wire.ask({ frame: "move", id, ...what, at: this.#seq ?? 0 });
  }

  /** Our part of the deal waits for nobody's pace. */
  #dealOn(): void {
    const owed = this.#known && this.#deal.owed(this.#known, this.seat);
    if (!owed || this.#dealt.has(owed.id)) return;
    this.#dealt.add(owed.id);
    this.#wire.ask({ frame: "move", id: owed.id, act: owed.act, at: this.#seq ?? 0 });
  }

  // Down

  #lineIs(state: LineState, by: Refused | null): void {
    this.line = state;
    this.closedBy = by;
    if (state === "closed") this.asked = null;
  }

  #down(frame: Down, joining: boolean): void {
    if (frame.frame === "refused") return this.#no(frame);
    if (frame.frame === "advice") return this.#advise(frame);
    if (frame.frame === "view") this.#view(frame);
    else this.#events(frame, joining);
    this.#dealOn();
    if (this.#known && this.#known.settings.speed !== "none") void this.#measure();
  }

  #view(frame: View): void {
    this.#playback.clear();
    for (const id of this.#wire.open.keys()) this.#wire.settle(id);
    this.#dealt.clear();
    this.#known = frame.view;
    this.#seq = frame.seq;
    this.seat = frame.seat;
    this.table = frame.view;
    this.due = frame.due;
    this.aid = this.#last = frame.aid;
    this.asked = this.advice = this.#advice = null;
    this.#open = frame.may;
    this.#settled();
    if (!this.heard.length && frame.view.stage !== "lobby") void this.#recall(frame.seq);
  }

  /** Whoever comes in the middle may read what was said before; nothing waits for it. */
  async #recall(seq: number): Promise<void> {
    const told = await logOf(this.id).catch(() => null);
    const [opened, ...rest] = (told?.events ?? []) as Entry[];
    if (opened?.event !== "opened" || this.heard.some((heard) => heard.seq <= seq)) return;
    let before = first(opened);
    const past = rest.slice(0, seq - 1).map((entry, index): Heard => {
      const heard = { seq: index + 2, entry, before, after: evolve(before, entry) };
      before = heard.after;
      return heard;
    });
    this.heard = [...past, ...this.heard].slice(-MOST_HEARD);
  }

  /** A gap after a lost line is shown at once: it is over. */
  #events(frame: Events, joining: boolean): void {
    const first = frame.seq - frame.events.length + 1;
    const fresh = frame.events.map((entry, index) => ({ seq: first + index, entry }));
    const news = fresh.filter(({ seq }) => seq > (this.#seq ?? 0));
    for (const { entry } of news) {
      if (this.#known) this.#known = evolve(this.#known, entry);
      this.#answered(entry);
    }
    this.#seq = frame.seq;
    this.#open = frame.may;
    const then = (index: number) => after(frame, news[index + 1]?.entry, this.#last);
    this.#playback.push(news.map((step, index) => ({ ...step, ...then(index) })), joining);
    this.#last = frame.aid;
    if (!news.length) Object.assign(this, { due: frame.due, aid: frame.aid });
  }

  #answered(entry: Entry): void {
    for (const [id, move] of this.#wire.open) {
      if (move.frame === "hint" || !answers(entry, move, this.seat)) continue;
      this.#wire.settle(id);
      if (move.move) this.asked = null;
      return;
    }
  }

  #advise(frame: Advice): void {
    this.#wire.settle(frame.id);
    this.refused = null;
    this.#advice = frame;
    this.#settled();
  }

  #no(frame: Refused): void {
    if (frame.id && this.#dealt.has(frame.id)) return;
    this.asked = null;
    this.refused = frame;
  }

  // Shown

  #show({ seq, entry, due, aid }: Step): void {
    const before = this.table;
    if (!before) return;
    const heard: Heard = { seq, entry, before, after: evolve(before, entry) };
    this.table = heard.after;
    this.due = due;
    this.aid = aid;
    this.heard = [...this.heard, heard].slice(-MOST_HEARD);
    if ("seat" in entry && entry.seat === this.seat) this.refused = null;
    if (entry.event === "dealt" || isMove(entry, this.seat)) this.advice = null;
    this.#settled();
    for (const listener of this.#listeners) listener(heard);
  }

  #settled(): void {
    this.waiting = this.#playback.waiting;
    this.may = this.waiting ? [] : this.#open;
    if (this.waiting || !this.#advice) return;
    this.advice = this.#advice;
    this.#advice = null;
  }

  #look = (): void => this.#playback.look();

  #hurried(): boolean {
    const clock = this.seat === null ? null : this.#known?.clocks[this.seat];
    return document.hidden || clock?.deadline != null;
  }

  async #measure(): Promise<void> {
    if (this.#measured) return;
    this.#measured = true;
    // Without an answer our own clock is the best we have.
    this.#lag = await lag(`/api/tables/${this.id}`).catch(() => 0);
  }
}

const isMove = (entry: Entry, seat: number | null): boolean =>
  (entry.event === "played" || entry.event === "sealed") && entry.seat === seat;

/** Who is waited for, and what can be read off the table, once the entry before `next` is shown. */
function after(frame: Events, next: Entry | undefined, before: Aid): { due: number[]; aid: Aid } {
  if (!next) return { due: frame.due, aid: frame.aid };
  const outcome = next.event === "trick_taken" || next.event === "trick_resolved" ? next : null;
  return { due: [], aid: { ...NO_AID, led: outcome && before.led, now: outcome } };
}
