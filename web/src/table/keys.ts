/** Single keys that ask; they work while the hand, the bids or the answer line have the focus. */
import type { Inquiry } from "../words/commands";

export const KEYS: Readonly<Record<string, Inquiry>> = {
  h: "hand", l: "legal", t: "table", b: "bids", s: "score", w: "turn", a: "last", y: "why",
};

/** An idea, in all our languages. */
export const HINT_KEY = "i";

const alone = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

export function inquiryOf(event: KeyboardEvent): Inquiry | null {
  return alone(event) ? (KEYS[event.key.toLowerCase()] ?? null) : null;
}

export const isHint = (event: KeyboardEvent): boolean => alone(event) && event.key.toLowerCase() === HINT_KEY;
