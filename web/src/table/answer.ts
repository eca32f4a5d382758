/** The answer line as data: one thing at a time, the most pressing first. */
import type { Session } from "../line/session.svelte";
import type { Advice } from "../wire.generated";
import { adviceFirst, reasonsTold } from "../words/advice";
import { heldName, playName } from "../words/names";
import { minus } from "../words/points";
import { refusal, type Refusing } from "../words/refusals";
import { capital, Teller } from "../words/told";
import { whyTrick } from "../words/why";
import { say } from "../words/words.svelte";
import type { Choice } from "./choice.svelte";
import { amStoodIn, gameOf, listed, namesOf, rank } from "./crew";
import { arrange, playOf } from "./hand";
import { itselfLine, playsItself, waitsForEnter } from "./pacing";
import {
  halves, inSentence, isFull, myTurn, picksOpen, turnLine, waitLine, winningLine, type Seen,
} from "./sentences";

export type Tone = "mine" | "refused" | "quiet";
export interface Answer {
  kind: "lost" | "refused" | "taken" | "asking" | "chosen" | "picking" | "hint" | "turn" | "revealed" | "waiting";
  tone: Tone;
  icon: string;
  big: string;
  then: string;
  rule: string;
}

const answer = (
  kind: Answer["kind"],
  tone: Tone,
  icon: string,
  big: string,
  then = "",
  rule = "",
): Answer => ({ kind, tone, icon, big, then, rule });

export function answerOf(session: Session, seen: Seen, choice: Choice, revealed: boolean): Answer {
  if (session.line === "lost")
    return answer("lost", "quiet", "i-link", say("play-line-lost"), say(session.unsent ? "play-unsent" : "play-line-lost-note"));
  const refused = choice.barred ?? session.refused;
  if (refused) return refusing(refused, seen);
  if (amStoodIn(session)) return stoodIn(seen);
  if (choice.held && choice.moves.length && myTurn(seen)) return chosen(seen, choice);
  const itself = playsItself(seen);
  if (itself) return answer("turn", "mine", "i-lantern", itselfLine(seen, itself), winningLine(seen));
  if (myTurn(seen) && session.advice) return hinted(session.advice, seen);
  // The buttons beside it say what there is to choose.
  if (myTurn(seen) && picksOpen(seen.may).length === seen.may.length)
    return answer("picking", "mine", "i-lantern", say("play-your-turn"), winningLine(seen));
  if (myTurn(seen))
    return answer("turn", "mine", "i-lantern", turnLine(seen), spaced(winningLine(seen), heldLine(seen)));
  const goesOn = waitsForEnter(session) ? say("play-enter-goes-on") : "";
  if (revealed) return { ...shown(seen), then: goesOn };
  const over = finished(seen);
  if (over) return { ...over, then: spaced(over.then, goesOn) };
  return answer("waiting", "quiet", "i-glassh", goesOn || waitLine(seen), winningLine(seen));
}

function refusing(refused: Refusing, { table }: Seen): Answer {
  const [big, then] = halves(refusal(refused, gameOf(table), namesOf(table)));
  return answer("refused", "refused", "i-cross", big, then, refused.rule ?? "");
}

function stoodIn({ table, seat }: Seen): Answer {
  const bot = seat === null ? null : table.seats[seat]?.bot;
  return answer(
    "taken",
    "quiet",
    "i-bot",
    say("play-taken-over", { bot: rank(bot ?? "") }),
    say("play-taken-over-note"),
  );
}

function hinted({ move, reasons }: Advice, { table }: Seen): Answer {
  const game = gameOf(table);
  return answer("hint", "mine", "i-lantern", adviceFirst(game, move), reasonsTold(game, reasons));
}

function chosen(seen: Seen, choice: Choice): Answer {
  const game = gameOf(seen.table);
  const code = choice.held?.code ?? "";
  if (choice.asking) return asking(seen, choice);
  const would = choice.moves.map((move) => wouldLine(seen, move)).join("");
  const name = heldName(game, code);
  const big = would ? say("play-chosen-would", { piece: name, would }) : say("play-chosen", { piece: name });
  return answer("chosen", "mine", "i-lantern", big, say("play-chosen-note", { game }));
}

function asking(seen: Seen, choice: Choice): Answer {
  const game = gameOf(seen.table);
  const each = choice.moves.map((move) => {
    const would = wouldLine(seen, move);
    return would && say("play-chosen-would", { piece: playName(game, playOf(move)), would });
  });
  return answer("asking", "mine", "mary", say("play-as-what"), spaced(...each));
}

function shown({ table, seat }: Seen): Answer {
  const play = table.play;
  const teller = Teller.at(table, seat);
  const bid = seat === null ? undefined : play?.bids[seat];
  const leads = play ? capital(teller.who("told-leads", play.leader)) : "";
  return answer(
    "revealed",
    "quiet",
    "i-lantern",
    spaced(bid === undefined ? "" : say("play-you-bid", { bid }), leads),
  );
}

/** The trick is full and lies there for a moment: somebody's, or nobody's. */
function finished(seen: Seen): Answer | null {
  const { table, seat, aid } = seen;
  const { play } = table;
  if (!play || !isFull(seen) || !aid.now || aid.now.event === "trick_resolved") return null;
  const taker = aid.now.event === "trick_taken" ? aid.now.seat : null;
  const big = taker === null ? say("told-lost") : capital(Teller.at(table, seat).taking(taker, play));
  return answer(
    "waiting",
    "quiet",
    "i-stack",
    big,
    minus(whyTrick(gameOf(table), play.trick, aid.now, play.players)),
    aid.now.rule,
  );
}

/** The pieces that follow, where some may not be played. */
function heldLine(seen: Seen): string {
  const game = gameOf(seen.table);
  if (seen.seat === null || !seen.aid.led || !Object.keys(seen.aid.barred).length) return "";
  const follows = arrange(game, seen.table.play?.hands[seen.seat] ?? []).filter(
    ({ code, special }) => !special && !seen.aid.barred[code],
  );
  return follows.length
    ? say("play-you-hold", { pieces: listed(counted(follows.map(({ code }) => heldName(game, code)))) })
    : "";
}

/** Equal pieces are named once. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    const piece = inSentence(name);
    return count > 1 ? say("play-times", { count, piece }) : piece;
  });
}

/** What would come of this play, as far as the rules say and the host allows; a lead wins by itself. */
function wouldLine(seen: Seen, move: string): string {
  if (!seen.table.play?.trick.length) return "";
  const then = seen.aid.would[playOf(move)];
  if (then?.event !== "trick_taken") return "";
  return then.seat === seen.seat ? say("play-would-win") : say("play-would-not");
}

/** How many tricks a bid still needs. */
export function needLine(bid: number, won: number): string {
  if (won < bid) return say("play-need-more", { count: bid - won });
  return won === bid ? say("play-need-none") : say("play-need-over", { count: won - bid });
}

const spaced = (...words: string[]): string => words.filter(Boolean).join(" ");
