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

/** The main part is called as its heading is; whoever is just `coming` begins there. */
export const headed = (coming: boolean) => (main: HTMLElement): (() => void) => {
  let waits = coming;
  let frame = 0;
  function settle(): void {
    const title = main.querySelector("h1");
    if (title) name(main, title);
    if (waits && lost(main)) (title ?? main).focus({ preventScroll: true });
    waits &&= !title && lost(main);
  }
  // The page before takes the focus with it when it goes, a moment after this one has come.
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  };
  const observer = new MutationObserver(soon);
  observer.observe(main, { childList: true, subtree: true });
  soon();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};

function name(main: HTMLElement, title: HTMLElement): void {
  title.id ||= "title";
  title.tabIndex = -1;
  main.setAttribute("aria-labelledby", title.id);
}

const lost = (main: HTMLElement): boolean =>
  document.activeElement === document.body || document.activeElement === main;
