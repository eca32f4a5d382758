/** Undo and redo, and what they did in words. */
import type { Book } from "./book.svelte";
import { turnedLine } from "./told";
import { voice } from "./voice.svelte";

export async function undo(book: Book): Promise<void> {
  const written = await book.undo();
  voice.answer(turnedLine(book.sheet, "undo", written));
}

export async function redo(book: Book): Promise<void> {
  const written = await book.redo();
  voice.answer(turnedLine(book.sheet, "redo", written));
}
