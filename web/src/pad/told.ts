/** The pad in sentences. */
import { minus, plain, signed } from "../words/points";
import { faceName, suitName } from "../words/names";
import { refusal } from "../words/refusals";
import { pointWords } from "../words/spoken";
import { whyScore } from "../words/why";
import { has, say } from "../words/words.svelte";
import { cells, type Conflict, type Edit, type Value } from "./model";
import { sum, type Problem } from "./prefill";
import { caughtOf, eventsOf, isBid, isPlank, trickRulesOf, type Line } from "./score";
import { leading, over, type Round, type Sheet } from "./sheet";

export const nameOf = ({ names }: Pick<Sheet, "names">, seat: number): string => names[seat] ?? say("pad-player", { number: seat + 1 });
export const namesOf = (sheet: Sheet): string[] => sheet.names.map((_, seat) => nameOf(sheet, seat));
const list = (items: readonly string[]): string => items.join(", ");

/** "Anne deals, Ben leads." In the dice game nobody deals. */
export function dealLine(sheet: Sheet, { dealer, leader }: Round): string {
  if (dealer === null) return "";
  const name = nameOf(sheet, dealer);
  if (leader === "stack") return say("pad-deal-king", { name });
  if (leader === dealer || leader === null) return say("pad-start", { name });
  return say("pad-deal", { name, leader: nameOf(sheet, leader) });
}

export function problemLine(sheet: Sheet, problem: Problem): string {
  const names = "seats" in problem ? list(problem.seats.map((seat) => nameOf(sheet, seat))) : "";
  return refusal({ code: problem.code, facts: "seats" in problem ? { names } : { ...problem } });
}

/** "6 of 6 tricks. Ben took one too many." Or "5 of 6 tricks. One trick is nobody's." */
export function sumLine(sheet: Sheet, round: Round): string {
  if (round.problem) return problemLine(sheet, round.problem);
  const taken = sum(round.won);
  const lost = round.tricks - taken;
  const all = [say("pad-sum", { sum: taken, tricks: round.tricks }), ...(lost ? [say("pad-nobodys", { count: lost })] : [])];
  if (sheet.table.tricks) return all.join(" ");
  const missed = round.bids.flatMap((bid, seat) => {
    const off = (round.won[seat] ?? 0) - (bid ?? 0);
    const facts = { name: nameOf(sheet, seat), off: Math.abs(off) };
    return off ? [say(off > 0 ? "pad-took-over" : "pad-took-under", facts)] : [];
  });
  return [...all, ...(missed.length ? missed : [say("pad-all-met")])].join(" ");
}

/** Why this score: the sentence, and the rule behind it. */
export function whyLine(sheet: Sheet, round: Round, seat: number): string {
  const line = round.lines[seat];
  if (!line) return "";
  return minus(whyScore(sheet.table.game, round.number, line, caughtOf(sheet.table, round.times[seat] ?? {})));
}

/** Who is ahead; at the end, who has won. Points as they are written, or as they are said. */
export function leaderLine(sheet: Sheet, write: (points: number) => string = plain): string {
  const { totals } = sheet;
  const first = leading(totals);
  const names = list(first.map((seat) => nameOf(sheet, seat)));
  const best = Math.max(...totals);
  if (over(sheet)) {
    const second = Math.max(...totals.filter((_, seat) => !first.includes(seat)));
    return first.length > 1 ? say("end-shared", { names }) : say("end-wins", { name: names, gap: best - second });
  }
  return first.length > 1
    ? say("pad-said-leads-shared", { names, points: write(best) })
    : say("pad-said-leads", { name: names, points: write(best) });
}

/** What a round has brought, for the ear. */
export const gainWords = (points: number): string => (points > 0 ? `+${points}` : pointWords(points));

/** After a save, for the ear: changes, totals as they are now, who leads, who deals next. */
export function savedLine(sheet: Sheet, number: number): string {
  const round = sheet.rounds[number - 1]!;
  const { totals } = sheet;
  const changes = namesOf(sheet).map((name, seat) =>
    say("pad-said-change", {
      name, points: gainWords(round.lines[seat]?.points ?? 0), total: pointWords(totals[seat] ?? 0),
    }));
  const told = say("pad-said-round", { round: number, changes: changes.join("; ") });
  return [told, leaderLine(sheet, pointWords), nextLine(sheet)].filter(Boolean).join(" ");
}

/** What was corrected in rounds on the sheet: each cell, what it was and what it is. */
export function correctedLine(before: Sheet, after: Sheet): string {
  const each = after.rounds.flatMap((round, index) => {
    const was = before.rounds[index]!;
    return was.onSheet && round.onSheet ? correctedCells(after, was, round) : [];
  });
  return each.map((change) => `${change}.`).join(" ");
}

function correctedCells(sheet: Sheet, was: Round, is: Round): string[] {
  const [old, now] = [cellsOf(sheet, was), cellsOf(sheet, is)];
  return Object.keys(now).filter((cell) => old[cell] !== now[cell]).map((cell) => say("pad-change", {
    cell: cellLine(sheet, cell),
    before: valueLine(sheet, cell, old[cell] ?? null),
    after: valueLine(sheet, cell, now[cell] ?? null),
  }));
}

