/** Enter, Space and Escape end the waiting; other keys ask and walk, and the table goes on by itself.
 *  With the pace "enter" only Enter goes on, one step at a time. */
import type { Session } from "../line/session.svelte";
import { preferences } from "../preferences.svelte";

export function goesOn(session: Session, event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLInputElement && event.target.type !== "radio";
  if (!session.waiting || typing || isApart(event.target) || !["Enter", " ", "Escape"].includes(event.key)) return;
  if (preferences.pace !== "enter") return session.skip();
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation(); // what had the focus may be gone with the step that this key was for
  session.next();
}

/** A control that is no part of the game keeps its own Enter and Space. */
const isApart = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("button, a, summary") && !target.closest(".ring, .me, .hand, .bidbox");
