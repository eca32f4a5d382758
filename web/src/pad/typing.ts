/** Numbers by keys: a digit is enough wherever no longer number can be meant. */
export interface Typed { said: number[]; pending: string }

/** In round ten a 1 waits for Enter or a 0; any other digit says the 1 and begins the next number. */
export function typed(pending: string, digit: string, most: number): Typed {
  const number = Number(pending + digit);
  if (pending && number > most) {
    const next = typed("", digit, most);
    return { said: [Number(pending), ...next.said], pending: next.pending };
  }
  if (number > most) return { said: [], pending: "" };
  return number > 0 && number * 10 <= most ? { said: [], pending: pending + digit } : { said: [number], pending: "" };
}
