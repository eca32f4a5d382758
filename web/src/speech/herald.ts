/** What one person hears of a game: few messages, in order, each turn once, nobody's secrets. */
import { scores } from "../line/fold";
import { kindOf } from "../line/moves";
import type { Heard } from "../line/session.svelte";
import type { Preferences } from "../preferences.svelte";
import type {
  Agreement, Banked, BidChanged, BidsShown, BotSat, ChatSet, ChoicesShown, Climb, DealPart, Dealt, Extended, GameOver,
  GaveUp, HandChanged, HostPassed, Hushed, LeadGiven, Looked, LotDrawn, NextTable, PlanksShown, PlayBegun, Rematched,
  Removed, Returned, RoundScored, Said, Sat, SeedSealed, SeedShown, Spoke, Started, StoodIn, StoodUp, TableState,
  TakenBack, Timed, TrickOutcome, TrickResolved, TrumpSet, Waiting,
} from "../wire.generated";
import { faceName, isThrown, pickName } from "../words/names";
import { handWords, plankWords, pointWords } from "../words/spoken";
import { capital, isBlind, Teller } from "../words/told";
import { say } from "../words/words.svelte";
import { alone, bidEach, took } from "./excerpts";
import { simply, type Message, type Part } from "./message";

export type Verbosity = Preferences["verbosity"];
export interface Ear {
  me: number | null;
  verbosity: Verbosity;
  muted: ReadonlySet<number>;
  /** With "enter" every step is asked for, so every step is told. */
  pace: Preferences["pace"];
}

/** Told by itself, and no part of what leads to a turn. */
type Apart = Extended | Removed | Returned | Said | Sat | Spoke | StoodIn;
/** Told together with the turn that it leads to. */
type InTurn =
  | BidChanged | BidsShown | ChoicesShown | Dealt | GameOver | HandChanged | LeadGiven | Looked | PlanksShown | PlayBegun
  | RoundScored | TrickOutcome | TrumpSet;
/** How a deal is made and who may talk is read, in the log; the clock has an alarm of its own. */
type Read = DealPart | SeedSealed | SeedShown | Banked | Timed | ChatSet | Hushed;
/** A lot is heard with who leads; the lobby and the end of a game speak for themselves; a bot's seat is read; what is taken back is told anew. */
type Elsewhere =
  | Agreement | BotSat | GaveUp | HostPassed | LotDrawn | NextTable | Rematched | Started | StoodUp | TakenBack | Waiting;
type Quiet = Read | Elsewhere;

export class Herald {
  #parts: Part[] = [];
  #turn = "";
  /** My turn was told and I have not moved since. */
  #told = false;
  #heard = false;

  constructor(private readonly ear: () => Ear) {}

