/** A table of one's own, with bots for the empty seats. */
import * as api from "../api";
import { usual, USUAL_BOT, USUAL_PLAYERS } from "../lobby/choices";
import type { GameId } from "../router.svelte";
import { introduce, remember, startAtOnce } from "./memory";

export interface Wanted { name: string; players: number; bot: string }
export const USUAL: Omit<Wanted, "name"> = { players: USUAL_PLAYERS, bot: USUAL_BOT };

/** Where it is; `now` means that nobody is waited for, `meet` that anybody is company. */
export async function openGame(game: GameId, wanted: Wanted, now: boolean, meet = false): Promise<string> {
  const name = await introduce(wanted.name);
  const { id } = await api.openTable(name, usual(game, wanted.players, wanted.bot), meet);
  remember(id);
  if (now) startAtOnce(id);
  return `/t/${id}`;
}
