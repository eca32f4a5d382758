/** The referee's answer in words. */
import { minus } from "../words/points";
import { whyTrick } from "../words/why";
import { say } from "../words/words.svelte";
import { resolve, taken } from "./referee";
import type { Queen, Table } from "./tables.generated";

export interface Judged { winner: number | null; why: string; rule: string }

export function judged(table: Table, players: number, centre: readonly string[], trick: readonly string[]): Judged {
  return table.queen ? resolved(table, table.queen, players, centre, trick) : won(table, trick);
}

function won(table: Table, trick: readonly string[]): Judged {
  const { index, rule, bonus } = taken(table, trick)!;
  const laid = trick.map((face, seat) => ({ seat, face }));
  const outcome = { event: "trick_taken", seat: index, rule, bonus } as const;
  return { winner: index, why: minus(whyTrick(table.game, laid, outcome, trick.length)), rule };
}

/** With two players the old Pirate King leads, moves nothing, and sits beyond them. */
function resolved(table: Table, queen: Queen, players: number, centre: readonly string[], trick: readonly string[]): Judged {
  if (!trick.some((code) => table.faces[code]?.suit)) return { winner: null, why: say("refused-no-number-card"), rule: "SQ6" };
  const king = players === queen.king_players;
  if (king && trick.length !== queen.king_trick)
    return { winner: null, why: say("refused-king-trick", { count: queen.king_trick }), rule: queen.rules.king };
  const { steps, centre: left, leader } = resolve(table, centre, trick, king ? 1 : 0);
  const laid = trick.map((face, seat) => ({ seat: king && !seat ? trick.length : seat, face }));
  const climbs = steps.map(({ index, suit, by }) => ({ seat: index, suit, by, to: null }));
  const outcome = { event: "trick_resolved", climbs, centre: left, leader } as const;
  const why = minus(whyTrick(table.game, laid, outcome, king ? players + 1 : trick.length));
  return { winner: null, why, rule: king ? queen.rules.king : queen.rules.moves };
}
