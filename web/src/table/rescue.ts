/** Nothing that comes or goes at a table may leave the focus on nothing. */
export function rescue(frame: HTMLElement, toGame: () => void): () => void {
  function look(): void {
    if (!isLost()) return;
    toGame();
    if (isLost()) frame.querySelector<HTMLElement>(".me")?.focus({ preventScroll: true });
  }
  const watch = new MutationObserver(look);
  watch.observe(frame, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;
