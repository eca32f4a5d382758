"""Starting and stopping: where the data lives, where the server listens, what people type."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn

from ..rules.refused import Refused
from ..store import Store
from . import PORT
from .app import application
from .berth import Berth
from .identity import Signer, keys
from .logs import structured
from .rooms import Ways

BACKLOG: Final = 2048
KEY: Final = "JOLLYROGER_KEY"
METRICS: Final = "JOLLYROGER_METRICS_TOKEN"


@dataclass(frozen=True, slots=True)
class Mooring:
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

    @property
    def scheme(self) -> str:
        return "https" if self.certificate else "http"

    def url(self, port: int) -> str:
        shown = lan_address() if self.host == "0.0.0.0" else self.host  # noqa: S104 - on asking
        return self.public_url or f"{self.scheme}://{shown}:{port}"

    def store_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.home / 'jollyroger.sqlite'}"


def lan_address() -> str:
    """This computer's address on the local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def listening(host: str, port: int) -> socket.socket:
    """The socket, so that a taken port is known before anything else starts."""
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(BACKLOG)  # whoever reads the address may use it at once
    except OSError as error:
        bound.close()
        raise Refused("port_taken", port=str(port)) from error
    return bound


def settle_memory() -> None:
    """What is loaded now stays; full collections, which hold up every table, become rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


class Server(uvicorn.Server):
    """Stops when asked, and leaves it to us to put the store away before the process ends."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self.handle_exit, sign, None)
        yield


def say_where(url: str) -> None:
    sys.stdout.write(f"{url}\n")
    sys.stdout.flush()


def serve(mooring: Mooring, ready: Callable[[str], None] = say_where) -> None:
    """Until somebody stops it; then every line is closed and the store is left in order."""
    structured(sys.stderr)
    bound = _bound(mooring)
    try:
        asyncio.run(_serve(mooring, bound, ready))
    finally:
        bound.close()


def _bound(mooring: Mooring) -> socket.socket:
    try:
        return listening(mooring.host, mooring.port)
    except Refused:
        if not mooring.any_port:
            raise
        return listening(mooring.host, 0)


async def _serve(mooring: Mooring, bound: socket.socket, ready: Callable[[str], None]) -> None:
    mooring.home.mkdir(parents=True, exist_ok=True)
    signer = Signer(keys(mooring.home / "signing.key", os.environ.get(KEY)))
    store = await Store.open(mooring.store_url())
    try:
        url = mooring.url(bound.getsockname()[1])
        berth = Berth(url, metrics_token=os.environ.get(METRICS))
        app = application(store, signer, berth, Ways(bot_delay=mooring.bot_delay))
        settle_memory()
        server = Server(_config(app, mooring))
        ready(url)
        await server.serve(sockets=[bound])
    finally:
        await store.close()


def _config(app: object, mooring: Mooring) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=8192,
        ws_per_message_deflate=False,
        proxy_headers=mooring.proxies is not None,
        forwarded_allow_ips=mooring.proxies,
        ssl_certfile=mooring.certificate,
        ssl_keyfile=mooring.key,
        timeout_graceful_shutdown=5,
    )
