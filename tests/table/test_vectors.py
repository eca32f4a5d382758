"""The test vectors of docs/fair-dealing.md, made again from its words alone and by our code."""

import doctest
import hmac
import json
import re
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from jollyroger.rules.events import Dealt, LotDrawn
from jollyroger.rules.game import decide, start
from jollyroger.rules.moves import Deal
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase, State
from jollyroger.table.fair import Fair, commitment

PAGE = Path(__file__).parents[2] / "docs" / "fair-dealing.md"
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
VECTORS: dict[str, Any] = json.loads(BLOCKS[0])
SEED = bytes.fromhex(VECTORS["seed"])
NUMBERS = {int(seat): bytes.fromhex(number) for seat, number in VECTORS["numbers"].items()}
FAIR = Fair(SEED, 1, NUMBERS)
deals = pytest.mark.parametrize(
    "deal", VECTORS["deals"], ids=lambda d: f"{d['game']}-{d['players']}"
)


# As the page tells it, without a line of our own code


def words(message: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.new(SEED, f"{message}/{block}".encode("ascii"), sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def numbers_below(message: str) -> Callable[[int], int]:
    source = words(message)

    def below(bound: int) -> int:
        while (word := next(source)) >= 2**32 - 2**32 % bound:
            pass
        return word % bound

    return below


def shuffled(deck: Sequence[str], count: int, below: Callable[[int], int]) -> list[str]:
    pile = list(deck)
    for at in range(count):
        other = at + below(len(pile) - at)
        pile[at], pile[other] = pile[other], pile[at]
    return pile[:count]


def test_the_hashes_are_those_of_the_secrets() -> None:
    """Plain SHA-256 of the bytes."""
    assert sha256(SEED).hexdigest() == commitment(SEED) == VECTORS["digest"]
    for seat, number in NUMBERS.items():
        assert sha256(number).hexdigest() == commitment(number) == VECTORS["pledges"][str(seat)]


def test_the_stream_is_the_one_on_the_page() -> None:
    """Its message, its first block, its first words, with numbers and without."""
    message = VECTORS["message"]
    given = ",".join(f"{seat}:{number.hex()}" for seat, number in sorted(NUMBERS.items()))
    assert message == f"jollyroger/1/1/{given}/deal"
    assert hmac.new(SEED, f"{message}/0".encode(), sha256).hexdigest() == VECTORS["block"]
    assert list(islice(words(message), 16)) == VECTORS["words"]
    assert list(islice(words("jollyroger/1/2//deal"), 4)) == VECTORS["alone"]


def test_words_that_would_favour_low_numbers_are_thrown_away() -> None:
    """With this bound nearly every third word is one too many."""
    below = numbers_below(VECTORS["message"])
    ours = FAIR.chance(State(3)).below
    for answer in VECTORS["below"]["answers"]:
        assert below(VECTORS["below"]["bound"]) == ours(VECTORS["below"]["bound"]) == answer
    assert VECTORS["below"]["answers"] != VECTORS["words"][: len(VECTORS["below"]["answers"])]


@deals
def test_the_deals_follow_from_the_page(deal: dict[str, Any]) -> None:
    """First the lot, then the first pieces of a shuffle, a hand at a time."""
    below = numbers_below(VECTORS["message"])
    assert below(deal["players"]) == deal["lot"]
    counts = [len(hand) for hand in (*deal["hands"], deal["centre"])]
    drawn = shuffled(deal["deck"], sum(counts), below)
    for hand in (*deal["hands"], deal["centre"]):
        mine, drawn = drawn[: len(hand)], drawn[len(hand) :]
        assert sorted(mine) == sorted(hand)


@deals
def test_our_table_deals_the_same(deal: dict[str, Any]) -> None:
    """The lot and every hand, in the order of the record."""
    game, state = GAMES[deal["game"]], State(deal["players"])
    lot, dealt, *_ = decide(game, state, None, Deal(), FAIR.chance(state))
    assert lot == LotDrawn(deal["lot"])
    assert isinstance(dealt, Dealt)
    assert [list(hand) for hand in dealt.hands] == deal["hands"]
    assert list(dealt.centre) == deal["centre"]
    left_out = [piece for piece in game.box.deck if piece not in deal["deck"]]
    assert [piece for piece in game.box.deck if piece not in left_out] == deal["deck"]


def test_the_throws_are_those_on_the_page() -> None:
    """A throw is the first number below the count of faces, at its place in the round."""
    box = GAMES["dice"].box
    for place, throws in VECTORS["throws"].items():
        message = VECTORS["message"].removesuffix("deal") + place
        for code, face in throws.items():
            faces = [face.code for face in box.held[code].faces]
            assert faces == VECTORS["faces"][code]
            assert faces[numbers_below(message)(len(faces))] == face
            state = start(GAMES["dice"], 3)._replace(phase=Phase.PLAY, **at(place))
            assert FAIR.chance(state).throw(box.held[code]).code == face


def at(place: str) -> dict[str, Any]:
    tricks, pieces = map(int, place.split("."))
    return {"tricks": (None,) * tricks, "trick": (None,) * pieces}


def test_the_example_on_the_page_runs_as_written() -> None:
    """What the page types at the prompt prints what the page prints."""
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 4
    assert results.failed == 0


def test_every_way_of_dealing_has_its_vector() -> None:
    """Cards and dice, a stack that nobody holds, a deck that is not whole: new games deal alike."""
    deals = VECTORS["deals"]
    boxes = {deal["game"]: GAMES[deal["game"]].box for deal in deals}
    assert {any(piece.thrown for piece in box.pieces) for box in boxes.values()} == {True, False}
    assert {len(deal["hands"]) - deal["players"] for deal in deals} == {0, 1}
    assert {len(deal["deck"]) == len(boxes[deal["game"]].deck) for deal in deals} == {True, False}
