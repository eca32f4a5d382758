/** The socket: joins, comes back after a lost line, asks again for what was not answered. */
import { dial } from "./hail";
import { Pulse } from "./pulse";
import { hex } from "./sha256";
import { DOWN_FRAMES, type Beat, type Down, type Hint, type Move, type Refused } from "../wire.generated";

export type Act = NonNullable<Move["act"]>;

/** Seconds between two attempts: doubled each time, and never all of us at the same moment. */
const SHORTEST = 0.5;
const LONGEST = 10;
/** Milliseconds to wait when the server finds us too fast. */
const BREATH = 300;
const POLICY = 1008;
/** What a browser says of a line that broke off. */
const BROKEN = 1006;
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
  readonly #pulse = new Pulse(() => this.#send({ frame: "beat" }), () => this.#cut());

  constructor(private readonly url: string, private readonly ear: Ear) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#seen);
  }

  ask(frame: Move | Hint): void {
    this.open.set(frame.id, frame);
    this.#repeat(frame);
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
    this.#pulse.begin();
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
    if (frame.frame === "refused") this.#refused(frame);
    else if (this.#joined) this.ear.down(frame, false);
    else this.#welcome(frame);
    if (this.#joined) this.#pulse.heard([...this.open.values()].some(isMove));
  }

  /** The first frame of a line. Whoever asks whether the server is here hears who else is. */
  #welcome(frame: Down): void {
    const asked = [...this.open.values()];
    this.#joined = true;
    this.#attempts = 0;
    this.ear.line("open", null);
    this.ear.down(frame, true);
    for (const move of asked) if (this.open.has(move.id)) this.#repeat(move);
    this.#send({ frame: "beat" });
  }

  #refused(frame: Refused): void {
    if (!this.#joined) {
      this.#refusal = frame;
      return;
    }
    const asked = frame.id ? this.open.get(frame.id) : undefined;
    if (frame.code === "too_fast") return asked && this.#breathe(asked);
    if (frame.id) this.settle(frame.id);
    this.ear.down(frame, false);
  }

  /** The same frame again, a moment later. */
  #breathe(frame: Move | Hint): void {
    clearTimeout(this.#breath.get(frame.id));
    const again = () => void (this.open.has(frame.id) && this.#repeat(frame));
    this.#breath.set(frame.id, setTimeout(again, BREATH));
  }

  #lost(code: number): void {
    this.#joined = false;
    this.#socket = null;
    this.#pulse.stop();
    if (this.#refusal && !PASSING.has(this.#refusal.code)) return this.#end(this.#refusal);
    this.ear.line("lost", null);
    const pause = Math.min(LONGEST, SHORTEST * 2 ** this.#attempts++ * (1 + Math.random() / 2));
    const patient = code === POLICY ? LONGEST : pause;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connect(), patient * 1000);
  }

  /** Nothing comes through, whatever the socket believes. */
  #cut = (): void => {
    const old = this.#socket;
    if (!old) return;
    this.#lost(BROKEN);
    old.close();
  };

  #end(by: Refused | null): void {
    if (this.#done) return;
    this.#done = true;
    clearTimeout(this.#timer);
    this.#pulse.stop();
    this.#breath.forEach((timer) => clearTimeout(timer));
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#cut);
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
    if (this.#joined) this.#pulse.look();
    else if (!document.hidden && !this.#socket) this.#again();
  };

  #repeat(frame: Move | Hint): void {
    if (!this.#joined) return;
    this.#send(frame);
    if (isMove(frame)) this.#pulse.moved();
  }

  #send(frame: Move | Hint | Beat): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame));
  }
}

const isMove = ({ frame }: Move | Hint): boolean => frame === "move";

const OPEN = 1;

/** A frame of ours, or null for one we do not know. */
function read(text: string): Down | null {
  try {
    const frame = JSON.parse(text) as Down;
    return DOWN_FRAMES.includes(frame.frame) ? frame : null;
  } catch {
    return null;
  }
}

/** An id nobody else chooses; `crypto.randomUUID` is not there on a plain http page. */
export function freshId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)));
}
