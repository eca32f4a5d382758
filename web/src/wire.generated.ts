// Made by `make types` from jollyroger/wire/schema.py. Do not edit.

export interface Advice {
  frame: "advice";
  id: string;
  seq: number;
  move: string;
  options: Worth[];
  reasons: Reason[];
}

export type Agreement = Opened | Arranged;

export interface Aid {
  led: string | null;
  now: TrickOutcome | null;
  barred: Record<string, Barred>;
  would: Record<string, TrickOutcome>;
}

export interface Arrange {
  act: "arrange";
  settings: Settings;
}

export interface Arranged {
  event: "arranged";
  settings: Settings;
}

export interface Banked {
  event: "banked";
  seat: number;
  bank: number;
}

export interface Barred {
  code: string;
  facts: Record<string, unknown>;
  rule: string | null;
}

export interface Beat {
  frame: "beat";
}

export interface BidChanged {
  event: "bid_changed";
  seat: number;
  bid: number;
}

export interface BidLine {
  bid: number;
  won: number;
  bonus: number;
  points: number;
  rule: string;
}

export interface BidsShown {
  event: "bids_shown";
  bids: number[];
}

export interface BotSat {
  event: "bot_sat";
  seat: number;
  name: string;
  bot: string;
}

export interface Chat {
  act: "chat";
  on: boolean;
}

export interface ChatSet {
  event: "chat_set";
  on: boolean;
}

export type ChoiceEvent = Sealed | Chosen | Played;

export interface ChoicesShown {
  event: "choices_shown";
  choices: (string | null)[];
}

export interface Chosen {
  event: "chosen";
  seat: number;
  choice: string;
}

export interface Climb {
  seat: number;
  suit: string;
  by: number;
  to: number | null;
}

export interface Clock {
  deadline: number | null;
  bank: number | null;
  extensions: number;
}

export type ClockEvent = Timed | Banked | Extended;

export type DealPart = Pledged | PledgesIn | Revealed | WentWithout;

export interface Dealt {
  event: "dealt";
  round: number;
  dealer: number;
  leader: number;
  hands: ((string | null)[])[];
  centre: string[];
}

export type Down = View | Events | Refused | Advice | Here;

export interface Enlist {
  act: "enlist";
  seat: number;
  bot: string;
}

export type Entry = GameEvent | TableEvent;

export interface Events {
  frame: "events";
  seq: number;
  events: Entry[];
  may: string[];
  due: number[];
  aid: Aid;
  hints?: boolean;
  done?: string | null;
}

export interface Extend {
  act: "extend";
}

export interface Extended {
  event: "extended";
  seat: number;
  deadline: number;
  left: number;
}

export type GameEvent = LotDrawn | Dealt | TrumpSet | Sealed | Chosen | ChoicesShown | BidsShown | PlayBegun | BidChanged | PlanksShown | Played | TrickTaken | TrickLost | TrickResolved | LeadGiven | HandChanged | Looked | RoundScored | GameOver;

export interface GameOver {
  event: "game_over";
  winners: number[];
}

export interface GaveUp {
  event: "gave_up";
  seat: number;
}

export interface HandChanged {
  event: "hand_changed";
  seat: number;
  stack: number;
  gained: (string | null)[];
  lost: (string | null)[];
}

export interface Here {
  frame: "here";
  away: number[];
}

export interface Hint {
  frame: "hint";
  id: string;
}

export interface Holder {
  name: string;
  guest: string | null;
  bot: string | null;
}

export interface HostPassed {
  event: "host_passed";
  seat: number;
}

export interface Hush {
  act: "hush";
  seat: number;
  on: boolean;
}

export interface Hushed {
  event: "hushed";
  seat: number;
  on: boolean;
}

export interface Join {
  frame: "join";
  protocol: number;
  since?: number | null;
  token?: string | null;
}

export interface Laid {
  seat: number;
  face: string;
}

export interface LeadGiven {
  event: "lead_given";
  seat: number;
}

export interface Leave {
  act: "leave";
}

