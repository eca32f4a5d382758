/** Parts of what an entry tells. */
import type { Heard } from "../line/session.svelte";
import type { BidsShown, Climb, TrickResolved } from "../wire.generated";
import type { Teller } from "../words/told";
import { say } from "../words/words.svelte";

/** What each seat has bid, without the sum. */
export function bidEach({ bids }: BidsShown, teller: Teller): string {
  return say("play-heard-bids", { bids: bids.map((bid, seat) => teller.of(seat, String(bid))).join(", ") });
}

/** Who took a trick, and nothing more. */
export function took(seat: number, teller: Teller): string {
  return say("play-took", { name: seat === teller.me ? say("play-you") : teller.name(seat) });
}

/** One pirate's way out of all that a trick has moved. */
export function alone(climb: Climb, entry: TrickResolved, heard: Heard): Heard {
  const { play } = heard.before;
  const before = { ...heard.before, play: play && { ...play, hands: [] } };
  return { ...heard, before, entry: { ...entry, climbs: [climb], centre: [] } };
}
