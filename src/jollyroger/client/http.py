"""A server's requests and answers over HTTP, as one guest or as nobody in particular."""

import json
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, OpenerDirector, ProxyHandler, Request, build_opener

from ..rules.refused import Refused
from ..wire.frames import HEADER, PAGE, PROTOCOL
from ..words.catalogue import words
from ..words.refusals import refusal
from .link import is_here

WAIT: Final = 10.0  # seconds for an answer
LARGEST: Final = 2**24  # bytes of an answer
LONGEST: Final = 100_000  # lines of a record, or entries of a log
Json = Any  # what a server says; every use of it is checked


class _Straight(HTTPRedirectHandler):
    """Whoever we say our secret to is who was asked, and nobody they send us to."""

    def redirect_request(self, *_: Any) -> None:
        return None


class RemoteServer:
    """Nothing it says is taken on trust: what is no answer of ours is `Refused`."""

    page = PAGE  # lines of a record in one answer, as the protocol says

    def __init__(self, address: str, token: str | None = None, name: str = "") -> None:
        self.address = address
        self.token = token
        self.name = name  # what we are called there
        proxies = [ProxyHandler({})] if is_here(address) else []
        self._opener: OpenerDirector = build_opener(_Straight, *proxies)

    def get(self, path: str) -> dict[str, Json]:
        return self._object(self.text(path))

    def post(self, path: str, **body: Json) -> dict[str, Json]:
        return self._object(self.text(path, json.dumps(body).encode()))

    def whole_log(self, table: str) -> dict[str, Json]:
        """All pages of a log as one answer."""
        log = self.get(f"/api/tables/{table}/log")
        while isinstance(since := log.get("next"), int):
            more = self.get(f"/api/tables/{table}/log?since={since}")
            if not _follows(log, more):
                raise self.no_answer()
            log = {**more, "events": [*log["events"], *more["events"]]}
        return log

    def whole_record(self, table: str) -> str:
        """All pages of a record; the last one is not full."""
        lines: list[str] = []
        while len(lines) < LONGEST:
            page = self.text(f"/api/tables/{table}/record?page={len(lines) // self.page + 1}")
            lines += page.splitlines(keepends=True)
            if len(page.splitlines()) < self.page:
                return "".join(lines)
        raise self.no_answer()

    def text(self, path: str, body: bytes | None = None) -> str:
        headers = {HEADER: str(PROTOCOL)} | ({"Content-Type": "application/json"} if body else {})
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = Request(self.address + path, body, headers)  # noqa: S310 - http or https, see link
        try:
            with self._opener.open(request, timeout=WAIT) as answer:
                return str(answer.read(LARGEST).decode())
        except HTTPError as error:
            with error:
                raise self._declined(error.read(LARGEST)) from None
        except (OSError, HTTPException) as error:
            raise Refused("no_server", server=self.address) from error
        except ValueError as error:
            raise self.no_answer() from error

    def no_answer(self) -> Refused:
        return Refused("no_answer", server=self.address)

    def _object(self, text: str) -> dict[str, Json]:
        try:
            found = tame(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise self.no_answer() from error
        if not isinstance(found, dict):
            raise self.no_answer()
        return found

    def _declined(self, body: bytes) -> Refused:
        """The refusal that came as an answer; a page that says no in other words is none."""
        try:
            plain = self._object(body.decode())
        except ValueError:
            return self.no_answer()
        except Refused as refused:
            return refused
        code, facts, rule = plain.get("code"), plain.get("facts"), plain.get("rule")
        if not isinstance(code, str) or not isinstance(facts, dict):
            return self.no_answer()
        return read_refusal(code, facts, rule)


def tame(plain: Json) -> Json:
    """A terminal obeys some characters; others may not send them to it."""
    if isinstance(plain, str):
        return "".join(char if char.isprintable() else " " for char in plain)
    if isinstance(plain, list):
        return [tame(item) for item in plain]
    if isinstance(plain, dict):
        return {tame(name): tame(item) for name, item in plain.items()}
    return plain


def read_refusal(code: str, facts: dict[str, Json], rule: str | None = None) -> Refused:
    """A server's refusal, if we have a sentence for it; a newer server may have reasons of its own.

    The page's sentence about versions is no use here."""
    if code == "reload":
        return Refused("other_version")
    told = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}
    told.pop("rule", None)
    try:
        refused = Refused(code, rule, **told)
        refusal(words("en"), refused)
    except (LookupError, TypeError, AssertionError):
        return Refused("unknown_refusal", code=code)
    return refused


def _follows(log: dict[str, Json], more: dict[str, Json]) -> bool:
    """Whether this is another page of that log; a server that never ends is not listened to."""
    both = log.get("events"), more.get("events")
    lists = all(isinstance(events, list) for events in both)
    return lists and bool(more["events"]) and len(log["events"]) < LONGEST
