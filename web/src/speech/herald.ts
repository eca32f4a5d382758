/** What one person hears of a game: few messages, short ones, each turn once, nobody's secrets. */
import type { Heard } from "../line/session.svelte";
import type { Preferences } from "../preferences.svelte";
import type { BidsShown, RoundScored, TableState, TrickResolved } from "../wire.generated";
import { scores } from "../line/fold";
import { faceName } from "../words/names";
import { capital, namesOf, signed, Teller } from "../words/told";
import { say } from "../words/words.svelte";
import { alone, climbed, worthless } from "./excerpts";
import { clipped, coded, cut, EXTRA, fitted, NEWS, TOLD, VITAL, type Part, type Words } from "./fitting";

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

const SHORT = 140;
const LONG = 220;

/** More captains, more pirates, more words. */
export function room(table: TableState): number {
  return table.settings.game === "skull_queen" || table.settings.players > 4 ? LONG : SHORT;
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
    const message = due ? this.#message("log", after) : null;
    // Everybody's points open what comes next: there is more room.
    if (entry.event === "round_scored") this.#totals(after);
    return message;
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
    const { entry, after } = heard;
    const tell: Words = (brief) => this.#teller(after, brief).tell(heard);
    switch (entry.event) {
      case "sealed":
        if (entry.seat === this.ear().me) this.#told = false;
        return false;
      case "played":
        this.#played(heard);
        return false;
      case "trick_taken":
        this.#add(TOLD, (brief) => this.#teller(after, brief).tell(coded(brief) ? worthless(heard) : heard));
        return this.#pauses(after);
      case "trick_resolved":
        this.#resolved(entry, heard);
        return this.#pauses(after);
      case "round_scored":
        this.#scored(entry, heard);
        return true;
      case "dealt":
        this.#add(NEWS, () => say("told-round", { round: entry.round }));
        this.#centre(entry.centre, after);
        return false;
      case "bids_shown":
        this.#unasked = true;
        this.#add(VITAL, (brief) => (coded(brief) ? this.#bids(entry, after, brief) : tell(brief)));
        // Without a pause the words about my turn would cut these short.
        return this.#pauses(after) && (this.ear().pace !== "0" || !this.#plays(after));
      case "planks_shown":
        this.#unasked = true;
        this.#add(EXTRA, tell);
        return this.#pauses(after);
      case "game_over":
        this.#add(VITAL, tell);
        return true;
      case "stood_in":
      case "returned":
      case "sat":
      case "removed":
        this.#add(NEWS, tell);
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
    this.#parts.push({ rank: TOLD, words, play: true });
  }

  #bids({ bids }: BidsShown, table: TableState, brief: number): string {
    const teller = this.#teller(table, brief);
    return say("play-heard-bids", { bids: bids.map((bid, seat) => teller.of(seat, String(bid))).join(", ") });
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
    if (String(entry.centre) !== String(before.play?.centre)) this.#centre(entry.centre, after);
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
    const { me } = this.ear();
    const mine = me === null ? undefined : lines[me];
    if (!mine || me === null || !after.play) return;
    const total = scores(after.play)[me] ?? 0;
    const facts = { round: before.play?.round ?? 0, points: signed(mine.points), total };
    this.#add(VITAL, () => say("play-heard-scored", facts));
  }

  #totals(after: TableState): void {
    const { me, verbosity } = this.ear();
    if (!after.play || (me !== null && verbosity === "short")) return;
    const totals = scores(after.play);
    this.#add(TOLD, (brief) => {
      const teller = this.#teller(after, brief);
      const others = totals.flatMap((total, seat) => (seat === me ? [] : [teller.of(seat, String(total))]));
      return say("play-heard-totals", { totals: others.join(", ") });
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

  /** The end of a round, and a trick I lead, are told together with what follows. */
  #pauses(after: TableState): boolean {
    return !handsEmpty(after) && !(this.#plays(after) && after.play?.leader === this.ear().me);
  }

  #teller(table: TableState, brief = 0): Teller {
    const names = namesOf(table).map((name) => clipped(name, brief));
    return new Teller(table.settings.game, names, this.ear().me);
  }

  #add(rank: number, words: Words): void {
    if (rank === EXTRA && this.ear().verbosity === "short") return;
    this.#parts.push({ rank, words, play: false });
  }

  #message(kind: Message["kind"], table: TableState): Message | null {
    const text = fitted(this.#parts, room(table));
    this.#parts = [];
    this.#unasked = false;
    return text ? { kind, text } : null;
  }
}

const handsEmpty = (table: TableState): boolean =>
  table.play?.hands.every((hand) => hand.length === 0) ?? true;
