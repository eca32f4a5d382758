"""A record compared with what one client saw: whatever was changed afterwards is found out."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pytest

from contract.voyages import SHIPPED, VOYAGES, Table, at_tables
from jollyroger.rules.record import Record, Seated, read, write
from jollyroger.rules.refused import Refused
from jollyroger.table.acts import Leave, Remove, Sit, Undo
from jollyroger.table.compare import Compared, compare
from jollyroger.table.own_notes import read_notes
from jollyroger.table.records import record_of
from jollyroger.table.settings import Settings
from jollyroger.table.verify import verify
from table.crew import ANNE, JACK, MARY, Crew, under_way
from table.notes_of import Line, notes_of, text
from table.voyages import Voyage

DICE = Settings("dice", 3)


@lru_cache
def finished() -> Crew:
    return under_way(DICE, seed=3).sail()


def record_lines() -> list[Line]:
    return [json.loads(line) for line in write(record_of(finished().table)).splitlines()]


def answer(record: str | Record, notes: list[Line]) -> str:
    """`same` with the rounds, or in what two lines differ: of the notes, of the record."""
    try:
        kept = read(record) if isinstance(record, str) else record
        return f"same {len(compare(kept, read_notes(text(notes))).rounds)}"
    except Refused as refused:
        return " ".join(str(fact) for fact in (refused.code, *refused.facts.values()))


def of_kind(lines: list[Line], name: str, **fields: Any) -> int:
    """Where the first such line stands, counted from 0."""
    return next(
        at
        for at, line in enumerate(lines)
        if name in (line.get("event"), line.get("note")) and fields.items() <= line.items()
    )


# What agrees


@at_tables(SHIPPED, VOYAGES // 8)
def test_every_seats_notes_agree_with_the_record_of_an_honest_table(
    table: Table, seed: int
) -> None:
    """Finding 7: whoever came, went or was late, from the start or after a lost line."""
    voyage = Voyage(table, seed)
    for _ in voyage.steps():
        pass
    crew = voyage.crew
    kept = read(write(record_of(crew.table)))
    last = len(crew.table.log)
    assert answer(kept, notes_of(crew.table, 0)) == f"same {crew.play.round}"
    assert answer(kept, notes_of(crew.table, 1, joined=[last // 2])).startswith("same ")


def test_notes_say_how_many_rounds_were_compared_and_which_have_our_own_number() -> None:
    """Finding 7: a number of another window of ours is none of this one's."""
    crew = finished()
    lines = notes_of(crew.table, 0)
    numbers = [line["nonce"] for line in lines if line.get("event") == "revealed"][::2]
    lines += [{"mine": numbers[2], "round": 3}, {"mine": "0" * 64, "round": 4}]
    lines += [{"trouble": "early", "round": 5}]
    found = compare(record_of(crew.table), read_notes(text(lines)))
    assert found == Compared((1, 2, 3, 4, 5, 6, 7, 8), (3,), (5,))


def test_moves_taken_back_are_no_contradiction() -> None:
    """The record leaves them out, and the notes show the table anew from there."""
    crew = under_way(DICE, ANNE).deal()
    crew.turn()
    while not any(moment.seat == 0 for moment in crew.state.moments):
        crew.turn()
    crew.do(ANNE, Undo())
    crew.sail()
    assert answer(record_of(crew.table), notes_of(crew.table, 0)) == "same 8"


def test_seats_that_change_hands_are_no_contradiction() -> None:
    """Also where the notes end before that, and where somebody is removed at the end."""
    crew = under_way(Settings("skull_queen", 4)).deal()
    crew.do(JACK, Sit(3, "Jack"))
    early = notes_of(crew.table, 0)
    crew.sail(lambda play: play.round == 2)
    crew.do(MARY, Leave())
    crew.do(ANNE, Remove(1))
    crew.sail()
    crew.do(ANNE, Remove(3))
    kept = record_of(crew.table)
    assert verify(kept).verdict == "fair"
    assert answer(kept, early) == "same 1"
    assert answer(kept, notes_of(crew.table, 0)) == "same 4"


def test_a_header_may_come_again() -> None:
    """Finding 7: a client that was started anew writes on in the same file."""
    crew = finished()
    half = len(crew.table.log) // 2
    lines = notes_of(crew.table, 1)[: half - 10] + notes_of(crew.table, 1, joined=[half])
    assert answer(record_of(crew.table), lines).startswith("same ")


def test_notes_may_end_after_a_record_that_is_not_over() -> None:
    """A record of yesterday is no contradiction of what was seen today."""
    texts = record_lines()
    assert answer(text(texts[:30]), notes_of(finished().table, 1)).startswith("same ")


# What was forged


Forge = Callable[[list[Line]], None]


def forged(forge: Forge, joined: int = 0, seat: int = 0) -> str:
    """What the notes of a seat say to a record that was bent."""
    lines = record_lines()
    forge(lines)
    return answer(text(lines), notes_of(finished().table, seat, [joined] if joined else []))


