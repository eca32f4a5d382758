/** What is written into a round that is on the sheet is a correction: its author hears what others hear of it. */
import type { Book } from "./book.svelte";
import type { Write } from "./model";
import { correctedLine } from "./told";
import { voice } from "./voice.svelte";

export function write(book: Book, written: Write): Promise<void> {
  const before = book.latest;
  const kept = book.change([written]);
  voice.echo(correctedLine(before, book.latest));
  return kept;
}
