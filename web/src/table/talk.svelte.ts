/** What people at the table have said, for the eye; whoever is muted on this device is left out. */
import type { Heard, Session } from "../line/session.svelte";
import { speaker } from "../speech/speaker.svelte";
import { phrase } from "../words/people";
import { nameOf } from "./crew";

export interface Words { seq: number; seat: number; name: string; text: string }

const STAYS = 8000;

export function talk(heard: readonly Heard[], me: number | null): Words[] {
  return heard.flatMap(({ seq, entry, after }) => {
    if ((entry.event !== "spoke" && entry.event !== "said") || speaker.muted.has(entry.seat)) return [];
    const text = entry.event === "said" ? entry.text : phrase(entry.phrase);
    return [{ seq, seat: entry.seat, name: nameOf(after, entry.seat, me), text }];
  });
}

/** The last words, as long as they hang over the table. */
export class Latest {
  words = $state.raw<Words | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  listen(session: Session): () => void {
    const stop = session.listen((heard) => {
      const [words] = talk([heard], session.seat);
      if (words) this.#show(words);
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  #show(words: Words): void {
    clearTimeout(this.#timer);
    this.words = words;
    this.#timer = setTimeout(() => (this.words = null), STAYS);
  }
}
