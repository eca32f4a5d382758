/** What one person hears of a game: few messages, short ones, each turn once, nobody's secrets. */
import type { Heard } from "../line/session.svelte";
import type { RoundScored, TableState } from "../wire.generated";
import { scores } from "../line/fold";
import { faceName } from "../words/names";
import { capital, signed, Teller } from "../words/told";
import { say } from "../words/words.svelte";

export type Verbosity = "short" | "normal" | "full";
export interface Ear {
  me: number | null;
  verbosity: Verbosity;
  muted: ReadonlySet<number>;
}
export interface Message {
  kind: "log" | "turn";
  text: string;
}

/** Words in the order things happened. What is `extra` goes first where there is no room. */
type Part = { play: string; by: number } | { text: string; extra: boolean };

const SHORT = 140;
const LONG = 220;
const NAME = 9;

/** More captains, more pirates, more words. */
export function room(table: TableState): number {
  return table.settings.game === "skull_queen" || table.settings.players > 4 ? LONG : SHORT;
}

export class Herald {
  #parts: Part[] = [];
  #turn = "";

  constructor(private readonly ear: () => Ear) {}

  /** Takes an entry in; gives the message that is due, if any. */
  hear(heard: Heard): Message | null {
    const { entry, after } = heard;
    // The lobby speaks for itself.
    if (after.stage === "lobby") return null;
    const teller = Teller.at(after, this.ear().me);
    switch (entry.event) {
      case "played":
        return this.#played(heard, teller);
      case "trick_taken":
      case "trick_resolved":
        this.#add(teller.tell(heard));
        // The end of a round, and a trick I lead after, are told together with what follows.
        return handsEmpty(after) || after.play?.leader === this.ear().me ? null : this.#message("log", after);
      case "round_scored":
        this.#scored(entry, heard, teller);
        return null;
      case "dealt":
        this.#add(say("told-round", { round: entry.round }));
        if (entry.centre.length) this.#add(teller.centre(entry.centre), true);
        return this.ear().me === null ? this.#message("log", after) : null;
      case "bids_shown":
        this.#add(teller.tell(heard));
        return this.ear().me === null ? this.#message("log", after) : null;
      case "game_over":
        this.#add(teller.tell(heard));
        return this.#message("log", after);
      case "spoke":
      case "said":
        return this.#talk(heard, teller);
      case "stood_in":
      case "returned":
      case "sat":
      case "removed":
        this.#add(teller.tell(heard), entry.seat !== this.ear().me);
        return null;
      default:
        return null;
    }
  }

  /** My turn, told with everything that led to it: once, whatever is redrawn. */
  turn(name: string, table: TableState, sentence: string, extras: readonly string[] = []): Message | null {
    if (name === this.#turn) return null;
    this.#turn = name;
    if (this.ear().verbosity !== "short") for (const extra of extras) this.#add(extra, true);
    this.#add(sentence);
    return this.#message("turn", table);
  }

  #played({ entry, after }: Heard, teller: Teller): null {
    if (entry.event !== "played") return null;
    const face = faceName(teller.game, entry.face);
    if (entry.seat !== this.ear().me) this.#parts.push({ play: face, by: entry.seat });
    else this.#parts = [];
    // A die is known to its owner only when it lies.
    if (entry.seat === this.ear().me && after.settings.game === "dice")
      this.#add(teller.who("told-played", entry.seat, { piece: face }));
    return null;
  }

  #scored({ lines }: RoundScored, { before, after }: Heard, teller: Teller): void {
    const totals = after.play ? scores(after.play) : [];
    const { me, verbosity } = this.ear();
    const mine = me === null ? undefined : lines[me];
    if (mine && me !== null)
      this.#add(
        say("play-heard-scored", {
          round: before.play?.round ?? 0,
          points: signed(mine.points),
          total: totals[me] ?? 0,
        }),
      );
    const others = totals.flatMap((total, seat) => (seat === me ? [] : [teller.of(seat, String(total))]));
    if (me === null || verbosity !== "short")
      this.#add(say("play-heard-totals", { totals: others.join(", ") }), me !== null);
  }

  /** People speak at once: what they say is not part of the game's news. */
  #talk(heard: Heard, teller: Teller): Message | null {
    const seat = "seat" in heard.entry ? heard.entry.seat : -1;
    if (seat === this.ear().me || this.ear().muted.has(seat)) return null;
    return { kind: "log", text: cut(teller.tell(heard), room(heard.after)) };
  }

  #add(text: string, extra = false): void {
    if (text && !(extra && this.ear().verbosity === "short")) this.#parts.push({ text, extra });
  }

  #message(kind: Message["kind"], table: TableState): Message | null {
    const parts = this.#parts;
    this.#parts = [];
    if (!parts.length) return null;
    const teller = Teller.at(table, this.ear().me);
    return { kind, text: fitted(parts, (seat) => teller.name(seat), room(table)) };
  }
}

/** As much as there is room for: extras go first, then long names, then the earliest words. */
function fitted(parts: readonly Part[], name: (seat: number) => string, most: number): string {
  const clipped = (seat: number) => cut(name(seat), NAME);
  let kept = [...parts];
  for (;;) {
    const text = joined(kept, name);
    if (text.length <= most) return text;
    const extra = kept.findLastIndex((part) => "extra" in part && part.extra);
    if (extra < 0) break;
    kept = kept.toSpliced(extra, 1);
  }
  while (kept.length > 1 && joined(kept, clipped).length > most) kept = kept.slice(1);
  return cut(joined(kept, clipped), most);
}

/** Plays in a row are one sentence. */
function joined(parts: readonly Part[], name: (seat: number) => string): string {
  const told: string[] = [];
  let plays: string[] = [];
  const flush = () => {
    if (plays.length) told.push(`${capital(plays.join(", "))}.`);
    plays = [];
  };
  for (const part of parts) {
    if ("play" in part) plays.push(say("told-of", { name: name(part.by), what: part.play }));
    else {
      flush();
      told.push(part.text);
    }
  }
  flush();
  return told.join(" ");
}

export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

const handsEmpty = (table: TableState): boolean =>
  table.play?.hands.every((hand) => hand.length === 0) ?? true;
