/** Undo and redo: new edits that put back what was there, a step at a time. */
import { foldOf, valueOf, type Edit, type Fold, type Pen, type Value, type Write } from "./model";

export interface Change { cell: string; before: Value; after: Value }
export type Step = Change[];
/** What this device has done and undone, the latest last. */
export interface Steps { done: Step[]; undone: Step[] }
export interface Turned { written: Edit[]; steps: Steps }

export const MOST = 100;
export const NONE: Steps = { done: [], undone: [] };

export const stepOf = (fold: Fold, written: readonly Edit[]): Step =>
  written.map(({ cell, value }) => ({ cell, before: valueOf(fold, cell), after: value }));

/** What has been undone cannot be redone over something new. */
export const andThen = ({ done }: Steps, step: Step): Steps => ({ done: [...done, step].slice(-MOST), undone: [] });

export function undo(pen: Pen, edits: readonly Edit[], { done, undone }: Steps, now?: number): Turned | null {
  const turned = turn(pen, edits, done, now);
  return turned && { written: turned.written, steps: { done: turned.rest, undone: [...undone, turned.step] } };
}

export function redo(pen: Pen, edits: readonly Edit[], { done, undone }: Steps, now?: number): Turned | null {
  const turned = turn(pen, edits, undone, now);
  return turned && { written: turned.written, steps: { done: [...done, turned.step], undone: turned.rest } };
}

/** The last step that can be turned round. A cell that others changed since stays. */
function turn(pen: Pen, edits: readonly Edit[], stack: readonly Step[], now?: number) {
  const fold = foldOf(edits);
  for (let at = stack.length - 1; at >= 0; at--) {
    const ours = stack[at]!.filter((change) => stands(fold, change));
    const writes: Write[] = ours.map(({ cell, before }) => ({ cell, value: before }));
    const written = pen.write(edits, fold, writes, now);
    if (written.length) return { written, step: stepOf(fold, written), rest: stack.slice(0, at) };
  }
  return null;
}

/** Whether there is anything to turn. */
export const turnable = (edits: readonly Edit[], stack: readonly Step[]): boolean => {
  const fold = foldOf(edits);
  return stack.some((step) => step.some((change) => stands(fold, change)));
};

const stands = (fold: Fold, { cell, after }: Change): boolean => valueOf(fold, cell) === after;
