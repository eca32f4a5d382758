"""What holds whatever anybody asks for, at every table there is."""

from collections.abc import Iterator

from contract.voyages import SHIPPED, VOYAGES, Table, at_tables
from jollyroger.rules.events import Dealt, Played, Sealed
from jollyroger.rules.moves import Seat
from jollyroger.rules.notation import write_move
from jollyroger.table.events import Entry, SeedSealed, SeedShown
from jollyroger.table.log_lines import LogLine, read_log
from jollyroger.table.state import Stage, evolve, opened, seen
from table.voyages import GUESTS, LAST, Step, Voyage

sailing = at_tables(SHIPPED, VOYAGES // 4)


@sailing
def test_a_refusal_leaves_the_table_as_it_was_and_every_game_ends(table: Table, seed: int) -> None:
    """Whatever is asked by whomever; and one voyage meets both answers."""
    voyage = Voyage(table, seed)
    answers: set[bool] = set()
    for step in voyage.steps():
        answers.add(step.refused is None)
        if step.refused:
            assert step.after is step.before
    assert answers == {True, False}
    assert voyage.crew.state.stage is Stage.OVER
    assert len(voyage.crew.play.sheet) == table.game.rounds[table.players]


@sailing
def test_what_a_seat_saw_adds_up_to_what_it_may_know(table: Table, seed: int) -> None:
    """After every single entry, for every seat and a spectator."""
    voyage = Voyage(table, seed)
    known = dict.fromkeys(table.watchers, voyage.crew.state)
    state = voyage.crew.state
    for step in voyage.steps():
        for entry in step.entries:
            state = evolve(state, entry)
            for seat in table.watchers:
                known[seat] = evolve(known[seat], entry.seen_by(seat))
                assert known[seat] == seen(state, seat)
        assert state == step.after


@sailing
def test_the_log_read_again_is_the_same_table(table: Table, seed: int) -> None:
    """At the end, and wherever it is cut."""
    voyage = Voyage(table, seed)
    states = [(len(voyage.lines), voyage.crew.state)]
    for step in voyage.steps():
        states.append((len(voyage.lines), step.after))
    for length, state in [*voyage.helm.sample(states, 5), states[-1]]:
        assert read_log(voyage.lines[:length]).table.state == state
    assert read_log(voyage.lines).table.log == voyage.crew.table.log
    assert opened(voyage.crew.table.log[0]) == states[0][1]  # type: ignore[arg-type]


@sailing
def test_no_secret_is_in_the_text_that_a_seat_reads(table: Table, seed: int) -> None:
    """No guest, no seed before its time, no other hand, no sealed choice, in any line."""
    voyage = Voyage(table, seed)
    secrets = {seat: Secrets(seat) for seat in table.watchers}
    for step in voyage.steps():
        for entry in step.entries:
            for seat in table.watchers:
                line = LogLine(entry.seen_by(seat)).write(step.after.settings)
                secrets[seat].learn(entry)
                assert not [text for text in secrets[seat].texts(step, entry) if text in line]


class Secrets:
    """The texts that must not be read by one seat yet."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.seed = ""
        self.pieces: set[str] = set()

    def learn(self, entry: Entry) -> None:
        match entry:
            case SeedSealed(_, _, seed):
                self.seed = seed
            case SeedShown():
                self.seed = ""
            case Dealt(hands=hands, centre=centre):
                mine = hands[self.seat] if self.seat is not None else ()
                held = [piece for hand in hands for piece in hand if piece]
                alone = {piece for piece in held if held.count(piece) == 1}
                self.pieces = alone - {piece for piece in (*mine, *centre) if piece}
            case Played(piece=piece):
                self.pieces.discard(piece)

    def texts(self, step: Step, entry: Entry) -> Iterator[str]:
        yield from (*GUESTS, LAST)
        if self.seed:
            yield self.seed
        for piece in self.pieces:
            yield f'"{piece}"'
            yield f'"play {piece}"'
        if isinstance(entry, Sealed) and entry.seat != self.seat:
            yield f'"{write_move(step.after.settings.load(), entry.choice)}"'


@sailing
def test_the_search_for_secrets_finds_what_is_not_hidden(table: Table, seed: int) -> None:
    """The same search over the table's own lines finds guests, seeds, hands and choices."""
    found: set[str] = set()
    secrets, sealed = Secrets(None), False
    for step in Voyage(table, seed).steps():
        for entry in step.entries:
            secrets.learn(entry)
            sealed |= isinstance(entry, Sealed)
            line = LogLine(entry).write(step.after.settings)
            if any(text in line for text in secrets.texts(step, entry)):
                found.add(type(entry).__name__)
    assert {"Sat", "SeedSealed", "Dealt"} <= found
    assert ("Sealed" in found) == sealed
