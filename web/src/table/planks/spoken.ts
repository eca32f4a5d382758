/** Planks and moves in words. */
import { colourName } from "../../words/names";
import { say } from "../../words/words.svelte";
import type { Climb, State } from "../../wire.generated";
import { KING, SUITS, valueAt, values, type Placement } from "./planks";

export { plankWords as describe } from "../../words/spoken";

export function placed({ side, spaces }: Placement): string {
  const stands = (suit: string) => say("plank-stands", { suit: colourName(suit), value: spaces[suit] ?? "" });
  return [say(`plank-${side}`), ...SUITS.map(stands)].join(", ");
}

/** Who sits there; the third one at a table of two is nobody. */
export function sitter(seat: number, names: string[], me: number | null, players: number): string {
  if (players === 2 && seat === KING) return say("old-king");
  return seat === me ? say("play-you") : names[seat] ?? "";
}

export interface Told { suit: string; lead: string; rest: string; wet: boolean }

/** One move of a pirate: how far, whose, and where from and to. */
export function move(climb: Climb, play: State, names: string[], me: number | null): Told {
  const { seat, suit, by, to } = climb;
  const plank = play.planks[seat];
  const facts = {
    name: names[seat] ?? "",
    suit: colourName(suit),
    from: (plank && valueAt(plank, suit)) ?? "",
    to: plank && to !== null ? values(plank.side)[to] ?? "" : "",
  };
  const mine = seat === me;
  const rest =
    to === null
      ? mine ? say("move-wet-you", facts) : say("move-wet", facts)
      : mine ? say("move-to-you", facts) : say("move-to", facts);
  const lead = by > 0 ? say("move-up", { spaces: by }) : say("move-down", { spaces: -by });
  return { suit, lead, rest, wet: to === null };
}
