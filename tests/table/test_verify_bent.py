"""Records that somebody has bent, found out by verify."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from contract.voyages import Fate, Table, logged, onward
from jollyroger.rules.events import Dealt, Played, Sealed
from jollyroger.rules.game import start
from jollyroger.rules.record import write
from jollyroger.rules.shelf import GAMES
from table.finished_record import QUEEN, finished, lines, notes, verdict_on

SECRETS = ("digest", "nonce", "seed")


def edited(at: int, **fields: Any) -> list[str]:
    texts = lines()
    texts[at] = json.dumps(json.loads(texts[at]) | fields)
    return texts


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


Forge = Callable[[dict[str, Any]], dict[str, Any]]


def forged(kind: str, number: int, forge: Forge) -> str:
    texts = lines()
    at = [at for at, line in enumerate(texts) if json.loads(line).get("event") == kind][number]
    texts[at] = json.dumps(forge(json.loads(texts[at])))
    told = verdict_on(texts)
    assert told.endswith(f" {at + 1}")
    return told.rsplit(" ", 1)[0]


# Cards, dice and lots that were bent


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
