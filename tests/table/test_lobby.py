"""Before the game: seats, the host, and what is agreed."""

from dataclasses import replace
from unicodedata import normalize

import pytest

from jollyroger.rules.moves import Bid, Deal
from jollyroger.table.acts import (
    Act,
    Arrange,
    Enlist,
    Leave,
    Lost,
    Rematch,
    Remove,
    Sit,
    Start,
)
from jollyroger.table.events import BotSat, HostPassed, Removed, Sat, Started, StoodUp
from jollyroger.table.settings import Settings
from jollyroger.table.state import Stage
from table.crew import ANNE, JACK, MARY, THREE, Crew, kinds, under_way
from table.spellings import ALIKE, NAMES, REFUSED

HOSTED: list[Act] = [Start(), Arrange(THREE), Enlist(2, "random"), Remove(0), Rematch("dice")]


# Seats


def test_whoever_sits_holds_the_seat_by_name() -> None:
    """The guest is kept for coming back, the name is for all to read."""
    crew = Crew()
    assert crew.do(ANNE, Sit(1, "Anne Bonny")) == (Sat(1, "Anne Bonny", ANNE),)
    assert crew.state.seat_of(ANNE) == 1
    assert crew.holder(1).present


def test_a_taken_seat_is_refused() -> None:
    """Nobody sits on anybody's lap."""
    assert Crew().sit(ANNE).refuses(MARY, Sit(0, "Mary")) == "seat_taken"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    """Seats are counted from 0 to one below the number of players."""
    assert Crew().refuses(ANNE, Sit(seat, "Anne")) == "no_such_seat"


def test_my_own_seat_cannot_be_taken_again() -> None:
    """I hold a seat already."""
    assert Crew().sit(ANNE).refuses(ANNE, Sit(0, "Anne")) == "already_seated"


def test_moving_to_a_free_seat_leaves_the_old_one_free() -> None:
    """One person, one seat."""
    crew = Crew().sit(ANNE, MARY)
    assert kinds(crew.do(MARY, Sit(2, "Mary"))) == [StoodUp, Sat]
    assert crew.state.people() == (0, 2)


def test_a_bots_seat_in_the_lobby_is_free_for_a_person() -> None:
    """A bot makes room at once."""
    crew = Crew().sit(ANNE)
    crew.do(ANNE, Enlist(1, "random"))
    crew.do(MARY, Sit(1, "Mary"))
    assert crew.holder(1).present


@pytest.mark.parametrize("name", ["", "   ", "\u3000", "x" * 25])
def test_a_name_has_1_to_24_characters_that_can_be_read(name: str) -> None:
    """Neither nothing nor a novel."""
    assert Crew().refuses(ANNE, Sit(0, name)) == "text_length"


@pytest.mark.parametrize(("name", "code"), REFUSED)
def test_a_name_that_hides_something_is_refused(name: str, code: str) -> None:
    """What others read cannot turn their screen around, nor pass for somebody else."""
    assert Crew().refuses(ANNE, Sit(0, name)) == code


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_people_have_is_taken(name: str) -> None:
    """As it was typed, with single spaces."""
    crew = Crew()
    crew.do(ANNE, Sit(0, f" {name}  "))
    assert crew.holder(0).name == normalize("NFC", name)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_two_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    """The second one gets a number, so that nobody passes for the first."""
    crew = Crew()
    crew.do(ANNE, Sit(0, one))
    crew.do(MARY, Sit(1, other))
    assert crew.holder(1).name == normalize("NFC", f"{other} 2")


def test_a_name_is_cut_for_its_number_between_its_characters() -> None:
    """No half emoji, which would end in something that cannot be seen."""
    crew = Crew()
    long = "x" * 20 + "\U0001f469\u200d\U0001f467"
    crew.do(ANNE, Sit(0, long))
    crew.do(MARY, Sit(1, long))
    assert crew.holder(1).name == "x" * 20 + "\U0001f469 2"


