/** The words of the moments, a part of their own in every language. */
import { speakAlso, type Chapter } from "../words/words.svelte";

const MOMENTS: Chapter = {
  de: () => import("virtual:moments/de"),
  en: () => import("virtual:moments/en"),
  fr: () => import("virtual:moments/fr"),
  it: () => import("virtual:moments/it"),
};

export const speakMoments = (): Promise<void> => speakAlso(MOMENTS);
