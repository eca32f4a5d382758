/** The dots under a doubloon's number, as they feel: the number sign, then the digit. */
const NUMBER_SIGN = "3456";
const DIGITS = ["245", "1", "12", "14", "145", "15", "124", "1245", "125", "24"];

export interface Dot {
  cx: number;
  cy: number;
  raised: boolean;
}

/** Two cells of six dots each, left of the code. */
export function dots(digit: string): Dot[] {
  const cells = [NUMBER_SIGN, DIGITS[Number(digit)] ?? ""];
  return cells.flatMap((cell, i) =>
    [1, 2, 3, 4, 5, 6].map((dot) => ({
      cx: 35.5 + 11 * i + (dot > 3 ? 4.6 : 0),
      cy: 67.5 + 4.6 * ((dot - 1) % 3),
      raised: cell.includes(String(dot)),
    })),
  );
}
