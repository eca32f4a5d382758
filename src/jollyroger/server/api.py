"""The HTTP API: guests, tables, codes, records, health."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from hmac import compare_digest
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from .. import __version__
from ..bots.crew import BOTS
from ..pad import file
from ..referee.answers import answer
from ..rules.events import Event
from ..rules.record import write
from ..rules.refused import Refused
from ..rules.shelf import load
from ..table.events import Entry
from ..table.records import counted, record_of
from ..table.state import Stage
from ..wire import views
from ..words.catalogue import language, words
from .berth import Berth
from .bodies import Argument, Back, Code, Guest, Opening
from .counsel import Reviews
from .harbour import Harbour
from .identity import RETURN, Signer, new_guest
from .limits import BODY, PAD_BODY, Meter, Rates
from .metrics import exposition
from .openapi import document
from .pads import is_pad
from .rooms import Room

YEAR: Final = 365 * 86_400
STATUS: Final = {
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_pad": 404,
    "not_a_guest": 401,
    "bad_token": 401,
    "too_fast": 429,
    "body_size": 413,
}
T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]


class Api:
    def __init__(
        self,
        harbour: Harbour,
        signer: Signer,
        berth: Berth,
        clock: Callable[[], float],
        rates: Rates,
    ) -> None:
        self._berth = berth
        self._harbour = harbour
        self._signer = signer
        self._url = berth.public_url.rstrip("/")
        self._requests = Meter(rates.requests, clock)
        self._guesses = Meter(rates.guesses, clock)
        self._openings = Meter(rates.openings, clock)
        self._namings = Meter(rates.namings, clock)
        self._reviewing = Meter(rates.reviews, clock)
        self._pads = Meter(rates.pads, clock)
        self._reviews = Reviews()

    def routes(self) -> list[Route]:
        return [
            Route("/api/guests", self._door(self.greet), methods=["POST"]),
            Route("/api/guests/me", self._door(self.me), methods=["GET"]),
            Route("/api/guests/me", self._door(self.forget), methods=["DELETE"]),
            Route("/api/guests/me/return", self._door(self.return_link), methods=["GET"]),
            Route("/api/guests/return", self._door(self.come_back), methods=["POST"]),
            Route("/api/tables", self._door(self.listed), methods=["GET"]),
            Route("/api/tables", self._door(self.open), methods=["POST"]),
            Route("/api/tables/{id}", self._door(self.table), methods=["GET"]),
            Route("/api/tables/{id}/log", self._door(self.log), methods=["GET"]),
            Route("/api/tables/{id}/record", self._door(self.record), methods=["GET"]),
            Route("/api/tables/{id}/review", self._door(self.review), methods=["GET"]),
            Route("/api/pads", self._door(self.share), methods=["POST"]),
            Route("/api/pads/{id}", self._door(self.pad), methods=["GET"]),
            Route("/api/codes", self._door(self.code), methods=["POST"]),
            Route("/api/harbour", self._door(self.harbour), methods=["GET"]),
            Route("/api/referee", self._door(self.referee), methods=["POST"]),
            Route("/api/openapi.json", self.described, methods=["GET"]),
            Route("/health", self.health, methods=["GET"]),
            Route("/metrics", self._door(self.metrics), methods=["GET"]),
            Route("/ready", self._door(self.ready), methods=["GET"]),
        ]

    def _door(self, answer: Answer) -> Answer:
        """Every request through one door: counted, and refused in one shape."""

        async def through(request: Request) -> Response:
            try:
                self._count(self._requests, _address(request))
                return await answer(request)
            except Refused as refused:
                plain = {"code": refused.code, "facts": dict(refused.facts), "rule": refused.rule}
                return JSONResponse(plain, STATUS.get(refused.code, 400))

        return through

    def _count(self, meter: Meter, who: str) -> None:
        if not meter.allows(who):
            raise Refused("too_fast")

    # Guests

    async def greet(self, request: Request) -> Response:
        """A new guest, or the same one under another name."""
        self._count(self._namings, _address(request))
        asked = await _body(request, Guest)
        guest = self._known(request) or new_guest()
        await self._harbour.store.greet(guest, asked.name, self._harbour.ways.now())
        return self._as(request, guest, asked.name, asked.bearer)

    async def me(self, request: Request) -> Response:
        """The name we know somebody by; null for who is new here, which is no mistake."""
        known = self._known(request)
        guest = await self._harbour.store.guest(known) if known else None
        return JSONResponse({"name": guest.name if guest else None})

    async def forget(self, request: Request) -> Response:
        await self._harbour.store.forget(self._guest(request))
        response = JSONResponse({})
        response.delete_cookie("guest")
        return response

    async def return_link(self, request: Request) -> Response:
        """The secret stands behind the #, where no server and no log ever sees it."""
        secret = self._signer.token(self._guest(request), RETURN)
        return JSONResponse({"link": f"{self._url}/return#{secret}"})

    async def come_back(self, request: Request) -> Response:
        self._count(self._guesses, _address(request))
        asked = await _body(request, Back)
        guest = self._signer.guest(asked.secret, RETURN)
        known = await self._harbour.store.guest(guest) if guest else None
        if guest is None or known is None:
            raise Refused("bad_token")
        return self._as(request, guest, known.name, asked.bearer)

    def _as(self, request: Request, guest: str, name: str, bearer: bool) -> Response:
        token = self._signer.token(guest)
        response = JSONResponse({"name": name, **({"token": token} if bearer else {})})
        response.set_cookie(
            "guest",
            token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    def _known(self, request: Request) -> str | None:
        kind, _, bearer = request.headers.get("authorization", "").partition(" ")
        token = bearer if kind.lower() == "bearer" else request.cookies.get("guest")
        return self._signer.guest(token) if token else None

    def _guest(self, request: Request) -> str:
        guest = self._known(request)
        if guest is None:
            raise Refused("not_a_guest")
        return guest

    # Tables

    async def listed(self, request: Request) -> Response:
        tables = await self._harbour.store.listed(50)
        return JSONResponse(
            [{"id": table.id, "settings": json.loads(table.head)} for table in tables]
        )

    async def open(self, request: Request) -> Response:
        guest = self._guest(request)
        self._count(self._openings, guest)
        asked = await _body(request, Opening)
        room = await self._harbour.open(asked.settings, guest, asked.name)
        return JSONResponse(self._reached(room), 201)

    def _reached(self, room: Room) -> dict[str, str]:
        """How others find the table: its id, the code to say, the link to send."""
        return {"id": room.id, "code": room.code, "link": f"{self._url}/t/{room.id}"}

    async def table(self, request: Request) -> Response:
        room = await self._harbour.room(request.path_params["id"])
        state = room.table.state
        seats = [
            None if holder is None else {"name": holder.name, "bot": holder.bot}
            for holder in state.seats
        ]
        return JSONResponse(
            self._reached(room)
            | {"settings": msgspec.to_builtins(state.settings), "stage": state.stage}
            | {"seats": seats}
        )

    async def log(self, request: Request) -> Response:
        """The log as the asker's seat sees it; of a finished game every piece lies open."""
        room = await self._harbour.room(request.path_params["id"])
        guest = self._known(request)
        seat = room.table.state.seat_of(guest) if guest else None
        over = room.table.state.stage is Stage.OVER
        standing = counted(room.table.log)
        entries = [_afterwards(entry) if over else entry.seen_by(seat) for entry in standing]
        return JSONResponse({"seq": room.seq, "events": views.entries(room.table, entries)})

    async def record(self, request: Request) -> Response:
        """The game as a file: of one that is not over, what the asker's seat has seen."""
        room = await self._harbour.room(request.path_params["id"])
        guest = self._known(request)
        seat = room.table.state.seat_of(guest) if guest else None
        return PlainTextResponse(write(record_of(room.table, seat)))

    async def review(self, request: Request) -> Response:
        """What every decision of a finished game was worth: for all who may see its record."""
        self._count(self._reviewing, _address(request))
        room = await self._harbour.room(request.path_params["id"])
        return Response(await self._reviews.of(room), media_type="application/json")

    # Score pads

    async def share(self, request: Request) -> Response:
        """A pad that others can follow; one that is here already gets what it has not."""
        self._count(self._pads, _address(request))
        text = await _text(request, PAD_BODY)
        # Beside the event loop: a megabyte would hold up every table for a tenth of a second.
        pad = await asyncio.to_thread(file.read, text)
        room = await self._harbour.pads.share(pad)
        reached = {"id": room.id, "code": room.code, "link": f"{self._url}/pad/{room.id}"}
        return JSONResponse(reached)

    async def pad(self, request: Request) -> Response:
        room = await self._harbour.pads.room(request.path_params["id"])
        return Response(file.write(room.pad), media_type="application/json")

    # Codes, questions

    async def code(self, request: Request) -> Response:
        self._count(self._guesses, _address(request))
        asked = await _body(request, Code)
        found = await self._harbour.by_code(asked.code)
        return JSONResponse({"id": found.id} | ({"pad": True} if is_pad(found) else {}))

    async def referee(self, request: Request) -> Response:
        """Settles an argument, in the asker's language; the learning pages ask it too."""
        asked = await _body(request, Argument)
        spoken = words(language(asked.lang))
        return JSONResponse(answer(spoken, load(asked.game), asked.question).plain())

    # Operation

    async def harbour(self, request: Request) -> Response:
        """What a page needs to know about this server before anybody sits down."""
        return JSONResponse({"version": __version__, "bots": [*BOTS], "reach": self._berth.reach})

    async def health(self, request: Request) -> Response:
        return JSONResponse({"ok": True})

    async def described(self, request: Request) -> Response:
        return JSONResponse(document())

    async def metrics(self, request: Request) -> Response:
        """For who has the token that the server was started with; else there is nothing here."""
        given = request.headers.get("authorization", "")
        wanted = f"Bearer {self._berth.metrics_token}"
        if not self._berth.metrics_token or not compare_digest(given.encode(), wanted.encode()):
            return Response(status_code=404)
        return PlainTextResponse(exposition(self._harbour))

    async def ready(self, request: Request) -> Response:
        await self._harbour.store.listed(1)
        return JSONResponse({"ok": True})


def _afterwards(entry: Entry) -> Entry:
    """The game as it was; of the people around it what everybody could see."""
    return entry if isinstance(entry, Event) else entry.seen_by(None)


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


async def _bytes(request: Request, most: int) -> bytes:
    """The request's body, read only as far as it may be long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("body_size", most=most)
    return bytes(body)


async def _text(request: Request, most: int) -> str:
    try:
        return (await _bytes(request, most)).decode()
    except UnicodeError as error:
        raise Refused("unreadable_body") from error


async def _body(request: Request, kind: type[T]) -> T:
    """The request's JSON as that type."""
    body = await _bytes(request, BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("unreadable_body") from error
