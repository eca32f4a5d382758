"""Every deal is watched: an honest table is never doubted, a false one always."""

from collections import Counter
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from client.lines import TableLine
from client.watched_tables import (
    CHANGING,
    DICE,
    PLAYERS,
    TURNED_UP,
    codes,
    digest,
    onward,
    owing,
)
from contract.voyages import SHIPPED, VOYAGES, Table, at_tables
from games.guests import modules
from games.shelved import shelved
from jollyroger.client.watched import are_played
from jollyroger.rules.events import Dealt
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase
from jollyroger.table.acts import DealOn, Leave, Lost, Sit, Undo
from jollyroger.table.events import Entry
from jollyroger.table.settings import Settings
from table.crew import ANNE, JACK, MARY, under_way
from table.voyages import GUESTS, LAST, Voyage

WORDS = {guest.GAME.id: guest.WORDS for guest in modules()}

# An honest table


@at_tables(SHIPPED, VOYAGES // 4)
def test_an_honest_table_is_never_doubted(table: Table, seed: int) -> None:
    """Finding 7: whoever comes, goes, is late, is removed or asked for nonsense; lines that are
    lost and come back with a gap or with a view, and lines that join anew at any moment."""
    sail_undoubted(table, seed)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table", TURNED_UP, ids=str)
def test_a_table_where_something_follows_the_deal_is_never_doubted(table: Table, seed: int) -> None:
    """A trump is turned up, and where nobody bids the first trick begins."""
    with shelved(table.game, WORDS[table.game.id]):
        sail_undoubted(table, seed)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("table", CHANGING, ids=str)
def test_a_table_where_hands_change_is_never_doubted(table: Table, seed: int) -> None:
    """What was left over lies there, and cards are taken off it."""
    with shelved(table.game, WORDS[table.game.id]):
        sail_undoubted(table, seed)


def test_a_card_that_was_neither_dealt_nor_left_over_is_doubted() -> None:
    hands, rest = [["R1", "R2"], ["R3", "R4"]], ["R5", "R6"]
    last = Counter(["R3", "R4"])
    assert are_played(hands, rest, [Counter(["R1", "R5"]), last])
    assert not are_played(hands, rest, [Counter(["R1", "R8"]), last])
    assert not are_played(hands, rest, [Counter(["R1", "R5"]), Counter(["R3", "R5"])])
    assert not are_played(hands, rest, [Counter(["R1"]), last])
    assert not are_played(hands, [], [Counter(["R1", "R5"]), last])


@pytest.mark.parametrize("table", TURNED_UP, ids=str)
def test_a_false_hand_is_doubted_where_something_follows_the_deal(table: Table) -> None:
    """What was dealt is still held to the seed."""
    with shelved(table.game, WORDS[table.game.id]):
        crew = under_way(Settings(table.game.id, table.players), ANNE)
        line = TableLine(crew.table, ANNE).join()
        while not codes(line) and crew.play.phase is not Phase.OVER:
            line.publish(tuple(map(falsified, onward(crew))))
    assert ("deal", 1) in codes(line)


def falsified(entry: Entry) -> Entry:
    """The turned card is another one than was drawn."""
    if not isinstance(entry, Dealt):
        return entry
    other = "L2" if entry.centre != ("L2",) else "L3"
    return replace(entry, centre=(other,))


def sail_undoubted(table: Table, seed: int) -> None:
    voyage, helm = Voyage(table, seed), Random(seed)
    lines = [TableLine(voyage.crew.table, guest).join() for guest in (*GUESTS, LAST, "watcher")]
    for step in voyage.steps():
        for at, line in enumerate(lines):
            line.publish(step.entries)
            chance = helm.random()
            if line.on and chance < 0.03:
                line.on = False
            elif not line.on and chance < 0.3:
                line.join(fresh=helm.random() < 0.3)
            elif chance > 0.99:
                lines[at] = TableLine(line.table, line.guest).join()
        for line in lines:
            assert codes(line) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("people", [1, 2, 3])
def test_a_watch_lets_go_of_every_number_that_an_honest_table_waits_for(
    game: str, people: int
) -> None:
    """Finding 7: nobody is late because their own client is too careful."""
    players = max(people, PLAYERS[game])
    crew = under_way(Settings(game, players), *(ANNE, MARY, JACK)[:people])
    lines = [TableLine(crew.table, guest).join() for guest in (ANNE, MARY, JACK)[:people]]
    while crew.play.phase is not Phase.OVER:
        next_deal = crew.state.next_deal
        revealing = next_deal is not None and next_deal.revealing
        for seat, line in enumerate(lines):
            assert line.watch.may_pledge == (seat in owing(crew) and not revealing)
            assert line.watch.may_reveal(digest(crew, seat)) == (seat in owing(crew) and revealing)
        entries = onward(crew)
        for line in lines:
            line.publish(entries)
    assert [codes(line) for line in lines] == [[]] * people


def test_a_move_taken_back_is_not_doubted() -> None:
    """The table is shown anew, and the same dice fall again."""
    crew = under_way(DICE, ANNE)
    line = TableLine(crew.table, ANNE).join()
    for give in (crew.pledge, crew.reveal):
        line.publish(give(0))
    helm = Random(5)
    while len(crew.play.sheet) < 3:
        if waited := crew.awaited():
            line.publish(crew.pledge(waited[0]))
            line.publish(crew.reveal(waited[0]))
        line.publish(crew.turn())
        if helm.random() < 0.2 and any(moment.seat == 0 for moment in crew.state.moments):
            line.publish(crew.do(ANNE, Undo()))
    assert codes(line) == []


def test_who_returns_after_the_pledges_is_not_waited_for() -> None:
    """Also where one's own line was lost between pledge and reveal."""
    crew = under_way(DICE, ANNE, MARY, JACK)
    line = TableLine(crew.table, ANNE).join()
    line.publish(crew.do(None, Lost(2)))
    line.publish(crew.pledge(0))
    line.on = False
    line.publish(crew.pledge(1))
    line.publish(crew.do(JACK, Sit(2, "Jack")))
    line.join()
    assert line.watch.may_reveal(crew.digest(0))
    assert codes(line) == []


def test_a_fresh_view_with_somebody_who_has_not_pledged_gives_nothing_away() -> None:
    """Whether they came after the pledges cannot be seen in it: no doubt, and no number."""
    crew = under_way(DICE, ANNE, MARY, JACK)
    line = TableLine(crew.table, ANNE).join()
    line.publish(crew.do(None, Lost(2)))
    line.publish(crew.pledge(0))
    line.on = False
    crew.pledge(1)
    crew.do(JACK, Sit(2, "Jack"))
    line.join(fresh=True)
    assert not line.watch.may_reveal(crew.digest(0))
    assert codes(line) == []


def test_who_is_named_out_is_not_waited_for() -> None:
    """Nobody can stall a deal: after five seconds it goes on without them."""
    crew = under_way(DICE, ANNE, MARY)
    line = TableLine(crew.table, ANNE).join()
    line.publish(crew.pledge(0))
    line.publish(crew.do(None, DealOn()))
    assert line.watch.may_reveal(crew.digest(0))
    assert codes(line) == []


def test_another_line_of_ours_that_pledged_first_gives_our_number() -> None:
    """No doubt, and only the line whose pledge counts reveals."""
    crew = under_way(DICE, ANNE, MARY)
    line = TableLine(crew.table, ANNE).join()
    line.publish(crew.pledge(0))
    line.publish(crew.pledge(1))
    assert line.watch.may_reveal(crew.digest(0))
    assert not line.watch.may_reveal(sha256(b"of this window").hexdigest())
    assert codes(line) == []


def test_who_leaves_after_pledging_is_not_left_out() -> None:
    """A bot stands in, and the deal goes on without that number."""
    crew = under_way(DICE, ANNE, MARY)
    line = TableLine(crew.table, ANNE).join()
    line.publish(crew.pledge(0))
    line.publish(crew.pledge(1))
    line.publish(crew.reveal(0))
    line.publish(crew.do(MARY, Leave()))
    assert crew.play.phase is Phase.CHOOSE
    assert codes(line) == []
