"""A whole game as text: a header line, then one JSON object an event. Reading checks everything.

Version 2 adds notes, which are about the game and no part of it; a game without any is still
written as version 1. A reader for every version ever written stays here."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Final

from .events import Event
from .game import Game, start
from .moves import Seat
from .refused import Refused
from .replay import Turn, turns
from .shelf import load
from .state import State
from .transcript import Json, built, read_event, write_event

PLAIN: Final = 1  # what a game without notes is written as
VERSION: Final = 2


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits in a seat: a person, or a bot of that name."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """Something around the game, just before event number `at`; whoever knows it reads it."""

    at: int
    plain: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Record:
    """`seed` is what a local game's chance came from, if it is to be repeatable."""

    game: str
    options: tuple[str, ...]
    seats: tuple[Seated, ...]
    events: tuple[Event, ...]
    seed: int | None = None
    notes: tuple[Note, ...] = ()

    def load(self) -> Game:
        return load(self.game, self.options)

    @property
    def person(self) -> Seat | None:
        """Whose game it was, if it was one person's."""
        people = [seat for seat, seated in enumerate(self.seats) if seated.bot is None]
        return people[0] if len(people) == 1 else None

    def state(self) -> State:
        """The state after the last event, every event checked against the rules."""
        state = start(self.load(), len(self.seats))
        for turn in self.turns():
            state = turn.after
        return state

    def turns(self) -> Iterator[Turn]:
        """Move by move; a damaged record is refused with the line that cannot be."""
        try:
            yield from turns(self.load(), len(self.seats), self.events)
        except Refused as refused:
            at = refused.facts.get("at")
            if not isinstance(at, int):
                raise
            raise Refused("record_damaged", line=self.line(at)) from refused

    def line(self, at: int) -> int:
        """The number of the line that event number `at` stands in, or would stand in."""
        return at + 2 + sum(note.at <= at for note in self.notes)

    def line_of_note(self, number: int) -> int:
        return self.notes[number].at + 2 + number


def write(record: Record) -> str:
    """One line for the header and one for each event and note, each ended."""
    return "".join(f"{line}\n" for line in (header(record), *_lines(record)))


def _lines(record: Record) -> Iterator[str]:
    game, notes = record.load(), list(record.notes)
    for at, event in enumerate(record.events):
        while notes and notes[0].at <= at:
            yield json.dumps(notes.pop(0).plain)
        yield write_event(game, event)
    yield from (json.dumps(note.plain) for note in notes)


def header(record: Record) -> str:
    plain = {
        "version": VERSION if record.notes else PLAIN,
        "game": record.game,
        "options": record.options,
        "seats": [asdict(seated) for seated in record.seats],
    }
    return json.dumps(plain if record.seed is None else {**plain, "seed": record.seed})


def read(text: str) -> Record:
    lines = text.splitlines()
    version, record = _read_header(lines[0] if lines else "")
    game = record.load()
    events: list[Event] = []
    notes: list[Note] = []
    for number, line in enumerate(lines[1:], 2):
        plain = _object(line, number)
        if version > PLAIN and "note" in plain:
            notes.append(Note(len(events), _noted(plain, number)))
        else:
            events.append(_read_event(game, plain, number))
    return replace(record, events=tuple(events), notes=tuple(notes))


def _read_header(line: str) -> tuple[int, Record]:
    plain = _object(line, 1)
    try:
        version = built(int, plain["version"])
        if version > VERSION:
            raise Refused("record_newer", version=version, known=VERSION)
        if version < 1:
            raise ValueError(version)
        return version, Record(
            built(str, plain["game"]),
            built(tuple[str, ...], plain.get("options", [])),
            built(tuple[Seated, ...], plain["seats"]),
            (),
            built(int | None, plain.get("seed")),
        )
    except (ValueError, KeyError) as error:
        raise Refused("record_damaged", line=1) from error


def _read_event(game: Game, plain: dict[str, Json], number: int) -> Event:
    try:
        event: Event = read_event(game, plain)
        return event
    except (ValueError, KeyError) as error:
        raise Refused("record_damaged", line=number) from error


def _noted(plain: dict[str, Json], number: int) -> dict[str, Json]:
    """Every note has a name; what else is in it is not for us to judge."""
    if not isinstance(plain["note"], str):
        raise Refused("record_damaged", line=number)
    return plain


def _object(line: str, number: int) -> dict[str, Json]:
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Refused("record_damaged", line=number) from error
    if not isinstance(plain, dict):
        raise Refused("record_damaged", line=number)
    return plain
