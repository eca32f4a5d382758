"""The command line: types and docstrings are the interface."""

import os
import shlex
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter

from . import __version__
from .arena import rates, report
from .arena.simulate import SEATS, Plan, planned, simulate
from .arrays import throughput
from .referee import session
from .rules.game import Game
from .rules.refused import Refused
from .rules.shelf import GAMES, load
from .server import PORT
from .table import verify
from .terminal import saves, verdict
from .terminal.console import Console, spell_anything
from .terminal.plain import PlainTable, new_game
from .terminal.welcome import welcome
from .words.catalogue import Words, language, words
from .words.refusals import refusal

MISTAKE = 2  # the exit status for what a person can mend

app = App(
    name="jollyroger",
    version=__version__,
    help="Four pirate trick-taking games: play, settle arguments, let bots play each other.",
    help_formatter="plain",  # boxes are noise to a screen reader
)
Lang = Annotated[str | None, Parameter(help="en, de, fr or it; else the locale's.")]
Numbers = Annotated[tuple[int, ...], Parameter(consume_multiple=True, negative="")]


@app.default
def open_page(*, lan: bool = False, port: int = PORT, show: bool = True, lang: Lang = None) -> None:
    """Play in the browser: start a server of your own, and open its page.

    Parameters
    ----------
    lan
        Let phones and computers on your local network join.
    port
        The port to listen on; if it is taken and you have not named it, another one.
    show
        Open the browser; with --no-show the address is only printed.
    """
    server = _part("server.serve")
    mooring = server.Mooring(
        host=_host("127.0.0.1", lan), port=port, any_port=port == PORT, home=saves.folder()
    )
    spoken = words(language(lang))
    server.serve(mooring, lambda url: welcome(_print, spoken, url, show))


def _host(host: str, lan: bool) -> str:
    return "0.0.0.0" if lan else host  # noqa: S104 - only when asked for


@app.command
def play(
    game: str | None = None,
    *,
    players: int | None = None,
    option: tuple[str, ...] = (),
    seed: int | None = None,
    resume: Path | None = None,
    plain: bool = True,
    lang: Lang = None,
) -> None:
    """Play against bots, in plain lines.

    Parameters
    ----------
    game
        skull_king (if you name none), dice, doubloons or skull_queen.
    players
        How many sit at the table, you included; 4 if you do not say.
    option
        A rule option, such as landlubber for the dice game.
    seed
        A number that makes the deals of one sitting repeatable.
    resume
        Go on with the game that is kept in this file.
    plain
        Lines of text only; there is no other mode yet.
    """
    spoken = words(language(lang))
    if resume and (game or players or option or seed is not None):
        raise Refused("resume_alone")
    if resume:
        record, file = saves.load(resume), resume
    else:
        count = SEATS if players is None else players
        record = new_game(spoken, game or "skull_king", count, option, seed)
        file = saves.fresh(record.game)
    PlainTable(Console(sys.stdin, sys.stdout), spoken, record, file).play(_program())


def _program() -> str:
    """The command as it was called, so that what we tell people to type works for them."""
    called = Path(sys.argv[0])
    return shlex.quote(sys.argv[0]) if called.name == "jollyroger" else "jollyroger"


@app.command
def referee(game: str, *question: str, lang: Lang = None) -> None:
    """Settle an argument: who takes the trick, what may be played, what it scores.

    One question a line, as JSON or in words; one answer a line. For example:

    jollyroger referee skull_king yellow 2, yellow 12, blue 13, black 1

    Parameters
    ----------
    game
        skull_king, dice, doubloons or skull_queen.
    question
        A question in words or codes; without one, questions are read line by line.
    """
    spoken = words(language(lang))
    rules = load(game)
    if question:
        _settle(spoken, rules, " ".join(question))
        return
    aloud = sys.stdin is not None and sys.stdin.isatty()
    if aloud:
        _print(spoken.say(f"help-{game}"))
    for answer in session.answers(spoken, rules, sys.stdin or (), aloud):
        _print(answer)


def _settle(spoken: Words, rules: Game, question: str) -> None:
    """One question on the command line: a sentence, or the mistake in it."""
    try:
        for answer in session.answers(spoken, rules, [question], aloud=True, strict=True):
            _print(answer)
    except Refused as refused:
        _mistake(refusal(spoken, refused, rules))


@app.command(name="simulate")
def simulate_games(
    game: str,
    *,
    players: int | None = None,
    bots: str | None = None,
    games: int = 100,
    seed: int = 1,
    option: tuple[str, ...] = (),
    json: bool = False,
    lang: Lang = None,
) -> None:
    """Bots against bots: win share, score, bids hit, and how long they think.

    Parameters
    ----------
    game
        skull_king, dice, doubloons or skull_queen.
    players
        How many sit at the table; else as many as there are bots.
    bots
        One name a seat, with commas; one name alone fills the table. Without, one heuristic
        against randoms.
    games
        How many games.
    seed
        The same seed gives the same games.
    option
        A rule option, such as landlubber for the dice game.
    json
        One JSON document instead of a table.
    """
    spoken = words(language(lang))
    seats = SEATS if players is None else players
    crew = ["heuristic", *["random"] * (seats - 1)] if bots is None else bots.split(",")
    names = tuple(name.strip() for name in crew)
    plan = planned(Plan(game, names, games, seed, option), players)
    progress = report.progress(sys.stderr, plan.games)
    tallies = simulate(plan, progress)
    told = report.as_json(plan, tallies) if json else report.as_table(spoken, plan, tallies)
    _print(told)


