/** Whether my number went into the last deal. */
import type { Heard } from "../line/session.svelte";

export interface Dealing { round: number; mine: boolean }

export function dealtWith(heard: readonly Heard[], seat: number | null): Dealing | null {
  const at = heard.findLastIndex(({ entry }) => entry.event === "dealt");
  const dealt = heard[at]?.entry;
  if (seat === null || dealt?.event !== "dealt") return null;
  const since = heard.slice(0, at).findLastIndex(({ entry }) => entry.event === "seed_sealed");
  if (since < 0) return null;
  const mine = heard.slice(since, at).some(({ entry }) => entry.event === "revealed" && entry.seat === seat);
  return { round: dealt.round, mine };
}
