/** One person at one table: what is known, what is shown, what may be done. */
import { logOf } from "../api";
import { preferences, reducedMotion } from "../preferences.svelte";
import type { Advice, Aid, Down, Entry, Events, Refused, TableState, View } from "../wire.generated";
import { isOutstanding } from "./outstanding";
import { lag } from "./clock";
import { DealPart } from "./deal";
import { evolve, first, isMove, isOutcome } from "./fold";
import { address } from "./hail";
import { Notes } from "./notes";
import { Playback } from "./playback";
import type { Doubt } from "./watch";
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
  /** Whether I may ask for hints. */
  hints = $state.raw(false);
  line = $state.raw<LineState>("opening");
  refused = $state.raw<Refused | null>(null);
  closedBy = $state.raw<Refused | null>(null);
  heard = $state.raw<Heard[]>([]);
  waiting = $state.raw(0);
  /** The move in flight. */
  asked = $state.raw<string | null>(null);
  /** What was answered when I asked for a hint; gone with my next move. */
  advice = $state.raw<Advice | null>(null);
  /** The reader has seen enough of this round: it runs to its end. */
  hasty = $state.raw(false);
  /** What did not fit in how this table is dealt. */
  doubts = $state.raw<readonly Doubt[]>([]);
  /** Rounds whose seed was shown while our line was lost. */
  unchecked = $state.raw<readonly number[]>([]);
  /** Seats of people whose line is lost, and nobody stands in for them yet. */
  away = $state.raw<readonly number[]>([]);
  /** My move that was taken back, until I make another. */
  undone = $state.raw<Heard | null>(null);
  /** The move that waits for a line. */
  readonly unsent = $derived(this.line === "lost" ? this.asked : null);

  /** The table after everything that has come, shown or not. */
  #known: TableState | null = null;
  #seq: number | null = null;
  #open: string[] = [];
  #last: Aid = NO_AID;
  /** It knows the table as it is, so it waits until that has been shown. */
  #advice: Advice | null = null;
  #lag = 0;
  #measured = false;
  /** Number of my last move's entry. */
  #moved = 0;
  readonly #deal: DealPart;
  readonly #notes: Notes;
  readonly #dealt = new Set<string>();
  readonly #playback: Playback<Step>;
  readonly #wire: Wire;
  readonly #listeners = new Set<(heard: Heard) => void>();

  constructor(readonly id: string) {
    this.#notes = new Notes(id);
    this.#deal = new DealPart(id, {
      made: (mine, round) => this.#notes.add({ mine, round }),
      doubted: (doubt) => this.#doubt(doubt),
      missed: (rounds) => void (this.unchecked = [...this.unchecked, ...rounds]),
    });
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

  /** A hint that was thought out before is none for what follows. */
  play(move: string): void {
    this.asked = move;
    this.advice = this.#advice = null;
    for (const [id, { frame }] of this.#wire.open) if (frame === "hint") this.#wire.settle(id);
    this.#ask({ move });
  }

  act(act: Act): void {
    this.#ask({ act });
  }

  /** Something that needs no server to be refused. */
  refuse(code: string): void {
    this.refused = { frame: "refused", code };
  }

  /** No two people play here; whoever is away for a while is still somebody's opponent. */
  get alone(): boolean {
    return (this.table?.seats ?? []).filter((holder) => holder && holder.guest !== null).length < 2;
  }

  /** Asked twice, the same is said again: the table has not changed. */
  hint(): void {
    if (this.advice) this.advice = { ...this.advice };
    else if (![...this.#wire.open.values()].some(({ frame }) => frame === "hint")) {
      this.refused = null;
      this.#wire.ask({ frame: "hint", id: freshId() });
    }
  }

  /** Whether my last move can be taken back: within its round, where no other person has a seat. */
  get mayUndo(): boolean {
    const { seats = [], play, stage } = this.table ?? {};
    if (this.seat === null || stage !== "playing" || seats[this.seat]?.bot) return false;
    const chosen = play?.choices[this.seat] != null || play?.chosen.some(({ seat }) => seat === this.seat);
    return this.alone && (play?.phase === "play" || !!chosen);
  }

  skip(): void {
    this.#playback.skip();
  }

  next(): void {
    this.#playback.next();
  }

  /** Until the round is over nobody waits for the moves of others. */
  hasten(): void {
    this.hasty = true;
    this.#playback.look();
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

  /** A deal is made again when all its frames are long here: nothing else may bring this to the notes. */
  #doubt(doubt: Doubt): void {
    this.doubts = [...this.doubts, doubt];
    this.#notes.add({ trouble: doubt.code, round: doubt.round });
    void Promise.resolve().then(() => this.#keepNotes());
  }

  #keepNotes(): void {
    if (this.#known) this.#notes.keep(this.#known, this.seat);
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
    if (frame.frame === "here") return void (this.away = frame.away);
    if (frame.frame === "view") this.#view(frame, joining);
    else this.#events(frame, joining);
    this.hints = frame.hints ?? false;
    this.#dealOn();
    this.#keepNotes();
    if (this.#known && this.#known.settings.speed !== "none") void this.#measure();
  }

  #view(frame: View, joining: boolean): void {
    this.#playback.clear();
    if (!joining && this.seat !== null) this.#takeBack();
    if (joining) this.#letGo(this.#known, frame.view, frame.seat);
    this.#notes.view(frame.seq, frame.view);
    // Over a new line, or from a place at the rail to a seat, entries may be missing.
    const before = joining || this.seat === null ? null : this.#known;
    this.#deal.look(frame.view, before, frame.seat !== this.seat);
    this.#known = frame.view;
    this.#seq = frame.seq;
    this.seat = frame.seat;
    this.table = frame.view;
    this.due = frame.due;
    this.aid = this.#last = frame.aid;
    this.advice = this.#advice = null;
    this.#open = frame.may;
    this.#answered(frame);
    this.#settled();
    if (!this.heard.length && frame.view.stage !== "lobby") void this.#recall(frame.seq);
  }

  /** What a view has taken back is no part of what was said: the log leaves it out as well. */
  #takeBack(): void {
    const undo = [...this.#wire.open.values()].some((asked) => "act" in asked && asked.act?.act === "undo");
    const at = undo ? this.heard.findLastIndex(({ entry, before }) => isMine(entry, this.seat) && !isShown(entry, before)) : -1;
    if (at < 0) return;
    this.undone = this.heard[at] ?? null;
    this.heard = this.heard.slice(0, at);
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

  /** A gap after a lost line is shown at once: it is over. Entries that do not follow are counted on:
   *  a number that somebody made up must not hide what comes later. */
  #events(frame: Events, joining: boolean): void {
    const known = this.#seq ?? 0;
    const before = this.#known;
    const told = frame.seq - frame.events.length;
    if (this.#known && told !== known && !(joining && told < known)) this.#deal.lose(this.#known);
    const first = (told < known ? told : known) + 1;
    const fresh = frame.events.map((entry, index) => ({ seq: first + index, entry }));
    const news = fresh.filter(({ seq }) => seq > known);
    for (const { seq, entry } of news) {
      if (this.#known) {
        const next = evolve(this.#known, entry);
        this.#notes.entry(seq - first + told + 1, entry, this.#known, next);
        this.#deal.hear(this.#known, entry);
        this.#known = next;
      }
      if (isMine(entry, this.seat)) this.#moved = seq;
    }
    if (joining && this.#known) this.#letGo(before, this.#known, this.seat);
    this.#answered(frame);
    if (!frame.events.length) this.#notes.empty(frame.seq);
    this.#seq = known + news.length;
    this.#open = frame.may;
    const then = (index: number) => after(frame, news[index + 1]?.entry, this.#last);
    this.#playback.push(news.map((step, index) => ({ ...step, ...then(index) })), joining);
    this.#last = frame.aid;
    if (!news.length) Object.assign(this, { due: frame.due, aid: frame.aid });
  }

  /** Over a new line: what has lost its moment is not asked for again, and our part of the deal anew. */
  #letGo(before: TableState | null, now: TableState, seat: number | null): void {
    this.#dealt.clear();
    for (const [id, asked] of this.#wire.open)
      if (!isOutstanding(asked, before, now, seat)) this.#wire.settle(id);
  }

  /** The server says which of our moves it has done. */
  #answered({ done }: View | Events): void {
    if (done) this.#wire.settle(done);
    const moves = [...this.#wire.open.values()].map((asked) => ("move" in asked ? asked.move : null));
    this.asked = moves.find((move) => move) ?? null;
  }

  #advise(frame: Advice): void {
    // It was thought out before my move, which did not wait for it.
    if (!this.#wire.open.has(frame.id) || frame.seq < this.#moved) return this.#wire.settle(frame.id);
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
    if (entry.event === "dealt" || isMine(entry, this.seat)) this.advice = this.undone = null;
    if (entry.event === "round_scored") this.hasty = false;
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
    return this.hasty || document.hidden || clock?.deadline != null;
  }

  async #measure(): Promise<void> {
    if (this.#measured) return;
    this.#measured = true;
    // Without an answer our own clock is the best we have.
    this.#lag = await lag(`/api/tables/${this.id}`).catch(() => 0);
  }
}

/** What is shown at a table: all that its parts need to draw it. A replay can show the same. */
export type Shown = Pick<Session, "table" | "seat" | "may" | "due" | "aid" | "away" | "heard" | "listen" | "now">;

const isMine = (entry: Entry, seat: number | null): boolean => isMove(entry) && entry.seat === seat;

/** A piece that was chosen unseen was moved when it was chosen. */
const isShown = (entry: Entry, { play }: TableState): boolean =>
  entry.event === "played" && play?.choices[entry.seat] != null;

/** Who is waited for, and what can be read off the table, once the entry before `next` is shown. */
function after(frame: Events, next: Entry | undefined, before: Aid): { due: number[]; aid: Aid } {
  if (!next) return { due: frame.due, aid: frame.aid };
  const outcome = isOutcome(next) ? next : null;
  return { due: [], aid: { ...NO_AID, led: outcome && before.led, now: outcome } };
}
