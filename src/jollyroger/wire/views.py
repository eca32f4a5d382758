"""A table as one seat may know it, as plain JSON values."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from ..rules.game import Game
from ..rules.moves import Bid, Move, Place, Play, Seat, Secret
from ..rules.notation import write_move
from ..rules.transcript import plain_event
from ..table.events import Entry
from ..table.table import Table

HIDDEN_FIELDS = {"removed"}


def view(table: Table, seat: Seat | None) -> dict[str, Any]:
    """The names of the fields are those of `TableState` and of the rules' `State`."""
    plain: dict[str, Any] = _plain(table.state.settings.load(), table.seen(seat))
    return plain


def entries(table: Table, since: Sequence[Entry]) -> list[dict[str, Any]]:
    game = table.state.settings.load()
    return [plain_event(game, entry) for entry in since]


def moves(game: Game, may: Sequence[Move]) -> list[str]:
    """Each move as text; of the placements, which are every side and space, just the word."""
    if may and isinstance(may[0], Place):
        return ["place"]
    return [write_move(game, move) for move in may]


def _plain(game: Game, value: Any) -> Any:
    if isinstance(value, Bid | Place | Play | Secret):
        return write_move(game, value)
    if hasattr(value, "_asdict"):
        return {name: _plain(game, item) for name, item in value._asdict().items()}
    if isinstance(value, tuple):
        return [_plain(game, item) for item in value]
    if is_dataclass(value):
        names = (field.name for field in fields(value) if field.name not in HIDDEN_FIELDS)
        return {name: _plain(game, getattr(value, name)) for name in names}
    return value
