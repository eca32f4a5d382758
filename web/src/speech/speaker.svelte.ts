/** The one writer of the live regions. Everything spoken goes through here, in one queue. */
import { tick, untrack } from "svelte";
import { voice } from "../line/awaited";
import { isMove } from "../line/fold";
import type { Heard, Session } from "../line/session.svelte";
import { preferences, reducedMotion } from "../preferences.svelte";
import { gameOf, namesOf, standing } from "../table/crew";
import { itselfLine, playsItself } from "../table/pacing";
import { lineLost, myTurn, turnLine, turnName, waitLine, winningLine, type Seen } from "../table/sentences";
import { refusal, type Refusing } from "../words/refusals";
import { isThrown } from "../words/names";
import { handWords } from "../words/spoken";
import { say } from "../words/words.svelte";
import { byEar, heed } from "./ear";
import { Herald } from "./herald";
import { simply, type Kind, type Message, type Part } from "./message";
import { Voice } from "./voice";

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
  #clockTold = false;
  readonly #voice = new Voice(
    (kind, text) => this.#write(kind, text),
    () => ({ rate: preferences.rate, joins: !this.#awaited() }),
  );

  constructor() {
    heed();
    voice.left = () => (this.#awaited() ? this.#voice.left : 0);
  }

  /** Listens at a table until told to stop. */
  attend(session: Session): () => void {
    this.said = [];
    this.#voice.clear();
    this.#session = session;
    this.#line = "opening";
    this.#clockTold = false;
    const herald = new Herald(() => ({
      me: session.seat,
      verbosity: preferences.verbosity,
      muted: this.muted,
      pace: isHurried(session) ? "0" : preferences.pace,
    }));
    this.#herald = herald;
    const stop = session.listen((heard) => {
      if (isMove(heard.entry) && heard.entry.seat === session.seat) this.#voice.moved();
      this.#tell(herald.hear(heard));
      // Where the step has led to my turn, it is told with that.
      void tick().then(() => this.#herald === herald && this.#tell(herald.step(heard.after)));
    });
    return () => {
      stop();
      if (this.#session === session) this.#session = this.#herald = null;
    };
  }

  /** To be called whenever it may have become my turn. */
  turn(seen: Seen): void {
    const herald = this.#herald;
    if (!herald || seen.table.stage !== "playing") return;
    const arrived = herald.arrive(seen.table);
    if (!myTurn(seen)) return this.#rest(herald, seen, arrived);
    const itself = playsItself(seen);
    const before = [...this.#clock(seen), ...beforeTurn(seen, itself !== null)];
    const told = herald.turn(turnName(seen), itself ? itselfLine(seen, itself) : turnLine(seen), before);
    const apart = seen.table.play?.phase === "choose";
    this.#tell(told.map((message) => ({ ...message, apart })));
  }

  /** While a person thinks, which can take long, what has happened so far is told. */
  #rest(herald: Herald, seen: Seen, arrived: boolean): void {
    const { table, due, seat } = seen;
    const person = due.some((each) => each !== seat && standing(table.seats[each]) === "person");
    if (arrived) this.#tell(herald.rest(waitLine(seen)));
    else if (person && seat !== null && preferences.pace !== "enter") this.#tell(herald.rest());
  }

  /** A move was taken back, and with it all that came of it. */
  undone({ seq, before }: Heard): void {
    this.#voice.forget(seq, turnName({ table: before }));
    this.#herald?.forget();
  }

  /** To be called whenever the line may have been lost or found. */
  line(state: Session["line"]): void {
    if (state === this.#line) return;
    const lost = this.#line === "lost";
    this.#line = state;
    if (state === "lost") this.notice(lineLost());
    if (state === "open" && lost) this.notice(say("play-line-back"));
  }

  /** What was asked for, at once and as long as it is. */
  answer(text: string): void {
    if (text) this.#voice.answer(text);
  }

  /** Why something was not done; the lobby shows it by itself. */
  refuse(refused: Refusing): void {
    const table = this.#session?.table;
    if (!table || table.stage === "lobby") return;
    this.answer([refusal(refused, gameOf(table), namesOf(table)), refused.rule].filter(Boolean).join(" "));
  }

  /** Something that nobody asked for, in its turn. */
  notice(text: string, is?: "tip"): void {
    this.#voice.tell(this.#dated(simply("log", text, is)));
  }

  /** The one thing that cannot wait: a clock that runs out. */
  warn(text: string): void {
    this.#voice.warn(text);
  }

  mute(seat: number, on: boolean): void {
    const next = new Set(this.muted);
    if (on) next.add(seat);
    else next.delete(seat);
    this.muted = next;
  }

  /** Whether the table waits for the voice: among bots, without a clock, where somebody may listen. */
  #awaited(): boolean {
    const session = this.#session;
    const { waits } = preferences;
    if (!session?.table || waits === "never" || (waits === "keys" && !byEar())) return false;
    const people = session.table.seats.filter((holder, seat) => seat !== session.seat && holder?.guest != null);
    return !people.length && !isHurried(session);
  }

  /** Once a table: that there is a clock, and its keys. */
  #clock({ table, seat }: Seen): Part[] {
    if (this.#clockTold || seat === null || table.clocks[seat]?.deadline == null) return [];
    this.#clockTold = true;
    return [{ is: "told", text: say("play-heard-clock") }];
  }

  /** A die is spoken of only when it lies. */
  #tell(messages: readonly Message[]): void {
    const table = this.#session?.table;
    const thrown = !!table && isThrown(gameOf(table)) && !reducedMotion();
    for (const message of messages.map((each) => this.#dated(each))) {
      if (message.kind === "answer") this.#voice.confirm(message, thrown && message.thrown ? TUMBLE : 0);
      else this.#voice.tell(message, thrown ? TUMBLE : 0);
    }
  }

  /** With what is known when it is told: it is not said once that was taken back. */
  #dated(message: Message): Message {
    const seq = untrack(() => this.#session?.heard.at(-1)?.seq ?? 0);
    return { ...message, parts: message.parts.map((part) => ({ ...part, seq })) };
  }

  #write(kind: Kind, text: string): void {
    // Whoever speaks does not wait for what was said.
    const said = untrack(() => this.said);
    const side = said.findLast((spoken) => regionOf(spoken) === regionOf({ kind }))?.side === 0 ? 1 : 0;
    this.said = [...said, { kind, text, nth: this.#nth++, side } satisfies Spoken].slice(-KEPT);
  }
}

/** Assertive for the clock alone. */
export const regionOf = ({ kind }: Pick<Spoken, "kind">): "assertive" | "polite" =>
  kind === "clock" ? "assertive" : "polite";

/** Nothing waits on a hidden page or while a clock runs. */
function isHurried({ seat, table }: Session): boolean {
  return document.hidden || (seat !== null && table?.clocks[seat]?.deadline != null);
}

function beforeTurn(seen: Seen, itself: boolean): Part[] {
  const { table, seat } = seen;
  const again = table.play?.chosen.some((each) => each.seat === seat);
  if (table.play?.phase === "choose" && seat !== null && !again) {
    const hand = handWords(table.settings.game, table.play.hands[seat] ?? []);
    return [{ is: "told", text: say("told-hand", { hand }) }];
  }
  const winning = preferences.verbosity === "full" && !itself ? winningLine(seen) : "";
  return winning ? [{ is: "extra", text: winning }] : [];
}

export const speaker = new Speaker();
