/** What the answer line says of the table as it lies. It knows no rule: it reads `may` and `aid`. */
import type { Aid, Laid, State, TableState } from "../wire.generated";
import { faceName, heldName, suitName } from "../words/names";
import { language, say } from "../words/words.svelte";
import { gameOf, isLastScored, listed, nameOf, standing } from "./crew";
import { arrange, inSuit, playOf } from "./hand";

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
  return play ? `${play.phase}-${play.round}-${play.tricks.length}` : table.stage;
}

export function turnLine(seen: Seen): string {
  const game = gameOf(seen.table);
  const phase = seen.table.play?.phase;
  if (phase === "choose") return chooseLine(seen);
  if (!seen.table.play?.trick.length && !seen.aid.led) return say("play-turn-lead", { game });
  if (!seen.aid.led || !Object.keys(seen.aid.barred).length) return say("play-turn-free", { game });
  const suit = suitName(seen.aid.led);
  const special = seen.may.some((move) => !inSuit(game, playOf(move)));
  return special ? say("play-turn-follow-special", { game, suit }) : say("play-turn-follow", { game, suit });
}

function chooseLine(seen: Seen): string {
  const bids = bidsOpen(seen.may);
  return bids.length ? say("play-turn-bid", { most: Math.max(...bids) }) : say("play-turn-place");
}

export function bidsOpen(may: readonly string[]): number[] {
  return may.filter((move) => move.startsWith("bid ")).map((move) => Number(move.slice(4)));
}

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

/** The pieces that follow, where some may not be played. */
export function heldLine(seen: Seen): string {
  const game = gameOf(seen.table);
  if (seen.seat === null || !seen.aid.led || !Object.keys(seen.aid.barred).length) return "";
  const follows = arrange(game, seen.table.play?.hands[seen.seat] ?? []).filter(
    ({ code, special }) => !special && !seen.aid.barred[code],
  );
  return follows.length
    ? say("play-you-hold", { pieces: listed(counted(follows.map(({ code }) => heldName(game, code)))) })
    : "";
}

/** A numbered piece within a sentence has a small letter, but in German; characters have names. */
export function inSentence(name: string): string {
  if (language() === "de" || !/\s\d+$/u.test(name)) return name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Equal pieces are named once. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    const piece = inSentence(name);
    return count > 1 ? say("play-times", { count, piece }) : piece;
  });
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

/** What would come of this play, as far as the rules say and the host allows; a lead wins by itself. */
export function wouldLine(seen: Seen, move: string): string {
  if (!seen.table.play?.trick.length) return "";
  const then = seen.aid.would[playOf(move)];
  if (then?.event !== "trick_taken") return "";
  return then.seat === seen.seat ? say("play-would-win") : say("play-would-not");
}

/** Who takes the full trick that lies there for a moment; null while it is played. */
export function takerOf({ table: { play }, aid, due }: Seen): number | null {
  if (!play || due.length || play.trick.length !== play.players) return null;
  return aid.now?.event === "trick_taken" ? aid.now.seat : null;
}

export function needLine(bid: number, won: number): string {
  if (won < bid) return say("play-need-more", { count: bid - won });
  return won === bid ? say("play-need-none") : say("play-need-over", { count: won - bid });
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
