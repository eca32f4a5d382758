/** How far the server's clock is from ours, from the date of an answer. */

/** Dates have whole seconds and servers renew them once in a while: less than this says nothing. */
const BLUR = 1500;

/** Milliseconds to add to our clock. */
export async function lag(path: string): Promise<number> {
  const asked = Date.now();
  const answer = await fetch(path, { method: "HEAD", cache: "no-store" });
  const date = Date.parse(answer.headers.get("date") ?? "");
  const apart = date + BLUR / 2 - (asked + Date.now()) / 2;
  return Math.abs(apart) > BLUR ? apart : 0;
}
