"""A game looked at again in plain lines, with open hands: trick by trick, or all at once."""

import asyncio
from collections.abc import Iterable

from ..client.sitting import NewEntries, TableShown
from ..rules.record import Record
from ..rules.refused import Refused
from ..table.events import Opened
from ..table.records import seating_of
from ..table.state import opened
from ..words.catalogue import Words
from ..words.lexicon import plain
from ..words.names import unbroken_names
from ..words.records import describe_taken_back, mark_taken_back, seat_names
from ..words.refusals import refusal
from .console import Console, HungUp
from .inputs import command_words, commands
from .inquiries import COMMANDS, Inquiries, name_commands
from .listener import Listener
from .record_walk import RecordWalk

STEPS = ("next", "back", "round", "all", "hands", "quit")


class Replay:
    """Stops after every deal, trick and round; who asks for nothing hears it all."""

    def __init__(self, console: Console, words: Words, record: Record) -> None:
        self.console = console
        self.words = words
        self.record = record
        self.names = seat_names(words, record)
        self.walk = RecordWalk(record)
        self.parts = [*self.walk.parts()]
        self.told = 0  # parts
        self.listener = self._begin()
        console.keep_whole(unbroken_names(words, self.walk.game, self.names))

    def play(self) -> None:
        self.console.say("\n".join([self._title(), *describe_taken_back(self.words, self.record)]))
        try:
            asyncio.run(self._by_keys() if self.console.typed else self._all())
        except (KeyboardInterrupt, HungUp):
            self.console.end_line()

    def _title(self) -> str:
        game, names = self.walk.game, ", ".join(self.names)
        return self.words.say("replay-begins", game=self.words.say(f"game-{game.id}"), names=names)

    def _begin(self) -> Listener:
        """Who sits there."""
        listener = Listener(self.words)
        listener.open_hands = True
        first, *rest = seating_of(self.record, "")
        assert isinstance(first, Opened)
        listener.hear(TableShown(self.walk.me, opened(first)))
        listener.hear(NewEntries(tuple(rest)))
        return listener

    # Steps

    async def _all(self) -> None:
        while self.told < len(self.parts):
            self._forward()

    def _forward(self) -> None:
        part = self.parts[self.told]
        self.told += 1
        for step in part:
            if step.taken_back:
                self._say_all(self.listener.hear_plays())
                self._say_all(mark_taken_back(self.words, step.taken_back))
            self._say_all(self.listener.hear(NewEntries((step.event,))))
        self._say_all(self.listener.hear_plays())
        if self.told == len(self.parts):
            self._say_all(mark_taken_back(self.words, self.walk.taken_back_at_end))
        if any(step.deals for step in part):
            self.console.say(self._hands())

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.say(line)

    def _to(self, told: int) -> None:
        """Heard again from the beginning, in silence, so that this many parts end aloud."""
        self.listener, self.told = self._begin(), max(1, min(told, len(self.parts))) - 1
        for part in self.parts[: self.told]:
            self.listener.hear(NewEntries(tuple(step.event for step in part)))
            self.listener.hear_plays()
        self._forward()

    def _round(self, number: str) -> None:
        wanted = int(number) if number.isdecimal() and len(number) < 4 else 0
        for told, part in enumerate(self.parts, 1):
            if any(step.deals and step.after.round == wanted for step in part):
                return self._to(told)
        raise Refused("no_such_round", round=number)

    def _hands(self) -> str:
        teller = self.listener.teller
        hands = (
            teller.of(seat, " ".join(code or "?" for code in hand))
            for seat, hand in enumerate(self.listener.known.hands)
        )
        return self.words.say("replay-hands", hands="; ".join(hands))

    # Questions

    async def _by_keys(self) -> None:
        while self.told < len(self.parts):
            self.console.prompt(self.words.say("replay-prompt"))
            answer = await self.console.answer()
            try:
                if not await self._obeyed(answer):
                    return
            except Refused as refused:
                self.console.say(
                    refusal(self.words, refused, self.listener.game, self.listener.names)
                )

    async def _obeyed(self, answer: str) -> bool:
        """Whether it goes on."""
        word, _, rest = answer.partition(" ")
        match command_words("replay-command", STEPS).get(plain(word)) if word else "next":
            case "next":
                self._forward()
            case "back":
                self._to(self.told - 1)
            case "round":
                self._round(rest.strip())
            case "all":
                await self._all()
            case "hands":
                self.console.say(self._hands())
            case "quit":
                return False
            case _:
                self.console.say(self._asked(plain(word), rest.strip()))
        return True

    def _asked(self, word: str, rest: str) -> str:
        name = commands().get(word)
        if name not in COMMANDS or name in ("hand", "legal", "help"):
            return name_commands(self.words, self.listener.game, "replay-help")
        return Inquiries(self.listener).ask(name, rest)
