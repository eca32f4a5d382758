/** The sheet for programs (RFC 4180): a line a seat a round. */
import { isBid, isPlank, type Line } from "./score";
import type { Round, Sheet } from "./sheet";

export function csv(sheet: Sheet, names: readonly string[]): string {
  const { planks, bidding, suits } = sheet.table;
  const columns = planks ? suits : bidding ? ["bid", "won", "bonus"] : ["won", "bonus"];
  const head = ["round", "dealer", "player", ...columns, "points", "total", "rule"];
  const rows = sheet.rounds.filter(({ onSheet }) => onSheet).flatMap((round) => rowsOf(sheet, round, names));
  return [head, ...rows].map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

function rowsOf({ race }: Sheet, round: Round, names: readonly string[]): (string | number)[][] {
  const totals = race.find((run) => run.round === round.number)?.totals ?? [];
  const dealer = round.dealer === null ? "" : safe(names[round.dealer] ?? "");
  return round.lines.flatMap((line, seat) => {
    if (!line) return [];
    return [[round.number, dealer, safe(names[seat] ?? ""), ...columnsOf(line), line.points, totals[seat] ?? 0, line.rule]];
  });
}

function columnsOf(line: Line): number[] {
  if (isPlank(line)) return line.spaces.map((space) => space ?? 0);
  return [...(isBid(line) ? [line.bid] : []), line.won, line.bonus];
}

/** A program for tables would take such a name for a formula. */
const safe = (name: string): string => (/^[=+\-@]/.test(name) ? `'${name}` : name);

const field = (value: string | number): string =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
