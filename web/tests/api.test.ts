// The page's questions to the server: a long log comes in pages, and is one again.
import { afterEach, expect, test, vi } from "vitest";
import { logOf } from "../src/api";

afterEach(() => vi.unstubAllGlobals());

function serving(entries: number, page: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const since = Number(new URL(path, "http://here").searchParams.get("since"));
    const events = Array.from({ length: entries }, (_, number) => number).slice(since, since + page);
    const next = since + page < entries ? since + page : null;
    return new Response(JSON.stringify({ seq: entries, events, next }), { headers: { "content-type": "application/json" } });
  });
  return asked;
}

test.each([[0, 1], [1, 1], [7, 1], [8, 2], [14, 2], [20, 3]])("a log of %i entries is whole after %i pages", async (entries, pages) => {
  const asked = serving(entries, 7);
  const log = await logOf("0".repeat(16));
  expect(log).toEqual({ seq: entries, events: Array.from({ length: entries }, (_, number) => number), next: null });
  expect(asked).toHaveLength(pages);
});
