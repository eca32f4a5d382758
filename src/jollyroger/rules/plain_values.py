"""Our values as plain JSON values, and back again: events, states, settings, whatever is frozen.

A dataclass or a named tuple is an object with its fields, a tuple a list, a choice its text."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from .game import Game
from .moves import Choice, Move, Secret
from .notation import HIDDEN, read_move, write_move
from .refused import Refused

Json = Any  # what the json module gives; every use of it below is checked
CHOICES: Final = frozenset(get_args(Choice))
TEXTS: Final = frozenset((*get_args(Move), Secret))  # what is written as it is typed


def write_value(value: Any, game: Game | None = None) -> Json:
    """`game` is what moves are written by; where there are none, it is not needed."""
    kind: Any = type(value)
    if kind is tuple:
        return [write_value(item, game) for item in value]
    if kind in TEXTS:
        assert game is not None
        return write_move(game, value)
    names = field_names(kind)
    return value if names is None else _write_fields(value, kind, names, game)


def _write_fields(
    value: Any, kind: Any, names: Sequence[str], game: Game | None
) -> dict[str, Json]:
    """All of them, but for one that came later and has nothing to tell."""
    written = {name: write_value(getattr(value, name), game) for name in names}
    for name, silent in later_fields(kind).items():
        if getattr(value, name) == silent:
            del written[name]
    return written


@cache
def field_names(kind: Any) -> tuple[str, ...] | None:
    """None for what has no fields."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    return getattr(kind, "_fields", None)


@cache
def later_fields(kind: Any) -> Mapping[str, Any]:
    """Those that not every log has, because they came later, with what says nothing there.

    They tell, and decide nothing: values are equal with and without them."""
    told = fields(kind) if is_dataclass(kind) else ()
    return {field.name: field.default for field in told if not field.compare}


def read_value(kind: Any, plain: Json, game: Game | None = None) -> Any:
    """The value of type `kind` that `plain` stands for, nothing taken on trust.

    Raises ValueError or KeyError for anything else."""
    if kind is str or kind is int:
        return _exactly(kind, plain)
    if isinstance(kind, UnionType):
        if game and plain is not None and _is_choice(kind):
            return _read_choice(game, plain, get_args(kind))
        return _read_one_of(get_args(kind), plain, game)
    if get_origin(kind) is tuple:
        return tuple(read_value(get_args(kind)[0], item, game) for item in _exactly(list, plain))
    if get_origin(kind) is Literal:
        if plain not in get_args(kind):
            raise ValueError(plain)
        return plain
    if field_names(kind) is not None:
        return read_fields(kind, _exactly(dict, plain), game)
    if issubclass(kind, Enum):
        return kind(_exactly(str, plain))
    return _exactly(kind, plain)


def read_fields(kind: Any, plain: dict[str, Json], game: Game | None) -> Any:
    hints = _hints(kind)
    if not hints.keys() - later_fields(kind).keys() <= plain.keys() <= hints.keys():
        raise ValueError(plain)
    return kind(**{name: read_value(hints[name], value, game) for name, value in plain.items()})


@cache
def _is_choice(kind: UnionType) -> bool:
    return set(get_args(kind)) >= CHOICES


def _exactly(kind: type, plain: Json) -> Any:
    if type(plain) is not kind:
        raise ValueError(plain)
    return plain


def _read_choice(game: Game, plain: Json, kinds: Sequence[Any]) -> Choice | Secret:
    if plain == HIDDEN and Secret in kinds:
        return Secret()
    try:
        move = read_move(game, _exactly(str, plain))
    except Refused as refused:
        raise ValueError(plain) from refused
    if isinstance(move, Choice):
        return move
    raise ValueError(plain)


def _read_one_of(kinds: Sequence[Any], plain: Json, game: Game | None) -> Any:
    for kind in kinds:
        try:
            return None if kind is NoneType and plain is None else read_value(kind, plain, game)
        except (ValueError, KeyError):
            continue
    raise ValueError(plain)


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    """The types of its fields; what all of its kind say of themselves is none."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in field_names(kind) or ()}
