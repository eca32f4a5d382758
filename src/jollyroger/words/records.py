"""Who sat at the table of a record, and what was taken back there."""

from collections import Counter

from ..rules.characters import shown_name
from ..rules.record import Record
from .catalogue import LANGUAGES, Words
from .catalogue import words as spoken


def seat_names(words: Words, record: Record) -> list[str]:
    """Whoever played alone was written down as `you`, in the language of that day."""
    own = {spoken(lang).say("you") for lang in LANGUAGES}
    return [
        words.say("you") if seat.name in own else shown_name(seat.name) for seat in record.seats
    ]


def describe_taken_back(words: Words, record: Record) -> list[str]:
    """A sentence about it, where something was."""
    count = count_taken_back(record).total()
    return [words.say("taken-back", count=count)] if count else []


def mark_taken_back(words: Words, count: int) -> list[str]:
    """The same at the place where it was."""
    return [words.say("taken-back-here", count=count)] if count else []


def count_taken_back(record: Record) -> "Counter[int]":
    """How many were, by the number of the event that came instead."""
    return Counter(note.at for note in record.notes if note.plain.get("note") == "taken_back")
