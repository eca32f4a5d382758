"""What requests carry, read and checked as it comes."""

from typing import Any, TypeVar

from starlette.requests import Request

from ..rules.refused import Refused
from ..table.settings import current_names
from ..wire.codec import Malformed, convert, read_json
from .keys import check_keys
from .limits import BODY

T = TypeVar("T")


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
        return convert(_renamed(read_json(text)), kind)
    except Malformed as error:
        raise Refused("unreadable_body") from error


def _renamed(plain: Any) -> Any:
    """A program that knows only protocol 1 has older names for two settings."""
    if not isinstance(plain, dict) or not isinstance(settings := plain.get("settings"), dict):
        return plain
    return {**plain, "settings": current_names(settings)}
