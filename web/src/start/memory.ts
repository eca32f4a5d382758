/** What this device remembers of tables and names; storage may be forbidden. */
import * as api from "../api";
import { say } from "../words/words.svelte";

const TABLES = "jollyroger.tables";
const NAME = "jollyroger.name";
const LENT = "jollyroger.lent";
const START = "jollyroger.start.";
const MOST = 12;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Then the next visit begins anew.
  }
}

/** The tables where I have or had a seat, newest first. */
export function myTables(): string[] {
  try {
    const found: unknown = JSON.parse(read(TABLES) ?? "[]");
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function remember(id: string): void {
  write(TABLES, JSON.stringify([id, ...myTables().filter((known) => known !== id)].slice(0, MOST)));
}

export function drop(id: string): void {
  write(TABLES, JSON.stringify(myTables().filter((known) => known !== id)));
}

export const lastName = (): string => read(NAME) ?? "";

export function keepName(name: string): void {
  write(NAME, name);
  write(LENT, "");
}

/** Who gives no name is lent one to play with bots: it is no answer to what they are called. */
export async function introduce(typed: string): Promise<string> {
  const own = typed.trim();
  const { name } = await api.greet(own || say("start-name-else"));
  if (own) keepName(name);
  else write(LENT, name);
  return name;
}

/** Who the server knows here by a name of their own. */
export async function myself(): Promise<{ name: string } | null> {
  const me = await api.me();
  return me && me.name !== read(LENT) ? me : null;
}

/** A table that was opened to be played at once. */
export function startAtOnce(id: string): void {
  try {
    sessionStorage.setItem(START + id, "now");
  } catch {
    // Then the host presses the button.
  }
}

export function toBeStarted(id: string): boolean {
  try {
    return sessionStorage.getItem(START + id) === "now";
  } catch {
    return false;
  }
}

export function started(id: string): void {
  try {
    sessionStorage.removeItem(START + id);
  } catch {
    // It was not there either.
  }
}

/** Everything this device keeps of us. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("jollyroger.")) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
