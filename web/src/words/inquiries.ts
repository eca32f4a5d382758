/** Answers for the ear: short, from what this seat sees and has heard, changing nothing. */
import { lastTrick, scores, won } from "../line/fold";
import type { Entry, Laid, Settings, State, TableState, TrickResolved, TrickTaken } from "../wire.generated";
import { INQUIRIES, type Context, type Inquiry } from "./commands";
import { faceName, heldName, playName } from "./names";
import { refusal } from "./refusals";
import { Teller } from "./told";
import { say } from "./words.svelte";
import { ruleOf, whyTrick } from "./why";

interface Asked { context: Context; table: TableState; state: State; teller: Teller }

const LINES = 10;
const nothing = (): string => say("nothing-yet");

export function answer(inquiry: Inquiry, context: Context, rest = ""): string {
  const { table } = context;
  if (!table) return nothing();
  const teller = Teller.at(table, context.seat);
  switch (inquiry) {
    case "who":
      return teller.names.map((_, seat) => teller.name(seat)).join(", ");
    case "rules":
      return rules(table.settings).join("\n");
    case "help":
      return [say(`how-${table.settings.game}`), say("people-help", { commands: commands() })].join("\n");
    case "log":
      return logged(context, rest, teller).join("\n") || nothing();
    case "why":
      return why(context, table, teller) || nothing();
    default:
      return table.play ? seen(inquiry, { context, table, state: table.play, teller }) : nothing();
  }
}

const rules = ({ game, options = [] }: Settings): string[] =>
  [game, ...options].map((id) => say(`rules-${id}`));
const commands = (): string => [...INQUIRIES, "hint"].map((name) => say(`command-${name}`)).join(" ");

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
      return scores(state).map((total, seat) => teller.of(seat, String(total))).join(", ");
    case "last":
      return last(asked) || nothing();
    default:
      return turn(context, teller);
  }
}

const named = (code: string, name: string): string => say("named", { code, name });

function hand({ context: { seat }, state, teller }: Asked): string {
  const codes = (seat === null ? [] : (state.hands[seat] ?? [])).filter((code) => code !== null);
  return codes.map((code) => named(code, heldName(teller.game, code))).join(", ");
}

function legal({ context, state, teller }: Asked): string {
  if (state.phase === "choose") return say(`how-${teller.game}`);
  const codes = context.may.filter((move) => move.startsWith("play ")).map((move) => move.slice(5));
  return codes.map((code) => named(code, playName(teller.game, code))).join(", ") || turn(context, teller);
}

function bids({ state, teller }: Asked): string {
  const each = state.bids.map((bid, seat) => say("bid-and-won", { bid, won: won(state, seat) }));
  return each.map((what, seat) => teller.of(seat, what)).join(", ");
}

function table({ state, teller }: Asked): string {
  const told = [laid(state.trick, teller) || say("table-empty")];
  if (state.centre.length) told.push(teller.centre(state.centre));
  told.push(...state.planks.map((plank, seat) => teller.of(seat, teller.plank(plank))));
  return told.join("\n");
}

/** What lay there, and who took it; in Skull Queen nobody takes a trick. */
function last({ context, state, teller }: Asked): string {
  const trick = lastTrick(state);
  const heard = lastHeard(context);
  const told = laid(trick?.laid ?? heard?.laid ?? [], teller);
  const outcome = heard?.outcome.event === "trick_taken" ? heard.outcome.seat : undefined;
  const taker = teller.game === "skull_queen" ? undefined : (trick?.taker ?? outcome);
  if (!told || taker === undefined) return told;
  const name = taker === teller.me ? say("play-you") : teller.name(taker);
  return `${told}. ${say("play-took", { name })}`;
}

const laid = (trick: readonly Laid[], teller: Teller): string =>
  trick.map(({ seat, face }) => teller.of(seat, faceName(teller.game, face))).join(", ");

function turn({ due }: Context, teller: Teller): string {
  return due.length ? say("turn", { names: due.map((seat) => teller.name(seat)).join(", ") }) : nothing();
}

/** Why the last move was refused, else why the last trick went where it went. */
function why(context: Context, { settings }: TableState, teller: Teller): string {
  const { refused } = context;
  const { game } = settings;
  if (refused?.rule) return `${refusal(refused, game, teller.names)} (${refused.rule})`;
  const last = lastHeard(context);
  return last ? `${whyTrick(game, last.laid, last.outcome, settings.players)} (${ruleOf(last.outcome)})` : "";
}

function lastHeard({ heard }: Context): { laid: Laid[]; outcome: TrickTaken | TrickResolved } | null {
  const last = heard.findLast(({ entry }) => isOutcome(entry));
  return last && isOutcome(last.entry) ? { laid: last.before.play?.trick ?? [], outcome: last.entry } : null;
}

const isOutcome = (entry: Entry): entry is TrickTaken | TrickResolved =>
  entry.event === "trick_taken" || entry.event === "trick_resolved";

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
