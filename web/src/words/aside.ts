/** The words of the screens beside the games: settings, about, the way back. */
import { speakAlso, type Chapter } from "./words.svelte";

const ASIDE: Chapter = {
  de: () => import("virtual:aside/de"),
  en: () => import("virtual:aside/en"),
  fr: () => import("virtual:aside/fr"),
  it: () => import("virtual:aside/it"),
};

export const speakAside = (): Promise<void> => speakAlso(ASIDE);
