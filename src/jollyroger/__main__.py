"""The command line: types and docstrings are the interface."""

import io
import os
import secrets
import shlex
import sys
import webbrowser
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter

from . import __version__
from .arena import report
from .arena.simulate import SEATS, Plan, planned, simulate
from .referee import session
from .rules.game import Game, start
from .rules.record import Record
from .rules.refused import Refused
from .rules.shelf import load
from .server import PORT
from .table import verify
from .terminal import saves
from .terminal.console import Console
from .terminal.plain import PlainTable, new_game
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
    server.serve(mooring, _welcome(words(language(lang)), show))


def _welcome(spoken: Words, show: bool) -> Callable[[str], None]:
    """Tells where the page is, and opens it where there is a screen to show it on."""

    def welcome(url: str) -> None:
        _print(url)
        _print(spoken.say("server-stop"))
        if show and (sys.platform in ("darwin", "win32") or _has_screen()):
            webbrowser.open(url)

    return welcome


def _has_screen() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


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
        record = _new_game(spoken, game or "skull_king", players, option, seed)
        file = saves.fresh(record.game)
    PlainTable(Console(sys.stdin, sys.stdout), spoken, record, file).play(_program())


def _new_game(
    spoken: Words, game: str, players: int | None, options: tuple[str, ...], seed: int | None
) -> Record:
    count = SEATS if players is None else players
    start(load(game, options), count)
    return new_game(
        spoken, game, count, options, secrets.randbelow(2**32) if seed is None else seed
    )


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
    verdict = verify.verify(kept)
    if json:
        _print(verify.as_json(verdict))
        return
    _print(spoken.say(f"verdict-{verdict.verdict}", rounds=len(verdict.rounds)))
    for row in verdict.rounds:
        _print(_dealt_round(spoken, [seat.name for seat in kept.seats], row))


def _dealt_round(spoken: Words, names: Sequence[str], row: verify.Round) -> str:
    def told(seats: Sequence[int]) -> str:
        return ", ".join(names[seat] for seat in seats) or spoken.say("verdict-nobody")

    return spoken.say(
        "verdict-round" if row.proven else "verdict-round-open",
        round=row.round,
        given=told(row.contributed),
        late=told(row.without),
        bots=told(row.bots),
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command; what a person can mend is one line and status 2, our own bug is loud."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _spell_anything()
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


def _spell_anything() -> None:
    """A terminal that cannot show a character shows another one; that must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _spoken(given: Sequence[str]) -> Words:
    """The language of the command line, read without trusting the rest of it."""
    asked = [after for before, after in pairwise(given) if before == "--lang"]
    asked += [text.removeprefix("--lang=") for text in given if text.startswith("--lang=")]
    try:
        return words(language(asked[-1] if asked else None))
    except Refused:
        return words(language())


def _mistake(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")
    sys.exit(MISTAKE)


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
