/** Reasons in one line: who takes a trick, where points come from. */
import type { BidLine, Laid, PlankLine, TrickResolved, TrickTaken } from "../wire.generated";
import { faceName, faceNames, suitName, suitOf } from "./names";
import { has, say } from "./words.svelte";

/** The clause that a bonus is paid by, for the rung that the trick was taken by. */
const BONUS: Record<string, string> = { SK10: "SK22", SK11: "SK21", DI7: "DI15", DI8: "DI14" };

type Outcome = TrickTaken | TrickResolved;

/** Whether a trick was the last of its round: after it nobody leads. `play` is from before its end. */
export const wasLast = (play: { hands: readonly unknown[][] } | null | undefined): boolean =>
  !!play?.hands.every((hand) => !hand.length);

/** Why a trick goes as it goes: a finished one, or the one that lies there (`aid.now`). */
export function whyTrick(
  game: string, laid: readonly Laid[], outcome: Outcome, players: number, last = false,
): string {
  if (outcome.event === "trick_taken") return whyTaken(game, laid, outcome);
  // The old Pirate King, who sits beyond the players, leads whatever was played.
  const king = laid.some(({ seat }) => seat >= players);
  const leads = king || last ? [] : [whyLeads(game, laid, outcome)];
  return [whyResolved(game, laid, outcome), ...leads].join(" ");
}

/** The clause behind it. */
export function ruleOf(outcome: Outcome): string {
  return outcome.event === "trick_taken" ? outcome.rule : "SQ8";
}

function whyTaken(game: string, laid: readonly Laid[], taken: TrickTaken): string {
  const face = faceOf(laid, taken.seat);
  const suit = suitOf(game, face);
  const facts = { piece: faceName(game, face), suit: suit ? suitName(suit) : "" };
  const reason = say(`why-${taken.rule}`, facts);
  return taken.bonus ? `${reason} ${bonusTold(taken)}` : reason;
}

/** What a capture pays, and for what. */
export function bonusTold({ rule, bonus: points }: TrickTaken): string {
  const key = `bonus-${BONUS[rule] ?? ""}`;
  return has(key) ? say(key, { points }) : say("bonus", { points });
}

/** Who moves, and what stays in the centre. */
function whyResolved(game: string, laid: readonly Laid[], { climbs, centre }: TrickResolved): string {
  const told = climbs.map(({ seat, suit, by }) =>
    say(by > 0 ? "why-up" : "why-down", {
      piece: faceName(game, faceOf(laid, seat)),
      suit: suitName(suit),
      spaces: Math.abs(by),
    }),
  );
  if (!told.length) told.push(say("why-nobody-moves"));
  if (centre.length) told.push(say("told-centre", { cards: faceNames(game, centre) }));
  return told.join(" ");
}

function whyLeads(game: string, laid: readonly Laid[], { leader }: TrickResolved): string {
  return say("why-leads", { piece: faceName(game, faceOf(laid, leader)) });
}

const faceOf = (laid: readonly Laid[], seat: number): string =>
  laid.find((piece) => piece.seat === seat)?.face ?? laid[0]?.face ?? "";

/** Where the points of a row on the score sheet come from. */
export function whyScore(round: number, line: BidLine | PlankLine, caught = 0): string {
  return "bid" in line ? whyLine(round, line, caught) : whyPlank(line);
}

/** `caught` is the bonus of the tricks that were won: a missed bid loses it. */
function whyLine(round: number, line: BidLine, caught: number): string {
  const { bid, won, bonus, points } = line;
  const off = Math.abs(bid - won);
  const reason = say(`score-${outcomeOf(line)}`, { round, bid, won, bonus, points, off });
  return off && caught ? `${reason} ${say("score-bonus-lost", { bonus: caught })}` : reason;
}

/** Which of the four things happened to the bid; a miss that costs nothing is a fifth. */
function outcomeOf({ bid, won, bonus, points }: BidLine): string {
  if (bid === 0) return won === 0 ? "zero-made" : "zero-broken";
  if (bid === won) return bonus ? "made-bonus" : "made";
  return points ? "missed" : "missed-free";
}

function whyPlank({ spaces, points }: PlankLine): string {
  const held = spaces.filter((space) => space !== null);
  if (!held.length) return say("score-all-wet");
  const wet = spaces.length - held.length;
  return say(wet ? "score-plank-wet" : "score-plank", { sum: held.join(" + "), points, wet });
}
