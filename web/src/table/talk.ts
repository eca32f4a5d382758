/** What people at the table have said, for the eye; whoever is muted on this device is left out. */
import type { Heard } from "../line/session.svelte";
import { speaker } from "../speech/speaker.svelte";
import { phrase } from "../words/people";
import { nameOf } from "./crew";

export interface Words { seq: number; seat: number; name: string; text: string }

export function talk(heard: readonly Heard[], me: number | null): Words[] {
  return heard.flatMap(({ seq, entry, after }) => {
    if ((entry.event !== "spoke" && entry.event !== "said") || speaker.muted.has(entry.seat)) return [];
    const text = entry.event === "said" ? entry.text : phrase(entry.phrase);
    return [{ seq, seat: entry.seat, name: nameOf(after, entry.seat, me), text }];
  });
}
