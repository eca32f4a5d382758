/** What a game declares about itself: screens read this in place of asking which game it is. */
import { GAMES, type Declaration, type GameFacts } from "./wire.generated";

const games: Readonly<Record<string, GameFacts>> = GAMES;

/** What lies in its box, and what it says of itself. */
export const factsOf = (game: string): GameFacts => games[game]!;

export const declared = (game: string): Declaration => factsOf(game).declares;

/** Nobody bids, and nothing stands before a seat: tricks are all that counts. */
export const isUnbid = (game: string): boolean => declared(game).board === "tricks";

/** The outcomes of a bid whose reckoning no sentence tells: the bare points stand for it. */
export const plainOutcomes = (game: string): readonly string[] => factsOf(game).plain;
