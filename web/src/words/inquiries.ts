/** Answers for the ear: short, from what this seat sees and has heard, changing nothing. */
import { declared, isUnbid } from "../declared";
import { bidOf, isOutcome, lastTrick, scores, won, type Outcome } from "../line/fold";
import type { Laid, Settings, State, TableState } from "../wire.generated";
import { INQUIRIES, wordOf, type Context, type Inquiry } from "./commands";
import { bidsLine, bidsOpen, lineLost, picksLine, picksOpen } from "../table/sentences";
import { faceName, pieceOf, suitName } from "./names";
import { refusal } from "./refusals";
import { Aloud, handWords, plankWords, pointWords } from "./spoken";
import { capital, type Teller } from "./told";
import { say, sayOr } from "./words.svelte";
import { ruleOf, wasLast, whyTrick } from "./why";

interface Asked { context: Context; table: TableState; state: State; teller: Teller }

const LINES = 10;
const nothing = (): string => say("nothing-yet");

export function answer(inquiry: Inquiry, context: Context, rest = ""): string {
  const { table } = context;
  if (!table) return nothing();
  const teller = Aloud.at(table, context.seat);
  switch (inquiry) {
    case "who":
      return teller.names.map((_, seat) => teller.name(seat)).join(", ");
    case "rules":
      return rules(table.settings).join("\n");
    case "help":
      return [sayOr(`how-${table.settings.game}`, ""), say("people-help", { commands: commands() })].join("\n").trim();
    case "log":
      return logged(context, rest, teller).join("\n") || nothing();
    case "time":
      return time(context, table);
    case "why":
      return why(context, table, teller) || nothing();
    default:
      return table.play ? seen(inquiry, { context, table, state: table.play, teller }) : nothing();
  }
}

const rules = ({ game, options = [] }: Settings): string[] =>
  [game, ...options].map((id) => sayOr(`rules-${id}`, sayOr(`game-${id}`, id)));
const commands = (): string => [...INQUIRIES, "hint", "undo", "extend", "return", "say"].map(wordOf).join(" ");

function seen(inquiry: Inquiry, asked: Asked): string {
  const { state, teller, context } = asked;
  switch (inquiry) {
    case "hand":
      return hand(asked) || nothing();
    case "legal":
      return legal(asked);
    case "table":
      return table(asked);
    case "bids":
      return bids(asked) || nothing();
    case "score":
      return scores(state).map((total, seat) => teller.of(seat, pointWords(total))).join(", ");
    case "last":
      return last(asked) || nothing();
    default:
      return turn(context, teller);
  }
}

function hand({ context: { seat }, state, teller }: Asked): string {
  return handWords(teller.game, seat === null ? [] : (state.hands[seat] ?? []));
}

/** A bid by its range; pieces as they are held, each kind once; other choices by their names. */
function legal({ context: { may, ...context }, teller }: Asked): string {
  const told: string[] = [];
  if (bidsOpen(may).length) told.push(bidsLine(may));
  if (may.includes("place")) told.push(say("play-turn-place"));
  if (picksOpen(may).length) told.push(picksLine(teller.game, may));
  const plays = may.flatMap((move) => /^play (.+)$/.exec(move)?.[1] ?? []);
  const pieces = new Set(plays.map((code) => pieceOf(teller.game, code)));
  told.push(handWords(teller.game, [...pieces]));
  return told.filter(Boolean).join(" ") || turn({ may, ...context }, teller);
}

/** Where there are planks, they are what everybody plays for; where nobody bids, the tricks. */
function bids({ state, teller }: Asked): string {
  if (state.planks.length) return planks(state, teller).join(" ");
  const each = Array.from({ length: state.players }, (_, seat) => {
    const bid = bidOf(state, seat);
    if (isUnbid(teller.game)) return [teller.of(seat, say("tricks-won", { won: won(state, seat) }))];
    const what = state.bids.length ? say("bid-and-won", { bid: bid ?? 0, won: won(state, seat) }) : String(bid);
    return bid === undefined ? [] : [teller.of(seat, what)];
  });
  return each.flat().join(", ");
}

