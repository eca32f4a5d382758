"""A record proves its deals, and every way to bend it is found out."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from contract.voyages import SHIPPED, VOYAGES, Fate, Table, at_tables, logged, onward, record
from jollyroger.rules.events import Dealt, Played, Sealed
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
from table.crew import ANNE, JACK, MARY, under_way
from table.voyages import Voyage

DICE = Settings("dice", 3)
QUEEN = Settings("skull_queen", 2)
SECRETS = ("digest", "nonce", "seed")


@lru_cache
def finished(settings: Settings = DICE) -> Record:
    return record_of(under_way(settings, seed=3).sail().table)


def lines() -> list[str]:
    return write(finished()).splitlines()


def verdict_on(texts: list[str]) -> str:
    """The verdict, or the code of the refusal with its round and line."""
    try:
        return verify(read("\n".join(texts))).verdict
    except Refused as refused:
        facts = refused.facts
        return " ".join(str(fact) for fact in (refused.code, *facts.values()))


def notes(name: str) -> list[int]:
    """Where notes of that name stand, counted from 0."""
    return [at for at, line in enumerate(lines()) if json.loads(line).get("note") == name]


def edited(at: int, **fields: Any) -> list[str]:
    texts = lines()
    texts[at] = json.dumps(json.loads(texts[at]) | fields)
    return texts


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
    assert crew.state.sealing
    assert crew.state.sealing.seed not in text
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
    verdict = verify(read("\n".join(lines()[:cut])))
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
        sitting._take("me" if seat == 0 else seat, helm.choice(sitting.table.may(seat)))
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


# What was bent


def test_no_move_was_taken_back_among_people() -> None:
    """Whoever bends a record could say so of moves that people made, and leave them out."""
    texts = lines()
    at = notes("seed_shown")[0]
    texts.insert(at, json.dumps({"note": "taken_back", "count": 4}))
    assert verdict_on(texts) == f"record_damaged {at + 1}"


def test_the_untouched_record_is_fair() -> None:
    """Else nothing below would prove anything."""
    assert verdict_on(lines()) == "fair"


@pytest.mark.parametrize("name", ["seed_sealed", "pledged", "revealed", "seed_shown"])
def test_a_secret_or_a_hash_that_was_changed_is_found_out(name: str) -> None:
    """One digit of any of them, in any round."""
    for number, at in enumerate(notes(name)):
        plain = json.loads(lines()[at])
        (field,) = (field for field in SECRETS if field in plain)
        digit = "0" if plain[field][number] != "0" else "1"
        forged = plain[field][:number] + digit + plain[field][number + 1 :]
        per_round = len(notes(name)) // 8
        assert verdict_on(edited(at, **{field: forged})).startswith(
            f"unfair_deal {number // per_round + 1} "
        )


def test_another_seed_with_its_own_hash_is_found_out_at_the_deal() -> None:
    """A server that changes its mind after the numbers are in gets other cards."""
    sealed, shown = notes("seed_sealed")[2], notes("seed_shown")[2]
    texts = edited(shown, seed="00" * 32)
    digest = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    texts[sealed] = json.dumps({"note": "seed_sealed", "round": 3, "digest": digest})
    dealt = next(at for at in range(sealed, shown) if '"dealt"' in texts[at])
    assert verdict_on(texts) == f"unfair_deal 3 {dealt + 1}"


@pytest.mark.parametrize("name", ["seed_sealed", "pledged", "revealed", "seed_shown"])
def test_a_note_that_was_taken_out_is_missed(name: str) -> None:
    """Each is needed where it stands."""
    for at in notes(name):
        texts = lines()
        del texts[at]
        assert verdict_on(texts).startswith("unfair_deal ")


@pytest.mark.parametrize("name", ["seed_sealed", "pledged", "revealed", "seed_shown"])
def test_a_note_is_noted_once(name: str) -> None:
    """A second seed, pledge or number is one to choose from."""
    for at in notes(name):
        texts = lines()
        texts.insert(at, texts[at])
        assert verdict_on(texts).startswith("unfair_deal ")


def test_who_pledges_after_a_number_was_shown_is_found_out() -> None:
    """A server and a friend could choose such a number together."""
    texts, pledged, revealed = lines(), notes("pledged")[1], notes("revealed")[0]
    texts[pledged], texts[revealed] = texts[revealed], texts[pledged]
    assert verdict_on(texts) == f"unfair_deal 1 {revealed + 1}"


def test_notes_after_the_deal_are_found_out() -> None:
    """Numbers that came when the cards were known are no numbers."""
    texts, at = lines(), notes("revealed")[1]
    texts.insert(at + 3, texts.pop(at))
    assert verdict_on(texts).startswith("unfair_deal 1 ")


def test_rounds_whose_notes_were_swapped_are_found_out() -> None:
    """A seed belongs to its round, even with its hash."""
    texts = lines()
    for name in ("seed_sealed", "seed_shown"):
        second, third = notes(name)[1:3]
        a, b = json.loads(texts[second]), json.loads(texts[third])
        texts[second] = json.dumps(b | {"round": 2})
        texts[third] = json.dumps(a | {"round": 3})
    assert verdict_on(texts).startswith("unfair_deal 2 ")


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("seed_sealed", {"round": 2}),
        ("seed_shown", {"round": 2}),
        ("seed_shown", {"seed": "x" * 64}),
        ("seed_shown", {"seed": ""}),
        ("pledged", {"seat": 2}),
        ("pledged", {"seat": -1}),
        ("revealed", {"seat": 3}),
        ("revealed", {"nonce": "é"}),
    ],
)
def test_notes_that_do_not_fit_are_unfair(name: str, fields: dict[str, Any]) -> None:
    """Another round, another seat, no secret at all."""
    assert verdict_on(edited(notes(name)[0], **fields)).startswith("unfair_deal ")


@pytest.mark.parametrize("fields", [{"seat": "0"}, {"digest": None}, {"seed": "00"}])
def test_notes_that_cannot_be_read_are_damage(fields: dict[str, Any]) -> None:
    """With the number of their line."""
    at = notes("pledged")[0]
    assert verdict_on(edited(at, **fields)) == f"record_damaged {at + 1}"


def test_a_seat_cannot_be_late_with_a_number_that_was_given() -> None:
    """Either it is in the deal or it is not."""
    texts, at = lines(), notes("revealed")[1]
    texts.insert(at + 1, json.dumps({"note": "went_without", "seats": [0]}))
    assert verdict_on(texts) == f"unfair_deal 1 {at + 2}"


def test_who_was_late_once_stays_late() -> None:
    """Each note names everybody so far: a later one cannot name fewer."""
    texts, at = lines(), notes("seed_sealed")[0]
    texts.insert(at + 1, json.dumps({"note": "went_without", "seats": [1]}))
    texts.insert(at + 2, json.dumps({"note": "went_without", "seats": []}))
    assert verdict_on(texts) == f"unfair_deal 1 {at + 3}"


# Cards, dice and lots that were bent


Forge = Callable[[dict[str, Any]], dict[str, Any]]


def forged(kind: str, number: int, forge: Forge) -> str:
    texts = lines()
    at = [at for at, line in enumerate(texts) if json.loads(line).get("event") == kind][number]
    texts[at] = json.dumps(forge(json.loads(texts[at])))
    told = verdict_on(texts)
    assert told.endswith(f" {at + 1}")
    return told.rsplit(" ", 1)[0]


def test_another_lot_is_found_out() -> None:
    """With its round and line."""
    assert forged("lot_drawn", 0, lambda e: e | {"dealer": (e["dealer"] + 1) % 3}) == (
        "unfair_deal 1"
    )


@pytest.mark.parametrize("number", range(8))
def test_swapped_hands_are_found_out(number: int) -> None:
    """In every round, at the deal itself."""
    told = forged("dealt", number, lambda e: e | {"hands": [*e["hands"][1:], ["K"] * (number + 1)]})
    assert told == f"unfair_deal {number + 1}"


def test_another_face_of_a_die_is_found_out() -> None:
    """Every throw is as provable as the deal."""
    plays = [event for event in finished().events if isinstance(event, Played)]
    for number in range(0, len(plays), 7):
        faces = [face.code for face in GAMES["dice"].box.held[plays[number].piece].faces]
        other = next(face for face in faces if face != plays[number].face)
        told = forged("played", number, partial(with_face, other))
        assert told.startswith("unfair_deal ")


def with_face(face: str, event: dict[str, Any]) -> dict[str, Any]:
    return event | {"face": face}


def test_what_the_rules_decide_is_damage_and_not_unfair() -> None:
    """Points are nobody's luck."""
    told = forged("round_scored", 2, lambda e: e | {"lines": e["lines"][::-1]})
    assert told == "record_damaged"


