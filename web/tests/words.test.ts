import "./page";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import laterDe from "virtual:further/de";
import laterEn from "virtual:further/en";
import laterFr from "virtual:further/fr";
import laterIt from "virtual:further/it";
import de from "virtual:words/de";
import en from "virtual:words/en";
import fr from "virtual:words/fr";
import it_ from "virtual:words/it";
import { has, LANGUAGES, say, speak } from "../src/words/words.svelte";

const TEXTS = {
  de: `${de}\n${laterDe}`, en: `${en}\n${laterEn}`, fr: `${fr}\n${laterFr}`, it: `${it_}\n${laterIt}`,
};

describe.each(LANGUAGES)("in %s", (lang) => {
  beforeAll(() => speak(lang));

  it("every message of the catalogue is found, though each is read alone", () => {
    const messages = new FluentResource(TEXTS[lang]).body.map(({ id }) => id);
    expect(messages.length).toBeGreaterThan(500);
    expect(messages.filter((id) => !has(id))).toEqual([]);
    expect(has("no-such-words")).toBe(false);
  });

  it("numbers are written as the language writes them", () => {
    const format = new Intl.NumberFormat(lang);
    for (let points = -1050; points <= 1050; points++)
      expect(say("bonus", { points })).toContain(format.format(points));
  });

  it("a number chooses between one and many", () => {
    const waiting = (count: number) => say("play-bid-waiting", { count, bid: 0 }).replace(String(count), "#");
    expect(waiting(2)).toBe(waiting(3));
    expect(waiting(1)).not.toBe(waiting(2));
  });
});
