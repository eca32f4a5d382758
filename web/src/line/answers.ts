/** Which entry shows that what was asked for has been done. Entries do not carry the asker's id. */
import type { Entry, Move } from "../wire.generated";
import type { Act } from "./wire";

type Kind = Entry["event"];

const OF_MOVE: Kind[] = ["sealed", "played"];
/** By my own seat. */
const OF_MINE: Partial<Record<Act["act"], Kind[]>> = {
  leave: ["stood_up", "stood_in"],
  speak: ["spoke"],
  say: ["said"],
  extend: ["extended"],
  pledge: ["pledged"],
  reveal: ["revealed"],
};
/** About a seat that the act names. */
const OF_NAMED: Partial<Record<Act["act"], Kind[]>> = {
  sit: ["sat", "waiting", "returned"],
  enlist: ["bot_sat"],
  remove: ["stood_up", "bot_sat"],
  hush: ["hushed"],
};
const OF_TABLE: Partial<Record<Act["act"], Kind[]>> = {
  start: ["started"],
  arrange: ["arranged"],
  chat: ["chat_set"],
  rematch: ["rematched"],
};

export function answers(entry: Entry, { move, act }: Move, me: number | null): boolean {
  const seat = "seat" in entry ? entry.seat : null;
  if (move) return seat === me && OF_MOVE.includes(entry.event);
  if (!act) return false;
  if (OF_MINE[act.act]?.includes(entry.event)) return seat === me;
  if (OF_NAMED[act.act]?.includes(entry.event)) return "seat" in act && seat === act.seat;
  return OF_TABLE[act.act]?.includes(entry.event) ?? false;
}