/** What stands in a round, cell by cell. */
function cellsOf({ table }: Sheet, { number, bids, won, times, spaces }: Round): Record<string, Value> {
  const seats = bids.map((_, seat) => seat);
  return Object.fromEntries(seats.flatMap((seat): [string, Value][] => table.planks
    ? table.suits.map((suit, at) => [cells.space(number, seat, suit), spaces[seat]?.[at] ?? null])
    : [
        ...(table.bidding ? [[cells.bid(number, seat), bids[seat] ?? null] as [string, Value]] : []),
        [cells.won(number, seat), won[seat] ?? null],
        ...eventsOf(table).map(({ id }): [string, Value] => [cells.bonus(number, seat, id), times[seat]?.[id] ?? 0]),
      ]));
}

/** What others have done to the sheet. Of many rounds at once the last one is told. */
export function newsLine(before: Sheet, after: Sheet): string {
  const changed = after.rounds.filter((round, index) => unlike(before.rounds[index]!, round)).at(-1);
  const corrected = correctedLine(before, after);
  if (changed) return [corrected, sheetLine(after, changed.number)].filter(Boolean).join(" ");
  if (corrected) return corrected;
  const open = after.rounds[(after.open ?? 0) - 1];
  const waited = open && before.rounds[open.number - 1]!.bids.includes(null);
  return waited && !open.bids.includes(null) && after.table.bidding ? bidsLine(open) : "";
}

/** On the sheet or off it, or on it with other points. */
const unlike = (one: Round, other: Round): boolean =>
  one.onSheet !== other.onSheet ||
  (one.onSheet && one.lines.some((line, seat) => line?.points !== other.lines[seat]?.points));

const sheetLine = (sheet: Sheet, number: number): string =>
  sheet.rounds[number - 1]!.onSheet ? savedLine(sheet, number) : say("pad-round-open", { round: number });

export const bidsLine = ({ tricks, bids }: Round): string => say("pad-bids-in", { sum: sum(bids), tricks });

/** What was undone or redone: a round that left or reached the sheet, else the cells as they are now. */
export function turnedLine(sheet: Sheet, how: "undo" | "redo", written: readonly Edit[]): string {
  if (!written.length) return refusal({ code: `pad_nothing_to_${how}` });
  const saved = written.find(({ cell }) => cell.endsWith("/saved"));
  if (saved) return sheetLine(sheet, Number.parseInt(saved.cell));
  const changes = written.map(({ cell, value }) =>
    say("pad-entered", { cell: cellLine(sheet, cell), value: valueLine(sheet, cell, value) }));
  return say(how === "undo" ? "pad-undone" : "pad-redone", { changes: changes.join("; ") });
}

function nextLine(sheet: Sheet): string {
  const dealer = sheet.open === null ? null : sheet.rounds[sheet.open - 1]!.dealer;
  if (dealer === null) return "";
  const name = nameOf(sheet, dealer);
  return sheet.table.opens ? say("pad-said-deals", { name }) : say("pad-said-throws", { name });
}

/** A line of the sheet in short: "1/2", the tricks alone, or the spaces. */
export function shortLine(line: Line): string {
  if (isPlank(line)) return line.spaces.map((space) => space ?? "~").join(" ");
  return isBid(line) ? `${line.won}/${line.bid}` : String(line.won);
}

/** What was paid for what lay in the tricks, or taken. */
export const bonusOf = (line: Line): string => (isPlank(line) || !line.bonus ? "" : signed(line.bonus));

/** Which cell an edit is of. */
export function cellLine(sheet: Sheet, cell: string): string {
  const [first = "", kind = "", seat, what = ""] = cell.split("/");
  if (first === "dealer") return sheet.table.opens ? say("pad-cell-dealer") : say("pad-cell-starter");
  if (first === "name") return say("pad-cell-name", { number: Number(kind) + 1 });
  if (kind === "saved") return say("pad-cell-saved", { round: Number(first) });
  const facts = { round: Number(first), name: nameOf(sheet, Number(seat)) };
  if (kind === "space") return say("pad-cell-space", { ...facts, suit: suitName(sheet.table.game, what) });
  if (kind === "bonus") return say("pad-cell-bonus", { ...facts, event: eventName(sheet, what) });
  return has(`pad-cell-${kind}`) ? say(`pad-cell-${kind}`, facts) : cell;
}

/** By its words; else by the pieces that are caught. */
export function eventName({ table }: Pick<Sheet, "table">, id: string): string {
  const at = eventsOf(table).findIndex((each) => each.id === id);
  const { key = "" } = eventsOf(table)[at] ?? {};
  return has(key) ? say(key) : trickRulesOf(table)?.captures[at]?.faces.map((code) => faceName(table.game, code)).join(", ") ?? id;
}

export function valueLine(sheet: Sheet, cell: string, value: Value): string {
  if (value === null) return say("pad-value-none");
  if (typeof value === "boolean") return value ? say("pad-value-yes") : say("pad-value-no");
  if (cell === "dealer") return nameOf(sheet, Number(value));
  return value === 0 && cell.includes("/space/") ? say("overboard") : String(value);
}

/** What did not count, each told once. */
export function conflictLine(sheet: Sheet, { cell, value }: Conflict, counts: Value): string {
  return say("pad-conflict", {
    cell: cellLine(sheet, cell), value: valueLine(sheet, cell, counts), lost: valueLine(sheet, cell, value),
  });
}
