"""For players: the page, the terminal, the referee, and games looked at again."""

import shlex
import sys
from pathlib import Path
from typing import TextIO

from ..arena.simulate import SEATS
from ..referee import session
from ..rules.characters import check_name
from ..rules.game import Game
from ..rules.record import Record
from ..rules.refused import Refused
from ..rules.shelf import load
from ..server import PORT
from ..table import verify
from ..table.compare import Compared, compare, is_of_another_game
from ..table.settings import UNSAID, Advice, Settings, Speed
from ..terminal import preferences, saves, verdict
from ..terminal.console import Console
from ..terminal.detail import Detail
from ..terminal.welcome import welcome
from ..terminal.whole import whole_names
from ..words.catalogue import Words
from ..words.lexicon import game_named
from ..words.refusals import refusal
from .hosts import listen_on
from .interface import MISTAKE, UNPROVEN, Lang, Options, Texts, game_id, mistake, say

USUAL_BOT = "level3"
USUAL_GAME = "skull_king"


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
    from ..server.serve import Mooring, serve

    mooring = Mooring(
        host=listen_on("127.0.0.1", lan), port=port, any_port=port == PORT, home=saves.folder()
    )
    spoken = preferences.spoken(lang)
    serve(mooring, lambda url: welcome(say, spoken, url, show))


def play(
    game: str | None = None,
    *,
    players: int | None = None,
    option: Options = (),
    bot: str | None = None,
    seed: int | None = None,
    resume: Path | None = None,
    join: str | None = None,
    host: str | None = None,
    speed: Speed | None = None,
    chat: bool = False,
    advice: Advice | None = None,
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
        Go on with a game that was kept: its file, its name, or nothing for the last one.
    join
        Sit down at a server's table: its link, or the server's address and the table's code.
    host
        Open a table at this server, for others to join.
    speed
        With --host: a clock that is calm or brisk; none if you do not say.
    chat
        With --host: people may write what they like, not only ready-made phrases.
    advice
        With --host: who may ask for a hint: alone among bots, always or never.
    name
        What you are called there.
    plain
        Lines of text only, for a screen reader, a braille display or a pipe.
    detail
        How much is told without being asked for: brief, normal or full.
    """
    from ..terminal import boarding

    guest = boarding.Guest(preferences.spoken(lang), _program(), plain, detail, name, lang)
    chosen = (game, players, bot, seed) != (None,) * 4 or option
    if sum(map(bool, (resume, join, host))) > 1 or (chosen and (resume or join)):
        raise Refused("resume_alone")
    if (speed or chat or advice) and not host:
        raise Refused("host_chooses")
    if host and seed is not None:
        raise Refused("server_deals")
    settings = Settings(
        game_id(game or USUAL_GAME),
        SEATS if players is None else players,
        option,
        speed or "none",
        bot=bot or USUAL_BOT,
        chat=chat,
        advice=advice or UNSAID,
    )
    if resume:
        boarding.resume(guest, resume)
    elif join:
        boarding.join(guest, join)
    elif host:
        boarding.host(guest, host, settings)
    else:
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
    from ..terminal import boarding

    guest = boarding.Guest(preferences.spoken(lang), _program(), plain, lang=lang)
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
    from ..terminal import boarding

    boarding.replay(boarding.Guest(preferences.spoken(lang), _program(), plain), record)


def pad(
    file: Path | None = None,
    *,
    game: str | None = None,
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
        skull_king, dice, doubloons or skull_queen; else you are asked.
    players
        How many play, where they have no names.
    names
        The players clockwise; else you are asked.
    option
        A rule option, such as landlubber for the dice game.
    """
    from ..terminal.opening import Wanted
    from ..terminal.pad import keep_score

    wanted = Wanted(file, game_id(game) if game else None, option, players, names)
    console = Console(sys.stdin, sys.stdout)
    keep_score(console, preferences.spoken(lang), wanted, _program())


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


def _program() -> str:
    """The command as it was called, so that what we tell people to type works for them."""
    called = Path(sys.argv[0])
    return shlex.quote(sys.argv[0]) if called.name == "jollyroger" else "jollyroger"


def referee(game: str, *question: str, lang: Lang = None) -> None:
    """Settle an argument: who takes the trick, what may be played, what it scores.

    One question a line, in your own words or as JSON, each answered in kind. For example:

    jollyroger referee skull_king "two pirates and a mermaid, who wins?"

    Parameters
    ----------
    game
        skull_king, dice, doubloons or skull_queen.
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
    console.keep_whole(whole_names(spoken, rules, ()))
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
        Console(None, sys.stdout).say(verdict.told(spoken, kept, found, own))
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
    from ..terminal.lookback import told

    spoken = preferences.spoken(lang)
    kept = saves.load_finished(saves.kept(record))
    seen = [*review(kept)]
    if json:
        say(as_json(kept, seen))
    else:
        Console(None, sys.stdout).say(told(spoken, kept, seen))
