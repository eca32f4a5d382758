import "./page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { simply, type Message } from "../src/speech/message";
import { duration, Voice } from "../src/speech/voice";

let joins = false;
let said: string[] = [];
let voice: Voice;
const at = (kind: string, text: string) => void said.push(`${Date.now()} ${kind}: ${text}`);
const log = (text: string) => simply("log", text);
const texts = () => said.map((line) => line.replace(/^\d+ \w+: /, ""));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  joins = false;
  said = [];
  voice = new Voice(at, () => ({ rate: 180, joins }));
});
afterEach(() => vi.useRealTimers());

describe("one voice", () => {
  it("says a message when the one before had its time, in order, none over another", () => {
    for (const text of ["one two three", "four five", "six"]) voice.tell(log(text));
    expect(texts()).toEqual(["one two three"]);
    expect(voice.left).toBeGreaterThanOrEqual(2000);
    vi.advanceTimersByTime(1000);
    expect(said.length).toBe(1);
    vi.runAllTimers();
    const second = duration("one two three", 180);
    const third = Math.ceil(second) + duration("four five", 180);
    expect(said).toEqual([
      "0 log: one two three", `${Math.ceil(second)} log: four five`, `${Math.ceil(third)} log: six`,
    ]);
    vi.advanceTimersByTime(1000);
    expect(voice.left).toBe(0);
  });

  it("does not say what was taken back", () => {
    voice.tell(log("You bid 1"));
    voice.tell(log("Bart leads"));
    voice.forget();
    voice.answer("Taken back");
    voice.tell(log("Your bid"));
    vi.runAllTimers();
    expect(texts()).toEqual(["You bid 1", "Taken back", "Your bid"]);
  });

  it("says what was before that, and the turn that comes again anew", () => {
    const part = (seq: number, text: string, turn: string): Message => ({
      kind: "turn", parts: [{ is: "result", text: `Result ${seq}`, seq }, { is: "told", text, seq, turn }],
    });
    voice.tell(part(1, "Red 3", "choose-1"));
    voice.tell(part(2, "Red 5, 6", "choose-2"));
    voice.tell(part(3, "Bart is winning", "play-2"));
    voice.forget(3, "choose-2");
    voice.answer("Taken back");
    voice.tell(log("Red 5, 6. Your bid"));
    vi.runAllTimers();
    expect(texts()).toEqual([
      "Result 1 Red 3", "Taken back", "Result 1 Red 3", "Result 2", "Red 5, 6. Your bid",
    ]);
  });

  it("confirms what I did before older news, which are said afterwards without the turn that is over", () => {
    voice.tell({ kind: "turn", parts: [{ is: "result", text: "Bart took it." }, { is: "turn", text: "Your turn." }] });
    voice.tell(log("Round 2"));
    voice.answer("Red is chosen");
    voice.moved();
    voice.confirm(simply("answer", "You throw Red 2"), 650);
    expect(texts().at(-1)).toBe("Red is chosen");
    vi.advanceTimersByTime(650);
    expect(texts().at(-1)).toBe("You throw Red 2");
    vi.runAllTimers();
    expect(texts().slice(-2)).toEqual(["Bart took it.", "Round 2"]);
  });

  it("lets what is asked after a throw be heard to its end", () => {
    voice.confirm(simply("answer", "You throw Red 2"), 650);
    voice.answer("Bart is ahead with Red 9");
    expect(voice.left).toBeGreaterThan(duration("You throw Red 2", 180));
    vi.runAllTimers();
    expect(texts()).toEqual(["Bart is ahead with Red 9", "You throw Red 2"]);
  });

  it("answers at once, and says afterwards what that has pushed aside", () => {
    voice.tell(log("Bart takes the trick"));
    voice.tell(log("Your turn"));
    vi.advanceTimersByTime(100);
    voice.answer("Your hand: Red 3");
    vi.runAllTimers();
    expect(texts()).toEqual([
      "Bart takes the trick", "Your hand: Red 3", "Bart takes the trick", "Your turn",
    ]);
  });

  it("drops an answer when the next one is asked for, and repeats nothing that was heard to its end", () => {
    voice.tell(log("Bart takes the trick"));
    vi.advanceTimersByTime(5000);
    voice.answer("first");
    voice.answer("second");
    vi.runAllTimers();
    expect(texts()).toEqual(["Bart takes the trick", "first", "second"]);
  });

  it("lets a clock cut in, and nothing is lost by it", () => {
    voice.answer("Your hand: Red 3, Blue 12");
    vi.advanceTimersByTime(100);
    voice.warn("20 seconds left");
    vi.runAllTimers();
    expect(said.map((line) => line.replace(/^\d+ /, ""))).toEqual([
      "answer: Your hand: Red 3, Blue 12", "clock: 20 seconds left", "answer: Your hand: Red 3, Blue 12",
    ]);
  });

  it("takes a long word for several", () => {
    expect(duration("Durchgangsergebnis", 180)).toBeGreaterThan(duration("Runde", 180));
  });
});

describe("what is unsaid at a table that does not wait", () => {
  const trick = (taker: string): Message => ({
    kind: "log",
    parts: [
      { is: "play", text: "Bart Red 3" },
      { is: "play", text: "Calico Red 9" },
      { is: "result", text: `${taker} takes the trick, 1 of 2.`, brief: `${taker} took it.` },
    ],
  });
  const turn: Message = {
    kind: "turn",
    parts: [{ is: "play", text: "Davy Blue 4" }, { is: "turn", text: "Your turn." }],
  };

  beforeEach(() => (joins = true));

  it("becomes one shorter message: results, what lies there now, and my turn", () => {
    voice.tell(log("Round 2."));
    for (const message of [trick("Bart"), turn, trick("Calico"), turn]) voice.tell(message);
    vi.runAllTimers();
    expect(texts()).toEqual(["Round 2.", "Bart took it. Calico took it. Davy Blue 4. Your turn."]);
  });

  it("is said as it is where it is only one", () => {
    voice.tell(trick("Bart"));
    expect(texts()).toEqual(["Bart Red 3, Calico Red 9. Bart takes the trick, 1 of 2."]);
  });

  it("leaves a new hand to itself", () => {
    for (const message of [log("Round 2."), trick("Bart"), trick("Calico")]) voice.tell(message);
    voice.tell({ ...log("Your hand: Red 3."), apart: true });
    vi.runAllTimers();
    expect(texts().slice(1)).toEqual(["Bart took it. Calico took it.", "Your hand: Red 3."]);
  });
});

it("forgets that it was my turn once I have moved, and nothing else", () => {
  voice.tell(log("Round 2."));
  voice.tell({ kind: "turn", parts: [{ is: "result", text: "Bart took it." }, { is: "turn", text: "Your turn." }] });
  voice.moved();
  vi.runAllTimers();
  expect(texts()).toEqual(["Round 2.", "Bart took it."]);
});

it("does not say a tip again once what it is about was done", () => {
  voice.tell(simply("log", "Guess how many tricks you will win.", "tip"));
  vi.advanceTimersByTime(100);
  voice.moved();
  voice.confirm(simply("answer", "You bid 0"), 0);
  vi.runAllTimers();
  expect(texts()).toEqual(["Guess how many tricks you will win.", "You bid 0"]);
});
