// Made by `make types` from jollyroger/wire/schema.py. Do not edit.

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

export interface Dealt {
  event: "dealt";
  round: number;
  dealer: number;
  leader: number;
  hands: ((string | null)[])[];
  centre: string[];
}

export type Down = View | Events | Refused;

export interface Enlist {
  act: "enlist";
  seat: number;
  bot: string;
}

export type Entry = LotDrawn | Dealt | Sealed | BidsShown | PlanksShown | Played | TrickTaken | TrickResolved | RoundScored | GameOver | Opened | Arranged | Sat | Waiting | GaveUp | BotSat | StoodUp | StoodIn | Returned | Removed | HostPassed | Started | SeedSealed | Pledged | PledgesIn | Revealed | WentWithout | SeedShown | Timed | Banked | Extended | Spoke | Said | ChatSet | Hushed | Rematched | NextTable;

export interface Events {
  frame: "events";
  seq: number;
  events: Entry[];
  may: string[];
  due: number[];
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

export interface GameOver {
  event: "game_over";
  winners: number[];
}

export interface GaveUp {
  event: "gave_up";
  seat: number;
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

export interface Leave {
  act: "leave";
}

export interface LotDrawn {
  event: "lot_drawn";
  dealer: number;
}

export interface Move {
  frame: "move";
  id: string;
  move?: string | null;
  act?: Sit | Leave | Start | Arrange | Enlist | Remove | Speak | Say | Chat | Hush | Extend | Pledge | Reveal | Rematch | null;
  at?: number;
}

export interface NextTable {
  event: "next_table";
  table: string;
}

export interface Opened {
  event: "opened";
  settings: Settings;
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
  lines: (BidLine | PlankLine)[];
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

export interface Sealing {
  round: number;
  digest: string;
  seed: string;
  pledges: (string | null)[];
  nonces: (string | null)[];
  without: number[];
  revealing: boolean;
}

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
  hints?: boolean;
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
  sheet: ((BidLine | PlankLine)[])[];
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

export interface TableState {
  settings: Settings;
  seats: (Holder | null)[];
  host: number | null;
  stage: "lobby" | "playing" | "over";
  play: State | null;
  sealing: Sealing | null;
  clocks: Clock[];
  waiting: (Holder | null)[];
  hushed: number[];
  rematch: Settings | null;
  next_table: string | null;
}

export interface Timed {
  event: "timed";
  seat: number;
  deadline: number;
  bank: number;
}

export interface Trick {
  laid: Laid[];
  taker: number;
  bonus: number;
}

export interface TrickResolved {
  event: "trick_resolved";
  climbs: Climb[];
  centre: string[];
  leader: number;
}

export interface TrickTaken {
  event: "trick_taken";
  seat: number;
  bonus: number;
  rule: string;
}

export type Up = Join | Move;

export interface View {
  frame: "view";
  seq: number;
  seat: number | null;
  view: TableState;
  may: string[];
  due: number[];
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
