"""Lines in, lines out: nothing but text and line ends, as wide as the terminal."""

import codecs
import io
import os
import re
import textwrap
import unicodedata
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Iterable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final, TextIO

from ..words.aloud import TIED, losses

if TYPE_CHECKING:
    from .typed_line import TypedLine

WIDTH: Final = 80  # cells, where nothing says how wide a line may be
NARROWEST: Final = 20
LONGEST: Final = 200  # characters of an answer


class HungUp(Exception):
    """The input has ended, or the person pressed Ctrl-C."""


class Console:
    """Says lines, and hears them while other things go on."""

    def __init__(self, reads: TextIO | None, writes: TextIO) -> None:
        self._reads = reads or io.StringIO()
        self._writes = writes
        self._waited: Future[str] | None = None
        self._rest = b""
        self._whole: re.Pattern[str] | None = None
        self._keyboard: TypedLine | None = None
        self.typed = self._reads.isatty()

    # Out

    def keep_whole(self, names: Iterable[str]) -> None:
        """No line is broken inside one of these."""
        several = sorted((name for name in names if " " in name), key=len, reverse=True)
        self._whole = re.compile("|".join(map(re.escape, several)), re.I) if several else None

    def say(self, text: str) -> None:
        self._break_off()
        for paragraph in text.splitlines():
            self._writes.write("".join(f"{line}\n" for line in self._lines(paragraph)))
        self._writes.flush()

    def show(self, line: str) -> None:
        """A line to be copied, such as a command: it stays in one piece however long it is."""
        self._break_off()
        self._writes.write(f"{line}\n")
        self._writes.flush()

    def prompt(self, question: str) -> None:
        """The answer goes behind it, with what of it is there already."""
        self._break_off()
        self._writes.write("\n".join(self._lines(question)) + " ")
        self._show_typed()
        self._writes.flush()

    def _break_off(self) -> None:
        """What is being typed stays on its line, and is shown again when all is told."""
        keyboard = self._keyboard
        if keyboard and keyboard.text and keyboard.shown:
            self.end_line()

    def _show_typed(self) -> None:
        keyboard = self._keyboard
        if keyboard and not keyboard.shown:
            self._writes.write(keyboard.text)
            self._writes.flush()
            keyboard.shown = True

    def _lines(self, paragraph: str) -> list[str]:
        width = self._width()
        tied = losses().sub(_tie, paragraph)
        tied = self._whole.sub(_tie, tied) if self._whole else tied
        # What is too long for any line is broken like everything else.
        parts = (
            part if len(part) <= width else part.replace(TIED, " ") for part in tied.split(" ")
        )
        lines = textwrap.wrap(" ".join(parts), width, break_on_hyphens=False) or [""]
        return [line.replace(TIED, " ") for line in lines]

    def _width(self) -> int:
        """A terminal that does not say is as wide as a pipe."""
        try:
            columns = os.get_terminal_size(self._writes.fileno()).columns
        except (OSError, ValueError):
            return WIDTH
        return max(columns, NARROWEST) if columns else WIDTH

    def end_line(self) -> None:
        self._writes.write("\n")
        if self._keyboard and self._keyboard.text:
            self._keyboard.shown = False
            with suppress(RuntimeError):  # somebody leaves, and will type no more
                get_running_loop().call_soon(self._show_typed)

    # In

    async def answer(self) -> str:
        """The next line. What does not come from a keyboard is shown, ending the prompt's line."""
        line = await self.next_line()
        self._waited = None
        if not line:
            self.end_line()
            raise HungUp
        answer = _printable(line)
        if not self.typed:
            self._writes.write(f"{answer}\n")
        return answer

    def next_line(self) -> "Future[str]":
        """The line that is typed next, the same one until it has been taken as an answer."""
        if self._waited is None:
            self._waited = get_running_loop().create_future()
            self._listen(self._waited)
        return self._waited

    def _listen(self, waited: "Future[str]") -> None:
        """A keyboard is listened to beside everything else; a pipe by a thread that nobody has
        to wait for."""
        try:
            number = self._reads.fileno()
        except (OSError, ValueError):
            waited.set_result(self._reads.readline())
            return
        if self._keyboard is None and self.typed and self._writes.isatty():
            self._keyboard = typed_line_at(number, self._writes)
        if self._keyboard:
            self._keyboard.listen(waited)
            return
        loop = get_running_loop()
        Thread(target=self._read, args=(number, loop, waited), daemon=True).start()

    def _read(self, number: int, loop: AbstractEventLoop, waited: "Future[str]") -> None:
        """From the system itself: a program that ends must not wait for Python's own buffer."""
        while b"\n" not in self._rest and (more := _bytes(number)):
            self._rest += more
        line, end, self._rest = self._rest.partition(b"\n")
        text = (line + end).decode(self._reads.encoding or "utf-8", "replace")
        if not loop.is_closed():
            loop.call_soon_threadsafe(_hand_over, waited, text)


def typed_line_at(number: int, writes: TextIO) -> "TypedLine | None":
    """None where a terminal cannot be asked for single keys."""
    try:
        from .typed_line import TypedLine

        return TypedLine(number, writes)
    except (ImportError, OSError):  # Windows, or a terminal that does not answer
        return None


def _bytes(number: int) -> bytes:
    """Nothing any more from a terminal that is gone: that, too, is the end."""
    try:
        return os.read(number, 4096)
    except OSError:
        return b""


def _hand_over(waited: "Future[str]", text: str) -> None:
    if not waited.done():
        waited.set_result(text)


def _printable(line: str) -> str:
    return "".join(char if char.isprintable() else " " for char in line).strip()[:LONGEST]


def _tie(found: "re.Match[str]") -> str:
    return found[0].replace(" ", TIED)


def spell_anything(*streams: TextIO) -> None:
    """A terminal that cannot show a character shows the nearest; that must not end a game."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NEAREST)


NEAREST: Final = "jollyroger-nearest"
QUOTES: Final = {**dict.fromkeys(map(ord, "“”„«»"), '"'), 0x2019: "'", ord("ß"): "ss"}


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """`é` without its accent; what is like nothing else is a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)  # type: ignore[return-value]
    missing = error.object[error.start : error.end].translate(QUOTES)
    split = unicodedata.normalize("NFKD", missing)
    kept = "".join(char for char in split if not unicodedata.combining(char))
    return kept.encode("ascii", "replace").decode("ascii"), error.end


codecs.register_error(NEAREST, _nearest)
