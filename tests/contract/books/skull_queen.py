"""Skull Queen by the book: SQ2-SQ14."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from contract.book import Book

FRONT, BACK = (8, 5, 3, 2, 1), (1, 2, 3, 5, 8)  # SQ3, from the top down
KING = 2
EVEN = {2: 14, 3: 14, 4: 12, 5: 10, 6: 8}  # SQ2, SQ4, SQ14
Planks = dict[tuple[int, str], int | None]  # by seat and colour: spaces from the top, 0 to 4


class Queen(NamedTuple):
    climbs: frozenset[tuple[int, str, int, int | None]]
    centre: tuple[str, ...]
    leader: int


@dataclass(frozen=True)
class SkullQueen(Book):
    def size(self, players: int, number: int) -> int:
        """SQ2, SQ4, SQ14: everything is dealt out evenly."""
        return EVEN[players]

    def stacks(self, players: int) -> int:
        """SQ14: two play with the old Pirate King."""
        return max(players, 3)

    def centre(self, players: int) -> int:
        return 2 if players in (4, 6) else 0

    def turns(self, players: int, leader: int) -> list[int]:
        """SQ14: the King always leads."""
        return [KING] * (players == KING) + super().turns(players, leader)


BOOK = SkullQueen(
    rounds={2: 2, 3: 3, 4: 4, 5: 5, 6: 6},  # SQ4
    suits="RYGB",
    clauses={"choose": "SQ5", "turn": "SQ6", "follow": "SQ6"},
)


def queen_trick(
    planks: Planks, centre: Sequence[str], laid: Sequence[tuple[int, str]], captains: int
) -> Queen:
    """SQ7-SQ12, SQ14: what a trick moves, what stays in the centre, who leads; moves `planks`."""
    colour = BOOK.led([code for _, code in laid])
    cards = [(None, code) for code in centre] + [(seat, code) for seat, code in laid]
    groups: dict[str, list[tuple[int | None, str]]] = {}
    for owner, code in cards:
        groups.setdefault(BOOK.suit_of(code) or str(colour), []).append((owner, code))
    climbs: set[tuple[int, str, int, int | None]] = set()
    for suit, group in groups.items():
        if len(group) > 1:
            climbs |= _moved(planks, suit, group, captains)
    singles = sorted(group[0][1] for group in groups.values() if len(group) == 1)
    best = max(value(code) for _, code in laid)
    leader = [seat for seat, code in laid if value(code) == best][-1]
    return Queen(frozenset(climbs), tuple(singles), leader)


def _moved(
    planks: Planks, suit: str, group: Sequence[tuple[int | None, str]], captains: int
) -> set[tuple[int, str, int, int | None]]:
    codes = [code for _, code in group]
    ranked = sorted(group, key=lambda card: value(card[1]))
    ways = (
        (ranked[-1][0], 2 if f"{suit}8" in codes else 1),
        (ranked[0][0], -2 if f"{suit}5" in codes else -1),
    )
    climbs = set()
    for seat, by in ways:
        if seat is None or (captains == KING and seat == KING):
            continue
        stood = planks[seat, suit]
        if stood is not None:
            to = stood - by if 0 <= stood - by <= 4 else None
            planks[seat, suit] = to
            climbs.add((seat, suit, by, to))
    return climbs


def value(code: str) -> int:
    return {"MO": 0, "FM": 13}[code] if code in ("MO", "FM") else int(code[1:])


def under_pirates(planks: Planks, sides: Mapping[int, str], seat: int) -> tuple[int | None, ...]:
    """SQ13: the value under each of a seat's pirates."""
    values = FRONT if sides[seat] == "front" else BACK
    spots = [planks[seat, suit] for suit in BOOK.suits]
    return tuple(None if at is None else values[at] for at in spots)
