/** The words of the score pad, a part of their own in every language. */
import { speakAlso, type Chapter } from "../words/words.svelte";

const PADS: Chapter = {
  de: () => import("virtual:pads/de"),
  en: () => import("virtual:pads/en"),
  fr: () => import("virtual:pads/fr"),
  it: () => import("virtual:pads/it"),
};

export const speakPad = (): Promise<void> => speakAlso(PADS);