export interface Looked {
  event: "looked";
  seat: number;
  pieces: (string | null)[];
}

export interface LotDrawn {
  event: "lot_drawn";
  dealer: number;
}

export interface Move {
  frame: "move";
  id: string;
  move?: string | null;
  act?: Sit | Leave | Start | Arrange | Enlist | Remove | Speak | Say | Chat | Hush | Extend | Pledge | Reveal | Rematch | Undo | null;
  at?: number;
}

export interface NextDeal {
  round: number;
  digest: string;
  seed: string;
  pledges: (string | null)[];
  nonces: (string | null)[];
  without: number[];
  revealing: boolean;
}

export interface NextTable {
  event: "next_table";
  table: string;
}

export interface OpenChoice {
  seat: number;
  choice: string;
}

export interface Opened {
  event: "opened";
  settings: Settings;
}

export interface Paid {
  rule: string;
  points: number;
}

export interface Pirate {
  suit: string;
  at: number | null;
}

export interface Plank {
  side: "front" | "back";
  pirates: Pirate[];
}

export interface PlankLine {
  spaces: (number | null)[];
  points: number;
  rule: string;
}

export interface PlanksShown {
  event: "planks_shown";
  planks: Plank[];
}

export interface PlayBegun {
  event: "play_begun";
}

export interface Played {
  event: "played";
  seat: number;
  piece: string;
  face: string;
}

export interface Pledge {
  act: "pledge";
  digest: string;
}

export interface Pledged {
  event: "pledged";
  seat: number;
  digest: string;
}

export interface PledgesIn {
  event: "pledges_in";
}

export interface Reason {
  code: string;
  facts: Record<string, number | string>;
}

export interface Refused {
  frame: "refused";
  code: string;
  facts?: Record<string, unknown>;
  rule?: string | null;
  id?: string | null;
}

export interface Rematch {
  act: "rematch";
  game: string;
}

export interface Rematched {
  event: "rematched";
  settings: Settings;
}

export interface Remove {
  act: "remove";
  seat: number;
}

export interface Removed {
  event: "removed";
  seat: number;
  guest: string;
}

export interface Returned {
  event: "returned";
  seat: number;
}

export interface Reveal {
  act: "reveal";
  nonce: string;
}

export interface Revealed {
  event: "revealed";
  seat: number;
  nonce: string;
}

export interface RoundScored {
  event: "round_scored";
  lines: (BidLine | PlankLine | TrickLine)[];
}

export interface Said {
  event: "said";
  seat: number;
  text: string;
}

export interface Sat {
  event: "sat";
  seat: number;
  name: string;
  guest: string;
}

export interface Say {
  act: "say";
  text: string;
}

export interface Sealed {
  event: "sealed";
  seat: number;
  choice: string;
}

export type SeatEvent = Sat | Waiting | GaveUp | BotSat | StoodUp | StoodIn | Returned | Removed | HostPassed;

export interface SeedSealed {
  event: "seed_sealed";
  round: number;
  digest: string;
  seed: string;
}

export interface SeedShown {
  event: "seed_shown";
  round: number;
  seed: string;
}

export interface Settings {
  game: string;
  players: number;
  options?: string[];
  speed?: "brisk" | "calm" | "none";
  bot?: string;
  open?: boolean;
  spectators?: boolean;
  chat?: boolean;
  previews?: boolean;
  hints?: "alone" | "always" | "never";
}

export interface Sit {
  act: "sit";
  seat: number;
  name: string;
}

export interface Speak {
  act: "speak";
  phrase: string;
}

export interface Spoke {
  event: "spoke";
  seat: number;
  phrase: string;
}

export interface Start {
  act: "start";
}

export interface Started {
  event: "started";
}

export interface State {
  players: number;
  phase: "deal" | "choose" | "play" | "over";
  round: number;
  dealer: number | null;
  leader: number;
  hands: ((string | null)[])[];
  choices: (string | null)[];
  bids: number[];
  planks: Plank[];
  centre: string[];
  trick: Laid[];
  tricks: Trick[];
  sheet: ((BidLine | PlankLine | TrickLine)[])[];
  cards: number;
  trump: string | null;
  chosen: OpenChoice[];
  seen: ((string | null)[])[];
}

