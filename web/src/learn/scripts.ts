/** A little round for each game: who holds what, in the order the others like to play it. */
import type { GameId } from "../router.svelte";

export const ME = 3;
/** The other three, as everywhere in our examples. */
export const OTHERS = ["Mara", "Jonas", "Pegleg"] as const;

export interface Script {
  hands: readonly (readonly string[])[];
  /** What each die will show, in the order of the hand. */
  throws?: readonly (readonly string[])[];
  bids: readonly number[];
  centre: readonly string[];
}

export const SCRIPTS: Record<GameId, Script> = {
  skull_king: {
    hands: [["R11", "Y4", "B2"], ["R4", "ES", "K5"], ["K3", "B9", "Y12"], ["R2", "B13", "PI"]],
    bids: [1, 0, 1],
    centre: [],
  },
  dice: {
    hands: [["K", "R", "Y"], ["B", "PI", "R"], ["R", "ME", "B"], ["K", "Y", "SK"]],
    throws: [["K6", "R2", "YF"], ["B4", "PI", "R1"], ["R3", "MEF", "B5"], ["K7", "Y7", "SK"]],
    bids: [1, 1, 0],
    centre: [],
  },
  doubloons: {
    hands: [["C7", "T2", "Q1"], ["C3", "FL", "S2"], ["S4", "T6", "Q8"], ["C1", "T9", "PI"]],
    bids: [1, 0, 1],
    centre: [],
  },
  skull_queen: {
    hands: [["B6", "R3", "Y11"], ["G7", "Y2", "R10"], ["B12", "R6", "G2"], ["B8", "R9", "FM"]],
    bids: [],
    centre: ["Y4", "B3"],
  },
};
