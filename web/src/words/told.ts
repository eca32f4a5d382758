/** The log as a person tells it: sentences for entries, as one seat hears them. */
import type { Heard } from "../line/session.svelte";
import { beginning } from "../line/course";
import { isBid, isPlank, scores, won, type Line } from "../line/fold";
import {
  PLANKS, type BidsShown, type Climb, type Dealt, type Entry, type GameOver, type HandChanged,
  type Plank, type RoundScored, type State, type TableState, type TrickResolved, type TrickTaken,
} from "../wire.generated";
import { declared, isUnbid } from "../declared";
import { faceName, faceNames, heldName, pickName, suitName } from "./names";
import { tellPeople } from "./people";
import { has, say, type Facts } from "./words.svelte";

export type { Heard } from "../line/session.svelte";

/** The names in the seats; an empty one has a name too. */
export function namesOf(table: TableState): string[] {
  return table.seats.map((holder) => holder?.name ?? say("people-empty"));
}

/** Tells entries to `me`; another seat goes by its name, mine by a word of its own. */
export class Teller {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
    readonly me: number | null,
  ) {}

  static at(table: TableState, me: number | null): Teller {
    return new Teller(table.settings.game, namesOf(table), me);
  }

  /** One sentence or a few; nothing for what is told when it is shown. */
  tell({ entry, before }: Heard): string {
    return capital(this.#told(entry, before, before.play ?? beginning(0)));
  }

  name(seat: number): string {
    if (seat === this.me) return say("you");
    return this.names[seat] ?? say("old-king");
  }

  of(seat: number, what: string): string {
    return say("told-of", { name: this.name(seat), what });
  }

  /** Side and spaces as they are typed, `~` in the water. */
  plank(plank: Plank): string {
    const stand = plank.pirates.map(({ suit, at }) => `${suit}${valueAt(plank, at) ?? "~"}`);
    return [plank.side, ...stand].join(" ");
  }

  /** As it is typed; a voice has words for it (`spoken.ts`). */
  hand(codes: readonly (string | null)[]): string {
    return codes.map((code) => code ?? "?").join(" ");
  }

  centre(cards: readonly string[]): string {
    return say("told-centre", { cards: faceNames(this.game, cards) });
  }

  line(line: Line, total: number): string {
    const points = signed(line.points);
    if (isPlank(line)) return say("told-line-plank", { points, total });
    const { won, bonus } = line;
    if (!isBid(line)) return say("told-line-unbid", { won, bonus, points, total });
    return say("told-line", { bid: line.bid, won, bonus, points, total });
  }

  /** The sentence about somebody, or the one said to me about myself. */
  who(key: string, seat: number, facts: Facts = {}): string {
    return seat === this.me ? say(`${key}-you`, facts) : say(key, { name: this.name(seat), ...facts });
  }

  /** Somebody takes the trick that lies there: how many they have with it, and of how many bid. */
  taking(seat: number, state: State): string {
    const facts = { won: won(state, seat) + 1, bid: state.bids[seat] ?? 0 };
    return this.who(isUnbid(this.game) ? "told-taken-unbid" : "told-taken", seat, facts);
  }

  #told(entry: Entry, before: TableState, state: State): string {
    switch (entry.event) {
      case "lot_drawn":
        return this.who(has(`told-lot-${this.game}`) ? `told-lot-${this.game}` : "told-lot", entry.dealer);
      case "dealt":
        return this.#dealt(entry);
      case "bids_shown":
        return this.#bids(entry, state.cards);
      case "planks_shown":
        return say("told-planks", { planks: this.#each(entry.planks, (plank) => this.plank(plank)) });
      case "played":
        return this.who("told-played", entry.seat, { piece: faceName(this.game, entry.face) });
      case "trick_taken":
        return this.#taken(entry, state);
      case "trick_resolved":
        return this.#resolved(entry, state);
      case "round_scored":
        return this.#scored(entry, state);
      case "game_over":
        return this.#over(entry, state);
      case "chosen":
        return this.#chosen(entry.seat, entry.choice);
      case "choices_shown":
        return entry.choices.flatMap((choice, seat) => (choice ? [this.#chosen(seat, choice)] : [])).join(" ");
      case "trump_set":
        return entry.suit === null ? say("told-no-trump") : say("told-trump", { suit: suitName(this.game, entry.suit) });
      case "bid_changed":
        return this.who("told-bid-changed", entry.seat, { bid: entry.bid });
      case "trick_lost":
        return `${say("told-lost")} ${this.who("told-leads", entry.leader)}`;
      case "lead_given":
        return this.who("told-leads", entry.seat);
      case "hand_changed":
        return this.#changed(entry);
      case "looked":
        return this.who("told-looked", entry.seat, { count: entry.pieces.length, pieces: this.#held(entry.pieces) });
      case "sealed":
      case "play_begun":
        return "";
      default:
        return tellPeople(entry, before, this);
    }
  }

  #each<T>(items: readonly T[], what: (item: T, seat: number) => string, by = "; "): string {
    return items.map((item, seat) => this.of(seat, what(item, seat))).join(by);
  }

  #leads(seat: number, hands: readonly unknown[]): string[] {
    return isBlind(this.game, hands, this.names.length) ? [] : [this.who("told-leads", seat)];
  }

  #dealt({ round, leader, hands, centre }: Dealt): string {
    const told = [say("told-round", { round }), ...this.#leads(leader, hands)];
    if (centre.length) told.push(this.centre(centre));
    const mine = this.me === null ? null : hands[this.me];
    if (mine) told.push(say("told-hand", { hand: this.hand(mine) }));
    return told.join(" ");
  }

  #bids({ bids }: BidsShown, tricks: number): string {
    const sum = bids.reduce((total, bid) => total + bid, 0);
    const key = declared(this.game).bids === "open" ? "told-bids-open" : "told-bids";
    return say(key, { bids: this.#each(bids, String, ", "), sum, tricks });
  }

  #chosen(seat: number, choice: string): string {
    const bid = /^bid (\d+)$/.exec(choice)?.[1];
    if (bid) return this.who("told-bid", seat, { bid: Number(bid) });
    return this.who("told-picked", seat, { choice: pickName(this.game, choice) });
  }

  #changed({ seat, gained, lost }: HandChanged): string {
    const counts = { taken: gained.length, left: lost.length };
    return this.who("told-changed", seat, { ...counts, gained: this.#held(gained), lost: this.#held(lost) });
  }

  #held(hand: readonly (string | null)[]): string {
    const names = hand.flatMap((code) => (code ? [heldName(this.game, code)] : []));
    return names.join(", ") || say("told-none");
  }

  #taken({ seat, bonus }: TrickTaken, state: State): string {
    const told = this.taking(seat, state);
    if (!bonus) return told;
    const worth = isUnbid(this.game) ? say("told-worth", { points: signed(bonus) }) : say("told-bonus", { points: bonus });
    return `${told} ${worth}`;
  }

  #resolved({ climbs, centre, leader }: TrickResolved, state: State): string {
    const told = climbs.map((climb) => this.#climb(climb, state.planks[climb.seat]));
    if (!told.length) told.push(say("why-nobody-moves"));
    if (centre.length) told.push(this.centre(centre));
    if (state.hands.some((hand) => hand.length)) told.push(...this.#leads(leader, state.hands));
    return told.join(" ");
  }

  #climb({ seat, suit, by, to }: Climb, plank: Plank | undefined): string {
    const facts = { name: capital(this.name(seat)), suit: suitName(this.game, suit) };
    const value = plank && valueAt(plank, to);
    if (value == null) return say("told-overboard", facts);
    return say(by > 0 ? "told-up" : "told-down", { ...facts, spaces: Math.abs(by), value });
  }

  #scored({ lines }: RoundScored, state: State): string {
    const totals = scores(state);
    const each = this.#each(lines, (line, seat) => this.line(line, (totals[seat] ?? 0) + line.points));
    return say("told-scored", { round: state.round, lines: each });
  }

  #over({ winners }: GameOver, state: State): string {
    const points = Math.max(...scores(state));
    const [winner = 0, ...more] = winners;
    if (!more.length) return this.who("told-wins", winner, { points });
    return say("told-shared", { names: winners.map((seat) => this.name(seat)).join(", "), points });
  }
}

/** With the old Pirate King at the table, who has a hand and no seat, all choose at once and nobody leads. */
export const isBlind = (game: string, hands: readonly unknown[], players: number): boolean =>
  declared(game).board === "planks" && hands.length > players;

/** The value under a pirate, or null in the water. */
export function valueAt(plank: Plank, at: number | null): number | null {
  return at === null ? null : (PLANKS[plank.side][at] ?? null);
}

export const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
