/** Numbers as the page writes them. */

/** A total: its minus is as long as a plus is wide. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A sentence with numbers below zero: each gets that minus too. */
export const minus = (text: string): string => text.replace(/(?<=^|\s)-(?=\d)/g, "−");

/** Points with their sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
