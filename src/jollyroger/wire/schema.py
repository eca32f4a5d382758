"""What goes over a socket as JSON Schema, and from that the types of the web client.

`python -m jollyroger.wire.schema` prints the TypeScript; `make types` writes it."""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from ..rules.characters import NAME_LENGTH, TEXT_LENGTH
from ..rules.declaration import Declaration
from ..rules.events import ChoiceEvent, Event, TrickOutcome
from ..rules.game import Game
from ..rules.moves import Choice, Move, Secret
from ..rules.pieces import Box
from ..rules.plain_values import field_names, later_fields
from ..rules.record import VERSION as RECORD_VERSION
from ..rules.scoring import STANDARD
from ..rules.shelf import GAMES, OPTIONS
from ..table.events import ENTRIES, Agreement, ClockEvent, DealPart, SeatEvent, TableEvent
from ..table.settings import Hints, Speed
from ..table.state import TableState
from ..table.talk import PHRASES
from .codec import schemas
from .frames import LARGEST, PROTOCOL, Down, Up
from .views import HIDDEN_FIELDS

Schema = dict[str, Any]
PLAIN: Final = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}
CHOSEN: Final = (*get_args(Choice), Secret)  # written as text, like every move
REF: Final = "#/$defs/"
# What several entries have in common, by the names the page has for it.
GROUPS: Final[Mapping[str, tuple[type, ...]]] = {
    "GameEvent": get_args(Event),
    "TableEvent": get_args(TableEvent),
    "ChoiceEvent": tuple(kind for kind in get_args(Event) if issubclass(kind, ChoiceEvent)),
    "TrickOutcome": get_args(TrickOutcome),
    "Agreement": get_args(Agreement),
    "SeatEvent": get_args(SeatEvent),
    "DealPart": get_args(DealPart),
    "ClockEvent": get_args(ClockEvent),
}


def document() -> Schema:
    """Frames and acts as msgspec reads them; entries and the view from the types they are."""
    frames = (*get_args(Up), *get_args(Down))
    defs = schemas(frames, REF)
    shapes: Schema = {}
    for name, kind in ENTRIES.items():
        shape = _shape(kind, shapes)
        shape["properties"] = {"event": {"const": name}, **shape["properties"]}
        shape["required"] = ["event", *shape["required"]]
    table = _schema(TableState, shapes)
    groups = {name: _either(kinds) for name, kinds in GROUPS.items()}
    entry = {"anyOf": [_ref("GameEvent"), _ref("TableEvent")]}
    defs = {**shapes, **defs, **groups, "Entry": entry}
    defs["View"]["properties"]["view"] = table
    defs["Refused"]["properties"]["facts"] = {"type": "object"}
    defs["Aid"] = _aid(defs)
    for frame in ("View", "Events"):
        defs[frame]["properties"]["aid"] = _ref("Aid")
    defs["Events"]["properties"]["events"] = {"type": "array", "items": _ref("Entry")}
    for name, kinds in (("Up", get_args(Up)), ("Down", get_args(Down))):
        defs[name] = _either(kinds)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": defs}


def _aid(defs: Schema) -> Schema:
    """`Aid` as `views.plain_aid` writes it."""
    outcome = _ref("TrickOutcome")
    barred = {
        "code": {"type": "string"},
        "facts": {"type": "object"},
        "rule": {"anyOf": [{"type": "string"}, {"type": "null"}]},
    }
    defs["Barred"] = {"type": "object", "properties": barred, "required": [*barred]}
    aid = {
        "led": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        "now": {"anyOf": [outcome, {"type": "null"}]},
        "barred": {"type": "object", "additionalProperties": _ref("Barred")},
        "would": {"type": "object", "additionalProperties": outcome},
    }
    return {"type": "object", "properties": aid, "required": [*aid]}


def _ref(name: str) -> Schema:
    return {"$ref": REF + name}


def _either(kinds: Iterable[type]) -> Schema:
    return {"anyOf": [_ref(kind.__name__) for kind in kinds]}


def _schema(kind: Any, shapes: Schema) -> Schema:
    if isinstance(kind, UnionType):
        return _any_of(get_args(kind), shapes)
    if get_origin(kind) is tuple:
        return {"type": "array", "items": _schema(get_args(kind)[0], shapes)}
    if get_origin(kind) is Mapping:
        return {"type": "object", "additionalProperties": _schema(get_args(kind)[1], shapes)}
    if get_origin(kind) is Literal:
        return {"enum": list(get_args(kind))}
    if kind in CHOSEN:
        return {"type": "string"}
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if issubclass(kind, Enum):
        return {"enum": [member.value for member in kind]}
    _shape(kind, shapes)
    return _ref(kind.__name__)


def _any_of(kinds: Iterable[Any], shapes: Schema) -> Schema:
    """Each once: all the choices of a game are the same text."""
    options: list[Schema] = []
    for kind in kinds:
        if (option := _schema(kind, shapes)) not in options:
            options.append(option)
    return options[0] if len(options) == 1 else {"anyOf": options}


