"""Lines in, lines out: nothing but text and line ends, at most 80 cells wide."""

import io
import os
import textwrap
from asyncio import AbstractEventLoop, Future, get_running_loop
from threading import Thread
from typing import TextIO

WIDTH = 80
LONGEST = 200  # characters of an answer


class HungUp(Exception):
    """The input has ended, or the person pressed Ctrl-C."""


class Console:
    """Says lines, and hears them while other things go on."""

    def __init__(self, reads: TextIO | None, writes: TextIO) -> None:
        self._reads = reads or io.StringIO()
        self._writes = writes
        self._waited: Future[str] | None = None
        self._rest = b""
        self.typed = self._reads.isatty()

    # Out

    def say(self, text: str) -> None:
        for paragraph in text.splitlines():
            for line in textwrap.wrap(paragraph, WIDTH, break_on_hyphens=False) or [""]:
                self._writes.write(f"{line}\n")
        self._writes.flush()

    def show(self, line: str) -> None:
        """A line to be copied, such as a command: it stays in one piece however long it is."""
        self._writes.write(f"{line}\n")
        self._writes.flush()

    def prompt(self, question: str) -> None:
        """The answer goes behind it."""
        self._writes.write(f"{question} ")
        self._writes.flush()

    def end_line(self) -> None:
        self._writes.write("\n")

    # In

    async def answer(self) -> str:
        """The next line. What does not come from a keyboard is shown, ending the prompt's line."""
        line = await self.heard()
        self._waited = None
        if not line:
            self.end_line()
            raise HungUp
        answer = _printable(line)
        if not self.typed:
            self._writes.write(f"{answer}\n")
        return answer

    def heard(self) -> "Future[str]":
        """The line that is typed next, the same one until it has been taken as an answer."""
        if self._waited is None:
            self._waited = get_running_loop().create_future()
            self._listen(self._waited)
        return self._waited

    def _listen(self, waited: "Future[str]") -> None:
        """A keyboard is listened to beside everything else; a thread nobody has to wait for."""
        try:
            number = self._reads.fileno()
        except (OSError, ValueError):
            waited.set_result(self._reads.readline())
            return
        loop = get_running_loop()
        Thread(target=self._read, args=(number, loop, waited), daemon=True).start()

    def _read(self, number: int, loop: AbstractEventLoop, waited: "Future[str]") -> None:
        """From the system itself: a program that ends must not wait for Python's own buffer."""
        while b"\n" not in self._rest and (more := os.read(number, 4096)):
            self._rest += more
        line, end, self._rest = self._rest.partition(b"\n")
        text = (line + end).decode(self._reads.encoding or "utf-8", "replace")
        if not loop.is_closed():
            loop.call_soon_threadsafe(_hand_over, waited, text)


def _hand_over(waited: "Future[str]", text: str) -> None:
    if not waited.done():
        waited.set_result(text)


def _printable(line: str) -> str:
    return "".join(char if char.isprintable() else " " for char in line).strip()[:LONGEST]


def spell_anything(*streams: TextIO) -> None:
    """A terminal that cannot show a character shows another one; that must not end a game."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
