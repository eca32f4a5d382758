"""What one seat has heard so far: the log in sentences, the last trick, and the reason for it."""

from collections.abc import Iterable

from ..rules.bidding import BiddingGame
from ..rules.events import Event, Played, TrickResolved, TrickTaken
from ..rules.game import start
from ..rules.games import skull_queen
from ..rules.moves import Seat
from ..rules.state import Laid, State, evolve
from ..rules.trick import taken
from ..words import why
from ..words.told import Teller


class Listener:
    """Knows what its seat may see of every event, and nothing else."""

    def __init__(self, teller: Teller, seat: Seat) -> None:
        self.teller = teller
        self.seat = seat
        self.known: State = start(teller.game, len(teller.names))
        self.lines: list[str] = []
        self.last: tuple[Laid, ...] = ()
        self.reason = ""
        self._plays: list[str] = []

    def hear(self, events: Iterable[Event]) -> list[str]:
        """The lines these events are told in; plays wait until something comes of them."""
        before = len(self.lines)
        for event in events:
            self._hear(event.seen_by(self.seat))
        return self.lines[before:]

    def hear_plays(self) -> list[str]:
        """All plays since the last line, as one line."""
        if not self._plays:
            return []
        self._note(" ".join(self._plays))
        self._plays = []
        return self.lines[-1:]

    def _hear(self, event: Event) -> None:
        told = self.teller.tell(event, self.known)
        if isinstance(event, TrickTaken | TrickResolved):
            self.last = self.known.trick
            self.reason = self._why()
        self.known = evolve(self.known, event)
        if isinstance(event, Played):
            self._plays.append(told)
        elif told:
            self.hear_plays()
            self._note(told)

    def _note(self, told: str) -> None:
        self.lines.append(told[:1].upper() + told[1:])

    def _why(self) -> str:
        """Why the trick that lies there goes as it goes."""
        words, game, faces = self.teller.words, self.teller.game, self.teller.game.faces(self.known)
        if isinstance(game, BiddingGame):
            result = taken(game.rules, faces)
            return f"{why.trick(words, game, faces, result)} ({result.rule})"
        king = game.blind(self.known.players)
        centre = [game.box.faces[code] for code in self.known.centre]
        resolved = skull_queen.resolve(centre, faces, unowned=int(king))
        return f"{why.resolved(words, game, faces, resolved, king)} (SQ8)"
