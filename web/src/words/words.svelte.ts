/** The page's sentences in the reader's language. `say` is reactive: a new language redraws. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["de", "en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import("virtual:words/de"),
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
};
const LESSONS: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import("virtual:lessons/de"),
  en: () => import("virtual:lessons/en"),
  fr: () => import("virtual:lessons/fr"),
  it: () => import("virtual:lessons/it"),
};

class Speech {
  lang = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  lessons = false;
}
const speech = new Speech();

/** The catalogue of a language; the old one stays until the new one is there. */
export async function speak(lang: Language, lessons = speech.lessons): Promise<void> {
  const texts = [(await WORDS[lang]()).default];
  if (lessons) texts.push((await LESSONS[lang]()).default);
  const bundle = new FluentBundle([lang], { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  speech.lessons = lessons;
  speech.bundle = bundle;
  speech.lang = lang;
  document.documentElement.lang = lang;
}

/** The learning pages have many words of their own, which come when they are wanted. */
export const speakLessons = (): Promise<void> => speak(speech.lang, true);

export function language(): Language {
  return speech.lang;
}

export function has(key: string): boolean {
  return speech.bundle?.hasMessage(key) ?? false;
}

/** A key or fact that is not there is our own bug, and loud. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = speech.bundle?.getMessage(key)?.value;
  if (!speech.bundle || pattern == null) throw new Error(`${speech.lang}: no words for ${key}`);
  const errors: Error[] = [];
  const text = speech.bundle.formatPattern(pattern, facts, errors);
  if (errors[0]) throw new Error(`${speech.lang}: ${key}: ${errors[0].message}`);
  return text;
}

/** The first language of the reader that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}