function table(asked: Asked): string {
  const { state, teller } = asked;
  const trick = laid(state.trick, teller);
  const told = [trick ? `${capital(trick)}.` : say("table-empty"), winning(asked)];
  if (state.centre.length) told.push(teller.centre(state.centre));
  if (state.trump) told.push(say("told-trump", { suit: suitName(teller.game, state.trump) }));
  return [...told, ...planks(state, teller)].filter(Boolean).join(" ");
}

const planks = ({ planks }: State, teller: Teller): string[] =>
  planks.map((plank, seat) => `${capital(teller.of(seat, plankWords(plank)))}.`);

/** Who would take the trick as it lies. */
function winning({ context: { aid }, state, teller }: Asked): string {
  const best = aid.now?.event === "trick_taken" ? aid.now.seat : null;
  const laid = state.trick.find(({ seat }) => seat === best);
  if (!laid) return "";
  const facts = { name: teller.name(laid.seat), piece: faceName(teller.game, laid.face) };
  return say(laid.seat === teller.me ? "play-winning-you" : "play-winning-with", facts);
}

/** For this move, and then in reserve. */
function time(context: Context, { clocks }: TableState): string {
  const clock = context.seat === null ? undefined : clocks[context.seat];
  if (clock?.deadline == null) return say("play-clock-none");
  const total = Math.max(0, clock.deadline - context.now());
  const reserve = total > (clock.bank ?? 0) ? (clock.bank ?? 0) : 0;
  return say("play-clock-left", { seconds: Math.round(total - reserve), reserve: Math.round(reserve) });
}

/** What lay there, and who took it; where there are planks nobody takes a trick. */
function last({ context, state, teller }: Asked): string {
  const trick = lastTrick(state);
  const heard = lastHeard(context);
  const told = laid(trick?.laid ?? heard?.laid ?? [], teller);
  if (!told || declared(teller.game).board === "planks") return told;
  const taker = trick ? trick.taker : heard?.outcome.event === "trick_taken" ? heard.outcome.seat : null;
  if (taker === null) return `${told}. ${say("told-lost")}`;
  const name = taker === teller.me ? say("play-you") : teller.name(taker);
  return `${told}. ${say("play-took", { name })}`;
}

const laid = (trick: readonly Laid[], teller: Teller): string =>
  trick.map(({ seat, face }) => teller.of(seat, faceName(teller.game, face))).join(", ");

/** Nobody is waited for where nobody is heard. */
function turn({ due, line }: Context, teller: Teller): string {
  if (line === "lost") return lineLost();
  return due.length ? say("turn", { names: due.map((seat) => teller.name(seat)).join(", ") }) : nothing();
}

/** Why the last move was refused, else why the last trick went where it went. */
function why(context: Context, { settings }: TableState, teller: Teller): string {
  const { refused } = context;
  const { game } = settings;
  if (refused?.rule) return `${refusal(refused, game, teller.names)} (${refused.rule})`;
  const last = lastHeard(context);
  if (!last) return "";
  return `${whyTrick(game, last.laid, last.outcome, settings.players, last.final)} (${ruleOf(last.outcome)})`;
}

interface LastHeard { laid: Laid[]; outcome: Outcome; final: boolean }

function lastHeard({ heard }: Context): LastHeard | null {
  const last = heard.findLast(({ entry }) => isOutcome(entry));
  if (!last || !isOutcome(last.entry)) return null;
  const { play } = last.before;
  return { laid: play?.trick ?? [], outcome: last.entry, final: wasLast(play) };
}

// The log

/** The lines heard: all plays since the last line are one. */
export function lines(context: Context, teller: Teller): string[] {
  const told: string[] = [];
  let plays: string[] = [];
  const flush = () => void (plays.length && told.push(plays.join(" ")), (plays = []));
  for (const heard of context.heard) {
    const line = teller.tell(heard);
    if (heard.entry.event === "played") plays.push(line);
    else if (line) flush(), told.push(line);
  }
  flush();
  return told;
}

function logged(context: Context, rest: string, teller: Teller): string[] {
  const count = /^\d{1,3}$/.test(rest) ? Math.max(Number(rest), 1) : LINES;
  return lines(context, teller).slice(-count);
}
