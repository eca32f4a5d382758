import "./page";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { deal, deckOf, hmac, messageOf, numbers, thrown, words } from "../src/line/remade";
import { digestOf, hex, sha256, unhex } from "../src/line/sha256";

// The vectors of docs/fair-dealing.md

interface Vectors {
  seed: string; digest: string; numbers: Record<string, string>; pledges: Record<string, string>;
  message: string; block: string; words: number[]; alone: number[]; below: { bound: number; answers: number[] };
  deals: { game: string; players: number; deck: string[]; lot: number; hands: string[][]; centre: string[] }[];
  faces: Record<string, string[]>; throws: Record<string, Record<string, string>>;
}
const PAGE = readFileSync(fileURLToPath(new URL("../../docs/fair-dealing.md", import.meta.url)), "utf8");
const VECTORS = JSON.parse(/```json\n(.*?)```/s.exec(PAGE)![1]!) as Vectors;
const NONCES = [0, 1, 2].map((seat) => VECTORS.numbers[seat] ?? null);
const take = (source: Generator<number>, count: number) => Array.from({ length: count }, () => source.next().value);

describe("the vectors of the page on fair dealing", () => {
  it("have our hashes, our message and our stream", () => {
    expect(hex(sha256(unhex(VECTORS.seed)))).toBe(VECTORS.digest);
    for (const seat of [0, 2]) expect(digestOf(VECTORS.numbers[seat]!)).toBe(VECTORS.pledges[seat]);
    const message = `${messageOf(1, NONCES)}/deal`;
    expect(message).toBe(VECTORS.message);
    expect(hex(hmac(unhex(VECTORS.seed), new TextEncoder().encode(`${message}/0`)))).toBe(VECTORS.block);
    expect(take(words(VECTORS.seed, message), 16)).toEqual(VECTORS.words);
    expect(take(words(VECTORS.seed, `${messageOf(2, [null])}/deal`), 4)).toEqual(VECTORS.alone);
    const below = numbers(VECTORS.seed, message);
    expect(VECTORS.below.answers.map(() => below(VECTORS.below.bound))).toEqual(VECTORS.below.answers);
  });

  it.each(VECTORS.deals)("deal $game for $players as we do", ({ game, players, deck, lot, hands, centre }) => {
    expect(deckOf(game, players)).toEqual(deck);
    const made = deal(game, players, 1, numbers(VECTORS.seed, VECTORS.message))!;
    expect(made.lot).toBe(lot);
    const sorted = (stack: string[], seat: number) => (seat < players ? stack.toSorted() : stack);
    expect(made.stacks.map(sorted)).toEqual(hands.map(sorted));
    expect(made.centre.toSorted()).toEqual(centre.toSorted());
  });

  it("throw as we do", () => {
    for (const [place, faces] of Object.entries(VECTORS.throws))
      for (const [piece, face] of Object.entries(faces))
        expect(thrown("dice", piece, numbers(VECTORS.seed, `${messageOf(1, NONCES)}/${place}`))).toBe(face);
  });
});
