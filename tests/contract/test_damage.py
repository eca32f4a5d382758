"""A damaged record is read or refused, and refused with the line that is wrong."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.logbooks import Lines, lines_of, refused_at, text_of
from contract.voyages import SHIPPED, VOYAGES, Table, at_sea, at_tables
from jollyroger.rules.record import VERSION, read
from jollyroger.rules.refused import Refused
from jollyroger.rules.state import State

ODD: list[Any] = [None, True, -1, 0, 1, 7, 99, 10**30, 2.5, "", "K7", "SM+", "?", "bid 1", "deal"]
ODD += ["place front R8 Y5 G5 B2", [], {}, [[]], [None], "front", "dice", "Ünïcode\u2028"]


def outcome(text: str) -> str | State:
    """The state, or the code of the refusal; anything else raised is a failure."""
    try:
        return read(text).state()
    except Refused as refused:
        return refused.code


# Ways to damage a record, each given its lines, a source of choice, and which line to start at.


def flip_character(lines: Lines, helm: Random, at: int) -> None:
    line = lines[at]
    spot = helm.randrange(len(line) + 1)
    lines[at] = line[:spot] + chr(helm.choice([0, 10, 34, 48, 49, 91, 123, 233, 0x2028, 0xD800]))
    lines[at] += line[spot + 1 :]


def drop_line(lines: Lines, helm: Random, at: int) -> None:
    del lines[at]


def double_line(lines: Lines, helm: Random, at: int) -> None:
    lines.insert(at, lines[at])


def swap_lines(lines: Lines, helm: Random, at: int) -> None:
    other = helm.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]


def cut_line(lines: Lines, helm: Random, at: int) -> None:
    lines[at] = lines[at][: helm.randrange(len(lines[at]) + 1)]


def cut_record(lines: Lines, helm: Random, at: int) -> None:
    del lines[at + 1 :]


def edit_value(lines: Lines, helm: Random, at: int) -> None:
    try:
        plain = json.loads(lines[at])
    except ValueError:
        return
    lines[at] = json.dumps(edited(plain, helm))


def edited(plain: Any, helm: Random) -> Any:
    """One value somewhere inside is replaced by something odd, or a key by another."""
    if isinstance(plain, dict) and plain and helm.random() < 0.9:
        key = helm.choice(list(plain))
        renamed = "players" if helm.random() < 0.05 else key
        return {(renamed if k == key else k): v for k, v in plain.items()} | {
            renamed: edited(plain[key], helm)
        }
    if isinstance(plain, list) and plain and helm.random() < 0.9:
        at = helm.randrange(len(plain))
        return [*plain[:at], edited(plain[at], helm), *plain[at + 1 :]]
    return helm.choice(ODD)


DAMAGES = [flip_character, drop_line, double_line, swap_lines, cut_line, cut_record, edit_value]


@at_sea(150 * VOYAGES)
@given(
    table=st.sampled_from(SHIPPED),
    game_seed=st.integers(0, 2),
    damages=st.lists(st.sampled_from(DAMAGES), min_size=1, max_size=3),
    seed=st.integers(0, 2**48),
)
def test_a_damaged_record_is_read_or_refused(
    table: Table,
    game_seed: int,
    damages: list[Callable[[Lines, Random, int], None]],
    seed: int,
) -> None:
    """Characters, lines and values changed at random never cause anything but a refusal."""
    lines, helm = lines_of(table, game_seed), Random(seed)
    for damage in damages:
        if lines:
            near_top = helm.random() < 0.3
            damage(lines, helm, helm.randrange(min(len(lines), 8 if near_top else 9999)))
    assert isinstance(outcome(text_of(lines)), str | State)


@at_sea(50 * VOYAGES)
@given(text=st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    """Neither an empty file nor a novel is a record."""
    assert isinstance(outcome(text), str)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(ODD),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["event", "seat", "hands", "lines", "x"]), inner, max_size=3
        )
    ),
    max_leaves=8,
)
HEADER = ["version", "game", "options", "seats", "seed"]


@at_sea(50 * VOYAGES)
@given(header=st.dictionaries(st.sampled_from(HEADER), json_values), line=json_values)
def test_any_json_is_a_record_or_refused(header: dict[str, Any], line: Any) -> None:
    """The right keys with wrong things behind them are refused like all other damage."""
    good = json.loads(lines_of(SHIPPED[0], 0)[0])
    assert isinstance(outcome(text_of([json.dumps(good | header), json.dumps(line)])), str)


@at_tables(SHIPPED)
def test_a_record_cut_off_inside_a_line_is_refused_with_that_line(table: Table, seed: int) -> None:
    """A half-written last line is damage, not the end of the game."""
    lines, helm = lines_of(table, seed), Random(seed)
    at = helm.randrange(len(lines))
    cut = lines[at][: helm.randrange(1, len(lines[at]))]
    assert refused_at("\n".join([*lines[:at], cut])) == ("record_damaged", at + 1)


@at_tables(SHIPPED, 1)
def test_a_record_of_a_newer_version_is_refused_as_newer(table: Table, seed: int) -> None:
    """With the version it has and the version that is known."""
    lines = lines_of(table, seed)
    header = json.loads(lines[0]) | {"version": VERSION + 1, "game": "whist"}
    with pytest.raises(Refused) as refused:
        read(text_of([json.dumps(header), *lines[1:]]))
    assert refused.value.code == "record_newer"
    assert refused.value.facts == {"version": VERSION + 1, "known": VERSION}


@pytest.mark.parametrize("version", [0, -1, None, "1", 1.0, 1.5, True, [1]], ids=repr)
def test_a_version_that_was_never_written_is_damage(version: object) -> None:
    """Only a whole number above the known one is a newer version."""
    header = json.loads(lines_of(SHIPPED[0], 0)[0]) | {"version": version}
    assert refused_at(json.dumps(header)) == ("record_damaged", 1)
