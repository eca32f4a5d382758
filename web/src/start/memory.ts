/** What this device remembers of tables and names; storage may be forbidden. */
const TABLES = "jollyroger.tables";
const NAME = "jollyroger.name";
const START = "jollyroger.start.";
const MOST = 12;

export const NAME_LENGTH = 24;

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
export const keepName = (name: string): void => write(NAME, name);

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
