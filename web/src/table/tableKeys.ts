/** Single keys at the table: they declare a piece, ask, and lead to where something is done. */
import type { Session } from "../line/session.svelte";
import { preferences } from "../preferences.svelte";
import type { TableState } from "../wire.generated";
import type { Inquiry } from "../words/commands";
import type { Choice } from "./choice.svelte";
import { gameOf } from "./crew";
import { asWhat } from "./asWhat";
import { inquiryOf, isHint, isMore, isNext, isUndo } from "./keys";
import type { Panels } from "./panels.svelte";

/** What the keys act on. */
export interface Keyed {
  session: Session;
  table: () => TableState;
  choice: Choice;
  panels: Panels;
  frame: () => HTMLElement;
  hand: () => { focus: () => void; next: () => void } | undefined;
  field: () => { ask: (inquiry: Inquiry) => Promise<void>; focus: () => void } | undefined;
  /** What a digit means here; says whether it means anything. */
  digit: (digit: number) => boolean;
}

export function tableKeys(to: Keyed): (event: KeyboardEvent) => void {
  return (event) => {
    if (declares(to, event) || (preferences.keys && asks(to, event))) event.preventDefault();
  };
}

/** Says whether the piece that is up was played by its letter. */
function declares({ choice, table, frame, hand }: Keyed, { key }: KeyboardEvent): boolean {
  const move = choice.moves.find((each) => asWhat(gameOf(table()), each).key === key.toLowerCase());
  if (!choice.asking || !move) return false;
  choice.play(move, frame().querySelector(".hand .selected"));
  hand()?.focus();
  return true;
}

/** Says whether this key is one of ours. */
function asks(to: Keyed, event: KeyboardEvent): boolean {
  const { session, panels, hand, field, digit } = to;
  const inquiry = inquiryOf(event);
  if (inquiry) void field()?.ask(inquiry);
  else if (isHint(event)) session.hint();
  else if (isMore(event)) extend(to);
  else if (isNext(event)) hand()?.next();
  else if (isUndo(event)) void import("./undo").then(({ undo }) => undo(session));
  else if (event.key === "/") field()?.focus();
  else if (event.key === "?") panels.toggle("keys");
  else return /^\d$/.test(event.key) && digit(Number(event.key));
  return true;
}

/** More time where a clock runs; else that none does. */
function extend({ session, table, field }: Keyed): void {
  const clock = session.seat === null ? null : table().clocks[session.seat];
  if (clock?.deadline == null) void field()?.ask("time");
  else session.act({ act: "extend" });
}
