/** Lays an element over the table top, wherever that is; where too little of it is in sight, over the page. */
const ENOUGH = 240;

export function over(element: HTMLElement): () => void {
  const place = () => {
    const box = document.querySelector(".ring")?.getBoundingClientRect();
    if (!box) return;
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    const seen = bottom - top >= Math.min(ENOUGH, box.height);
    const [from, to] = seen ? [top, bottom] : [0, innerHeight];
    const sides = { left: box.left, top: from, width: box.width, height: to - from };
    for (const [side, size] of Object.entries(sides)) element.style.setProperty(`--${side}`, `${size}px`);
  };
  const watch = new ResizeObserver(place);
  const ring = document.querySelector(".ring");
  if (ring) watch.observe(ring);
  watch.observe(document.body);
  addEventListener("scroll", place, { passive: true });
  place();
  return () => {
    watch.disconnect();
    removeEventListener("scroll", place);
  };
}
