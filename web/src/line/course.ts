/** The fold of one game's events, and what is read off its state. */
import {
  CHOICE_EVENTS, TRICK_OUTCOMES, type BidLine, type ChoiceEvent, type Climb, type Dealt, type Entry, type GameEvent,
  type HandChanged, type Paid, type Plank, type PlankLine, type Played, type Removed, type Said, type Spoke, type State,
  type TakenBack, type Trick, type TrickOutcome, type TrickTaken,
} from "../wire.generated";
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
    cards: 0,
    trump: null,
    chosen: [],
    seen: [],
  };
}

/** Talk changes no table; who is removed stands up, too; what was taken back comes as a view. */
export type Unfolded = Removed | Said | Spoke | TakenBack;

/** The same state for what is not the game's own. */
export function course(state: State, entry: GameEvent | Unfolded): State {
  switch (entry.event) {
    case "played":
      return laid(state, entry);
    case "trick_taken":
      return nextTrick(state, { laid: state.trick, taker: entry.seat, bonus: entry.bonus, paid: paidOf(entry) }, entry.seat);
    case "trick_lost":
      return nextTrick(state, { laid: state.trick, taker: null, bonus: 0, paid: [] }, entry.leader);
    case "lead_given":
      return { ...state, leader: entry.seat };
    case "sealed":
      return { ...state, choices: put(state.choices, entry.seat, entry.choice) };
    case "chosen":
      return { ...state, chosen: [...state.chosen, { seat: entry.seat, choice: entry.choice }] };
    case "choices_shown": {
      const made = entry.choices.flatMap((choice, seat) => (choice === null ? [] : [{ seat, choice }]));
      return { ...state, choices: nobody(state.players), chosen: [...state.chosen, ...made] };
    }
    case "trump_set":
      return { ...state, trump: entry.suit };
    case "bid_changed":
      return { ...state, bids: put(state.bids, entry.seat, entry.bid) };
    case "hand_changed":
      return changed(state, entry);
    case "looked":
      return { ...state, seen: put(state.seen, entry.seat, entry.pieces) };
    case "bids_shown":
      return { ...state, phase: "play", choices: nobody(state.players), bids: entry.bids };
    case "play_begun":
      return { ...state, phase: "play" };
    case "trick_resolved": {
      const climbed = { ...state, planks: entry.climbs.reduce(climb, state.planks), centre: entry.centre };
      return nextTrick(climbed, { laid: state.trick, taker: entry.leader, bonus: 0, paid: [] }, entry.leader);
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
      entry satisfies Unfolded;
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
    cards: entry.hands[0]?.length ?? 0,
    seen: Array.from({ length: state.players }, () => []),
  };
}

function changed(state: State, { seat, stack, gained, lost }: HandChanged): State {
  const hand = lost.reduce(without, [...(state.hands[seat] ?? []), ...gained]);
  const hands = put(state.hands, seat, hand);
  const left = gained.length ? put(hands, stack, (hands[stack] ?? []).slice(gained.length)) : hands;
  return { ...state, hands: left, choices: put(state.choices, seat, null) };
}

function laid(state: State, { seat, piece, face }: Played): State {
  return {
    ...state,
    hands: put(state.hands, seat, without(state.hands[seat] ?? [], piece)),
    choices: seat < state.players ? put(state.choices, seat, null) : state.choices,
    trick: [...state.trick, { seat, face }],
  };
}

function nextTrick(state: State, trick: Trick, leader: number): State {
  return { ...state, leader, trick: [], tricks: [...state.tricks, trick] };
}

function climb(planks: Plank[], { seat, suit, to }: Climb): Plank[] {
  const plank = planks[seat];
  if (!plank) return planks;
  const pirates = plank.pirates.map((pirate) => (pirate.suit === suit ? { suit, at: to } : pirate));
  return put(planks, seat, { ...plank, pirates });
}

/** The hand less that piece, or less an unknown one where the hand is seen from behind. */
function without(hand: (string | null)[], piece: string | null): (string | null)[] {
  const at = hand.indexOf(hand.includes(piece) ? piece : null);
  return hand.filter((_, index) => index !== at);
}

// Readers

const isOneOf = (names: readonly string[], { event }: Entry): boolean => names.includes(event);

/** What somebody chose: theirs is the clock that stops. */
export const isMove = (entry: Entry): entry is ChoiceEvent => isOneOf(CHOICE_EVENTS, entry);

/** Every capture with its points; one alone pays the whole bonus. Nothing where the log does not tell them. */
export function paidOf({ bonus, captures = [], points = [] }: TrickTaken): Paid[] {
  const each = captures.length === 1 ? [bonus] : points;
  return captures.flatMap((rule, at) => (each[at] === undefined ? [] : [{ rule, points: each[at] }]));
}


/** The end of a trick. */
export const isOutcome = (entry: Entry): entry is TrickOutcome => isOneOf(TRICK_OUTCOMES, entry);

/** A seat's bid as far as it lies open; those that are made in turn lie open one by one. */
export function bidOf({ bids, chosen }: State, seat: number): number | undefined {
  const made = chosen.findLast((open) => open.seat === seat && open.choice.startsWith("bid "));
  return bids[seat] ?? (made && Number(made.choice.slice(4)));
}

/** A row of the score sheet: of a bid, of planks, or of the tricks alone. */
export type Line = State["sheet"][number][number];
export const isBid = (line: Line): line is BidLine => "bid" in line;
export const isPlank = (line: Line): line is PlankLine => "spaces" in line;

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
