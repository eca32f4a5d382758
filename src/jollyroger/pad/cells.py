"""The cells of a pad: their names, and what may be written in each of them."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from ..rules.characters import NAME_LENGTH, clean_name
from ..rules.game import Game
from ..rules.moves import Seat
from ..rules.pieces import Suit
from ..rules.shelf import load
from .events import bonus_events

Value = str | int | bool | None
Allowed = frozenset[int] | frozenset[bool] | None  # None: a name
Cells = Mapping[str, Allowed]

WATER: Final = 0  # the space of a pirate that fell
DEALER: Final = "dealer"


def name(seat: Seat) -> str:
    return f"name/{seat}"


def bid(number: int, seat: Seat) -> str:
    return f"{number}/bid/{seat}"


def won(number: int, seat: Seat) -> str:
    return f"{number}/won/{seat}"


def bonus(number: int, seat: Seat, event: str) -> str:
    return f"{number}/bonus/{seat}/{event}"


def space(number: int, seat: Seat, suit: Suit) -> str:
    return f"{number}/space/{seat}/{suit}"


def saved(number: int) -> str:
    return f"{number}/saved"


@lru_cache
def cells(id: str, options: tuple[str, ...], players: int) -> Cells:
    """Every cell of a pad of that game, and what it may hold besides nothing."""
    game = load(id, options)
    seats = range(players)
    page: dict[str, Allowed] = {name(seat): None for seat in seats}
    page[DEALER] = frozenset(seats)
    for number in range(1, game.rounds[players] + 1):
        page[saved(number)] = frozenset((True, False))
        page |= _choices(game, options, players, number)
    return page


def _choices(
    game: Game, options: tuple[str, ...], players: int, number: int
) -> Iterator[tuple[str, Allowed]]:
    tricks = frozenset(range(game.cards(players, number) + 1))
    stands = frozenset((*game.planks.values, WATER)) if game.planks else frozenset[int]()
    for seat in range(players):
        if game.planks:
            yield from ((space(number, seat, suit), stands) for suit in game.box.suits)
            continue
        if game.scoring:
            yield bid(number, seat), tricks
        yield won(number, seat), tricks
        for event in bonus_events(game.id, options):
            yield bonus(number, seat, event.id), frozenset(range(event.most(players) + 1))


def fits(page: Cells, cell: str, value: Value) -> bool:
    """A cell that we do not know may hold anything."""
    if value is None or cell not in page:
        return True
    allowed = page[cell]
    if allowed is None:
        return isinstance(value, str) and is_name(value)
    wanted = bool if cell.endswith("/saved") else int
    return type(value) is wanted and value in allowed


def is_name_cell(page: Cells, cell: str) -> bool:
    return cell in page and page[cell] is None


def is_name(text: str) -> bool:
    return 1 <= len(text) <= NAME_LENGTH and clean_name(text) == text
