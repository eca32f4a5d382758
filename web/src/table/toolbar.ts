/** The line of what may be done now is a toolbar: screen readers hand keys on that are pressed in one. */

/** The way on, where there is one; else the words. The focus is always inside, never on the bar itself. */
export function within(bar: HTMLElement): void {
  const on = bar.querySelector<HTMLElement>(".go-on") ?? bar.querySelector<HTMLElement>(".answer");
  on?.focus({ preventScroll: true });
}

/** Puts the focus on the nth of the choices that are buttons; says whether there is one. */
export function focusPick(nth = 1): boolean {
  const button = document.querySelectorAll<HTMLElement>(".picks button")[nth - 1];
  button?.focus({ preventScroll: true });
  return button !== undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows walk from button to button, as in every toolbar; says whether this was such a key.
 *  Any other key may have taken the bar away by now. */
export function walked(bar: HTMLElement | null, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return false;
  const buttons = [...(bar?.querySelectorAll<HTMLElement>("button, a[href]") ?? [])];
  if (!buttons.length) return false;
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = at < 0 && step < 0 ? buttons.length - 1 : at + step;
  buttons[(next + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  return true;
}