@app.command
def bench(
    *,
    game: str | None = None,
    players: int = SEATS,
    batch: Numbers = (throughput.BATCH,),
    json: bool = False,
    lang: Lang = None,
) -> None:
    """Random steps a second of the rules core, numpy and JAX, if installed: of one core, or a GPU.

    Parameters
    ----------
    game
        skull_king, dice, doubloons or skull_queen; else all of them.
    players
        How many sit at the table.
    batch
        Games played at once by the arrays; several numbers make several lines.
    json
        One JSON document instead of a table.
    """
    spoken = words(language(lang))
    chosen = [load(id) for id in ([game] if game else GAMES)]
    plan = [each for rules in chosen for each in throughput.measurements(rules, players, batch)]
    with throughput.one_core():
        measured = rates.measured(plan, report.progress(sys.stderr, len(plan)))
    _print(rates.as_json(measured) if json else rates.as_table(spoken, measured))
    if throughput.missing():
        _warn(spoken.say("bench-missing", packages=", ".join(throughput.missing())))


@app.command(name="serve")
def serve_tables(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    lan: bool = False,
    database: str | None = None,
    public_url: str | None = None,
    certificate: Path | None = None,
    key: Path | None = None,
    proxies: str | None = None,
    lang: Lang = None,
) -> None:
    """Serve tables to people and programs over the network protocol.

    Parameters
    ----------
    host
        The address to listen on; this computer alone, if you do not say.
    port
        The port to listen on; 0 takes any that is free.
    lan
        Listen on the local network, and make links that work there.
    database
        A database URL; without one, a file in your data folder.
    public_url
        The address people use, where that is another one.
    certificate
        A certificate file, to serve over TLS.
    key
        The certificate's key file.
    proxies
        Addresses of proxies whose headers are believed, with commas.
    """
    server = _part("server.serve")
    mooring = server.Mooring(
        host=_host(host, lan),
        port=port,
        database=database,
        public_url=public_url,
        certificate=certificate,
        key=key,
        proxies=proxies,
        home=saves.folder(),
    )
    server.serve(mooring)


@app.command
def backup(file: Path, *, database: str | None = None, lang: Lang = None) -> None:
    """Copy the database to a new file, also while a server runs on it.

    Parameters
    ----------
    file
        The copy to make.
    database
        A database URL; without one, the file in your data folder.
    """
    _part("store").backup(_database(database), file)
    _print(words(language(lang)).say("backed-up", file=str(file)))


@app.command
def restore(file: Path, *, database: str | None = None, lang: Lang = None) -> None:
    """Bring a copy back; the database as it was until now is kept beside it.

    Parameters
    ----------
    file
        A copy made by backup.
    database
        A database URL; without one, the file in your data folder.
    """
    kept = _part("store").restore(file, _database(database))
    spoken = words(language(lang))
    _print(spoken.say("restored-beside", file=str(kept)) if kept else spoken.say("restored"))


def _database(url: str | None) -> str:
    return str(_part("server.serve").Mooring(database=url, home=saves.folder()).store_url())


def _part(name: str) -> Any:
    """A part that takes a while to load, for those commands that need it."""
    return import_module(f"{__package__}.{name}")


@app.command(name="verify")
def verify_record(record: Path, *, json: bool = False, lang: Lang = None) -> None:
    """Check a record: were its lots, deals and throws decided by nobody?

    Parameters
    ----------
    record
        A file with the record of a game.
    json
        One JSON document instead of sentences.
    """
    spoken = words(language(lang))
    kept = saves.load(record)
    found = verify.verify(kept)
    _print(verify.as_json(found) if json else verdict.told(spoken, kept, found))


@app.command(name="review")
def review_record(record: Path, *, json: bool = False, lang: Lang = None) -> None:
    """Look at a game again: what each decision was worth, and what was better.

    Parameters
    ----------
    record
        A file with the record of a game.
    json
        One JSON document with every decision instead of the dearest ones in sentences.
    """
    spoken, kept, look = words(language(lang)), saves.load(record), _part("review.review")
    seen = [*look.review(kept)]
    told = _part("terminal.lookback").told
    _print(look.as_json(kept, seen) if json else told(spoken, kept, seen))


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command; what a person can mend is one line and status 2, our own bug is loud."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    spell_anything(sys.stdin, sys.stdout, sys.stderr)
    try:
        app(given, exit_on_error=False, print_error=False, result_action="return_value")
    except Refused as refused:
        _mistake(refusal(_spoken(given), refused))
    except CycloptsError as error:
        detail = " ".join(str(error).split())
        _mistake(_spoken(given).say("refused-arguments", detail=detail))
    except BrokenPipeError:
        # Whoever read us has gone; nothing is left to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        _mistake(_spoken(given).say("refused-machine", detail=str(error)))
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


def _mistake(sentence: str) -> None:
    _warn(sentence)
    sys.exit(MISTAKE)


def _warn(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
