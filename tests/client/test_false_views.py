"""A false server shows the table anew to make a client forget: it forgets nothing."""

from collections.abc import Iterator
from typing import Any

import pytest

from client.lines import TableLine
from jollyroger.rules.state import Phase
from jollyroger.table.events import Entry
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import Events, View
from table.crew import ANNE, MARY, Crew, under_way

Json = dict[str, Any]
OTHER = "ab" * 32


def codes(line: TableLine) -> list[tuple[str, int]]:
    return [(doubt.code, doubt.round) for doubt in line.doubts]


def revealed(settings: Settings | None = None) -> tuple[Crew, TableLine]:
    """The moment after Anne's number is known, and before the cards are dealt."""
    crew = under_way(settings or Settings("skull_king", 3), ANNE, MARY)
    line = TableLine(crew.table, ANNE).join()
    for give in (crew.pledge, crew.reveal):
        line.publish(give(0))
        if give == crew.pledge:
            line.publish(give(1))
    return crew, line


def bent(line: TableLine, play: Json | None = None, **fields: Any) -> View:
    """A view of the table as it is, with other fields in it."""
    frame = line.view()
    frame.view.update(fields)
    if play:
        frame.view["play"].update(play)
    return frame


def rest_of_round(crew: Crew) -> Iterator[tuple[Entry, ...]]:
    """Up to the seal of the next one."""
    rounds = len(crew.play.sheet)
    while len(crew.play.sheet) == rounds:
        waited = crew.awaited()
        yield crew.reveal(waited[0]) if waited else crew.turn()


def without(line: TableLine, entries: tuple[Entry, ...], name: str) -> Events:
    """These entries less those of that name, and counted as if there were no others."""
    frame = line.told(entries)
    assert isinstance(frame, Events)
    assert line.seq is not None
    events = [event for event in frame.events if event["event"] != name]
    return Events(line.seq + len(events), events, [], [], {})


def test_a_view_without_its_seal_makes_nobody_forget_it() -> None:
    """The seal is left out once, then another one is shown for the numbers that are known."""
    _, line = revealed()
    line.hear(bent(line, {"round": 1}, next_deal=None))
    next_deal = line.view().view["next_deal"]
    line.hear(bent(line, next_deal=next_deal | {"digest": OTHER}))
    assert ("changed", 1) in codes(line)


def test_another_seal_is_doubted_however_the_line_came_back() -> None:
    """Also after the line was lost."""
    _, line = revealed()
    line.watch.join()
    line.hear(bent(line, next_deal=line.view().view["next_deal"] | {"digest": OTHER}))
    assert codes(line) == [("changed", 1)]


@pytest.mark.parametrize("lost", [False, True])
def test_a_round_in_play_without_a_seal_is_doubted(lost: bool) -> None:
    """Any hands could be shown in it, and no seed would have to make them."""
    crew, line = revealed()
    crew.reveal(1)
    assert crew.play.phase is Phase.CHOOSE
    if lost:
        line.watch.join()
    line.hear(bent(line, next_deal=None))
    assert codes(line) == [("changed", 1)]


def test_a_seed_that_is_never_shown_is_doubted() -> None:
    """After a view of the round in play, too."""
    crew, line = revealed()
    crew.reveal(1)
    line.hear(line.view())
    for entries in rest_of_round(crew):
        line.hear(without(line, entries, "seed_shown"))
    assert codes(line) == [("seed", 1)]
    assert not line.watch.unchecked


def test_a_view_that_passes_over_the_seed_is_doubted_on_a_line_that_was_not_lost() -> None:
    """An honest table shows everything anew only to who comes, moves or takes back."""
    crew, line = revealed()
    for _ in rest_of_round(crew):
        pass
    line.hear(line.view())
    assert codes(line) == [("seed", 1)]


def test_a_seed_that_was_shown_while_the_line_was_lost_is_told_as_unchecked() -> None:
    """An honest table may do this to who asks for everything: no doubt, yet no silence."""
    crew, line = revealed()
    line.on = False
    for _ in rest_of_round(crew):
        pass
    line.join(fresh=True)
    assert codes(line) == []
    assert line.watch.unchecked == [1]


