/** A hint in words: the move first, then what speaks for it. */
import type { Advice, Reason } from "../wire.generated";
import { pickName, suitName } from "./names";
import { has, say, type Facts } from "./words.svelte";

export function adviceFirst(game: string, move: string): string {
  const [kind, ...rest] = move.split(" ");
  if (kind === "bid") return say("hint-bid", { bid: Number(rest[0]) });
  if (kind === "place") return say("hint-place", { stands: stands(game, move) });
  if (kind === "play") return say("hint-play", { piece: pickName(game, move) });
  return say("hint-pick", { choice: pickName(game, move) });
}

/** A newer server may have a reason this page has no words for. */
export function reasonsTold(game: string, reasons: readonly Reason[]): string {
  const known = reasons.filter(({ code }) => has(`hint-why-${code}`));
  return known.map(({ code, facts }) => say(`hint-why-${code}`, told(game, facts))).join(" ");
}

export const adviceTold = (game: string, { move, reasons }: Advice): string =>
  [adviceFirst(game, move), reasonsTold(game, reasons)].filter(Boolean).join(" ");

function told(game: string, facts: Reason["facts"]): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      if (name === "suit") return [name, suitName(game, String(fact))];
      return [name, name === "other" ? moveName(game, String(fact)) : fact];
    }),
  );
}

/** "Red 5", "Bid 2", "front, red 8, yellow 5, green 5, blue 2". */
export function moveName(game: string, move: string): string {
  const [kind, what = ""] = move.split(" ");
  if (kind === "bid") return say("hint-other-bid", { bid: Number(what) });
  return kind === "place" ? stands(game, move) : pickName(game, move);
}

function stands(game: string, move: string): string {
  const [, side = "", ...spaces] = move.split(" ");
  const each = spaces.map((text) =>
    say("plank-stands", { suit: suitName(game, text.charAt(0)), value: Number(text.slice(1)) }),
  );
  return [say(`plank-${side}`), ...each].join(", ");
}
