/** What a table can be set to: facts of the boxes and of the server, none of the rules. */
import type { GameId } from "../router.svelte";
import { GAMES, SPEEDS as SLOWEST_FIRST, type Settings } from "../wire.generated";
import { botName, isLevel, parted } from "../words/bots";

export const GAME_IDS = Object.keys(GAMES) as GameId[];
/** The quickest first. */
export const SPEEDS = SLOWEST_FIRST.toReversed();
export const USUAL_BOT = "level3";
export const USUAL_PLAYERS = 4;

export interface Range { least: number; most: number }

export function seatsOf(game: GameId): Range {
  const counts = Object.keys(GAMES[game].rounds).map(Number);
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

export function within({ least, most }: Range, count: number): number {
  return Math.min(most, Math.max(least, count));
}

export function optionsOf(game: GameId): readonly string[] {
  return GAMES[game].options;
}

export function usual(game: GameId, players: number, bot: string): Settings {
  return { game, players: within(seatsOf(game), players), bot, speed: "none" };
}

/** Settings for another game keep what it has too. */
export function moved(settings: Settings, game: GameId): Settings {
  const options = (settings.options ?? []).filter((option) => optionsOf(game).includes(option));
  return { ...settings, game, options, players: within(seatsOf(game), settings.players) };
}

/** The levels among the server's bots; what is left are yardsticks, and whatever else it has. */
export function levelsOf(bots: readonly string[]): string[] {
  return [...new Set(bots.filter(isLevel).map((bot) => parted(bot).level))];
}

export const othersOf = (bots: readonly string[]): string[] => bots.filter((bot) => !isLevel(bot));

export const named = (bots: readonly string[]): { value: string; label: string }[] =>
  bots.map((value) => ({ value, label: botName(value) }));

/** A code is read aloud in groups of three. */
export const spelled = (code: string): string => code.replace(/(.{3})(?=.)/g, "$1 ");