def test_a_gap_with_the_seed_in_it_leaves_nothing_unchecked() -> None:
    """Who asks for what they missed can check it."""
    crew, line = revealed()
    line.on = False
    for _ in rest_of_round(crew):
        pass
    line.join()
    assert codes(line) == []
    assert line.watch.unchecked == []


def test_a_view_in_which_the_game_has_not_begun_is_doubted() -> None:
    """Without a game nothing could be compared with its deal."""
    crew, line = revealed()
    line.hear(_unbegun(line))
    assert {code for code, _ in codes(line)} & {"changed", "deal"}
    assert not line.watch.may_reveal(crew.digest(0))


def _unbegun(line: TableLine) -> View:
    frame = line.view()
    frame.view["play"] = None
    return frame


def test_a_deal_at_a_table_that_was_never_started_is_doubted() -> None:
    """No number is given to it."""
    crew = under_way(Settings("skull_king", 3), ANNE, MARY)
    line = TableLine(crew.table, ANNE)
    line.seat = 0
    lobby = line.view()
    lobby.view.update(stage="lobby", play=None, next_deal=None)
    line.hear(lobby)
    seal = {"event": "seed_sealed", "round": 1, "digest": OTHER, "seed": ""}
    line.hear(Events(lobby.seq + 1, [seal], [], [], {}))
    assert codes(line) == [("deal", 1)]
    assert not line.watch.may_pledge


def test_a_dealer_in_a_view_is_compared_with_the_lot() -> None:
    """The first dealer was drawn by lot; a view tells only who it was."""
    crew, line = revealed()
    crew.reveal(1)
    line.hear(bent(line, {"dealer": ((crew.play.dealer or 0) + 1) % 3}))
    for entries in rest_of_round(crew):
        line.publish(entries)
    assert codes(line) == [("deal", 1)]


def test_who_deals_next_is_compared_with_who_dealt_before() -> None:
    """In turn, from the lot on."""
    crew, line = revealed()
    for entries in rest_of_round(crew):
        line.publish(entries)
    for give in (crew.pledge, crew.reveal):
        for seat in (0, 1):
            entries = give(seat)
    line.hear(bent(line, {"dealer": ((crew.play.dealer or 0) + 1) % 3}))
    assert codes(line) == [("deal", 2)]


def test_an_open_centre_in_a_view_is_compared_with_the_deal() -> None:
    """It is dealt as the hands are."""
    crew, line = revealed(Settings("skull_queen", 4))
    crew.reveal(1)
    line.hear(bent(line, {"centre": [*crew.play.centre[:1], crew.play.hands[1][0]]}))
    line.hear(line.view())
    for entries in rest_of_round(crew):
        line.publish(entries)
    assert codes(line) == [("deal", 1)]


def test_a_hand_that_one_view_showed_is_not_forgotten_for_the_next() -> None:
    """Both have to be what seed and numbers make."""
    crew, line = revealed()
    crew.reveal(1)
    hands = line.view().view["play"]["hands"]
    other = "SK" if hands[0] != ["SK"] else "ES"
    line.hear(bent(line, {"hands": [[other], *hands[1:]]}))
    line.hear(line.view())
    for entries in rest_of_round(crew):
        line.publish(entries)
    assert codes(line) == [("deal", 1)]


@pytest.mark.parametrize("seq", [-1, 1, 10**9])
def test_entries_that_are_left_out_or_told_twice_are_doubted(seq: int) -> None:
    """What its entries do not explain, the number of a frame cannot tell."""
    _, line = revealed()
    assert line.seq is not None
    line.hear(Events(line.seq + seq, [], [], [], {}))
    assert codes(line) == [("gap", 1)]


def test_a_view_from_before_is_doubted() -> None:
    """A table never goes back to an earlier entry."""
    _, line = revealed()
    frame = line.view()
    line.hear(View(frame.seq - 1, 0, frame.view, [], [], {}))
    assert codes(line) == [("gap", 1)]


def test_a_game_that_begins_again_is_doubted() -> None:
    """What was dealt before would be forgotten."""
    _, line = revealed()
    assert line.seq is not None
    line.hear(Events(line.seq + 1, [{"event": "started"}], [], [], {}))
    assert codes(line) == [("changed", 1)]
