/** One voice: a message only after the one before had its time. What is asked for is answered at once. */
import { joined, simply, textOf, withoutTurn, type Kind, type Message } from "./message";

/** How somebody listens, asked anew before every message. */
export interface Manner {
  /** Words a minute. */
  rate: number;
  /** The table does not wait, so what is unsaid is made one shorter message. */
  joins: boolean;
}

interface Queued { message: Message; from: number }

/** Between two messages, in words. */
const BREATH = 1;
/** A long word takes the time of several. */
const LONG = 9;

export function duration(text: string, rate: number): number {
  const words = text.split(/\s+/).filter(Boolean);
  const beats = words.reduce((sum, word) => sum + Math.ceil(word.length / LONG), 0);
  return ((beats + BREATH) * 60_000) / rate;
}

const before = (message: Message, since: number, again: string): Message => ({
  ...message,
  parts: message.parts.filter(({ seq = 0, turn }) => seq < since && turn !== again),
});

export class Voice {
  #waiting: Queued[] = [];
  #now: Message | null = null;
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A confirmation that waits for its moment, and for nothing that is said. */
  #soon: (Queued & { timer: ReturnType<typeof setTimeout> }) | null = null;

  constructor(
    private readonly write: (kind: Kind, text: string) => void,
    private readonly manner: () => Manner,
  ) {}

  /** Milliseconds until all is said. */
  get left(): number {
    const { rate } = this.manner();
    const all = this.#soon ? [this.#soon, ...this.#waiting] : this.#waiting;
    const ahead = all.reduce((sum, { message }) => sum + duration(textOf(message), rate), 0);
    const start = Math.max(this.#until, all[0]?.from ?? 0);
    return Math.max(0, start - Date.now()) + ahead;
  }

  /** In its turn; not before `wait` milliseconds. */
  tell(message: Message, wait = 0): void {
    if (!textOf(message)) return;
    this.#waiting.push({ message, from: Date.now() + wait });
    this.#goOn();
  }

  /** At once; what it pushes aside is said afterwards, but for an answer that nobody waits for any more. */
  answer(text: string): void {
    this.#interrupt(simply("answer", text));
  }

  /** As an answer, when what it is about can be known. */
  confirm(message: Message, wait: number): void {
    this.#settle();
    if (!wait) return this.#interrupt(message);
    const timer = setTimeout(() => this.#settle(), wait);
    this.#soon = { message, from: Date.now() + wait, timer };
  }

  /** At once, whatever is being said: a clock runs out. */
  warn(text: string): void {
    this.#interrupt(simply("clock", text));
  }

  /** I have moved: that it was my turn need not be said any more, nor what I asked before. */
  moved(): void {
    this.#now = this.#now && this.#now.kind !== "answer" ? withoutTurn(this.#now) : null;
    const rest = this.#waiting.map(({ message, from }) => ({ message: withoutTurn(message), from }));
    this.#waiting = rest.filter(({ message }) => textOf(message));
    this.#goOn();
  }

  /** What has come since that entry is not true any more; what was before it still is, but for the turn
   *  that comes again. */
  forget(since = 0, turn = ""): void {
    clearTimeout(this.#soon?.timer);
    this.#soon = null;
    this.#now = this.#now && before(this.#now, since, turn);
    const rest = this.#waiting.map(({ message, from }) => ({ message: before(message, since, turn), from }));
    this.#waiting = rest.filter(({ message }) => textOf(message));
    this.#goOn();
  }

  clear(): void {
    this.forget();
    this.#until = 0;
  }

  #interrupt(message: Message): void {
    const pushed = Date.now() < this.#until ? this.#now : null;
    const over = pushed?.kind === "answer" && message.kind === "answer";
    if (pushed && !over && textOf(pushed)) this.#waiting.unshift({ message: pushed, from: 0 });
    this.#say(message);
  }

  #settle(): void {
    const soon = this.#soon;
    this.#soon = null;
    clearTimeout(soon?.timer);
    if (!soon) return;
    // What was asked since is heard to its end.
    if (this.#now?.kind !== "answer" || Date.now() >= this.#until) return this.#interrupt(soon.message);
    this.#waiting.unshift(soon);
    this.#goOn();
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting;
    if (!first || this.#soon) return;
    const wait = Math.max(this.#until, first.from) - Date.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#goOn(), wait);
    else this.#say(this.#next());
  }

  #next(): Message {
    const apart = this.#waiting.findIndex(({ message }, at) => at > 0 && message.apart);
    const all = apart < 0 ? this.#waiting.length : apart;
    const taken = this.#waiting.splice(0, this.manner().joins ? all : 1);
    return joined(taken.map(({ message }) => message));
  }

  #say(message: Message): void {
    const text = textOf(message);
    this.#now = message;
    this.#until = Date.now() + duration(text, this.manner().rate);
    this.write(message.kind, text);
    this.#goOn();
  }
}