def test_a_whole_game_with_other_cards_is_found_out_at_its_first_deal() -> None:
    """Every event of it obeys the rules, and none of it came from the notes."""
    table = Table(GAMES["dice"], 3)
    log = logged(onward(table, start(table.game, 3), Fate(99)))
    other = replace(finished(), events=log)
    assert other.state()
    assert verdict_on(write(other).splitlines()).startswith("unfair_deal 1 ")


def test_the_kings_stack_is_checked_like_a_hand() -> None:
    """At a table of two, nobody holds it and nobody may arrange it."""
    kept = finished(QUEEN)
    at = next(at for at, event in enumerate(kept.events) if isinstance(event, Dealt))
    dealt = kept.events[at]
    assert isinstance(dealt, Dealt)
    turned = replace(dealt, hands=(*dealt.hands[:2], dealt.hands[2][::-1]))
    bent = replace(kept, events=(*kept.events[:at], turned, *kept.events[at + 1 :]))
    assert verdict_on(write(bent).splitlines()).startswith("unfair_deal 1 ")


def test_a_choice_is_its_seats_own_and_no_matter_of_fairness() -> None:
    """Another legal bid changes what the rules make of it, not the cards."""
    at = next(at for at, event in enumerate(finished().events) if isinstance(event, Sealed))
    texts = lines()
    line = finished().line(at) - 1
    plain = json.loads(texts[line])
    plain["choice"] = "bid 0" if plain["choice"] == "bid 1" else "bid 1"
    texts[line] = json.dumps(plain)
    assert verdict_on(texts).startswith("record_damaged ")
