"""A table as one seat may know it, as plain JSON values."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from ..rules.aid import Aid
from ..rules.aid import aid as read_off
from ..rules.game import Game
from ..rules.moves import Bid, Move, Place, Play, Seat, Secret
from ..rules.notation import write_move
from ..rules.refused import Refused
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
