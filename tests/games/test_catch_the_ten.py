"""Catch the Ten: a jack above the ace, and trumps that pay whoever takes them."""

from collections.abc import Iterator

import pytest

from games.catch_the_ten import GAME, WORDS
from games.shelved import shelved
from jollyroger.arrays.lockstep import has_lockstep
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.scoring import STANDARD
from jollyroger.rules.trick import TRUMP, Rung, TrickRules
from jollyroger.words.catalogue import words
from jollyroger.words.names import number_mark
from rulebook.scenes import Scene, unbid


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with shelved(GAME, WORDS):
        yield


def trick(laid: str, trump: str) -> Scene:
    """One trick of three, led by seat 0; every hand has a card left."""
    hands = " / ".join(f"{code} L{spare}" for code, spare in zip(laid.split(), "678", strict=True))
    return unbid("catch_the_ten", hands, trump=trump).lay(laid)


def taken(scene: Scene) -> tuple[int | None, int]:
    (last,) = scene.state.tricks
    return last.taker, last.bonus


def test_the_jack_of_trumps_takes_the_ace() -> None:
    """Whoever laid it, and in whatever order (CT6)."""
    assert taken(trick("H14 H13 H11", "H"))[0] == 2
    assert taken(trick("H11 H13 H14", "H"))[0] == 0


def test_a_jack_of_another_suit_is_but_a_jack() -> None:
    """The ace of the suit that was led takes it (CT8)."""
    assert taken(trick("H11 H13 H14", "P")) == (2, 0)


def test_any_trump_takes_what_was_led() -> None:
    """The highest of several (CT7)."""
    assert taken(trick("H14 P6 P9", "P")) == (2, 0)


def test_trumps_pay_their_taker_and_other_cards_do_not() -> None:
    """11 for the jack, 10 for the ten, 4, 3 and 2 for ace, king and queen (CT10)."""
    assert taken(trick("P11 P10 P14", "P")) == (0, 25)
    assert taken(trick("P13 P12 H10", "P")) == (0, 5)
    assert taken(trick("H11 H10 H14", "P")) == (2, 0)


def test_a_round_is_its_tricks_and_what_lay_in_them() -> None:
    """A point for every trick, and what the trumps pay (CT9)."""
    scene = unbid("catch_the_ten", "P11 / P10 / H6", trump="P").lay("P11 P10 H6")
    assert scene.points() == [22, 0, 0]


def test_what_is_gone_is_told_by_what_stands_on_the_cards() -> None:
    """A jack is no 11 there."""
    marks = [number_mark(words("de"), GAME, value) for value in (9, 10, 11, 14)]
    assert marks == ["9", "10", "U", "A"]


def test_tables_of_ranks_are_for_ladders_that_fit_them() -> None:
    """A trump of the round has no place there, whatever class a game has."""
    ladder = TrickRules((Rung("CT7", "number", "highest", suit=TRUMP),))
    plain = BiddingGame(
        id="plain",
        box=GAME.box,
        rounds={3: 3},
        opens=1,
        clauses={},
        rules=ladder,
        scoring=STANDARD,
        declares=GAME.declares,
    )
    assert not has_lockstep(plain)
