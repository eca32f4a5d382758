"""Events as plain JSON objects, the event's name and then its fields, and back again."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_args

from .events import Event
from .game import Game
from .plain_values import Json, later_fields, read_fields, write_value


@cache
def _name(kind: type) -> str:
    """TrickTaken -> trick_taken"""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("_")


def names(union: Any) -> Mapping[str, Any]:
    """The classes of a closed union by the names they are written with."""
    return {_name(kind): kind for kind in get_args(union)}


EVENTS: Final = names(Event)


def write_event(game: Game, event: Event) -> str:
    return json.dumps(plain_event(game, event), ensure_ascii=False)


def plain_event(game: Game, event: Any) -> dict[str, Json]:
    kind: Any = type(event)
    return {"event": _name(kind), **write_value(event, game)}


def tells_later(event: Any) -> bool:
    """Whether it says something in a field that older readers do not know."""
    kind: Any = type(event)
    return any(getattr(event, name) for name in later_fields(kind))


def read_event(game: Game, plain: dict[str, Json], known: Mapping[str, Any] = EVENTS) -> Any:
    """Raises ValueError or KeyError for anything that is no event."""
    given = dict(plain)
    name = given.pop("event")
    if not isinstance(name, str):
        raise ValueError(name)
    return read_fields(known[name], given, game)
