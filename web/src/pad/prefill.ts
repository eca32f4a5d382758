/** What need not be tapped: tricks are what was bid, and the last open seat has what is left, unless
 *  that may be nobody's (`loses`). */
type Numbers = readonly (number | null)[];

/** `said` is what was tapped, null where nothing was; the same without holes, as far as can be. */
export function filled(tricks: number, bids: Numbers, said: Numbers, loses = false): (number | null)[] {
  const won = said.map((each, seat) => each ?? bids[seat] ?? null);
  const [last, ...more] = said.flatMap((each, seat) => (each === null ? [seat] : []));
  if (last === undefined || more.length || loses) return won;
  const left = tricks - sum(said);
  if (left >= 0 && left <= tricks) won[last] = left;
  return won;
}

export const sum = (numbers: Numbers): number => numbers.reduce<number>((total, each) => total + (each ?? 0), 0);

export type Problem =
  | { code: "pad_bids_missing" | "pad_spaces_missing" | "pad_tricks_missing"; seats: number[] }
  | { code: "pad_tricks_over" | "pad_tricks_under"; sum: number; tricks: number; off: number };

/** Tricks that do not add up, or are more than were played: by how many. */
export function off(tricks: number, won: Numbers, loses = false): Problem | null {
  const total = sum(won);
  if (total === tricks || (loses && total < tricks)) return null;
  const code = total > tricks ? "pad_tricks_over" : "pad_tricks_under";
  return { code, sum: total, tricks, off: Math.abs(total - tricks) };
}
