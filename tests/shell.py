"""The command line without a process: arguments and input in, status and text out."""

import io
import re
from collections.abc import Sequence
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from typing import NamedTuple, TextIO
from unittest.mock import patch

from jollyroger.__main__ import main

# Whoever is started in the background is deaf to Ctrl-C; somebody at a terminal is not.
HEARING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from jollyroger.__main__ import main
main()
"""


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def lines(self) -> Sequence[str]:
        return self.out.splitlines()

    @property
    def paragraphs(self) -> Sequence[str]:
        """Lines as they were before they were broken: each of them ends with a full stop."""
        return [part.replace("\n", " ") for part in re.split(r"(?<=\.)\n", self.out.strip())]


def jollyroger(
    *arguments: str, typed: str | TextIO = "", lang: str = "en", out: io.StringIO | None = None
) -> Ran:
    """`typed` is what is typed, or who types it; `out` may be a terminal."""
    out, err = out or io.StringIO(), io.StringIO()
    stdin = io.StringIO(typed) if isinstance(typed, str) else typed
    status = 0
    with ExitStack() as stack:
        stack.enter_context(patch.dict("os.environ", {"LANGUAGE": lang}))
        stack.enter_context(patch("sys.stdin", stdin))
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        try:
            main(arguments)
        except SystemExit as stopped:
            status = stopped.code if isinstance(stopped.code, int) else 1
    return Ran(status, out.getvalue(), err.getvalue())
