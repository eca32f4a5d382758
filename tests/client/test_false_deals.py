"""A false table: honest frames, one thing changed in them, and what the watch doubts."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from client.lines import TableLine
from client.watched_tables import DICE, PLAYERS, codes, onward
from jollyroger.client.deal_watch import DealWatch
from jollyroger.rules.shelf import GAMES
from jollyroger.table.acts import Leave
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import Events, View
from table.crew import ANNE, JACK, MARY, under_way

Json = dict[str, Any]


Bend = Callable[[Json], list[Json]]


def told(bend: Bend, settings: Settings = DICE, seat: int = 0, rounds: int = 2) -> TableLine:
    """The line of seat 0 in a game whose every entry goes through `bend` on its way down."""
    crew = under_way(settings, ANNE, MARY)
    line = TableLine(crew.table, (ANNE, MARY)[seat])
    line.seat, line.on = seat, True
    line.hear(line.view())
    seq = len(crew.table.log)
    while len(crew.play.sheet) < rounds:
        frame = line.told(onward(crew))
        assert isinstance(frame, Events)
        events = [bent for event in frame.events for bent in bend(event)]
        seq += len(events)
        line.hear(Events(seq, events, [], [], {}))
    return line


def changed(name: str, round: int = 1, **fields: Any) -> Bend:
    """Other fields in the entry of that name in that round."""
    sealed = 1  # the first seal is in the view

    def bend(event: Json) -> list[Json]:
        nonlocal sealed
        sealed += event["event"] == "seed_sealed"
        hit = event["event"] == name and sealed == round
        return [event | fields if hit else event]

    return bend


# A false table: honest frames, and one thing changed in them


def test_honest_frames_pass_through_unbent() -> None:
    """Else nothing below would prove anything."""
    assert codes(told(lambda event: [event])) == []


def test_pledges_called_in_before_a_puppet_has_pledged_are_doubted() -> None:
    """Finding 7: the server had all numbers but the puppet's, and chose the deal with it."""

    def early(event: Json) -> list[Json]:
        if event["event"] == "pledged" and event["seat"] == 0:
            return [event, {"event": "pledges_in"}]
        return [] if event["event"] == "pledges_in" else [event]

    line = told(early, rounds=1)
    assert codes(line)[0] == ("early", 1)
    assert ("late", 1) in codes(line)


def test_no_number_goes_into_a_doubted_round() -> None:
    """Finding 7: with `pledges_in` before the puppet's pledge the client revealed."""
    crew = under_way(DICE, ANNE, MARY)
    line = TableLine(crew.table, ANNE).join()
    line.publish(crew.pledge(0))
    line.hear(Events(len(crew.table.log) + 1, [{"event": "pledges_in"}], [], [], {}))
    assert codes(line) == [("early", 1)]
    assert not line.watch.may_reveal(crew.digest(0))


def test_a_pledge_after_the_pledges_is_doubted() -> None:
    """Finding 7: a puppet that pledges late has seen the numbers."""

    def late(event: Json) -> list[Json]:
        if event["event"] == "pledges_in":
            return [event, {"event": "pledged", "seat": 2, "digest": "ab" * 32}]
        return [event]

    assert codes(told(late, rounds=1)) == [("late", 1)]


def test_a_pledge_that_is_told_twice_is_doubted() -> None:
    """Finding 7: the second digest would be one to choose."""

    def twice(event: Json) -> list[Json]:
        again = event | {"digest": "ab" * 32} if event["event"] == "pledged" else None
        return [event, again] if again and event["seat"] == 0 else [event]

    assert codes(told(twice, rounds=1)) == [("changed", 1)]


def test_a_seal_that_is_told_twice_is_doubted() -> None:
    """Finding 7: another seed for the numbers that are known by then."""

    def twice(event: Json) -> list[Json]:
        seal = {"event": "seed_sealed", "round": 1, "digest": "ab" * 32, "seed": ""}
        return [event, seal] if event["event"] == "pledges_in" else [event]

    assert codes(told(twice, rounds=1))[0] == ("changed", 1)


@pytest.mark.parametrize("bent", ["digest", "pledge", "late", "fewer"])
def test_a_view_that_tells_otherwise_is_doubted(bent: str) -> None:
    """Finding 7: after a lost line everything that was noted before must still be so."""
    crew = under_way(DICE, ANNE, MARY, JACK)
    line = TableLine(crew.table, ANNE).join()
    crew.do(JACK, Leave())
    line.join()
    line.publish(crew.pledge(0))
    line.publish(crew.pledge(1))
    view = line.view()
    next_deal = view.view["next_deal"]
    if bent == "digest":
        next_deal["digest"] = "ab" * 32
    elif bent == "pledge":
        next_deal["pledges"][1] = "ab" * 32
    elif bent == "late":
        next_deal["pledges"][2] = "ab" * 32
    else:
        next_deal["pledges"][1] = None
    line.hear(view)
    assert codes(line) == [("late" if bent == "late" else "changed", 1)]
    assert not line.watch.may_reveal(crew.digest(0))


def test_a_number_that_does_not_fit_its_pledge_is_doubted() -> None:
    """Finding 7: the puppet's number may not be chosen after the others'."""

    def wrong(event: Json) -> list[Json]:
        hit = event["event"] == "revealed" and event["seat"] == 1
        return [event | {"nonce": "ab" * 32} if hit else event]

    assert codes(told(wrong, rounds=1))[0] == ("number", 1)


