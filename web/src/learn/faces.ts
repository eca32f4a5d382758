/** Every face of a game by its suit, for the lab: facts of the box. */
import type { GameId } from "../router.svelte";
import { GAMES } from "../wire.generated";

export const SPECIALS = "specials";

function facesOf(game: GameId): string[] {
  const { pieces, faces } = GAMES[game];
  const shown = faces as Record<string, readonly string[] | undefined>;
  return [...new Set(pieces.flatMap((piece: string) => shown[piece] ?? [piece]))];
}

function suitOf(game: GameId, code: string): string {
  const suits: readonly string[] = GAMES[game].suits;
  const [suit = "", ...rest] = code;
  return suits.includes(suit) && /^(\d+|F)$/.test(rest.join("")) ? suit : SPECIALS;
}

export const groupsOf = (game: GameId): readonly string[] => [...GAMES[game].suits, SPECIALS];

export function facesIn(game: GameId, group: string): string[] {
  return facesOf(game).filter((code) => suitOf(game, code) === group);
}
