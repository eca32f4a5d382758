/** What kind of move a text is: every kind has a verb, but a pick has the one its game gives it. */
import { VERBS } from "../wire.generated";

export type Verb = (typeof VERBS)[number];
export type Kind = Verb | "pick";

export const kindOf = (move: string): Kind => VERBS.find((verb) => verb === move.split(" ")[0]) ?? "pick";
