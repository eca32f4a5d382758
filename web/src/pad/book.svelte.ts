/** An open pad. Everything written here goes through `change`; everything from elsewhere through `merge`. */
import { unlike } from "./file";
import { conflicts, foldOf, gathered, headerOf, Pen, type Conflict, type Edit, type Header, type PadFile, type Write } from "./model";
import { sheetOf, type Sheet } from "./sheet";
import { andThen, redo, stepOf, turnable, undo, type Steps, type Turned } from "./steps";
import type { Kept, Store } from "./store";

type Heard = (edits: readonly Edit[]) => void;
type Followed = (before: Sheet, after: Sheet) => void;

export class Book {
  readonly header: Header;
  /** What the screen shows: it is kept already. */
  edits = $state.raw<readonly Edit[]>([]);
  steps = $state.raw<Steps>({ done: [], undone: [] });
  /** The last edits could not be kept: they live as long as the page. */
  failed = $state(false);
  /** Values that others overruled, each shown once on this device. */
  news = $state.raw<readonly Conflict[]>([]);

  readonly fold = $derived(foldOf(this.edits));
  readonly sheet: Sheet = $derived.by(() => sheetOf(this.header, this.fold));
  readonly undoable = $derived.by(() => turnable(this.edits, this.steps.done));
  readonly redoable = $derived.by(() => turnable(this.edits, this.steps.undone));

  readonly #pen = new Pen();
  readonly #listeners = new Set<Heard>();
  readonly #followers = new Set<Followed>();
  #shown: string[];
  // With what is on its way to the disk: two quick taps build on each other.
  #live: readonly Edit[];
  #liveSteps: Steps;
  #queue: Promise<void> = Promise.resolve();

  constructor(kept: Kept, private readonly store: Store) {
    this.header = headerOf(kept);
    this.edits = this.#live = kept.edits;
    this.steps = this.#liveSteps = kept.steps;
    this.#shown = kept.shown;
    this.#look();
  }

  /** The sheet with taps that are still being kept: what the next tap must build on. */
  get latest(): Sheet {
    return sheetOf(this.header, foldOf(this.#live));
  }

  /** One step: it can be undone as a whole. */
  change(writes: readonly Write[]): Promise<void> {
    const fold = foldOf(this.#live);
    const written = this.#pen.write(this.#live, fold, writes);
    if (!written.length) return this.#queue;
    return this.#keep(written, andThen(this.#liveSteps, stepOf(fold, written)));
  }

  /** What was written for it; nothing where nothing could be undone. */
  undo(): Promise<readonly Edit[]> {
    return this.#turn(undo(this.#pen, this.#live, this.#liveSteps));
  }

  redo(): Promise<readonly Edit[]> {
    return this.#turn(redo(this.#pen, this.#live, this.#liveSteps));
  }

  /** Edits of another device, another window or a file: each counts once. */
  async merge(theirs: PadFile): Promise<void> {
    const refused = unlike(this.header, theirs);
    if (refused) throw refused;
    const known = new Set(this.#live.map(({ id }) => id));
    if (theirs.edits.every(({ id }) => known.has(id))) return this.#queue;
    const before = this.latest;
    await this.#keep(theirs.edits, this.#liveSteps, false);
    this.#look();
    for (const followed of this.#followers) followed(before, this.latest);
  }

  /** Hears what is written here, for those who pass it on. */
  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** Hears what others have changed. */
  follow(followed: Followed): () => void {
    this.#followers.add(followed);
    return () => this.#followers.delete(followed);
  }

  /** The reader has seen what did not count. */
  dismiss(): void {
    this.news = [];
  }

  async #turn(turned: Turned | null): Promise<readonly Edit[]> {
    await (turned ? this.#keep(turned.written, turned.steps) : this.#queue);
    return turned?.written ?? [];
  }

  #keep(written: readonly Edit[], steps: Steps, own = true): Promise<void> {
    const live = (this.#live = gathered([...this.#live, ...written]));
    this.#liveSteps = steps;
    this.#queue = this.#queue.then(async () => {
      this.failed = !(await this.#put(written, steps));
      [this.edits, this.steps] = [live, steps];
      if (own) for (const heard of this.#listeners) heard(written);
    });
    return this.#queue;
  }

  async #put(written: readonly Edit[], steps: Steps): Promise<boolean> {
    try {
      await this.store.put(this.header, written, { steps, shown: this.#shown });
      return this.store.lasts;
    } catch {
      return false;
    }
  }

  /** What was overruled since this device last looked. */
  #look(): void {
    const fresh = conflicts(this.#live).filter(({ lost }) => !this.#shown.includes(lost));
    if (!fresh.length) return;
    this.news = [...this.news, ...fresh];
    this.#shown = [...this.#shown, ...fresh.map(({ lost }) => lost)];
    this.#queue = this.#queue.then(async () => void (await this.#put([], this.#liveSteps)));
  }
}
