/** The words of the review, a part of their own in every language. */
import { speakAlso, type Chapter } from "../words/words.svelte";

const REVIEW: Chapter = {
  de: () => import("virtual:review/de"),
  en: () => import("virtual:review/en"),
  fr: () => import("virtual:review/fr"),
  it: () => import("virtual:review/it"),
};

export const speakReview = (): Promise<void> => speakAlso(REVIEW);
