/** A question to the referee, as it stands now: its answer, or why there is none. */
import * as api from "../api";
import type { GameId } from "../router.svelte";
import { minus } from "../table/sheet/totals";
import { language } from "../words/words.svelte";

export type Answer = Awaited<ReturnType<typeof api.referee>>;

const PATIENCE = 4;
const BREATH = 700;

/** The server counts requests: who is too fast waits a moment and asks again. */
export async function ask(game: GameId, question: object, left = PATIENCE): Promise<Answer> {
  try {
    const answer = await api.referee(game, question, language());
    return { ...answer, why: minus(answer.why) };
  } catch (error) {
    if (!(error instanceof api.Refusal) || error.code !== "too_fast" || !left) throw error;
    await new Promise((resolve) => setTimeout(resolve, BREATH));
    return ask(game, question, left - 1);
  }
}

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
