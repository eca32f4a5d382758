"""Tables in the terminal: to play at, to look on at, or to see again."""

from dataclasses import dataclass
from pathlib import Path

from cyclopts import Parameter

from ..arena.simulate import SEATS
from ..rules.refused import Refused
from ..rules.shelf import USUAL as USUAL_GAME
from ..table.settings import UNSAID, Hints, Settings, Speed
from ..terminal import preferences
from ..terminal.detail import Detail
from .interface import AnyGame, Lang, Options, game_id, program_name

USUAL_BOT = "level3"


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class NewGame:
    """What is played, and against whom.

    Parameters
    ----------
    players
        How many sit at the table, you included; 4 if you do not say.
    option
        A rule option, such as landlubber for the dice game.
    bot
        Whom you play against: level1 to level5, the bosun level3 if you do not say.
    seed
        A number that makes a game repeatable.
    """

    players: int | None = None
    option: Options = ()
    bot: str | None = None
    seed: int | None = None


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class OtherTable:
    """A table that is there already, or one at a server, and what its host chooses.

    Parameters
    ----------
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
    hints
        With --host: who may ask for a hint: alone among bots, always or never.
    """

    resume: Path | None = None
    join: str | None = None
    host: str | None = None
    speed: Speed | None = None
    chat: bool = False
    hints: Hints | None = None


USUAL, HERE = NewGame(), OtherTable()


def play(
    game: AnyGame = None,
    *,
    new: NewGame = USUAL,
    other: OtherTable = HERE,
    name: str | None = None,
    plain: bool | None = None,
    detail: Detail | None = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: against bots, or at a server's table.

    Parameters
    ----------
    game
        The game, by its id or its name; the first on the shelf if you name none.
    name
        What you are called there.
    plain
        Lines of text only, for a screen reader, a braille display or a pipe.
    detail
        How much is told without being asked for: brief, normal or full.
    """
    from ..terminal import launch

    guest = launch.TerminalGuest(
        preferences.spoken(lang), program_name(), plain, detail, name, lang
    )
    _check(game, new, other)
    settings = _settings(game, new, other)
    if other.resume:
        launch.resume(guest, other.resume)
    elif other.join:
        launch.join(guest, other.join)
    elif other.host:
        launch.host(guest, other.host, settings)
    else:
        launch.alone(guest, settings, new.seed)


def _check(game: str | None, new: NewGame, other: OtherTable) -> None:
    """What does not go together is refused before anything is opened."""
    chosen = game is not None or new != USUAL
    there = other.resume or other.join
    if sum(map(bool, (other.resume, other.join, other.host))) > 1 or (chosen and there):
        raise Refused("resume_alone")
    if (other.speed or other.chat or other.hints) and not other.host:
        raise Refused("host_chooses")
    if other.host and new.seed is not None:
        raise Refused("server_deals")


def _settings(game: str | None, new: NewGame, other: OtherTable) -> Settings:
    return Settings(
        game_id(game or USUAL_GAME),
        SEATS if new.players is None else new.players,
        new.option,
        other.speed or "none",
        bot=new.bot or USUAL_BOT,
        chat=other.chat,
        hints=other.hints or UNSAID,
    )


def watch(link: str, *, plain: bool | None = None, lang: Lang = None) -> None:
    """Look on at a server's table.

    Parameters
    ----------
    link
        The table's link, or the server's address and the table's code.
    plain
        Lines of text only.
    """
    from ..terminal import launch

    guest = launch.TerminalGuest(preferences.spoken(lang), program_name(), plain, lang=lang)
    launch.watch(guest, link)


def replay(record: Path, *, plain: bool | None = None, lang: Lang = None) -> None:
    """See a game again, step by step, with open hands.

    Parameters
    ----------
    record
        A file with the record of a game.
    plain
        Lines of text only.
    """
    from ..terminal import launch

    launch.replay(launch.TerminalGuest(preferences.spoken(lang), program_name(), plain), record)
