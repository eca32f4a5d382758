/**
 * What others have to read: a name in which every character can be seen.
 * The same rule as `rules/characters.py`; tests/web/pad_vectors.py compares the two.
 */
import { NAME_LENGTH } from "../wire.generated";
import type { Refusing } from "./refusals";

export { NAME_LENGTH };
const [MARKS_OF_ANY, MARKS_OF_A_SCRIPT] = [2, 4];
const [JOINER, NON_JOINER, EMOJI_STYLE, KEYCAP] = ["\u200d", "\u200c", "\ufe0f", "\u20e3"];
const BLANK =
  /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc\u{1d159}\u{e0100}-\u{e01ef}]/u;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Me}]/u;
const PICTURE = /[©®‼⁉〰〽\u{1f000}-\u{1faff}]|(?=[\u2190-\u{10ffff}])[\p{So}\p{Sm}]/u;
const MARK = /[\p{Mn}\p{Mc}]/u;
const GENERAL_MARK = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\ufe20-\ufe2f]/u;
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/u;
const KEY = /[0-9#*]/;
const SPACES = /\p{Zs}+/u;

// Some marks of Arabic and Devanagari are nobody's in Unicode.
const NOBODYS = /(?![\u0640\u064b-\u0655\u0670\u0951-\u0954])[\p{Script=Common}\p{Script=Inherited}]/u;
const OF_A_SCRIPT = /[\p{L}\p{M}]/u;
const SCRIPTS: readonly [string, RegExp][] = [
  ["Arabic", /[\p{Script=Arabic}\u0640\u064b-\u0655\u0670]/u],
  ["Devanagari", /[\p{Script=Devanagari}\u0951-\u0954]/u],
  ...[
    "Armenian", "Bengali", "Bopomofo", "Cyrillic", "Ethiopic", "Georgian", "Greek", "Gujarati", "Gurmukhi", "Hangul",
    "Han", "Hebrew", "Hiragana", "Kannada", "Katakana", "Khmer", "Lao", "Latin", "Malayalam", "Myanmar", "Oriya",
    "Sinhala", "Tamil", "Telugu", "Thaana", "Thai", "Tibetan",
  ].map((name): [string, RegExp] => [name, new RegExp(`\\p{Script=${name}}`, "u")]),
];
/** Letters of phonetics, music and old books, but for those with which people write their names today. */
const LEARNED =
  /(?![əɛɔɓɗɖɣɲɩʊʋꞋꞌ])[\u01bf\u01f7\u0250-\u02af\u1cd0-\u1cfa\u1d00-\u1dbf\u2132\u214e\u2183\u2184\u2c60-\u2c7f\u303c\ua720-\ua7ff\ua9cf\uab30-\uab6f\u{10000}-\u{1d3ff}\u{1df00}-\u{1e08f}]/u;
/** What is written together: the highly restrictive level of Unicode's report 39. */
const TOGETHER = [
  ["Latin", "Han", "Hiragana", "Katakana"], ["Latin", "Han", "Bopomofo"], ["Latin", "Han", "Hangul"],
];

/** The name as it is kept, in one spelling and with single spaces; or why it cannot be one. */
export function checkName(text: string): string | Refusing {
  const name = text.normalize("NFC");
  const found = judged(name).find(({ wrong }) => wrong);
  if (found?.wrong === "marks") return { code: "name_marks", facts: { most: MARKS_OF_ANY } };
  if (found) return { code: "name_unseen", facts: { character: codeOf(found.char) } };
  const strange = [...name].find((char) => !isUsual(char));
  if (strange) return { code: "name_letter", facts: { character: codeOf(strange) } };
  const kept = spaced(name);
  if (!kept || [...kept].length > NAME_LENGTH) return { code: "text_length", facts: { most: NAME_LENGTH } };
  const word = kept.split(" ").find((each) => unmixed(each) !== each);
  return word === undefined ? kept : { code: "name_scripts", facts: { word } };
}

/** What is left of an old name; what is left out brings its neighbours together, so it is looked at again. */
export function cleanName(text: string): string {
  for (;;) {
    const seen = judged(text.normalize("NFC").replace(/\p{Cc}/gu, " ")).filter(({ char, wrong }) => !wrong && isUsual(char));
    const better = spaced(spaced(seen.map(({ char }) => char).join("")).split(" ").map(unmixed).join(" "));
    if (better === text) return text;
    text = better;
  }
}

const spaced = (text: string): string => text.split(SPACES).filter(Boolean).join(" ");
const codeOf = (char: string): string => `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;

// One character where it stands

interface Judged { char: string; wrong: "unseen" | "marks" | null }

/** Each character, and what is wrong with it behind those that were right. */
function judged(text: string): Judged[] {
  const right: string[] = [];
  return [...text].map((char, at, all) => {
    const seen = isSeen(right.at(-1) ?? "", char, all[at + 1] ?? "");
    const wrong = !seen ? "unseen" : isMark(char) && !isCarried(right, char) ? "marks" : null;
    if (!wrong) right.push(char);
    return { char, wrong };
  });
}

function isSeen(before: string, char: string, after: string): boolean {
  switch (char) {
    case JOINER:
      return ((isPicture(before) || before === EMOJI_STYLE) && isPicture(after)) || isJoined(before, after);
    case NON_JOINER:
      return isJoined(before, after) || (scriptOf(before) === "Arabic" && scriptOf(after) === "Arabic");
    case EMOJI_STYLE:
      return isPicture(before) || (KEY.test(before) && after === KEYCAP);
    case KEYCAP:
      return KEY.test(before) || before === EMOJI_STYLE;
    default:
      return !BLANK.test(char) && (isPicture(char) || !UNSEEN.test(char));
  }
}

/** Indian letters are joined otherwise with one of the two behind their vowel killer. */
const isJoined = (before: string, after: string): boolean => VIRAMA.test(before) && /\p{Lo}/u.test(after) && !BLANK.test(after);
const isPicture = (char: string): boolean => PICTURE.test(char) && !BLANK.test(char);
const isMark = (char: string): boolean => MARK.test(char) && !BLANK.test(char);

/** By a letter, and not too many on one. */
function isCarried(before: readonly string[], mark: string): boolean {
  let marks = 0;
  while (isMark(before.at(-1 - marks) ?? "")) marks += 1;
  const carrier = before.at(-1 - marks) ?? " ";
  return !SPACES.test(carrier) && marks < (GENERAL_MARK.test(mark) ? MARKS_OF_ANY : MARKS_OF_A_SCRIPT);
}

// Alphabets

/** The word without the letters of other alphabets than its first one's. */
function unmixed(word: string): string {
  let found: string[] = [];
  return [...word]
    .filter((char) => {
      const wider = [...new Set([...found, ...scriptsOf(char)])];
      const fits = wider.length < 2 || TOGETHER.some((company) => wider.every((each) => company.includes(each)));
      if (fits) found = wider;
      return fits;
    })
    .join("");
}

/** Of an alphabet in everyday use, as Unicode's report 31 lists them, and of its own letters. */
const isUsual = (char: string): boolean =>
  !OF_A_SCRIPT.test(char) || (!scriptsOf(char).includes("Other") && !LEARNED.test(char));

/** Of a ligature, or a letter drawn in another style: those of what it stands for. */
const scriptsOf = (char: string): string[] => [...char.normalize("NFKC")].map(scriptOf).filter(Boolean);

/** Letters and marks of scripts that hardly anybody writes count as one script. */
function scriptOf(char: string): string {
  if (!OF_A_SCRIPT.test(char) || NOBODYS.test(char)) return "";
  return SCRIPTS.find(([, letters]) => letters.test(char))?.[0] ?? "Other";
}
