/** What of a browser our modules touch, for tests without one. Import this first. */
import { vi } from "vitest";

class Page extends EventTarget {
  hidden = false;
  documentElement = { lang: "", dataset: {} };
  title = "";
}

export const page = new Page();
export const fromServer: { date: string | null; asked: string[]; log: object[] | null } = {
  date: null, asked: [], log: null,
};

class Drawer {
  #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
}

const windows = new EventTarget();
vi.stubGlobal("document", page);
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("location", { protocol: "http:", host: "ship.example:6660", pathname: "/" });
vi.stubGlobal("localStorage", new Drawer());
vi.stubGlobal("sessionStorage", new Drawer());
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("addEventListener", windows.addEventListener.bind(windows));
vi.stubGlobal("removeEventListener", windows.removeEventListener.bind(windows));
vi.stubGlobal("dispatchEvent", windows.dispatchEvent.bind(windows));
vi.stubGlobal("fetch", (path: string) => {
  fromServer.asked.push(path);
  return Promise.resolve({
    ok: fromServer.log !== null,
    json: () => Promise.resolve(fromServer.log ? { seq: fromServer.log.length, events: fromServer.log } : {}),
    headers: new Headers(fromServer.date ? { date: fromServer.date } : {}),
  });
});

/** A socket whose other end is the test. */
export class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return this.all.at(-1)!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
  down(frame: object): this {
    this.onmessage?.({ data: JSON.stringify(frame) });
    return this;
  }
  /** What was asked for on this line: every frame but the join. */
  get moves(): { id: string; move?: string; act?: { act: string } & Record<string, unknown> }[] {
    return this.sent.filter(({ frame }) => frame === "move") as never;
  }
}
vi.stubGlobal("WebSocket", Socket);

// A page says everything once it has been there for a moment.
const { speakFurther } = await import("../src/words/further");
await speakFurther();
