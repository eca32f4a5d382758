/** Where pads are kept on this device: IndexedDB, else what the browser has instead. */
import { legibleEdits } from "./file";
import { gathered, headerOf, type Edit, type Header, type PadFile } from "./model";
import { NONE, type Steps } from "./steps";

/** What a device keeps besides the pad itself: what can be undone, and conflicts it has shown. */
export interface Own { steps: Steps; shown: string[] }
export interface Kept extends PadFile, Own {}

export interface Store {
  /** false: it lasts only while the page is open. */
  readonly lasts: boolean;
  all(): Promise<PadFile[]>;
  open(id: string): Promise<Kept | null>;
  /** Edits are kept when this is done, not before. */
  put(header: Header, edits: readonly Edit[], own: Own): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = "jollyroger.pads";
const FRESH: Own = { steps: NONE, shown: [] };

/** The first that works here. */
export async function storeHere(): Promise<Store> {
  try {
    return new Chest(await opened());
  } catch {
    return new Drawer();
  }
}

// IndexedDB

interface Head extends Own { id: string; header: Header }

function opened(): Promise<IDBDatabase> {
  const asking = indexedDB.open(NAME, 1);
  asking.onupgradeneeded = () => {
    asking.result.createObjectStore("pads", { keyPath: "id" });
    asking.result.createObjectStore("edits", { keyPath: ["pad", "id"] });
  };
  return answer(asking);
}

function answer<T>(asking: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });
}

function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error);
  });
}

/** All keys that begin with this pad's id. */
const ofPad = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

class Chest implements Store {
  readonly lasts = true;
  constructor(private readonly db: IDBDatabase) {}

  async all(): Promise<PadFile[]> {
    const work = this.db.transaction(["pads", "edits"]);
    const heads: Head[] = await answer(work.objectStore("pads").getAll());
    return Promise.all(heads.map(async ({ header }) => ({ ...header, edits: await edits(work, header) })));
  }

  async open(id: string): Promise<Kept | null> {
    const work = this.db.transaction(["pads", "edits"]);
    const head: Head | undefined = await answer(work.objectStore("pads").get(id));
    return head ? { ...head.header, edits: await edits(work, head.header), steps: head.steps, shown: head.shown } : null;
  }

  /** Strict: what the screen shows as said is on the disk, also if the battery is taken out. */
  put(header: Header, edits: readonly Edit[], own: Own): Promise<void> {
    const work = this.db.transaction(["pads", "edits"], "readwrite", { durability: "strict" });
    const head: Head = { id: header.id, header: headerOf(header), steps: own.steps, shown: own.shown };
    work.objectStore("pads").put(head);
    for (const edit of edits) work.objectStore("edits").put({ pad: header.id, ...edit });
    return done(work);
  }

  remove(id: string): Promise<void> {
    const work = this.db.transaction(["pads", "edits"], "readwrite");
    work.objectStore("pads").delete(id);
    work.objectStore("edits").delete(ofPad(id));
    return done(work);
  }
}

async function edits(work: IDBTransaction, header: Header): Promise<Edit[]> {
  const found: (Edit & { pad: string })[] = await answer(work.objectStore("edits").getAll(ofPad(header.id)));
  return legibleEdits(header, gathered(found.map(({ pad: _, ...edit }) => edit)));
}

// Where there is no IndexedDB

/** In localStorage; where even that is forbidden, in memory as long as the page is open. */
export class Drawer implements Store {
  #memory = new Map<string, string>();
  readonly lasts = works();

  all(): Promise<PadFile[]> {
    const ids = JSON.parse(this.#get(NAME) ?? "[]") as string[];
    return Promise.resolve(ids.flatMap((id) => this.#read(id) ?? []).map((kept) => ({ ...headerOf(kept), edits: kept.edits })));
  }

  open(id: string): Promise<Kept | null> {
    return Promise.resolve(this.#read(id));
  }

  async put(header: Header, edits: readonly Edit[], own: Own): Promise<void> {
    const known = this.#read(header.id);
    const kept: Kept = { ...headerOf(header), edits: gathered([...(known?.edits ?? []), ...edits]), ...own };
    this.#set(`${NAME}.${header.id}`, JSON.stringify(kept));
    if (!known) this.#set(NAME, JSON.stringify([...(await this.all()).map(({ id }) => id), header.id]));
  }

  async remove(id: string): Promise<void> {
    const left = (await this.all()).map((pad) => pad.id).filter((each) => each !== id);
    this.#set(NAME, JSON.stringify(left));
    this.#memory.delete(`${NAME}.${id}`);
    if (this.lasts) localStorage.removeItem(`${NAME}.${id}`);
  }

  #read(id: string): Kept | null {
    const text = this.#get(`${NAME}.${id}`);
    if (!text) return null;
    const kept = JSON.parse(text) as Kept;
    return { ...FRESH, ...kept, edits: legibleEdits(kept, kept.edits) };
  }

  #get = (key: string): string | null => (this.lasts ? localStorage.getItem(key) : (this.#memory.get(key) ?? null));
  #set = (key: string, text: string): void =>
    this.lasts ? localStorage.setItem(key, text) : void this.#memory.set(key, text);
}

function works(): boolean {
  try {
    localStorage.setItem(`${NAME}.try`, "");
    localStorage.removeItem(`${NAME}.try`);
    return true;
  } catch {
    return false;
  }
}
