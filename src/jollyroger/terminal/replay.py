"""A game looked at again in plain lines, with open hands: trick by trick, or all at once."""

import asyncio
from collections.abc import Iterator, Sequence

from ..rules.events import Dealt, Event, RoundScored, TrickResolved, TrickTaken
from ..rules.record import Record
from ..rules.refused import Refused
from ..rules.state import Phase
from ..table.events import Entry, Opened, Started
from ..table.records import log_of
from ..table.state import opened
from ..words.catalogue import Words
from ..words.lexicon import plain
from ..words.refusals import refusal
from .console import Console, HungUp
from .inquiries import COMMANDS, Inquiries, name_commands
from .listener import Listener
from .seating import moves_taken_back, seated_names, taken_back, taken_back_here
from .sitting import Heard, Seen
from .typed import commands, meant
from .whole import whole_names

ENDS = (Dealt, TrickTaken, TrickResolved, RoundScored)
STEPS = ("next", "back", "round", "all", "hands", "quit")


class Replay:
    """Stops after every deal, trick and round; who asks for nothing hears it all."""

    def __init__(self, console: Console, words: Words, record: Record) -> None:
        self.console = console
        self.words = words
        self.seat = record.person
        self.names = seated_names(words, record)
        self.undone = taken_back(words, record)
        log = log_of(record, "")
        if record.state().phase is not Phase.OVER:  # somebody may still want to play on
            log = [entry.seen_by(self.seat) for entry in log]
        self.steps = [*_steps(log)]
        self.instead = moves_taken_back(record)
        self.at = 0
        self.heard = self._begun()
        console.keep_whole(whole_names(words, self.heard.game, self.names))

    def play(self) -> None:
        self.console.say("\n".join([self._title(), *self.undone]))
        try:
            asyncio.run(self._by_keys() if self.console.typed else self._all())
        except (KeyboardInterrupt, HungUp):
            self.console.end_line()

    def _title(self) -> str:
        game, names = self.heard.game, ", ".join(self.names)
        return self.words.say("replay-begins", game=self.words.say(f"game-{game.id}"), names=names)

    def _begun(self) -> Listener:
        heard, first = Listener(self.words), self.steps[0][0]
        heard.open_hands = True
        assert isinstance(first, Opened)
        heard.hear(Seen(self.seat, opened(first)))
        heard.hear(Heard(tuple(self.steps[0][1:])))
        return heard

    # Steps

    async def _all(self) -> None:
        while self.at + 1 < len(self.steps):
            self._forward()

    def _forward(self) -> None:
        self.at += 1
        for count, entries in self._parts():
            told = self.heard.hear(Heard(tuple(entries)))
            marked = taken_back_here(self.words, count)
            for line in (*marked, *told, *self.heard.hear_plays()):
                self.console.say(line)
        if any(isinstance(entry, Dealt) for entry in self.steps[self.at]):
            self.console.say(self._hands())

    def _parts(self) -> Iterator[tuple[int, list[Entry]]]:
        """This step, cut where moves were taken back: how many, and what came instead."""
        number = sum(_is_played(entry) for step in self.steps[: self.at] for entry in step)
        count, part = 0, list[Entry]()
        for entry in self.steps[self.at]:
            if _is_played(entry):
                if self.instead[number]:
                    yield count, part
                    count, part = self.instead[number], []
                number += 1
            part.append(entry)
        yield count, part
        if self.at + 1 == len(self.steps):
            yield self.instead[number], []

    def _to(self, step: int) -> None:
        """Heard again from the beginning, in silence, up to just before that step."""
        self.heard, self.at = self._begun(), max(1, min(step, len(self.steps) - 1)) - 1
        for entries in self.steps[1 : self.at + 1]:
            self.heard.hear(Heard(tuple(entries)))
            self.heard.hear_plays()
        self._forward()

    def _round(self, number: str) -> None:
        wanted = int(number) if number.isdecimal() and len(number) < 4 else 0
        for step, entries in enumerate(self.steps):
            if any(isinstance(entry, Dealt) and entry.round == wanted for entry in entries):
                return self._to(step)
        raise Refused("no_such_round", round=number)

    def _hands(self) -> str:
        teller = self.heard.teller
        hands = (
            teller.of(seat, " ".join(code or "?" for code in hand))
            for seat, hand in enumerate(self.heard.known.hands)
        )
        return self.words.say("replay-hands", hands="; ".join(hands))

    # Questions

    async def _by_keys(self) -> None:
        while self.at + 1 < len(self.steps):
            self.console.prompt(self.words.say("replay-prompt"))
            answer = await self.console.answer()
            try:
                if not await self._obeyed(answer):
                    return
            except Refused as refused:
                self.console.say(refusal(self.words, refused, self.heard.game, self.heard.names))

    async def _obeyed(self, answer: str) -> bool:
        """Whether it goes on."""
        word, _, rest = answer.partition(" ")
        match meant("replay-command", STEPS).get(plain(word)) if word else "next":
            case "next":
                self._forward()
            case "back":
                self._to(self.at - 1)
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
            return name_commands(self.words, self.heard.game, "replay-help")
        return Inquiries(self.heard).ask(name, rest)


def _is_played(entry: Entry) -> bool:
    """Whether it is of the game itself, as a record counts."""
    return isinstance(entry, Event)


def _steps(log: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Who sits there, then a step for every deal, trick and round."""
    begun = next(at for at, entry in enumerate(log) if isinstance(entry, Started)) + 1
    yield [*log[:begun]]
    step: list[Entry] = []
    for entry in log[begun:]:
        step.append(entry)
        if isinstance(entry, ENDS):
            yield step
            step = []
    if step:
        yield step
