/** Our part of every deal: a number pledged before the cards are known, then shown.
 *  Where something does not fit it is said, and no number of ours goes into that round. */
import type { Dealt, Entry, Pledge, Reveal, NextDeal, TableState } from "../wire.generated";
import { digestOf, hex } from "./sha256";
import { changeOf, doubtOf, isClosed, leapOf, type Code, type Doubt } from "./watch";

const BYTES = 32;

/** The act and the id it counts once under. */
export interface Owed { id: string; act: Pledge | Reveal }

/** Where a number outlives a reload between pledge and reveal. */
export type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a page that is loaded again must still know. */
interface Memory {
  next_deal: NextDeal | null;
  /** Of every round of this game, whatever is shown later. */
  seals: Record<number, string>;
  /** The last round whose seed we saw, or know that we missed. */
  closed: number;
  /** All pledges were in when we saw that the numbers are wanted. */
  sure: boolean;
  /** Our number, and the deal it is for. */
  nonce: string;
  seal: string;
  doubts: Doubt[];
}

/** Hears of a number of ours, of what does not fit, and of rounds that nobody here could check. */
export interface Ear {
  made(nonce: string, round: number): void;
  doubted(doubt: Doubt): void;
  missed(rounds: number[]): void;
}

export class DealPart {
  readonly #key: string;
  #memory: Memory = { next_deal: null, seals: {}, closed: 0, sure: false, nonce: "", seal: "", doubts: [] };
  #dealt: Dealt | null = null;
  readonly #untold: Doubt[];

  constructor(table: string, private readonly ear: Ear, private readonly drawer: Drawer | null = session()) {
    this.#key = `jollyroger.deal.${table}`;
    Object.assign(this.#memory, this.#read());
    this.#untold = [...this.#memory.doubts];
  }

  /** An entry on its way to this table. */
  hear(table: TableState, entry: Entry): void {
    const code = doubtOf(table, entry) ?? (entry.event === "seed_sealed" ? this.#resealed(entry) : null);
    const round = entry.event === "seed_sealed" ? entry.round : table.next_deal?.round ?? table.play?.round;
    if (code) this.#doubt(code, round ?? 0);
    if (entry.event === "seed_sealed") this.#dealt = null;
    if (entry.event === "pledges_in") this.#memory.sure = !code;
    if (entry.event === "dealt") this.#dealt = entry;
    if (entry.event === "seed_shown") this.#memory.closed = entry.round;
    if (entry.event === "seed_shown" && !code) void this.#remake(table, entry.seed);
  }

  /** Entries are missing, or come twice. */
  lose(table: TableState): void {
    this.#doubt("changed", roundOf(table));
  }

  /** A table that is shown anew; what was doubted before a reload is said again.
   *  `before` is the table until now, where we have every entry up to it, and `moved`: we sit elsewhere. */
  look(table: TableState, before: TableState | null, moved: boolean): void {
    const { next_deal: was, seal } = this.#memory;
    const code = changeOf(was, table) ?? (before && leapOf(before, table, moved)) ?? this.#resealed(table.next_deal);
    for (const doubt of this.#untold.splice(0)) if (doubt.round === table.next_deal?.round) this.ear.doubted(doubt);
    if (code) this.#doubt(code, code === "seed" && before ? roundOf(before) : was?.round ?? roundOf(table));
    if (!before && was) this.#miss(was.round, table);
    const known = this.#memory.sure && seal === sealOf(table.next_deal);
    // Who came after the pledges were in looks like one who was passed over: then we show nothing.
    this.#memory.sure = known || (table.next_deal?.revealing === true && isClosed(table));
  }

  /** Rounds from the one we knew on that are over, without their seed: it was shown while we were not here. */
  #miss(from: number, { next_deal: next, play }: TableState): void {
    const first = Math.max(from, this.#memory.closed + 1);
    const now = next?.round ?? (play?.round ?? 0) + 1;
    if (now <= first) return;
    this.#memory.closed = now - 1;
    this.ear.missed(Array.from({ length: now - first }, (_, index) => first + index));
  }

  /** What the table waits for from this seat now, as far as the entries tell. */
  owed(table: TableState, seat: number | null): Owed | null {
    const { next_deal: next } = table;
    const owed = next && this.#owed(table, next, seat);
    if (seat !== null && next !== this.#memory.next_deal) this.#keep(next ?? this.#memory.next_deal);
    if (table.stage === "over") this.drawer?.removeItem(this.#key);
    if (table.stage === "over" && next) this.#doubt("seed", next.round);
    return owed;
  }

  /** A round is sealed once. */
  #resealed(seal: { round: number; digest: string } | null): Code | null {
    // No game has so many rounds.
    if (!seal || !(seal.round < 50)) return null;
    return (this.#memory.seals[seal.round] ??= seal.digest) === seal.digest ? null : "changed";
  }

  #owed(table: TableState, next: NextDeal, seat: number | null): Owed | null {
    if (table.play?.phase !== "deal" || seat === null || table.seats[seat]?.bot) return null;
    if (next.without.includes(seat) || this.#isDoubted(next.round)) return null;
    if (next.revealing) return this.#reveal(next, seat);
    return next.pledges[seat] == null ? this.#pledge(next) : null;
  }

  #pledge(next: NextDeal): Owed {
    const memory = this.#memory;
    if (memory.seal !== sealOf(next)) {
      memory.nonce = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
      memory.seal = sealOf(next);
      this.ear.made(memory.nonce, next.round);
    }
    const digest = digestOf(memory.nonce);
    return { id: digest, act: { act: "pledge", digest } };
  }

  /** Only the number we pledged: another window of the same person may have been quicker. */
  #reveal(next: NextDeal, seat: number): Owed | null {
    const { nonce, sure } = this.#memory;
    if (!nonce || !sure || next.nonces[seat] != null || next.pledges[seat] !== digestOf(nonce)) return null;
    return { id: nonce, act: { act: "reveal", nonce } };
  }

  /** The round is over and its seed is shown: was everything dealt and thrown as seed and numbers make it? */
  async #remake(table: TableState, seed: string): Promise<void> {
    // The one of an earlier round, where a view has hidden ours, says nothing.
    const dealt = this.#dealt?.round === table.next_deal?.round ? this.#dealt : null;
    // What cannot be loaded now is checked by whoever keeps the notes.
    const fair = await import("./remade").catch(() => null);
    if (fair && !fair.isFair(table, seed, dealt)) this.#doubt("deal", table.next_deal?.round ?? 0);
  }

  #isDoubted = (round: number): boolean => this.#memory.doubts.some((doubt) => doubt.round === round);

  /** Once a round and kind: what follows from it is no news. */
  #doubt(code: Code, round: number): void {
    const memory = this.#memory;
    if (memory.doubts.some((each) => each.round === round && each.code === code)) return;
    memory.doubts = [...memory.doubts, { code, round }];
    this.ear.doubted({ code, round });
  }

  #keep(next: NextDeal | null): void {
    this.#memory.next_deal = next;
    try {
      this.drawer?.setItem(this.#key, JSON.stringify(this.#memory));
    } catch {
      // A full drawer costs only the reveal after a reload.
    }
  }

  #read(): Memory | null {
    try {
      return JSON.parse(this.drawer?.getItem(this.#key) ?? "null") as Memory | null;
    } catch {
      return null;
    }
  }
}

const roundOf = ({ next_deal: next, play }: TableState): number => next?.round ?? play?.round ?? 0;
const sealOf = (next: NextDeal | null): string => (next ? `${next.round}/${next.digest}` : "");

function session(): Drawer | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
