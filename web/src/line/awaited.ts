/** Whoever speaks says here how long it still takes; the table shows nothing new before. */
export const voice = { left: (): number => 0 };
