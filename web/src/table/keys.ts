/** Single keys that ask; they work while the hand, the bids or the answer line have the focus. */
import type { Inquiry } from "../words/commands";

export const KEYS: Readonly<Record<string, Inquiry>> = {
  h: "hand", l: "legal", t: "table", b: "bids", s: "score", w: "turn", a: "last", y: "why", c: "time",
};

/** An idea, in all our languages. */
export const HINT_KEY = "i";
export const MORE_KEY = "m";
export const NEXT_KEY = "n";

export const UNDO_KEY = "u";

const alone = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

export function inquiryOf(event: KeyboardEvent): Inquiry | null {
  return alone(event) ? (KEYS[event.key.toLowerCase()] ?? null) : null;
}

const is = (key: string) => (event: KeyboardEvent): boolean =>
  alone(event) && event.key.toLowerCase() === key;
export const isHint = is(HINT_KEY);
export const isMore = is(MORE_KEY);
export const isNext = is(NEXT_KEY);
export const isUndo = is(UNDO_KEY);
