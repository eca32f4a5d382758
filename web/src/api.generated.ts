// Made by `make types` from jollyroger/wire/answers.py. Do not edit.
import type { Settings } from "./wire.generated";

export interface Listed {
  id: string;
  settings: Settings;
}

export interface LogPage {
  seq: number;
  events: unknown[];
  next: number | null;
}

export interface Reached {
  id: string;
  code: string | null;
  link: string;
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
