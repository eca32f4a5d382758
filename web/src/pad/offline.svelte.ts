/** The pad without a network: the service worker keeps the page with everything it has loaded. */
import { install, releaseWakeLock, requestWakeLock, secure } from "../install";

class Offline {
  /** Everything this page needs is kept: the network may go. */
  ready = $state(false);
}
export const offline = new Offline();

/** Parts of the page by their address: names of assets change with their content. */
function parts(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return [...new Set(loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname))];
}

export async function keepPad(): Promise<void> {
  if (!(await install())) return;
  const { active } = await navigator.serviceWorker.ready;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }: MessageEvent<boolean>) => (offline.ready = data);
  active?.postMessage({ pad: parts() }, [channel.port2]);
}

// The screen

const AWAKE = "jollyroger.pad.awake";

/** Only a secure page may hold the screen. */
export const holds: boolean = secure && "wakeLock" in navigator;

export function wantsAwake(): boolean {
  try {
    return localStorage.getItem(AWAKE) === "yes";
  } catch {
    return false;
  }
}

export async function keepAwake(on: boolean): Promise<void> {
  try {
    localStorage.setItem(AWAKE, on ? "yes" : "no");
  } catch {
    // Then the next visit asks anew.
  }
  await (on ? requestWakeLock() : releaseWakeLock());
}

/** While a pad is open. A browser lets go of the screen whenever the page is not seen. */
export function watchful(): () => void {
  const look = () => void (wantsAwake() && document.visibilityState === "visible" && requestWakeLock());
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    void releaseWakeLock();
  };
}
