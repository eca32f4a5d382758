/** The referee's answer in words. */
import type { TrickLost, TrickTaken } from "../wire.generated";
import { faceName } from "../words/names";
import { minus } from "../words/points";
import { whyTrick } from "../words/why";
import { say } from "../words/words.svelte";
import { judge, resolve } from "./referee";
import type { Table } from "./tables.generated";

export interface Judged { winner: number | null; why: string; rule: string }
/** What lies on the table, and the round's trump where it has one of its own. */
export interface Question { players: number; trump: string | null; centre: readonly string[]; trick: readonly string[] }

export const judged = (table: Table, asked: Question): Judged =>
  table.planks ? resolved(table, asked) : decided(table, asked);

function decided(table: Table, { trick, trump }: Question): Judged {
  const { game } = table;
  const { taker, leader, rule, paid } = judge(table, trick, trump)!;
  const laid = trick.map((face, seat) => ({ seat, face }));
  const why = (outcome: TrickTaken | TrickLost) => whyTrick(game, laid, outcome, trick.length);
  if (taker === null) {
    const leads = say("why-leads", { piece: faceName(game, trick[leader]!) });
    return { winner: null, why: `${why({ event: "trick_lost", leader, rule })} ${leads}`, rule };
  }
  const [captures, points] = [paid.map((each) => each.rule), paid.map((each) => each.points)];
  const bonus = points.reduce((sum, each) => sum + each, 0);
  return { winner: taker, why: minus(why({ event: "trick_taken", seat: taker, rule, bonus, captures, points })), rule };
}

/** A stack that nobody holds leads, moves nothing, and sits beyond the players. */
function resolved(table: Table, { players, centre, trick }: Question): Judged {
  const { open = "", king = "", moves = "" } = table.clauses;
  if (!trick.some((code) => table.faces[code]?.suit)) return { winner: null, why: say("refused-no-number-card"), rule: open };
  const count = table.stack[players];
  if (count && trick.length !== count)
    return { winner: null, why: say("refused-king-trick", { count }), rule: king };
  const { steps, centre: left, leader } = resolve(table, centre, trick, count ? 1 : 0);
  const laid = trick.map((face, seat) => ({ seat: count && !seat ? trick.length : seat, face }));
  const climbs = steps.map(({ index, suit, by }) => ({ seat: index, suit, by, to: null }));
  const outcome = { event: "trick_resolved", climbs, centre: left, leader } as const;
  const why = minus(whyTrick(table.game, laid, outcome, count ? players + 1 : trick.length));
  return { winner: null, why, rule: count ? king : moves };
}
