/** Levels and styles as they are chosen: what goes together, and what to expect of each. */
import { parted, PLAIN, word } from "../words/bots";

/** The styles a level can have, without a leaning first. */
export function stylesOf(bots: readonly string[], level: string): string[] {
  const found = bots.map(parted).filter((one) => one.level === level);
  return [...new Set([PLAIN, ...found.map(({ style }) => style)])];
}

/** That level in that style, or without a leaning where it has none. */
export function styled(bots: readonly string[], level: string, style: string): string {
  return bots.find((bot) => parted(bot).level === level && parted(bot).style === style) ?? level;
}

export const levelNote = (level: string): string => word(`bot-about-${level}`, level);
export const styleNote = (style: string): string => word(`bot-style-about-${style}`, style);
