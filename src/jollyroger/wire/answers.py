"""What the server answers over HTTP, as far as a page reads it.

`python -m jollyroger.wire.answers` prints the TypeScript; `make types` writes it."""

import sys
from typing import Any, Final, Literal

from msgspec import Struct

from ..table.settings import Settings
from ..table.state import Stage
from .codec import schemas
from .frames import Reason, Worth
from .schema import REF, Schema, declared

HEAD: Final = "// Made by `make types` from jollyroger/wire/answers.py. Do not edit.\n"
IMPORTS: Final = 'import type { Reason, Settings, Worth } from "./wire.generated";\n'
Reach = Literal["computer", "network", "public"]


class Reached(Struct, frozen=True):
    """How others find a table or a pad: the link to send, the code to say while it plays."""

    id: str
    code: str | None
    link: str


class Listed(Struct, frozen=True):
    """An open table in the list of all."""

    id: str
    settings: Settings


class Sitter(Struct, frozen=True):
    name: str
    bot: str | None


class Summary(Struct, frozen=True):
    """What somebody with the link sees of a table before they sit down."""

    id: str
    code: str | None
    link: str
    settings: Settings
    stage: Stage
    seats: list[Sitter | None]


class LogPage(Struct, frozen=True):
    """Entries of a log as the asker may see them; `next` is where the next page begins."""

    seq: int
    events: list[Any]
    next: int | None


class ServerInfo(Struct, frozen=True):
    """`reach`: whom a link of it can reach. `contact`: where its host wants to hear of holes."""

    version: str
    bots: list[str]
    reach: Reach
    contact: str | None


class Greeted(Struct, frozen=True):
    """Who somebody is from now on; `token` for who keeps no cookies."""

    name: str
    token: str | None = None


class Me(Struct, frozen=True):
    """The name we know the asker by, if we do."""

    name: str | None


class ReturnLink(Struct, frozen=True):
    link: str


class Found(Struct, frozen=True):
    """What a spoken code stands for: a table, or a pad."""

    id: str
    pad: bool = False


class Ruling(Struct, frozen=True):
    """What the referee says; what was asked for stands beside it, by the names of the question."""

    rule: str
    why: str


class Decision(Struct, frozen=True):
    """`trick` is 0 before the first; `at` is the number of the event in the record."""

    seat: int
    round: int
    trick: int
    at: int
    chosen: Worth
    best: Worth
    cost: float
    reasons: list[Reason]


class Reviewed(Struct, frozen=True):
    """What every decision of a finished game was worth."""

    game: str
    seats: list[Sitter]
    decisions: list[Decision]


class Edit(Struct, frozen=True):
    """One value in one cell of a pad; `over` is the edit of the same cell that it replaced."""

    id: str
    at: int
    cell: str
    value: str | int | bool | None
    over: str | None


class PadFile(Struct, frozen=True):
    """A score pad as it is sent and kept."""

    pad: Literal[1]
    id: str
    game: str
    options: list[str]
    players: int
    edits: list[Edit]


OF_TABLES: Final = (Reached, Listed, Summary, LogPage, Reviewed)
OF_GUESTS: Final = (Greeted, Me, ReturnLink)
ANSWERS: Final = (*OF_TABLES, *OF_GUESTS, Found, PadFile, Ruling, ServerInfo)
ELSEWHERE: Final = ("Reason", "Settings", "Worth")  # declared with the frames


def typescript() -> str:
    defs = schemas(ANSWERS, REF)
    shapes: dict[str, Schema] = {name: defs[name] for name in defs if name not in ELSEWHERE}
    shapes["LogPage"]["properties"]["events"]["items"] = {"type": "unknown"}
    return f"{HEAD}{IMPORTS}{declared(shapes)}"


if __name__ == "__main__":
    sys.stdout.write(typescript())
