// Made by `make types` from jollyroger/wire/answers.py. Do not edit.
import type { Reason, Settings, Worth } from "./wire.generated";

export interface Decision {
  seat: number;
  round: number;
  trick: number;
  at: number;
  chosen: Worth;
  best: Worth;
  cost: number;
  reasons: Reason[];
}

export interface Edit {
  id: string;
  at: number;
  cell: string;
  value: string | number | boolean | null;
  over: string | null;
}

export interface Found {
  id: string;
  pad?: boolean;
}

export interface Greeted {
  name: string;
  token?: string | null;
}

export interface Listed {
  id: string;
  settings: Settings;
}

export interface LogPage {
  seq: number;
  events: unknown[];
  next: number | null;
}

export interface Me {
  name: string | null;
}

export interface PadFile {
  pad: 1;
  id: string;
  game: string;
  options: string[];
  players: number;
  edits: Edit[];
}

export interface Reached {
  id: string;
  code: string | null;
  link: string;
}

export interface ReturnLink {
  link: string;
}

export interface Reviewed {
  game: string;
  seats: Sitter[];
  decisions: Decision[];
}

export interface Ruling {
  rule: string;
  why: string;
}

export interface ServerInfo {
  version: string;
  bots: string[];
  reach: "computer" | "network" | "public";
  contact: string | null;
}

export interface Sitter {
  name: string;
  bot: string | null;
}

export type Stage = "lobby" | "over" | "playing";

export interface Summary {
  id: string;
  code: string | null;
  link: string;
  settings: Settings;
  stage: Stage;
  seats: (Sitter | null)[];
}
