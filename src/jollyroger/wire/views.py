"""A table as one seat may know it, as plain JSON values, and back again."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, get_type_hints

from ..rules.aid import Aid
from ..rules.aid import aid as read_off
from ..rules.game import Game, start
from ..rules.moves import Choice, Move, Seat, Secret
from ..rules.notation import write_move
from ..rules.refused import Refused
from ..rules.transcript import built, plain_event, read_event
from ..table.events import Arranged, Entry, Opened
from ..table.settings import Settings
from ..table.state import TableState, seen
from ..table.table import ENTRIES, Table

HIDDEN_FIELDS = {"removed", "hushed_guests", "moments", "seq"}


def view(table: Table, seat: Seat | None) -> dict[str, Any]:
    """The names of the fields are those of `TableState` and of the rules' `State`."""
    shown = seen(replace(table.state, moments=()), seat)  # nobody is shown those
    plain: dict[str, Any] = _plain(table.state.settings.load(), shown)
    return plain


def entries(table: Table, since: Sequence[Entry]) -> list[dict[str, Any]]:
    game = table.state.settings.load()
    return [plain_event(game, entry) for entry in since]


def moves(game: Game, may: Sequence[Move]) -> list[str]:
    """Each move as text, or just its verb where there are too many to list."""
    return [*dict.fromkeys(write_move(game, each) if each.listed else each.verb for each in may)]


def aid(table: Table, seat: Seat | None) -> dict[str, Any]:
    """What a client that knows no rules draws beside the pieces."""
    if table.state.play is None:
        return plain_aid(table.state.settings.load(), Aid())
    settings = table.state.settings
    return plain_aid(settings.load(), read_off(table.view(seat), settings.hints))


def plain_aid(game: Game, aid: Aid) -> dict[str, Any]:
    return {
        "led": aid.led,
        "now": aid.now and plain_event(game, aid.now),
        "barred": {code: _refused(why) for code, why in (aid.barred or {}).items()},
        "would": {code: plain_event(game, then) for code, then in (aid.would or {}).items()},
    }


def _refused(refused: Refused) -> dict[str, Any]:
    return {"code": refused.code, "facts": dict(refused.facts), "rule": refused.rule}


def _plain(game: Game, value: Any) -> Any:
    if isinstance(value, Choice | Secret):
        return write_move(game, value)
    if hasattr(value, "_asdict"):
        return {name: _plain(game, item) for name, item in value._asdict().items()}
    if isinstance(value, tuple):
        return [_plain(game, item) for item in value]
    if is_dataclass(value):
        names = (field.name for field in fields(value) if field.name not in HIDDEN_FIELDS)
        return {name: _plain(game, getattr(value, name)) for name in names}
    return value


# And back again


def read(plain: dict[str, Any], seq: int) -> TableState:
    """The table of a `view` after entry number `seq`; ValueError for anything that is none."""
    if set(plain) != set(_shown()):
        raise ValueError(sorted(plain))
    try:
        game = built(Settings, plain["settings"]).load()
        given = {name: built(kind, plain[name], game) for name, kind in _shown().items()}
        table = TableState(**given, seq=seq)
        start(game, table.settings.players)
    except (KeyError, Refused) as error:
        raise ValueError(plain["settings"]) from error
    if not fits(table):
        raise ValueError(table)
    return table


def read_entry(game: Game, plain: dict[str, Any]) -> Entry | None:
    """None for one that we do not know: new ones may come without a new protocol number."""
    if plain.get("event") not in ENTRIES:
        return None
    try:
        entry: Entry = read_event(game, plain, ENTRIES)
        return entry
    except KeyError as error:
        raise ValueError(plain) from error


def read_log(plain: Sequence[dict[str, Any]]) -> tuple[Entry, ...]:
    """A log from its first entry on, each entry read by the settings that held then."""
    settings, log = Settings("skull_king", 2), []
    for each in plain:
        if entry := read_entry(settings.load(), each):
            log.append(entry)
            settings = entry.settings if isinstance(entry, Opened | Arranged) else settings
    return tuple(log)


@lru_cache
def _shown() -> dict[str, Any]:
    hints = get_type_hints(TableState)
    return {name: kind for name, kind in hints.items() if name not in HIDDEN_FIELDS}


def fits(table: TableState) -> bool:
    """Everything there is one of for every seat has as many as there are seats."""
    seats, play = len(table.seats), table.play
    each: list[Sequence[object]] = [table.clocks, table.waiting]
    if play:
        each += [play.choices, play.bids, play.planks, *play.sheet]
    if table.sealing:
        each += [table.sealing.pledges, table.sealing.nonces]
    told = (table.settings.players, play.players if play else seats)
    return all(len(one) in (0, seats) for one in each) and set(told) == {seats}
