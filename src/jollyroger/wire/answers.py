"""What the server answers over HTTP, as far as a page reads it.

`python -m jollyroger.wire.answers` prints the TypeScript; `make types` writes it."""

import sys
from typing import Any, Final, Literal

from msgspec import Struct

from ..table.settings import Settings
from ..table.state import Stage
from .codec import schemas
from .schema import REF, Schema, declared

HEAD: Final = "// Made by `make types` from jollyroger/wire/answers.py. Do not edit.\n"
IMPORTS: Final = 'import type { Settings } from "./wire.generated";\n'
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


ANSWERS: Final = (Reached, Listed, Summary, LogPage, ServerInfo)


def typescript() -> str:
    defs = schemas(ANSWERS, REF)
    shapes: dict[str, Schema] = {name: defs[name] for name in defs if name != "Settings"}
    shapes["LogPage"]["properties"]["events"]["items"] = {"type": "unknown"}
    return f"{HEAD}{IMPORTS}{declared(shapes)}"


if __name__ == "__main__":
    sys.stdout.write(typescript())
