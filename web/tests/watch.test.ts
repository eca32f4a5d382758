import { describe, expect, it } from "vitest";
import { notesOf } from "../src/line/notes";
import { digestOf } from "../src/line/sha256";
import type { Entry, TableState } from "../src/wire.generated";
import {
  acts, dealt, doubts, hear, inRoundTwo, join, lot, made, mary, MARYS, marys, mine, miss,
  playedOut, pledged, pledgesIn, rejoin, remade, revealed, reveals, seal, SEED, session,
  show, shown, socket, table,
} from "./lying_server";
import { folded, NO_AID, played, started } from "./scene";

describe("an honest table", () => {
  it("gets the number when all have pledged, and nothing is doubted", async () => {
    const { lot: dealer, stacks } = made(revealed());
    const pieces = stacks.map(([piece]) => piece!);
    hear(lot(dealer), dealt(pieces[0]!, dealer), { event: "bids_shown", bids: [0, 0, 0] }, ...playedOut(pieces));
    hear(shown(SEED));
    await remade();
    expect([reveals().length, doubts()]).toEqual([1, []]);
  });

  it("may name out who has not pledged, and deal with the rest", () => {
    join();
    hear(seal);
    hear(mine());
    hear({ event: "went_without", seats: [1] }, pledgesIn);
    expect([reveals().length, doubts()]).toEqual([1, []]);
  });

  it.each<[string, Entry[]]>([
    ["comes back after the pledges are in", [{ event: "stood_in", seat: 1, bot: "b" }, pledgesIn, { event: "returned", seat: 1 }]],
    ["sits down after the pledges are in", [{ event: "bot_sat", seat: 1, name: "Bart", bot: "b" }, pledgesIn, { ...mary }]],
  ])("is not doubted where somebody %s", (_, entries) => {
    join();
    hear(seal);
    hear(mine());
    hear(...entries);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) }, lot(0), dealt("R1"));
    expect([reveals().length, doubts()]).toEqual([1, []]);
  });

  it("is not doubted where somebody goes between pledge and number", () => {
    pledged();
    hear(pledgesIn);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) });
    hear({ event: "stood_in", seat: 1, bot: "b" }, lot(0), dealt("R1"));
    expect(doubts()).toEqual([]);
  });

  it("gets the number after a reload between pledge and reveal, and after a view", () => {
    pledged();
    const known = folded(table, [seal, mine(), marys]);
    session.close();
    join(known);
    expect([acts(), doubts()]).toEqual([[], []]);
    hear(pledgesIn);
    expect([reveals().length, doubts()]).toEqual([1, []]);
    rejoin(folded(known, [pledgesIn]));
    expect(doubts()).toEqual([]);
  });

  it("gets no number, and no reproach, where a reload hid who came when", () => {
    join();
    hear(seal);
    const late = folded(table, [
      seal, mine(), { event: "stood_in", seat: 1, bot: "b" }, pledgesIn, { event: "returned", seat: 1 },
    ]);
    session.close();
    miss(5);
    join(late);
    expect([reveals(), doubts()]).toEqual([[], []]);
  });

  it("is not doubted by a second window, whose number nobody has", () => {
    join();
    hear(seal);
    hear({ event: "pledged", seat: 0, digest: "ab".repeat(32) }, marys, pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], []]);
  });

  it("is not doubted where a move is taken back alone among bots", () => {
    join(started());
    hear(seal);
    hear(mine(), pledgesIn);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) }, lot(0), dealt("R1"));
    hear({ event: "bids_shown", bids: [0, 0, 0] }, played(1, "R2"));
    const before = session.table!;
    hear(played(2, "R3"), played(0, "R1"));
    miss(1);
    show(before);
    hear(played(2, "R3"));
    expect(doubts()).toEqual([]);
  });

  it("is not doubted over a new line that is already in the next round, nor after a reload", () => {
    const next = inRoundTwo();
    rejoin(next);
    expect(doubts()).toEqual([]);
    session.close();
    join(next);
    expect(doubts()).toEqual([]);
  });

  it("is not doubted where we lose our seat, and get it again between two rounds", () => {
    const next = inRoundTwo();
    miss(1);
    show(folded(session.table!, [{ event: "bot_sat", seat: 0, name: "Bart", bot: "b" }]), null);
    miss(4);
    show(next);
    expect(doubts()).toEqual([]);
  });

  it("is not doubted over a new line, or by who watches", () => {
    const nonce = revealed();
    hear(lot(made(nonce).lot), dealt(made(nonce).stacks[0]![0]!, made(nonce).lot));
    rejoin(session.table!);
    expect(doubts()).toEqual([]);
    const view = session.table!;
    session.close();
    join(view, null);
    expect([acts(), doubts()]).toEqual([[], []]);
  });
});

