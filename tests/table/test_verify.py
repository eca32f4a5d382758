"""A record proves its deals, and every way to bend it is found out."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from contract.logbooks import text_of
from contract.voyages import SHIPPED, VOYAGES, Fate, Table, at_tables, logged, onward, record
from jollyroger.rules.events import Dealt
from jollyroger.rules.game import start
from jollyroger.rules.record import Note, Record, Seated, read, write
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import GAMES
from jollyroger.table.acts import DealOn, Leave, Remove, Sit
from jollyroger.table.match import Match, seeded
from jollyroger.table.records import logbook, record_of
from jollyroger.table.settings import Settings
from jollyroger.table.verify import Round, Verdict, verify
from jollyroger.terminal.local import LocalSitting
from table.crew import ANNE, JACK, MARY, actor, under_way
from table.finished_record import DICE, QUEEN, finished, lines, notes, verdict_on
from table.voyages import Voyage

# What is fair is called fair


@at_tables(SHIPPED, VOYAGES // 4)
def test_every_game_of_every_crew_is_fair(table: Table, seed: int) -> None:
    """Whoever came, went, was late or asked for nonsense; read again from its text."""
    voyage = Voyage(table, seed)
    for _ in voyage.steps():
        pass
    kept = record_of(voyage.crew.table)
    verdict = verify(read(write(kept)))
    assert verdict.verdict == "fair"
    assert kept.state() == voyage.crew.play
    assert [row.round for row in verdict.rounds] == list(range(1, len(verdict.rounds) + 1))
    assert all(row.proven for row in verdict.rounds)
    for row in verdict.rounds:
        told = (*row.contributed, *row.without, *row.away, *row.bots)
        assert sorted(told) == [*table.seats]
        assert row.unexplained == ()


def test_the_verdict_names_who_gave_a_number_who_was_late_and_the_bots() -> None:
    """Round by round: all of them, one too late, one away, a newcomer in a bot's seat."""
    crew = under_way(Settings("skull_queen", 4))
    crew.deal().sail_to_round(1)
    crew.sail(lambda play: bool(play.sheet))
    crew.pledge(0)
    crew.do(None, DealOn())
    crew.reveal(0)
    crew.do(JACK, Sit(3, "Jack"))
    crew.do(MARY, Leave())
    crew.sail()
    rounds = verify(record_of(crew.table)).rounds
    assert rounds == (
        Round(1, (0, 1), (), (), (), (2, 3), True),
        Round(2, (0,), (1,), (), (), (2, 3), True),
        Round(3, (0, 3), (), (1,), (), (2,), True),
        Round(4, (0, 3), (), (1,), (), (2,), True),
    )


def test_a_deal_without_any_number_is_named_as_one() -> None:
    """It can be made again, and everybody sees that nobody else took part."""
    crew = under_way(QUEEN)
    crew.do(None, DealOn())
    crew.sail()
    assert verify(record_of(crew.table)).rounds[0] == Round(1, (), (0, 1), (), (), (), True)


def test_the_header_tells_people_from_bots() -> None:
    """Also those somebody stands in for at the end."""
    crew = under_way(DICE)
    crew.do(MARY, Leave())
    seats = record_of(crew.sail().table).seats
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("Anne Bonny", None),
        ("Mary Read", None),
        ("Calico", "heuristic"),
    ]


# Games that are not over


def test_the_record_of_a_running_game_is_what_a_spectator_sees() -> None:
    """No hand, no sealed choice, no seed; so there is nothing to prove yet."""
    crew = under_way().sail_to_round(3)
    crew.turn()
    kept = record_of(crew.table)
    text = write(kept)
    assert crew.state.next_deal
    assert crew.state.next_deal.seed not in text
    assert all(event == event.seen_by(None) for event in kept.events)
    assert ANNE not in text
    with pytest.raises(Refused) as refused:
        verify(read(text))
    assert refused.value.code == "record_hidden"


def test_a_seat_gets_the_record_of_a_running_game_as_it_saw_it() -> None:
    """Its own hand and choices, and nobody else's."""
    crew = under_way().sail_to_round(3)
    dealt = [event for event in record_of(crew.table, 1).events if isinstance(event, Dealt)]
    assert dealt[-1].hands == (
        (None,) * 3,
        crew.play.hands[1],
        (None,) * 3,
    )


def test_a_game_that_broke_off_is_fair_as_far_as_its_seeds_are_shown() -> None:
    """The last round waits for its seed."""
    cut = notes("seed_shown")[2]
    verdict = verify(read(text_of(lines()[:cut])))
    assert verdict.verdict == "running"
    assert [row.proven for row in verdict.rounds] == [True, True, False]


def test_a_game_that_is_over_without_its_last_seed_is_not_fair() -> None:
    """There is no reason left to hide it."""
    texts = lines()
    assert verdict_on(texts[:-1]) == f"unfair_deal 8 {len(texts) - 1}"


# Games from a seed