def _shape(kind: Any, shapes: Schema) -> Schema:
    """A dataclass or a named tuple as an object with all its fields."""
    if kind.__name__ not in shapes:
        shapes[kind.__name__] = {}
        hints = get_type_hints(kind)
        names = [name for name in field_names(kind) or () if name not in HIDDEN_FIELDS]
        shapes[kind.__name__] |= {
            "type": "object",
            "properties": {name: _schema(hints[name], shapes) for name in names},
            "required": [name for name in names if name not in later_fields(kind)],
        }
    shape: Schema = shapes[kind.__name__]
    return shape


# TypeScript

# The groups that a page asks an entry for, as lists of their names.
ASKED: Final = {
    "CHOICE_EVENTS": "ChoiceEvent",
    "TRICK_OUTCOMES": "TrickOutcome",
    "DEAL_PARTS": "DealPart",
}
HEAD: Final = "// Made by `make types` from jollyroger/wire/schema.py. Do not edit.\n"
NAMES: Final = {"integer": "number", "object": "Record<string, unknown>"}


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What a page has of a game. `pieces` stand in the order a hand is sorted in; `faces` are of
    those that have more than one; `likes` says as what a declared face lies there; `plain` are the
    outcomes of a bid of which no sentence tells how the points add up (`words/why.py`)."""

    rounds: Mapping[str, int]
    options: tuple[str, ...]
    suits: tuple[str, ...]
    pieces: tuple[str, ...]
    faces: Mapping[str, tuple[str, ...]]
    likes: Mapping[str, str]
    declares: Declaration
    plain: tuple[str, ...]


def typescript() -> str:
    defs: Mapping[str, Schema] = document()["$defs"]
    return f"{HEAD}{declared(defs)}{declared(_constant(GameFacts))}\n{_facts()}"


def _constant(kind: type) -> Schema:
    """The shapes of what is written into the page, where nobody changes it."""
    shapes: Schema = {}
    _shape(kind, shapes)
    for shape in shapes.values():
        for inner in shape["properties"].values():
            for schema in (inner, inner.get("additionalProperties", {})):
                schema |= {"readOnly": True} if schema.get("type") == "array" else {}
    return shapes


def declared(defs: Mapping[str, Schema]) -> str:
    """Every schema as a type of its name."""
    return "".join(f"\n{_declared(name, defs[name])}" for name in sorted(defs))


def _facts() -> str:
    """What is in the boxes, and what can be said, as data: a client types none of it.

    `STANDARD` is the reckoning that the sentences about a score tell (`words/why.py`)."""
    games = {game.id: asdict(_game(game)) for game in GAMES.values()}
    planks = next(game.planks.sides for game in GAMES.values() if game.planks)
    facts = {
        "PROTOCOL": PROTOCOL,
        "RECORD_VERSION": RECORD_VERSION,
        "NAME_LENGTH": NAME_LENGTH,
        "TEXT_LENGTH": TEXT_LENGTH,
        "FRAME_SIZE": LARGEST,
        "GAMES": games,
        "STANDARD": asdict(STANDARD),
        "PLANKS": planks,
        "PHRASES": PHRASES,
        "SPEEDS": get_args(Speed),
        "HINTS": get_args(Hints),
        "DOWN_FRAMES": [kind.__struct_config__.tag for kind in get_args(Down)],
        "VERBS": [kind.verb for kind in get_args(Move) if not kind.is_named],
        **{name: _event_names(group) for name, group in ASKED.items()},
    }
    return "".join(
        f"export const {name} = {json.dumps(value)} as const;\n" for name, value in facts.items()
    )


def _event_names(group: str) -> list[str]:
    return [name for name, kind in ENTRIES.items() if kind in GROUPS[group]]


def _game(game: Game) -> GameFacts:
    pieces = game.box.pieces
    outcomes = asdict(game.scoring) if game.scoring else {}
    return GameFacts(
        rounds={str(players): rounds for players, rounds in game.rounds.items()},
        options=tuple(OPTIONS.get(game.id, ())),
        suits=tuple(game.box.suits),
        pieces=tuple(piece.code for piece in pieces),
        faces={p.code: tuple(face.code for face in p.faces) for p in pieces if len(p.faces) > 1},
        likes=dict(_likes(game.box)),
        declares=game.declares,
        plain=tuple(name for name, row in outcomes.items() if row["flat"] or row["per_won"]),
    )


def _likes(box: Box) -> Iterator[tuple[str, str]]:
    """As `words/names.py` finds it: the piece that is of that kind alone."""
    for piece in box.pieces:
        for face in piece.faces if len(piece.faces) > 1 and not piece.thrown else ():
            alike = (
                each.code for each in box.pieces if [f.kind for f in each.faces] == [face.kind]
            )
            if like := next(alike, None):
                yield face.code, like


def _declared(name: str, schema: Schema) -> str:
    if schema.get("type") != "object":
        return f"export type {name} = {_type(schema)};\n"
    required = schema.get("required", ())
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(inner)};\n"
        for field, inner in schema.get("properties", {}).items()
    ]
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "anyOf" in schema:
        return " | ".join(_type(option) for option in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum") or [schema["const"]]
        return " | ".join(map(json.dumps, values))
    if schema.get("type") == "array":
        inner, fixed = _type(schema["items"]), "readonly " * schema.get("readOnly", False)
        return f"{fixed}({inner})[]" if " " in inner else f"{fixed}{inner}[]"
    if "additionalProperties" in schema:
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return NAMES.get(schema["type"], str(schema["type"]))


if __name__ == "__main__":
    sys.stdout.write(typescript())
