/** A pad as a file and back. Everything that is read is checked: nothing that no pad has comes in. */
import { Refusal } from "../api";
import { cardsOf, eventsOf, tableNamed, trickRulesOf } from "./score";
import { EDIT_ID, LONGEST_CELL, LONGEST_TEXT, MOST_EDITS, PAD_ID, type Table } from "./tables.generated";
import { cleanName, NAME_LENGTH } from "../words/characters";
import { gathered, headerOf, type Edit, type Header, type PadFile, type Value } from "./model";

/** Half a character, which JSON can spell. */
const HALF = /\p{Cs}/u;

const damaged = (edit = 0): Refusal => new Refusal("pad_damaged", { edit });
type Thing = Record<string, unknown>;
const isThing = (found: unknown): found is Thing => typeof found === "object" && found !== null && !Array.isArray(found);
const isWhole = (found: unknown): found is number => Number.isSafeInteger(found);
const length = (text: string): number => [...text].length;
const isText = (found: unknown, most: number): found is string =>
  typeof found === "string" && length(found) <= most && !HALF.test(found);

export function read(text: string): PadFile {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw damaged();
  }
  return readPlain(found);
}

export function readPlain(found: unknown): PadFile {
  if (!isThing(found)) throw damaged();
  const header = headOf(found);
  const { edits } = found;
  if (!Array.isArray(edits) || edits.length > MOST_EDITS) throw damaged();
  return { ...header, edits: gathered(edits.map((each, index) => editOf(header, each, index + 1))) };
}

function headOf(found: Thing): Header {
  const { pad, id, game, options, players } = found;
  if (!isWhole(pad) || pad < 1) throw damaged();
  if (pad > 1) throw new Refusal("pad_newer", { version: pad, known: 1 });
  const shaped = typeof id === "string" && PAD_ID.test(id) && typeof game === "string" && Array.isArray(options);
  if (!shaped || !options.every((option): option is string => typeof option === "string")) throw damaged();
  if ([game, ...options].some((text) => HALF.test(text))) throw damaged();
  if (new Set(options).size < options.length) throw damaged();
  if (!tableNamed(game, [])) throw new Refusal("unknown_game", { game, games: [] });
  const table = tableNamed(game, options);
  if (!table) throw new Refusal("unknown_option", { game, option: options.join(", "), options: [] });
  if (!isWhole(players) || !(players in table.cards)) throw damaged();
  return { pad: 1, id, game, options: [...options], players };
}

function editOf(header: Header, found: unknown, number: number): Edit {
  if (!isThing(found)) throw damaged(number);
  const { id, at, cell, value, over } = found;
  const signed = typeof id === "string" && EDIT_ID.test(id) && isWhole(at) && at >= 0;
  const placed = over === null || (typeof over === "string" && EDIT_ID.test(over));
  if (!signed || !placed || !isText(cell, LONGEST_CELL) || !cell || !isValue(value)) throw damaged(number);
  const kept = legible(header, cell, value);
  if (!fits(header, cell, kept)) throw damaged(number);
  return { id, at: at + 0, cell, value: typeof kept === "number" ? kept + 0 : kept, over };
}

/** A whole game is not refused for an old name in it that hides something: that is taken cleaned. */
const legible = (header: Header, cell: string, value: Value): Value =>
  typeof value === "string" && isNameCell(header, cell) ? cleanName(value) || null : value;

/** Of what this device has kept, perhaps for years. */
export const legibleEdits = (header: Header, edits: readonly Edit[]): Edit[] =>
  edits.map((edit) => ({ ...edit, value: legible(header, edit.cell, edit.value) }));

const isValue = (found: unknown): found is Value =>
  found === null || typeof found === "boolean" || isWhole(found) || isText(found, LONGEST_TEXT);

/** A cell that we do not know may hold anything. */
function fits({ game, options, players }: Header, cell: string, value: Value): boolean {
  if (value === null) return true;
  const table = tableNamed(game, options) as Table;
  const [first = "", kind, ...rest] = cell.split("/");
  if (cell === "dealer") return among(value, players - 1);
  if (isNameCell({ players }, cell)) return typeof value === "string" && value !== "" && length(value) <= NAME_LENGTH;
  const round = index(first);
  const tricks = cardsOf(table, players)[round - 1];
  if (tricks === undefined) return true;
  if (kind === "saved" && !rest.length) return typeof value === "boolean";
  return !seatOf(rest[0], players) || written(table, players, tricks, kind ?? "", rest.slice(1), value);
}

function written(table: Table, players: number, tricks: number, kind: string, rest: string[], value: Value): boolean {
  const [what] = rest;
  const counts = kind === "bid" ? table.bidding : kind === "won" && trickRulesOf(table);
  if (counts && !rest.length) return among(value, tricks);
  if (rest.length !== 1) return true;
  const event = kind === "bonus" && eventsOf(table).find(({ id }) => id === what);
  if (event) return among(value, event.most[players] ?? 0);
  if (kind === "space" && table.planks && table.suits.includes(what ?? ""))
    return typeof value === "number" && [0, ...table.planks.values].includes(value);
  return true;
}

const among = (value: Value, most: number): boolean => typeof value === "number" && value >= 0 && value <= most;
/** A number as a cell writes it, else -1. */
const index = (text: string | undefined): number => (/^(0|[1-9]\d*)$/.test(text ?? "") ? Number(text) : -1);
const seatOf = (text: string | undefined, players: number): boolean => index(text) >= 0 && index(text) < players;
function isNameCell({ players }: Pick<Header, "players">, cell: string): boolean {
  const [kind, seat, ...rest] = cell.split("/");
  return kind === "name" && seatOf(seat, players) && !rest.length;
}

/** A line an edit: two versions of a file are easily compared. */
export function write(header: Header, edits: readonly Edit[]): string {
  const head = JSON.stringify(headerOf(header));
  const lines = edits.map(({ id, at, cell, value, over }) => JSON.stringify({ id, at, cell, value, over }));
  return `${head.slice(0, -1)},"edits":[${lines.length ? `\n${lines.join(",\n")}\n` : ""}]}\n`;
}

/** Whether two are the same pad, or why they cannot be one. */
export function unlike(one: Header, other: Header): Refusal | null {
  if (one.id !== other.id) return new Refusal("pad_other_pad");
  const same = one.game === other.game && one.players === other.players && one.options.join("+") === other.options.join("+");
  return same ? null : new Refusal("pad_other_game");
}
