/** Whether somebody seems to listen: whoever uses keys may, whoever points looks.
 *
 *  A screen reader cannot be asked for. Its keys are keys, its clicks come without a pointer. */
const JUST_NOW = 1000;
let listens = false;
let pointed = -Infinity;

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && !["radio", "checkbox", "range"].includes(target.type);

function onpointer({ timeStamp }: Event): void {
  listens = false;
  pointed = timeStamp;
}

function onkey({ target }: Event): void {
  if (!isTyped(target)) listens = true;
}

/** The label of a control passes a click on, just after the pointer. */
function onclick({ detail, timeStamp }: MouseEvent): void {
  if (detail === 0 && timeStamp - pointed > JUST_NOW) listens = true;
}

export function heed(): void {
  addEventListener("pointerdown", onpointer, true);
  addEventListener("keydown", onkey, true);
  addEventListener("click", onclick, true);
}

export const byEar = (): boolean => listens;
