/** Whether a line lives: after some silence it is asked, and one that does not answer in time is dead. */

/** Milliseconds of silence before we ask, and on a page that nobody sees. */
const QUIET = 10_000;
const QUIET_HIDDEN = 60_000;
/** Milliseconds for an answer: to a question into the silence or a join, and to a move. */
const PATIENCE = 8_000;
const SOON = 3_000;
/** A timer that comes so much too late tells that the page slept, and nothing of the line. */
const SLEPT = 2_000;

export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When an answer must be here; 0 while none is waited for. */
  #due = 0;
  #moved = false;
  #slept = false;

  constructor(private readonly ask: () => void, private readonly dead: () => void) {}

  /** A line is being opened: the first frame is its answer. */
  begin(): void {
    this.stop();
    this.#expect(PATIENCE);
  }

  moved(): void {
    this.#moved = true;
    this.#expect(SOON);
  }

  /** `open`: a move is still unanswered. What was heard may have been on its way before it. */
  heard(open: boolean): void {
    const doubtful = this.#moved && open;
    this.stop();
    if (doubtful) this.#sound(SOON);
    else this.#rest();
  }

  /** The page was hidden, or is seen again after who knows how long. */
  look(): void {
    if (this.#due) return;
    if (document.hidden) this.#rest();
    else this.#sound(PATIENCE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#due = 0;
    this.#moved = this.#slept = false;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#sound(PATIENCE), document.hidden ? QUIET_HIDDEN : QUIET);
  }

  #sound(patience: number): void {
    this.ask();
    this.#expect(patience);
  }

  /** The earlier deadline holds. */
  #expect(patience: number): void {
    const due = Date.now() + patience;
    if (this.#due && this.#due <= due) return;
    this.#due = due;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#over, patience);
  }

  #over = (): void => {
    const asleep = Date.now() - this.#due > SLEPT && !this.#slept;
    this.stop();
    this.#slept = asleep;
    if (asleep) this.#sound(PATIENCE);
    else this.dead();
  };
}
