"""Who sat at the table of a record, and what was taken back there."""

from ..rules.characters import shown_name
from ..rules.record import Record
from ..words.catalogue import LANGUAGES, Words
from ..words.catalogue import words as spoken


def seated_names(words: Words, record: Record) -> list[str]:
    """Whoever played alone was written down as `you`, in the language of that day."""
    own = {spoken(lang).say("you") for lang in LANGUAGES}
    return [
        words.say("you") if seat.name in own else shown_name(seat.name) for seat in record.seats
    ]


def taken_back(words: Words, record: Record) -> list[str]:
    """A sentence about it, where something was."""
    count = sum(note.plain.get("note") == "taken_back" for note in record.notes)
    return [words.say("taken-back", count=count)] if count else []
