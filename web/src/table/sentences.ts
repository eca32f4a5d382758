/** What the answer line says of the table as it lies. It knows no rule: it reads `may` and `aid`. */
import { bidOf } from "../line/fold";
import { kindOf } from "../line/moves";
import type { Aid, Laid, State, TableState } from "../wire.generated";
import { faceName, pickName, suitName } from "../words/names";
import { language, say } from "../words/words.svelte";
import { gameOf, isLastScored, listed, nameOf, standing } from "./crew";
import { inSuit, playOf } from "./hand";

export interface Seen {
  table: TableState;
  seat: number | null;
  may: string[];
  due: number[];
  aid: Aid;
}

/** Not while a bot plays for me: it is the bot's turn then. */
export function myTurn({ table, seat, may, due }: Seen): boolean {
  if (seat === null || standing(table.seats[seat]) === "taken") return false;
  return may.length > 0 && due.includes(seat);
}

/** One turn has one name, however often the table is redrawn. */
export function turnName({ table }: Pick<Seen, "table">): string {
  const play = table.play;
  if (!play) return table.stage;
  return [play.phase, play.round, play.tricks.length, ...(play.chosen.length ? [play.chosen.length] : [])].join("-");
}

export function turnLine(seen: Seen): string {
  const game = gameOf(seen.table);
  if (picksOpen(seen.may).length || seen.table.play?.phase === "choose") return chooseLine(seen);
  if (!seen.table.play?.trick.length && !seen.aid.led) return say("play-turn-lead", { game });
  if (!seen.aid.led || !Object.keys(seen.aid.barred).length) return say("play-turn-free", { game });
  const suit = suitName(game, seen.aid.led);
  const special = seen.may.some((move) => !inSuit(game, playOf(move)));
  return special ? say("play-turn-follow-special", { game, suit }) : say("play-turn-follow", { game, suit });
}

function chooseLine({ table, may }: Seen): string {
  const bids = bidsOpen(may).length ? bidsLine(may) : "";
  const picks = picksOpen(may).length ? picksLine(gameOf(table), may) : "";
  return [bids, picks].filter(Boolean).join(" ") || say("play-turn-place");
}

export function bidsOpen(may: readonly string[]): number[] {
  return may.filter((move) => move.startsWith("bid ")).map((move) => Number(move.slice(4)));
}

/** The number in a choice that is a bid. */
export const bidIn = (choice: string | null | undefined): number | null =>
  choice?.startsWith("bid ") ? Number(choice.slice(4)) : null;

/** By its range; where a number is left out of it, each that may be bid. */
export function bidsLine(may: readonly string[]): string {
  const bids = bidsOpen(may);
  const most = Math.max(...bids);
  return bids.length > most ? say("play-turn-bid", { most }) : say("play-turn-bid-of", { bids: bids.join(", ") });
}

/** What lies open of all bids, and for how many tricks. */
export function bidsSoFar(play: State): string {
  const sum = Array.from({ length: play.players }, (_, seat) => bidOf(play, seat) ?? 0).reduce((a, b) => a + b, 0);
  return say("play-sum", { sum, tricks: play.cards });
}

/** What is no bid, no placement and no play: few things to choose from, by name. */
export const picksOpen = (may: readonly string[]): string[] =>
  may.filter((move) => kindOf(move) === "pick");

export const picksLine = (game: string, may: readonly string[]): string =>
  say("play-turn-pick", { choices: picksOpen(may).map((move) => pickName(game, move)).join(", ") });

export function winning(aid: Aid, trick: readonly Laid[]): Laid | null {
  if (aid.now?.event !== "trick_taken") return null;
  const { seat } = aid.now;
  return trick.find((laid) => laid.seat === seat) ?? null;
}

export function winningLine(seen: Seen): string {
  const best = winning(seen.aid, seen.table.play?.trick ?? []);
  if (!best) return "";
  const piece = inSentence(faceName(gameOf(seen.table), best.face));
  if (best.seat === seen.seat) return say("play-winning-you", { piece });
  return say("play-winning-with", { name: nameOf(seen.table, best.seat, seen.seat), piece });
}

/** A numbered piece within a sentence has a small letter, but in German; characters have names. */
export function inSentence(name: string): string {
  if (language() === "de" || !/\s\d+$/u.test(name)) return name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function waitLine(seen: Seen): string {
  const play = seen.table.play;
  const waited = seen.due
    .filter((seat) => seat !== seen.seat)
    .map((seat) => nameOf(seen.table, seat, seen.seat));
  if (waited.length === 1) return say("play-thinks", { name: waited[0] ?? "" });
  if (waited.length) return say("turn", { names: listed(waited) });
  return play?.phase === "deal" && !isLastScored(seen.table) ? say("play-dealing-now", { round: play.round + 1 }) : say("play-going-on");
}

export const lineLost = (): string => `${say("play-line-lost")} ${say("play-line-lost-note")}`;

/** The full trick lies there for a moment. */
export const isFull = ({ table: { play }, due }: Seen): boolean =>
  !!play && !due.length && play.trick.length >= play.players;

/** Who takes the full trick; null while it is played, and where nobody does. */
export function takerOf(seen: Seen): number | null {
  const { now } = seen.aid;
  return isFull(seen) && now?.event === "trick_taken" ? now.seat : null;
}

/** A refusal names the thing before its colon, the reason and the way out after it. */
export function halves(sentence: string): [string, string] {
  const found = /^([^:]+?)\s?:\s(.+)$/su.exec(sentence);
  if (!found?.[1] || !found[2]) return [sentence, ""];
  return [`${found[1]}.`, found[2].charAt(0).toUpperCase() + found[2].slice(1)];
}

/** The trick that is played; when all have been, the last one. */
export function trickNumber({ tricks, trick, hands }: State): number {
  const more = trick.length > 0 || hands.some((hand) => hand.length > 0);
  return Math.max(1, tricks.length + Number(more));
}
