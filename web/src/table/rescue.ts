/** Nothing that comes or goes at a table may leave the focus on nothing. While there is nothing to play with it
 *  waits at the answer line; from there it goes to the game when that has `begun`. */
export function rescue(frame: HTMLElement, toGame: () => void, begun: () => boolean): () => void {
  let waiting: Element | null = null;
  function look(): void {
    if (!isLost() && !(document.activeElement === waiting && begun())) return;
    toGame();
    if (isLost()) wait();
  }
  function wait(): void {
    frame.querySelector<HTMLElement>(".me")?.focus({ preventScroll: true });
    waiting = isLost() ? null : document.activeElement;
  }
  const watch = new MutationObserver(look);
  watch.observe(frame, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
