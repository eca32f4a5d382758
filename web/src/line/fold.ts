/** The fold of a table's entries, as `evolve` of the server does it. It decides nothing. */
import { beginning, course, isMove, type Unfolded } from "./course";
import { nobody, put } from "./tuple";
import type {
  Agreement, Clock, ClockEvent, DealPart, Entry, GameEvent, Holder, Opened, Sat, NextDeal, TableState,
} from "../wire.generated";

const EXTENSIONS = 10;

export function first(opened: Opened): TableState {
  return {
    settings: opened.settings,
    seats: nobody(opened.settings.players),
    host: null,
    stage: "lobby",
    play: null,
    next_deal: null,
    clocks: [],
    waiting: [],
    hushed: [],
    rematch: null,
    next_table: null,
  };
}

/** Entries we do not know are passed over: new ones may come without a new protocol. */
export function evolve(table: TableState, entry: Entry): TableState {
  switch (entry.event) {
    case "opened":
    case "arranged":
      return arranged(table, entry);
    case "sat":
      return sat(table, entry);
    case "waiting":
      return { ...table, waiting: put(table.waiting, entry.seat, person(entry.name, entry.guest)) };
    case "gave_up":
      return { ...table, waiting: put(table.waiting, entry.seat, null) };
    case "bot_sat":
      return seated(stopped(table, entry.seat), entry.seat, bot(entry.name, entry.bot));
    case "stood_up":
      return stoodUp(table, entry.seat);
    case "stood_in":
      return botted(stopped(table, entry.seat), entry.seat, entry.bot);
    case "returned":
      return botted(table, entry.seat, null);
    case "host_passed":
      return { ...table, host: entry.seat };
    case "started":
      return started(table);
    case "seed_sealed":
      return { ...table, next_deal: begun(table, entry.round, entry.digest, entry.seed) };
    case "pledged":
    case "pledges_in":
    case "revealed":
    case "went_without":
      return table.next_deal ? { ...table, next_deal: advanced(table.next_deal, entry) } : table;
    case "seed_shown":
      return { ...table, next_deal: null };
    case "timed":
    case "banked":
    case "extended":
      return timed(table, entry);
    case "rematched":
      return { ...table, rematch: entry.settings };
    case "next_table":
      return { ...table, next_table: entry.table };
    case "chat_set":
      return { ...table, settings: { ...table.settings, chat: entry.on } };
    case "hushed": {
      const others = table.hushed.filter((seat) => seat !== entry.seat);
      return { ...table, hushed: entry.on ? [...others, entry.seat] : others };
    }
    default:
      return played(table, entry);
  }
}

export type { TrickOutcome as Outcome } from "../wire.generated";
export { bidOf, bonus, isBid, isMove, isOutcome, isPlank, lastTrick, paidOf, scores, won, type Line } from "./course";

// The table

function arranged(table: TableState, { settings }: Agreement): TableState {
  const seats = [...table.seats, ...nobody(settings.players)].slice(0, settings.players);
  return { ...table, settings, seats };
}

function sat(table: TableState, { seat, name, guest }: Sat): TableState {
  const waiting = table.waiting.length ? put(table.waiting, seat, null) : [];
  const hushed = table.hushed.filter((other) => other !== seat);
  return { ...seated(table, seat, person(name, guest)), host: table.host ?? seat, waiting, hushed };
}

function stoodUp(table: TableState, seat: number): TableState {
  const hushed = table.hushed.filter((other) => other !== seat);
  return { ...seated(table, seat, null), host: table.host === seat ? null : table.host, hushed };
}

function started(table: TableState): TableState {
  const { players } = table.settings;
  const clock: Clock = { deadline: null, bank: null, extensions: EXTENSIONS };
  return {
    ...table,
    stage: "playing",
    play: beginning(players),
    clocks: Array.from({ length: players }, () => clock),
    waiting: nobody(players),
  };
}

function begun(table: TableState, round: number, digest: string, seed: string): NextDeal {
  const { players } = table.settings;
  const pledges = nobody(players);
  return { round, digest, seed, pledges, nonces: nobody(players), without: [], revealing: false };
}

function advanced(now: NextDeal, entry: DealPart): NextDeal {
  switch (entry.event) {
    case "pledged":
      return { ...now, pledges: put(now.pledges, entry.seat, entry.digest) };
    case "pledges_in":
      return { ...now, revealing: true };
    case "revealed":
      return { ...now, nonces: put(now.nonces, entry.seat, entry.nonce) };
    case "went_without":
      return { ...now, without: entry.seats };
  }
}

function timed(table: TableState, entry: ClockEvent): TableState {
  switch (entry.event) {
    case "timed":
      return clocked(table, entry.seat, { deadline: entry.deadline, bank: entry.bank });
    case "banked":
      return clocked(table, entry.seat, { bank: entry.bank });
    case "extended":
      return clocked(table, entry.seat, { deadline: entry.deadline, extensions: entry.left });
  }
}

function clocked(table: TableState, seat: number, change: Partial<Clock>): TableState {
  const clock = table.clocks[seat];
  return clock ? { ...table, clocks: put(table.clocks, seat, { ...clock, ...change }) } : table;
}

const stopped = (table: TableState, seat: number) => clocked(table, seat, { deadline: null });
const person = (name: string, guest: string): Holder => ({ name, guest, bot: null });
const bot = (name: string, bot: string): Holder => ({ name, guest: null, bot });

function seated(table: TableState, seat: number, holder: Holder | null): TableState {
  return { ...table, seats: put(table.seats, seat, holder) };
}

function botted(table: TableState, seat: number, bot: string | null): TableState {
  const holder = table.seats[seat];
  return holder ? seated(table, seat, { ...holder, bot }) : table;
}

function played(table: TableState, entry: GameEvent | Unfolded): TableState {
  const play = table.play && course(table.play, entry);
  if (!play || play === table.play) return table;
  const clocks = isMove(entry) ? stopped(table, entry.seat) : table;
  return { ...clocks, play, stage: play.phase === "over" ? "over" : table.stage };
}
