import "./page";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../src/preferences.svelte";
import { arrive, gather } from "../src/table/motion";

const box = (x: number, y: number, width: number): DOMRect =>
  ({ x, y, left: x, top: y, width, height: width * 1.4 }) as DOMRect;

/** What an element at a place is told to do, as the words of its first and last picture. */
function told(move: (element: Element) => void): string {
  const pictures: string[] = [];
  const animate = (frames: { transform?: string }[]) =>
    void pictures.push(...frames.map(({ transform }) => transform ?? ""));
  preferences.motion = "full";
  move({ animate, getBoundingClientRect: () => box(400, 300, 100) } as unknown as Element);
  return pictures.join(" ");
}

describe("a piece that moves", () => {
  // A piece is measured with the frame that draws it; here that is at once.
  beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw()));

  it("comes from where it lay", () => {
    expect(told((piece) => arrive(piece, () => box(400, 600, 80), false))).toContain("translate(-10px, 286px) scale(0.8)");
  });

  it("does not fly in from the corner of the window when its origin is not drawn", () => {
    for (const nowhere of [null, box(0, 0, 0)])
      expect(told((piece) => arrive(piece, () => nowhere, false))).not.toContain("translate");
  });

  it("does not fly to the corner of the window when its taker is not drawn", () => {
    expect(told((piece) => gather([piece], box(0, 0, 0)))).not.toContain("translate");
  });
});
