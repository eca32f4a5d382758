/** What one person hears of a game: few messages, short ones, each turn once, nobody's secrets. */
import type { Heard } from "../line/session.svelte";
import type { Preferences } from "../preferences.svelte";
import type { RoundScored, TableState, TrickResolved } from "../wire.generated";
import { scores } from "../line/fold";
import { roundsOf } from "../table/crew";
import { faceName } from "../words/names";
import { capital, namesOf, signed, Teller } from "../words/told";
import { say } from "../words/words.svelte";
import { alone, bidEach, climbed, taken } from "./excerpts";
import {
  clipped, coded, cut, EXTRA, fitted, LATER, NEWS, room, TOLD, VITAL, type Part, type Words,
} from "./fitting";

export type Verbosity = Preferences["verbosity"];
export interface Ear {
  me: number | null;
  verbosity: Verbosity;
  muted: ReadonlySet<number>;
  /** With "enter" every step is asked for, so every step is told. */
  pace: Preferences["pace"];
}
export interface Message {
  kind: "log" | "turn" | "answer";
  text: string;
}

export class Herald {
  #parts: Part[] = [];
  #turn = "";
  /** My turn was told and I have not moved since. */
  #told = false;
  #unasked = false;

  constructor(private readonly ear: () => Ear) {}

  /** Takes an entry in; gives the message that is due, if any. */
  hear(heard: Heard): Message | null {
    const { entry, after } = heard;
    // The lobby speaks for itself.
    if (after.stage === "lobby") return null;
    if (entry.event === "spoke" || entry.event === "said") return this.#talk(heard);
    const due = this.#take(heard) && this.ear().pace !== "enter";
    return due ? this.#message("log", after) : null;
  }

  /** What a step that was asked for has brought, unless it went into the telling of my turn. */
  step(table: TableState): Message | null {
    if (this.ear().pace !== "enter" || table.stage === "lobby") return null;
    return this.#message(this.#unasked ? "log" : "answer", table);
  }

  /** My turn, told with everything that led to it: once, whatever is redrawn. */
  turn(name: string, table: TableState, sentence: string, extras: readonly Words[] = []): Message | null {
    if (name === this.#turn) return null;
    this.#turn = name;
    this.#told = true;
    for (const extra of extras) this.#add(EXTRA, extra);
    this.#add(VITAL, () => sentence);
    return this.#message("turn", table);
  }

  /** Says whether it is time for a message. */
  #take(heard: Heard): boolean {
    const { entry, before, after } = heard;
    const tell: Words = (brief) => this.#teller(after, brief).tell(heard);
    switch (entry.event) {
      case "sealed":
        if (entry.seat === this.ear().me) this.#told = false;
        return false;
      case "played":
        this.#played(heard);
        return false;
      case "trick_taken":
        this.#add(TOLD, (brief) => taken(heard, this.#teller(after, brief), brief));
        return this.#pauses(after);
      case "trick_resolved":
        this.#resolved(entry, heard);
        return this.#pauses(after);
      case "round_scored":
        this.#scored(entry, heard);
        return !this.#plays(after) || before.play?.round === roundsOf(after);
      case "dealt":
        // Short or not, if there is room.
        this.#push(EXTRA, () => say("told-round", { round: entry.round }));
        this.#centre(entry.centre, after);
        return false;
      case "bids_shown":
        this.#unasked = true;
        this.#add(VITAL, (brief) => (brief ? bidEach(entry, this.#teller(after, brief)) : tell(brief)));
        return !this.#plays(after);
      case "planks_shown":
        this.#unasked = true;
        this.#add(EXTRA, tell);
        return !this.#plays(after);
      case "game_over":
        this.#add(VITAL, tell);
        return true;
      case "stood_in":
      case "returned":
      case "sat":
      case "removed":
        this.#add(LATER, tell);
        return false;
      default:
        return false;
    }
  }

