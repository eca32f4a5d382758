/** The reader's first round. The referee says what is allowed and who wins; nothing is worked out here. */
import * as api from "../api";
import { declared } from "../declared";
import type { GameId } from "../router.svelte";
import { PLANKS } from "../wire.generated";
import { factsOf } from "../declared";
import { ask, type Answer } from "./asked.svelte";
import { ME } from "./lessons";
import type { Script } from "./lessons.generated";

export interface Laid { seat: number; face: string }
export interface Line { seat: number; bid: number; won: number; points: number; why: string; rule: string }
export type Climb = readonly [index: number, suit: string, by: number];
const SEATS = 4;
const SPACES = PLANKS.front.length;
/** Where every pirate stands at first. */
export const MIDDLE = 2;

export class FirstRound {
  step = $state.raw<"choose" | "wait" | "mine" | "taken" | "over">("choose");
  hands = $state.raw<readonly (readonly string[])[]>([]);
  trick = $state.raw<readonly Laid[]>([]);
  seen = $state.raw(0);
  /** What the others have laid since I last did something. */
  readonly news = $derived(this.trick.slice(this.seen));
  bid = $state.raw(0);
  won = $state.raw<readonly number[]>([0, 0, 0, 0]);
  bonus = $state.raw<readonly number[]>([0, 0, 0, 0]);
  legal = $state.raw<readonly string[]>([]);
  said = $state.raw<{ why: string; rule: string } | null>(null);
  /** Who is ahead in the trick, who took the last one. */
  ahead = $state.raw<number | null>(null);
  taker = $state.raw<number | null>(null);
  tricks = $state.raw(0);
  centre = $state.raw<readonly string[]>([]);
  /** My pirates: spaces counted from the narrow end, null in the water. */
  spaces = $state.raw<Record<string, number | null>>({});
  moves = $state.raw<readonly Climb[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  problem = $state.raw<api.Refusal | null>(null);

  readonly planks: boolean;
  readonly suits: readonly string[];
  readonly size: number;
  #faces: string[][] = [];
  #leader = 0;

  constructor(
    readonly game: GameId,
    readonly script: Script,
  ) {
    this.planks = declared(game).board === "planks";
    this.suits = factsOf(game).suits;
    this.size = this.script.hands[ME]?.length ?? 0;
    this.again();
  }

  again(): void {
    this.hands = this.script.hands;
    this.#faces = (this.script.throws.length ? this.script.throws : this.script.hands).map((faces) => [...faces]);
    this.centre = this.script.center;
    [this.won, this.bonus] = [[0, 0, 0, 0], [0, 0, 0, 0]];
    [this.trick, this.lines, this.moves] = [[], [], []];
    this.seen = 0;
    [this.tricks, this.bid, this.#leader] = [0, 1, 0];
    [this.ahead, this.taker, this.said, this.problem] = [null, null, null, null];
    this.spaces = Object.fromEntries(this.suits.map((suit) => [suit, MIDDLE]));
    this.step = "choose";
  }

  begin(): Promise<void> {
    return this.#guarded(() => this.#on());
  }

  play(code: string): Promise<void> {
    return this.#guarded(async () => {
      this.step = "wait";
      this.#lay(ME, code);
      this.seen = this.trick.length;
      await this.#on();
    });
  }

  next(): Promise<void> {
    return this.#guarded(async () => {
      [this.trick, this.ahead, this.taker, this.said, this.moves] = [[], null, null, null, []];
      this.seen = 0;
      if (this.tricks === this.size) await this.#score();
      else await this.#on();
    });
  }

  /** A line that is lost is told, and the button is there again. */
  async #guarded(doing: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await doing();
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.problem = error;
    }
  }

  /** Everybody plays until it is my turn or the trick is full. */
  async #on(): Promise<void> {
    this.step = "wait";
    while (this.trick.length < SEATS) {
      const seat = (this.#leader + this.trick.length) % SEATS;
      const answer = await this.#may(seat);
      const legal = answer.legal as string[];
      if (seat === ME) {
        await this.#look();
        [this.legal, this.said, this.step] = [legal, answer, "mine"];
        return;
      }
      const liked = this.hands[seat]?.find((code) => legal.includes(code));
      this.#lay(seat, liked ?? legal[0] ?? "");
    }
    await this.#settle();
  }

  #may(seat: number): Promise<Answer> {
    return ask(this.game, { hand: this.hands[seat], trick: this.#lying() });
  }

  #lying(): string[] {
    return this.trick.map(({ face }) => face);
  }

  #lay(seat: number, code: string): void {
    const at = this.hands[seat]?.indexOf(code) ?? -1;
    const face = this.#faces[seat]?.splice(at, 1)[0] ?? code;
    this.hands = this.hands.map((hand, index) => (index === seat ? hand.filter((_, i) => i !== at) : hand));
    this.trick = [...this.trick, { seat, face }];
    this.ahead = null;
  }

  /** Who is ahead, before I choose. */
  async #look(): Promise<void> {
    if (this.planks || !this.trick.length) return;
    const { winner } = await ask(this.game, { trick: this.#lying() });
    this.ahead = this.trick[winner as number]?.seat ?? null;
  }

  async #settle(): Promise<void> {
    const centre = this.planks ? { center: this.centre } : {};
    const answer = await ask(this.game, { trick: this.#lying(), ...centre });
    const index = (this.planks ? answer.leader : answer.winner) as number;
    const seat = this.trick[index]?.seat ?? 0;
    this.said = answer;
    this.#leader = seat;
    this.tricks += 1;
    if (this.planks) this.#climb(answer);
    else this.#take(seat, answer.bonus as number);
    this.taker = seat;
    if (!this.planks) this.ahead = seat;
    this.step = "taken";
  }

  #take(seat: number, bonus: number): void {
    this.won = this.won.map((count, other) => (other === seat ? count + 1 : count));
    this.bonus = this.bonus.map((sum, other) => (other === seat ? sum + bonus : sum));
  }

  /** The referee says who moves by how much; the pirates are moved here. */
  #climb(answer: Answer): void {
    this.moves = answer.moves as Climb[];
    this.centre = answer.center as string[];
    for (const [index, suit, by] of this.moves) {
      const at = this.spaces[suit];
      if (this.trick[index]?.seat !== ME || at == null) continue;
      const to = at - by;
      this.spaces = { ...this.spaces, [suit]: to >= 0 && to < SPACES ? to : null };
    }
  }

  async #score(): Promise<void> {
    this.step = "wait";
    if (this.planks) {
      const spaces = this.suits.map((suit) => PLANKS.front[this.spaces[suit] ?? -1] ?? null);
      const { points, why, rule } = await ask(this.game, { spaces });
      this.lines = [{ seat: ME, bid: 0, won: 0, points: points as number, why, rule }];
    } else {
      const bids = [...this.script.bids, this.bid];
      this.lines = await Promise.all(bids.map((bid, seat) => this.#line(seat, bid)));
    }
    this.step = "over";
  }

  async #line(seat: number, bid: number): Promise<Line> {
    const won = this.won[seat] ?? 0;
    const bonus = this.bonus[seat] ?? 0;
    const { points, why, rule } = await ask(this.game, { round: this.size, bid, won, bonus });
    return { seat, bid, won, points: points as number, why, rule };
  }
}
