"""What is said at a table: phrases for everybody, and text where it is allowed."""

from collections.abc import Iterable
from typing import Final

from ..rules.characters import TEXT_LENGTH, clean_text
from ..rules.moves import Seat
from ..rules.refused import Refused
from .actors import Actor, present_seat
from .acts import Say, Speak
from .events import Entry, Said, Spoke
from .state import TableState

PHRASES: Final = (
    "ahoy",
    "well-played",
    "good-luck",
    "thanks",
    "oops",
    "hurry",
    "think",
    "yo-ho-ho",
    "farewell",
    "again",
)


def speak(state: TableState, actor: Actor, act: Speak) -> Iterable[Entry]:
    if act.phrase not in PHRASES:
        raise Refused("unknown_phrase")
    return [Spoke(_speaker(state, actor), act.phrase)]


def say(state: TableState, actor: Actor, act: Say) -> Iterable[Entry]:
    if not state.settings.chat:
        raise Refused("chat_is_off")
    return [Said(_speaker(state, actor), _readable(act.text))]


def _speaker(state: TableState, actor: Actor) -> Seat:
    seat = present_seat(state, actor)
    if seat in state.hushed:
        raise Refused("hushed")
    return seat


def _readable(text: str) -> str:
    kept = clean_text(text)
    if not 0 < len(kept) <= TEXT_LENGTH:
        raise Refused("text_length", most=TEXT_LENGTH)
    return kept
