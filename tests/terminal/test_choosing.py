"""A game with moves that no mode knows: they are numbered, and nobody gets stuck."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, fields

import pytest

from jollyroger.client.sitting import NewEntries
from jollyroger.rules import shelf
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.events import Sealed
from jollyroger.rules.game import Asked
from jollyroger.rules.moves import Bid, Choice, Deal, Pick, Play, Seat
from jollyroger.rules.state import Phase, State
from jollyroger.table.events import Entry
from jollyroger.terminal.choices import Choices
from jollyroger.words.catalogue import LANGUAGES, add, drop, words
from terminal.pilots import elsewhere
from terminal.test_people import LOBBY, dealt, room, sit

KING = shelf.GAMES["skull_king"]


NOTHING, ALL = Pick("vow", ("nothing",)), Pick("vow", ("all",))


@dataclass(frozen=True, kw_only=True)
class Vows(BiddingGame):
    """Skull King, but vows are made where bids would be, or before the first card."""

    when: Phase = Phase.CHOOSE

    def asks(self, state: State) -> Asked | None:
        asked = state.phase is self.when and not state.chosen
        return Asked(tuple(range(state.players)), (NOTHING, ALL)) if asked else None


@pytest.fixture(autouse=True)
def vows() -> Iterator[None]:
    """The shelf has that game, and English a name for one of its moves."""
    add("vows", dict.fromkeys(LANGUAGES, "pick-vow-nothing = Promise nothing"))
    on_the_shelf(Phase.CHOOSE)
    yield
    shelf.put(KING)
    drop("vows")


def on_the_shelf(when: Phase) -> None:
    own = {field.name: getattr(KING, field.name) for field in fields(KING)}
    shelf.put(Vows(**own, when=when))


def before_the_first_trick(seat: Seat) -> tuple[Entry, ...]:
    return dealt(seat)[:-1]


def test_plain_lines_number_them_and_take_a_number() -> None:
    """Each on a line of its own; `legal` says them again."""
    asked = "1. Promise nothing\n2. vow all\nChoose, 1 to 2: "

    async def script() -> None:
        async with room(0) as here:
            here.tell(*before_the_first_trick(0))
            await here.hears(asked)
            here.type("legal")
            await here.hears("2. vow all\n1. Promise nothing")
            here.type("2")
            await here.until(lambda: here.table.taken == [ALL])

    sit(script)


def test_plain_lines_take_a_name_as_well() -> None:
    """As it was told."""

    async def script() -> None:
        async with room(0) as here:
            here.tell(*before_the_first_trick(0))
            await here.hears("Choose, 1 to 2: ")
            here.type("promise nothing")
            await here.until(lambda: here.table.taken == [NOTHING])

    sit(script)


def test_the_screen_lists_them_and_a_number_and_enter_choose() -> None:
    """The list has the focus; what was chosen is told by its name."""

    async def script() -> None:
        async with elsewhere(0, LOBBY) as (hands, stub):
            stub.coming.put_nowait(NewEntries(before_the_first_trick(0)))
            await hands.until(lambda: hands.heard.my_turn)
            await hands.rest()
            assert "Choose one" in hands.screen()
            assert "1. Promise nothing" in hands.screen()
            await hands.press("2", "enter")
            assert stub.taken == [ALL]
            stub.coming.put_nowait(NewEntries((Sealed(0, ALL),)))
            await hands.until(lambda: not hands.heard.my_turn)
            await hands.press("escape")
            assert "vow all is chosen." in hands.screen()

    asyncio.run(asyncio.wait_for(script(), 60))


def test_the_screens_list_is_walked_by_arrows() -> None:
    """The first is where one begins."""

    async def script() -> None:
        async with elsewhere(0, LOBBY) as (hands, stub):
            stub.coming.put_nowait(NewEntries(before_the_first_trick(0)))
            await hands.until(lambda: hands.heard.my_turn)
            await hands.rest()
            await hands.press("down", "enter")
            assert stub.taken == [ALL]

    asyncio.run(asyncio.wait_for(script(), 60))


def test_between_tricks_the_hand_waits_for_the_list() -> None:
    """No piece says that it may not be played; none has the focus."""

    async def script() -> None:
        async with elsewhere(0, LOBBY) as (hands, stub):
            stub.coming.put_nowait(NewEntries(dealt(0)))
            await hands.until(lambda: hands.heard.my_turn)
            await hands.press("up", "enter")
            assert stub.taken == [ALL]
            assert not hands.app.screen.query(".-barred")

    on_the_shelf(Phase.PLAY)
    asyncio.run(asyncio.wait_for(script(), 60))


def test_what_has_no_sentence_goes_by_its_notation() -> None:
    """Also beside moves that have a question of their own, which are numbered with it."""
    mixed = Choices(words("en"), KING, (Bid(1), Play("K7"), Deal()))
    assert mixed.are_numbered
    assert mixed.names == ("Bid 1", "Black 7", "deal")
    assert mixed.find("3") == Deal()


@pytest.mark.parametrize("moves", [(), (Bid(0), Bid(1)), (Play("K7"), Play("SM+"))])
def test_what_has_a_question_of_its_own_is_not_numbered(moves: tuple[Choice, ...]) -> None:
    """There a number is a bid."""
    choices = Choices(words("en"), KING, moves)
    assert not choices.are_numbered
    assert choices.find("1") is None
