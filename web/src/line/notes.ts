/** What this page saw of a game, a line each, to be compared with its record; the last games only. */
import type { Entry, TableState } from "../wire.generated";

const KEY = "jollyroger.notes";
const GAMES = 5;
/** Characters; a long game has some 80,000, and its longest line less than 3,000. */
const MOST = 400_000;
const LONG = 8_000;

/** `seq` where it can be left out: an entry that changes nothing we know of. */
interface Line { text: string; seq: number | null }

const keyOf = (table: string): string => `${KEY}.${table}`;

/** As a text to keep, or null where nothing was noted. */
export function notesOf(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}

export class Notes {
  #lines: Line[] = [];

  constructor(private readonly table: string) {}

  add(line: object, seq: number | null = null): void {
    const text = JSON.stringify(line);
    this.#lines.push({ text: `${seq === null && text.length > LONG ? slim(line) : text}\n`, seq });
  }

  /** Notes keep the name that protocol 1 had: old ones are read for ever. */
  view(seq: number, { seats, next_deal: sealing, play }: TableState): void {
    this.add({ seq, view: { seats, sealing, round: play?.round ?? 0 } });
  }

  /** Under the number it came with. What was talked is nobody's business afterwards, only that something
   *  was: else something else might be missing there. Of the lobby only how it ended. */
  entry(seq: number, entry: Entry, before: TableState, after: TableState): void {
    if (entry.event === "started") this.view(seq - 1, before);
    const { event } = entry;
    if (event === "said" || event === "spoke") this.add({ seq, event });
    else this.add({ seq, ...entry }, before === after ? seq : null);
  }

  /** A frame without entries. */
  empty(seq: number): void {
    this.add({ seq, event: null });
  }

  /** Another window of ours may have noted the same before. */
  keep({ stage, settings }: TableState, seat: number | null): void {
    const lines = this.#lines;
    this.#lines = [];
    if (seat === null || stage === "lobby" || !lines.length) return;
    try {
      const old = localStorage.getItem(keyOf(this.table)) ?? this.#begun(settings, seat);
      const news = lines.filter(({ text }) => !old.includes(text));
      localStorage.setItem(keyOf(this.table), news.reduce(written, old));
    } catch {
      // Without a drawer there are no notes.
    }
  }

  #begun({ game, options, players }: TableState["settings"], seat: number): string {
    const tables = [...(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]), this.table];
    for (const old of tables.splice(0, tables.length - GAMES)) localStorage.removeItem(keyOf(old));
    localStorage.setItem(KEY, JSON.stringify(tables));
    return `${JSON.stringify({ notes: 2, table: this.table, game, options, players, seat })}\n`;
  }
}

/** What we know is always kept; the rest while there is room, and where it is not, a line says so. */
function written(notes: string, { text, seq }: Line): string {
  if (seq === null || (text.length < LONG && notes.length < MOST)) return notes + text;
  return `${notes}{"left_out":1,"seq":${seq}}\n`;
}

/** Without what no entry has: texts and lists of such a length. */
const slim = (line: object): string =>
  JSON.stringify(line, (_, part: unknown) => (typeof part === "string" || Array.isArray(part) ? part.slice(0, 200) : part));
