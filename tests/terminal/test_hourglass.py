"""One's own clock: when it is turned over, and when somebody is warned."""

from dataclasses import replace

from jollyroger.table.events import Extended, Timed
from jollyroger.table.settings import Settings
from jollyroger.table.state import Clock, TableState
from jollyroger.terminal.hourglass import Hourglass

BRISK = TableState(Settings("skull_king", 2, speed="brisk"), (None, None))
RUNNING = replace(BRISK, clocks=(Clock(deadline=5e9), Clock()))


class Sea:
    """A clock we turn."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_warning_comes_twenty_seconds_before_the_end() -> None:
    """The time for the move and what is left of the reserve, whatever the server's clock says."""
    sea = Sea()
    glass = Hourglass(sea)
    glass.hear(Timed(0, 5e9, 30.0), 0, RUNNING)
    assert glass.till_warning(0, RUNNING) == 20.0 + 30.0 - 20.0
    sea.now += 29
    assert glass.till_warning(0, RUNNING) == 1.0
    glass.hear(Extended(0, 5e9, 9), 0, RUNNING)
    assert glass.till_warning(0, RUNNING) == 31.0
    assert glass.left(0, RUNNING) == (21.0, 30.0)  # of the move and its extension, of the reserve
    sea.now += 40
    assert glass.left(0, RUNNING) == (0.0, 11.0)
    glass.warned = True
    assert glass.till_warning(0, RUNNING) is None


def test_nobody_is_warned_of_a_clock_that_does_not_run() -> None:
    """Not of another seat's, not of one that has stopped, not as a watcher."""
    glass = Hourglass(Sea())
    glass.hear(Timed(1, 5e9, 30.0), 0, RUNNING)
    assert glass.till_warning(0, RUNNING) is None
    glass.hear(Timed(0, 5e9, 30.0), 0, RUNNING)
    assert glass.till_warning(0, replace(RUNNING, clocks=(Clock(), Clock()))) is None
    assert glass.till_warning(None, RUNNING) is None
    assert glass.left(None, RUNNING) is None
