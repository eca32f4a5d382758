/** A refusal as one sentence: the thing, the reason, the way out. */
import { factsOf } from "../declared";
import { hasSpecials, heldName, playName, playsOf, suitName } from "./names";
import { has, say } from "./words.svelte";

/** A frame's refusal, an HTTP door's, or the reason why a piece is barred. */
export interface Refusing {
  code: string;
  facts?: Record<string, unknown>;
  rule?: string | null;
}

type Names = readonly string[];

export function refusal(refused: Refusing, game: string | null = null, names: Names = []): string {
  const key = isStrict(refused, game) ? "must-follow-suit" : `refused-${refused.code.replaceAll("_", "-")}`;
  if (refused.code === "no_line") return say("people-no-line");
  // A newer server may refuse for a reason this page has no words for.
  if (!has(key)) return say("people-refused", { code: refused.code });
  const facts = Object.entries(refused.facts ?? {});
  return say(key, Object.fromEntries(facts.map(([name, fact]) => [name, told(name, fact, game, names)])));
}

/** A special piece may always be played, where the box has any. */
const isStrict = ({ code }: Refusing, game: string | null): boolean =>
  code === "must_follow" && game !== null && !hasSpecials(game);

function told(name: string, fact: unknown, game: string | null, names: Names): string | number {
  if (Array.isArray(fact)) return list(name, fact.map(String), game);
  if (typeof fact === "number") return name === "seat" ? (names[fact] ?? fact) : fact;
  const text = String(fact);
  if (name === "suit" && game) return suitName(game, text);
  if (name === "phase") return say(`phase-${text}`);
  return name === "piece" && game ? pieceName(game, text) : text;
}

function list(name: string, items: string[], game: string | null): string {
  if (!items.length) return say("none");
  return items.map((item) => (name === "held" && game ? heldName(game, item) : item)).join(", ");
}

/** Its name, or what was typed where that is no piece at all. */
function pieceName(game: string, code: string): string {
  if (playsOf(game).includes(code)) return playName(game, code);
  return factsOf(game).pieces.includes(code) ? heldName(game, code) : code;
}
