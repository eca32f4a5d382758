"""For players: the page, the terminal, the referee, and games looked at again."""

import shlex
import sys
from pathlib import Path

from ..arena.simulate import SEATS
from ..referee import session
from ..rules.game import Game
from ..rules.refused import Refused
from ..rules.shelf import load
from ..server import PORT
from ..table import verify
from ..terminal import preferences, saves, verdict
from ..terminal.console import Console
from ..terminal.detail import Detail
from ..terminal.welcome import welcome
from ..words.catalogue import Words, language, words
from ..words.refusals import refusal
from .hosts import listen_on
from .interface import Lang, Texts, mistake, part, say

USUAL_BOT = "level3"


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
    server = part("server.serve")
    mooring = server.Mooring(
        host=listen_on("127.0.0.1", lan), port=port, any_port=port == PORT, home=saves.folder()
    )
    spoken = words(language(lang))
    server.serve(mooring, lambda url: welcome(say, spoken, url, show))


def play(
    game: str | None = None,
    *,
    players: int | None = None,
    option: tuple[str, ...] = (),
    bot: str | None = None,
    seed: int | None = None,
    resume: Path | None = None,
    join: str | None = None,
    name: str | None = None,
    plain: bool | None = None,
    detail: Detail | None = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: against bots, or at a server's table.

    Parameters
    ----------
    game
        skull_king (if you name none), dice, doubloons or skull_queen.
    players
        How many sit at the table, you included; 4 if you do not say.
    option
        A rule option, such as landlubber for the dice game.
    bot
        Whom you play against: level1 to level5, the bosun level3 if you do not say.
    seed
        A number that makes a game repeatable.
    resume
        Go on with the game that is kept in this file.
    join
        Sit down at a server's table: its link, or the server's address and the table's code.
    name
        What you are called there.
    plain
        Lines of text only, for a screen reader, a braille display or a pipe.
    detail
        How much is told without being asked for: brief, normal or full.
    """
    boarding = part("terminal.boarding")
    guest = boarding.Guest(words(language(lang)), _program(), plain, detail, name, lang)
    alone = (game, players, bot, seed) != (None,) * 4 or option
    if (resume or join) and (alone or (resume and join)):
        raise Refused("resume_alone")
    if resume:
        boarding.resume(guest, resume)
    elif join:
        boarding.join(guest, join)
    else:
        count = SEATS if players is None else players
        settings = part("table.settings").Settings(
            game or "skull_king", count, option, bot=bot or USUAL_BOT
        )
        boarding.alone(guest, settings, seed)


def watch(link: str, *, plain: bool | None = None, lang: Lang = None) -> None:
    """Look on at a server's table.

    Parameters
    ----------
    link
        The table's link, or the server's address and the table's code.
    plain
        Lines of text only.
    """
    boarding = part("terminal.boarding")
    guest = boarding.Guest(words(language(lang)), _program(), plain, lang=lang)
    boarding.watch(guest, link)


def replay(record: Path, *, plain: bool | None = None, lang: Lang = None) -> None:
    """See a game again, step by step, with open hands.

    Parameters
    ----------
    record
        A file with the record of a game.
    plain
        Lines of text only.
    """
    boarding = part("terminal.boarding")
    boarding.replay(boarding.Guest(words(language(lang)), _program(), plain), record)


def pad(
    file: Path | None = None,
    *,
    game: str | None = None,
    players: int | None = None,
    names: Texts = (),
    option: tuple[str, ...] = (),
    lang: Lang = None,
) -> None:
    """Keep score at a real table, in plain lines.

    Parameters
    ----------
    file
        The pad to go on with, or where to keep a new one; else one in your own folder.
    game
        skull_king, dice, doubloons or skull_queen; else you are asked.
    players
        How many play, where they have no names.
    names
        The players clockwise; else you are asked.
    option
        A rule option, such as landlubber for the dice game.
    """
    wanted = part("terminal.opening").Wanted(file, game, option, players, names)
    console = part("terminal.console").Console(sys.stdin, sys.stdout)
    part("terminal.pad").keep_score(console, words(language(lang)), wanted, _program())


def settings(
    *,
    plain: bool | None = None,
    detail: Detail | None = None,
    name: str | None = None,
    lang: Lang = None,
) -> None:
    """Choose once how the terminal plays with you; without a choice, say what is chosen.

    Parameters
    ----------
    plain
        Lines of text only, in every game.
    detail
        How much is told without being asked for: brief, normal or full.
    name
        What you are called at other people's tables.
    """
    spoken, kept = words(language(lang)), preferences.load()
    chosen = preferences.Preferences(
        kept.plain if plain is None else plain, detail or kept.detail, name or kept.name
    )
    if chosen != kept:
        preferences.save(chosen)
    mode = spoken.say("settings-lines" if chosen.plain else "settings-screen")
    say(spoken.say("settings", mode=mode, detail=spoken.say(f"command-{chosen.detail}")))
    if chosen.name:
        say(spoken.say("settings-name", name=chosen.name))


def _program() -> str:
    """The command as it was called, so that what we tell people to type works for them."""
    called = Path(sys.argv[0])
    return shlex.quote(sys.argv[0]) if called.name == "jollyroger" else "jollyroger"


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
        say(spoken.say(f"help-{game}"))
    for answer in session.answers(spoken, rules, sys.stdin or (), aloud):
        say(answer)


def _settle(spoken: Words, rules: Game, question: str) -> None:
    """One question on the command line: a sentence, or the mistake in it."""
    try:
        for answer in session.answers(spoken, rules, [question], aloud=True, strict=True):
            say(answer)
    except Refused as refused:
        mistake(refusal(spoken, refused, rules))


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
    say(verify.as_json(found) if json else verdict.told(spoken, kept, found))


def review_record(record: Path, *, json: bool = False, lang: Lang = None) -> None:
    """Look at a game again: what each decision was worth, and what was better.

    Parameters
    ----------
    record
        A file with the record of a game.
    json
        One JSON document with every decision instead of the dearest ones in sentences.
    """
    spoken, kept, look = words(language(lang)), saves.load(record), part("review.review")
    seen = [*look.review(kept)]
    told = part("terminal.lookback").told
    if json:
        say(look.as_json(kept, seen))
    else:
        Console(None, sys.stdout).say(told(spoken, kept, seen))
