/** The one writer of the pad's live region. Two sides, so that the same words speak twice. */
import { preferences } from "../preferences.svelte";

const MINUTE = 60_000;
/** Milliseconds after the last word. */
const BREATH = 150;
/** What comes within so many milliseconds is one message. */
const SOON = 40;

export class Voice {
  text = $state("");
  side = $state(0);
  #waiting: { text: string; own: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = 0;

  /** News: said when what was said before had its time, together with what came meanwhile. */
  say(text: string): void {
    if (text) this.#later({ text, own: false });
  }

  /** What was just typed; nobody needs it any more once an answer is due. */
  echo(text: string): void {
    if (text) this.#later({ text, own: true });
  }

  /** What was asked for: at once. News that waited is said after it. */
  answer(text: string): void {
    this.#waiting = this.#waiting.filter(({ own }) => !own);
    this.#write(text);
    if (this.#waiting.length) this.#soon();
  }

  #later(what: { text: string; own: boolean }): void {
    this.#waiting.push(what);
    this.#soon();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#flush(), Math.max(SOON, this.#busy - performance.now()));
  }

  #flush(): void {
    const text = this.#waiting.map((each) => each.text).join(" ");
    this.#waiting = [];
    this.#write(text);
  }

  #write(text: string): void {
    this.text = text;
    this.side = 1 - this.side;
    this.#busy = performance.now() + BREATH + (text.split(/\s+/).length * MINUTE) / preferences.rate;
  }
}
export const voice = new Voice();