export interface StoodIn {
  event: "stood_in";
  seat: number;
  bot: string;
}

export interface StoodUp {
  event: "stood_up";
  seat: number;
}

export type TableEvent = Opened | Arranged | Sat | Waiting | GaveUp | BotSat | StoodUp | StoodIn | Returned | Removed | HostPassed | Started | SeedSealed | Pledged | PledgesIn | Revealed | WentWithout | SeedShown | Timed | Banked | Extended | Spoke | Said | ChatSet | Hushed | Rematched | NextTable | TakenBack;

export interface TableState {
  settings: Settings;
  seats: (Holder | null)[];
  host: number | null;
  stage: "lobby" | "playing" | "over";
  play: State | null;
  next_deal: NextDeal | null;
  clocks: Clock[];
  waiting: (Holder | null)[];
  hushed: number[];
  rematch: Settings | null;
  next_table: string | null;
}

export interface TakenBack {
  event: "taken_back";
  to: number;
}

export interface Timed {
  event: "timed";
  seat: number;
  deadline: number;
  bank: number;
}

export interface Trick {
  laid: Laid[];
  taker: number | null;
  bonus: number;
  paid: Paid[];
}

export interface TrickLine {
  won: number;
  bonus: number;
  points: number;
  rule: string;
}

export interface TrickLost {
  event: "trick_lost";
  leader: number;
  rule: string;
}

export type TrickOutcome = TrickTaken | TrickLost | TrickResolved;

export interface TrickResolved {
  event: "trick_resolved";
  climbs: Climb[];
  centre: string[];
  leader: number;
  rule?: string;
}

export interface TrickTaken {
  event: "trick_taken";
  seat: number;
  bonus: number;
  rule: string;
  captures?: string[];
  points?: number[];
}

export interface TrumpSet {
  event: "trump_set";
  suit: string | null;
}

export interface Undo {
  act: "undo";
}

export type Up = Join | Move | Hint | Beat;

export interface View {
  frame: "view";
  seq: number;
  seat: number | null;
  view: TableState;
  may: string[];
  due: number[];
  aid: Aid;
  hints?: boolean;
  done?: string | null;
}

export interface Waiting {
  event: "waiting";
  seat: number;
  name: string;
  guest: string;
}

export interface WentWithout {
  event: "went_without";
  seats: number[];
}

export interface Worth {
  move: string;
  points: number;
}

export interface Declaration {
  pieces: "card" | "die" | "doubloon";
  board: "bids" | "planks" | "tricks";
  bids: "sealed" | "open" | "none";
  turns_up: boolean;
  loses_tricks: boolean;
  inks: Record<string, "yellow" | "red" | "blue" | "black" | "green" | "metal" | "iron">;
  sign: string;
  still: readonly string[];
}

export interface GameFacts {
  rounds: Record<string, number>;
  options: readonly string[];
  suits: readonly string[];
  pieces: readonly string[];
  faces: Record<string, readonly string[]>;
  likes: Record<string, string>;
  declares: Declaration;
  plain: readonly string[];
}

