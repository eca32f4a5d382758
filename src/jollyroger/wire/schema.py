"""What goes over a socket as JSON Schema, and from that the types of the web client.

`python -m jollyroger.wire.schema` prints the TypeScript; `make types` writes it."""

import json
import sys
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from ..rules.characters import NAME_LENGTH, TEXT_LENGTH
from ..rules.declaration import Declaration
from ..rules.events import TrickOutcome
from ..rules.game import Game
from ..rules.moves import Choice, Secret
from ..rules.plain_values import field_names, later_fields
from ..rules.record import VERSION as RECORD_VERSION
from ..rules.scoring import STANDARD
from ..rules.shelf import GAMES, OPTIONS
from ..table.events import ENTRIES
from ..table.state import TableState
from ..table.talk import PHRASES
from .codec import schemas
from .frames import LARGEST, PROTOCOL, Down, Up
from .views import HIDDEN_FIELDS

Schema = dict[str, Any]
PLAIN: Final = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}
CHOSEN: Final = (*get_args(Choice), Secret)  # written as text, like every move
REF: Final = "#/$defs/"


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
    union = [_ref(kind.__name__) for kind in ENTRIES.values()]
    defs = {**shapes, **defs, "Entry": {"anyOf": union}}
    defs["View"]["properties"]["view"] = table
    defs["Refused"]["properties"]["facts"] = {"type": "object"}
    defs["Aid"] = _aid(defs)
    for frame in ("View", "Events"):
        defs[frame]["properties"]["aid"] = _ref("Aid")
    defs["Events"]["properties"]["events"] = {"type": "array", "items": _ref("Entry")}
    for name, kinds in (("Up", get_args(Up)), ("Down", get_args(Down))):
        defs[name] = {"anyOf": [_ref(kind.__name__) for kind in kinds]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": defs}


def _aid(defs: Schema) -> Schema:
    """`Aid` as `views.plain_aid` writes it."""
    outcome = {"anyOf": [_ref(kind.__name__) for kind in get_args(TrickOutcome)]}
    barred = {
        "code": {"type": "string"},
        "facts": {"type": "object"},
        "rule": {"anyOf": [{"type": "string"}, {"type": "null"}]},
    }
    defs["Barred"] = {"type": "object", "properties": barred, "required": [*barred]}
    aid = {
        "led": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        "now": {"anyOf": [*outcome["anyOf"], {"type": "null"}]},
        "barred": {"type": "object", "additionalProperties": _ref("Barred")},
        "would": {"type": "object", "additionalProperties": outcome},
    }
    return {"type": "object", "properties": aid, "required": [*aid]}


def _ref(name: str) -> Schema:
    return {"$ref": REF + name}


def _schema(kind: Any, shapes: Schema) -> Schema:
    if isinstance(kind, UnionType):
        return _any_of(get_args(kind), shapes)
    if get_origin(kind) is tuple:
        return {"type": "array", "items": _schema(get_args(kind)[0], shapes)}
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

HEAD: Final = "// Made by `make types` from jollyroger/wire/schema.py. Do not edit.\n"
NAMES: Final = {"integer": "number", "object": "Record<string, unknown>"}


def typescript() -> str:
    defs: Mapping[str, Schema] = document()["$defs"]
    return f"{HEAD}{declared(defs)}\n{_facts()}"


def declared(defs: Mapping[str, Schema]) -> str:
    """Every schema as a type of its name."""
    return "".join(f"\n{_declared(name, defs[name])}" for name in sorted(defs))


def _facts() -> str:
    """What is in the boxes, and what can be said, as data: a client types none of it.

    `STANDARD` is the reckoning that the sentences about a score tell (`words/why.py`)."""
    games = {game.id: _game(game) for game in GAMES.values()}
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
    }
    return "".join(
        f"export const {name} = {json.dumps(value)} as const;\n" for name, value in facts.items()
    )


def _game(game: Game) -> Schema:
    """`pieces` in the order a hand is sorted in; `faces` of those that have more than one; `plain`
    are the outcomes of a bid of which no sentence tells how the points add up (`words/why.py`)."""
    pieces = game.box.pieces
    outcomes = asdict(game.scoring) if game.scoring else {}
    return {
        "rounds": dict(game.rounds),
        "options": [*OPTIONS.get(game.id, ())],
        "suits": game.box.suits,
        "pieces": [piece.code for piece in pieces],
        "faces": {p.code: [face.code for face in p.faces] for p in pieces if len(p.faces) > 1},
        "declares": _declares(game.declares),
        "plain": [name for name, row in outcomes.items() if row["flat"] or row["per_won"]],
    }


def _declares(declares: Declaration) -> Schema:
    return {
        "pieces": declares.pieces,
        "board": declares.board,
        "bids": declares.bids,
        "turnsUp": declares.turns_up,
        "inks": dict(declares.inks),
        "sign": declares.sign,
        "still": declares.still,
    }


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
        return " | ".join(f'"{value}"' for value in values)
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if "additionalProperties" in schema:
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return NAMES.get(schema["type"], str(schema["type"]))


if __name__ == "__main__":
    sys.stdout.write(typescript())