describe("no number is shown, and it is said why, where", () => {
  it("the pledges are closed before the puppet has pledged", () => {
    join();
    hear(seal);
    hear(mine());
    hear(pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 early"]]);
    hear(marys);
    expect([reveals(), doubts()]).toEqual([[], ["1 early", "1 late"]]);
  });

  it("the puppet's pledge comes behind the closing in one frame", () => {
    join();
    hear(seal);
    hear(mine(), pledgesIn, marys);
    expect([reveals(), doubts()[0]]).toEqual([[], "1 early"]);
  });

  it("a number is shown before the pledges are closed", () => {
    pledged();
    hear({ event: "revealed", seat: 1, nonce: MARYS });
    hear(pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 early"]]);
  });

  it("a pledge is changed", () => {
    pledged();
    hear({ ...marys, digest: "cd".repeat(32) } as Entry);
    hear(pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 changed"]]);
  });

  it("my own pledge is changed", () => {
    pledged();
    hear({ ...mine(), digest: "cd".repeat(32) } as Entry, pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 changed"]]);
  });

  it("the seed is sealed once more", () => {
    pledged();
    hear({ ...seal, digest: "cd".repeat(32) } as Entry);
    expect([acts().length, doubts()]).toEqual([1, ["1 changed"]]);
  });

  it.each<[string, (known: TableState) => TableState, string]>([
    ["a pledge", ({ next_deal: next, ...rest }) => ({ ...rest, next_deal: { ...next!, pledges: [next!.pledges[0]!, "cd".repeat(32), null] } }), "changed"],
    ["the seal", ({ next_deal: next, ...rest }) => ({ ...rest, next_deal: { ...next!, digest: "cd".repeat(32) } }), "changed"],
    ["the round", (known) => ({ ...known, next_deal: null }), "changed"],
  ])("another view has changed %s, over a new line or after a reload", (_, change, code) => {
    pledged();
    const known = change(folded(table, [seal, mine(), marys]));
    show(known);
    expect(doubts()).toEqual([`1 ${code}`]);
    session.close();
    (sessionStorage as unknown as { clear(): void }).clear();
    pledged();
    session.close();
    join(known);
    expect(doubts()).toContain(`1 ${code}`);
    hear(pledgesIn);
    expect(reveals()).toEqual([]);
  });

  it("a view has a pledge that came too late, or calls for numbers once more", () => {
    join();
    hear(seal);
    hear(mine());
    const named: Entry = { event: "went_without", seats: [1] };
    hear(named, pledgesIn);
    const known = folded(table, [seal, mine(), named, pledgesIn]);
    show({ ...known, next_deal: { ...known.next_deal!, pledges: [known.next_deal!.pledges[0]!, digestOf(MARYS), null] } });
    expect(doubts()).toEqual(["1 late"]);
    show(folded(table, [seal, mine()]));
    expect(doubts()).toContain("1 changed");
  });

  it("a bot's seat pledges", () => {
    pledged();
    hear({ event: "pledged", seat: 2, digest: digestOf(MARYS) }, pledgesIn);
    expect([reveals(), doubts()]).toEqual([[], ["1 bot"]]);
  });

  it("a view calls for the numbers while somebody who is here has not pledged", () => {
    join();
    hear(seal);
    hear(mine());
    show(folded(table, [seal, mine(), pledgesIn]));
    expect(reveals()).toEqual([]);
  });

  it("what was doubted before a reload is still doubted after it", () => {
    join();
    hear(seal);
    const first = mine();
    hear(first, pledgesIn);
    session.close();
    join(folded(table, [seal, first, pledgesIn]));
    expect([reveals(), doubts()]).toEqual([[], ["1 early"]]);
  });
});

describe("it is said that", () => {
  it("a number does not fit its pledge", () => {
    pledged();
    hear(pledgesIn);
    hear({ event: "revealed", seat: 1, nonce: "33".repeat(32) });
    expect(doubts()).toEqual(["1 number"]);
  });

  it("somebody who was named out gave a number after all", () => {
    pledged();
    hear(pledgesIn, { event: "went_without", seats: [1] });
    hear({ event: "revealed", seat: 1, nonce: MARYS });
    expect(doubts()).toEqual(["1 number"]);
  });

  it("a number was left out of the deal without a word", () => {
    pledged();
    hear(pledgesIn);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) }, lot(0), dealt("R1"));
    expect(doubts()).toEqual(["1 left_out"]);
  });

  it("there was a deal without a seed", () => {
    join();
    hear(lot(0), dealt("R1"));
    expect(doubts()).toEqual(["0 deal"]);
  });

  it("the seed is not the one that was sealed", () => {
    revealed();
    hear(lot(0), dealt("R1"), ...playedOut(["R1", "R2", "R3"]), shown("44".repeat(32)));
    expect(doubts()).toEqual(["1 seed"]);
  });

  it("the seed was never shown", () => {
    revealed();
    hear(lot(0), dealt("R1"), ...playedOut(["R1", "R2", "R3"]), { event: "game_over", winners: [0] });
    expect(doubts()).toEqual(["1 seed"]);
  });

  it("the seed is never shown: a view of the round in play has no seal", () => {
    revealed();
    const view = { ...folded(session.table!, [lot(0), dealt("R1")]), next_deal: null };
    show(view);
    expect(doubts()).toEqual(["1 seed"]);
    hear(...playedOut(["R1", "R2", "R3"]), { ...seal, round: 2 } as Entry);
    expect(doubts()).toEqual(["1 seed"]);
    session.close();
    (sessionStorage as unknown as { clear(): void }).clear();
    revealed();
    rejoin(view);
    expect(doubts()).toContain("1 seed");
  });

  it("the seed is never shown: a view is already in the next round, or between the two", () => {
    const next = inRoundTwo();
    show(next);
    expect(doubts()).toEqual(["1 seed"]);
    session.close();
    (sessionStorage as unknown as { clear(): void }).clear();
    inRoundTwo();
    show({ ...folded(session.table!, playedOut(["R1", "R2", "R3"])), next_deal: null });
    expect(doubts()).toEqual(["1 seed"]);
  });

  it("the seed is never shown: we lose our seat for it", () => {
    show(inRoundTwo(), null);
    expect(doubts()).toEqual(["1 seed"]);
  });

  it("a view has come that nothing explains, and hides how it was dealt", () => {
    revealed();
    show(folded(session.table!, [lot(0), dealt("R1")]));
    expect(doubts()).toEqual(["1 changed"]);
  });

  it("a move was taken back, and others were laid", () => {
    join(started());
    hear(seal);
    hear(mine(), pledgesIn);
    hear({ event: "revealed", seat: 0, nonce: String(reveals()[0]!.nonce) }, lot(0), dealt("R1"));
    const bids: Entry = { event: "bids_shown", bids: [0, 0, 0] };
    const before = folded(session.table!, [bids, played(1, "R9")]);
    hear(bids, played(1, "R2"), played(2, "R3"));
    show(before);
    expect(doubts()).toEqual(["1 changed"]);
  });

  it("a round is sealed a second time, when its first seal is long gone", () => {
    revealed();
    hear(shown(SEED), { ...seal, digest: "cd".repeat(32) } as Entry);
    expect(doubts()).toContain("1 changed");
  });

  it.each([1e9, 5, Number.NaN])("a frame is numbered %s, and what comes later is heard all the same", (made) => {
    pledged();
    socket.down({ frame: "events", seq: made, events: [], may: [], due: [], aid: NO_AID });
    expect(doubts()).toEqual(["1 changed"]);
    hear(pledgesIn);
    expect([session.table!.next_deal!.revealing, reveals()]).toEqual([true, []]);
    expect(notesOf("ID")).toContain(`{"seq":14,"event":"pledges_in"}`);
  });

  it("entries are missing, and what has come is heard all the same", () => {
    pledged();
    miss(7);
    hear(pledgesIn);
    hear({ event: "revealed", seat: 1, nonce: MARYS });
    expect([doubts(), session.table!.next_deal!.nonces[1]]).toEqual([["1 changed"], MARYS]);
  });

  it.each([
    ["my hand", (piece: string) => [piece === "SK" ? "ES" : "SK", "", ""]],
    ["another's hand", () => ["", "SK", ""]],
  ])("%s is not what seed and numbers make", async (_, forge) => {
    const { lot: dealer, stacks } = made(revealed());
    const forged = forge(stacks[0]![0]!);
    const pieces = stacks.map(([piece], seat) => forged[seat] || piece!);
    if (String(pieces) === String(stacks.map(([piece]) => piece))) pieces[1] = "ES";
    hear(lot(dealer), dealt(pieces[0]!, dealer), ...playedOut(pieces), shown(SEED));
    await remade();
    expect(doubts()).toEqual(["1 deal"]);
  });

  it("the lot is not what seed and numbers make", async () => {
    const { lot: dealer, stacks } = made(revealed());
    const pieces = stacks.map(([piece]) => piece!);
    const other = (dealer + 1) % 3;
    hear(lot(other), dealt(pieces[0]!, other), ...playedOut(pieces), shown(SEED));
    await remade();
    expect(doubts()).toEqual(["1 deal"]);
  });
});