def test_two_of_one_name_are_told_apart() -> None:
    """By a number, whether people or bots; who moves to another seat keeps the name."""
    crew = Crew()
    crew.do(ANNE, Sit(1, "Calico"))
    crew.do(MARY, Sit(0, "calico"))
    assert crew.holder(0).name == "calico 2"
    crew.do(ANNE, Enlist(2, "random"))
    assert crew.holder(2).name == "Calico 3"
    crew.do(ANNE, Sit(2, "Calico"))
    assert crew.holder(2).name == "Calico"
    long = "x" * 24
    crew.do(ANNE, Sit(1, long))
    crew.do(MARY, Sit(2, long))
    assert crew.holder(2).name == "x" * 22 + " 2"


def test_leaving_the_lobby_frees_the_seat() -> None:
    """Another may sit there."""
    crew = Crew().sit(ANNE, MARY)
    assert crew.do(MARY, Leave()) == (StoodUp(1),)
    crew.do(JACK, Sit(1, "Jack"))
    assert crew.state.seat_of(JACK) == 1


def test_a_person_whose_line_is_lost_in_the_lobby_has_left() -> None:
    """A seat is not kept for nobody."""
    crew = Crew().sit(ANNE, MARY)
    assert crew.do(None, Lost(1)) == (StoodUp(1),)


def test_who_has_no_seat_cannot_leave_it() -> None:
    """There is nothing to leave."""
    assert Crew().refuses(ANNE, Leave()) == "not_seated"


def test_nobody_plays_in_the_lobby() -> None:
    """Neither a bid nor a deal of one's own."""
    crew = Crew().sit(ANNE)
    assert crew.refuses(ANNE, Bid(0)) == "not_started"
    assert crew.refuses(ANNE, Deal()) == "not_now"


# The host


def test_the_first_person_is_the_host() -> None:
    """Whoever comes later is not."""
    assert Crew().state.host is None
    assert Crew().sit(ANNE, MARY).state.host == 0


@pytest.mark.parametrize("act", HOSTED, ids=lambda act: type(act).__name__)
@pytest.mark.parametrize("actor", [MARY, JACK, 2, None])
def test_what_is_the_hosts_is_refused_to_others(act: Act, actor: str | int | None) -> None:
    """A guest is told to ask the host; who has no seat, to take one."""
    crew = Crew().sit(ANNE, MARY)
    expected = "host_only" if actor in (MARY, 2) else "not_seated"
    assert crew.refuses(actor, act) == expected


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    """Bots cannot be."""
    crew = Crew().sit(ANNE)
    crew.do(ANNE, Enlist(1, "random"))
    crew.do(MARY, Sit(2, "Mary"))
    assert crew.do(ANNE, Leave()) == (StoodUp(0), HostPassed(2))
    assert crew.state.host == 2


def test_when_everybody_has_left_the_next_to_sit_is_host() -> None:
    """An empty table is a new one, wherever the next person sits."""
    crew = Crew().sit(ANNE)
    crew.do(ANNE, Leave())
    crew.do(MARY, Sit(1, "Mary"))
    assert crew.state.host == 1


def test_a_host_who_moves_stays_host() -> None:
    """Hosting goes with the person."""
    crew = Crew().sit(ANNE, MARY)
    crew.do(ANNE, Sit(2, "Anne"))
    assert crew.state.host == 2
    crew.do(ANNE, Start())


def test_a_host_removes_a_guest_who_cannot_come_back() -> None:
    """Not to this table, in any seat."""
    crew = Crew().sit(ANNE, MARY)
    assert crew.do(ANNE, Remove(1)) == (Removed(1, MARY), StoodUp(1))
    for seat in (1, 2):
        assert crew.refuses(MARY, Sit(seat, "Mary")) == "removed"
    crew.do(JACK, Sit(1, "Jack"))


