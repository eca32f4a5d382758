/** What this reader prefers, kept on this device alone. */
import { LANGUAGES, preferred, type Language } from "./words/words.svelte";

const KEY = "jollyroger.preferences";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
/** Seconds between the moves of others; "enter" waits for the reader. */
export const PACES = ["0", "1", "3", "enter"] as const;
/** From soft to loud. */
export const VOLUMES = ["1", "2", "3"] as const;
export const VERBOSITIES = ["short", "normal", "full"] as const;
/** Words a minute of the reader's voice. */
export const RATES = [120, 150, 180, 220, 260, 300, 360, 420, 500, 600] as const;
const SLOWEST = 60;
/** When a table of bots waits for that voice: where somebody uses keys, always, never. */
export const WAITS = ["keys", "always", "never"] as const;

/** What is said so often is known. */
export const TOLD = [0, 1, 2, 3] as const;

export interface Preferences {
  lang: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  volume: (typeof VOLUMES)[number];
  haptics: boolean;
  pace: (typeof PACES)[number];
  verbosity: (typeof VERBOSITIES)[number];
  rate: number;
  waits: (typeof WAITS)[number];
  /** Single-key shortcuts while the hand or the field has focus. */
  keys: boolean;
  /** The last piece of a round plays itself. */
  autoplay: boolean;
  /** One tap plays a piece; else the first chooses and the second plays. */
  oneTap: boolean;
  /** Somebody new is told what to do when it is first to be done. */
  tips: boolean;
  /** What is offered once was offered: sound at the first trick, one tap after three rounds. */
  soundOffered: boolean;
  oneTapOffered: boolean;
  /** How often it was said how a chosen piece is played. */
  chosenTold: (typeof TOLD)[number];
  /** The typing field is open: who touches or points finds it behind a key. */
  field: boolean;
}

const CHOICES: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  lang: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  sound: [true, false],
  volume: VOLUMES,
  haptics: [true, false],
  pace: PACES,
  verbosity: VERBOSITIES,
  rate: RATES,
  waits: WAITS,
  keys: [true, false],
  autoplay: [true, false],
  oneTap: [true, false],
  tips: [true, false],
  soundOffered: [true, false],
  oneTapOffered: [true, false],
  chosenTold: TOLD,
  field: [true, false],
};

function defaults(): Preferences {
  return {
    lang: preferred(navigator.languages),
    theme: "system",
    motion: "system",
    sound: false,
    volume: "2",
    haptics: false,
    pace: "1",
    verbosity: "normal",
    rate: 180,
    waits: "keys",
    keys: true,
    autoplay: true,
    oneTap: false,
    tips: true,
    soundOffered: false,
    oneTapOffered: false,
    chosenTold: 0,
    field: false,
  };
}

/** Any speed may be kept by hand; the settings offer the usual ones. */
const isRate = (name: string, value: unknown): boolean => name === "rate" && Number(value) >= SLOWEST;

/** What was kept, where it is still a choice; storage may be forbidden. */
function kept(): Partial<Preferences> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const valid = Object.entries(CHOICES).filter(
      ([name, choices]) => (choices as readonly unknown[]).includes(found[name]) || isRate(name, found[name]),
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

/** A choice that holds from now on, here and at the next visit. */
export function prefer(chosen: Partial<Preferences>): void {
  Object.assign(preferences, chosen);
  keep();
}

export function reducedMotion(): boolean {
  if (preferences.motion !== "system") return preferences.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
