/** The sheet as text that can be sent or read aloud. */
import { plain, signed } from "../words/points";
import { say, titleOf } from "../words/words.svelte";
import { isBid } from "./score";
import type { Round, Sheet } from "./sheet";
import { leaderLine, namesOf, whyLine } from "./told";

export function text(sheet: Sheet): string {
  const title = say("pad-title", { game: titleOf(sheet.header.game), names: namesOf(sheet).join(", ") });
  const rounds = sheet.rounds.filter(({ onSheet }) => onSheet).flatMap((round) => ["", ...roundText(sheet, round)]);
  const end = sheet.race.length ? ["", leaderLine(sheet)] : [];
  return [title, ...rounds, ...end, ""].join("\n");
}

function roundText(sheet: Sheet, round: Round): string[] {
  const totals = sheet.race.find((run) => run.round === round.number)?.totals ?? [];
  const each = namesOf(sheet).map((name, seat) => {
    const line = round.lines[seat]!;
    const facts = { name, points: signed(line.points), total: plain(totals[seat] ?? 0) };
    return `${say("pad-said-change", facts)}. ${whyLine(sheet, round, seat)} ${isBid(line) ? `(${line.rule})` : ""}`.trim();
  });
  return [say("sheet-round-title", { round: round.number }), ...each];
}
