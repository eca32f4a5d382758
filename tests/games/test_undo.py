"""Moves taken back at tables of games that no module of ours knows: as if never made."""

from collections.abc import Iterator
from functools import reduce
from random import Random

import pytest

from contract.voyages import GUESTS, Table
from games.guests import guests
from jollyroger.rules.events import RoundScored
from jollyroger.rules.record import read, write
from jollyroger.rules.state import Phase
from jollyroger.table.acts import Undo
from jollyroger.table.events import Opened, TakenBack
from jollyroger.table.records import record_of
from jollyroger.table.settings import Settings
from jollyroger.table.state import evolve, opened
from table.crew import ANNE, Crew, actor

ME = 0
OFTEN = 0.35


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with guests():
        yield


class Twins:
    """Two tables with the same luck: at one of them Anne takes back what she pleases."""

    def __init__(self, table: Table, seed: int) -> None:
        settings = Settings(table.game.id, table.players, table.options)
        self.wavering, self.straight = (Crew(settings, seed).sit(ANNE).start() for _ in range(2))
        self.luck = Random(f"{table} {seed}")
        self.undone = 0

    def play(self) -> None:
        while self.straight.play.phase is not Phase.OVER:
            if self.straight.play.phase is Phase.DEAL:
                self._deal()
            else:
                self._turn()
            self._compare()

    def _deal(self) -> None:
        for crew in (self.wavering, self.straight):
            crew.deal()

    def _turn(self) -> None:
        seat = self.luck.choice(self.straight.table.due())
        if seat == ME and self.luck.random() < OFTEN:
            self._waver()
        move = self.luck.choice(self.straight.table.may(seat))
        for crew in (self.wavering, self.straight):
            crew.do(crew.actor(seat), move)

    def _waver(self) -> None:
        """Anything she may do, what the bots answer to it, and back again: one move or a few."""
        crew, sea = self.wavering, self.wavering.sea.getstate()
        before = crew.play
        for _ in range(self.luck.randint(1, 3)):
            if ME not in crew.table.due() or not self._tries(ME) or not self._bots_answer():
                break
        while crew.play != before:
            (back,) = crew.do(ANNE, Undo())
            assert isinstance(back, TakenBack)
            self.undone += 1
        crew.sea.setstate(sea)

    def _bots_answer(self) -> bool:
        while due := self.wavering.table.bots_due():
            if not self._tries(due[0]):
                return False
        return True

    def _tries(self, seat: int) -> bool:
        """Unless it ends the round: that stays, and the twins would be two games."""
        crew = self.wavering
        move = self.luck.choice(crew.table.may(seat))
        entries = crew.table.decide(actor(crew.actor(seat)), move, crew.world)
        if any(isinstance(entry, RoundScored) for entry in entries):
            return False
        crew.table.commit(entries)
        return True

    def _compare(self) -> None:
        """What happened, what every seat sees, and what each may do now."""
        assert self.wavering.play == self.straight.play
        for seat in (*range(self.straight.play.players), None):
            one, other = (crew.table.view(seat) for crew in (self.wavering, self.straight))
            assert one == other
            if seat is not None:
                assert self.wavering.table.may(seat) == self.straight.table.may(seat)
        assert self.wavering.table.due() == self.straight.table.due()


@pytest.mark.parametrize("table", GUESTS, ids=str)
def test_what_was_taken_back_has_never_been(table: Table) -> None:
    """Open bids, picks, powers and plays, with everything that followed from them."""
    undone = 0
    for seed in range(3):
        twins = Twins(table, seed)
        twins.play()
        undone += twins.undone
        log = twins.wavering.table.log
        assert len(log) > len(twins.straight.table.log) or not twins.undone
        first, *rest = log
        assert isinstance(first, Opened)
        assert reduce(evolve, rest, opened(first)).play == twins.straight.play
        record = record_of(twins.wavering.table)
        assert read(write(record)).state().sheet == twins.straight.play.sheet
    assert undone
