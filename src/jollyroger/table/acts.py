"""Acts: what somebody at a table asks for that is not a move of the game. A closed union."""

from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta

from ..rules.moves import Seat
from .settings import Settings

# Nobody has to read more than this of what somebody sends: far longer than anything that is taken.
Text = Annotated[str, Meta(max_length=800)]
Word = Annotated[str, Meta(max_length=128)]


class _Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="act", tag=str.lower):
    """Read from the wire as it is: the name of the act, then its fields, and nothing else."""


class Sit(_Act, frozen=True):
    """Take a free seat, a bot's from the next round on, or my own again."""

    seat: Seat
    name: Word


class Leave(_Act, frozen=True):
    """Stand up: in the lobby the seat is free, in a game it is played on for me."""


class Start(_Act, frozen=True):
    """The host's: bots fill what is empty, and the first round is dealt."""


class Arrange(_Act, frozen=True):
    """The host's, in the lobby."""

    settings: Settings


class Enlist(_Act, frozen=True):
    """The host's, in the lobby: a bot takes a free seat, or another one a bot's."""

    seat: Seat
    bot: Word


class Remove(_Act, frozen=True):
    """The host's: a guest goes and does not come back to this table."""

    seat: Seat


class Speak(_Act, frozen=True):
    """One of the phrases, which everybody reads in their own language."""

    phrase: Word


class Say(_Act, frozen=True):
    text: Text


class Chat(_Act, frozen=True):
    """The host's, at any time: whether people may write to each other."""

    on: bool


class Hush(_Act, frozen=True):
    """The host's, at any time: whether this seat may speak at all."""

    seat: Seat
    on: bool


class Extend(_Act, frozen=True):
    """Thirty seconds more for my own turn."""


class Pledge(_Act, frozen=True):
    """The hash of my number for the next deal."""

    digest: Word


class Reveal(_Act, frozen=True):
    """My number for the next deal."""

    nonce: Word


class Rematch(_Act, frozen=True):
    """The host's, when the game is over: the same crew, the same game or another of the family."""

    game: Word


class Undo(_Act, frozen=True):
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
