"""The command line: one program, one way to make a mistake."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise

# A bot thinks about one move at a time: more threads only wait for each other. It has to be said
# before numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from cyclopts import CycloptsError

from .commands.arguments import explain
from .commands.helped import translate
from .commands.interface import mistake
from .commands.program import app
from .rules.refused import Refused
from .terminal import preferences
from .terminal.console import spell_anything
from .terminal.saves import LAST
from .words.catalogue import Words
from .words.refusals import refusal


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command; what a person can mend is one line and status 2, our own bug is loud."""
    given = _completed(list(sys.argv[1:] if arguments is None else arguments))
    spell_anything(sys.stdin, sys.stdout, sys.stderr)
    try:
        if {"--help", "-h"} & {*given}:
            translate(app, _spoken(given))
        app(given, exit_on_error=False, print_error=False, result_action="return_value")
    except Refused as refused:
        mistake(refusal(_spoken(given), refused))
    except CycloptsError as error:
        mistake(explain(_spoken(given), error))
    except BrokenPipeError:
        # Whoever read us has gone; nothing is left to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        mistake(_spoken(given).say("refused-machine", detail=str(error)))
    except KeyboardInterrupt:
        sys.exit(130)


def _completed(given: list[str]) -> list[str]:
    """`--resume` without a file is the last game."""
    bare = [*given, "--"]
    for at, word in reversed([*enumerate(given)]):
        if word == "--resume" and bare[at + 1].startswith("-"):
            given.insert(at + 1, LAST)
    return given


def _spoken(given: Sequence[str]) -> Words:
    """The language of the command line, read without trusting the rest of it."""
    asked = [after for before, after in pairwise(given) if before == "--lang"]
    asked += [text.removeprefix("--lang=") for text in given if text.startswith("--lang=")]
    try:
        return preferences.spoken(asked[-1] if asked else None)
    except Refused:
        return preferences.spoken(None)


if __name__ == "__main__":
    main()
