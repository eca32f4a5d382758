/** A table is hailed before the page that shows it has come: what its line hears meanwhile is kept. */
import { PROTOCOL, type Join } from "../wire.generated";

/** Milliseconds after which a line that nobody took is let go: who has no page is not here. */
const PATIENCE = 20_000;
const TABLE = /^\/t\/([\w-]{1,64})\/?$/;

/** A socket that joins by itself, and what it has heard before anybody listened, to be heard again. */
interface Line { socket: WebSocket; heard: (() => void)[] }

let hailed: (Line & { url: string; timer: ReturnType<typeof setTimeout> }) | null = null;

export function address(id: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`;
}

/** Opens the line of a table that will be shown next. */
export function hail(url: string): void {
  if (hailed?.url === url) return;
  letGo();
  const { socket, heard } = opened(url, null);
  socket.onmessage = (event) => void heard.push(() => socket.onmessage?.(event));
  socket.onclose = (event) => void heard.push(() => socket.onclose?.(event));
  hailed = { url, socket, heard, timer: setTimeout(letGo, PATIENCE) };
}

/** The line that was hailed, or a new one; `since` is the number of the last entry we have. */
export function dial(url: string, since: number | null): Line {
  if (hailed?.url !== url || since !== null) return opened(url, since);
  const line = hailed;
  hailed = null;
  clearTimeout(line.timer);
  return line;
}

function opened(url: string, since: number | null): Line {
  const socket = new WebSocket(url);
  const join: Join = { frame: "join", protocol: PROTOCOL, ...(since === null ? {} : { since }) };
  socket.onopen = () => socket.send(JSON.stringify(join));
  return { socket, heard: [] };
}

function letGo(): void {
  clearTimeout(hailed?.timer);
  hailed?.socket.close(1000);
  hailed = null;
}

// The page loads this part on its own and first, so that table and page are on their way together.
const here = TABLE.exec(location.pathname)?.[1];
if (here) hail(address(here));
