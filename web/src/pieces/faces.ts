/** Who has which of our portraits. A name keeps its face; at one table no two share one. */
const DRAWN = import.meta.glob<string>("./faces/*.svg", { eager: true, query: "?url", import: "default" });
const FACES = Object.keys(DRAWN).toSorted().map((path) => DRAWN[path] ?? "");

export function facesOf(names: readonly string[]): string[] {
  const taken = new Set<number>();
  return names.map((name) => {
    let face = mark(name) % FACES.length;
    while (taken.has(face) && taken.size < FACES.length) face = (face + 1) % FACES.length;
    taken.add(face);
    return FACES[face] ?? "";
  });
}

/** Any number that only the name decides. */
function mark(name: string): number {
  return [...name].reduce((sum, letter) => (31 * sum + (letter.codePointAt(0) ?? 0)) % 997, 7);
}
