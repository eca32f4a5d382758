"""What every request passes before anybody answers it, and what every answer carries."""

import logging
from collections.abc import Mapping
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..rules.refused import Refused
from ..words.catalogue import LANGUAGES, words
from ..words.refusals import refusal as sentence
from .addresses import Addresses
from .berth import Berth
from .figures import figures
from .limits import TARGET, Clock, Limits, Meter

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
HSTS: Final = "max-age=31536000"  # a year; without subdomains, which may be somebody else's
ADDRESS: Final = "address"  # where a scope has its visitor's address
READS: Final = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
STATUS: Final = {
    "bad_token": 401,
    "not_a_guest": 401,
    "foreign_page": 403,
    "removed": 403,
    "no_spectators": 403,
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_pad": 404,
    "body_size": 413,
    "address_too_long": 414,
    "body_not_json": 415,
    "unknown_host": 421,
    "too_fast": 429,
    "not_kept": 503,
    "no_code_left": 503,
}
LATER: Final = {"too_fast": 1, "not_kept": 5, "no_code_left": 60}  # seconds
HOSTS: Final = 20  # names that are not ours, of which the log tells
log = logging.getLogger("jollyroger.guard")
# What is answered here ends its connection: another one costs a new connection, and is counted.
CLOSE: Final = {"connection": "close"}


def refusal(refused: Refused, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal over HTTP has one shape, whoever refuses."""
    figures.refusals.add(refused.code)
    status, more = STATUS.get(refused.code, 400), {**_later(refused), **(headers or {})}
    return JSONResponse(refused.plain(), status, more)


def _later(refused: Refused) -> Mapping[str, str]:
    """When it is worth another try, where that is a matter of time."""
    if refused.code not in LATER:
        return {}
    return {"retry-after": str(refused.facts.get("seconds", LATER[refused.code]))}


def spoken(refused: Refused, headers: Headers) -> Response:
    """For somebody who reads it in a browser: a sentence in a language they asked for."""
    figures.refusals.add(refused.code)
    asked = [each.strip()[:2].lower() for each in headers.get("accept-language", "").split(",")]
    lang = next((each for each in asked if each in LANGUAGES), "en")
    text = f"{sentence(words(lang), refused)}\n"
    return PlainTextResponse(text, STATUS.get(refused.code, 400), {**CLOSE, "vary": "accept"})


class Guard:
    """The outermost part: cheap questions first, and nothing read that need not be."""

    def __init__(
        self, app: ASGIApp, berth: Berth, limits: Limits, addresses: Addresses, clock: Clock
    ) -> None:
        self._app = app
        self._berth = berth
        self._addresses = addresses
        self._requests = Meter(limits.requests, clock)
        self._strange: set[str] = set()  # names that we were called by and do not have

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope[ADDRESS] = self._addresses.of(scope)
        answer = _with_headers(scope, send)
        try:
            self._check(scope, Headers(scope=scope))
        except Refused as refused:
            await self._refuse(refused, scope, receive, answer)
            return
        await self._app(scope, receive, answer)

    async def _refuse(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            headers = Headers(scope=scope)
            reads = refused.code == "unknown_host" and "text/html" in headers.get("accept", "")
            answer = spoken(refused, headers) if reads else refusal(refused, CLOSE)
            await answer(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self._requests.allows(scope[ADDRESS]):
            raise self._requests.refusal(scope[ADDRESS])
        if len(scope.get("raw_path") or scope["path"]) > TARGET:
            raise Refused("address_too_long")
        if "content-length" in headers and "transfer-encoding" in headers:
            raise Refused("unreadable_body")  # two lengths are two opinions where it ends
        host = headers.get("host")  # a browser always says; who says nothing was not led here
        if host is not None and not self._berth.answers_to(host):
            raise self._unknown(host[:80])
        if scope["type"] == "http" and scope["method"] not in READS:
            self._check_page(scope, headers)

    def _unknown(self, host: str) -> Refused:
        """Told once a name: most often it is a host who has forgotten --public-url."""
        if host not in self._strange and len(self._strange) < HOSTS:
            self._strange.add(host)
            log.warning("asked for as %r, which is no name of ours (--public-url)", host)
        return Refused("unknown_host", host=host)

    def _check_page(self, scope: Scope, headers: Headers) -> None:
        """A page of ours, or a program that is no page at all: as at the sockets."""
        origin, asked = headers.get("origin"), f"{scope['scheme']}://{headers.get('host', '')}"
        if origin is not None and not self._berth.owns(origin, asked):
            raise Refused("foreign_page")
        if headers.get("sec-fetch-site", "").lower() == "cross-site":
            raise Refused("foreign_page")


def _with_headers(scope: Scope, send: Send) -> Send:
    """Security headers on every answer, and no cache for what is about one person."""
    if scope["type"] != "http":
        return send
    more: dict[str, Any] = dict(HEADERS)
    if scope["scheme"] == "https":
        more["strict-transport-security"] = HSTS
    if scope["path"].startswith("/api"):
        more["cache-control"] = "no-store"

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(more)
        await send(message)

    return answer
