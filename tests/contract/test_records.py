"""A game is its log: folded, written, read, cut off anywhere and continued, it is the same."""

import json
from itertools import islice
from random import Random

from contract.voyages import (
    SHIPPED,
    TABLES,
    VOYAGES,
    Fate,
    Table,
    at_tables,
    everywhere,
    logged,
    onward,
    record,
    sail,
    some,
)
from jollyroger.rules.events import Event
from jollyroger.rules.game import start
from jollyroger.rules.record import read, write
from jollyroger.rules.replay import replay
from jollyroger.rules.state import State, fold
from jollyroger.rules.transcript import read_event, write_event


@everywhere
def test_folding_the_log_gives_the_state(table: Table, seed: int) -> None:
    """After every move the state is the fold of all events so far, and of nothing else."""
    steps = list(sail(table, seed))
    state = start(table.game, table.players)
    for step in steps:
        assert step.before == state
        state = fold(state, step.events)
    assert fold(start(table.game, table.players), logged(steps)) == steps[-1].after == state


@everywhere
def test_replaying_the_log_under_the_rules_gives_the_state(table: Table, seed: int) -> None:
    """Every event is what the move before it causes, so an honest log is never refused."""
    steps = list(sail(table, seed))
    assert replay(table.game, table.players, logged(steps)) == steps[-1].after


@everywhere
def test_every_event_reads_as_it_was_written(table: Table, seed: int) -> None:
    """Also as any seat saw it, with what is hidden left hidden."""
    for event in some(Random(seed), logged(sail(table, seed)), 60):
        for seat in (None, 0):
            assert reread(table, event.seen_by(seat)) == event.seen_by(seat)
        assert reread(table, event) == event


def reread(table: Table, event: Event) -> Event:
    read: Event = read_event(table.game, json.loads(write_event(table.game, event)))
    return read


@at_tables(SHIPPED)
def test_a_record_reads_as_it_was_written(table: Table, seed: int) -> None:
    """Text, record and state all come back equal."""
    steps = list(sail(table, seed))
    kept = record(table, logged(steps), seed)
    again = read(write(kept))
    assert again == kept
    assert write(again) == write(kept)
    assert again.state() == steps[-1].after


@at_tables(SHIPPED)
def test_a_game_saved_between_two_moves_and_continued_ends_the_same(
    table: Table, seed: int
) -> None:
    """The record holds all that is needed to play on; only chance goes on elsewhere."""
    whole = list(sail(table, seed))
    fate = Fate(seed)
    afresh = onward(table, start(table.game, table.players), fate)
    log = logged(islice(afresh, Random(seed).randrange(len(whole) + 1)))
    saved = read(write(record(table, log))).state()
    ended = list(onward(table, saved, fate))
    assert log + logged(ended) == logged(whole)
    assert last(saved, ended) == whole[-1].after


def last(saved: State, steps: list) -> State:  # type: ignore[type-arg]
    return steps[-1].after if steps else saved


@at_tables(TABLES, VOYAGES // 4)
def test_a_log_is_whole_after_every_move(table: Table, seed: int) -> None:
    """Every prefix that ends with what one move caused replays to the state of that moment."""
    log: tuple[Event, ...] = ()
    for number, step in enumerate(sail(table, seed)):
        log += step.events
        if number % 25 == 0:
            assert replay(table.game, table.players, log) == step.after
