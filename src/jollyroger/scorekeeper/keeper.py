"""The score pad in plain lines: bids, tricks, bonuses, save; and every question in between."""

import asyncio
import shlex
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from ..pad import cells, exports, file
from ..pad.cells import Value
from ..pad.said import Said
from ..pad.sheet import Sheet
from ..referee import session
from ..rules.moves import Seat
from ..rules.refused import Refused
from ..terminal import saves
from ..terminal.console import Console, HungUp
from ..words.catalogue import LANGUAGES, Words, words
from ..words.lexicon import plain
from ..words.names import unbroken_names
from ..words.refusals import refusal
from . import files
from .desk import Desk
from .entries import Entries, PlayerNames, planks, spelled
from .ledger import Ledger
from .opening import Wanted, checked_name, opened

LOOKS: Final = ("score", "race", "why", "who", "check", "history", "stats", "referee", "help")
DEEDS: Final = (
    "round",
    "undo",
    "redo",
    "save",
    "name",
    "dealer",
    "export",
    "merge",
    "import",
    "quit",
)
COMMANDS: Final = (*LOOKS, *DEEDS)


@lru_cache
def commands() -> Mapping[str, str]:
    """Every word for a command, in every language, and the command it stands for."""
    return {
        plain(words(lang).say(f"pad-command-{name}")): name
        for name in COMMANDS
        for lang in LANGUAGES
    }


class KeeperLeft(Exception):
    """The person has said goodbye."""


def keep_score(console: Console, spoken: Words, wanted: Wanted, program: str) -> None:
    """Until the person leaves; what was typed before Ctrl-C is on the disk."""
    try:
        asyncio.run(_kept(console, spoken, wanted, program))
    except (KeyboardInterrupt, HungUp):
        console.end_line()


async def _kept(console: Console, spoken: Words, wanted: Wanted, program: str) -> None:
    desk = await opened(console, spoken, wanted)
    await Scorekeeper(console, spoken, desk).keep(program)


