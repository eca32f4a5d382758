/** A question to the referee, as it stands now: its answer, or why there is none. */
import * as api from "../api";
import type { GameId } from "../router.svelte";
import { language } from "../words/words.svelte";

export type Answer = Awaited<ReturnType<typeof api.referee>>;

export const ask = (game: GameId, question: object): Promise<Answer> => api.referee(game, question, language());

/** Only the latest question counts: an answer that comes too late is dropped. */
export class Asked {
  answer = $state.raw<Answer | null>(null);
  problem = $state.raw<api.Refusal | null>(null);
  #latest = 0;

  clear(): void {
    this.#latest += 1;
    this.answer = null;
    this.problem = null;
  }

  async put(game: GameId, question: object): Promise<void> {
    const mine = (this.#latest += 1);
    try {
      const answer = await ask(game, question);
      if (mine !== this.#latest) return;
      this.answer = answer;
      this.problem = null;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      if (mine !== this.#latest) return;
      this.answer = null;
      this.problem = error;
    }
  }
}
