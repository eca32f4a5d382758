/** What is told at once, in parts; and several of them made one, where the table did not wait. */
import { capital } from "../words/told";

export type Kind = "log" | "turn" | "answer" | "clock";

export interface Part {
  /** Plays in a row are one sentence; a result ends what they led to; a turn is over when it is not the last.
   *  A tip is about a choice, and needless once that is made. */
  is: "play" | "result" | "told" | "turn" | "tip" | "extra";
  text: string;
  /** For when time is short; else all of it. */
  brief?: string;
  /** Number of the last entry that had come. */
  seq?: number;
  /** The turn that it belongs to: it is told anew when that comes again. */
  turn?: string;
}

export interface Message {
  kind: Kind;
  parts: readonly Part[];
  /** A new hand is never joined to what was before it. */
  apart?: boolean;
  /** About a die of mine, which is read when it lies. */
  thrown?: boolean;
}

export const simply = (kind: Kind, text: string, is: Part["is"] = "told"): Message => ({ kind, parts: [{ is, text }] });

export function textOf({ parts }: Message): string {
  const told: string[] = [];
  let plays: string[] = [];
  const flush = () => {
    if (plays.length) told.push(`${capital(plays.join(", "))}.`);
    plays = [];
  };
  for (const { is, text } of parts) {
    if (is !== "play") flush();
    (is === "play" ? plays : told).push(text);
  }
  flush();
  return told.filter(Boolean).join(" ");
}

export const withoutTurn = (message: Message): Message => ({
  ...message,
  parts: message.parts.filter(({ is }) => is !== "turn" && is !== "tip"),
});

/** Plays of a trick that is over, and a turn that is, are not said any more; results always are. */
export function joined(messages: readonly Message[]): Message {
  const [only, ...more] = messages;
  if (only && !more.length) return only;
  const parts = messages.flatMap((message) => message.parts);
  const over = parts.findLastIndex(({ is }) => is === "result");
  const kept = parts.filter(({ is }, at) => {
    if (is === "play") return at > over;
    return is !== "extra" && (is !== "turn" || at === parts.length - 1);
  });
  const brief = kept.map((part) => ({ ...part, text: part.brief ?? part.text }));
  return { kind: kept.at(-1)?.is === "turn" ? "turn" : "log", parts: brief };
}
