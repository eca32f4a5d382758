"""Every deal is watched: an honest table is never doubted, a false one always."""

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from client.lines import TableLine
from contract.voyages import SHIPPED, VOYAGES, Table, at_tables
from jollyroger.client.deal_watch import DealWatch
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase
from jollyroger.table.acts import DealOn, Leave, Lost, Sit, Undo
from jollyroger.table.events import Entry
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import Events, View
from table.crew import ANNE, JACK, MARY, Crew, under_way
from table.voyages import GUESTS, LAST, Voyage

DICE = Settings("dice", 3)
PLAYERS = {"skull_king": 3, "dice": 3, "doubloons": 3, "skull_queen": 2}
Json = dict[str, Any]


def codes(line: TableLine) -> list[tuple[str, int]]:
    return [(doubt.code, doubt.round) for doubt in line.doubts]


# An honest table


@at_tables(SHIPPED, VOYAGES // 4)
def test_an_honest_table_is_never_doubted(table: Table, seed: int) -> None:
    """Finding 7: whoever comes, goes, is late, is removed or asked for nonsense; lines that are
    lost and come back with a gap or with a view, and lines that join anew at any moment."""
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
        sealing = crew.state.sealing
        revealing = sealing is not None and sealing.revealing
        for seat, line in enumerate(lines):
            assert line.watch.may_pledge == (seat in owing(crew) and not revealing)
            assert line.watch.may_reveal(digest(crew, seat)) == (seat in owing(crew) and revealing)
        entries = onward(crew)
        for line in lines:
            line.publish(entries)
    assert [codes(line) for line in lines] == [[]] * people


def owing(crew: Crew) -> list[int]:
    """The seats whose pledge or number is still to come."""
    sealing = crew.state.sealing
    return [s for s in crew.awaited() if sealing and (sealing.revealing or not sealing.pledges[s])]


def onward(crew: Crew) -> tuple[Entry, ...]:
    """The next pledge, number or move."""
    give = crew.reveal if crew.state.sealing and crew.state.sealing.revealing else crew.pledge
    waited = owing(crew)
    return give(waited[0]) if waited else crew.turn()


def digest(crew: Crew, seat: int) -> str:
    return crew.digest(seat) if crew.state.sealing else ""


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


# A false table: honest frames, and one thing changed in them

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
    sealing = view.view["sealing"]
    if bent == "digest":
        sealing["digest"] = "ab" * 32
    elif bent == "pledge":
        sealing["pledges"][1] = "ab" * 32
    elif bent == "late":
        sealing["pledges"][2] = "ab" * 32
    else:
        sealing["pledges"][1] = None
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
