/** The words of games that have a file of their own: the page would grow with every game otherwise. */
import OWN from "virtual:own-words";
import { speakAlso, type Chapter } from "./words.svelte";

const GAMES: Chapter = {
  de: () => import("virtual:games/de"),
  en: () => import("virtual:games/en"),
  fr: () => import("virtual:games/fr"),
  it: () => import("virtual:games/it"),
};

/** What to wait for before such a game is drawn; null where all words are there. */
export const ownWordsOf = (game: string): Promise<void> | null => (OWN.includes(game) ? speakAlso(GAMES) : null);

/** Screens that may show any game wait for all of them. */
export const speakGames = (): Promise<void> => (OWN.length ? speakAlso(GAMES) : Promise.resolve());
