"""Whose line to a table is lost, for those who ask."""

from collections.abc import Collection

from ..rules.moves import Seat
from ..table.table import Table
from ..wire.frames import Here, write
from .lines import Line


class Presence:
    """Nothing of this is in the log: a line that was lost for a moment is nobody's past."""

    def __init__(self, table: Table, lines: Collection[Line]) -> None:
        self._table = table
        self._lines = lines
        self._told: list[Seat] = []

    def beat(self, line: Line) -> None:
        """From now on this line hears whenever it changes: it has shown that it knows the frame."""
        line.beats = True
        line.send(write(Here(self._away())))

    def tell(self) -> None:
        away = self._away()
        if away == self._told:
            return
        self._told, told = away, write(Here(away))
        for line in self._lines:
            if line.beats:
                line.send(told)

    def _away(self) -> list[Seat]:
        """People who hold their own seat, and have no line."""
        here, state = {line.guest for line in self._lines}, self._table.state
        held = ((seat, state.seats[seat]) for seat in state.people())
        return [seat for seat, holder in held if holder and holder.guest not in here]
