"""Opening a pad: the one in a file, or a new one, after a few questions."""

from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow

from ..pad import cells
from ..pad.cells import Value
from ..pad.pad import Pad
from ..rules.characters import NAME_LENGTH, check_name
from ..rules.game import start
from ..rules.refused import Refused
from ..rules.shelf import GAMES, OPTIONS, load
from ..terminal.console import Console, HungUp
from ..terminal.inputs import command_words
from ..words.catalogue import Words
from ..words.lexicon import game_named, plain
from ..words.refusals import refusal
from . import files
from .desk import Desk, new_head
from .entries import PlayerNames
from .ledger import Ledger

USUAL = next(iter(GAMES))  # the first on the shelf


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was said on the command line; the rest is asked for."""

    file: Path | None = None
    game: str | None = None
    options: tuple[str, ...] = ()
    players: int | None = None
    names: tuple[str, ...] = ()

    @property
    def new(self) -> bool:
        return bool(self.game or self.options or self.players is not None or self.names)


async def opened(console: Console, words: Words, wanted: Wanted) -> Desk:
    if wanted.file and wanted.file.exists():
        if wanted.new:
            raise Refused("pad_has_game", file=str(wanted.file))
        return Desk(wanted.file, files.load(wanted.file))
    return await PadOpening(console, words, wanted).desk()


class PadOpening:
    """A wrong answer is told, and the question asked again."""

    def __init__(self, console: Console, words: Words, wanted: Wanted) -> None:
        self.console = console
        self.words = words
        self.wanted = wanted

    async def desk(self) -> Desk:
        game, options = await self._rules()
        names = await self._names(game)
        head = new_head(game, options, len(names))
        desk = Desk(self.wanted.file or files.fresh(game), Pad(head))
        named: dict[str, Value] = {cells.name(at): name for at, name in enumerate(names) if name}
        desk.write(named)
        desk.write({cells.DEALER: await self._dealer(desk)})
        return desk

    # The game

    async def _rules(self) -> tuple[str, tuple[str, ...]]:
        if self.wanted.game or self.wanted.options:
            game = self.wanted.game or USUAL
            load(game, self.wanted.options)
            return game, self.wanted.options
        choices = {name: (game, options) for name, game, options in _choices()}
        self.console.say(self.words.say("pad-games", games=", ".join(choices)))
        while True:
            answer = await self._asked("pad-ask-game", game=USUAL)
            wanted = _spelled(answer) or _spelled(USUAL)
            found = [rules for name, rules in choices.items() if _spelled(name) == wanted]
            if found:
                return found[0]
            if named := game_named(answer):
                return named, ()
            self._refuse(Refused("unknown_game", game=answer, games=tuple(choices)))

    # The players

    async def _names(self, game: str) -> list[str]:
        """None of them may be empty, unless only their number is known."""
        if self.wanted.names:
            return self._checked(game, list(self.wanted.names))
        if self.wanted.players is not None:
            start(load(game), self.wanted.players)
        while True:
            answer = await self._asked("pad-ask-names")
            names = [name.strip() for name in answer.split(",") if name.strip()]
            if not names and self.wanted.players:
                return [""] * self.wanted.players
            try:
                return self._checked(game, names)
            except Refused as refused:
                self._refuse(refused)

    def _checked(self, game: str, names: list[str]) -> list[str]:
        count = self.wanted.players
        start(load(game), len(names))
        if count is not None and count != len(names):
            raise Refused("pad_names_count", count=len(names), players=count)
        return [checked_name(name, names[:at]) for at, name in enumerate(names)]

    async def _dealer(self, desk: Desk) -> int:
        """By name, or by lot (SK5, DI5, SQ4)."""
        players = Ledger(desk, self.words).players
        key = "pad-ask-dealer" if desk.pad.head.rules.opens else "pad-ask-starter"
        while True:
            answer = await self._asked(key)
            try:
                return players.seat(answer) if answer else self._lot(desk, players)
            except Refused as refused:
                self._refuse(refused)

    def _lot(self, desk: Desk, players: PlayerNames) -> int:
        seat = randbelow(desk.pad.head.players)
        key = "told-lot" if desk.pad.head.rules.opens else "told-lot-dice"
        self.console.say(self.words.say(key, name=players.names[seat]))
        return seat

    async def _asked(self, key: str, **facts: str) -> str:
        """`help` is answered and the question asked again; `quit` leaves, and nothing is kept."""
        while True:
            self.console.prompt(self.words.say(key, **facts))
            answer = await self.console.answer()
            match command_words("pad-command", ("help", "quit")).get(plain(answer)):
                case "help":
                    self.console.say(self.words.say("pad-help-opening"))
                case "quit":
                    raise HungUp
                case _:
                    return answer

    def _refuse(self, refused: Refused) -> None:
        self.console.say(refusal(self.words, refused))


def _choices() -> list[tuple[str, str, tuple[str, ...]]]:
    """`dice landlubber` is the dice game with that scoring."""
    plain_games = [(game, game, ()) for game in GAMES]
    scored = [(f"{game} {o}", game, (o,)) for game, found in OPTIONS.items() for o in found]
    return [*plain_games, *scored]


def _spelled(game: str) -> str:
    """A name or an id as it is compared."""
    return " ".join(plain(game).replace("_", " ").split())


def checked_name(name: str, others: list[str]) -> str:
    """A name of its own that is no number: numbers are what is written behind it."""
    if not 0 < len(name) <= NAME_LENGTH or name.isdecimal():
        raise Refused("pad_name", name=name, most=NAME_LENGTH)
    name = check_name(name)
    if plain(name) in map(plain, others):
        raise Refused("pad_name_twice", name=name)
    return name
