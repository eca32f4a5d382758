"""A stretch of the way to a server that can go silent, as a tunnel does: nothing is closed."""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from waiting import PATIENCE


class Forwarder:
    def __init__(self, port: int) -> None:
        self._to = port
        self._silent = False
        self._lines: list[socket.socket] = []
        self._dead: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        self._begin(self._accept)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def silence(self) -> None:
        """From now on every byte is lost, on lines that are open and on new ones."""
        self._silent = True

    def speak(self) -> None:
        """The way is there again; what went into the silence is gone, and so are its lines."""
        self._silent = False
        for each in self._dead:
            _end(each)

    def close(self) -> None:
        for each in (self._server, *self._lines):
            _end(each)
        for thread in self._threads:
            thread.join(5)

    def _begin(self, work: Callable[..., None], *given: socket.socket) -> threading.Thread:
        self._threads.append(threading.Thread(target=work, args=given, daemon=True))
        self._threads[-1].start()
        return self._threads[-1]

    def _accept(self) -> None:
        with self._server, suppress(OSError):
            while True:
                here, _ = self._server.accept()
                self._begin(self._serve, here, socket.create_connection(("127.0.0.1", self._to)))

    def _serve(self, here: socket.socket, there: socket.socket) -> None:
        self._lines += [here, there]
        with here, there:
            back = self._begin(self._carry, there, here)
            self._carry(here, there)
            back.join(PATIENCE)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        """Once a byte is lost, nothing that comes later is to be understood either."""
        dead = False
        with suppress(OSError):
            while data := source.recv(65536):
                if self._silent and not dead:
                    dead = True
                    self._dead += [source, target]
                if not dead:
                    target.sendall(data)
        if not dead:
            _end(source)
            _end(target)


def _end(line: socket.socket) -> None:
    """A thread that reads from it hears of it."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


@contextmanager
def forwarder(port: int) -> Iterator[Forwarder]:
    way = Forwarder(port)
    try:
        yield way
    finally:
        way.close()