  /** Takes an entry in; gives the messages that are due. */
  hear(heard: Heard): Message[] {
    // The lobby speaks for itself.
    if (heard.after.stage === "lobby") return [];
    this.#heard = true;
    return [...this.#apart(heard), ...(this.#take(heard) ? this.#message("log") : [])];
  }

  /** Whoever comes to a table in the middle hears where it is. */
  arrive(table: TableState): boolean {
    const { play } = table;
    if (this.#heard || !play?.round) return false;
    this.#heard = true;
    const trick = play.tricks.length + 1;
    if (play.phase === "play") this.#add("told", say("play-heard-where", { round: play.round, trick }));
    else this.#opens(table);
    return true;
  }

  /** What a step that was asked for has brought, unless it went into the telling of my turn. */
  step(table: TableState): Message[] {
    return this.ear().pace !== "enter" || table.stage === "lobby" ? [] : this.#message("log");
  }

  /** What is to be told though it is not my turn. */
  rest(sentence = ""): Message[] {
    if (sentence) this.#add("turn", sentence);
    return this.#message("log");
  }

  /** What was to be told was taken back; my turn is told anew. */
  forget(): void {
    this.#parts = [];
    this.#turn = "";
  }

  /** My turn, told with everything that led to it: once, whatever is redrawn. */
  turn(name: string, sentence: string, before: readonly Part[] = []): Message[] {
    if (name === this.#turn) return [];
    this.#turn = name;
    this.#told = true;
    const from = this.#parts.length;
    for (const { is, text } of before) this.#add(is, text);
    this.#add("turn", sentence);
    for (const part of this.#parts.slice(from)) part.turn = name;
    return this.#message("turn");
  }

  /** What is told by itself, whatever else is going on. */
  #apart(heard: Heard): Message[] {
    const { entry, after } = heard;
    const { me, muted } = this.ear();
    const told = () => this.#teller(after).tell(heard);
    const mine = "seat" in entry && entry.seat === me;
    switch (entry.event) {
      case "spoke":
      case "said":
        return muted.has(entry.seat) ? [] : [simply(mine ? "answer" : "log", told())];
      case "sealed":
        return mine ? this.#sealed(after) : [];
      case "chosen":
        return mine ? [simply("answer", told())] : [];
      case "played":
        return mine && this.#told ? this.#thrown(entry.face, after) : [];
      case "stood_in":
        return [simply("log", mine ? `${told()} ${wayBack()}` : told())];
      case "extended":
        return mine ? [simply("answer", told())] : [];
      case "returned":
      case "sat":
      case "removed":
        return [simply("log", told())];
      default:
        entry satisfies InTurn | Quiet;
        return [];
    }
  }

  /** Says whether it is time for a message. */
  #take(heard: Heard): boolean {
    const { entry, before, after } = heard;
    const tell = () => this.#teller(after).tell(heard);
    switch (entry.event) {
      case "chosen":
      case "sealed":
        if (entry.seat === this.ear().me) this.#told = false;
        else if (entry.event === "chosen") this.#add("told", tell());
        return false;
      case "choices_shown":
      case "trump_set":
      case "bid_changed":
      case "lead_given":
      case "hand_changed":
      case "looked":
        this.#add("told", tell());
        return false;
      case "trick_lost":
        this.#add("result", tell());
        return this.#pauses(after);
      case "played":
        this.#played(entry.seat, entry.face, after);
        return false;
      case "trick_taken":
        this.#add("result", tell(), took(entry.seat, this.#teller(after)));
        return this.#pauses(after);
      case "trick_resolved":
        this.#resolved(entry, heard);
        return this.#pauses(after);
      case "round_scored":
        this.#scored(entry, before, after);
        return true;
      case "dealt":
        this.#opens(after);
        this.#centre(entry.centre, after);
        return false;
      case "play_begun":
        this.#hand(before);
        return false;
      case "bids_shown":
        this.#add("result", tell(), bidEach(entry, this.#teller(after)));
        return !this.#plays(after);
      case "planks_shown":
        this.#planks(entry, after);
        return true;
      case "game_over":
        this.#add("result", [tell(), this.#place(after)].filter(Boolean).join(" "));
        return true;
      default:
        entry satisfies Apart | Quiet;
        return false;
    }
  }

  /** Which round it is and who leads its first trick: whoever bids wants to know. */
  #opens(table: TableState): void {
    const { round = 0, leader = 0, hands = [] } = table.play ?? {};
    this.#add("told", say("told-round", { round }));
    if (isBlind(table.settings.game, hands, table.settings.players)) return;
    this.#add("told", capital(this.#teller(table).who("told-leads", leader)));
  }

  /** Confirmed at once, unless everything is shown in the same breath. */
  #sealed({ settings: { game }, play }: TableState): Message[] {
    const mine = play?.choices[this.ear().me ?? -1] ?? "";
    const count = play?.choices.filter((choice) => choice === null).length ?? 0;
    if (!count) return [];
    const bid = /^bid (\d+)$/.exec(mine)?.[1];
    if (bid) return [simply("answer", say("play-bid-waiting", { bid: Number(bid), count }))];
    if (mine.startsWith("place")) return [simply("answer", say("place-sealed"))];
    return kindOf(mine) === "pick" ? [simply("answer", say("told-picked-you", { choice: pickName(game, mine) }))] : [];
  }

