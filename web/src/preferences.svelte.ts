/** What this reader prefers, kept on this device alone. */
import { LANGUAGES, preferred, type Language } from "./words/words.svelte";

const KEY = "jollyroger.preferences";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
/** Seconds between the moves of others; "enter" waits for the reader. */
export const PACES = ["0", "1", "3", "enter"] as const;
export const VERBOSITIES = ["short", "normal", "full"] as const;

export interface Preferences {
  lang: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  haptics: boolean;
  pace: (typeof PACES)[number];
  verbosity: (typeof VERBOSITIES)[number];
  /** Single-key shortcuts while the hand or the field has focus. */
  keys: boolean;
  /** The last piece of a round plays itself. */
  autoplay: boolean;
}

const CHOICES: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  lang: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  sound: [true, false],
  haptics: [true, false],
  pace: PACES,
  verbosity: VERBOSITIES,
  keys: [true, false],
  autoplay: [true, false],
};

function defaults(): Preferences {
  const phone = matchMedia("(pointer: coarse)").matches;
  return {
    lang: preferred(navigator.languages),
    theme: "system",
    motion: "system",
    sound: !phone,
    haptics: false,
    pace: "1",
    verbosity: "normal",
    keys: true,
    autoplay: true,
  };
}

/** What was kept, where it is still a choice; storage may be forbidden. */
function kept(): Partial<Preferences> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const valid = Object.entries(CHOICES).filter(([name, choices]) =>
      (choices as readonly unknown[]).includes(found[name]),
    );
    return Object.fromEntries(valid.map(([name]) => [name, found[name]]));
  } catch {
    return {};
  }
}

export const preferences: Preferences = $state({ ...defaults(), ...kept() });

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Private windows forget; the choice still holds while the page is open.
  }
}

export function reducedMotion(): boolean {
  if (preferences.motion !== "system") return preferences.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
