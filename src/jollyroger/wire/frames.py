"""The nine frames. Up: `join`, `move`, `hint`, `beat`.
Down: `view`, `events`, `refused`, `advice`, `here`."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from . import codec
from .acts import SentAct, act_of, form_of

PROTOCOL: Final = 2
SERVED: Final = (1, PROTOCOL)  # see protocol_1.py
HEADER: Final = "JollyRoger-Protocol"  # over HTTP; who does not send it is answered by protocol 1
LARGEST: Final = 4096  # bytes in a frame from a client
PAGE: Final = 2_000  # entries of a log, or lines of a record, in one answer over HTTP
Json = Any
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(min_length=1, max_length=80)]


class Join(Struct, frozen=True, tag_field="frame", tag="join"):
    """`since` is the number of the last entry the client has; without it, a view comes back."""

    protocol: int
    since: int | None = None
    token: str | None = None


class Move(Struct, frozen=True, tag_field="frame", tag="move"):
    """A move of the game as text, or an act at the table. Sent twice, it is done once."""

    id: Id
    move: Text | None = None
    act: SentAct | None = None
    at: int = 0


class Hint(Struct, frozen=True, tag_field="frame", tag="hint"):
    """What would be best now? Changes nothing, and nobody else hears of it."""

    id: Id


class Beat(Struct, frozen=True, tag_field="frame", tag="beat"):
    """Are you there? For clients that cannot ping, as pages cannot; `here` is the answer."""


Up = Join | Move | Hint | Beat


class View(Struct, frozen=True, tag_field="frame", tag="view", omit_defaults=True):
    """Everything this seat may know, after entry number `seq`; `hints`, `done` as in `events`."""

    seq: int
    seat: int | None
    view: Json
    may: list[str]
    due: list[int]
    aid: Json
    hints: bool = False
    done: str | None = None


class Events(Struct, frozen=True, tag_field="frame", tag="events", omit_defaults=True):
    """What has happened since, as this seat sees it; the last entry has number `seq`.

    `may` is what this seat may do, `due` the seats that everybody waits for, `aid` what can be
    read off the table, `hints` whether this seat may ask for hints in its turn. `done` is the id
    of the move that caused this, down the line it came up."""

    seq: int
    events: list[Json]
    may: list[str]
    due: list[int]
    aid: Json
    hints: bool = False
    done: str | None = None


class Refused(Struct, frozen=True, tag_field="frame", tag="refused", omit_defaults=True):
    """`id` is that of the move; a frame that could not be read has none."""

    code: str
    facts: Json = {}
    rule: str | None = None
    id: str | None = None


class Worth(Struct, frozen=True):
    """A move as text, and the points it promises in this round."""

    move: str
    points: float


class Reason(Struct, frozen=True):
    """What speaks for a move; clients have a sentence for each code."""

    code: str
    facts: dict[str, int | str]


class Advice(Struct, frozen=True, tag_field="frame", tag="advice"):
    """The answer to a `hint`, made from this seat's view alone, after entry number `seq`."""

    id: str
    seq: int
    move: str
    options: list[Worth]
    reasons: list[Reason]


class Here(Struct, frozen=True, tag_field="frame", tag="here"):
    """The answer to a `beat`, and who has sent one is told whenever it changes.

    `away` are the seats of people who have no line to the table now."""

    away: list[int]


Down = View | Events | Refused | Advice | Here

_up: Final = codec.reader(Up)
_down: Final = codec.reader(Down)


def read_up(text: str | bytes) -> Up:
    """Raises `Malformed` for anything that is no frame."""
    return with_act(_up(text))


def read_down(text: str | bytes) -> Down:
    """As `read_up`."""
    frame: Down = _down(text)
    return frame


def with_act(frame: Up) -> Up:
    """The frame as it was read, with an act in place of its form."""
    if isinstance(frame, Move) and frame.act is not None:
        return msgspec.structs.replace(frame, act=act_of(frame.act))
    return frame


def answer(frame: View | Events, id: str) -> View | Events:
    """The same frame as the line gets it that asked for what it tells."""
    return msgspec.structs.replace(frame, done=id)


def write(frame: Up | Down) -> str:
    if isinstance(frame, Move) and frame.act is not None:
        frame = msgspec.structs.replace(frame, act=form_of(frame.act))
    return codec.write(frame).decode()
