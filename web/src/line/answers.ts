/** Which entry shows that what was asked for has been done. Entries do not carry the asker's id. */
import type { Entry, Hint, Move, TableState, View } from "../wire.generated";
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
  leave: ["gave_up"],
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

/** Whether this is still to be asked for at a table that is shown anew over a new line. Sent again under
 *  its id it is done once; but a move is for its own moment, and not for the same words in a later one. */
export function isOutstanding(asked: Move | Hint, { view, seat }: View, known: TableState | null): boolean {
  if (asked.frame === "hint" || !asked.move) return asked.frame === "move" && isWanted(asked.act, view, seat);
  const { play } = view;
  if (!play || seat === null || momentOf(view) !== (known && momentOf(known))) return false;
  return play.choices[seat] !== asked.move && !play.trick.some((laid) => laid.seat === seat);
}

function isWanted(act: Act | null | undefined, { stage }: TableState, seat: number | null): boolean {
  if (!act || act.act === "pledge" || act.act === "reveal") return false; // these are asked for anew
  if (act.act === "sit") return seat === null;
  return act.act !== "start" || stage === "lobby";
}

const momentOf = ({ play }: TableState): string | null =>
  play && `${play.round} ${play.phase} ${play.tricks.length}`;
