"""What has happened, in the plain sentences of our terminal, for those who watch an agent."""

import sys
from collections.abc import Iterable

from ..rules.events import Event
from ..rules.game import start
from ..rules.moves import Seat
from ..rules.refused import Refused
from ..rules.state import State, evolve
from ..words.catalogue import language, words
from ..words.told import Teller
from .course import Course

HUMAN, ANSI = MODES = ("human", "ansi")


class Chronicle:
    """Tells a seat (None: a spectator) what it may see; keeps nothing where nobody reads."""

    def __init__(self, mode: str | None, course: Course, seat: Seat | None) -> None:
        if mode not in (None, *MODES):
            raise Refused("unknown_render_mode", mode=mode, modes=MODES)
        self.mode = mode
        self.seat = seat
        self._teller = Teller(words(language()), course.game, course.agents, seat)
        self._known: State = start(course.game, course.players)
        self._lines: list[str] = []

    def hear(self, events: Iterable[Event]) -> None:
        for event in events if self.mode else ():
            seen = event.seen_by(self.seat)
            told = self._teller.tell(seen, self._known)
            self._known = evolve(self._known, seen)
            if told:
                self._lines.append(f"{told[:1].upper()}{told[1:]}\n")

    def read(self) -> str | None:
        """The lines since the last reading: printed for a human, given as text for `ansi`."""
        text = "".join(self._lines)
        self._lines.clear()
        if self.mode == HUMAN:
            sys.stdout.write(text)
        return text if self.mode == ANSI else None
