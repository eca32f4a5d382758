"""Lines in, lines out: nothing but text and line ends, at most 80 cells wide."""

import io
import textwrap
from typing import TextIO

WIDTH = 80


class HungUp(Exception):
    """The input has ended, or the person pressed Ctrl-C."""


class Console:
    def __init__(self, reads: TextIO | None, writes: TextIO) -> None:
        self._reads = reads or io.StringIO()
        self._writes = writes
        self._typed = self._reads.isatty()

    def say(self, text: str) -> None:
        for paragraph in text.splitlines():
            for line in textwrap.wrap(paragraph, WIDTH, break_on_hyphens=False) or [""]:
                self._writes.write(f"{line}\n")
        self._writes.flush()

    def show(self, line: str) -> None:
        """A line to be copied, such as a command: it stays in one piece however long it is."""
        self._writes.write(f"{line}\n")
        self._writes.flush()

    def ask(self, prompt: str) -> str:
        """The answer to a prompt. What does not come from a keyboard is shown, ending the line."""
        self._writes.write(f"{prompt} ")
        self._writes.flush()
        try:
            line = self._reads.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            self._writes.write("\n")
            raise HungUp
        answer = _printable(line)
        if not self._typed:
            self._writes.write(f"{answer}\n")
        return answer


def _printable(line: str) -> str:
    return "".join(char if char.isprintable() else " " for char in line).strip()[:200]


def spell_anything(*streams: TextIO) -> None:
    """A terminal that cannot show a character shows another one; that must not end a game."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
