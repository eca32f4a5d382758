/** What a table does by itself for who sits at it. Each is called while a component is made, and ends with it. */
import { untrack } from "svelte";
import { releaseWakeLock, requestWakeLock } from "../install";
import { isOutcome } from "../line/fold";
import type { Session } from "../line/session.svelte";
import { sound } from "../sound";
import { speaker } from "../speech/speaker.svelte";
import type { Entry } from "../wire.generated";
import { withWords } from "../words/further";
import { isThrown } from "../words/names";
import { say } from "../words/words.svelte";
import type { Choice } from "./choice.svelte";

/** Milliseconds before the last piece plays itself; the Yo-ho-ho is seen first. */
const AUTOPLAY = { soon: 500, later: 2000 } as const;
/** Milliseconds until what nobody needs for the first bid is fetched, unless somebody acts before. */
const SETTLED = 1000;

/** My turn keeps the screen on and is heard; so is what the others do. */
export function sounds(session: Session, game: () => string, mine: () => boolean): void {
  $effect(() => session.listen(({ entry }) => play(entry, session.seat, game())));
  $effect(() => {
    void (mine() ? requestWakeLock() : releaseWakeLock());
    if (mine()) sound("turn");
  });
  $effect(() => () => void releaseWakeLock());
}

function play(entry: Entry, me: number | null, game: string): void {
  if (entry.event === "played") sound(isThrown(game) ? "throw" : "play");
  if (entry.event === "bids_shown") sound("reveal");
  if (isOutcome(entry) && entry.event !== "trick_resolved") sound("seat" in entry && entry.seat === me ? "mine" : "other");
}

/** The last piece plays itself. */
export function autoplay(session: Session, last: () => string | null): void {
  $effect(() => {
    const move = last();
    if (!move || session.asked !== null) return;
    const shown = session.heard.at(-1)?.entry.event === "bids_shown";
    const timer = setTimeout(() => session.play(move), shown ? AUTOPLAY.later : AUTOPLAY.soon);
    return () => clearTimeout(timer);
  });
}

/** A hint is an answer: it is said aloud, and what was up for another reason goes down. What has just been
 *  played, in words or by itself, is chosen no more. By ear, too: what was tapped waits for the line. */
export function answers(session: Session, game: () => string, choice: Choice): void {
  $effect(() => {
    const { advice } = session;
    if (!advice) return;
    untrack(() => choice.drop());
    void withWords(import("../words/advice")).then(({ adviceTold }) => speaker.answer(adviceTold(game(), advice)));
  });
  $effect.pre(() => {
    if (session.asked?.startsWith("play ")) choice.drop();
  });
  $effect(() => {
    if (session.unsent) untrack(() => speaker.notice(say("play-unsent")));
  });
}

/** What was taken back is said like an answer, and stands at the field. */
export function undone(session: Session, tell: (words: string) => void): void {
  $effect(() => {
    const taken = session.undone;
    if (taken) void import("./undo").then(({ undoneLine }) => undoneLine(taken)).then(tell);
  });
}

/** Once: when somebody has looked at the table for a moment, or begins to act. */
export function settles(then: () => void): void {
  $effect(() => {
    const timer = setTimeout(begin, SETTLED);
    const ways = ["pointerdown", "keydown"] as const;
    for (const way of ways) addEventListener(way, begin, { capture: true });
    function begin(): void {
      end();
      then();
    }
    function end(): void {
      clearTimeout(timer);
      for (const way of ways) removeEventListener(way, begin, { capture: true });
    }
    return end;
  });
}
