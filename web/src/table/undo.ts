/** Taking back my last move, where nobody but bots plays with me: a part of its own, and so are its words. */
import type { Heard, Session } from "../line/session.svelte";
import { heldName } from "../words/names";
import { say, speakAlso, type Chapter } from "../words/words.svelte";

const UNDO: Chapter = {
  de: () => import("virtual:undo/de"),
  en: () => import("virtual:undo/en"),
  fr: () => import("virtual:undo/fr"),
  it: () => import("virtual:undo/it"),
};

export const speakUndo = (): Promise<void> => speakAlso(UNDO);

/** Where it cannot be, the reason is said like any other refusal. */
export async function undo(session: Session): Promise<void> {
  await speakUndo();
  if (session.mayUndo) session.act({ act: "undo" });
  else session.refuse(session.alone ? "nothing_to_undo" : "undo_alone");
}

/** What was taken back, in a sentence. */
export async function undoneLine({ entry, before }: Heard): Promise<string> {
  await speakUndo();
  if (entry.event === "played") return say("undo-piece", { piece: heldName(before.settings.game, entry.piece) });
  const [kind, what = ""] = entry.event === "sealed" || entry.event === "chosen" ? entry.choice.split(" ") : [];
  if (kind === "bid") return say("undo-bid", { bid: what });
  if (kind === "play") return say("undo-piece", { piece: heldName(before.settings.game, what) });
  return kind === "place" ? say("undo-place") : say("undone");
}
