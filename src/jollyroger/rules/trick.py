"""Who takes a trick and what it is worth: a ladder read from the top, captures added up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from .pieces import Code, Face, Kind, Suit

LED: Final = "led"
TRUMP: Final = "trump"  # the round's own, where it is a fact of the round and not of the box
Pick = Literal["first", "last", "highest", "last_highest"]
Placed = tuple[int, Face]


@dataclass(frozen=True, slots=True)
class Rung:
    """Applies when a face of this kind (of this suit or value, beside that kind) is in the trick.

    With `value` a rung is one number's own: a jack that is higher than the ace, a weak ten."""

    rule: str
    kind: Kind
    pick: Pick
    beside: Kind | None = None
    suit: Suit | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Capture:
    """Points to the taker for each of these faces, when the taking face is of kind `by`.

    With `suit` only those of that suit pay; it may be the round's trump."""

    rule: str
    faces: frozenset[Code]
    points: int
    by: Kind | None = None
    suit: Suit | None = None


class Paid(NamedTuple):
    """What one capture pays the taker of a trick, or costs, by its clause."""

    rule: str
    points: int


@dataclass(frozen=True, slots=True)
class TrickRules:
    """`frees` are the faces that, led, let everybody play anything."""

    ladder: tuple[Rung, ...]
    captures: tuple[Capture, ...] = ()
    frees: frozenset[Code] = frozenset()

    @property
    def has_round_trump(self) -> bool:
        """Whether the trump is another one in every round."""
        suits = [rung.suit for rung in self.ladder] + [paid.suit for paid in self.captures]
        return TRUMP in suits

    def under(self, trump: Suit) -> "TrickRules":
        """The same rules in a round in which this suit is trump."""
        ladder = (replace(r, suit=trump) if r.suit == TRUMP else r for r in self.ladder)
        captures = (replace(c, suit=trump) if c.suit == TRUMP else c for c in self.captures)
        return replace(self, ladder=tuple(ladder), captures=tuple(captures))


@dataclass(frozen=True, slots=True)
class Following:
    """What a trick asks for: a suit, nothing yet, or nothing at all any more."""

    suit: Suit | None = None
    is_free: bool = False


NOT_SET: Final = Following()
FREE: Final = Following(is_free=True)


@dataclass(frozen=True, slots=True)
class Taken:
    """The index of the winning face, the rung it won by, and every capture with its points."""

    index: int
    rule: str
    paid: tuple[Paid, ...] = ()

    @property
    def bonus(self) -> int:
        return sum(points for _, points in self.paid)


PICKS: Final[dict[Pick, Callable[[Sequence[Placed]], Placed]]] = {
    "first": lambda able: able[0],
    "last": lambda able: able[-1],
    "highest": lambda able: max(able, key=lambda placed: placed[1].value),
    "last_highest": lambda able: max(able, key=lambda placed: (placed[1].value, placed[0])),
}


def following(faces: Sequence[Face], frees: frozenset[Code] = frozenset()) -> Following:
    """The suit of the first face that has one (SK6), unless the trick was freed (DO4)."""
    if faces and faces[0].code in frees:
        return FREE
    suit = led(faces)
    return Following(suit) if suit else NOT_SET


def led(faces: Sequence[Face]) -> Suit | None:
    """The suit of the first face that has one, whether it has to be followed or not."""
    for face in faces:
        if face.suit:
            return face.suit
    return None


def taken(rules: TrickRules, faces: Sequence[Face], trump: Suit | None = None) -> Taken:
    kinds = {face.kind for face in faces}
    for rung in rules.ladder:
        applies = rung.kind in kinds and (rung.beside is None or rung.beside in kinds)
        if applies and (able := _able(rung, faces, trump)):
            index, winner = PICKS[rung.pick](able)
            return Taken(index, rung.rule, captured(rules, winner, faces, trump))
    raise AssertionError(f"no rung of the ladder holds {faces}")


def _able(rung: Rung, faces: Sequence[Face], trump: Suit | None) -> list[Placed]:
    able = [placed for placed in enumerate(faces) if placed[1].kind == rung.kind]
    if rung.value is not None:
        able = [placed for placed in able if placed[1].value == rung.value]
    if rung.suit is None:
        return able
    suit = led(faces) if rung.suit == LED else trump if rung.suit == TRUMP else rung.suit
    return [placed for placed in able if placed[1].suit == suit]


def captured(
    rules: TrickRules, winner: Face, faces: Sequence[Face], trump: Suit | None = None
) -> tuple[Paid, ...]:
    """Every capture in a trick that this face takes, with its points."""
    return tuple(
        Paid(capture.rule, worth)
        for capture in rules.captures
        if capture.by in (None, winner.kind) and (worth := _worth(capture, faces, trump))
    )


def _worth(capture: Capture, faces: Sequence[Face], trump: Suit | None) -> int:
    caught = [face for face in faces if face.code in capture.faces]
    if capture.suit is not None:
        suit = trump if capture.suit == TRUMP else capture.suit
        caught = [face for face in caught if face.suit == suit]
    return capture.points * len(caught)


def card_ladder(trump: Suit) -> tuple[Rung, ...]:
    """Who beats whom in Skull King, whether its pieces are cards or doubloons."""
    return (
        Rung("SK10", "mermaid", "first", beside="king"),
        Rung("SK11", "king", "first"),
        Rung("SK12", "pirate", "first"),
        Rung("SK13", "mermaid", "first"),
        Rung("SK14", "number", "highest", suit=trump),
        Rung("SK15", "number", "highest", suit=LED),
        Rung("SK16", "escape", "first"),
    )


CARD_CAPTURES: Final = (
    Capture("SK21", frozenset({"PI", "SM+", "SM-"}), 30, by="king"),
    Capture("SK22", frozenset({"SK"}), 50, by="mermaid"),
)
CARD_CLAUSES: Final = {
    "choose": "SK3",
    "turn": "SK4",
    "open": "SK6",
    "follow": "SK7",
    "declare": "SK9",
}
