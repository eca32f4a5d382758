"""The frames of a score pad. Up: `join`, `edits`, `bid`, `reveal`. Down: `pad`, `edits`, `secret`.

And `refused`, as at a table. An edit is what it is in a file; `pad/` reads and checks it."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from . import codec
from .frames import PROTOCOL

LARGEST: Final = 8192  # bytes in a frame from a client: so many edits of cells that we know fit
EDITS: Final = 32  # in a frame from a client
Json = Any
Small = Annotated[int, Meta(ge=0, le=99)]
Key = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]


class Join(Struct, frozen=True, tag_field="frame", tag="join"):
    protocol: int = PROTOCOL


class Write(Struct, frozen=True, tag_field="frame", tag="edits"):
    """Edits that the server may not have yet; those it has do no harm."""

    edits: Annotated[list[Json], Meta(min_length=1, max_length=EDITS)]


class Bid(Struct, frozen=True, tag_field="frame", tag="bid"):
    """A secret bid; the next one of that seat and key replaces it, and null takes it back.

    `key` is the device's own secret. A bid without one belongs to the line it came down."""

    round: Small
    seat: Small
    bid: Small | None
    key: Key | None = None


class Reveal(Struct, frozen=True, tag_field="frame", tag="reveal"):
    """The secret bids of a round are shown, whoever is still missing."""

    round: Small


Up = Join | Write | Bid | Reveal


class SecretSeats(Struct, frozen=True):
    """The seats whose bid in a round is in, and nothing about the bids."""

    round: int
    seats: list[int]


class Whole(Struct, frozen=True, tag_field="frame", tag="pad"):
    """The pad as its file has it, the code it can be found by, and who has bid in secret."""

    pad: int
    id: str
    game: str
    options: list[str]
    players: int
    edits: list[Json]
    code: str
    seq: int
    secret: list[SecretSeats]


class Kept(Struct, frozen=True, tag_field="frame", tag="edits", omit_defaults=True):
    """Edits that are on the server's disk. `shown` is the round whose secret bids they are."""

    edits: list[Json]
    seq: int
    shown: int | None = None


class Secret(Struct, frozen=True, tag_field="frame", tag="secret"):
    """Who has bid in secret now: all of it, whenever it changes."""

    secret: list[SecretSeats]


Down = Whole | Kept | Secret

_up: Final = codec.reader(Up)


def read_up(text: str) -> Up:
    """Raises `Malformed` for anything that is no frame."""
    frame: Up = _up(text)
    return frame


def write(frame: Up | Down) -> str:
    return codec.write(frame).decode()
