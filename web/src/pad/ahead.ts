/** From another page: the pad is kept before anybody has opened it, for the day without a network. */
import { keepPad } from "./offline.svelte";
import { speakPad } from "./words";

interface Thrifty { connection?: { saveData?: boolean } }

/** Who pays for every byte gets the pad when they open it. */
export async function keepAhead(): Promise<void> {
  if ((navigator as Thrifty).connection?.saveData) return;
  await Promise.all([import("../screens/Pad.svelte"), speakPad()]);
  await keepPad();
}
