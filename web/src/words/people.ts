/** What happens around the game, told: people, talk, the clock. */
import type { ClockEvent, DealPart, Extended, Opened, SeedSealed, SeedShown, TableEvent, TableState, TakenBack } from "../wire.generated";
import type { Teller } from "./told";
import { has, say, titleOf } from "./words.svelte";

/** One of the phrases; one that a newer server knows is told by its name. */
export function phrase(name: string): string {
  const key = `phrase-${name}`;
  return has(key) ? say(key) : name;
}

/** What people need not hear: how a deal is made, the seconds of a clock; and what is seen as the table itself. */
type Untold = DealPart | SeedSealed | SeedShown | Exclude<ClockEvent, Extended> | Opened | TakenBack;

export function tellPeople(entry: TableEvent, before: TableState, teller: Teller): string {
  switch (entry.event) {
    case "arranged":
      return say("people-arranged");
    case "sat":
      return teller.who("people-sat", entry.seat, { name: entry.name });
    case "waiting":
      return say("people-waiting", { name: entry.name, bot: nameIn(before, entry.seat) });
    case "gave_up":
      return say("people-gave-up", { name: before.waiting[entry.seat]?.name ?? nameIn(before, entry.seat) });
    case "bot_sat":
      return botSat(entry.seat, entry.name, before);
    case "stood_up":
      return say("people-stood-up", { name: nameIn(before, entry.seat) });
    case "stood_in":
      return teller.who("people-stood-in", entry.seat);
    case "returned":
      return teller.who("people-returned", entry.seat);
    case "removed":
      return say("people-removed", { name: nameIn(before, entry.seat) });
    case "host_passed":
      return teller.who("people-host", entry.seat);
    case "started":
      return say("people-started");
    case "extended":
      return teller.who("people-extended", entry.seat, { left: entry.left });
    case "spoke":
      return teller.who("people-spoke", entry.seat, { phrase: phrase(entry.phrase) });
    case "said":
      return teller.who("people-said", entry.seat, { text: entry.text });
    case "chat_set":
      return say(entry.on ? "people-chat-on" : "people-chat-off");
    case "hushed":
      return teller.who(entry.on ? "people-hushed" : "people-heard", entry.seat);
    case "rematched":
      return say("people-rematched", { game: titleOf(entry.settings.game) });
    case "next_table":
      return say("people-next-table");
    default:
      entry satisfies Untold;
      return "";
  }
}

function botSat(seat: number, name: string, before: TableState): string {
  return say(before.seats[seat]?.name === name ? "people-bot-takes" : "people-bot-sat", { name });
}

const nameIn = (table: TableState, seat: number): string => table.seats[seat]?.name ?? say("people-empty");
