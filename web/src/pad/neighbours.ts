/** Other windows of this browser: what one writes the others show. */
import type { Book } from "./book.svelte";
import type { PadFile } from "./model";

const CHANNEL = "jollyroger.pads";

/** Until the pad is closed; a browser without channels shows it after loading again. */
export function joined(book: Book): () => void {
  if (!("BroadcastChannel" in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const stop = book.listen((edits) => channel.postMessage({ ...book.header, edits } satisfies PadFile));
  channel.onmessage = ({ data }: MessageEvent<PadFile>) => void (data.id === book.header.id && book.merge(data));
  return () => (stop(), channel.close());
}
