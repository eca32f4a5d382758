/** What a game declares about itself: screens read this in place of asking which game it is. */
import { GAMES } from "./wire.generated";

export interface Declared {
  /** The word for one of its pieces. */
  pieces: "card" | "die" | "doubloon";
  /** What stands before each seat in a round. */
  board: "bids" | "planks" | "tricks";
  bids: "sealed" | "open" | "none";
  /** The centre shows a card whose suit is trump. */
  turnsUp: boolean;
  /** The colour of every suit. */
  inks: Readonly<Record<string, string>>;
  /** The drawing that stands for it on a button. */
  sign: string;
  /** The faces that lie in its picture; empty where it chose none. */
  still: readonly string[];
}

const games = GAMES as Readonly<Record<string, { declares: Declared; plain: readonly string[] }>>;

export const declared = (game: string): Declared => games[game]!.declares;

/** Nobody bids, and nothing stands before a seat: tricks are all that counts. */
export const isUnbid = (game: string): boolean => declared(game).board === "tricks";

/** The outcomes of a bid whose reckoning no sentence tells: the bare points stand for it. */
export const plainOutcomes = (game: string): readonly string[] => games[game]!.plain;
