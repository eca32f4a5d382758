/** Parts of what an entry tells, where there is no room for all of it. */
import type { Heard } from "../line/session.svelte";
import type { Climb, TableState, TrickResolved } from "../wire.generated";
import { suitName } from "../words/names";
import { capital, signed, valueAt, type Teller } from "../words/told";
import { say } from "../words/words.svelte";

/** The same trick, but nothing said of what it is worth. */
export function worthless(heard: Heard): Heard {
  return heard.entry.event === "trick_taken" ? { ...heard, entry: { ...heard.entry, bonus: 0 } } : heard;
}

/** One pirate's way out of all that a trick has moved. */
export function alone(climb: Climb, entry: TrickResolved, heard: Heard): Heard {
  const { play } = heard.before;
  const before = { ...heard.before, play: play && { ...play, hands: [] } };
  return { ...heard, before, entry: { ...entry, climbs: [climb], centre: [] } };
}

export function climbed({ seat, suit, by, to }: Climb, before: TableState, teller: Teller, brief: number): string {
  const plank = before.play?.planks[seat];
  const name = capital(teller.name(seat));
  if (!plank || valueAt(plank, to) === null) return say("told-overboard", { name, suit: suitName(suit) });
  return `${capital(teller.of(seat, brief > 2 ? `${suit}${signed(by)}` : `${suitName(suit)} ${signed(by)}`))}.`;
}
