/** Looks at how a deal is made: names what an honest table never tells. It decides nothing. */
import { DEAL_PARTS, type Dealt, type DealPart, type Entry, type NextDeal, type State, type TableState } from "../wire.generated";
import { digestOf } from "./sha256";

export type Code = "early" | "late" | "changed" | "number" | "bot" | "left_out" | "seed" | "deal";
export interface Doubt { code: Code; round: number }
type Given = readonly (string | null)[];

/** A person is here to choose for this seat. */
const isPresent = ({ seats }: TableState, seat: number): boolean =>
  seats[seat]?.guest != null && seats[seat].bot === null;

/** Somebody who is here has not given this, and was not named out. */
const isOpen = (table: TableState, given: Given): boolean =>
  table.seats.some((_, seat) =>
    isPresent(table, seat) && given[seat] == null && !table.next_deal?.without.includes(seat));

/** Every pledge that could still be chosen is fixed: now a number can be shown. */
export const isClosed = (table: TableState): boolean => !isOpen(table, table.next_deal?.pledges ?? []);

/** What does not fit in this entry, which comes to this table. */
export function doubtOf(table: TableState, entry: Entry): Code | null {
  const now = table.next_deal;
  const round = table.play?.round ?? 0;
  if (entry.event === "seed_sealed") return now || entry.round !== round + 1 ? "changed" : null;
  if (entry.event === "dealt" && (now?.round !== entry.round || round + 1 !== entry.round)) return "deal";
  if (entry.event === "seed_shown")
    return now?.round === entry.round && digestOf(entry.seed) === now.digest ? null : "seed";
  return now && isOfDeal(entry) ? within(table, now, entry) : null;
}

const isOfDeal = (entry: Entry): entry is DealPart | Dealt =>
  entry.event === "dealt" || (DEAL_PARTS as readonly string[]).includes(entry.event);

function within(table: TableState, now: NextDeal, entry: DealPart | Dealt): Code | null {
  switch (entry.event) {
    case "pledged":
      if (now.revealing || now.nonces.some(Boolean)) return "late";
      if (now.pledges[entry.seat] != null) return "changed";
      return isPresent(table, entry.seat) ? null : "bot";
    case "pledges_in":
      return isClosed(table) ? null : "early";
    case "revealed":
      if (!now.revealing) return "early";
      if (!isPresent(table, entry.seat)) return "bot";
      return now.nonces[entry.seat] == null && !now.without.includes(entry.seat)
        && digestOf(entry.nonce) === now.pledges[entry.seat] ? null : "number";
    case "went_without":
      return isKept(now, { ...now, without: entry.seats }) ? null : "changed";
    case "dealt":
      // Who came after the pledges were in has none to show.
      return isOpen(table, now.nonces.map((nonce, seat) => nonce ?? (!now.revealing || now.pledges[seat] ? null : "")))
        ? "left_out" : null;
  }
}

const isInPlay = (play: State | null): play is State => play !== null && !["deal", "over"].includes(play.phase);

/** What does not fit in a table that is shown anew, as far as we knew it. */
export function changeOf(was: NextDeal | null, { next_deal: now, play }: TableState): Code | null {
  if (was && (now?.round ?? play?.round ?? 0) < was.round) return "changed";
  // A round has its seal until its seed is shown.
  if (isInPlay(play) && now?.round !== play.round) return "seed";
  if (was && now?.round === was.round) {
    if (!isKept(was, now)) return "changed";
    if (was.revealing && String(was.pledges) !== String(now.pledges)) return "late";
  }
  const fits = now?.nonces.every((nonce, seat) => !nonce || digestOf(nonce) === now.pledges[seat]) ?? true;
  return fits ? null : "number";
}

/** What does not fit in a table that is shown anew although we missed nothing; `moved`: our seat is another. */
export function leapOf(was: TableState, now: TableState, moved: boolean): Code | null {
  if (was.next_deal && was.next_deal.round !== now.next_deal?.round) return "seed";
  return !was.play || moved || isTakenBack(was, now) ? null : "changed";
}

/** Only alone among bots, within a round, and nothing is laid that was not laid before. */
const isTakenBack = (was: TableState, now: TableState): boolean =>
  was.seats.filter((holder) => holder?.guest != null).length < 2 && isInPlay(now.play)
  && was.play?.round === now.play.round && laidIn(was.play).startsWith(laidIn(now.play));

const laidIn = ({ tricks, trick }: State): string =>
  [...tricks.flatMap(({ laid }) => laid), ...trick].map(({ seat, face }) => `${seat}${face};`).join("");

/** Nothing that was told is told otherwise, and nobody who was named out has given a number. */
function isKept(was: NextDeal, now: NextDeal): boolean {
  const same = (old: Given, next: Given) => old.every((text, seat) => text == null || text === next[seat]);
  return was.digest === now.digest && same(was.pledges, now.pledges) && same(was.nonces, now.nonces)
    && was.without.every((seat) => now.without.includes(seat)) && !(was.revealing && !now.revealing)
    && !now.without.some((seat) => now.nonces[seat]);
}