class Scorekeeper:
    """One question at a time; whatever is answered, nothing is lost."""

    def __init__(self, console: Console, spoken: Words, desk: Desk) -> None:
        self.console = console
        self.words = spoken
        self.desk = desk
        self.ledger = Ledger(desk, spoken)
        console.keep_whole(unbroken_names(spoken, desk.pad.head.rules, self.players.names))
        self.again: int | None = None  # a past round that is being changed
        self.counted = False  # the tricks are right, and bonuses are asked for
        self._titled = 0  # the round that was announced last

    @property
    def sheet(self) -> Sheet:
        return self.desk.sheet

    @property
    def said(self) -> Said:
        return self.ledger.said

    @property
    def players(self) -> PlayerNames:
        return self.ledger.players

    @property
    def number(self) -> int | None:
        """The round that is written on."""
        return self.again or self.sheet.open

    async def keep(self, program: str) -> None:
        try:
            self._greet()
            while True:
                self._announce()
                self.console.prompt(self._question())
                self._answered(await self.console.answer())
        except asyncio.CancelledError:  # Ctrl-C
            self.console.end_line()
            self._farewell(program)
        except (KeeperLeft, HungUp):
            self._farewell(program)

    def _greet(self) -> None:
        self.console.say(self.said.title())
        if self.sheet.rounds:
            self.console.say(self.said.score())
        self._tell_conflicts()

    def _farewell(self, program: str) -> None:
        self.console.say(self.words.say("pad-kept"))
        self.console.show(f"{program} pad {shlex.quote(str(self.desk.path))}")

    def _tell_conflicts(self) -> None:
        """Once on this computer: two values that nobody chose between."""
        for conflict in self.desk.conflicts():
            if self.said.cell(conflict.cell):
                self.console.say(self.said.conflict(conflict))

    def _announce(self) -> None:
        if self.number and self.number != self._titled and not self.again:
            self._titled, self.counted = self.number, False
            self.console.say(self.ledger.round(self.number))

    # Questions

    def _question(self) -> str:
        number, say = self.number, self.words.say
        if number is None:
            return say("pad-prompt-over")
        if self.again:
            return say("pad-prompt-again", round=number)
        waiting = self.ledger.waiting(number)
        if self.sheet.has_planks:
            name = self.said.name(waiting[0]) if waiting else ""
            return say("pad-prompt-planks", name=name) if waiting else say("pad-prompt-save")
        if waiting:
            return self._bid_question(number, waiting)
        first = self.said.name(0)
        if self.sheet.problem(number):
            return say("pad-prompt-off", name=first)
        if self.sheet.has_bids and not self.counted:
            return say("pad-prompt-tricks", name=first)
        return self._bonus_question(first) if self.sheet.events else say("pad-prompt-save")

    def _bonus_question(self, name: str) -> str:
        if self.sheet.has_bids:
            return self.words.say("pad-prompt-bonus", name=name)
        return self.words.say("pad-prompt-captures", name=name, word=self.ledger.capture_word())

    def _bid_question(self, number: int, waiting: Sequence[Seat]) -> str:
        bids, most = self.sheet.has_bids, self.sheet.tricks(number)
        if len(waiting) == len(self.sheet.seats):
            return self.words.say("pad-prompt-bids" if bids else "pad-prompt-won-each", most=most)
        name = self.said.name(waiting[0])
        return self.words.say("pad-prompt-bid" if bids else "pad-prompt-won", name=name, most=most)

    # Answers

    def _answered(self, answer: str) -> None:
        try:
            told = self._obeyed(answer)
        except Refused as refused:
            told = refusal(self.words, refused, self.sheet.head.rules, self.players.names)
        if told:
            self.console.say(told)

    def _obeyed(self, answer: str) -> str:
        if not answer:
            return self._entered()
        word, _, rest = answer.partition(" ")
        command = commands().get(plain(word))
        if command is None or self.players.is_whole(plain(word)):
            return self._written(answer)
        return (self._looked if command in LOOKS else self._done)(command, rest.strip())

    def _entered(self) -> str:
        """Enter goes on: to the bonuses, to the save, back from a past round."""
        number = self.number
        if self.again:
            return self._back()
        ready = number and not self.sheet.problem(number)
        if number and ready and self.sheet.has_bids and self.sheet.events and not self.counted:
            self.counted = True
            return self.ledger.tricks(number)
        return self._saved()

    def _back(self) -> str:
        if refused := self.ledger.refused(self.again):
            raise refused
        self.again = None
        return self.said.score()

    def _saved(self) -> str:
        number = self.number
        if number is None:
            return self.said.score()
        if refused := self.ledger.refused(number):
            raise refused
        self.desk.save(number)
        self.again, self.counted = None, False
        return self.said.saved(number, announced=True)

    def _written(self, text: str) -> str:
        number = self.number
        if number is None:
            raise Refused("pad_over")
        bidding = bool(self.ledger.waiting(number))
        values = self._read(text, number)
        self.desk.write(values)
        # Who has corrected the tricks need not say that they are right.
        self.counted = self.counted or not (bidding or self.sheet.problem(number))
        return self.ledger.heard(number, values)

    def _read(self, text: str, number: int) -> dict[str, Value]:
        waiting = self.ledger.waiting(number)
        if self.sheet.has_planks:
            return planks(self.sheet, self.players, number, text, waiting)
        kind = "bid" if waiting and self.sheet.has_bids else "won"
        return Entries(self.sheet, self.players, number, kind).read(text, waiting)

    # Commands that look

    def _looked(self, command: str, rest: str) -> str:
        ledger = self.ledger
        match command:
            case "score":
                return self.said.score()
            case "race":
                return ledger.race()
            case "why":
                return ledger.why(rest)
            case "who":
                return ledger.who(self.number)
            case "check":
                return ledger.check(self.number)
            case "history":
                return ledger.history(rest)
            case "stats":
                return ledger.stats()
            case "referee":
                rules = self.sheet.head.rules
                return session.settled(self.words, rules, rest, strict=True)
            case _:
                return ledger.help()

    # Commands that do something

    def _done(self, command: str, rest: str) -> str:
        match command:
            case "round":
                return self._round(rest)
            case "undo" | "redo":
                return self._turned(command)
            case "save":
                return self._saved()
            case "name":
                return self._rename(rest)
            case "dealer":
                self.desk.write({cells.DEALER: self.players.seat(rest)})
                return self.ledger.who(self.number)
            case "export":
                return self._export(rest)
            case "merge":
                return self._merge(rest)
            case "import":
                return self._import(rest)
            case _:
                raise KeeperLeft

    def _round(self, rest: str) -> str:
        """A round read out; until Enter, what is typed changes it."""
        wanted = int(rest) if rest.isdecimal() and len(rest) < 4 else 0
        if not 1 <= wanted <= (self.sheet.open or self.sheet.head.rounds):
            raise Refused("no_such_round", round=rest)
        self.again = wanted if wanted != self.sheet.open else None
        return self.ledger.round(wanted)

    def _turned(self, command: str) -> str:
        step = self.desk.undo() if command == "undo" else self.desk.redo()
        self.counted = False
        key = "pad-undone" if command == "undo" else "pad-redone"
        return self.words.say(key, changes=self.said.step(step))

    def _rename(self, rest: str) -> str:
        seat, name = self.players.first(spelled(rest))
        if seat is None or not name:
            raise Refused("pad_who", text=rest, names=tuple(self.players.names))
        typed = rest.split()[-len(name) :]
        others = [other for at, other in enumerate(self.players.names) if at != seat]
        self.desk.write({cells.name(seat): checked_name(" ".join(typed), others)})
        return self.said.title()

    # Files

    def _export(self, rest: str) -> str:
        kind, _, name = rest.partition(" ")
        match plain(kind):
            case "csv":
                text = exports.csv(self.sheet, self.words)
            case "json":
                text = file.write(self.desk.pad)
            case "text" | "texte" | "testo":
                text = exports.text(self.sheet, words(self.words.lang))
            case _:
                raise Refused("pad_export", kind=kind)
        saves.write_new(_path(name), text)
        return self.words.say("pad-exported")

    def _merge(self, rest: str) -> str:
        count = self.desk.merge(files.load(_path(rest)))
        self._tell_conflicts()
        return f"{self.words.say('pad-merged', count=count)} {self.said.score()}"

    def _import(self, rest: str) -> str:
        pad = files.load(_path(rest))
        files.add(pad)
        return self.words.say("pad-imported", title=Said(Sheet(pad), self.words).title())


def _path(name: str) -> Path:
    if not name.strip():
        raise Refused("no_such_file", file=name)
    return Path(name.strip()).expanduser()
