/** Our part of every deal: a number pledged before the cards are known, then shown. */
import type { Pledge, Reveal, Sealing, TableState } from "../wire.generated";
import { hex, sha256, unhex } from "./sha256";

const BYTES = 32;

/** The act and the id it counts once under. */
export interface Owed { id: string; act: Pledge | Reveal }

/** Where a number outlives a reload between pledge and reveal. */
export type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class DealPart {
  readonly #key: string;
  /** The number, and the seal of the deal it is for. */
  #kept: { seal: string; nonce: string } | null = null;

  constructor(table: string, private readonly drawer: Drawer | null = session()) {
    this.#key = `jollyroger.deal.${table}`;
    this.#kept = this.#read();
  }

  /** What the table waits for from this seat now, as far as the entries tell. */
  owed(table: TableState, seat: number | null): Owed | null {
    const { sealing } = table;
    if (!sealing || table.play?.phase !== "deal") return this.#forget();
    if (seat === null || table.seats[seat]?.bot || sealing.without.includes(seat)) return null;
    if (sealing.revealing) return this.#reveal(sealing, seat);
    return sealing.pledges[seat] == null ? this.#pledge(sealing) : null;
  }

  #pledge(sealing: Sealing): Owed {
    if (this.#kept?.seal !== sealing.digest) this.#keep(sealing.digest);
    const digest = digestOf(this.#kept?.nonce ?? "");
    return { id: digest, act: { act: "pledge", digest } };
  }

  /** Only the number we pledged: another window of the same person may have been quicker. */
  #reveal(sealing: Sealing, seat: number): Owed | null {
    const nonce = this.#kept?.nonce;
    if (!nonce || sealing.nonces[seat] != null || sealing.pledges[seat] !== digestOf(nonce)) return null;
    return { id: nonce, act: { act: "reveal", nonce } };
  }

  #keep(seal: string): void {
    this.#kept = { seal, nonce: hex(crypto.getRandomValues(new Uint8Array(BYTES))) };
    try {
      this.drawer?.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // A full drawer costs only the reveal after a reload.
    }
  }

  #read(): { seal: string; nonce: string } | null {
    try {
      return JSON.parse(this.drawer?.getItem(this.#key) ?? "null") as { seal: string; nonce: string } | null;
    } catch {
      return null;
    }
  }

  #forget(): null {
    if (this.#kept) this.drawer?.removeItem(this.#key);
    this.#kept = null;
    return null;
  }
}

const digestOf = (nonce: string): string => hex(sha256(unhex(nonce)));

function session(): Drawer | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
