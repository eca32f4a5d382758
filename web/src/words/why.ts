/** Reasons in one line: who takes a trick, where points come from. */
import { isUnbid, plainOutcomes } from "../declared";
import { isBid, isPlank, paidOf, type Line, type Outcome } from "../line/fold";
import { STANDARD, type BidLine, type Laid, type PlankLine, type TrickResolved, type TrickTaken } from "../wire.generated";
import { faceName, faceNames, suitName, suitOf } from "./names";
import { reckon } from "./reckoning";
import { signed } from "./told";
import { has, say, sayOr } from "./words.svelte";

/** Whether a trick was the last of its round: after it nobody leads. `play` is from before its end. */
export const wasLast = (play: { hands: readonly unknown[][] } | null | undefined): boolean =>
  !!play?.hands.every((hand) => !hand.length);

/** Why a trick goes as it goes: a finished one, or the one that lies there (`aid.now`). */
export function whyTrick(
  game: string, laid: readonly Laid[], outcome: Outcome, players: number, last = false,
): string {
  if (outcome.event === "trick_taken") return whyTaken(game, laid, outcome);
  if (outcome.event === "trick_lost") return sayOr(`why-${outcome.rule}`, say("told-lost"));
  // The old Pirate King, who sits beyond the players, leads whatever was played.
  const king = laid.some(({ seat }) => seat >= players);
  const leads = king || last ? [] : [whyLeads(game, laid, outcome)];
  return [whyResolved(game, laid, outcome), ...leads].join(" ");
}

/** The clause behind it; games from before it was told have none for a plank. */
export const ruleOf = (outcome: Outcome): string => outcome.rule ?? "";

function whyTaken(game: string, laid: readonly Laid[], taken: TrickTaken): string {
  const face = faceOf(laid, taken.seat);
  const suit = suitOf(game, face);
  const facts = { piece: faceName(game, face), suit: suit ? suitName(game, suit) : "" };
  const reason = sayOr(`why-${taken.rule}`, "", facts);
  return taken.bonus ? `${reason} ${bonusTold(game, taken)}`.trim() : reason;
}

/** What every capture pays, and for what; of older games, whose captures are not told, the sum. */
export function bonusTold(game: string, taken: TrickTaken): string {
  const paid = paidOf(taken);
  const told = paid.length ? paid : [{ rule: "", points: taken.bonus }];
  return told.map(({ rule, points }) => captureTold(game, rule, points)).join(" ");
}

function captureTold(game: string, rule: string, points: number): string {
  if (has(`bonus-${rule}`)) return say(`bonus-${rule}`, { points });
  return isUnbid(game) ? say("told-worth", { points: signed(points) }) : say("bonus", { points });
}

/** Who moves, and what stays in the centre. */
function whyResolved(game: string, laid: readonly Laid[], { climbs, centre }: TrickResolved): string {
  const told = climbs.map(({ seat, suit, by }) =>
    say(by > 0 ? "why-up" : "why-down", {
      piece: faceName(game, faceOf(laid, seat)),
      suit: suitName(game, suit),
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
export function whyScore(game: string, round: number, line: Line, caught = 0): string {
  if (isBid(line)) return whyLine(game, round, line, caught);
  if (isPlank(line)) return whyPlank(line);
  const { won, bonus, points } = line;
  const facts = { won, tricks: points - bonus, bonus: signed(bonus), points };
  return say(bonus ? "score-tricks-bonus" : "score-tricks", facts);
}

/** `caught` is the bonus of the tricks that were won: a missed bid loses it. */
function whyLine(game: string, round: number, line: BidLine, caught: number): string {
  const { bid, won, bonus, points } = line;
  const off = Math.abs(bid - won);
  const reason = say(`score-${toldAs(game, round, line)}`, { round, bid, won, bonus, points, off });
  return off && caught ? `${reason} ${say("score-bonus-lost", { bonus: caught })}` : reason;
}

/** The sentence that gives the reckoning, if it is that of Skull King; else the bare points. */
function toldAs(game: string, round: number, line: BidLine): string {
  const { bid, won, bonus, points } = line;
  const outcome = bid === 0 ? (won === 0 ? "zero_made" : "zero_broken") : bid === won ? "made" : "missed";
  if (plainOutcomes(game).includes(outcome)) return "plain";
  const told = outcomeOf(line);
  const standard = reckon(STANDARD[outcome], round, bid, won, bonus);
  return told === "missed-free" || points === standard ? told : "plain";
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
