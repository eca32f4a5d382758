"""A whole game as text: a header line, then one JSON object an event. Reading checks everything,
to the letter: what would be written back otherwise is no record.

Version 2 adds notes, which are about the game and no part of it; version 3 the fields of events
that came later, such as the clauses of captures. A record is written as the lowest version that
holds it, and a reader for every version ever written stays here."""

import json
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

from .events import Event
from .game import Game, start
from .moves import Seat
from .plain_values import Json, read_value, write_value
from .refused import Refused
from .replay import Turn, turns
from .shelf import load
from .state import State
from .transcript import read_event, tells_later, write_event

PLAIN: Final = 1  # what a game without notes and later fields is written as
NOTED: Final = 2
VERSION: Final = 3


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

    def lines(self) -> Iterator[tuple[int, "Event | Note"]]:
        """Events and notes as they stand one after the other, each with its number of its kind."""
        notes = deque(enumerate(self.notes))
        for at, event in enumerate(self.events):
            while notes and notes[0][1].at <= at:
                yield notes.popleft()
            yield at, event
        yield from notes

    def line(self, at: int) -> int:
        """The number of the line that event number `at` stands in, or would stand in."""
        return at + 2 + sum(note.at <= at for note in self.notes)

    def line_of_note(self, number: int) -> int:
        return self.notes[number].at + 2 + number


def write(record: Record) -> str:
    """One line for the header and one for each event and note, each ended."""
    return "".join(f"{line}\n" for line in (header(record), *_lines(record)))


def _lines(record: Record) -> Iterator[str]:
    game = record.load()
    for _, line in record.lines():
        yield json.dumps(line.plain) if isinstance(line, Note) else write_event(game, line)


def _version(record: Record) -> int:
    if any(tells_later(event) for event in record.events):
        return VERSION
    return NOTED if record.notes else PLAIN


def header(record: Record) -> str:
    plain = {
        "version": _version(record),
        "game": record.game,
        "options": record.options,
        "seats": [write_value(seated) for seated in record.seats],
    }
    return json.dumps(plain if record.seed is None else {**plain, "seed": record.seed})


def read(text: str) -> Record:
    """The record that is written as this text."""
    record = _read(text.splitlines())
    if (differs := _first_difference(text, write(record))) is not None:
        raise Refused("record_damaged", line=differs)
    return record


def _first_difference(text: str, written: str) -> int | None:
    """The number of the first line of a text that is not as it is written."""
    if text == written:
        return None
    pairs = zip_longest(text.split("\n"), written.split("\n"))
    return next(number for number, (one, other) in enumerate(pairs, 1) if one != other)


def _read(lines: Sequence[str]) -> Record:
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
        version = read_value(int, plain["version"])
        if version > VERSION:
            raise Refused("record_newer", version=version, known=VERSION)
        if version < 1:
            raise ValueError(version)
        return version, Record(
            read_value(str, plain["game"]),
            read_value(tuple[str, ...], plain.get("options", [])),
            read_value(tuple[Seated, ...], plain["seats"]),
            (),
            read_value(int | None, plain.get("seed")),
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
