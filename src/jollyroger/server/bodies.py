"""What requests carry, read and checked as it comes."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request

from ..rules.refused import Refused
from ..table.settings import Settings
from .keys import check_keys
from .limits import BODY

T = TypeVar("T")
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class Guest(Struct, forbid_unknown_fields=True):
    """`bearer` asks for the token itself, for programs that keep no cookies."""

    name: Name
    bearer: bool = False


class Opening(Struct, forbid_unknown_fields=True):
    """`meet`: at somebody's open table of that game if one waits, else at an open one of mine."""

    name: Name
    settings: Settings
    meet: bool = False


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=12)]


class Argument(Struct, forbid_unknown_fields=True):
    """A question to the referee, as in notation.md, and the language of the answer."""

    game: Annotated[str, Meta(min_length=1, max_length=24)]
    question: dict[str, Any]
    lang: Annotated[str, Meta(min_length=2, max_length=12)] = "en"


class Back(Struct, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(min_length=1, max_length=200)]
    bearer: bool = False


async def _bytes(request: Request, most: int) -> bytes:
    """The request's body, read only as far as it may be long.

    Another page could send any other kind without asking us first."""
    kind = request.headers.get("content-type", "").partition(";")[0]
    if kind.strip().lower() != "application/json":
        raise Refused("body_not_json")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("body_size", most=most)
    return bytes(body)


async def read_text(request: Request, most: int) -> str:
    try:
        return (await _bytes(request, most)).decode()
    except UnicodeError as error:
        raise Refused("unreadable_body") from error


async def read_body(request: Request, kind: type[T]) -> T:
    """The request's JSON as that type."""
    text = await read_text(request, BODY)
    check_keys(text)
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("unreadable_body") from error
