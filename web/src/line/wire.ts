/** The socket: joins, comes back after a lost line, asks again for what was not answered. */
import { dial } from "./hail";
import { hex } from "./sha256";
import type { Down, Hint, Move, Refused } from "../wire.generated";

export type Act = NonNullable<Move["act"]>;

/** Seconds between two attempts: doubled each time, and never all of us at the same moment. */
const SHORTEST = 0.5;
const LONGEST = 10;
/** Milliseconds to wait when the server finds us too fast. */
const BREATH = 300;
const POLICY = 1008;
/** Refusals at the door that another attempt can mend. */
const PASSING = new Set(["too_fast", "join_first"]);

export type LineState = "opening" | "open" | "lost" | "closed";

export interface Ear {
  /** Number of the last entry we have, or null for none. */
  since(): number | null;
  /** `joining` marks the answer to a join. */
  down(frame: Down, joining: boolean): void;
  line(state: LineState, by: Refused | null): void;
}

export class Wire {
  /** What was asked for and is not answered, by its id. */
  readonly open = new Map<string, Move | Hint>();
  #socket: WebSocket | null = null;
  #joined = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #breath = new Map<string, ReturnType<typeof setTimeout>>();
  #refusal: Refused | null = null;
  #done = false;

  constructor(private readonly url: string, private readonly ear: Ear) {
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#seen);
  }

  ask(frame: Move | Hint): void {
    this.open.set(frame.id, frame);
    if (this.#joined) this.#send(frame);
  }

  settle(id: string): void {
    this.open.delete(id);
  }

  close(): void {
    this.#end(null);
    this.#socket?.close(1000);
  }

  /** A line that was hailed may have its first frames already. */
  connect(): void {
    clearTimeout(this.#timer);
    this.#joined = false;
    this.#refusal = null;
    const { socket, heard } = dial(this.url, this.ear.since());
    this.#socket = socket;
    const mine = (hear: () => void) => () => void (this.#socket === socket && !this.#done && hear());
    socket.onmessage = (event) => mine(() => this.#heard(event.data as string))();
    socket.onclose = (event) => mine(() => this.#lost(event.code))();
    heard.forEach((again) => again());
  }

  #heard(text: string): void {
    const frame = read(text);
    if (!frame) return;
    if (frame.frame === "refused") return this.#refused(frame);
    const joining = !this.#joined;
    this.#joined = true;
    this.#attempts = 0;
    if (!joining) return this.ear.down(frame, false);
    const asked = [...this.open.values()];
    this.ear.line("open", null);
    this.ear.down(frame, true);
    for (const move of asked) if (this.open.has(move.id)) this.#send(move);
  }

  #refused(frame: Refused): void {
    if (!this.#joined) {
      this.#refusal = frame;
      return;
    }
    const asked = frame.id ? this.open.get(frame.id) : undefined;
    if (frame.code === "too_fast" && asked) return this.#breathe(asked);
    if (frame.id) this.settle(frame.id);
    this.ear.down(frame, false);
  }

  /** The same frame again, a moment later. */
  #breathe(frame: Move | Hint): void {
    clearTimeout(this.#breath.get(frame.id));
    const again = () => void (this.#joined && this.open.has(frame.id) && this.#send(frame));
    this.#breath.set(frame.id, setTimeout(again, BREATH));
  }

  #lost(code: number): void {
    this.#joined = false;
    if (this.#refusal && !PASSING.has(this.#refusal.code)) return this.#end(this.#refusal);
    this.ear.line("lost", null);
    const pause = Math.min(LONGEST, SHORTEST * 2 ** this.#attempts++ * (1 + Math.random() / 2));
    const patient = code === POLICY ? LONGEST : pause;
    this.#timer = setTimeout(() => this.connect(), patient * 1000);
  }

  #end(by: Refused | null): void {
    if (this.#done) return;
    this.#done = true;
    clearTimeout(this.#timer);
    this.#breath.forEach((timer) => clearTimeout(timer));
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#seen);
    this.ear.line("closed", by);
  }

  /** The network is back: whatever the old socket believes, a new one is sure. */
  #again = (): void => {
    const old = this.#socket;
    if (this.#joined) this.ear.line("lost", null);
    this.#attempts = 0;
    this.connect();
    old?.close();
  };

  #seen = (): void => {
    if (!document.hidden && this.#socket?.readyState === CLOSED) this.#again();
  };

  #send(frame: Move | Hint): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame));
  }
}

const OPEN = 1;
const CLOSED = 3;

/** A frame of ours, or null for one we do not know. */
function read(text: string): Down | null {
  try {
    const frame = JSON.parse(text) as Down;
    return ["view", "events", "refused", "advice"].includes(frame.frame) ? frame : null;
  } catch {
    return null;
  }
}

/** An id nobody else chooses; `crypto.randomUUID` is not there on a plain http page. */
export function freshId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)));
}
