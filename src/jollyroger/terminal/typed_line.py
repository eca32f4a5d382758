"""A line as it is typed at a real terminal: news do not tear it, it is written again behind them.

The terminal's own line cannot be read before Enter, so the keys are taken one by one."""

import atexit
import codecs
import os
import re
import signal
import termios
import unicodedata
from asyncio import Future, get_running_loop
from contextlib import suppress
from typing import Final, TextIO

LINE_MODES: Final = 3  # where the list of a terminal's settings has them, and its keys
KEYS: Final = 6
SEQUENCE: Final = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|O.|[^\[O])", re.DOTALL)  # arrows and such
LONGEST: Final = 1000  # characters; nobody types more, and a cat on the keyboard fills no memory


class TypedLine:
    """`text` is what was typed so far; `shown` says whether it stands on the last line."""

    def __init__(self, number: int, writes: TextIO) -> None:
        self.text = ""
        self.shown = True
        self._number = number
        self._writes = writes
        self._unread = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._before = _modes(number)
        self._means = {
            _key(self._before, termios.VEOF): self._end,
            _key(self._before, termios.VERASE): self._erase_one,
            "\x7f": self._erase_one,
            "\b": self._erase_one,
            _key(self._before, termios.VKILL): self._erase_all,
            _key(self._before, termios.VWERASE): self._erase_word,
            "\n": self._enter,
            "\r": self._enter,
        }
        self._waited: Future[str] | None = None
        atexit.register(self.give_back)
        self._take_over()

    def _take_over(self) -> None:
        modes = termios.tcgetattr(self._number)
        modes[LINE_MODES] &= ~(termios.ICANON | termios.ECHO)
        termios.tcsetattr(self._number, termios.TCSADRAIN, modes)

    def give_back(self) -> None:
        """The terminal as it was; one that is gone needs nothing."""
        with suppress(termios.error):
            termios.tcsetattr(self._number, termios.TCSADRAIN, self._before)

    def listen(self, waited: "Future[str]") -> None:
        """The next line, with its end; nothing when there is none any more."""
        self._waited = waited
        loop = get_running_loop()
        loop.add_reader(self._number, self._read)
        with suppress(RuntimeError, ValueError):  # only the main thread hears of Ctrl-Z
            loop.add_signal_handler(signal.SIGTSTP, self._pause)
        self._press_all()

    def _pause(self) -> None:
        """Ctrl-Z: the shell gets its terminal as it was; `fg` goes on with what was typed."""
        self.give_back()
        os.kill(os.getpid(), signal.SIGSTOP)
        self._take_over()
        self._writes.write(self.text)
        self._writes.flush()

    def _read(self) -> None:
        try:
            more = os.read(self._number, 4096)
        except OSError:  # a terminal that is gone
            more = b""
        if not more:
            self._end_line("")
            return
        self._unread += self._decoder.decode(more)
        self._press_all()

    def _press_all(self) -> None:
        """Until the line ends; what was typed after it waits for the next question."""
        while self._unread and self._waited:
            if self._unread[0] == "\x1b":
                found = SEQUENCE.match(self._unread)
                if not found:  # the rest of it comes
                    break
                self._unread = self._unread[found.end() :]
                continue
            key, self._unread = self._unread[0], self._unread[1:]
            self._means.get(key, lambda key=key: self._write(key))()
        self._writes.flush()

    def _write(self, key: str) -> None:
        if key.isprintable() and len(self.text) < LONGEST:
            self.text += key
            self._writes.write(key)

    def _enter(self) -> None:
        self._writes.write("\n")
        self._end_line(f"{self.text}\n")

    def _end(self) -> None:
        if not self.text:
            self._end_line("")

    def _end_line(self, line: str) -> None:
        get_running_loop().remove_reader(self._number)
        waited, self._waited = self._waited, None
        self.text, self.shown = "", True
        if waited and not waited.done():
            waited.set_result(line)

    def _erase_one(self) -> None:
        self._erase(1)

    def _erase_all(self) -> None:
        self._erase(len(self.text))

    def _erase_word(self) -> None:
        self._erase(len(self.text) - len(re.sub(r"\S*\s*$", "", self.text)))

    def _erase(self, count: int) -> None:
        kept = self.text[: len(self.text) - count]
        self._writes.write("\b \b" * sum(map(_cells, self.text[len(kept) :])))
        self.text = kept


def _modes(number: int) -> "list[int | list[bytes | int]]":
    try:
        return termios.tcgetattr(number)
    except termios.error as error:
        raise OSError(*error.args) from error


def _key(modes: "list[int | list[bytes | int]]", place: int) -> str:
    keys = modes[KEYS]
    assert isinstance(keys, list)
    key = keys[place]
    return key.decode("latin-1") if isinstance(key, bytes) else chr(key)


def _cells(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
