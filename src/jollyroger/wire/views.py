"""A table as one seat may know it, as plain JSON values, and back again."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, get_type_hints

from ..rules.aid import Aid
from ..rules.aid import aid as read_off
from ..rules.game import Game, start
from ..rules.moves import Move, Seat
from ..rules.notation import write_move
from ..rules.plain_values import read_value, write_value
from ..rules.refused import Refused
from ..rules.transcript import plain_event, read_event
from ..table.events import ENTRIES, Agreement, Entry
from ..table.log_lines import BEFORE
from ..table.settings import Settings
from ..table.state import TableState, seen
from ..table.table import Table

HIDDEN_FIELDS = {"removed", "hushed_guests", "moments", "seq"}


def view(table: Table, seat: Seat | None) -> dict[str, Any]:
    """The names of the fields are those of `TableState` and of the rules' `State`."""
    shown = seen(replace(table.state, moments=()), seat)  # nobody is shown those
    game = table.state.settings.load()
    return {name: write_value(getattr(shown, name), game) for name in _shown()}


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
    return plain_aid(settings.load(), read_off(table.view(seat), settings.previews))


def plain_aid(game: Game, aid: Aid) -> dict[str, Any]:
    return {
        "led": aid.led,
        "now": aid.now and plain_event(game, aid.now),
        "barred": {code: why.plain() for code, why in (aid.barred or {}).items()},
        "would": {code: plain_event(game, then) for code, then in (aid.would or {}).items()},
    }


# And back again


def read(plain: dict[str, Any], seq: int) -> TableState:
    """The table of a `view` after entry number `seq`; ValueError for anything that is none."""
    if set(plain) != set(_shown()):
        raise ValueError(sorted(plain))
    try:
        game = read_value(Settings, plain["settings"]).load()
        given = {name: read_value(kind, plain[name], game) for name, kind in _shown().items()}
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
    settings, log = BEFORE, []
    for each in plain:
        if entry := read_entry(settings.load(), each):
            log.append(entry)
            settings = entry.settings if isinstance(entry, Agreement) else settings
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
    if table.next_deal:
        each += [table.next_deal.pledges, table.next_deal.nonces]
    told = (table.settings.players, play.players if play else seats)
    return all(len(one) in (0, seats) for one in each) and set(told) == {seats}
