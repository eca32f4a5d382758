"""When people are away: who is host, who moves, who waits."""

import pytest

from jollyroger.bots.crew import BOTS
from jollyroger.rules.moves import Bid
from jollyroger.rules.refused import Refused
from jollyroger.table.acts import (
    Act,
    Credit,
    DealOn,
    Follow,
    Hush,
    Leave,
    Lost,
    Overdue,
    Sit,
    Speak,
    Start,
    Upkeep,
)
from jollyroger.table.events import Entry, GaveUp, HostPassed, Returned
from jollyroger.table.settings import Settings
from jollyroger.table.table import Table
from jollyroger.table.world import World
from table.crew import ANNE, Who, actor, at_speed, under_way

WORLD = World(0.0, lambda size: b"s" * size, frozenset(BOTS))


def take(table: Table, who: Who, act: Act | Upkeep) -> tuple[Entry, ...]:
    entries = table.decide(actor(who), act, WORLD)
    table.commit(entries)
    return entries


@pytest.fixture
def table() -> Table:
    """Anne and Bart at a table of three that has started; the third seat is a bot's."""
    table = Table(Settings("dice", 3))
    take(table, "anne", Sit(0, "Anne"))
    take(table, "bart", Sit(1, "Bart"))
    take(table, "anne", Start())
    return table


def test_a_bot_does_not_move_for_a_person_who_is_here(table: Table) -> None:
    """Not even by mistake: the door knows who sits where."""
    take(table, None, Lost(1))
    take(table, "anne", Leave())
    take(table, "anne", Sit(0, "Anne"))
    with pytest.raises(Refused, match="seat_taken"):
        table.decide(actor(0), Bid(0), WORLD)


def test_whoever_comes_back_first_is_host_where_the_host_is_away(table: Table) -> None:
    """A table with people has a host who is there."""
    take(table, "anne", Leave())
    take(table, "bart", Leave())
    assert table.state.host == 1
    entries = take(table, "anne", Sit(0, "Anne"))
    assert entries[:2] == (Returned(0), HostPassed(0))


def test_bots_play_on_for_somebody_who_waits(table: Table) -> None:
    """A newcomer at a table everybody has left gets the seat when the round is over."""
    take(table, None, DealOn())
    take(table, "anne", Leave())
    take(table, "bart", Leave())
    assert table.bots_due() == []
    take(table, "calico", Sit(2, "Calico"))
    assert table.bots_due() == [0, 1, 2]


def test_whoever_waits_may_give_up(table: Table) -> None:
    """The bot keeps its seat, and the newcomer may look for another."""
    take(table, None, DealOn())
    take(table, "calico", Sit(2, "Calico"))
    assert table.state.waiting[2] is not None
    assert take(table, "calico", Leave()) == (GaveUp(2),)
    assert table.state.waiting[2] is None


def test_nobody_is_lost_who_is_not_there() -> None:
    """In the lobby a bot or an empty seat does not stand up by itself."""
    table = Table(Settings("dice", 3))
    take(table, "anne", Sit(0, "Anne"))
    assert take(table, None, Lost(1)) == ()


def hushed(table: Table) -> tuple[int, ...]:
    return table.state.hushed


def test_a_hushed_guest_does_not_escape_by_moving() -> None:
    """Finding 15: nor by standing up and sitting down. The next one in a freed seat may speak."""
    table = Table(Settings("dice", 3))
    take(table, "anne", Sit(0, "Anne"))
    take(table, "bart", Sit(1, "Bart"))
    take(table, "anne", Hush(1, on=True))
    take(table, "bart", Sit(2, "Bart"))
    assert hushed(table) == (2,)
    take(table, "bart", Leave())
    take(table, "carl", Sit(2, "Carl"))
    assert hushed(table) == ()
    take(table, "bart", Sit(1, "Bart"))
    with pytest.raises(Refused, match="hushed"):
        take(table, "bart", Speak("ahoy"))
    take(table, "anne", Hush(1, on=False))
    take(table, "bart", Speak("ahoy"))


@pytest.mark.parametrize("act", [Lost(1), Overdue(1), DealOn(), Credit(), Follow("next")])
@pytest.mark.parametrize("who", [ANNE, "guest-stowaway", 1])
def test_what_time_brings_nobody_but_the_table_can_ask_for(who: Who, act: Upkeep) -> None:
    """Neither its host nor a stranger nor a bot."""
    crew = under_way(at_speed("brisk")).deal()
    assert crew.refuses(who, act) == "table_only"
    crew.do(None, act)
