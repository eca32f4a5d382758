"""A pad as text and back: JSON, the same for the page, the terminal and the server."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from ..rules.characters import clean_name
from ..rules.refused import Refused
from ..rules.shelf import load
from .cells import Value, fits, is_name_cell
from .pad import Edit, Head, Pad, gathered

VERSION: Final = 1
MOST_EDITS: Final = 100_000
LONGEST_CELL: Final = 64
LONGEST_TEXT: Final = 200
LARGEST: Final = 2**53  # beyond it a browser does not tell numbers apart
EDIT_ID: Final = re.compile(r"[0-9a-f]{8}-[1-9][0-9]{0,8}")
PAD_ID: Final = re.compile(r"[0-9a-f]{16}")
Spell = Callable[[str], str]


class Amiss(Exception):
    """Something in a file that no pad has."""


def write(pad: Pad) -> str:
    """A line an edit: two versions of a file are easily compared."""
    edits = ",\n".join(write_edit(edit) for edit in pad.edits)
    head = json.dumps(_head(pad.head), ensure_ascii=False)
    return f'{head[:-1]}, "edits": [\n{edits}\n]}}\n' if edits else f'{head[:-1]}, "edits": []}}\n'


def write_edit(edit: Edit) -> str:
    return json.dumps(edit._asdict(), ensure_ascii=False)


def plain(pad: Pad) -> dict[str, Any]:
    return {**_head(pad.head), "edits": [edit._asdict() for edit in pad.edits]}


def _head(head: Head) -> dict[str, Any]:
    return {
        "pad": VERSION,
        "id": head.id,
        "game": head.game,
        "options": [*head.options],
        "players": head.players,
    }


def read(text: str) -> Pad:
    """Everything in it is checked; what cannot be on a pad is refused with its place."""
    try:
        found = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError, Amiss) as error:
        raise Refused("pad_damaged", edit=0) from error
    return read_plain(found)


def _no_number(text: str) -> None:
    raise Amiss(text)


def read_plain(found: object, spell: Spell = clean_name) -> Pad:
    """Names are read by `spell`: of an old file, one that we would refuse is taken cleaned."""
    head, edits = _read_head(found)
    return gathered(head, _read_edits(head, edits, spell))


def _read_head(found: object) -> tuple[Head, list[Any]]:
    try:
        match found:
            case {
                "pad": version,
                "id": str(id),
                "game": str(game),
                "options": list(options),
                **rest,
            }:
                _known(_whole(version))
                players, edits = _whole(rest.get("players")), rest.get("edits")
                _want(PAD_ID.fullmatch(id))
                _want(all(isinstance(each, str) for each in options))
                _want(all(map(_is_text, (game, *options))))
                _want(len(options) == len(set(options)))
                _want(players in load(game, options).rounds)
                if isinstance(edits, list) and len(edits) <= MOST_EDITS:
                    return Head(id, game, tuple(options), players), edits
            case {"pad": version}:  # what comes after us may look otherwise
                _known(_whole(version))
            case _:
                raise Amiss
        raise Amiss
    except Amiss as error:
        raise Refused("pad_damaged", edit=0) from error


def _known(version: int) -> None:
    if version > VERSION:
        raise Refused("pad_newer", version=version, known=VERSION)
    _want(version == VERSION)


def _read_edits(head: Head, edits: list[Any], spell: Spell) -> Iterator[Edit]:
    for number, found in enumerate(edits, 1):
        try:
            yield _edit(head, found, spell)
        except Amiss as error:
            raise Refused("pad_damaged", edit=number) from error


def _edit(head: Head, found: object, spell: Spell) -> Edit:
    match found:
        case {"id": str(id), "at": at, "cell": str(cell), "value": value, "over": over}:
            kept = _value(value)
            if isinstance(kept, str) and is_name_cell(head.cells, cell):
                kept = spell(kept) or None
            edit = Edit(id, _whole(at), cell, kept, over)
            _want(EDIT_ID.fullmatch(id) and edit.at >= 0)
            _want(over is None or (isinstance(over, str) and EDIT_ID.fullmatch(over)))
            _want(1 <= len(cell) <= LONGEST_CELL and _is_text(cell))
            _want(fits(head.cells, cell, edit.value))
            return edit
        case _:
            raise Amiss


def _want(held: object) -> None:
    if not held:
        raise Amiss


def _value(value: object) -> Value:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        _want(len(value) <= LONGEST_TEXT and _is_text(value))
        return value
    return _whole(value)


def _whole(value: object) -> int:
    """2.0 is 2, as a browser reads it."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Amiss
    _want(abs(value) < LARGEST and value == int(value))
    return int(value)


def _is_text(text: str) -> bool:
    """Half a character, which JSON can spell, cannot be written down again."""
    return not any("\ud800" <= char <= "\udfff" for char in text)
