"""Which words of a question name a piece, and how many of it."""

from collections.abc import Iterator, Sequence
from typing import Final

from ..rules.game import Game
from ..rules.pieces import Code, Suit
from .hearing import Item
from .things import Part, Thing, faces_of, thrown, trump

MOST: Final = 6  # nobody lays more pieces than there are seats
NAMED: Final = ("number", "once")
DECLARES: Final = frozenset({"like", "declare", "play", "lead", "points", "(", "if"})
SMALL: Final = frozenset({"if", "only", "on", "play", "take", "water", "hold", "both"})
Found = tuple[int, list[Part]]  # how many items were read, and what they are


def parts(game: Game, items: Sequence[Item]) -> list[Part]:
    """The items, with those that name pieces made into things, as often as was said."""
    found: list[Part] = []
    at = 0
    while at < len(items):
        taken, made = _piece(game, items, at) or _run(game, items, at)
        found += made or items[at : at + 1]
        at += max(taken, 1)
    return _shown_by(game, _counted(_once_named(_of_any_suit(game, found))))


def _of_any_suit(game: Game, found: list[Part]) -> list[Part]:
    """`Does a 13 beat a Mermaid?`: a number alone is a piece where it fights a special one."""
    items = [part for part in found if isinstance(part, Item)]
    said = frozenset(value for item in items for value in item.values)
    numbers = [item for item in items if item.kind == "number"]
    things = [part for part in found if isinstance(part, Thing)]
    fights = said & {"beat", "against", "lose"} and not said & {"bid", "round", "points", "bonus"}
    if not fights or len(numbers) != 1 or len(things) != 1 or not things[0].special:
        return found
    if numbers[0].at + 1 == things[0].at:  # `two pirates`
        return found
    value = int(numbers[0].value)
    faces = [f for f in game.box.faces.values() if f.kind == "number" and f.value == value]
    codes = tuple(dict.fromkeys(face.code for face in faces))
    thing = Thing(codes, numbers[0].at, numbers[0].at) if codes else numbers[0]
    return [thing if part is numbers[0] else part for part in found]


def _once_named(found: Sequence[Part]) -> list[Part]:
    """`mermaid, mermaid: does the second mermaid win?`: which of them, and no third."""
    kept: list[Part] = []
    for part in found:
        again = isinstance(part, Thing) and sum(_is_same(part, other) for other in kept) > 1
        if not (again and kept and _is_place(kept[-1])):
            kept.append(part)
    return kept


def _is_same(thing: Thing, other: Part) -> bool:
    return isinstance(other, Thing) and other.faces == thing.faces


def _is_place(part: Part) -> bool:
    return isinstance(part, Item) and (
        part.kind == "ordinal" or bool(part.values & {"first", "last"})
    )


# Specials


def _piece(game: Game, items: Sequence[Item], at: int) -> Found | None:
    item = items[at]
    ahead = items[at + 1] if at + 1 < len(items) else None
    match item.kind:
        case "face":
            face = game.box.faces[item.value]
            kind = "number" if face.suit else face.kind
            return 1, [Thing((face.code,), item.at, item.at, kind, face.suit)]
        case "kind" if item.value == "mary" and (found := _declared(game, items, at)):
            return found
        case "kind" if faces := faces_of(game, item.value):
            if thrown(game) and ahead and (shown := _shown(game, faces[0], ahead)):
                return 2, [Thing((shown,), item.at, ahead.at, game.box.faces[shown].kind)]
            return 1, [Thing(faces, item.at, item.at, item.value)]
        case "suit" if thrown(game) and ahead and (flag := _flag(game, item.value, ahead)):
            return 2, [Thing((flag,), item.at, ahead.at, "number", item.value)]
        case "word" if thrown(game) and (found := _side_of(game, items, at)):
            return found
        case "word" if "flag" in item.values:
            return 1, [Thing(faces_of(game, "escape"), item.at, item.at, "escape")]
        case "word" if "number" in item.values and _is_number_card(items, at):
            return 1, [Thing(_numbers(game), item.at, item.at)]
        case "word" if "trump" in item.values and (suit := trump(game)):
            return _of_suit(game, suit, items, at)
    return None


