/** A pad on a server: what is written here goes up, what others write comes down and is merged. */
import { Refusal, sharePad } from "../api";
import type { Book } from "./book.svelte";
import { readPlain } from "./file";
import { EDITS_A_FRAME, type Bid, type Down, type SecretSeats, type Up } from "./frames.generated";
import { hex, type Edit } from "./model";

type OwnBid = Omit<Bid, "frame" | "key">;

/** Milliseconds between two attempts, and to wait when the server finds us too fast. */
const SHORTEST = 500;
const LONGEST = 10_000;
const BREATH = 1000;
const KNOWN = "jollyroger.pads.shared";
const KEY = "jollyroger.pads.key.";

export class Share {
  /** `lost`: everything is kept here and goes up when the line is back. */
  state = $state<"off" | "opening" | "open" | "lost">("off");
  code = $state("");
  /** Whose secret bid is in, by rounds. */
  secret = $state.raw<readonly SecretSeats[]>([]);
  /** The round whose bids have just been shown. */
  shown = $state<number | null>(null);
  problem = $state.raw<Refusal | null>(null);

  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #there = new Set<string>();
  /** One's own bids that are not shown yet: the server keeps them in no log. */
  #mine = new Map<string, OwnBid>();
  #stop: (() => void)[] = [];
  /** What makes secret bids this device's own, also after it has slept. */
  readonly #key: string;

  constructor(private readonly book: Book) {
    this.#key = keyOf(book.header.id);
  }

  get link(): string {
    return `${location.origin}/pad/${this.book.header.id}`;
  }

  /** The pad goes to the server, or what is new in it; then it is followed. */
  async open(): Promise<void> {
    this.problem = null;
    try {
      await sharePad({ ...this.book.header, edits: this.book.edits });
      this.follow();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
    }
  }

  /** A pad that was shared once is followed whenever it is opened. */
  follow(): void {
    if (this.state !== "off") return;
    remember(this.book.header.id);
    this.#stop = [this.book.listen(() => this.#send()), heardOf("online", () => this.#again())];
    this.#connect();
  }

  bid(round: number, seat: number, bid: number | null): void {
    this.problem = null;
    this.#mine.set(`${round}/${seat}`, { round, seat, bid });
    this.#up({ frame: "bid", round, seat, bid, key: this.#key });
  }

  reveal(round: number): void {
    this.#up({ frame: "reveal", round });
  }

  sealed(round: number): number[] {
    return this.secret.find((each) => each.round === round)?.seats ?? [];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop.forEach((end) => end());
    this.state = "off";
    this.#socket?.close(1000);
    this.#socket = null;
  }

  // The line

  #connect(): void {
    this.state = this.#attempts ? "lost" : "opening";
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/pads/${this.book.header.id}`);
    this.#socket = socket;
    socket.onopen = () => this.#up({ frame: "join", protocol: 1 });
    socket.onmessage = (event) => void (this.#socket === socket && void this.#heard(JSON.parse(event.data as string) as Down));
    socket.onclose = () => void (this.#socket === socket && this.#lost());
  }

  #lost(): void {
    if (this.state === "off") return;
    this.state = "lost";
    const wait = Math.min(LONGEST, SHORTEST * 2 ** this.#attempts++);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #again(): void {
    if (this.state !== "lost") return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #up(frame: Up): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  async #heard(frame: Down): Promise<void> {
    switch (frame.frame) {
      case "pad":
        this.#attempts = 0;
        [this.state, this.code, this.secret] = ["open", frame.code, frame.secret];
        await this.#take(frame.edits);
        this.#send();
        return this.#bidAgain();
      case "edits":
        await this.#take(frame.edits);
        if (frame.shown != null) this.#reveal(frame.shown);
        return;
      case "secret":
        this.secret = frame.secret;
        return;
      case "refused":
        return this.#refused(frame.code, frame.facts ?? {});
    }
  }

  async #take(edits: readonly Edit[]): Promise<void> {
    const theirs = readPlain({ ...this.book.header, edits });
    for (const { id } of theirs.edits) this.#there.add(id);
    await this.book.merge(theirs);
  }

  /** Everything that the server has not shown us yet. */
  #send(): void {
    const owed = this.book.edits.filter(({ id }) => !this.#there.has(id));
    for (let at = 0; at < owed.length; at += EDITS_A_FRAME) {
      this.#up({ frame: "edits", edits: owed.slice(at, at + EDITS_A_FRAME) });
    }
  }

  #sendAgain(): void {
    if (this.problem?.code === "not_kept") this.problem = null;
    this.#send();
    this.#bidAgain();
  }

  #bidAgain(): void {
    for (const bid of this.#mine.values()) {
      const said = this.book.latest.rounds[bid.round - 1]?.bids?.[bid.seat] ?? null;
      // Also where a bid for the seat is there: it is ours, or we hear that it is not.
      if (said === null) this.#up({ frame: "bid", ...bid, key: this.#key });
    }
  }

  #reveal(round: number): void {
    this.shown = round;
    for (const [key, bid] of this.#mine) if (bid.round === round) this.#mine.delete(key);
  }

  #refused(code: string, facts: Record<string, unknown>): void {
    if (code === "too_fast" || code === "not_kept") {
      clearTimeout(this.#timer); // of many frames in one breath, all are refused
      this.#timer = setTimeout(() => this.#sendAgain(), code === "too_fast" ? BREATH : LONGEST);
      if (code === "not_kept") this.problem = new Refusal(code, facts);
    } else if (code === "no_such_pad") {
      void sharePad({ ...this.book.header, edits: this.book.edits }).catch(() => undefined);
    } else {
      // A bid that is not ours is not sent again.
      if (code === "pad_bid_sealed") this.#mine.delete(`${String(facts.round)}/${String(facts.seat)}`);
      this.problem = new Refusal(code, facts);
    }
  }
}

function heardOf(event: string, hear: () => void): () => void {
  addEventListener(event, hear);
  return () => removeEventListener(event, hear);
}

const shared = (): string[] => JSON.parse(localStorage.getItem(KNOWN) ?? "[]") as string[];

/** One a pad, so that two pads do not tell that they have a device in common. */
function keyOf(id: string): string {
  try {
    const key = localStorage.getItem(KEY + id) ?? hex(16);
    localStorage.setItem(KEY + id, key);
    return key;
  } catch {
    return hex(16); // Then it lasts as long as the page.
  }
}

/** Where nothing can be kept, one shares again. */
export function remember(id: string): void {
  try {
    localStorage.setItem(KNOWN, JSON.stringify([...new Set([...shared(), id])]));
  } catch {
    // Nothing is lost but one tap.
  }
}

export function wasShared(id: string): boolean {
  try {
    return shared().includes(id);
  } catch {
    return false;
  }
}
