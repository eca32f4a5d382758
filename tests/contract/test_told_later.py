"""What events tell since they tell it: captures by their clauses, and a clause for every trick."""

import json
from dataclasses import replace

import pytest

from contract.voyages import PLAIN, Table, logged, record, sail
from jollyroger.rules.events import Event, TrickResolved, TrickTaken
from jollyroger.rules.record import read, write
from jollyroger.rules.refused import Refused
from rulebook.scenes import happened, playing

TABLES = [table for table in PLAIN if table.players == 3]


def test_a_captured_pirate_is_named_by_its_clause() -> None:
    """SK21: the Skull King takes a Pirate."""
    scene = playing("skull_king", "SK / PI / Y1").lay("SK PI Y1")
    (taken,) = happened(scene.log, TrickTaken)
    assert (taken.bonus, taken.captures) == (30, ("SK21",))


def test_a_trick_without_a_bonus_names_no_capture() -> None:
    scene = playing("skull_king", "Y3 / Y2 / Y1").lay("Y3 Y2 Y1")
    (taken,) = happened(scene.log, TrickTaken)
    assert taken.captures == ()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_trick_has_a_clause_and_every_bonus_its_captures(table: Table) -> None:
    for event in logged(sail(table, 3)):
        if isinstance(event, TrickTaken):
            assert event.rule
            assert bool(event.captures) == bool(event.bonus)
        if isinstance(event, TrickResolved):
            assert event.rule


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_that_does_not_tell_it_yet_is_read_and_written_as_it_was(table: Table) -> None:
    """Versions 1 and 2: the same game, and the same text again."""
    log = logged(sail(table, 3))
    older = tuple(bare(event) for event in log)
    text = write(record(table, older))
    assert json.loads(text.splitlines()[0])["version"] == 1
    assert read(text).events == older == log
    assert write(read(text)) == text
    assert read(text).state() == read(write(record(table, log))).state()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_that_tells_it_wrongly_is_refused_with_its_line(table: Table) -> None:
    log = logged(sail(table, 3))
    tricks = [at for at, each in enumerate(log) if isinstance(each, TrickTaken | TrickResolved)]
    bent = list(log)
    bent[tricks[1]] = lied(log[tricks[1]])
    with pytest.raises(Refused) as caught:
        read(write(record(table, tuple(bent)))).state()
    assert (caught.value.code, caught.value.facts["line"]) == ("record_damaged", tricks[1] + 2)


def bare(event: Event) -> Event:
    match event:
        case TrickTaken():
            return replace(event, captures=())
        case TrickResolved():
            return replace(event, rule="")
    return event


def lied(event: Event) -> Event:
    match event:
        case TrickTaken():
            return replace(event, captures=("no such clause",))
        case TrickResolved():
            return replace(event, rule="no such clause")
    raise AssertionError(event)
