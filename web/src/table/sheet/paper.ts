/** Paper is white, whatever the page looks like: it is printed by daylight. */
let kept: string | undefined;
let printing = false;

export function daylight(on: boolean): void {
  if (on === printing) return;
  const root = document.documentElement.dataset;
  printing = on;
  if (on) [kept, root.theme] = [root.theme, "light"];
  else if (kept === undefined) delete root.theme;
  else root.theme = kept;
}