def test_a_number_of_a_bot_is_doubted() -> None:
    """Finding 7: a bot's number is the server's own."""

    def of_bot(event: Json) -> list[Json]:
        bots = {"event": "pledged", "seat": 2, "digest": sha256(bytes(32)).hexdigest()}
        return [bots, event] if event["event"] == "pledged" and event["seat"] == 0 else [event]

    assert codes(told(of_bot, rounds=1))[0] == ("bot", 1)


def test_a_deal_that_leaves_a_number_out_is_doubted() -> None:
    """Finding 7: neither revealed nor named as late."""

    def left_out(event: Json) -> list[Json]:
        return [] if event["event"] == "revealed" and event["seat"] == 1 else [event]

    assert codes(told(left_out, rounds=1))[0] == ("left_out", 1)


def test_a_seed_that_was_not_sealed_is_doubted() -> None:
    """Finding 7: a false seed, and one that is never shown."""
    assert codes(told(changed("seed_shown", 2, seed="ab" * 32))) == [("seed", 2)]

    def kept_back(event: Json) -> list[Json]:
        return [] if event["event"] == "seed_shown" else [event]

    assert ("seed", 1) in codes(told(kept_back))


def test_a_deal_that_seed_and_numbers_do_not_make_is_doubted() -> None:
    """Finding 7: the lot and the own hand, checked as soon as the seed is shown."""

    def other_card(event: Json) -> list[Json]:
        if event["event"] == "dealt":
            card = "SK" if event["hands"][0] != ["SK"] else "ES"
            held.append(card)
            return [event | {"hands": [[card], *event["hands"][1:]]}]
        mine = event["event"] == "played" and event["seat"] == 0
        return [event | {"piece": held[0], "face": held[0]} if mine else event]

    def other_lot(event: Json) -> list[Json]:
        drawn = event["event"] == "lot_drawn"
        return [event | {"dealer": (event["dealer"] + 1) % 3} if drawn else event]

    held: list[str] = []
    assert codes(told(other_card, Settings("skull_king", 3), rounds=1)) == [("deal", 1)]
    assert codes(told(other_lot, rounds=1)) == [("deal", 1)]


def test_a_throw_that_seed_and_numbers_do_not_make_is_doubted() -> None:
    """Finding 7: every die of everybody, at the end of its round."""

    def thrown(event: Json) -> list[Json]:
        if event["event"] != "played" or event["seat"] != 1:
            return [event]
        faces = [face.code for face in GAMES["dice"].box.held[event["piece"]].faces]
        return [event | {"face": next(face for face in faces if face != event["face"])}]

    assert ("deal", 1) in codes(told(thrown, rounds=1))


@pytest.mark.parametrize("game", ["skull_king", "skull_queen", "doubloons"])
def test_a_card_that_was_not_dealt_to_who_plays_it_is_doubted(game: str) -> None:
    """Finding 7: a puppet cannot play what seed and numbers gave to somebody else."""
    players = PLAYERS[game]
    mine: list[str] = []

    def swapped(event: Json) -> list[Json]:
        if event["event"] == "dealt":
            mine[:] = [code for code in event["hands"][0] if code]
        if event["event"] == "played" and event["seat"] == 1:
            piece = next(p for p in GAMES[game].box.pieces if p.code == mine[0])
            return [event | {"piece": mine[0], "face": piece.faces[0].code}]
        return [event]

    line = told(swapped, Settings(game, players), rounds=1)
    assert ("deal", 1) in codes(line)


def test_the_kings_stack_is_watched() -> None:
    """Finding 7: at a table of two, its order is part of the deal."""
    stack: list[Json] = []

    def turned(event: Json) -> list[Json]:
        if event["event"] == "played" and event["seat"] == 2:
            stack.append(event)
            if len(stack) == 2:
                return [event | {key: stack[0][key] for key in ("piece", "face")}]
        return [event]

    assert ("deal", 1) in codes(told(turned, Settings("skull_queen", 2), rounds=1))


@pytest.mark.parametrize(
    "event",
    [
        {"event": "pledged"},
        {"event": "pledged", "seat": "0", "digest": ""},
        {"event": "revealed", "seat": 0, "nonce": None},
        {"event": "seed_sealed", "round": "1", "digest": [], "seed": ""},
        {"event": "played", "seat": 99, "piece": "K", "face": "K7"},
        [],
        None,
    ],
)
def test_nonsense_gives_no_number_and_breaks_nothing(event: Any) -> None:
    """Finding 7: a server that says what cannot be said is told to do so."""
    crew = under_way(DICE, ANNE, MARY)
    line = TableLine(crew.table, ANNE).join()
    line.hear(Events(len(crew.table.log) + 1, [event], [], [], {}))
    assert codes(line) in ([("unreadable", 1)], [("late", 1)])
    assert not line.watch.may_pledge


@pytest.mark.parametrize("view", [None, {}, {"seats": 3}, {"settings": {}, "seats": []}])
def test_a_view_that_cannot_be_read_gives_no_number(view: Any) -> None:
    """The first, or one that comes later."""
    watch = DealWatch()
    (doubt,) = watch.hear(View(1, 0, view, [], [], {}))
    assert doubt.code == "unreadable"
    assert not watch.may_pledge


def test_entries_that_we_do_not_know_are_passed_over() -> None:
    """New ones may come without a new protocol number."""
    crew = under_way(DICE, ANNE, MARY)
    line = TableLine(crew.table, ANNE).join()
    line.hear(Events(len(crew.table.log) + 1, [{"event": "weather", "wind": 7}], [], [], {}))
    assert codes(line) == []
    assert line.watch.may_pledge
