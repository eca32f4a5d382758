/** What each learning page tells, in order: keys of sentences, and the rules they put in words. */
import type { GameId } from "../router.svelte";

/** A sentence of `learn.ftl` and the number of the rule it tells. */
export type Told = readonly [key: string, rule: string];
export interface Row { stem: string; icon: string; rule: string }
export interface Step { stem: string; pieces: readonly string[] }
export interface Section { title: string; told: readonly Told[] }

export interface Lesson {
  /** The three that beat each other in a ring, where the game has them. */
  circle: boolean;
  steps: readonly Step[];
  columns: readonly string[];
  rows: readonly Row[];
  order: readonly Told[];
  sections: readonly Section[];
  /** Questions of `docs/notation.md` about points, answered by the referee. */
  scores: readonly object[];
  /** Tricks for the lab. */
  tricks: readonly { trick: readonly string[]; center?: readonly string[] }[];
}

const BEATS = ["beats", "loses", "two"] as const;

const SCORING: readonly Told[] = [
  ["rule-made", "SK17"],
  ["rule-missed", "SK18"],
  ["rule-zero", "SK19"],
  ["rule-zero-broken", "SK20"],
  ["rule-bonus-king", "SK21"],
  ["rule-bonus-mermaid", "SK22"],
];

const RING: readonly Row[] = [
  { stem: "king", icon: "king", rule: "SK11" },
  { stem: "pirate", icon: "pirate", rule: "SK12" },
  { stem: "mermaid", icon: "mermaid", rule: "SK10 SK13" },
  { stem: "mary", icon: "mary", rule: "SK9" },
];

const FIRST_FOUR: readonly Told[] = [
  ["order-mermaid-king", "SK10"],
  ["order-king", "SK11"],
  ["order-pirate", "SK12"],
  ["order-mermaid", "SK13"],
];

const EXAMPLES = [
  { round: 3, bid: 3, won: 3, bonus: 0 },
  { round: 5, bid: 2, won: 2, bonus: 30 },
  { round: 6, bid: 5, won: 1, bonus: 0 },
  { round: 4, bid: 0, won: 0, bonus: 0 },
  { round: 6, bid: 0, won: 2, bonus: 0 },
] as const;

const skull_king: Lesson = {
  circle: true,
  steps: [
    { stem: "black", pieces: ["K13", "K7", "K1"] },
    { stem: "led", pieces: ["R13", "R7", "R1"] },
    { stem: "escape", pieces: ["Y12", "B9", "ES"] },
  ],
  columns: BEATS,
  rows: [
    ...RING,
    { stem: "black", icon: "banner", rule: "SK14" },
    { stem: "led", icon: "coins", rule: "SK15" },
    { stem: "escape", icon: "escape", rule: "SK16" },
  ],
  order: [...FIRST_FOUR, ["order-black", "SK14"], ["order-led", "SK15"], ["order-escape", "SK16"]],
  sections: [
    { title: "box", told: [["rule-sk-box", "SK1"]] },
    {
      title: "round",
      told: [
        ["rule-sk-deal", "SK2"],
        ["rule-bid", "SK3"],
        ["rule-lead", "SK4"],
        ["rule-dealer", "SK5"],
      ],
    },
    {
      title: "follow",
      told: [
        ["rule-sk-first", "SK6"],
        ["rule-sk-follow", "SK7"],
        ["rule-sk-black", "SK8"],
        ["rule-mary", "SK9"],
      ],
    },
    { title: "score", told: [...SCORING, ["rule-sk-end", "SK23"], ["rule-tie", "G1"]] },
  ],
  scores: EXAMPLES,
  tricks: [
    { trick: ["Y2", "Y12", "B13", "K1"] },
    { trick: ["PI", "SK", "K13", "ME"] },
    { trick: ["ME", "SM+", "PI", "R3"] },
    { trick: ["ES", "SM-", "ES"] },
  ],
};

const dice: Lesson = {
  circle: true,
  steps: [
    { stem: "d-number", pieces: ["K7", "Y7", "B5"] },
    { stem: "d-flag", pieces: ["YF", "PIF", "SKF"] },
  ],
  columns: BEATS,
  rows: [
    { stem: "d-king", icon: "king", rule: "DI8" },
    { stem: "d-pirate", icon: "pirate", rule: "DI9" },
    { stem: "d-mermaid", icon: "mermaid", rule: "DI7 DI10" },
    { stem: "d-number", icon: "banner", rule: "DI11" },
    { stem: "d-flag", icon: "escape", rule: "DI12" },
  ],
  order: [
    ["order-d-mermaid-king", "DI7"],
    ["order-d-king", "DI8"],
    ["order-d-pirate", "DI9"],
    ["order-d-mermaid", "DI10"],
    ["order-d-number", "DI11"],
    ["order-d-flag", "DI12"],
  ],
  sections: [
    { title: "box", told: [["rule-di-box", "DI1"], ["rule-di-special", "DI1"]] },
    { title: "round", told: [["rule-di-round", "DI3"], ["rule-bid", "DI4"], ["rule-di-start", "DI5"]] },
    {
      title: "follow",
      told: [
        ["rule-di-first", "DI6"],
        ["rule-di-follow", "DI6"],
        ["rule-di-yellow", "DI6"],
      ],
    },
    {
      title: "score",
      told: [
        ["rule-made", "DI13"],
        ["rule-missed", "DI13"],
        ["rule-zero", "DI13"],
        ["rule-zero-broken", "DI13"],
        ["rule-di-bonus-king", "DI14"],
        ["rule-di-bonus-mermaid", "DI15"],
        ["rule-landlubber", "DI16"],
        ["rule-di-end", "DI17"],
        ["rule-tie", "G1"],
      ],
    },
  ],
  scores: [...EXAMPLES, { round: 6, bid: 5, won: 1, bonus: 0, scoring: "landlubber" }],
  tricks: [
    { trick: ["K6", "K7", "R2", "Y7", "K5"] },
    { trick: ["PI", "SK", "K5", "K7", "ME"] },
    { trick: ["PI", "SK", "K5", "K7", "MEF"] },
    { trick: ["YF", "PIF", "SKF"] },
  ],
};

