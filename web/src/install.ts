/** What a browser allows over https or on this machine only: the kept shell and a screen that stays on. */

/** Without it (plain http in a home network) the game works all the same. */
export const secure: boolean = globalThis.isSecureContext === true;

/** Keeps the page itself for the next time; a browser that refuses loses nothing else. */
export async function install(): Promise<boolean> {
  if (!secure || !("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/sw.js");
    return true;
  } catch {
    return false;
  }
}

let lock: WakeLockSentinel | null = null;

/** The screen stays on while one plays, where the device grants it. */
export async function requestWakeLock(): Promise<boolean> {
  if (!secure || !("wakeLock" in navigator)) return false;
  try {
    if (!lock || lock.released) lock = await navigator.wakeLock.request("screen");
    return true;
  } catch {
    return false;
  }
}

export async function releaseWakeLock(): Promise<void> {
  const held = lock;
  lock = null;
  await held?.release().catch(() => undefined);
}
