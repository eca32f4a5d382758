"""Events as plain JSON objects, the event's name and then its fields, and back again."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from . import events as kinds
from .events import Event
from .game import Game
from .moves import Choice, Secret
from .notation import HIDDEN, read_move, write_move
from .refused import Refused

Json = Any  # what the json module gives; every use of it below is checked


def _name(kind: type) -> str:
    """TrickTaken -> trick_taken"""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("_")


def names(union: Any) -> Mapping[str, Any]:
    """The classes of a closed union by the names they are written with."""
    return {_name(kind): kind for kind in get_args(union)}


EVENTS: Final = names(kinds.Event)


def write_event(game: Game, event: Event) -> str:
    return json.dumps(plain_event(game, event), ensure_ascii=False)


def plain_event(game: Game, event: object) -> dict[str, Json]:
    return {"event": _name(type(event)), **_plain_fields(game, event)}


def _plain_fields(game: Game, value: Any) -> dict[str, Json]:
    return {field.name: _plain(game, getattr(value, field.name)) for field in fields(value)}


def _plain(game: Game, value: Any) -> Json:
    if isinstance(value, Choice | Secret):
        return write_move(game, value)
    if isinstance(value, tuple):
        return [_plain(game, item) for item in value]
    return _plain_fields(game, value) if is_dataclass(value) else value


def read_event(game: Game, plain: dict[str, Json], known: Mapping[str, Any] = EVENTS) -> Any:
    """Raises ValueError or KeyError for anything that is no event."""
    given = dict(plain)
    kind = known[built(str, given.pop("event"))]
    return _built_fields(kind, given, game)


def built(kind: Any, plain: Json, game: Game | None = None) -> Any:
    """The value of type `kind` that `plain` stands for, nothing taken on trust."""
    if isinstance(kind, UnionType):
        if game and plain is not None and Secret in get_args(kind):
            return _choice(game, plain)
        return _one_of(get_args(kind), plain, game)
    if get_origin(kind) is tuple:
        return tuple(built(get_args(kind)[0], item, game) for item in _exactly(list, plain))
    if get_origin(kind) is Literal:
        if plain not in get_args(kind):
            raise ValueError(plain)
        return plain
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        return _built_fields(kind, _exactly(dict, plain), game)
    if issubclass(kind, Enum):
        return kind(_exactly(str, plain))
    return _exactly(kind, plain)


def _exactly(kind: type, plain: Json) -> Any:
    if type(plain) is not kind:
        raise ValueError(plain)
    return plain


def _choice(game: Game, plain: Json) -> Choice | Secret:
    if plain == HIDDEN:
        return Secret()
    try:
        move = read_move(game, _exactly(str, plain))
    except Refused as refused:
        raise ValueError(plain) from refused
    if isinstance(move, Choice):
        return move
    raise ValueError(plain)


def _one_of(types: Sequence[Any], plain: Json, game: Game | None) -> Any:
    for kind in types:
        try:
            return None if kind is NoneType and plain is None else built(kind, plain, game)
        except (ValueError, KeyError):
            continue
    raise ValueError(plain)


def _built_fields(kind: Any, plain: dict[str, Json], game: Game | None) -> Any:
    hints = _hints(kind)
    if set(plain) != set(hints):
        raise ValueError(plain)
    return kind(**{name: built(hints[name], value, game) for name, value in plain.items()})


@lru_cache
def _hints(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)