def _shown(game: Game, face: Code, ahead: Item) -> Code | None:
    """The side of a special die that was named behind it."""
    piece = game.box.piece_of_face[face]
    for side in piece.faces:
        if ("flag" in ahead.values) == (side.kind == "escape") and ahead.values & {"flag", "skull"}:
            return side.code
    return None


def _side_of(game: Game, items: Sequence[Item], at: int) -> Found | None:
    """`the flag of a pirate`: the side first, then the die."""
    if not items[at].values & {"flag", "skull"}:
        return None
    end = at + 2 if at + 1 < len(items) and "on" in items[at + 1].values else at + 1
    if end < len(items) and items[end].kind == "suit":
        face = _flag(game, items[end].value, items[at])
        thing = Thing((face or "",), items[at].at, items[end].at, "number", items[end].value)
        return (end - at + 1, [thing]) if face else None
    if end < len(items) and items[end].kind == "kind":
        faces = faces_of(game, items[end].value)
        shown = _shown(game, faces[0], items[at]) if faces else None
        if shown:
            kind = game.box.faces[shown].kind
            return end - at + 1, [Thing((shown,), items[at].at, items[end].at, kind)]
    return None


def _shown_by(game: Game, found: list[Part]) -> list[Part]:
    """`the Skull King, but it shows a flag`: the side was named later than the die."""
    for at, part in enumerate(found):
        side = isinstance(part, Thing) and part.kind == "escape" and not part.sure
        before = [at_ for at_ in range(at) if isinstance(found[at_], Thing)]
        if not (side and thrown(game) and before):
            continue
        die = found[before[-1]]
        shown = _flagged(game, die) if isinstance(die, Thing) else None
        if shown and all(map(_is_small, found[before[-1] + 1 : at])):
            both = any("both" in getattr(part, "values", ()) for part in found[:at])
            earlier = found[: before[-1]]
            if both and len(before) > 1:  # `Pirate and Mermaid both show a flag`
                other = found[before[-2]]
                flagged = _flagged(game, other) if isinstance(other, Thing) else None
                earlier[before[-2]] = flagged or other
            return [*earlier, shown, *found[at + 1 :]]
    return found


def _flagged(game: Game, die: Thing) -> Thing | None:
    """The same die with its flag up, where it has one and no other side was named."""
    if die.special != die.sure:
        return None
    flags = [f for f in game.box.piece_of_face[die.faces[0]].faces if f.kind == "escape"]
    kind = "number" if die.suit else "escape"
    return Thing((flags[0].code,), die.at, die.end, kind, die.suit) if flags else None


def _is_small(part: Part) -> bool:
    """What may stand between a die and its side: `landed on`, `but it has`, `rolled`."""
    return isinstance(part, Item) and (part.kind == "once" or bool(part.values & SMALL))


def _flag(game: Game, suit: Suit, ahead: Item) -> Code | None:
    """The flag of a number die."""
    if "flag" not in ahead.values:
        return None
    flags = (f.code for f in game.box.faces.values() if f.suit == suit and f.kind == "escape")
    return next(flags, None)


def _declared(game: Game, items: Sequence[Item], at: int) -> Found | None:
    """`Scary Mary as Pirate`, `Scary Mary played as an Escape`."""
    for end in range(at + 1, min(at + 5, len(items))):
        item = items[end]
        if item.kind == "kind" or item.values & {"flag"}:
            kind = "escape" if item.values & {"flag"} else item.value
            able = [c for c in faces_of(game, "mary") if game.box.faces[c].kind == kind]
            between = items[at + 1 : end]
            said = any(i.values & {"like", "declare", "("} for i in between)
            if able and (said or _is_apposition(items, at)):
                led = (i for i in between if "lead" in i.values)
                return end - at + 1, [Thing((able[0],), items[at].at, item.at, "mary"), *led]
            return None
        if item.kind != "once" and not item.values & DECLARES:
            return None
    return None


