/** Tables as a seat sees them, made by folding entries. */
import { evolve, first } from "../src/line/fold";
import type { Aid, Entry, Settings, TableState } from "../src/wire.generated";
import type { Heard } from "../src/words/told";

export const NO_AID: Aid = { led: null, now: null, barred: {}, would: {} };
export const NAMES = ["Anne", "Bart", "Calico", "Davy", "Edda", "Flint"];

export function settings(game: string, players: number, more: Partial<Settings> = {}): Settings {
  const talk = { open: false, spectators: true, chat: false, previews: true };
  return { game, players, options: [], speed: "none", bot: "heuristic", ...talk, ...more };
}

/** A person in seat 0, bots around, and the game has begun. */
export function started(game = "skull_king", players = 3, more: Partial<Settings> = {}): TableState {
  const bots = NAMES.slice(1, players).map((name, at): Entry => (
    { event: "bot_sat", seat: at + 1, name, bot: "heuristic" }
  ));
  const anne: Entry = { event: "sat", seat: 0, name: "Anne", guest: "" };
  const entries: Entry[] = [anne, ...bots, { event: "started" }];
  return folded(first({ event: "opened", settings: settings(game, players, more) }), entries);
}

export const folded = (table: TableState, entries: Entry[]): TableState => entries.reduce(evolve, table);

export function heard(table: TableState, entries: Entry[]): Heard[] {
  return entries.map((entry, seq) => {
    const before = table;
    table = evolve(table, entry);
    return { seq, entry, before, after: table };
  });
}

/** A deal of seat 0's, the round of as many pieces. */
export const dealt = (hands: (string | null)[][]): Entry =>
  ({ event: "dealt", round: hands[0]!.length, dealer: 0, leader: 1, hands, centre: [] });

export const played = (seat: number, piece: string, face = piece): Entry =>
  ({ event: "played", seat, piece, face });
