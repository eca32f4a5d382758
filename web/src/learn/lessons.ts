/** What each learning page tells, in order: keys of sentences, and the rules they put in words. */
import { LESSONS, type Lesson } from "./lessons.generated";

/** The seat of the reader in the first round. */
export const ME = 3;
/** The other three, as everywhere in our examples. */
export const OTHERS = ["Mara", "Jonas", "Pegleg"] as const;

/** A game may have none: then its page tells its rules in short, and one plays. */
export const lessonOf = (game: string): Lesson | null => LESSONS[game] ?? null;
