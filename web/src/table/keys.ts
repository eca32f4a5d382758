/** Single keys that ask; they work while the hand, the bids or the answer line have the focus. */
import type { Inquiry } from "../words/commands";

export const KEYS: Readonly<Record<string, Inquiry>> = {
  h: "hand", l: "legal", t: "table", b: "bids", s: "score", w: "turn", a: "last", y: "why",
};

export function inquiryOf(event: KeyboardEvent): Inquiry | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}
