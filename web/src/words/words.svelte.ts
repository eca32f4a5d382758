/** The page's sentences in the reader's language. `say` is reactive: a new language redraws. */
import { untrack } from "svelte";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

export const LANGUAGES = ["de", "en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
type Pattern = NonNullable<Message["value"]>;
export type Facts = Record<string, FluentVariable>;

/** A catalogue in every language, each a part of its own. */
export type Chapter = Record<Language, () => Promise<{ default: string }>>;

const WORDS: Chapter = {
  de: () => import("virtual:words/de"),
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
};

/** A language's messages, each read when it is first said: all at once would hold a phone up. */
class Catalogue {
  readonly bundle: FluentBundle;
  readonly #texts = new Map<string, string>();

  constructor(lang: Language, texts: readonly string[]) {
    this.bundle = new FluentBundle([lang], { useIsolating: false });
    texts.forEach((text) => this.add(text));
  }

  add(text: string): void {
    for (const message of text.split(/\n(?=[a-zA-Z])/))
      this.#texts.set(message.slice(0, message.search(/\W*=/)), message);
  }

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  pattern(key: string): Pattern | null {
    if (this.has(key) && !this.bundle.hasMessage(key))
      this.bundle.addResource(new FluentResource(this.#texts.get(key) ?? ""));
    return this.bundle.getMessage(key)?.value ?? null;
  }
}

class Speech {
  lang = $state<Language>("en");
  catalogue = $state.raw<Catalogue | null>(null);
  chapters: readonly Chapter[] = [];
}
const speech = new Speech();

/** The catalogue of a language; the old one stays until the new one is there. */
export async function speak(lang: Language): Promise<void> {
  const { chapters } = speech;
  const texts = await Promise.all([WORDS, ...chapters].map((part) => textOf(part, lang)));
  if (speech.chapters !== chapters) return speak(lang);
  speech.catalogue = new Catalogue(lang, texts);
  speech.lang = lang;
  document.documentElement.lang = lang;
}

/** What only one kind of page says comes when it is wanted, and joins what is there: nothing is redrawn. */
export async function speakAlso(chapter: Chapter): Promise<void> {
  const lang = untrack(() => speech.lang);
  const text = await textOf(chapter, lang);
  if (speech.lang !== lang) return speakAlso(chapter);
  if (speech.chapters.includes(chapter)) return;
  speech.chapters = [...speech.chapters, chapter];
  speech.catalogue?.add(text);
}

const textOf = async (chapter: Chapter, lang: Language): Promise<string> => (await chapter[lang]()).default;

export function language(): Language {
  return speech.lang;
}

export function has(key: string): boolean {
  return speech.catalogue?.has(key) ?? false;
}

/** Below a thousand all our languages write a number alike; asking the browser costs a phone its time. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function written(fact: FluentVariable): FluentVariable {
  return Number.isInteger(fact) && Math.abs(fact as number) < 1000 ? new Whole(fact as number) : fact;
}

/** A key or fact that is not there is our own bug, and loud. */
export function say(key: string, facts: Facts = {}): string {
  const { catalogue } = speech;
  const pattern = catalogue?.pattern(key);
  if (!catalogue || !pattern) throw new Error(`${speech.lang}: no words for ${key}`);
  const errors: Error[] = [];
  const told = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, written(fact)]));
  const text = catalogue.bundle.formatPattern(pattern, told, errors);
  if (errors[0]) throw new Error(`${speech.lang}: ${key}: ${errors[0].message}`);
  return text;
}

/** For what a game may have words for, or not: its own, else the plain ones. */
export const sayOr = (key: string, plain: string, facts: Facts = {}): string => (has(key) ? say(key, facts) : plain);

/** A game as a button or a bar names it, shorter than its full title. */
export const gameName = (game: string): string => sayOr(`start-game-${game}`, titleOf(game));

/** The whole name of a game. */
export const titleOf = (game: string): string => sayOr(`game-${game}`, game);

/** The first language of the reader that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}
