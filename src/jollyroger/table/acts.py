"""Acts: what somebody at a table asks for that is not a move of the game. A closed union."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple

from ..rules.moves import Seat
from .settings import Settings


class AtMost(NamedTuple):
    """Nobody reads more of what somebody sends: far longer than anything that is taken."""

    characters: int


Text = Annotated[str, AtMost(800)]
Word = Annotated[str, AtMost(128)]


class ActKind:
    """What every act says of itself."""

    __slots__ = ()
    is_awaited: ClassVar[bool] = False  # the game waits for it: it counts as a move does


@dataclass(frozen=True, slots=True)
class Sit(ActKind):
    """Take a free seat, a bot's from the next round on, or my own again."""

    seat: Seat
    name: Word


@dataclass(frozen=True, slots=True)
class Leave(ActKind):
    """Stand up: in the lobby the seat is free, in a game it is played on for me."""


@dataclass(frozen=True, slots=True)
class Start(ActKind):
    """The host's: bots fill what is empty, and the first round is dealt."""


@dataclass(frozen=True, slots=True)
class Arrange(ActKind):
    """The host's, in the lobby."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class Enlist(ActKind):
    """The host's, in the lobby: a bot takes a free seat, or another one a bot's."""

    seat: Seat
    bot: Word


@dataclass(frozen=True, slots=True)
class Remove(ActKind):
    """The host's: a guest goes and does not come back to this table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Speak(ActKind):
    """One of the phrases, which everybody reads in their own language."""

    phrase: Word


@dataclass(frozen=True, slots=True)
class Say(ActKind):
    """Something of my own, where people may write to each other."""

    text: Text


@dataclass(frozen=True, slots=True)
class Chat(ActKind):
    """The host's, at any time: whether people may write to each other."""

    on: bool


@dataclass(frozen=True, slots=True)
class Hush(ActKind):
    """The host's, at any time: whether this seat may speak at all."""

    seat: Seat
    on: bool


@dataclass(frozen=True, slots=True)
class Extend(ActKind):
    """Thirty seconds more for my own turn."""


@dataclass(frozen=True, slots=True)
class Pledge(ActKind):
    """The hash of my number for the next deal."""

    is_awaited: ClassVar[bool] = True
    digest: Word


@dataclass(frozen=True, slots=True)
class Reveal(ActKind):
    """My number for the next deal."""

    is_awaited: ClassVar[bool] = True
    nonce: Word


@dataclass(frozen=True, slots=True)
class Rematch(ActKind):
    """The host's, when the game is over: the same crew, the same game or another of the family."""

    game: Word


@dataclass(frozen=True, slots=True)
class Undo(ActKind):
    """Take back my last move of this round; only where nobody but bots plays with me."""


Act = (
    Sit
    | Leave
    | Start
    | Arrange
    | Enlist
    | Remove
    | Speak
    | Say
    | Chat
    | Hush
    | Extend
    | Pledge
    | Reveal
    | Rematch
    | Undo
)


# What only the table itself does, because time has passed or somebody is gone.


@dataclass(frozen=True, slots=True)
class Lost:
    """A person's last line to the table is gone for longer than the grace period."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Overdue:
    """A turn has run out of time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealOn:
    """Numbers for the deal that are not there by now are not waited for."""


@dataclass(frozen=True, slots=True)
class Credit:
    """After an outage every running clock starts anew."""


@dataclass(frozen=True, slots=True)
class Follow:
    """The next table is ready, and this is its id."""

    table: str


Upkeep = Lost | Overdue | DealOn | Credit | Follow
