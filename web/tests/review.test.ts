import "./page";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read } from "../src/replay/record";
import { before, steps } from "../src/replay/steps";
import {
  bars, bestMove, bidding, dearest, firstKind, firstSeat, lessonOf, madeAs, scale, shareOfGood, summary, tenths, type Decision,
} from "../src/review/judged";
import { speakReview } from "../src/review/words";
import { has, speak } from "../src/words/words.svelte";

function made(
  seat: number, round: number, trick: number, cost: number, at = 0, kind = trick ? "play R1" : "bid 1",
): Decision {
  const [chosen, best] = [{ move: kind, points: -cost }, { move: kind, points: 0 }];
  return { seat, round, trick, at, chosen, best, cost, reasons: [] };
}

describe("a review in numbers", () => {
  const own = [made(0, 1, 0, 0), made(0, 1, 1, 1.4), made(0, 2, 0, 5.3), made(0, 2, 1, 0.4), made(0, 2, 2, 0)];

  it("adds up, whatever is rounded", () => {
    expect(summary(own)).toEqual({ cost: 7, before: 5, after: 2, count: 5, same: 2 });
    expect(summary([made(0, 1, 0, 0.5), made(0, 1, 1, 0.5)])).toMatchObject({ cost: 1, before: 1, after: 0 });
    expect(summary([])).toEqual({ cost: 0, before: 0, after: 0, count: 0, same: 0 });
  });

  it("begins with what went well", () => {
    expect(shareOfGood(own)).toBe(60);
    expect(shareOfGood([])).toBe(100);
    const proud = { ...made(0, 3, 0, 0, 7), chosen: { move: "bid 2", points: 31 } };
    expect(bestMove([...own, proud])?.at).toBe(7);
    expect(bestMove([made(0, 1, 1, 2)])).toBeNull();
  });

  it("has one lesson: where the most was given away", () => {
    const bids = { rounds: 3, kept: 1, zeros: 0, zerosKept: 0, high: 2, low: 0 };
    expect(lessonOf(own, bids)).toBe("high");
    expect(lessonOf(own, { ...bids, high: 0, low: 1 })).toBe("low");
    expect(lessonOf(own, { ...bids, high: 1, low: 1 })).toBe("bid");
    expect(lessonOf([made(0, 1, 0, 3, 0, "place front R8 Y5 G5 B2")], null)).toBe("place");
    expect(lessonOf([made(0, 1, 1, 3)], bids)).toBe("play");
    expect(lessonOf([made(0, 1, 1, 0)], bids)).toBe("none");
  });

  it("has a bar for every round, also for one without a choice", () => {
    expect(bars(own, 3)).toEqual([
      { round: 1, before: 0, after: 1 }, { round: 2, before: 5, after: 1 }, { round: 3, before: 0, after: 0 },
    ]);
  });

  it("lists the dearest first, and nothing that is no news", () => {
    expect(dearest(own).map(({ cost }) => cost)).toEqual([5.3, 1.4]);
    expect(own.map(madeAs)).toEqual(["bid", "play", "bid", "play", "play"]);
  });

  it("judges what only some games ask by its name", async () => {
    await speak("en");
    await speakReview();
    const picks = [made(0, 1, 0, 3, 0, "shot grape"), made(0, 1, 2, 0, 0, "pass")];
    expect(picks.map(madeAs)).toEqual(["pick", "pick"]);
    expect(firstKind(picks)).toBe("pick");
    expect(firstKind([...own, ...picks])).toBe("pick");
    expect(firstKind(own)).toBe("bid");
    expect(firstKind([made(0, 1, 1, 3)])).toBeNull();
    expect(lessonOf(picks, null)).toBe("pick");
    for (const key of ["review-pick-at", "review-kind-pick", "review-lesson-pick", "review-split-pick"])
      expect(has(key)).toBe(true);
  });

  it("has at most six lines, the last one not below the highest bar", () => {
    for (let most = 1; most < 300; most++) {
      const lines = scale(most);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
    }
  });

  it("shows the seat that is asked for, else the first person's", () => {
    const seats = [{ name: "Bart", bot: "heuristic" }, { name: "Anne", bot: null }];
    const review = { game: "dice", seats, decisions: [] };
    expect(["#0", "#1", "#2", "#main", ""].map((hash) => firstSeat(review, hash))).toEqual([0, 1, 1, 1, 1]);
  });

  it("writes a minus as a minus", () => expect([tenths(-3.14), tenths(2)]).toEqual(["−3.1", "2.0"]));
});

describe("the moment of a decision", () => {
  const text = readFileSync(new URL("../../tests/playthroughs/records/v2-skull_king.jsonl", import.meta.url), "utf8");
  const story = read(text);
  const all = steps(story);

  it("is what was seen when it was made", () => {
    story.entries.forEach((entry, at) => {
      const step = all[before(all, `#${at}`)];
      if (entry.event === "played")
        expect(step?.after.play?.hands[entry.seat]).toContain(entry.piece);
      if (entry.event === "sealed") expect(step?.entry.event).toBe("dealt");
    });
  });

  it("is the beginning where the address names none", () => {
    expect(["", "#main", "#-1"].map((hash) => before(all, hash))).toEqual([0, 0, 0]);
    expect(before(all, "#9999")).toBe(all.length - 1);
  });

  it("the bids are counted as the sheet has them", () => {
    const play = all.at(-1)?.after.play;
    const found = play && bidding(play, 0);
    expect(found?.rounds).toBe(10);
    expect((found?.kept ?? 0) + (found?.high ?? 0) + (found?.low ?? 0)).toBe(10);
  });
});
