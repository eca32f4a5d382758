/** The one writer of the live regions. Everything spoken goes through here. */
import { tick, untrack } from "svelte";
import type { Session } from "../line/session.svelte";
import { preferences, reducedMotion } from "../preferences.svelte";
import { gameOf, namesOf } from "../table/crew";
import { arrange } from "../table/hand";
import { itselfLine, playsItself } from "../table/pacing";
import { myTurn, turnLine, turnName, winningLine, type Seen } from "../table/sentences";
import { heldName } from "../words/names";
import { refusal, type Refusing } from "../words/refusals";
import { say } from "../words/words.svelte";
import { coded, cut, room, type Words } from "./fitting";
import { Herald, type Message } from "./herald";

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
  #line: Session["line"] = "opening";

  /** Listens at a table until told to stop. */
  attend(session: Session): () => void {
    this.said = [];
    this.#session = session;
    this.#line = "opening";
    const herald = new Herald(() => ({
      me: session.seat,
      verbosity: preferences.verbosity,
      muted: this.muted,
      pace: paceOf(session),
    }));
    this.#herald = herald;
    const stop = session.listen(({ after, ...heard }) => {
      this.#tell(herald.hear({ after, ...heard }));
      // Where the step has led to my turn, it is told with that.
      void tick().then(() => this.#herald === herald && this.#tell(herald.step(after)));
    });
    return () => {
      stop();
      if (this.#session === session) this.#session = this.#herald = null;
    };
  }

  /** To be called whenever it may have become my turn. */
  turn(seen: Seen): void {
    if (!myTurn(seen)) return;
    const itself = playsItself(seen);
    const extras: Words[] =
      seen.table.play?.phase === "choose"
        ? [(brief) => handLine(seen, coded(brief))]
        : preferences.verbosity === "full" && !itself
          ? [() => winningLine(seen)]
          : [];
    const sentence = itself ? itselfLine(seen, itself) : turnLine(seen);
    this.#tell(this.#herald?.turn(turnName(seen), seen.table, sentence, extras) ?? null);
  }

  /** To be called whenever the line may have been lost or found. */
  line(state: Session["line"]): void {
    if (state === this.#line) return;
    const lost = this.#line === "lost";
    this.#line = state;
    if (state === "lost") this.answer(`${say("play-line-lost")} ${say("play-line-lost-note")}`);
    if (state === "open" && lost) this.answer(say("play-line-back"));
  }

  /** What was asked for may be as long as it is. */
  answer(text: string): void {
    this.#write("answer", text);
  }

  /** Why something was not done; the lobby shows it by itself. */
  refuse(refused: Refusing): void {
    const table = this.#session?.table;
    if (!table || table.stage === "lobby") return;
    this.answer([refusal(refused, gameOf(table), namesOf(table)), refused.rule].filter(Boolean).join(" "));
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

/** Nothing waits for Enter on a hidden page or while a clock runs. */
function paceOf(session: Session): typeof preferences.pace {
  const clock = session.seat === null ? null : session.table?.clocks[session.seat];
  const hurried = document.hidden || clock?.deadline != null;
  return hurried ? "0" : preferences.pace;
}

function handLine({ table, seat }: Seen, codes: boolean): string {
  if (seat === null) return "";
  const game = gameOf(table);
  const hand = arrange(game, table.play?.hands[seat] ?? []).map(({ code }) => code);
  const names = codes ? hand.join(" ") : hand.map((code) => heldName(game, code)).join(", ");
  return say("told-hand", { hand: names });
}

export const speaker = new Speaker();
