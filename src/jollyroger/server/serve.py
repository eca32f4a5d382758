"""Starting and stopping: where the data lives, where the server listens, what people type."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import uvicorn

from .. import __version__
from ..rules.refused import Refused
from ..store import Store, shown
from . import PORT
from .addresses import Addresses, read_proxies
from .app import application
from .berth import Berth
from .binding import listening
from .connections import Acceptor, Connections, Place, files_left, greet
from .figures import figures
from .identity import Signer, keys
from .limits import Limits, Waits
from .logs import structured
from .options import Level
from .page import BUILT
from .protocols import TimedHttp
from .thinking import Thinking
from .tls import check_certificate
from .ways import Ways
from .worker_process import COMMAND

log = logging.getLogger("jollyroger.serve")

# What listens on every address: its kind, an address far away, and this computer's own.
ALL: Final = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1", "127.0.0.1"),  # noqa: S104 - only when asked for
    "::": (socket.AF_INET6, "2001:db8::1", "::1"),
}
KEY: Final = "JOLLYROGER_KEY"
METRICS: Final = "JOLLYROGER_METRICS_TOKEN"
NEW_KEY: Final = (
    "the database has guests, but their key is not here: a new one is in %s, and every guest must"
    " start anew; to have them back, stop, and put the old signing.key there"
)


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """How to serve; what is not given is worked out."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str | None = None
    public_url: str | None = None
    certificate: Path | None = None
    key: Path | None = None
    proxies: str | None = None
    any_port: bool = False
    bot_delay: float = 0.0  # people who read at their own pace set it on their own page
    home: Path = Path()
    limits: Limits = field(default_factory=Limits)
    waits: Waits = field(default_factory=Waits)
    page: Path = BUILT
    worker: Sequence[str] = COMMAND  # what works beside the server
    guest_days: int = 365
    contact: str | None = None
    log_level: Level = "warning"
    access_log: bool = False

    @property
    def scheme(self) -> str:
        return "https" if self.certificate else "http"

    def url(self, port: int) -> str:
        shown = lan_address(self.host) if self.host in ALL else self.host
        return self.public_url or f"{self.scheme}://{_bracketed(shown)}:{port}"

    @property
    def addresses(self) -> Addresses:
        return Addresses(read_proxies(self.proxies))

    def store_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.home / 'jollyroger.sqlite'}"


def lan_address(every: str) -> str:
    """This computer's address on the local network; no packet is sent to find it."""
    family, far, near = ALL[every]
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((far, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return near


def _bracketed(host: str) -> str:
    """As an address has it: an IPv6 address is full of colons."""
    return f"[{host}]" if ":" in host else host


def settle_memory() -> None:
    """What is loaded now stays; full collections, which hold up every table, become rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def share_time() -> None:
    """A thread that reads or thinks lets the event loop in five times as soon as it would."""
    sys.setswitchinterval(0.001)


class Server(uvicorn.Server):
    """Accepts by itself, so that connections are counted before anything is read from them.

    Stops when asked, and leaves it to us to put the store away before the process ends."""

    def __init__(self, config: uvicorn.Config, connections: Connections, waits: Waits) -> None:
        super().__init__(config)
        self._connections = connections
        self._waits = waits
        self._accepting: list[asyncio.Task[None]] = []

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self.handle_exit, sign, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(uvicorn.config.STARTUP_FAILURE)
        self.servers = []
        acceptor = Acceptor(self._connections, self._greet, time.monotonic)
        for bound in sockets or []:
            bound.setblocking(False)
            self._accepting.append(asyncio.ensure_future(acceptor.run(bound)))
        self.started = True

    async def _greet(self, connection: socket.socket, place: Place) -> None:
        def protocol() -> asyncio.Protocol:
            make: Any = self.config.http_protocol_class
            made: asyncio.Protocol = make(
                place=place,
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )
            return made

        await greet(connection, protocol, self.config.ssl, self._waits.head)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self._accepting:
            task.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        await super().shutdown(sockets)


def say_where(url: str) -> None:
    sys.stdout.write(f"{url}\n")
    sys.stdout.flush()


def ways_of(options: ServeOptions) -> Ways:
    thinking = Thinking(limits=options.limits, worker=options.worker)
    return Ways(bot_delay=options.bot_delay, guest_days=options.guest_days, thinking=thinking)


def serve(
    options: ServeOptions,
    ready: Callable[[str], None] = say_where,
    ways_of: Callable[[ServeOptions], Ways] = ways_of,
) -> None:
    """Until somebody stops it; then every line is closed and the store is left in order."""
    structured(sys.stderr, options.log_level, options.access_log)
    check_certificate(options.certificate, options.key)
    bound = listening(options.host, options.port, options.any_port)
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(options, bound, ready, ways_of(options)))
    finally:
        bound.close()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where there is one: on Windows there is none."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    options: ServeOptions, bound: socket.socket, ready: Callable[[str], None], ways: Ways
) -> None:
    options.home.mkdir(parents=True, exist_ok=True)
    addresses = options.addresses
    key_file, given = options.home / "signing.key", os.environ.get(KEY)
    is_new = not given and not key_file.exists()
    signer = Signer(keys(key_file, given))
    leaving, observe = asyncio.Event(), figures.commits.observe
    store = await Store.open(options.store_url(), lost=leaving.set, committed=observe)
    try:
        if is_new and await store.has_guests():
            log.warning(NEW_KEY, key_file)
        url = options.url(bound.getsockname()[1])
        berth = Berth(url, metrics_token=os.environ.get(METRICS), contact=options.contact)
        app = application(
            store, signer, berth, ways, options.limits, addresses, options.waits, options.page
        )
        settle_memory()
        share_time()
        connections = Connections(options.limits, addresses, time.monotonic, files_left())
        server = Server(config_of(app, options), connections, options.waits)
        ready(url)
        log.info("started", extra=_told(options, bound, url))
        leaver = asyncio.ensure_future(_leave(leaving, server))
        await server.serve(sockets=[bound])
        leaver.cancel()
        if leaving.is_set():
            raise Refused("database_in_use", file=shown(options.store_url()))
    finally:
        await store.close()
        log.info("stopped", extra={"version": __version__})


def _told(options: ServeOptions, bound: socket.socket, url: str) -> dict[str, str]:
    """What a host looks for first: which program, on which data, and where."""
    host, port = bound.getsockname()[:2]
    database, listens = shown(options.store_url()), f"{_bracketed(host)}:{port}"
    return {"version": __version__, "database": database, "listens": listens, "url": url}


async def _leave(leaving: asyncio.Event, server: Server) -> None:
    """When another server has our database, we are one too many."""
    await leaving.wait()
    server.should_exit = True


def config_of(app: object, options: ServeOptions) -> uvicorn.Config:
    def http(place: Place | None = None, **given: Any) -> TimedHttp:
        return TimedHttp(options.limits, options.waits, time.monotonic, place, **given)

    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        log_level=logging.ERROR,  # what others send wrongly is no trouble of ours
        access_log=False,
        http=http,  # type: ignore[arg-type]
        ws="websockets-sansio",
        ws_max_size=8192,
        ws_per_message_deflate=False,
        ws_ping_interval=options.waits.ping,
        ws_ping_timeout=options.waits.pong,
        timeout_keep_alive=options.waits.idle,  # type: ignore[arg-type]
        proxy_headers=options.proxies is not None,
        forwarded_allow_ips=options.proxies,
        ssl_certfile=options.certificate,
        ssl_keyfile=options.key,
        timeout_graceful_shutdown=5,
    )
