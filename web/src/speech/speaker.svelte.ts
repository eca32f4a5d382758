/** The one writer of the live regions. Everything spoken goes through here. */
import { untrack } from "svelte";
import type { Session } from "../line/session.svelte";
import { preferences, reducedMotion } from "../preferences.svelte";
import { gameOf } from "../table/crew";
import { arrange } from "../table/hand";
import { myTurn, turnLine, turnName, winningLine, type Seen } from "../table/sentences";
import { heldName } from "../words/names";
import { say } from "../words/words.svelte";
import { cut, Herald, room, type Message } from "./herald";

export type Kind = "log" | "turn" | "answer";
/** Alternating sides let the same words be spoken twice. */
export interface Spoken {
  kind: Kind;
  text: string;
  nth: number;
  side: 0 | 1;
}

const KEPT = 200;
const TUMBLE = 650;

class Speaker {
  said = $state.raw<Spoken[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #nth = 0;
  #herald: Herald | null = null;
  #session: Session | null = null;

  /** Listens at a table until told to stop. */
  attend(session: Session): () => void {
    this.said = [];
    this.#session = session;
    this.#herald = new Herald(() => ({
      me: session.seat,
      verbosity: preferences.verbosity,
      muted: this.muted,
    }));
    const stop = session.listen((heard) => this.#tell(this.#herald?.hear(heard) ?? null));
    return () => {
      stop();
      if (this.#session === session) this.#session = this.#herald = null;
    };
  }

  /** To be called whenever it may have become my turn. */
  turn(seen: Seen): void {
    if (!myTurn(seen)) return;
    const extras =
      seen.table.play?.phase === "choose"
        ? [handLine(seen)]
        : preferences.verbosity === "full"
          ? [winningLine(seen)]
          : [];
    this.#tell(this.#herald?.turn(turnName(seen), seen.table, turnLine(seen), extras) ?? null);
  }

  /** What was asked for may be as long as it is. */
  answer(text: string): void {
    this.#write("answer", text);
  }

  /** Something that cannot wait and was not asked for: a clock that runs out. */
  notice(text: string): void {
    const table = this.#session?.table;
    this.#write("log", table ? cut(text, room(table)) : text);
  }

  mute(seat: number, on: boolean): void {
    const next = new Set(this.muted);
    if (on) next.add(seat);
    else next.delete(seat);
    this.muted = next;
  }

  /** A die is spoken of only when it lies. */
  #tell(message: Message | null): void {
    if (!message) return;
    const thrown = this.#session?.table?.settings.game === "dice" && !reducedMotion();
    if (thrown) setTimeout(() => this.#write(message.kind, message.text), TUMBLE);
    else this.#write(message.kind, message.text);
  }

  #write(kind: Kind, text: string): void {
    if (!text) return;
    // Whoever speaks does not wait for what was said.
    const said = untrack(() => this.said);
    const side = said.findLast((spoken) => spoken.kind === kind)?.side === 0 ? 1 : 0;
    this.said = [...said, { kind, text, nth: this.#nth++, side } satisfies Spoken].slice(-KEPT);
  }
}

function handLine({ table, seat }: Seen): string {
  if (seat === null) return "";
  const game = gameOf(table);
  const hand = arrange(game, table.play?.hands[seat] ?? []).map(({ code }) => heldName(game, code));
  return say("told-hand", { hand: hand.join(", ") });
}

export const speaker = new Speaker();
