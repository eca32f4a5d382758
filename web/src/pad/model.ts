/** A pad is a header and a set of edits; what it shows is folded from them. */
import type { Edit, PadFile as Sent } from "../api.generated";

export type { Edit };
export type Value = Edit["value"];
export type Header = Omit<Sent, "edits">;
export interface PadFile extends Header { edits: readonly Edit[] }
export interface Write { cell: string; value: Value }
/** Per cell the edit that counts. */
export type Fold = ReadonlyMap<string, Edit>;

export const cells = {
  name: (seat: number) => `name/${seat}`,
  dealer: "dealer",
  bid: (round: number, seat: number) => `${round}/bid/${seat}`,
  won: (round: number, seat: number) => `${round}/won/${seat}`,
  bonus: (round: number, seat: number, event: string) => `${round}/bonus/${seat}/${event}`,
  space: (round: number, seat: number, suit: string) => `${round}/space/${seat}/${suit}`,
  saved: (round: number) => `${round}/saved`,
};

export const headerOf = ({ pad, id, game, options, players }: Header): Header => ({ pad, id, game, options, players });

/** By time; of two at the same moment, by id. */
export function order(one: Edit, other: Edit): number {
  if (one.at !== other.at) return one.at - other.at;
  return compare(one.id, other.id);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Each edit once and in order. Of two with one id, which a copied device could write, the same one. */
export function gathered(edits: readonly Edit[]): Edit[] {
  const kept = new Map<string, Edit>();
  for (const edit of edits) {
    const known = kept.get(edit.id);
    if (!known || contents(edit, known) > 0) kept.set(edit.id, edit);
  }
  return [...kept.values()].sort(order);
}

function contents(one: Edit, other: Edit): number {
  return (
    one.at - other.at || compare(one.cell, other.cell) ||
    compare(JSON.stringify(one.value), JSON.stringify(other.value)) || compare(one.over ?? "", other.over ?? "")
  );
}

/** Of edits in order: the last one of each cell. */
export const foldOf = (edits: readonly Edit[]): Fold => new Map(edits.map((edit) => [edit.cell, edit]));

export const valueOf = (fold: Fold, cell: string): Value => fold.get(cell)?.value ?? null;

/** Two wrote in one cell without knowing of each other: the `lost` edit's value does not count. */
export interface Conflict { cell: string; winner: string; lost: string; value: Value }

/** Of edits in order, by time. An edit that another one is over was seen by whoever wrote that. */
export function conflicts(edits: readonly Edit[], fold = foldOf(edits)): Conflict[] {
  const seen = new Set(edits.map(({ cell, over }) => `${cell} ${over}`));
  return edits.flatMap(({ id, cell, value }) => {
    const winner = fold.get(cell) as Edit;
    const lost = !seen.has(`${cell} ${id}`) && winner.value !== value;
    return lost ? [{ cell, winner: winner.id, lost: id, value }] : [];
  });
}

/** Every page that writes has a pen of its own: two windows of one device never share an id. */
export class Pen {
  constructor(readonly device = hex(4)) {}

  /** One edit for each cell whose value changes. Times only grow, also where the clock does not. */
  write(edits: readonly Edit[], fold: Fold, writes: readonly Write[], now = Date.now()): Edit[] {
    const first = Math.max(now, (edits.at(-1)?.at ?? -1) + 1);
    const ids = this.#ids(edits);
    return writes
      .filter(({ cell, value }) => valueOf(fold, cell) !== value)
      .map(({ cell, value }, index) => ({
        id: ids(),
        at: first + index,
        cell,
        value,
        over: fold.get(cell)?.id ?? null,
      }));
  }

  /** Counted by how many there are: an id that somebody made up cannot lead out of bounds. */
  #ids(edits: readonly Edit[]): () => string {
    const taken = new Set(edits.map(({ id }) => id).filter((id) => id.startsWith(`${this.device}-`)));
    let number = taken.size;
    return () => {
      do number++; while (taken.has(`${this.device}-${number}`));
      return `${this.device}-${number}`;
    };
  }
}

/** Not `randomUUID`, which only a secure page has. */
export function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