def _is_apposition(items: Sequence[Item], at: int) -> bool:
    """`Scary Mary pirate, then a mermaid`: no word between them, and the other pieces apart."""
    mary, like = items[at : at + 2]
    if like.at != mary.at + len(mary.text.split()):
        return False
    others = [item for item in (*items[:at], *items[at + 2 :]) if item.kind in ("kind", "suit")]
    around = (*items[max(at - 1, 0) : at], *items[at + 2 : at + 3])
    return bool(others) and any(map(_stands_between, around))


def _stands_between(item: Item) -> bool:
    return item.kind in ("join", "break") or bool(item.values & {"then", "against", "or", "beat"})


def _is_number_card(items: Sequence[Item], at: int) -> bool:
    """`a number card`, and not the number of tricks, rounds or points."""
    ahead = items[at + 1].values if at + 1 < len(items) else frozenset[str]()
    return not ahead & {"trick", "round", "points", "cards", "players"}


def _numbers(game: Game) -> tuple[Code, ...]:
    return tuple(face.code for face in game.box.faces.values() if face.kind == "number")


# Numbers of a suit: `black 7`, `7 of black`, `two black sevens`, `a black`


def _run(game: Game, items: Sequence[Item], at: int) -> Found:
    end = at
    while end < len(items) and (items[end].kind in ("suit", *NAMED) or _is_card(items[end])):
        end += 1
    run = [item for item in items[at:end] if not _is_card(item)]
    if not any(item.kind == "suit" for item in run):
        return 0, []
    return end - at, [*_paired(game, run, _is_card(items[end - 1]))]


def _is_card(item: Item) -> bool:
    return item.kind == "word" and "cards" in item.values


def _paired(game: Game, run: list[Item], cards: bool) -> Iterator[Part]:
    """The first number of an odd run counts the rest; else numbers stand all before or behind."""
    behind = run[0].kind == "suit"
    if not behind and (len(run) % 2 or (cards and len(run) == 2) or run[0].kind == "once"):
        yield run.pop(0)
        behind = True
    while run:
        item = run.pop(0)
        if behind and item.kind == "suit":
            number = run.pop(0) if run and run[0].kind in ("number", "once") else None
            yield _suited(game, item.value, number, item.at)
        elif item.kind != "suit" and run and run[0].kind == "suit":
            yield _suited(game, run.pop(0).value, item, item.at)
        else:
            yield _suited(game, item.value, None, item.at) if item.kind == "suit" else item


def _suited(game: Game, suit: Suit, number: Item | None, at: int) -> Thing:
    fit = [face for face in game.box.faces.values() if face.suit == suit]
    if number is not None:
        fit = [face for face in fit if face.kind == "number" and str(face.value) == number.value]
    codes = tuple(dict.fromkeys(face.code for face in fit))
    return Thing(codes, at, number.at if number else at, "number", suit)


def _of_suit(game: Game, suit: Suit, items: Sequence[Item], at: int) -> Found | None:
    """`trump`, with its number where one was said."""
    ahead = items[at + 1] if at + 1 < len(items) else None
    number = ahead if ahead and ahead.kind == "number" else None
    return (2 if number else 1), [_suited(game, suit, number, items[at].at)]


# How many


def _counted(found: Sequence[Part]) -> list[Part]:
    """`two pirates`, `pirate x2`: as many things as were counted."""
    made: list[Part] = []
    for part in found:
        count = 1
        if isinstance(part, Thing) and made and (times := _count(made[-1])):
            count = times
            made.pop()
        if isinstance(part, Item) and part.kind == "times" and made and isinstance(made[-1], Thing):
            made += [made[-1]] * (min(int(part.value), MOST) - 1)
            continue
        made += [part] * count
    return made


def _count(part: Part) -> int:
    if isinstance(part, Item) and part.kind in ("number", "once", "times"):
        return int(part.value) if int(part.value) <= MOST else 0
    return 0
