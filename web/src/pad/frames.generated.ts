// Made by `make types` from jollyroger/wire/pad_schema.py. Do not edit.
import type { Edit } from "../api.generated";
import type { Refused } from "../wire.generated";

export interface Bid {
  frame: "bid";
  round: number;
  seat: number;
  bid: number | null;
  key?: string | null;
}

export type Down = Whole | Kept | Secret | Refused;

export interface Join {
  frame: "join";
  protocol?: number;
}

export interface Kept {
  frame: "edits";
  edits: Edit[];
  seq: number;
  shown?: number | null;
}

export interface Reveal {
  frame: "reveal";
  round: number;
}

export interface Secret {
  frame: "secret";
  secret: SecretSeats[];
}

export interface SecretSeats {
  round: number;
  seats: number[];
}

export type Up = Join | Write | Bid | Reveal;

export interface Whole {
  frame: "pad";
  pad: number;
  id: string;
  game: string;
  options: string[];
  players: number;
  edits: Edit[];
  code: string;
  seq: number;
  secret: SecretSeats[];
}

export interface Write {
  frame: "edits";
  edits: Edit[];
}

/** As many as the server takes at once. */
export const EDITS_A_FRAME = 32;
