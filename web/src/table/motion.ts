/** Things that move: transform and opacity only, never in the way of a tap or a key. */
import { reducedMotion } from "../preferences.svelte";

const OVERSHOOT = "cubic-bezier(.2, 1.25, .4, 1)";

/** A played piece comes from where it lay; with reduced motion its ring blinks once. It is measured
 *  with the frame that draws it: at once, every piece would lay out the whole table for itself. */
export function arrive(element: Element, from: () => DOMRect | null, tumble: boolean): void {
  if (reducedMotion()) return blink(element);
  if (tumble) return throwIt(element);
  requestAnimationFrame(() => fly(element, from()));
}

/** What is not drawn has no place to come from: its box is empty, and lies in the corner of the window. */
function fly(element: Element, from: DOMRect | null): void {
  const to = element.getBoundingClientRect();
  if (!from?.width || !to.width) return fadeIn(element);
  const scale = Math.min(1.2, Math.max(0.4, from.width / to.width));
  element.animate(
    [{ transform: `${way(element, to, from)} scale(${scale}) rotate(-2deg)` }, { transform: "none" }],
    {
      duration: 220,
      easing: OVERSHOOT,
    },
  );
}

/** From where it stood, if it has moved. */
export function slide(element: Element, from: DOMRect | undefined, duration: number): void {
  const to = element.getBoundingClientRect();
  if (!from?.width || !to.width || (from.x === to.x && from.y === to.y)) return;
  element.animate([{ transform: way(element, to, from) }, {}], { duration, easing: "ease-in-out" });
}

function throwIt(element: Element): void {
  element.animate(
    [
      { transform: "translateY(90px) rotate(-540deg) scale(.6)", opacity: 0.4 },
      { transform: "translateY(-26px) rotate(-120deg) scale(1.06)", opacity: 1, offset: 0.55 },
      { transform: "translateY(4px) rotate(12deg)", offset: 0.85 },
      { transform: "none" },
    ],
    { duration: 650, easing: "ease-out" },
  );
}

/** The trick goes to whoever took it. */
export function gather(elements: Iterable<Element>, to: DOMRect | undefined): void {
  if (reducedMotion() || !to?.width) return;
  for (const element of elements) {
    const from = element.getBoundingClientRect();
    element.animate([{}, { transform: `${way(element, from, to)} scale(.35)`, opacity: 0 }], {
      duration: 420,
      easing: "ease-in",
      fill: "forwards",
    });
  }
}

/** A new hand, from the dealer's side of the table. */
export function deal(elements: Iterable<Element>, dx: number, dy: number): void {
  if (reducedMotion()) return;
  [...elements].forEach((element, i) => {
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) rotate(4deg)`, opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: 240,
        delay: Math.min(60 * i, 360),
        easing: "ease-out",
        fill: "backwards",
      },
    );
  });
}

export function nudge(element: Element): void {
  if (reducedMotion()) return;
  element.animate([{ translate: "0 0" }, { translate: "0 4px" }, { translate: "0 0" }], { duration: 90 });
}

function fadeIn(element: Element): void {
  element.animate(
    [
      { opacity: 0, transform: "scale(.9)" },
      { opacity: 1, transform: "none" },
    ],
    { duration: 220 },
  );
}

function blink(element: Element): void {
  element.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 1, delay: 120, fill: "backwards" });
}

/** The move from one place to another; on large screens the table counts in larger pixels. */
function way(element: Element, from: DOMRect, to: DOMRect): string {
  const zoom = (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const [dx, dy] = [centre(to, "x") - centre(from, "x"), centre(to, "y") - centre(from, "y")];
  return `translate(${dx / zoom}px, ${dy / zoom}px)`;
}

function centre(rect: DOMRect, axis: "x" | "y"): number {
  return axis === "x" ? rect.x + rect.width / 2 : rect.y + rect.height / 2;
}
