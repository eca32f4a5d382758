/** The end of a round as slips of paper, one a seat: what was bid and won, and how the places change. */
import type { Heard } from "../line/session.svelte";
import { facesOf } from "../pieces/faces";
import { nameOf } from "../table/crew";
import { isBid, isPlank, met, standings, type Line } from "../table/sheet/totals";
import { namesOf } from "../words/told";
import { say } from "../words/words.svelte";

export interface Slip {
  seat: number;
  name: string;
  face: string;
  mine: boolean;
  /** The bid was kept; of planks: somebody still stands; null where nothing was to be kept. */
  kept: boolean | null;
  seal: string;
  /** What was bid and won, the spaces of the pirates, or the tricks alone. */
  facts: string;
  points: number;
  before: number;
  after: number;
  place: number;
  /** Places won in the list, less than 0 for places lost. */
  rises: number;
}

/** Best total first, as it is after the round. Nothing for what is no end of a round. */
export function slipsOf({ entry, before, after }: Heard, me: number | null): Slip[] {
  if (entry.event !== "round_scored" || !before.play || !after.play) return [];
  const old = standings(before.play);
  const faces = facesOf(namesOf(after));
  return standings(after.play).flatMap(({ seat, total, place }, at) => {
    const line = entry.lines[seat];
    const was = old.findIndex((standing) => standing.seat === seat);
    if (!line) return [];
    const { points } = line;
    const changes = { points, before: total - points, after: total, place, rises: was - at };
    const who = { seat, name: nameOf(after, seat, me), face: faces[seat] ?? "", mine: seat === me };
    return [{ ...who, ...told(line), ...changes }];
  });
}

function told(line: Line): Pick<Slip, "kept" | "seal" | "facts"> {
  const kept = met(line);
  if (isPlank(line))
    return {
      kept,
      seal: say(kept ? "moment-dry" : "moment-wet"),
      facts: line.spaces.map((space) => space ?? "–").join(" · "),
    };
  const { won } = line;
  if (!isBid(line)) return { kept, seal: "", facts: say("tricks-won", { won }) };
  const { bid } = line;
  return { kept, seal: say(kept ? "moment-made" : "moment-missed"), facts: say("moment-bid-won", { bid, won }) };
}

/** What the heading says: of my own round, or whoever leads for those who watch. */
export function headline(slips: readonly Slip[], round: number): string {
  const mine = slips.find((slip) => slip.mine);
  if (!mine) return say("sheet-round-title", { round });
  const leads = mine.place === 1 && mine.rises > 0;
  return leads ? say("moment-leads") : mine.seal || say("sheet-round-title", { round });
}
