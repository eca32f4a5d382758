/** How far the server's clock is from ours, from the date of an answer. */

/** Milliseconds to add to our clock. The date has whole seconds, so half a second is taken off. */
export async function lag(path: string): Promise<number> {
  const asked = Date.now();
  const answer = await fetch(path, { method: "GET", cache: "no-store" });
  const date = Date.parse(answer.headers.get("date") ?? "");
  return Number.isNaN(date) ? 0 : date + 500 - (asked + Date.now()) / 2;
}