export const PROTOCOL = 2 as const;
export const RECORD_VERSION = 3 as const;
export const NAME_LENGTH = 24 as const;
export const TEXT_LENGTH = 200 as const;
export const FRAME_SIZE = 4096 as const;
export const GAMES = {"skull_king": {"rounds": {"2": 10, "3": 10, "4": 10, "5": 10, "6": 10}, "options": [], "suits": ["Y", "R", "B", "K"], "pieces": ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y10", "Y11", "Y12", "Y13", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12", "B13", "K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12", "K13", "ES", "PI", "ME", "SM", "SK"], "faces": {"SM": ["SM+", "SM-"]}, "likes": {"SM+": "PI", "SM-": "ES"}, "declares": {"pieces": "card", "board": "bids", "bids": "sealed", "turns_up": false, "loses_tricks": false, "inks": {"Y": "yellow", "R": "red", "B": "blue", "K": "black"}, "sign": "king", "still": ["B11", "K7", "SK"]}, "plain": []}, "dice": {"rounds": {"3": 8, "4": 8, "5": 7, "6": 6}, "options": ["landlubber"], "suits": ["K", "B", "R", "Y"], "pieces": ["K", "B", "R", "Y", "PI", "ME", "SK"], "faces": {"K": ["K7", "K7", "K6", "K6", "K5", "K5"], "B": ["B5", "B5", "B4", "B4", "B3", "B3"], "R": ["R3", "R3", "R2", "R2", "R1", "R1"], "Y": ["YF", "YF", "YF", "Y1", "Y1", "Y7"], "PI": ["PI", "PI", "PI", "PI", "PIF", "PIF"], "ME": ["ME", "ME", "ME", "ME", "MEF", "MEF"], "SK": ["SK", "SK", "SK", "SK", "SKF", "SKF"]}, "likes": {}, "declares": {"pieces": "die", "board": "bids", "bids": "sealed", "turns_up": false, "loses_tricks": false, "inks": {"K": "black", "B": "blue", "R": "red", "Y": "yellow"}, "sign": "skull", "still": ["K7", "YF", "SK", "B4"]}, "plain": []}, "doubloons": {"rounds": {"2": 10, "3": 10, "4": 10, "5": 9, "6": 8}, "options": [], "suits": ["C", "T", "Q", "S"], "pieces": ["C0", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "T0", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "Q0", "Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "S0", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "FL", "PI", "ME", "SM", "SK"], "faces": {"SM": ["SM+", "SM-"]}, "likes": {"SM+": "PI", "SM-": "FL"}, "declares": {"pieces": "doubloon", "board": "bids", "bids": "sealed", "turns_up": false, "loses_tricks": false, "inks": {"C": "metal", "T": "metal", "Q": "metal", "S": "iron"}, "sign": "star", "still": ["T4", "C9", "S7", "ME"]}, "plain": []}, "skull_queen": {"rounds": {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6}, "options": [], "suits": ["R", "Y", "G", "B"], "pieces": ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y10", "Y11", "Y12", "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10", "G11", "G12", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12", "MO", "FM"], "faces": {}, "likes": {}, "declares": {"pieces": "card", "board": "planks", "bids": "none", "turns_up": false, "loses_tricks": false, "inks": {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}, "sign": "queen", "still": ["G8"]}, "plain": []}} as const;
export const STANDARD = {"made": {"rule": "SK17", "flat": 0, "per_bid": 20, "per_won": 0, "per_miss": 0, "per_round": 0, "bonus": true}, "missed": {"rule": "SK18", "flat": 0, "per_bid": 0, "per_won": 0, "per_miss": -10, "per_round": 0, "bonus": false}, "zero_made": {"rule": "SK19", "flat": 0, "per_bid": 0, "per_won": 0, "per_miss": 0, "per_round": 10, "bonus": false}, "zero_broken": {"rule": "SK20", "flat": 0, "per_bid": 0, "per_won": 0, "per_miss": 0, "per_round": -10, "bonus": false}} as const;
export const PLANKS = {"front": [8, 5, 3, 2, 1], "back": [1, 2, 3, 5, 8]} as const;
export const PHRASES = ["ahoy", "well-played", "good-luck", "thanks", "oops", "hurry", "think", "yo-ho-ho", "farewell", "again"] as const;
export const SPEEDS = ["none", "calm", "brisk"] as const;
export const HINTS = ["alone", "always", "never"] as const;
export const DOWN_FRAMES = ["view", "events", "refused", "advice", "here"] as const;
export const VERBS = ["deal", "bid", "place", "play"] as const;
export const CHOICE_EVENTS = ["sealed", "chosen", "played"] as const;
export const TRICK_OUTCOMES = ["trick_taken", "trick_lost", "trick_resolved"] as const;
export const DEAL_PARTS = ["pledged", "pledges_in", "revealed", "went_without"] as const;
