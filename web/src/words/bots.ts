/** What bots are called. `level3-bold` is a level and its style. */
import { has, say } from "./words.svelte";

export const PLAIN = "plain";

export const isLevel = (bot: string): boolean => /^level\d/.test(bot);

export function parted(bot: string): { level: string; style: string } {
  const [level = "", style = PLAIN] = isLevel(bot) ? bot.split("-") : [bot];
  return { level, style };
}

/** What we have no words for is called by its id. */
export const word = (key: string, id: string): string => (has(key) ? say(key) : id);

export const levelName = (level: string): string => word(`bot-${level}`, level);
export const styleName = (style: string): string => word(`bot-style-${style}`, style);

export function botName(bot: string): string {
  const { level, style } = parted(bot);
  if (style === PLAIN) return levelName(level);
  return say("bot-styled", { bot: levelName(level), style: styleName(style) });
}
