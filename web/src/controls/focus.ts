/** When the control in use goes away, the focus stays near where it was. */
const FOCUSABLE = "a[href], button, input, select, summary, [tabindex='0']";

function pathOf(element: Element, root: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) path.push(at);
  return path;
}

export function keepFocus(root: HTMLElement): () => void {
  let path: Element[] = [];
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof Element) path = pathOf(target, root);
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !path[0] || path[0].isConnected) return;
    const near = path.find((element) => root.contains(element))?.querySelector<HTMLElement>(FOCUSABLE);
    (near ?? root).focus({ preventScroll: true });
  });
  root.addEventListener("focusin", remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}
