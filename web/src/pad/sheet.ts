/** A pad as one reads it: its rounds, line by line, and the totals. Rounds count from 1, seats from 0. */
import { cells, valueOf, type Fold, type Header } from "./model";
import { filled, off, type Problem } from "./prefill";
import { cardsOf, caughtOf, eventsOf, lineOf, plankOf, tableOf, trickLineOf, type Line } from "./score";
import type { Table } from "./tables.generated";

export interface Round {
  number: number;
  /** How many are played in it: as many as a hand has cards. */
  tricks: number;
  /** null: nobody has said who dealt first. */
  dealer: number | null;
  /** A seat, or a stack that nobody holds. */
  leader: number | "stack" | null;
  /** Per seat, null where nothing was said. */
  bids: (number | null)[];
  /** Tricks as they were tapped, and as they stand with what was filled in. */
  said: (number | null)[];
  won: (number | null)[];
  times: Record<string, number>[];
  spaces: (number | null)[][];
  /** Whatever can be scored already, saved or not. */
  lines: (Line | null)[];
  /** Why it cannot be saved. */
  problem: Problem | null;
  /** Saved, and nothing is missing. */
  onSheet: boolean;
}

export interface Run { round: number; totals: number[] }

export interface Sheet {
  header: Header;
  table: Table;
  names: (string | null)[];
  rounds: Round[];
  /** The totals after each round on the sheet. */
  race: Run[];
  totals: number[];
  /** The first round that is not on the sheet; null when the game is over. */
  open: number | null;
}

interface Asked { header: Header; table: Table; fold: Fold; seats: number[] }

export function sheetOf(header: Header, fold: Fold): Sheet {
  const table = tableOf(header.game, header.options);
  const seats = Array.from({ length: header.players }, (_, seat) => seat);
  const asked = { header, table, fold, seats };
  const rounds = cardsOf(table, header.players).map((tricks, index) => roundOf(asked, index + 1, tricks));
  const race = raceOf(rounds, seats);
  const totals = race.at(-1)?.totals ?? seats.map(() => 0);
  const open = rounds.find(({ onSheet }) => !onSheet)?.number ?? null;
  return { header, table, names: seats.map((seat) => nameOf(fold, seat)), rounds, race, totals, open };
}

function nameOf(fold: Fold, seat: number): string | null {
  const name = valueOf(fold, cells.name(seat));
  return typeof name === "string" ? name : null;
}

function numberIn(fold: Fold, cell: string): number | null {
  const value = valueOf(fold, cell);
  return typeof value === "number" ? value : null;
}

function roundOf(asked: Asked, number: number, tricks: number): Round {
  const { table, fold } = asked;
  const around = { number, tricks, ...dealt(asked, number) };
  const saved = valueOf(fold, cells.saved(number)) === true;
  const told = table.planks ? planksOf(asked, number) : tricksOf(asked, number, tricks);
  return { ...around, ...told, onSheet: saved && !told.lines.includes(null) };
}

/** The deal passes clockwise; where nobody deals, who throws first. */
function dealt({ header: { players }, table, fold }: Asked, number: number): Pick<Round, "dealer" | "leader"> {
  const first = numberIn(fold, cells.dealer);
  const dealer = first === null ? null : (first + number - 1) % players;
  if (players in table.stack) return { dealer, leader: "stack" };
  return { dealer, leader: dealer === null ? null : (dealer + table.opens) % players };
}

type Told = Pick<Round, "bids" | "said" | "won" | "times" | "spaces" | "lines" | "problem">;

/** With bids or without: what may be missing is a bid, else the tricks. */
function tricksOf({ table, fold, seats }: Asked, number: number, tricks: number): Told {
  const bids = seats.map((seat) => numberIn(fold, cells.bid(number, seat)));
  const said = seats.map((seat) => numberIn(fold, cells.won(number, seat)));
  const won = filled(tricks, bids, said, table.loses_tricks);
  const times = seats.map((seat) => timesOf(table, fold, number, seat));
  const lines = seats.map((seat) => trickLine(table, tricks, bids[seat]!, won[seat]!, times[seat]!));
  const open = missing((table.tricks ? won : bids).map((each) => each === null));
  const code = table.tricks ? "pad_tricks_missing" : "pad_bids_missing";
  const problem: Problem | null = open.length ? { code, seats: open } : off(tricks, won, table.loses_tricks);
  return { bids, said, won, times, spaces: [], lines, problem };
}

function planksOf({ table, fold, seats }: Asked, number: number): Told {
  const spaces = seats.map((seat) => table.suits.map((suit) => numberIn(fold, cells.space(number, seat, suit))));
  const lines = spaces.map((held) => (held.includes(null) ? null : plankOf(table, held as number[])));
  const open = missing(lines.map((line) => line === null));
  const problem: Problem | null = open.length ? { code: "pad_spaces_missing", seats: open } : null;
  const none = seats.map(() => null);
  return { bids: none, said: none, won: none, times: seats.map(() => ({})), spaces, lines, problem };
}

const missing = (open: readonly boolean[]): number[] => open.flatMap((is, seat) => (is ? [seat] : []));

const timesOf = (table: Table, fold: Fold, round: number, seat: number): Record<string, number> =>
  Object.fromEntries(eventsOf(table).map(({ id }) => [id, numberIn(fold, cells.bonus(round, seat, id)) ?? 0]));

function trickLine(
  table: Table, cards: number, bid: number | null, won: number | null, times: Record<string, number>,
): Line | null {
  if (table.tricks && won !== null) return trickLineOf(table.tricks, won, caughtOf(table, times));
  if (bid === null || won === null || !table.bidding) return null;
  return lineOf(table.bidding, cards, bid, won, caughtOf(table, times));
}

function raceOf(rounds: readonly Round[], seats: readonly number[]): Run[] {
  let totals = seats.map(() => 0);
  return rounds.filter(({ onSheet }) => onSheet).map(({ number, lines }) => {
    totals = totals.map((total, seat) => total + (lines[seat]?.points ?? 0));
    return { round: number, totals };
  });
}

/** What everybody had before a round. */
export const before = ({ race, header }: Sheet, round: number): number[] =>
  race.findLast((run) => run.round < round)?.totals ?? Array.from({ length: header.players }, () => 0);

export const over = (sheet: Sheet): boolean => sheet.open === null;

/** Equal totals share the lead, and the win (G1). */
export function leading(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** Writes that put a round on the sheet, with every trick written out. */
export function savingOf({ number, won, spaces }: Round): { cell: string; value: number | true }[] {
  const tricks = spaces.length ? [] : won.map((value, seat) => ({ cell: cells.won(number, seat), value: value ?? 0 }));
  return [...tricks, { cell: cells.saved(number), value: true }];
}
