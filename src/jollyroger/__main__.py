"""The command line: one program, one way to make a mistake."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise

# A bot thinks about one move at a time: more threads only wait for each other. It has to be said
# before numpy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from cyclopts import App, CycloptsError

from . import __version__
from .commands import bots, hosts, players
from .commands.interface import mistake
from .rules.refused import Refused
from .terminal.console import spell_anything
from .words.catalogue import Words, language, words
from .words.refusals import refusal

app = App(
    name="jollyroger",
    version=__version__,
    help="Four pirate trick-taking games: play, settle arguments, let bots play each other.",
    help_formatter="plain",  # boxes are noise to a screen reader
)
app.default(players.open_page)
app.command(players.play)
app.command(players.watch)
app.command(players.replay)
app.command(players.pad)
app.command(players.settings)
app.command(players.referee)
app.command(players.verify_record, name="verify")
app.command(players.review_record, name="review")
app.command(bots.simulate_games, name="simulate")
app.command(bots.arena)
app.command(bots.bench)
app.command(hosts.serve_tables, name="serve")
app.command(hosts.backup)
app.command(hosts.restore)


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command; what a person can mend is one line and status 2, our own bug is loud."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    spell_anything(sys.stdin, sys.stdout, sys.stderr)
    try:
        app(given, exit_on_error=False, print_error=False, result_action="return_value")
    except Refused as refused:
        mistake(refusal(_spoken(given), refused))
    except CycloptsError as error:
        detail = " ".join(str(error).split())
        mistake(_spoken(given).say("refused-arguments", detail=detail))
    except BrokenPipeError:
        # Whoever read us has gone; nothing is left to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        mistake(_spoken(given).say("refused-machine", detail=str(error)))
    except KeyboardInterrupt:
        sys.exit(130)


def _spoken(given: Sequence[str]) -> Words:
    """The language of the command line, read without trusting the rest of it."""
    asked = [after for before, after in pairwise(given) if before == "--lang"]
    asked += [text.removeprefix("--lang=") for text in given if text.startswith("--lang=")]
    try:
        return words(language(asked[-1] if asked else None))
    except Refused:
        return words(language())


if __name__ == "__main__":
    main()
