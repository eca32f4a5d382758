/** The answer line as data: one thing at a time, the most pressing first. */
import { won } from "../line/fold";
import type { Session } from "../line/session.svelte";
import type { Advice } from "../wire.generated";
import { adviceFirst, reasonsTold } from "../words/advice";
import { heldName, playName } from "../words/names";
import { refusal, type Refusing } from "../words/refusals";
import { capital, Teller } from "../words/told";
import { whyTrick } from "../words/why";
import { has, say } from "../words/words.svelte";
import type { Choice } from "./choice.svelte";
import { amStoodIn, gameOf, namesOf, rank } from "./crew";
import { playOf } from "./hand";
import { itselfLine, playsItself, waitsForEnter } from "./pacing";
import {
  halves, heldLine, myTurn, takerOf, turnLine, waitLine, winningLine, wouldLine, type Seen,
} from "./sentences";

export type Tone = "mine" | "refused" | "quiet";
export interface Answer {
  kind: "lost" | "refused" | "taken" | "asking" | "chosen" | "hint" | "turn" | "revealed" | "waiting";
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

/** The trick is full and lies there for a moment. */
function finished(seen: Seen): Answer | null {
  const { table, seat, aid } = seen;
  const { play } = table;
  const taker = takerOf(seen);
  if (!play || taker === null || aid.now?.event !== "trick_taken") return null;
  const facts = { won: won(play, taker) + 1, bid: play.bids[taker] ?? 0 };
  const big = capital(Teller.at(table, seat).who("told-taken", taker, facts));
  return answer(
    "waiting",
    "quiet",
    "i-stack",
    big,
    whyTrick(gameOf(table), play.trick, aid.now, play.players),
    aid.now.rule,
  );
}

const spaced = (...words: string[]): string => words.filter(Boolean).join(" ");

/** "as Pirate", "as Escape": what a declared piece lies there as. */
export function asWhat(game: string, move: string): { words: string; icon: string; key: string } {
  const pirate = move.endsWith("+");
  const nothing = game === "doubloons" ? "FL" : "ES";
  const like = pirate ? "PI" : nothing;
  const words = has(`piece-${like}`) ? say("play-as", { piece: say(`piece-${like}`) }) : move;
  return { words, icon: pirate ? "pirate" : "escape", key: pirate ? "p" : "e" };
}
