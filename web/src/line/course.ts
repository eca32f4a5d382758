/** The fold of one game's events, and what is read off its state. */
import type { Climb, Dealt, Entry, Plank, Played, State, Trick } from "../wire.generated";
import { nobody, put } from "./tuple";

export function beginning(players: number): State {
  return {
    players,
    phase: "deal",
    round: 0,
    dealer: null,
    leader: 0,
    hands: [],
    choices: [],
    bids: [],
    planks: [],
    centre: [],
    trick: [],
    tricks: [],
    sheet: [],
  };
}

/** The same state for what is not the game's own. */
export function course(state: State, entry: Entry): State {
  switch (entry.event) {
    case "played":
      return laid(state, entry);
    case "trick_taken":
      return nextTrick(state, { laid: state.trick, taker: entry.seat, bonus: entry.bonus });
    case "sealed":
      return { ...state, choices: put(state.choices, entry.seat, entry.choice) };
    case "bids_shown":
      return { ...state, phase: "play", choices: nobody(state.players), bids: entry.bids };
    case "trick_resolved": {
      const climbed = { ...state, planks: entry.climbs.reduce(climb, state.planks), centre: entry.centre };
      return nextTrick(climbed, { laid: state.trick, taker: entry.leader, bonus: 0 });
    }
    case "planks_shown":
      return { ...state, phase: "play", choices: nobody(state.players), planks: entry.planks };
    case "dealt":
      return dealt(state, entry);
    case "lot_drawn":
      return { ...state, dealer: entry.dealer };
    case "round_scored":
      return { ...state, phase: "deal", sheet: [...state.sheet, entry.lines] };
    case "game_over":
      return { ...state, phase: "over" };
    default:
      return state;
  }
}

function dealt(state: State, entry: Dealt): State {
  return {
    ...beginning(state.players),
    phase: "choose",
    round: entry.round,
    dealer: entry.dealer,
    leader: entry.leader,
    hands: entry.hands,
    choices: nobody(state.players),
    centre: entry.centre,
    sheet: state.sheet,
  };
}

function laid(state: State, { seat, piece, face }: Played): State {
  return {
    ...state,
    hands: put(state.hands, seat, without(state.hands[seat] ?? [], piece)),
    choices: seat < state.players ? put(state.choices, seat, null) : state.choices,
    trick: [...state.trick, { seat, face }],
  };
}

function nextTrick(state: State, trick: Trick): State {
  return { ...state, leader: trick.taker, trick: [], tricks: [...state.tricks, trick] };
}

function climb(planks: Plank[], { seat, suit, to }: Climb): Plank[] {
  const plank = planks[seat];
  if (!plank) return planks;
  const pirates = plank.pirates.map((pirate) => (pirate.suit === suit ? { suit, at: to } : pirate));
  return put(planks, seat, { ...plank, pirates });
}

/** The hand less that piece, or less an unknown one where the hand is seen from behind. */
function without(hand: (string | null)[], piece: string): (string | null)[] {
  const at = hand.indexOf(hand.includes(piece) ? piece : null);
  return hand.filter((_, index) => index !== at);
}

// Readers

export function won(state: State, seat: number): number {
  return state.tricks.filter((trick) => trick.taker === seat).length;
}

export function bonus(state: State, seat: number): number {
  return state.tricks.reduce((sum, trick) => sum + (trick.taker === seat ? trick.bonus : 0), 0);
}

export function scores(state: State): number[] {
  return Array.from({ length: state.players }, (_, seat) =>
    state.sheet.reduce((sum, lines) => sum + (lines[seat]?.points ?? 0), 0),
  );
}

export function lastTrick(state: State): Trick | null {
  return state.tricks.at(-1) ?? null;
}
