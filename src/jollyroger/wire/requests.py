"""What a client asks over HTTP, as the server reads it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ..table.settings import Settings

Name = Annotated[str, Meta(min_length=1, max_length=24)]


class GuestRequest(Struct, forbid_unknown_fields=True):
    """`bearer` asks for the token itself, for programs that keep no cookies."""

    name: Name
    bearer: bool = False


class TableRequest(Struct, forbid_unknown_fields=True):
    """`meet`: at somebody's open table of that game if one waits, else at an open one of mine."""

    name: Name
    settings: Settings
    meet: bool = False


class CodeRequest(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=12)]


class RefereeRequest(Struct, forbid_unknown_fields=True):
    """A question to the referee, as in notation.md, and the language of the answer."""

    game: Annotated[str, Meta(min_length=1, max_length=24)]
    question: dict[str, Any]
    lang: Annotated[str, Meta(min_length=2, max_length=12)] = "en"


class ReturnRequest(Struct, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(min_length=1, max_length=200)]
    bearer: bool = False