const doubloons: Lesson = {
  circle: true,
  steps: [
    { stem: "star", pieces: ["S9", "S5", "S0"] },
    { stem: "shape", pieces: ["C9", "C5", "C0"] },
    { stem: "flag", pieces: ["T8", "Q6", "FL"] },
  ],
  columns: BEATS,
  rows: [
    ...RING,
    { stem: "star", icon: "star", rule: "SK14" },
    { stem: "shape", icon: "cir", rule: "SK15" },
    { stem: "flag", icon: "escape", rule: "SK16" },
  ],
  order: [...FIRST_FOUR, ["order-star", "SK14"], ["order-shape", "SK15"], ["order-flag", "SK16"]],
  sections: [
    { title: "box", told: [["rule-do-box", "DO1"], ["rule-do-touch", "DO5"]] },
    {
      title: "round",
      told: [
        ["rule-do-rounds", "DO2"],
        ["rule-bid", "SK3"],
        ["rule-lead", "SK4"],
        ["rule-dealer", "SK5"],
      ],
    },
    {
      title: "follow",
      told: [
        ["rule-do-first", "DO3"],
        ["rule-do-follow", "SK7"],
        ["rule-do-pirate", "DO4"],
        ["rule-mary", "SK9"],
      ],
    },
    { title: "score", told: [...SCORING, ["rule-do-end", "SK23"], ["rule-tie", "G1"]] },
  ],
  scores: EXAMPLES,
  tricks: [
    { trick: ["C2", "C9", "T8", "S0"] },
    { trick: ["PI", "SK", "S9", "ME"] },
    { trick: ["C0", "FL", "Q9"] },
    { trick: ["FL", "SM-", "FL"] },
  ],
};

const skull_queen: Lesson = {
  circle: false,
  steps: [
    { stem: "q-highest", pieces: ["B6", "B8", "B12"] },
    { stem: "q-lowest", pieces: ["B3", "B5", "B9"] },
    { stem: "q-single", pieces: ["G7"] },
    { stem: "q-wild", pieces: ["MO", "FM"] },
  ],
  columns: ["does", "mind"],
  rows: [
    { stem: "q-highest", icon: "i-up", rule: "SQ8" },
    { stem: "q-lowest", icon: "i-down", rule: "SQ8" },
    { stem: "q-eight", icon: "aye", rule: "SQ8" },
    { stem: "q-five", icon: "snack", rule: "SQ8" },
    { stem: "q-single", icon: "bottle", rule: "SQ7" },
    { stem: "q-monkey", icon: "monkey", rule: "SQ6" },
    { stem: "q-mate", icon: "mate", rule: "SQ6" },
  ],
  order: [
    ["order-q-look", "SQ7"],
    ["order-q-single", "SQ7"],
    ["order-q-up", "SQ8"],
    ["order-q-down", "SQ8"],
    ["order-q-owner", "SQ8"],
    ["order-q-water", "SQ9"],
    ["order-q-lead", "SQ11"],
  ],
  sections: [
    { title: "box", told: [["rule-sq-box", "SQ1"], ["rule-sq-few", "SQ2"], ["rule-sq-plank", "SQ3"]] },
    { title: "round", told: [["rule-sq-deal", "SQ4"], ["rule-sq-place", "SQ5"], ["rule-sq-first", "SQ5"]] },
    { title: "follow", told: [["rule-sq-follow", "SQ6"], ["rule-sq-wild", "SQ6"]] },
    {
      title: "resolve",
      told: [
        ["rule-sq-must", "SQ8"],
        ["rule-sq-aside", "SQ10"],
        ["rule-sq-lead", "SQ11"],
        ["rule-sq-open", "SQ12"],
      ],
    },
    { title: "score", told: [["rule-sq-score", "SQ13"], ["rule-tie", "G1"]] },
    {
      title: "two",
      told: [
        ["rule-sq-king", "SQ14"],
        ["rule-sq-both", "SQ14"],
        ["rule-sq-kingwild", "SQ15"],
      ],
    },
  ],
  scores: [
    { spaces: [8, 5, 2, null] },
    { spaces: [3, 3, 3, 3] },
    { spaces: [8, 8, null, null] },
    { spaces: [null, null, null, null] },
  ],
  tricks: [
    { center: ["Y4", "B3"], trick: ["B6", "G7", "B12", "B8"] },
    { center: [], trick: ["R5", "R2", "FM", "Y9"] },
    { center: ["G1"], trick: ["G8", "MO", "G4"] },
  ],
};

export const LESSONS: Record<GameId, Lesson> = { skull_king, dice, doubloons, skull_queen };
