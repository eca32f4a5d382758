/** What somebody is told or asked once: tips in the first game, sound, one tap, a faster end of the round. */
import { declared } from "../declared";
import { won } from "../line/fold";
import type { Session } from "../line/session.svelte";
import { prefer, preferences } from "../preferences.svelte";
import { bidsOpen, myTurn, winning } from "../table/sentences";
import type { State } from "../wire.generated";
import { suitName } from "../words/names";
import { capital } from "../words/told";
import { say } from "../words/words.svelte";

export interface Note {
  name: string;
  text: string;
  yes: string;
  /** Of what is seen: nothing for the ear. */
  eye: boolean;
  /** Where there is nothing to decide, there is nothing to refuse. */
  no: string | null;
  answer: (yes: boolean) => void;
}

const ROUNDS_WITH_TWO_TAPS = 3;

/** The first that is due; `done` are the names of those that had their time at this table. */
export function noteOf(session: Session, done: ReadonlySet<string>): Note | null {
  const play = session.table?.play;
  if (!play || session.seat === null) return null;
  const due = [tipOf(session, play), soundOf(play), oneTapOf(play), fastOf(session, play, session.seat)];
  return due.find((note) => note && !done.has(note.name)) ?? null;
}

function tipOf(session: Session, play: State): Note | null {
  const table = session.table;
  if (!preferences.tips || !table) return null;
  const { seat, may, due, aid } = session;
  const mine = myTurn({ table, seat, may, due, aid });
  if (play.phase === "choose") return mine ? choosing(may, table.settings.game) : null;
  const { led, barred } = aid;
  if (mine && led && Object.keys(barred).length) return tip("follow", capital(suitName(table.settings.game, led)));
  return play.trick.length > 1 && winning(aid, play.trick) ? tip("wins") : null;
}

/** Of planks, and of bids that are made unseen; what is asked in another way speaks for itself. */
function choosing(may: readonly string[], game: string): Note | null {
  if (may.includes("place")) return tip("place");
  return bidsOpen(may).length && declared(game).bids === "sealed" ? tip("bid") : null;
}

/** The last of the tips was the last for good. */
function tip(name: "bid" | "place" | "follow" | "wins", suit = ""): Note {
  const text = say(`moment-tip-${name}`, { suit });
  const answer = () => {
    if (name === "wins") prefer({ tips: false });
  };
  return { name, text, eye: name === "follow" || name === "wins", yes: say("moment-tip-yes"), no: null, answer };
}

/** Offers wait for the time between two rounds, when no trick lies there. */
const isBetween = (play: State): boolean => play.phase === "choose" && play.sheet.length > 0;

function soundOf(play: State): Note | null {
  if (preferences.soundOffered || !isBetween(play)) return null;
  const answer = (sound: boolean) => prefer({ sound, soundOffered: true });
  return { name: "sound", text: say("moment-sound"), eye: false, yes: say("moment-sound-yes"), no: say("moment-sound-no"), answer };
}

/** Only to those who tap: a key chooses and plays with the same Enter anyway. */
function oneTapOf(play: State): Note | null {
  const tapping = document.documentElement.dataset.input === "pointer";
  const wanted = tapping && !preferences.oneTapOffered && !preferences.oneTap;
  if (!wanted || !isBetween(play) || play.sheet.length < ROUNDS_WITH_TWO_TAPS) return null;
  const answer = (oneTap: boolean) => prefer({ oneTap, oneTapOffered: true });
  return { name: "oneTap", text: say("moment-one-tap"), eye: false, yes: say("moment-one-tap-yes"), no: say("moment-one-tap-no"), answer };
}

/** The bid cannot be kept any more, and there is still something to wait for. */
export function isLost(play: State, seat: number): boolean {
  const bid = play.bids[seat];
  if (bid === undefined || play.phase !== "play") return false;
  const left = play.cards - play.tricks.length;
  return left > 1 && (won(play, seat) > bid || won(play, seat) + left < bid);
}

function fastOf(session: Session, play: State, seat: number): Note | null {
  if (session.hasty || preferences.pace === "0" || !isLost(play, seat)) return null;
  const answer = (yes: boolean) => yes && session.hasten();
  return { name: `fast ${play.round}`, text: say("moment-fast"), eye: false, yes: say("moment-fast-yes"), no: say("moment-fast-no"), answer };
}
