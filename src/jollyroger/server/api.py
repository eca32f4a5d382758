"""The HTTP API: guests, tables, codes, records, health."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from hmac import compare_digest
from typing import Any, Final, TypeVar

from starlette.background import BackgroundTask
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from .. import __version__
from ..bots.crew import BOTS
from ..referee.answers import answer
from ..rules.characters import check_name
from ..rules.moves import Seat
from ..rules.refused import Refused
from ..rules.shelf import load
from ..store import Guest as Known
from ..store import Trouble
from ..table.settings import read_head
from ..wire import codec
from ..wire.answers import Listed, Reached, ServerInfo, Sitter, Summary
from ..wire.frames import HEADER, PAGE, PROTOCOL, SERVED
from ..wire.protocol_1 import older_answer
from ..wire.requests import CodeRequest, GuestRequest, RefereeRequest, ReturnRequest, TableRequest
from ..words.catalogue import language, words
from .berth import Berth
from .bodies import read_body, read_text
from .guard import ADDRESS, refusal
from .guests import Guests
from .harbour import NOBODY, Harbour
from .identity import RETURN, cookie_of, new_guest
from .limits import PAD_BODY, Clock, Limits, Meter, Waits
from .log_pages import log_page, record_page
from .logs import loudness
from .meeting import Meeting
from .metrics import KIND, exposition
from .openapi import document
from .pad_log import read_sent
from .reviews import Reviews
from .rooms import Room
from .security_txt import PATH, write_security_txt

log = logging.getLogger("jollyroger.api")

YEAR: Final = 365 * 86_400
EVERYBODY: Final = "everybody"
T = TypeVar("T")
Answer = Callable[[Request], Awaitable[Response]]


class Api:
    def __init__(
        self,
        harbour: Harbour,
        guests: Guests,
        berth: Berth,
        clock: Clock,
        limits: Limits,
        waits: Waits,
    ) -> None:
        self._berth = berth
        self._harbour = harbour
        self._meeting = Meeting(harbour, waits.join)
        self._guests = guests
        self._url = berth.public_url.rstrip("/")
        self._calls = Meter(limits.calls, clock)
        self._guesses = Meter(limits.guesses, clock)
        self._all_guesses = Meter(limits.all_guesses, clock)
        self._openings = Meter(limits.openings, clock)
        self._address_openings = Meter(limits.address_openings, clock)
        self._namings = Meter(limits.namings, clock)
        self._reviewing = Meter(limits.reviews, clock)
        self._pads = Meter(limits.pads, clock)
        self._reviews = Reviews()
        self._security_txt = write_security_txt(berth, harbour.ways.now())

    def routes(self) -> list[Route]:
        return [
            Route("/api/guests", self._door(self.greet), methods=["POST"]),
            Route("/api/guests/me", self._door(self.me), methods=["GET"]),
            Route("/api/guests/me", self._door(self.forget), methods=["DELETE"]),
            Route("/api/guests/me/tokens", self._door(self.end_tokens), methods=["DELETE"]),
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
            Route("/api/server", self._door(self.server), methods=["GET"]),
            # Protocol 1 called it so.
            Route("/api/harbour", self._door(self.server), methods=["GET"]),
            Route("/api/referee", self._door(self.referee), methods=["POST"]),
            Route("/api/openapi.json", self._door(self.described), methods=["GET"]),
            Route("/health", self.health, methods=["GET"]),
            Route("/metrics", self._door(self.metrics), methods=["GET"]),
            Route("/ready", self._door(self.ready), methods=["GET"]),
            Route(PATH, self._door(self.security_txt), methods=["GET"]),
        ]

    def _door(self, answer: Answer) -> Answer:
        """Every request through one door: counted, and refused in one shape."""

        async def through(request: Request) -> Response:
            try:
                self._count(self._calls, _address(request))
                return await answer(request)
            except Refused as refused:
                return refusal(refused)
            except ClientDisconnect:
                return Response(status_code=400)  # nobody is there to read it
            except Trouble as trouble:
                log.log(loudness(trouble), "not kept: %s", trouble)
                return refusal(Refused("not_kept"))

        return through

    def _count(self, meter: Meter, who: str | None) -> None:
        if not meter.allows(who):
            raise meter.refusal(who)

    @asynccontextmanager
    async def _guess(self, address: str | None) -> AsyncIterator[None]:
        """A guess is paid for beforehand, and given back if it was right."""
        self._count(self._guesses, address)
        if not self._all_guesses.allows(EVERYBODY):
            self._guesses.give(address)  # others have guessed, and nobody has looked at this one
            raise self._all_guesses.refusal(EVERYBODY)
        yield
        self._guesses.give(address)
        self._all_guesses.give(EVERYBODY)

    # Guests

    async def greet(self, request: Request) -> Response:
        """A new guest, or the same one under another name."""
        self._count(self._namings, _address(request))
        asked = await read_body(request, GuestRequest)
        name, now = check_name(asked.name), self._harbour.ways.now()
        store, known = self._harbour.store, await self._known(request)
        if known and await store.rename(known.id, name, now):
            return self._as(request, known._replace(name=name), asked.bearer)
        guest = Known(new_guest(), name, now, now)
        await store.greet(guest.id, name, now)
        return self._as(request, guest, asked.bearer)

    async def me(self, request: Request) -> Response:
        """The name we know somebody by; null for who is new here, which is no mistake."""
        guest = await self._known(request)
        return JSONResponse({"name": guest.name if guest else None})

    async def forget(self, request: Request) -> Response:
        guest = await self._guest(request)
        await self._harbour.store.forget(guest.id)
        response = JSONResponse({}, background=BackgroundTask(self._cut, guest.id))
        scheme = request.url.scheme
        response.delete_cookie(cookie_of(scheme), secure=scheme == "https", httponly=True)
        return response

    async def end_tokens(self, request: Request) -> Response:
        """Every token and return link of mine has ended; this device alone gets a new one."""
        guest = await self._guest(request)
        epoch = await self._harbour.store.end_tokens(guest.id)
        if epoch is None:
            raise Refused("not_a_guest")
        bearer = "authorization" in request.headers
        response = self._as(request, guest._replace(epoch=epoch), bearer)
        response.background = BackgroundTask(self._cut, guest.id)
        return response

    async def _cut(self, guest: str) -> None:
        """When the answer is out, so that this device can come back with what it has now."""
        self._harbour.cut(guest)

    async def return_link(self, request: Request) -> Response:
        """The secret stands behind the #, where no server and no log ever sees it."""
        guest = await self._guest(request)
        await self._harbour.store.link(guest.id)
        return JSONResponse({"link": f"{self._url}/return#{self._guests.token(guest, RETURN)}"})

    async def come_back(self, request: Request) -> Response:
        asked = await read_body(request, ReturnRequest)
        async with self._guess(_address(request)):
            guest = await self._guests.find(asked.secret, RETURN)
            if guest is None:
                raise Refused("bad_token")
        return self._as(request, guest, asked.bearer)

    def _as(self, request: Request, guest: Known, bearer: bool) -> Response:
        token = self._guests.token(guest)
        response = JSONResponse({"name": guest.name, **({"token": token} if bearer else {})})
        response.set_cookie(
            cookie_of(request.url.scheme),
            token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    async def _known(self, request: Request) -> Known | None:
        kind, _, bearer = request.headers.get("authorization", "").partition(" ")
        token = (
            bearer
            if kind.lower() == "bearer"
            else request.cookies.get(cookie_of(request.url.scheme))
        )
        return await self._guests.find(token)

    async def _guest(self, request: Request) -> Known:
        guest = await self._known(request)
        if guest is None:
            raise Refused("not_a_guest")
        return guest

    # Tables

    async def listed(self, request: Request) -> Response:
        tables = await self._harbour.listed()
        found = [Listed(table.id, read_head(table.head)) for table in tables]
        return _answered(_in_words_of(request, *found))

    async def open(self, request: Request) -> Response:
        guest = await self._guest(request)
        self._count(self._address_openings, _address(request))
        self._count(self._openings, guest.id)
        asked = await read_body(request, TableRequest)
        seat = self._meeting.seat if asked.meet else self._harbour.open
        room = await seat(asked.settings, guest.id, asked.name, _address(request))
        return _answered(Reached(room.id, room.code, self._link(room)), 201)

    def _link(self, room: Room) -> str:
        return f"{self._url}/t/{room.id}"

    async def table(self, request: Request) -> Response:
        """What somebody with the link sees before they sit down; only who was removed does not."""
        room, guest = await self._visited(request)
        room.check_removed(guest, _address(request))
        state = room.table.state
        seats = [None if each is None else Sitter(each.name, each.bot) for each in state.seats]
        link, settings = self._link(room), state.settings
        found = Summary(room.id, room.code, link, settings, state.stage, seats)
        (told,) = _in_words_of(request, found)
        return _answered(told)

    async def log(self, request: Request) -> Response:
        """The log as the asker's seat sees it; of a finished game every piece lies open."""
        room, seat = await self._watched(request)
        asked = _number(request, "since", 0), PAGE, _protocol(request)
        page = await self._beside(request, log_page, room.table.snapshot(), seat, *asked)
        return Response(page, media_type="application/json")

    async def record(self, request: Request) -> Response:
        """The game as a file: of one that is not over, what the asker's seat has seen."""
        room, seat = await self._watched(request)
        number = _number(request, "page", 1)
        page = await self._beside(request, record_page, room.table.snapshot(), seat, number)
        return PlainTextResponse(page)

    async def review(self, request: Request) -> Response:
        """What every decision of a finished game was worth: for all who may see its record."""
        self._count(self._reviewing, _address(request))
        room, _ = await self._watched(request)
        made = await self._reviews.of(room, _address(request) or NOBODY)
        return Response(made, media_type="application/json")

    async def _beside(self, request: Request, work: Callable[..., T], *given: Any) -> T:
        """Long texts would hold up every table: they have their turn, fair by address."""
        readings = self._harbour.ways.thinking.readings
        return await readings.do(_address(request) or NOBODY, work, *given)

    async def _watched(self, request: Request) -> tuple[Room, Seat | None]:
        """The room, if the asker may look at it, and the seat through whose eyes."""
        room, guest = await self._visited(request)
        room.check_watching(guest, _address(request))
        return room, room.table.state.seat_of(guest) if guest else None

    async def _visited(self, request: Request) -> tuple[Room, str | None]:
        """The room, and the guest who asks for it."""
        room = await self._harbour.room(request.path_params["id"], _address(request))
        known = await self._known(request)
        return room, known.id if known else None

    # Score pads

    async def share(self, request: Request) -> Response:
        """A pad that others can follow; one that is here already gets what it has not."""
        self._count(self._pads, _address(request))
        text = await read_text(request, PAD_BODY)
        reading = self._harbour.ways.thinking.pads
        pad = await reading.do(_address(request) or NOBODY, read_sent, text)
        room = await self._harbour.pads.share(pad)
        return _answered(Reached(room.id, room.code, f"{self._url}/pad/{room.id}"))

    async def pad(self, request: Request) -> Response:
        room = await self._harbour.pads.room(request.path_params["id"], _address(request))
        text = await room.text(_address(request) or NOBODY)
        return Response(text, media_type="application/json")

    # Codes, questions

    async def code(self, request: Request) -> Response:
        asked = await read_body(request, CodeRequest)
        async with self._guess(_address(request)):
            found = await self._harbour.by_code(asked.code)
        return JSONResponse({"id": found.id} | ({"pad": True} if found.kind == "pad" else {}))

    async def referee(self, request: Request) -> Response:
        """Settles an argument, in the asker's language; the learning pages ask it too."""
        asked = await read_body(request, RefereeRequest)
        spoken = words(language(asked.lang))
        return JSONResponse(answer(spoken, load(asked.game), asked.question).plain())

    # Operation

    async def server(self, request: Request) -> Response:
        """What a page needs to know about this server before anybody sits down."""
        reach, contact = self._berth.reach, self._berth.contact
        return _answered(ServerInfo(__version__, [*BOTS], reach, contact))

    async def health(self, request: Request) -> Response:
        return JSONResponse({"ok": True})

    async def described(self, request: Request) -> Response:
        return Response(_described(), media_type="application/json")

    async def metrics(self, request: Request) -> Response:
        """For who has the token that the server was started with; else there is nothing here."""
        given = request.headers.get("authorization", "")
        wanted = f"Bearer {self._berth.metrics_token}"
        if not self._berth.metrics_token or not compare_digest(given.encode(), wanted.encode()):
            return Response(status_code=404)
        return Response(exposition(self._harbour), media_type=KIND)

    async def ready(self, request: Request) -> Response:
        """Whether a move could be kept now: a disk that is full is not ready."""
        await self._harbour.store.ready()
        return JSONResponse({"ok": True})

    async def security_txt(self, request: Request) -> Response:
        return PlainTextResponse(self._security_txt)


def _answered(answer: object, status: int = 200) -> Response:
    return Response(codec.write(answer), status, media_type="application/json")


def _protocol(request: Request) -> int:
    """The one that the asker speaks."""
    asked = request.headers.get(HEADER, "1")
    if asked not in map(str, SERVED):
        raise Refused("reload", protocol=PROTOCOL)
    return int(asked)


def _in_words_of(request: Request, *answers: Listed | Summary) -> list[object]:
    return [*(map(older_answer, answers) if _protocol(request) == 1 else answers)]


@cache
def _described() -> bytes:
    return codec.write(document())


def _address(request: Request) -> str | None:
    found: str | None = request.scope[ADDRESS]
    return found


def _number(request: Request, name: str, default: int) -> int:
    """A place in a log that is asked for; what is none is where it begins."""
    text = request.query_params.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 8 else default
