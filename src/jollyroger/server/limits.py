"""Limits: how often, how many, how large. Every one of them is here.

Those of `Limits` are the host's to change (`serve --limit NAME=VALUE`); as they are, sixty people
behind one router fit in. The others belong to the protocol; `Waits` are handed to whoever waits."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from math import ceil
from typing import Any, Final

from ..rules.refused import Refused

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, refilled at so many a second."""

    burst: float
    a_second: float

    def __str__(self) -> str:
        return f"{self.burst:g}/{self.a_second:g}"


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address, one guest or one connection may do. An IPv6 address counts by its /64."""

    connections: int = 512  # open connections from one address
    connects: Rate = Rate(600, 20)  # new connections from one address
    requests: Rate = Rate(1000, 50)  # requests from one address, for files too
    calls: Rate = Rate(300, 20)  # requests to the API from one address
    namings: Rate = Rate(120, 0.5)  # guests named from one address
    guesses: Rate = Rate(20, 0.1)  # wrong codes and return links from one address
    all_guesses: Rate = Rate(300, 0.5)  # wrong codes from all addresses together
    openings: Rate = Rate(10, 0.02)  # tables opened by one guest
    address_openings: Rate = Rate(60, 0.2)  # tables opened from one address
    pads: Rate = Rate(30, 0.1)  # score pads shared from one address
    reviews: Rate = Rate(60, 0.5)  # reviews asked for from one address
    hints: Rate = Rate(10, 1)  # hints of one guest; they take time to read
    address_hints: Rate = Rate(60, 10)  # hints to one address: a club, each asking every 6 s
    undos: Rate = Rate(20, 0.2)  # moves taken back by one guest: two rounds, move by move
    frames: Rate = Rate(40, 10)  # frames from one guest; more are refused
    acts: Rate = Rate(60, 1)  # acts of one guest that no game waits for; a log keeps them all
    address_acts: Rate = Rate(1000, 10)  # such acts from one address
    line_frames: Rate = Rate(120, 20)  # frames on one socket, pings too; more close it
    line_bytes: Rate = Rate(262_144, 65_536)  # bytes on one socket; more close it
    address_frames: Rate = Rate(2000, 300)  # frames from one address; more close a socket
    address_edits: Rate = Rate(6000, 60)  # edits of score pads from one address
    address_lines: int = 256  # sockets from one address
    guest_lines: int = 8  # sockets of one guest
    watchers: int = 50  # sockets without a seat at one table, and all at one pad
    address_watchers: int = 25  # of those from one address: nobody fills one alone
    listed: int = 3  # open tables of one host that the list shows
    address_listed: int = 20  # open tables from one address that the list shows
    log: int = 10_000  # entries of a table; past that only the game goes on, the longest has 535
    pad_edits: int = 5_000  # of a pad; a game for six, every value changed five times, has 1,400


PLENTY: Final = Rate(burst=1e9, a_second=1e9)


def without_rates(limits: Limits) -> Limits:
    """For a server that only our own programs reach: everything as often as they like."""
    rates: dict[str, Any] = {
        each.name: PLENTY for each in fields(limits) if isinstance(each.default, Rate)
    }
    return replace(limits, **rates)


def read_limits(asked: list[str]) -> Limits:
    """The limits with those changed that a host has named, each as NAME=VALUE."""
    named: dict[str, Any] = dict(_read_limit(text) for text in asked)
    return replace(Limits(), **named)


def _read_limit(text: str) -> tuple[str, Rate | int]:
    name, _, value = text.partition("=")
    known = {each.name: each.default for each in fields(Limits)}
    if name not in known:
        raise Refused("unknown_limit", limit=name, limits=tuple(known))
    try:
        return name, _read_rate(value) if isinstance(known[name], Rate) else _positive(int(value))
    except ValueError as error:
        raise Refused("limit_value", limit=name, example=str(known[name])) from error


def _read_rate(text: str) -> Rate:
    burst, _, a_second = text.partition("/")
    if float(burst) < 1:
        raise ValueError(burst)  # nobody would ever be let in
    return Rate(_positive(float(burst)), _positive(float(a_second)))


def _positive(number: Any) -> Any:
    if not 0 < number < float("inf"):
        raise ValueError(number)
    return number


@dataclass(frozen=True, slots=True)
class Waits:
    """Seconds that the server gives whoever is at the other end of a connection."""

    head: float = 10.0  # for the head of a request, or a handshake, to be there
    body: float = 20.0  # for the body of a request
    idle: float = 5.0  # for the next request on a connection that is kept
    read: float = 60.0  # for a reader who takes nothing
    join: float = 10.0  # for a socket to say who it is
    ping: float = 10.0  # between two pings of ours on a socket
    pong: float = 8.0  # for the answer, or the socket is dead


BODY: Final = 4096  # bytes in a request
PAD_BODY: Final = 2**20  # bytes in a request that carries a whole pad
TARGET: Final = 1024  # bytes in the path of a request
STRIKES: Final = 50  # refusals in a row before a socket is closed
QUEUE: Final = 256  # frames a slow reader may be behind
GAP: Final = 500  # entries that who comes back is told one by one: a whole game, hardly more
THINKERS: Final = 1  # a pool: on a machine with two cores the other is for the event loop
HINTS_WAITING: Final = 2  # of one guest; who asks again before an answer wants the last one
READINGS_WAITING: Final = 64  # logs and pads for one address: after a restart all its tables wake
REVIEWS_WAITING: Final = 8  # from one address: a club at one table asks for it all at once
LOOK_AHEAD_WAIT: Final = 0.6  # seconds until a bot that looks ahead answers: twice a long search
THOROUGH_WAIT: Final = 0.1  # where it does not look ahead: many times what its nets take
REVIEWS: Final = 64  # finished games whose review is kept
CODE_TRIES: Final = 64  # for a code that nobody has
TRACKED: Final = 50_000  # addresses and guests remembered by a meter


class Bucket:
    """Leaks at its rate, and is refused what it has no room for."""

    __slots__ = ("_at", "_clock", "_level", "_rate")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._at = clock()

    def take(self, amount: float = 1) -> bool:
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def wait(self) -> int:
        """Whole seconds until it has room again."""
        return max(1, ceil((1 - self._level) / self._rate.a_second))

    def give(self, amount: float = 1) -> None:
        """Back, because it should not have counted."""
        self._level = min(self._rate.burst, self._level + amount)


class Meter:
    """A bucket for everybody who comes along; the longest silent are forgotten first.

    Nobody in particular (None) is never refused: a proxy's own requests are not an attack."""

    def __init__(self, rate: Rate, clock: Clock, tracked: int = TRACKED) -> None:
        self._rate = rate
        self._clock = clock
        self._tracked = tracked
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str | None, amount: float = 1) -> bool:
        return who is None or self._bucket(who).take(amount)

    def refusal(self, who: str | None) -> Refused:
        """For who is not allowed now: it says when they will be."""
        return Refused("too_fast", seconds=self._bucket(who or "").wait())

    def give(self, who: str | None) -> None:
        if who is not None:
            self._bucket(who).give()

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._clock)
        self._buckets[who] = bucket
        if len(self._buckets) > self._tracked:
            self._buckets.popitem(last=False)
        return bucket
