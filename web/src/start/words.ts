/** The words of the start page, which no table says. */
import { speakAlso, type Chapter } from "../words/words.svelte";

const START: Chapter = {
  de: () => import("virtual:start/de"),
  en: () => import("virtual:start/en"),
  fr: () => import("virtual:start/fr"),
  it: () => import("virtual:start/it"),
};

export const speakStart = (): Promise<void> => speakAlso(START);