def test_other_names_are_found_out() -> None:
    """Finding 7: names exchanged were called fair."""

    def exchange(lines: list[Line]) -> None:
        lines[0]["seats"][0], lines[0]["seats"][1] = lines[0]["seats"][1], lines[0]["seats"][0]

    assert forged(exchange).split()[0] == "notes_differ"
    assert forged(exchange).endswith(" 1 name")


@pytest.mark.parametrize(
    ("name", "field", "what"),
    [
        ("seed_sealed", "digest", "seal"),
        ("pledged", "digest", "pledge"),
        ("revealed", "nonce", "number"),
        ("seed_shown", "seed", "seed"),
    ],
)
def test_other_seeds_pledges_and_numbers_are_found_out(name: str, field: str, what: str) -> None:
    """Finding 7: a whole new record with numbers of its own was called fair."""
    at = of_kind(record_lines(), name)

    def change(lines: list[Line]) -> None:
        lines[at][field] = "ab" * 32

    line = of_kind(notes_of(finished().table, 0), name) + 1
    assert forged(change) == f"notes_differ {line} {at + 1} {what}"


def test_somebody_named_late_who_was_not_is_found_out() -> None:
    """Finding 7: in the record only, or in what was seen only."""
    at = of_kind(record_lines(), "revealed", seat=1)

    def late(lines: list[Line]) -> None:
        lines[at] = {"note": "went_without", "seats": [1]}

    assert forged(late).endswith(f" {at + 1} order")


def test_somebody_left_out_is_found_out_by_their_own_notes() -> None:
    """Finding 7: an honest person left out was told as "bots or away"."""

    def leave_out(lines: list[Line]) -> None:
        lines[:] = [
            line
            for line in lines
            if line.get("note") not in ("pledged", "revealed") or line["seat"] != 1
        ]

    assert forged(leave_out, seat=1).startswith("notes_differ ")


def test_an_absence_that_nobody_saw_is_found_out() -> None:
    """Finding 7: a note that somebody was away is the record's word alone."""

    def away(lines: list[Line]) -> None:
        lines.insert(2, {"note": "stood_in", "seat": 1, "bot": "heuristic"})

    assert forged(away).startswith("notes_differ ")


def test_other_moves_under_the_same_seeds_are_found_out() -> None:
    """Finding 7: a game played otherwise from the same seeds is fair in itself."""
    crew = under_way(DICE, seed=3)
    crew.helm.random()
    other = record_of(crew.sail().table)
    assert verify(other).verdict == "fair"
    told = answer(other, notes_of(finished().table, 0))
    assert told.startswith("notes_differ ")


def test_what_a_view_showed_of_a_deal_is_compared() -> None:
    """Finding 7: after a lost line, too, a pledge that was seen stays as it was."""
    log = [*map(type, finished().table.log)]
    at = [seq for seq, kind in enumerate(log, 1) if kind.__name__ == "PledgesIn"][3]
    pledges = [n for n, line in enumerate(record_lines()) if line.get("note") == "pledged"]

    def change(lines: list[Line]) -> None:
        lines[pledges[6]]["digest"] = "ab" * 32

    assert forged(change, joined=at) == f"notes_differ 2 {pledges[6] + 1} pledge"


def test_another_game_is_found_out() -> None:
    """Its options and the number of its players, too."""
    kept = record_of(finished().table)
    lines = notes_of(finished().table, 0)
    for changed in (
        replace(kept, game="skull_king", events=(), notes=()),
        replace(kept, options=("landlubber",), events=(), notes=()),
        replace(kept, seats=(*kept.seats, Seated("Edda")), events=(), notes=()),
    ):
        assert answer(changed, lines) == "notes_differ 1 1 game"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "null",
        '{"seq": 9}',
        '{"event": "pledged"}',
        '{"seq": "1", "event": "started"}',
        '{"seq": 1, "event": "started"}',
        '{"seq": 999, "event": "pledged", "seat": 0}',
        '{"seq": 999, "view": {}}',
        '{"mine": "x", "round": 1}',
        '{"trouble": "early"}',
        '{"notes": 1}',
    ],
)
def test_what_is_no_line_of_notes_is_refused_with_its_number(line: str) -> None:
    """Nothing else is taken for notes."""
    good = text(notes_of(finished().table, 0)[:20])
    with pytest.raises(Refused) as refused:
        read_notes(f"{good}{line}\n")
    assert (refused.value.code, refused.value.facts) == ("notes_damaged", {"line": 21})


def test_notes_of_a_later_version_are_left_alone() -> None:
    """And said to be such."""
    head = notes_of(finished().table, 0)[0] | {"notes": 3}
    assert answer(record_of(finished().table), [head]) == "notes_newer 3 2"


def test_what_a_page_left_out_is_no_damage() -> None:
    """Entries that no version of ours knows, and too long to keep, leave a line that says so."""
    head = '{"notes": 2, "table": "ID", "game": "dice", "options": [], "players": 3, "seat": 0}'
    told = f'{head}\n{{"seq": 6, "event": "spoke"}}\n{{"left_out": 1, "seq": 7}}\n'
    assert read_notes(told).stretches == read_notes(head).stretches
    with pytest.raises(Refused):  # its number counts like any other's
        read_notes(told + '{"seq": 9, "event": "spoke"}\n')
