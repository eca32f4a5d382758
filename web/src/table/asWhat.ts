/** Scary Mary is declared when she is played. */
import { likeOf } from "../words/names";
import { playOf } from "./hand";
import { say, sayOr } from "../words/words.svelte";

/** "as Pirate", "as Escape": what a declared piece lies there as. */
export function asWhat(game: string, move: string): { words: string; icon: string; key: string } {
  const pirate = move.endsWith("+");
  const like = likeOf(game, playOf(move));
  const words = say("play-as", { piece: sayOr(`piece-${like}`, like) });
  return { words, icon: pirate ? "pirate" : "escape", key: pirate ? "p" : "e" };
}
