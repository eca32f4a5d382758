"""Questions about a game of planks: what the pirates' spaces are worth, what a trick does."""

from collections.abc import Sequence
from typing import Any, Final

from .hearing import Item
from .things import Part, Thing

ABOUT: Final = frozenset({"points", "plank", "water", "on"})


def spaces_question(
    parts: Sequence[Part], about: frozenset[str], pirates: int, values: Sequence[int]
) -> dict[str, Any] | None:
    """`8, 5, 2 and one overboard`, `three on the 5 and one on the 2`, `red 8, blue 5, ...`."""
    if not about & ABOUT:
        return None
    found = _values(parts, values)
    if len(found) == pirates:
        return {"spaces": found}
    wet = "water" in about and any(found) and 1 < len(found) < pirates
    return {"spaces": found + [None] * (pirates - len(found))} if wet else None


def _values(parts: Sequence[Part], values: Sequence[int]) -> list[int | None]:
    """The value under each pirate; a number before another one, or before `water`, counts."""
    found: list[int | None] = []
    said = [part for part in parts if _counts(part)]
    at = 0
    while at < len(said):
        number = _number(said[at])
        ahead = said[at + 1 : at + 3]
        if number is None:
            found += [None] * (_is(said[at], "water"))
        elif ahead and _is(ahead[0], "water"):
            found += [None] * number
            at += 1
        elif len(ahead) == 2 and _is(ahead[0], "on") and (value := _number(ahead[1])) is not None:
            found += [value] * number
            at += 2
        elif number in values and not _is_once(said[at]):
            found.append(number)
        at += 1
    return found


def _counts(part: Part) -> bool:
    return _number(part) is not None or _is(part, "water") or _is(part, "on")


def _is(part: Part, word: str) -> bool:
    return isinstance(part, Item) and word in part.values


def _is_once(part: Part) -> bool:
    return isinstance(part, Item) and part.kind == "once"


def _number(part: Part) -> int | None:
    if isinstance(part, Thing):
        return int(part.faces[0][1:]) if part.sure and part.suit else None
    return int(part.value) if part.kind in ("number", "once") else None


def trick_question(parts: Sequence[Part], about: frozenset[str]) -> dict[str, Any] | None:
    """The cards behind the word for the centre lie there, those before it or elsewhere were played.

    A trick may be told with its centre first or last; `trick` and `played` end the centre, also
    one whose cards were named before the word: `blue 3 in the centre, played blue 7, green 2`."""
    centre: list[str] = []
    trick: list[str] = []
    into = trick
    for at, part in enumerate(parts):
        if isinstance(part, Thing):
            if not part.sure:
                return None
            into.append(part.faces[0])
        elif "centre" in part.values and trick and _is_played_next(parts[at + 1 :]):
            centre, trick = trick, centre
            into = trick
        elif "centre" in part.values:
            into = centre
        elif part.values & {"trick", "play"}:
            into = trick
    if not trick:
        centre, trick = trick, centre
    return {"trick": trick, "center": centre} | ({"king": True} if "ghost" in about else {})


def _is_played_next(parts: Sequence[Part]) -> bool:
    """Whether the next cards are said to be played."""
    for part in parts:
        if isinstance(part, Thing):
            return False
        if part.values & {"trick", "play"}:
            return True
    return False
