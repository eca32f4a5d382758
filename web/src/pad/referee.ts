/** Who takes a trick and why: the ladder read from the top. The pad has it offline. */
import { trickRulesOf } from "./score";
import type { Capture, Face, Rung, Table } from "./tables.generated";

/** What one capture pays the taker, or costs, by its clause. */
export interface Paid { rule: string; points: number }
/** By their places in the trick: `taker` is null where nobody takes it, and somebody leads all the same. */
export interface Judged { taker: number | null; leader: number; rule: string; paid: Paid[] }
type Placed = readonly [index: number, face: Face];

const PICKS: Record<Rung["pick"], (able: readonly Placed[]) => Placed> = {
  first: (able) => able[0]!,
  last: (able) => able.at(-1)!,
  highest: (able) => able.reduce((best, placed) => (placed[1].value > best[1].value ? placed : best)),
  last_highest: (able) => able.reduce((best, placed) => (placed[1].value >= best[1].value ? placed : best)),
};

export function facesOf(table: Table, codes: readonly string[]): Face[] {
  return codes.map((code) => table.faces[code]!);
}

/** What a trick asks of the next card: a suit, nothing yet, or nothing at all any more. */
export interface Following { suit: string | null; free: boolean }

/** The first face that has a suit or frees the trick decides. */
export function following({ frees, faces }: Table, codes: readonly string[]): Following {
  for (const [at, code] of codes.entries()) {
    if ((at ? frees.later : frees.led).includes(code)) return { suit: null, free: true };
    const suit = faces[code]?.suit;
    if (suit) return { suit, free: false };
  }
  return { suit: null, free: false };
}

/** The suit of the first face that has one, whether it has to be followed or not. */
const ledBy = (faces: readonly Face[]): string | null => faces.find(({ suit }) => suit)?.suit ?? null;

/** Whether the trump is another one in every round. */
export const hasRoundTrump = (table: Table): boolean => {
  const rules = trickRulesOf(table);
  return [...(rules?.ladder ?? []), ...(rules?.captures ?? [])].some(({ suit }) => suit === "trump");
};

/** A face of `table.lost` takes the trick from everybody; who would have it without such faces leads. */
export function judge(table: Table, codes: readonly string[], trump: string | null = null): Judged | null {
  const rule = codes.map((code) => table.lost[code]).find(Boolean);
  if (!rule) return taken(table, codes, trump);
  const kept = codes.flatMap((code, at) => (code in table.lost ? [] : [at]));
  const first = taken(table, kept.map((at) => codes[at]!), trump);
  return { taker: null, leader: kept[first?.leader ?? 0] ?? 0, rule, paid: [] };
}

function taken(table: Table, codes: readonly string[], trump: string | null): Judged | null {
  const faces = facesOf(table, codes);
  const rules = trickRulesOf(table);
  for (const rung of rules?.ladder ?? []) {
    const able = ableOf(rung, faces, trump);
    if (!able.length) continue;
    const [index, winner] = PICKS[rung.pick](able);
    const paid = captured(rules?.captures ?? [], winner, codes, faces, trump);
    return { taker: index, leader: index, rule: rung.rule, paid };
  }
  return null;
}

function ableOf(rung: Rung, faces: readonly Face[], trump: string | null): Placed[] {
  if (rung.beside && !faces.some(({ kind }) => kind === rung.beside)) return [];
  const suit = rung.suit === "led" ? ledBy(faces) : rung.suit === "trump" ? trump : rung.suit;
  const placed = faces.map((face, index) => [index, face] as const);
  const fits = ({ kind, suit: its, value }: Face) =>
    kind === rung.kind && (rung.suit === null || its === suit) && (rung.value === null || value === rung.value);
  return placed.filter(([, face]) => fits(face));
}

function captured(
  captures: readonly Capture[], winner: Face, codes: readonly string[], lying: readonly Face[], trump: string | null,
): Paid[] {
  const pays = ({ faces, suit }: Capture, code: string, at: number) =>
    faces.includes(code) && (suit === null || lying[at]?.suit === (suit === "trump" ? trump : suit));
  const worth = (capture: Capture) => capture.points * codes.filter((code, at) => pays(capture, code, at)).length;
  const able = captures.filter((capture) => (capture.by === null || capture.by === winner.kind) && worth(capture));
  return able.map((capture) => ({ rule: capture.rule, points: worth(capture) }));
}

// Planks

/** Whoever played the card at `index` moves the pirate of `suit` by `by`. */
export interface Step { index: number; suit: string; by: number }
export interface Resolution { steps: Step[]; centre: string[]; leader: number }
interface Owned { owner: number | null; code: string; face: Face }

/** What a full trick does. The first `unowned` cards of it move nobody. */
export function resolve(table: Table, centre: readonly string[], trick: readonly string[], unowned = 0): Resolution {
  const suit = ledBy(facesOf(table, trick));
  const lying = (code: string, owner: number | null): Owned => ({ owner, code, face: table.faces[code]! });
  const cards = [...centre.map((code) => lying(code, null)), ...trick.map(lying)];
  const groups = table.suits.map((colour) => ({
    colour, group: cards.filter(({ face }) => (face.suit ?? suit) === colour),
  }));
  const steps = groups.flatMap(({ colour, group }) => (group.length > 1 ? stepsOf(table, colour, group, unowned) : []));
  return {
    steps: steps.sort(byOrder),
    centre: groups.flatMap(({ group }) => (group.length === 1 ? [group[0]!.code] : [])).sort(),
    leader: leaderOf(facesOf(table, trick)),
  };
}

function byOrder(a: Step, b: Step): number {
  if (a.index !== b.index) return a.index - b.index;
  return a.suit < b.suit ? -1 : a.suit > b.suit ? 1 : a.by - b.by;
}

/** The highest card moves its owner up, the lowest down; the strong values make it two. */
function stepsOf({ planks }: Table, suit: string, group: readonly Owned[], unowned: number): Step[] {
  const ways = [[1, planks?.strong.up], [-1, planks?.strong.down]] as const;
  return ways.flatMap(([way, strong]) => {
    const { owner } = group.reduce((best, card) => (way * card.face.value > way * best.face.value ? card : best));
    const double = group.some(({ face }) => face.suit && face.value === strong);
    return owner === null || owner < unowned ? [] : [{ index: owner, suit, by: way * (double ? 2 : 1) }];
  });
}

/** Of equals the last. */
const leaderOf = (faces: readonly Face[]): number =>
  faces.reduce((best, { value }, index) => (value >= faces[best]!.value ? index : best), 0);

/** Whether one more of this face fits into what the box holds. */
export function inBox({ pieces }: Table, lying: readonly string[], face: string): boolean {
  const piece = pieces.find(({ faces }) => faces.includes(face));
  return !!piece && lying.filter((code) => piece.faces.includes(code)).length < piece.count;
}
