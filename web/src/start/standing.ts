/** How a game of mine stands, read off its log as my seat sees it. */
import { logOf } from "../api";
import { evolve, first, scores } from "../line/fold";
import { isGame } from "../router.svelte";
import { GAMES, type Entry, type State, type TableState } from "../wire.generated";
import { namesOf } from "../words/told";
import { say } from "../words/words.svelte";

export interface Standing { round: number; rounds: number; totals: string; turn: string; mine: boolean }

export async function standingOf(id: string): Promise<Standing | null> {
  const { events } = await logOf(id);
  const [opened, ...entries] = events as Entry[];
  if (opened?.event !== "opened") return null;
  const table = entries.reduce(evolve, first(opened));
  return table.play ? told(table, table.play, myHand(entries)) : null;
}

/** The one that was dealt open to me. */
function myHand(entries: readonly Entry[]): number {
  const dealt = entries.findLast((entry) => entry.event === "dealt");
  return dealt?.event === "dealt" ? dealt.hands.findIndex((hand) => hand.some((code) => code !== null)) : -1;
}

function told(table: TableState, play: State, me: number): Standing {
  const names = namesOf(table).map((name, seat) => (seat === me ? say("play-you") : name));
  const totals = scores(play).map((points, seat) => say("told-of", { name: names[seat] ?? "", what: String(points) }));
  const seat = due(play, me);
  return {
    round: Math.max(1, play.round),
    rounds: roundsOf(table.settings),
    totals: totals.join(", "),
    mine: seat === me,
    turn: seat === null ? "" : seat === me ? say("play-your-turn") : say("turn", { names: names[seat] ?? "" }),
  };
}

function roundsOf({ game, players }: TableState["settings"]): number {
  return isGame(game) ? ((GAMES[game].rounds as Record<string, number>)[players] ?? 0) : 0;
}

/** Whom the game waits for, where one seat can know it: others choose in secret. */
function due(play: State, me: number): number | null {
  if (play.phase === "choose") return play.choices[me] === null ? me : null;
  const plain = play.phase === "play" && play.hands.length === play.players;
  return plain ? (play.leader + play.trick.length) % play.players : null;
}
