/** The words of the lobby, which no table says. */
import { speakAlso, type Chapter } from "../words/words.svelte";

const LOBBY: Chapter = {
  de: () => import("virtual:lobby/de"),
  en: () => import("virtual:lobby/en"),
  fr: () => import("virtual:lobby/fr"),
  it: () => import("virtual:lobby/it"),
};

export const speakLobby = (): Promise<void> => speakAlso(LOBBY);
