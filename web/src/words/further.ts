/** The words nobody hears before the first bid: refusals, reasons, hints, the score sheet, the end. */
import { speakAlso, type Chapter } from "./words.svelte";

const FURTHER: Chapter = {
  de: () => import("virtual:further/de"),
  en: () => import("virtual:further/en"),
  fr: () => import("virtual:further/fr"),
  it: () => import("virtual:further/it"),
};

export const speakFurther = (): Promise<void> => speakAlso(FURTHER);

/** A part of the page, together with those words and others that it may say. Our own letters come now, too:
 *  a table by link is drawn without them, because on a slow line they would hold up its first bid. */
export async function withWords<T>(part: Promise<T>, ...words: Promise<void>[]): Promise<T> {
  document.documentElement.classList.add("lettered");
  await Promise.all([part, speakFurther(), ...words]);
  return part;
}
