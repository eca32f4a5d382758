/** Who played last time: names need not be typed twice. */
const KEY = "jollyroger.pad.names";
const MOST = 24;

export function knownNames(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** The newest first, in the order they sit. */
export function keepNames(names: readonly string[]): void {
  const all = [...new Set([...names.filter(Boolean), ...knownNames()])].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Then they are typed again.
  }
}
