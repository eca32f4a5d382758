"""What one picture of the table shows: one seat's view, or all hands of a game that is over."""

from dataclasses import dataclass
from functools import cached_property

from ...rules.aid import Aid, aid
from ...rules.game import Game
from ...rules.moves import Move, Seat
from ...rules.pieces import Code
from ...rules.state import Laid, Phase, State
from ...rules.view import View
from ...table.state import Holder, Stage
from ...words.catalogue import Words
from ...words.told import Teller
from ..choices import Choices
from ..listener import Listener


@dataclass(frozen=True)
class Scene:
    """`may` is empty where nothing is asked of this seat; `told` is the newest line of the log."""

    teller: Teller
    view: View
    holders: tuple[Holder | None, ...]
    stage: Stage
    due: tuple[Seat, ...] = ()
    may: tuple[Move, ...] = ()
    previews: bool = True
    told: str = ""

    @property
    def words(self) -> Words:
        return self.teller.words

    @property
    def game(self) -> Game:
        return self.view.game

    @property
    def known(self) -> State:
        return self.view.known

    @property
    def me(self) -> Seat | None:
        return self.view.seat

    @property
    def has_planks(self) -> bool:
        """Planks stand before the seats, not bids."""
        return self.game.declares.board == "planks"

    @property
    def my_turn(self) -> bool:
        return self.me in self.due and bool(self.may)

    @property
    def choosing(self) -> bool:
        return self.stage is Stage.PLAYING and self.known.phase is Phase.CHOOSE

    @cached_property
    def choices(self) -> Choices:
        return Choices(self.words, self.game, self.may)

    @cached_property
    def aid(self) -> Aid:
        return aid(self.view, self.previews)

    @property
    def circle(self) -> tuple[Seat, ...]:
        """All seats clockwise, this one last."""
        players = self.known.players
        first = 0 if self.me is None else self.me + 1
        return tuple((first + step) % players for step in range(players))

    @property
    def shown_trick(self) -> tuple[Laid, ...]:
        """The trick that lies there; until the next one begins, the one that was taken."""
        last = self.known.last_trick
        return self.known.trick or (last.laid if last else ())

    @property
    def taker(self) -> Seat | None:
        """Who takes the trick as it lies, or has taken it; in Skull Queen nobody does."""
        if self.known.trick:
            return self.aid.now.taker if self.aid.now else None
        last = self.known.last_trick
        return last.taker if last and not self.known.planks else None

    @property
    def trick_number(self) -> int:
        return len(self.known.tricks) + 1

    def name(self, seat: Seat) -> str:
        """As a heading: the reader's own seat by a word of its own."""
        if seat == self.teller.me:
            return self.words.say("play-you")
        return self.teller.name(seat) or self.words.say("people-empty")

    def hand(self, seat: Seat) -> tuple[Code, ...]:
        hands = self.known.hands
        return tuple(code for code in hands[seat] if code) if hands else ()


def scene(listener: Listener) -> Scene:
    """What a listener knows by now."""
    table = listener.table
    assert table is not None
    asked = listener.playing and not _kings(listener)
    return Scene(
        listener.teller,
        listener.view,
        table.seats,
        table.stage,
        listener.due if asked else (),
        listener.may if asked else (),
        table.settings.previews,
        listener.lines[-1] if listener.lines else "",
    )


def _kings(listener: Listener) -> bool:
    """Skull Queen for two, and the old Pirate King's card is not seen yet."""
    known = listener.known
    blind = listener.game.blind(known.players)
    return blind and known.phase is Phase.PLAY and not known.trick
