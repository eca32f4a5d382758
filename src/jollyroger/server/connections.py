"""TCP connections: how many there are from one address, and who is let in."""

import asyncio
import errno
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from .addresses import Addresses, group
from .figures import figures
from .limits import Clock, Limits, Meter

log = logging.getLogger("jollyroger.connections")

RESERVE: Final = 96  # open files that are not connections: the database, threads, libraries
AT_ONCE: Final = 16  # connections taken before everybody else has their turn again
PAUSE: Final = 0.5  # seconds until another try when the system has no files left
MOMENT: Final = 0.01  # seconds after any other trouble, such as a visitor who is gone again
QUIET: Final = 60.0  # seconds between two lines in the log about that
SPENT: Final = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}


class Place:
    """One connection's place; given back once, however often that is said."""

    def __init__(self, give_back: Callable[[], None]) -> None:
        self._give_back: Callable[[], None] | None = give_back

    def leave(self) -> None:
        if give_back := self._give_back:
            self._give_back = None
            give_back()


class Connections:
    """Counted from the moment they are accepted, whatever they go on to be."""

    def __init__(self, limits: Limits, addresses: Addresses, clock: Clock, most: int) -> None:
        self._limits = limits
        self._addresses = addresses
        self._connects = Meter(limits.connects, clock)
        self._most = most
        self._open: dict[str | None, int] = {}
        self.total = 0
        self.refused = 0

    def admit(self, host: str) -> Place | None:
        """None for one too many; a proxy's are the proxy's to count."""
        who = None if self._addresses.is_proxy(host) else group(host)
        if self.total >= self._most or not self._fits(who):
            self.refused += 1
            figures.connections.add("refused")
            return None
        figures.connections.add("accepted")
        self.total += 1
        self._open[who] = self._open.get(who, 0) + 1
        return Place(lambda: self._leave(who))

    def _fits(self, who: str | None) -> bool:
        if who is None:
            return True
        return self._open.get(who, 0) < self._limits.connections and self._connects.allows(who)

    def _leave(self, who: str | None) -> None:
        self.total -= 1
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


def files_left() -> int:
    """How many connections the system's limit on open files leaves; the soft limit is raised."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 2**16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(1, (wanted if soft == resource.RLIM_INFINITY else soft) - RESERVE)


Greet = Callable[[socket.socket, Place], Coroutine[Any, Any, None]]


class Acceptor:
    """Takes connections one by one: it cannot spin, and says once a minute that files run out."""

    def __init__(
        self,
        connections: Connections,
        greet: Greet,
        clock: Clock,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._connections = connections
        self._greet = greet
        self._clock = clock
        self._sleep = sleep
        self._said = -QUIET
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        taken = 0
        while True:
            try:
                connection, peer = await loop.sock_accept(listener)
            except OSError as error:
                await self._rest(error)
                continue
            self._take(connection, str(peer[0]))
            taken += 1
            if taken % AT_ONCE == 0:
                await asyncio.sleep(0)

    def _take(self, connection: socket.socket, host: str) -> None:
        place = self._connections.admit(host)
        if place is None:
            connection.close()
            return
        task = asyncio.get_running_loop().create_task(self._greeted(connection, place))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _greeted(self, connection: socket.socket, place: Place) -> None:
        """A handshake that fails or takes too long is the visitor's trouble, and not in our log."""
        try:
            await self._greet(connection, place)
        except (OSError, ssl.SSLError, TimeoutError):
            place.leave()
            connection.close()

    async def _rest(self, error: OSError) -> None:
        if error.errno in SPENT and self._clock() - self._said >= QUIET:
            self._said = self._clock()
            log.error("no connection can be accepted: %s", error.strerror)
        await self._sleep(PAUSE if error.errno in SPENT else MOMENT)


async def greet(
    connection: socket.socket,
    protocol: Callable[[], asyncio.Protocol],
    tls: ssl.SSLContext | None,
    seconds: float,
) -> None:
    """The connection becomes the protocol's; under TLS after a handshake with a time limit."""
    connection.setblocking(False)
    loop = asyncio.get_running_loop()
    wait = {"ssl_handshake_timeout": seconds} if tls else {}
    await loop.connect_accepted_socket(protocol, connection, ssl=tls, **wait)