  /** I know what I played; but a die only when it lies. */
  #thrown(face: string, { settings: { game } }: TableState): Message[] {
    if (!isThrown(game)) return [];
    return [{ ...simply("answer", say("play-heard-threw", { piece: faceName(game, face) })), thrown: true }];
  }

  #played(seat: number, face: string, table: TableState): void {
    const told = seat === this.ear().me && this.#told;
    if (seat === this.ear().me) this.#told = false;
    if (!told) this.#add("play", this.#teller(table).of(seat, faceName(table.settings.game, face)));
  }

  #resolved(entry: TrickResolved, heard: Heard): void {
    const { before, after } = heard;
    if (!entry.climbs.length) this.#add("result", say("why-nobody-moves"));
    for (const climb of entry.climbs) this.#climb(climb, entry, heard);
    if (handsEmpty(after)) return;
    const changed = String(entry.centre) !== String(before.play?.centre);
    if (changed && !entry.centre.length) this.#add("told", say("play-heard-no-centre"));
    if (changed) this.#centre(entry.centre, after);
    if (entry.leader !== this.ear().me && entry.leader < after.settings.players)
      this.#add("extra", capital(this.#teller(after).who("told-leads", entry.leader)));
  }

  #climb(climb: Climb, entry: TrickResolved, heard: Heard): void {
    this.#add("result", this.#teller(heard.after).tell(alone(climb, entry, heard)));
  }

  #centre(cards: readonly string[], table: TableState): void {
    if (cards.length) this.#add("told", this.#teller(table).centre(cards));
  }

  /** Where nobody bids; whoever was asked for something else before has heard it with that question. */
  #hand({ settings: { game }, play }: TableState): void {
    const { me } = this.ear();
    const mine = play?.hands[me ?? -1];
    if (!mine || play?.chosen.some(({ seat }) => seat === me)) return;
    this.#add("told", say("told-hand", { hand: handWords(game, mine) }));
  }

  /** I know where mine stand. */
  #planks({ planks }: PlanksShown, table: TableState): void {
    const teller = this.#teller(table);
    const each = planks.map((plank, seat) => capital(teller.of(seat, plankWords(plank))));
    const told = each.filter((_, seat) => seat !== this.ear().me);
    this.#add("extra", `${told.join(". ")}.`);
  }

  #scored({ lines }: RoundScored, before: TableState, after: TableState): void {
    const { me, verbosity } = this.ear();
    const totals = after.play ? scores(after.play) : [];
    const teller = this.#teller(after);
    const each = totals.flatMap((total, seat) => (seat === me ? [] : [teller.of(seat, pointWords(total))]));
    const others = say("play-heard-totals", { totals: each.join(", ") });
    if (me === null) return this.#add("result", others);
    const points = lines[me]?.points ?? 0;
    const facts = { round: before.play?.round ?? 0, total: pointWords(totals[me] ?? 0) };
    const key = points < 0 ? "play-heard-lost" : "play-heard-scored";
    const mine = say(key, { ...facts, points: Math.abs(points) });
    this.#add("result", verbosity === "short" ? mine : `${mine} ${others}`, mine);
  }

  /** Mine among all, where another has won. */
  #place({ play }: TableState): string {
    const totals = play ? scores(play) : [];
    const mine = totals[this.ear().me ?? -1];
    if (mine === undefined) return "";
    const place = 1 + totals.filter((total) => total > mine).length;
    const facts = { place, players: totals.length, points: pointWords(mine) };
    return place > 1 ? say("play-heard-place", facts) : "";
  }

  /** I hold my own pieces: no bot plays for me, and I am not here to watch. */
  #plays({ seats }: TableState): boolean {
    const { me } = this.ear();
    return me !== null && seats[me]?.bot === null;
  }

  /** The end of a round, and a trick I lead after, are told together with what follows. */
  #pauses(after: TableState): boolean {
    if (this.ear().pace === "enter") return false;
    return !handsEmpty(after) && !(this.#plays(after) && after.play?.leader === this.ear().me);
  }

  #teller(table: TableState): Teller {
    return Teller.at(table, this.ear().me);
  }

  #add(is: Part["is"], text: string, brief = text): void {
    if (is !== "extra" || this.ear().verbosity !== "short") this.#parts.push({ is, text, brief });
  }

  #message(kind: Message["kind"]): Message[] {
    const parts = this.#parts;
    this.#parts = [];
    return parts.length ? [{ kind, parts }] : [];
  }
}

const wayBack = (): string =>
  say("play-heard-away", { word: say("command-return"), button: say("play-take-back") });

const handsEmpty = (table: TableState): boolean =>
  table.play?.hands.every((hand) => hand.length === 0) ?? true;
