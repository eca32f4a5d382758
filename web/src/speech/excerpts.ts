/** Parts of what an entry tells, where there is no room for all of it. */
import type { Heard } from "../line/session.svelte";
import type { BidsShown, Climb, TableState, TrickResolved } from "../wire.generated";
import { suitName } from "../words/names";
import { capital, signed, valueAt, type Teller } from "../words/told";
import { say } from "../words/words.svelte";
import { BRIEFEST, coded } from "./fitting";

/** What each seat has bid, without the sum. */
export function bidEach({ bids }: BidsShown, teller: Teller): string {
  return say("play-heard-bids", { bids: bids.map((bid, seat) => teller.of(seat, String(bid))).join(", ") });
}

/** Who took a trick; with less room nothing of what it is worth. */
export function taken(heard: Heard, teller: Teller, brief: number): string {
  const { entry } = heard;
  if (entry.event !== "trick_taken") return "";
  if (!coded(brief)) return teller.tell(heard);
  if (brief < BRIEFEST) return teller.tell({ ...heard, entry: { ...entry, bonus: 0 } });
  return say("play-took", { name: entry.seat === teller.me ? say("play-you") : teller.name(entry.seat) });
}

/** One pirate's way out of all that a trick has moved. */
export function alone(climb: Climb, entry: TrickResolved, heard: Heard): Heard {
  const { play } = heard.before;
  const before = { ...heard.before, play: play && { ...play, hands: [] } };
  return { ...heard, before, entry: { ...entry, climbs: [climb], centre: [] } };
}

export function climbed(climb: Climb, before: TableState, teller: Teller, brief: number): string {
  const { seat, suit, by, to } = climb;
  const plank = before.play?.planks[seat];
  const name = capital(teller.name(seat));
  if (!plank || valueAt(plank, to) === null) return say("told-overboard", { name, suit: suitName(suit) });
  const way = brief === BRIEFEST ? `${suit}${signed(by)}` : `${suitName(suit)} ${signed(by)}`;
  return `${capital(teller.of(seat, way))}.`;
}
