"""A table's game as a record, and a table that goes on from one.

What is about fairness stands in notes; what was taken back leaves a note and is gone."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, assert_never

from ..rules import events as rules
from ..rules.game import Game
from ..rules.moves import Seat
from ..rules.plain_values import Json
from ..rules.record import Note, Record, Seated
from ..rules.refused import Refused
from ..rules.transcript import names, plain_event, read_event
from .events import (
    HIDDEN,
    Arranged,
    Banked,
    BotSat,
    ChatSet,
    Entry,
    Extended,
    GaveUp,
    HostPassed,
    Hushed,
    NextTable,
    Opened,
    Pledged,
    PledgesIn,
    Rematched,
    Removed,
    Returned,
    Revealed,
    Said,
    Sat,
    SeedSealed,
    SeedShown,
    Spoke,
    Started,
    StoodIn,
    StoodUp,
    TakenBack,
    Timed,
    Waiting,
    WentWithout,
)
from .settings import Settings
from .state import Stage, TableState

if TYPE_CHECKING:  # a running table needs more installed than reading a record does
    from .table import Table

Fairness = SeedSealed | Pledged | Revealed | WentWithout | SeedShown
Seating = Sat | BotSat | StoodIn | Returned  # who holds a seat, where that changes in a game
# What a record does not tell: the lobby, who else comes and goes, clocks, talk, the next table.
Lobby = Opened | Arranged | Waiting | GaveUp | StoodUp | Removed | HostPassed
Around = Spoke | Said | ChatSet | Hushed | Rematched | NextTable
Untold = Lobby | PledgesIn | Timed | Banked | Extended | Around
NOTES: Final = names(Fairness)
SEATING: Final = names(Seating)
HIDES: Final = {"seed_sealed": "seed", "sat": "guest"}  # what nobody is shown of an entry


def counted(log: Sequence[Entry]) -> Iterator[Entry]:
    """The entries that still stand: of what was taken back only the talk around it."""
    gone: set[int] = set()
    for number, entry in enumerate(log, 1):
        if isinstance(entry, TakenBack):
            since = range(entry.to + 1, number)
            gone |= {number, *(at for at in since if isinstance(log[at - 1], rules.Event))}
    return (entry for number, entry in enumerate(log, 1) if number not in gone)


# From a table to a record


def record_of(table: "Table", seat: Seat | None = None) -> Record:
    """All of a game that is over; of one that is not, what `seat` (None: a spectator) sees."""
    over = table.state.stage is Stage.OVER
    seen = (e if over or not isinstance(e, rules.Event) else e.seen_by(seat) for e in table.log)
    return _record(table.state, [*seen], sealed=False)


def logbook(table: "Table", seed: int | None) -> Record:
    """All of a game, sealed seeds too: for whoever keeps the table, to go on from."""
    return _record(table.state, table.log, sealed=True, seed=seed)


def _record(
    state: TableState, log: Sequence[Entry], sealed: bool, seed: int | None = None
) -> Record:
    settings = state.settings
    game = settings.load()
    events: list[tuple[int, rules.Event]] = []
    notes: list[Note] = []
    started = False
    for number, entry in enumerate(log, 1):
        if isinstance(entry, rules.Event):
            events.append((number, entry))
        elif isinstance(entry, Fairness):
            notes.append(Note(len(events), _note(game, entry, sealed)))
        elif isinstance(entry, Seating):
            if started:
                notes.append(Note(len(events), _note(game, entry)))
        elif isinstance(entry, TakenBack):
            kept = [pair for pair in events if pair[0] <= entry.to]
            undone = {"note": "taken_back", "count": len(events) - len(kept)}
            notes.append(Note(len(kept), undone))
            events = kept
        elif isinstance(entry, Started):
            started = True
        elif not isinstance(entry, Untold):
            assert_never(entry)
    told = tuple(event for _, event in events)
    placed = tuple(Note(min(note.at, len(told)), note.plain) for note in notes)
    return Record(settings.game, settings.options, _seats(state), told, seed, placed)


def _seats(state: TableState) -> tuple[Seated, ...]:
    return tuple(
        Seated(holder.name, holder.bot if holder.guest is None else None) if holder else Seated("")
        for holder in state.seats
    )


def _note(game: Game, entry: Fairness | Seating, sealed: bool = False) -> dict[str, Json]:
    """The entry as everybody saw it: of a sealed seed its hash alone, unless it is our own."""
    plain = plain_event(game, entry)
    name = plain.pop("event")
    if name in HIDES and not sealed:
        del plain[HIDES[name]]
    return {"note": name, **plain}


# And back again


def read_note(record: Record, number: int) -> Fairness | Seating | None:
    """The entry a note tells of; None for one that is about neither fairness nor seats."""
    plain = dict(record.notes[number].plain)
    name = plain.pop("note")
    known = {**NOTES, **SEATING}
    if name not in known:
        return None
    hidden = {HIDES[name]: HIDDEN} if name in HIDES else {}
    try:
        entry: Fairness | Seating = read_event(
            record.load(), {"event": name, **hidden, **plain}, known
        )
        return entry
    except (ValueError, KeyError) as error:
        raise Refused("record_damaged", line=record.line_of_note(number)) from error


def is_undo(note: Note) -> bool:
    return note.plain.get("note") == "taken_back"


def taken_back(record: Record) -> tuple[int, ...]:
    """The round of every move that was taken back: of the move itself a record tells nothing."""
    ends = (note.at for note in record.notes if is_undo(note))
    return tuple(sum(isinstance(e, rules.Dealt) for e in record.events[:at]) for at in ends)


def log_of(record: Record, guest: str) -> list[Entry]:
    """The log of a table at which this game was played: by this guest, if by a person."""
    return [*seating_of(record, guest), *entries(record)]


def seating_of(record: Record, guest: str) -> list[Entry]:
    """Its beginning: the table is opened, everybody sits down, the game starts."""
    settings = Settings(record.game, len(record.seats), record.options)
    crew: list[Entry] = [
        BotSat(seat, held.name, held.bot) if held.bot else Sat(seat, held.name, guest)
        for seat, held in enumerate(record.seats)
    ]
    return [Opened(settings), *crew, Started()]


def entries(record: Record) -> Iterable[Entry]:
    """Notes about fairness and events in their order, every event checked against the rules."""
    record.state()
    for number, line in record.lines():
        entry = read_note(record, number) if isinstance(line, Note) else line
        if entry is not None and not isinstance(entry, Seating):
            yield entry
