/** The record of a game as one reads it again: whose game it was, and every event with open hands. */
import { Refusal } from "../api";
import { evolve, first } from "../line/fold";
import type { GameId } from "../router.svelte";
import { GAMES, RECORD_VERSION, type Entry, type TableState } from "../wire.generated";

interface Header {
  version: number;
  game: string;
  options: string[];
  seats: { name: string; bot: string | null }[];
}
export interface Story { game: GameId; table: TableState; entries: Entry[] }

const isGame = (game: string): game is GameId => Object.hasOwn(GAMES, game);

/** A record is a text: a header, then an object a line; notes on fair dealing stand between. */
export function read(text: string): Story {
  const [header, ...lines] = text.split("\n").filter(Boolean).map(parsed);
  const { version, game, options, seats } = header as Header;
  if (version > RECORD_VERSION) throw new Refusal("record_newer", { version, known: RECORD_VERSION });
  if (!isGame(game)) throw new Refusal("record_damaged", { line: 1 });
  const entries = lines.filter(isEntry);
  return { game, table: begun(game, options, seats), entries };
}

const isEntry = (line: unknown): line is Entry =>
  typeof line === "object" && line !== null && "event" in line;

function parsed(line: string, index: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refusal("record_damaged", { line: index + 1 });
  }
}

/** The table as it was when the game started. */
function begun(game: GameId, options: string[], seats: Header["seats"]): TableState {
  const settled: Entry[] = seats.map(({ name, bot }, seat) =>
    bot === null ? { event: "sat", seat, name, guest: "" } : { event: "bot_sat", seat, name, bot },
  );
  const table = first({ event: "opened", settings: { game, players: seats.length, options } });
  return [...settled, { event: "started" } as const].reduce(evolve, table);
}

export function isOver(story: Story): boolean {
  return story.entries.at(-1)?.event === "game_over";
}

/** Of a game that still goes on the hands are nobody's business. */
export async function load(id: string): Promise<Story> {
  const answer = await fetch(recordAt(id)).catch(() => {
    throw new Refusal("no_line");
  });
  if (!answer.ok) throw await refused(answer);
  const story = read(await answer.text());
  if (!isOver(story)) throw new Refusal("not_over");
  return story;
}

export const recordAt = (id: string) => `/api/tables/${id}/record`;

async function refused(answer: Response): Promise<Refusal> {
  const plain = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
  return new Refusal(plain.code ?? "no_line", plain.facts ?? {}, plain.rule ?? null);
}
