/** A new pad on this device. */
import { cells, hex, Pen, type Header, type Write } from "./model";
import { keepNames } from "./names";
import type { Sheet } from "./sheet";
import { NONE } from "./steps";
import type { Store } from "./store";

/** Names as they were given, null for none; who deals first. The id of the pad. */
export async function begin(
  store: Store, rules: Pick<Header, "game" | "options" | "players">, names: readonly (string | null)[], dealer: number,
): Promise<string> {
  const header: Header = { pad: 1, id: hex(8), ...rules };
  const writes: Write[] = names.map((value, seat) => ({ cell: cells.name(seat), value: value || null }));
  writes.push({ cell: cells.dealer, value: dealer });
  await store.put(header, new Pen().write([], new Map(), writes), { steps: NONE, shown: [] });
  keepNames(names.map((name) => name ?? ""));
  // Asked now, since whoever starts a pad means to keep it.
  void navigator.storage?.persist?.();
  return header.id;
}

/** The same game with the same people; the deal has passed on. */
export function beginAgain(store: Store, { header, names, rounds }: Sheet): Promise<string> {
  const { game, options, players } = header;
  const last = rounds.at(-1)?.dealer ?? players - 1;
  return begin(store, { game, options: [...options], players }, names, (last + 1) % players);
}
