/** Lists that never change: each change makes another one. */

export function put<T>(items: readonly T[], at: number, item: T): T[] {
  return items.map((old, index) => (index === at ? item : old));
}

export function nobody(players: number): null[] {
  return Array.from({ length: players }, () => null);
}
