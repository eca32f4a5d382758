"""The reader's pace: others' moves come no faster than they can be read."""

import asyncio
from typing import Final, assert_never

from ...rules.events import (
    BidChanged,
    BidsShown,
    ChoicesShown,
    Chosen,
    Dealt,
    Event,
    GameOver,
    HandChanged,
    LeadGiven,
    Looked,
    LotDrawn,
    PlanksShown,
    PlayBegun,
    Played,
    RoundScored,
    Sealed,
    TrickLost,
    TrickResolved,
    TrickTaken,
    TrumpSet,
)
from ...rules.moves import Seat
from ...table.events import Entry

BRIEF: Final = 0.6
PACES: Final[dict[str, float | None]] = {"0": 0, "brief": BRIEF, "1": 1, "3": 3, "key": None}
TRICK: Final = 2.0  # what is as long as this waits for a key, too


class Pace:
    """Seconds after a move of another's, or a wait until the person goes on."""

    def __init__(self, name: str = "brief") -> None:
        self.name = name
        self.waiting = False
        self._on = asyncio.Event()

    def next(self) -> None:
        """Another pace, in turn."""
        names = [*PACES]
        self.name = names[(names.index(self.name) + 1) % len(names)]

    def go_on(self) -> None:
        self._on.set()

    async def after(self, entry: Entry, me: Seat | None) -> None:
        """A pause as long as this takes to read."""
        weight = _weight(entry, me)
        seconds = PACES[self.name]
        # Who goes on by key reads a whole trick at once: all of it lies there.
        if not weight or seconds == 0 or (seconds is None and weight < TRICK):
            return
        self._on.clear()
        self.waiting = True
        try:
            async with asyncio.timeout(None if seconds is None else seconds * weight):
                await self._on.wait()
        except TimeoutError:
            pass
        finally:
            self.waiting = False


def _weight(entry: Entry, me: Seat | None) -> float:
    """Nothing for what is no event of the game, and for one's own move."""
    if not isinstance(entry, Event) or (me is not None and entry.mover == me):
        return 0.0
    return _length(entry)


def _length(event: Event) -> float:
    """In paces."""
    match event:
        case LotDrawn() | Dealt() | Sealed() | GameOver():
            return 0.0
        case TrickTaken() | TrickLost():
            return TRICK
        case BidsShown() | PlanksShown() | TrickResolved():
            return 2.5
        case RoundScored():
            return 4.0
        case TrumpSet() | Chosen() | ChoicesShown() | PlayBegun() | BidChanged() | Played():
            return 1.0
        case LeadGiven() | HandChanged() | Looked():
            return 1.0
        case _:
            assert_never(event)
