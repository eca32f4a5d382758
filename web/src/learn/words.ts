/** The words of the learning pages, a part of their own in every language. */
import { speakAlso, type Chapter } from "../words/words.svelte";

const LESSONS: Chapter = {
  de: () => import("virtual:lessons/de"),
  en: () => import("virtual:lessons/en"),
  fr: () => import("virtual:lessons/fr"),
  it: () => import("virtual:lessons/it"),
};

export const speakLessons = (): Promise<void> => speakAlso(LESSONS);
