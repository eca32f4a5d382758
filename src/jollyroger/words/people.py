"""What happens around the game, told: people, talk, the clock."""

from typing import assert_never

from ..rules.characters import TEXT_LENGTH, clean_text, shown_name
from ..rules.moves import Seat
from ..table import events as table
from ..table.state import TableState
from .told import Teller

Seating = (
    table.Sat
    | table.Waiting
    | table.GaveUp
    | table.BotSat
    | table.StoodUp
    | table.StoodIn
    | table.Returned
    | table.Removed
)
Talk = table.Spoke | table.Said
# What people need not hear: how the deal is made, the seconds of a clock.
Silent = (
    table.Opened
    | table.SeedSealed
    | table.Pledged
    | table.PledgesIn
    | table.Revealed
    | table.WentWithout
    | table.SeedShown
    | table.Timed
    | table.Banked
    | table.TakenBack
)


def describe_entry(teller: Teller, entry: table.TableEvent, before: TableState) -> str:
    """One sentence; nothing for what is silent."""
    say = teller.words.say
    if isinstance(entry, Silent):
        return ""
    if isinstance(entry, Seating):
        return _describe_seating(teller, entry, before)
    if isinstance(entry, Talk):
        return _describe_talk(teller, entry)
    match entry:
        case table.Arranged():
            return say("people-arranged")
        case table.HostPassed(seat):
            return teller.who("people-host", seat)
        case table.Started():
            return say("people-started")
        case table.Extended(seat, _, left):
            return teller.who("people-extended", seat, left=left)
        case table.ChatSet(on):
            return say("people-chat-on" if on else "people-chat-off")
        case table.Hushed(seat, on):
            return teller.who("people-hushed" if on else "people-heard", seat)
        case table.Rematched(settings):
            return say("people-rematched", game=say(f"game-{settings.game}"))
        case table.NextTable():
            return say("people-next-table")
        case _:
            assert_never(entry)


def _describe_seating(teller: Teller, entry: Seating, before: TableState) -> str:
    say = teller.words.say
    match entry:
        case table.Sat(seat, name):
            return teller.who("people-sat", seat, name=shown_name(name))
        case table.Waiting(seat, name):
            return say("people-waiting", name=shown_name(name), bot=_name(teller, before, seat))
        case table.GaveUp(seat):
            waiting = before.waiting[seat]
            return say("people-gave-up", name=shown_name(waiting.name) if waiting else "")
        case table.BotSat(seat, name):
            holder = before.seats[seat]
            same = holder is not None and holder.name == name
            return say("people-bot-takes" if same else "people-bot-sat", name=shown_name(name))
        case table.StoodUp(seat):
            return say("people-stood-up", name=_name(teller, before, seat))
        case table.StoodIn(seat):
            return teller.who("people-stood-in", seat)
        case table.Returned(seat):
            return teller.who("people-returned", seat)
        case table.Removed(seat):
            return say("people-removed", name=_name(teller, before, seat))
        case _:
            assert_never(entry)


def _describe_talk(teller: Teller, entry: Talk) -> str:
    match entry:
        case table.Spoke(seat, phrase):
            return teller.who("people-spoke", seat, phrase=teller.words.say(f"phrase-{phrase}"))
        case table.Said(seat, text):
            return teller.who("people-said", seat, text=clean_text(text[:TEXT_LENGTH]))
        case _:
            assert_never(entry)


def _name(teller: Teller, before: TableState, seat: Seat) -> str:
    holder = before.seats[seat]
    return shown_name(holder.name) if holder else teller.words.say("people-empty")