  #played({ entry, after }: Heard): void {
    if (entry.event !== "played") return;
    const { game } = after.settings;
    const mine = entry.seat === this.ear().me;
    const told = mine && this.#told;
    if (mine) this.#told = false;
    // I know what I played; but a die only when it lies, and not what was played for me.
    if (told && game !== "dice") return;
    if (told)
      return this.#add(TOLD, () => say("told-played-you", { piece: faceName(game, entry.face) }));
    const words: Words = (brief) =>
      this.#teller(after, brief).of(entry.seat, coded(brief) ? entry.face : faceName(game, entry.face));
    this.#push(TOLD, words, true);
  }

  #resolved(entry: TrickResolved, heard: Heard): void {
    const { before, after } = heard;
    if (!entry.climbs.length) this.#add(TOLD, () => say("why-nobody-moves"));
    for (const climb of entry.climbs)
      this.#add(climb.seat === this.ear().me ? TOLD : NEWS, (brief) =>
        coded(brief) ? climbed(climb, before, this.#teller(after, brief), brief)
          : this.#teller(after, brief).tell(alone(climb, entry, heard)),
      );
    if (handsEmpty(after)) return;
    const changed = String(entry.centre) !== String(before.play?.centre);
    if (changed && !entry.centre.length) this.#add(TOLD, () => say("play-heard-no-centre"));
    if (changed) this.#centre(entry.centre, after);
    if (entry.leader !== this.ear().me && entry.leader < after.settings.players)
      this.#add(EXTRA, (brief) => capital(this.#teller(after, brief).who("told-leads", entry.leader)));
  }

  #centre(cards: readonly string[], table: TableState): void {
    if (!cards.length) return;
    const teller = this.#teller(table);
    this.#add(TOLD, (brief) =>
      coded(brief) ? say("told-centre", { cards: cards.join(" ") }) : teller.centre(cards),
    );
  }

  #scored({ lines }: RoundScored, { before, after }: Heard): void {
    const { me, verbosity } = this.ear();
    const totals = after.play ? scores(after.play) : [];
    const points = signed((me === null ? undefined : lines[me])?.points ?? 0);
    const mine = { round: before.play?.round ?? 0, points, total: totals[me ?? -1] ?? 0 };
    this.#add(VITAL, (brief) => {
      const teller = this.#teller(after, brief);
      const each = totals.flatMap((total, seat) => (seat === me ? [] : [teller.of(seat, String(total))]));
      const others = say("play-heard-totals", { totals: each.join(", ") });
      if (me === null) return others;
      if (verbosity !== "short" && coded(brief))
        return say("play-heard-result", { ...mine, others: each.join(", ") });
      return [say("play-heard-scored", mine), verbosity === "short" ? "" : others].filter(Boolean).join(" ");
    });
  }

  /** People speak at once: what they say is not part of the game's news. */
  #talk(heard: Heard): Message | null {
    const seat = "seat" in heard.entry ? heard.entry.seat : -1;
    if (seat === this.ear().me || this.ear().muted.has(seat)) return null;
    return { kind: "log", text: cut(this.#teller(heard.after).tell(heard), room(heard.after)) };
  }

  /** I hold my own pieces: no bot plays for me, and I am not here to watch. */
  #plays({ seats }: TableState): boolean {
    const { me } = this.ear();
    return me !== null && seats[me]?.bot === null;
  }

  /** The end of a round, and a trick I lead after, are told together with what follows. */
  #pauses(after: TableState): boolean {
    return !handsEmpty(after) && !(this.#plays(after) && after.play?.leader === this.ear().me);
  }

  #teller(table: TableState, brief = 0): Teller {
    const names = namesOf(table).map((name) => clipped(name, brief));
    return new Teller(table.settings.game, names, this.ear().me);
  }

  #add(rank: number, words: Words): void {
    if (rank !== EXTRA || this.ear().verbosity !== "short") this.#push(rank, words);
  }

  #push(rank: number, words: Words, play = false): void {
    this.#parts.push({ rank, words, play });
  }

  #message(kind: Message["kind"], table: TableState): Message | null {
    const { text, later } = fitted(this.#parts, room(table));
    this.#parts = later;
    this.#unasked = false;
    return text ? { kind, text } : null;
  }
}

const handsEmpty = (table: TableState): boolean =>
  table.play?.hands.every((hand) => hand.length === 0) ?? true;