def test_a_game_from_a_seed_is_made_again_from_it() -> None:
    """Finding 8: the seed was never tried; now every lot, deal and throw is made from it."""
    match = Match(GAMES["dice"], 3, seeded(7))
    helm = Random(1)
    while not match.over:
        match.deal_if_due()
        if due := match.due():
            match.take(due[0], helm.choice(match.may(due[0])))
    kept = Record("dice", (), (Seated("A", "random"),) * 3, tuple(match.log), 7)
    assert verify(kept) == Verdict("repeatable")
    assert verify(replace(kept, seed=8)) == Verdict("unproven")
    with pytest.raises(Refused) as refused:
        verify(replace(kept, events=kept.events[:5] + kept.events[6:]))
    assert refused.value.code == "record_damaged"


def test_a_seed_that_does_not_make_the_game_proves_nothing() -> None:
    """Finding 8: any deals passed with any seed in the header."""
    table = Table(GAMES["dice"], 3)
    log = logged(onward(table, start(table.game, 3), Fate(1)))
    assert verify(record(table, log, seed=12345)) == Verdict("unproven")


def test_a_local_game_with_a_seed_and_its_own_notes_is_repeatable() -> None:
    """Finding 8: its notes are those that the seed makes, also without them."""
    kept = local_game(7)
    assert kept.notes
    assert verify(kept) == Verdict("repeatable")
    assert verify(replace(kept, notes=())) == Verdict("repeatable")


def test_notes_of_another_source_beside_a_seed_are_refused() -> None:
    """Finding 8: false notes passed as soon as a seed stood in the header."""
    for bent in (replace(finished(), seed=12345), replace(local_game(7), seed=8)):
        with pytest.raises(Refused) as refused:
            verify(bent)
        assert refused.value.code == "unfair_deal"


def local_game(seed: int) -> Record:
    """Three rounds that a person in seat 0 and two bots played in the terminal."""
    sitting = LocalSitting.opened(replace(DICE, bot="random"), "Anne", seed, Path("unused"))
    sitting._deal()
    helm = Random(seed)
    while sitting.table.state.play and sitting.table.state.play.round < 4:
        seat = sitting.table.due()[0]
        sitting._take(actor("me" if seat == 0 else seat), helm.choice(sitting.table.may(seat)))
    return logbook(sitting.table, seed)


# Who gave a number


def test_a_number_from_a_bots_seat_is_refused() -> None:
    """Finding 7: the server could take a bot's seat for one more number of its own."""
    texts = lines()
    header = json.loads(texts[0])
    header["seats"][1]["bot"] = "heuristic"
    first = notes("pledged")[1] + 1
    assert verdict_on([json.dumps(header), *texts[1:]]) == f"unfair_deal 1 {first}"


def test_a_person_left_out_is_not_told_as_a_bot_or_as_away() -> None:
    """Finding 7: without a number, without a reason; the record cannot tell which."""
    crew = under_way(DICE, ANNE, MARY, seed=3)
    crew.do(MARY, Leave())
    crew.sail()
    kept = record_of(crew.table)
    told = verify(kept).rounds
    assert {(row.away, row.unexplained, row.bots) for row in told} == {((1,), (), (2,))}
    silent = replace(kept, notes=tuple(n for n in kept.notes if n.plain["note"] != "stood_in"))
    told = verify(silent).rounds
    assert {(row.away, row.unexplained, row.bots) for row in told} == {((), (1,), (2,))}


def test_a_person_who_was_removed_gave_numbers_before() -> None:
    """The header tells of the end, and a note of the change."""
    crew = under_way(DICE, ANNE, MARY, seed=3).sail_to_round(3)
    crew.do(ANNE, Remove(1))
    crew.sail()
    kept = read(write(record_of(crew.table)))
    assert kept.seats[1].bot
    rounds = verify(kept).rounds
    assert [row.contributed for row in rounds] == [(0, 1)] * 3 + [(0,)] * 5
    assert {row.bots for row in rounds[3:]} == {(1, 2)}


def test_a_person_who_comes_when_the_pledges_are_in_gives_no_number() -> None:
    """They are away in that round, and nobody left them out."""
    crew = under_way(DICE, ANNE, MARY, JACK, seed=3).sail_to_round(1)
    crew.do(JACK, Leave())
    crew.sail(lambda play: bool(play.sheet))
    crew.pledge(0)
    crew.pledge(1)
    crew.do(JACK, Sit(2, "Jack"))
    crew.reveal(0)
    crew.reveal(1)
    crew.sail()
    rounds = verify(record_of(crew.table)).rounds
    assert [(row.contributed, row.away) for row in rounds[:3]] == [
        ((0, 1, 2), ()),
        ((0, 1), (2,)),
        ((0, 1, 2), ()),
    ]


# Records that say nothing


@pytest.mark.parametrize("notes", [(), (Note(0, {"note": "weather", "wind": "fresh"}),)])
def test_a_record_that_says_nothing_about_its_deals_proves_nothing(notes: tuple[Note]) -> None:
    """Taking the notes out of a record does not make it pass."""
    with pytest.raises(Refused) as refused:
        verify(replace(finished(), notes=notes))
    assert refused.value.code == "nothing_to_verify"


def test_notes_about_other_things_do_not_disturb() -> None:
    """Wherever they stand."""
    texts = lines()
    for at in (1, 4, 9, len(texts)):
        texts.insert(at, json.dumps({"note": "weather", "wind": "fresh"}))
    assert verdict_on(texts) == "fair"
