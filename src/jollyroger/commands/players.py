"""For players: the page, the score pad, the referee, and games looked at again."""

import sys
from pathlib import Path
from typing import TextIO

from ..referee import session
from ..rules.characters import check_name
from ..rules.game import Game
from ..rules.record import Record
from ..rules.refused import Refused
from ..rules.shelf import load
from ..server import PORT
from ..table import verify
from ..table.compare import Compared, compare, is_of_another_game
from ..terminal import preferences, saves
from ..terminal.console import Console
from ..terminal.detail import Detail
from ..terminal.welcome import welcome
from ..words.catalogue import Words
from ..words.lexicon import game_named
from ..words.names import unbroken_names
from ..words.refusals import refusal
from ..words.reviews import describe_review
from ..words.verdicts import describe_verdict
from .hosts import listen_on
from .interface import (
    MISTAKE,
    UNPROVEN,
    AnyGame,
    GameName,
    Lang,
    Options,
    Texts,
    game_id,
    mistake,
    program_name,
    say,
)


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
    from ..server.serve import ServeOptions, serve

    options = ServeOptions(
        host=listen_on("127.0.0.1", lan), port=port, any_port=port == PORT, home=saves.folder()
    )
    spoken = preferences.spoken(lang)
    serve(options, lambda url: welcome(say, spoken, url, show))


def pad(
    file: Path | None = None,
    *,
    game: AnyGame = None,
    players: int | None = None,
    names: Texts = (),
    option: Options = (),
    lang: Lang = None,
) -> None:
    """Keep score at a real table, in plain lines.

    Parameters
    ----------
    file
        The pad to go on with, or where to keep a new one; else one in your own folder.
    game
        The game, by its id or its name; else you are asked.
    players
        How many play, where they have no names.
    names
        The players clockwise; else you are asked.
    option
        A rule option, such as landlubber for the dice game.
    """
    from ..scorekeeper.keeper import keep_score
    from ..scorekeeper.opening import Wanted

    wanted = Wanted(file, game_id(game) if game else None, option, players, names)
    console = Console(sys.stdin, sys.stdout)
    keep_score(console, preferences.spoken(lang), wanted, program_name())


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
    lang
        The language of every command from now on: en, de, fr or it.
    """
    spoken, kept = preferences.spoken(lang), preferences.load()
    chosen = preferences.Preferences(
        kept.plain if plain is None else plain,
        detail or kept.detail,
        check_name(name) if name else kept.name,
        spoken.lang if lang else kept.lang,
    )
    if chosen != kept:
        preferences.save(chosen)
    mode = spoken.say("settings-lines" if chosen.plain else "settings-screen")
    say(spoken.say("settings", mode=mode, detail=spoken.say(f"command-{chosen.detail}")))
    if chosen.name:
        say(spoken.say("settings-name", name=chosen.name))
    if chosen.lang:
        say(spoken.say("settings-lang", lang=spoken.say("language-name")))


def referee(game: GameName, *question: str, lang: Lang = None) -> None:
    """Settle an argument: who takes the trick, what may be played, what it scores.

    One question a line, in your own words or as JSON, each answered in kind. For example:

    jollyroger referee "Skull King" "two pirates and a mermaid, who wins?"

    Parameters
    ----------
    game
        The game, by its id or its name.
    question
        A question in words or codes; without one, questions are read line by line.
    """
    spoken = preferences.spoken(lang)
    named, asked = _apart((game, *question))
    rules = load(game_id(named))
    if asked is not None:
        _settle(spoken, rules, asked)
        return
    if sys.stdin is not None and sys.stdin.isatty():
        _tell(spoken, rules, session.example(spoken, rules))
    for answer in session.answers(spoken, rules, sys.stdin or ()):
        _tell(spoken, rules, answer)


def _apart(typed: tuple[str, ...]) -> tuple[str, str | None]:
    """The game and the question, if any: a name of several words needs no quotation marks."""
    ends = (end for end in range(len(typed), 1, -1) if all(typed[:end]))
    end = next((end for end in ends if game_named(" ".join(typed[:end]), whole=True)), 1)
    return " ".join(typed[:end]), " ".join(typed[end:]).strip() if typed[end:] else None


def _settle(spoken: Words, rules: Game, question: str) -> None:
    """One question on the command line: a sentence, or the mistake in it."""
    try:
        _tell(spoken, rules, session.settled(spoken, rules, question, strict=True))
    except Refused as refused:
        told = refusal(spoken, refused, rules)
        if not sys.stderr.isatty():
            mistake(told)
        _tell(spoken, rules, told, sys.stderr)
        sys.exit(MISTAKE)


def _tell(spoken: Words, rules: Game, answer: str, writes: TextIO | None = None) -> None:
    """In lines as wide as the terminal; JSON stays in one."""
    console = Console(None, writes or sys.stdout)
    console.keep_whole(unbroken_names(spoken, rules))
    (console.show if answer.startswith("{") else console.say)(answer)


def verify_record(
    record: Path, *, mine: Path | None = None, json: bool = False, lang: Lang = None
) -> None:
    """Check a record: are its lots, deals and throws what the shown seeds and numbers make?

    Status 0: yes, as far as the answer says. 2: no, or it cannot be read. 3: it proves nothing.

    Parameters
    ----------
    record
        A file with the record of a game.
    mine
        Your own notes of that game, which your client kept: they must agree with the record.
    json
        One JSON document instead of sentences.
    """
    spoken = preferences.spoken(lang)
    kept = saves.load(saves.kept(record))
    found = verify.verify(kept)
    own = _compared(kept, mine) if mine else None
    if json:
        say(verify.as_json(found, own))
    else:
        Console(None, sys.stdout).say(describe_verdict(spoken, kept, found, own))
    if found.verdict == "unproven":
        sys.exit(UNPROVEN)


def _compared(kept: Record, mine: Path) -> Compared:
    """Notes of another game prove nothing against a record."""
    notes = saves.load_notes(mine)
    if is_of_another_game(kept, notes):
        raise Refused("notes_of_another_game")
    return compare(kept, notes)


def review_record(record: Path, *, json: bool = False, lang: Lang = None) -> None:
    """Look at a game again: what each decision was worth, and what was better.

    Parameters
    ----------
    record
        A file with the record of a game.
    json
        One JSON document with every decision instead of the dearest ones in sentences.
    """
    from ..review.review import as_json, review

    spoken = preferences.spoken(lang)
    kept = saves.load_finished(saves.kept(record))
    seen = [*review(kept)]
    if json:
        say(as_json(kept, seen))
    else:
        Console(None, sys.stdout).say(describe_review(spoken, kept, seen))