def test_a_host_removes_a_bot_without_a_grudge() -> None:
    """The seat is free again, and nobody is kept out."""
    crew = Crew().sit(ANNE)
    crew.do(ANNE, Enlist(1, "random"))
    assert crew.do(ANNE, Remove(1)) == (StoodUp(1),)


@pytest.mark.parametrize("seat", [0, 2, -1, 7])
def test_neither_oneself_nor_nobody_can_be_removed(seat: int) -> None:
    """The host, an empty seat, a seat that is not there."""
    assert Crew().sit(ANNE, MARY).refuses(ANNE, Remove(seat)) == "cannot_remove"


# Settings


def test_the_host_arranges_the_table() -> None:
    """Everything may be changed until the start."""
    crew = Crew().sit(ANNE, MARY)
    wanted = Settings("dice", 5, ("landlubber",), "brisk", "random", chat=True)
    crew.do(ANNE, Arrange(wanted))
    assert crew.state.settings == wanted
    assert len(crew.state.seats) == 5
    assert crew.state.people() == (0, 1)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings("whist", 3), "unknown_game"),
        (Settings("skull_king", 9), "player_count"),
        (Settings("skull_king", 3, ("landlubber",)), "unknown_option"),
        (Settings("dice", 3, ("landlubber", "landlubber")), "unknown_option"),
        (Settings("dice", 3, bot="parrot"), "unknown_bot"),
    ],
)
def test_settings_that_cannot_be_played_by_are_refused(settings: Settings, code: str) -> None:
    """A table is never arranged into something that cannot start."""
    assert Crew().sit(ANNE).refuses(ANNE, Arrange(settings)) == code


def test_occupied_seats_are_not_arranged_away() -> None:
    """Neither a person's nor a bot's; a free one goes."""
    crew = Crew().sit(ANNE)
    crew.do(MARY, Sit(2, "Mary"))
    assert crew.refuses(ANNE, Arrange(replace(THREE, players=2))) == "seats_in_use"
    crew.do(MARY, Sit(1, "Mary"))
    crew.do(ANNE, Arrange(replace(THREE, players=2)))
    assert len(crew.state.seats) == 2


# Bots and the start


def test_the_host_enlists_a_bot_and_another_in_its_place() -> None:
    """Each by its name."""
    crew = Crew().sit(ANNE)
    for bot in ("random", "heuristic"):
        crew.do(ANNE, Enlist(1, bot))
        assert crew.holder(1).bot == bot
        assert not crew.holder(1).present


@pytest.mark.parametrize(
    ("seat", "bot", "code"),
    [(1, "random", "seat_taken"), (5, "random", "no_such_seat"), (2, "parrot", "unknown_bot")],
)
def test_a_bot_needs_a_free_seat_and_a_name_we_know(seat: int, bot: str, code: str) -> None:
    """Each mistake has its own answer."""
    assert Crew().sit(ANNE, MARY).refuses(ANNE, Enlist(seat, bot)) == code


def test_the_start_fills_empty_seats_with_the_stated_bot() -> None:
    """One person is enough to begin."""
    crew = Crew(replace(THREE, bot="random")).sit(ANNE)
    entries = crew.do(ANNE, Start())
    assert kinds(entries)[:3] == [BotSat, BotSat, Started]
    assert [crew.holder(seat).bot for seat in range(3)] == [None, "random", "random"]
    assert crew.state.stage is Stage.PLAYING


@pytest.mark.parametrize("act", [Start(), Arrange(THREE), Enlist(2, "random")])
def test_what_is_for_the_lobby_is_refused_in_a_game(act: Act) -> None:
    """The rules of a running game do not change."""
    assert under_way().refuses(ANNE, act) == "already_started"


def test_a_rematch_before_the_end_is_refused() -> None:
    """In the lobby and in the game."""
    assert Crew().sit(ANNE).refuses(ANNE, Rematch("dice")) == "not_over"
    assert under_way().refuses(ANNE, Rematch("dice")) == "not_over"
