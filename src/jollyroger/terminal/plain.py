"""The table in plain lines: what happened, then one question at a time."""

import secrets
import shlex
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

from ..bots.crew import bot
from ..rules.events import Event
from ..rules.game import start
from ..rules.moves import Bid, Move, Place, Play, Seat
from ..rules.notation import read_move
from ..rules.record import Record, Seated
from ..rules.refused import Refused
from ..rules.shelf import load
from ..rules.view import View
from ..table.match import Match, seeded
from ..words.catalogue import LANGUAGES, Words, words
from ..words.lexicon import phrase, plain, plays
from ..words.refusals import refusal
from ..words.told import Teller
from . import saves
from .console import Console, HungUp
from .inquiries import COMMANDS, Inquiries
from .listener import Listener

ME: Final[Seat] = 0
CREW: Final = ("Anne", "Bart", "Calico", "Davy", "Edda")
USUAL_BOT: Final = "level3"


def new_game(
    spoken: Words,
    game: str,
    players: int,
    options: tuple[str, ...],
    seed: int | None,
    rival: str = USUAL_BOT,
) -> Record:
    """A game that has not begun: the person in seat 0, bots around. `Refused` if none such is."""
    start(load(game, options), players)
    bot(rival)
    seed = secrets.randbelow(2**32) if seed is None else seed
    bots = (Seated(name, rival) for name in CREW[: players - 1])
    return Record(game, options, (Seated(spoken.say("you")), *bots), (), seed)


class Left(Exception):
    """The person has said goodbye."""


class PlainTable:
    """One person in seat 0 against bots, a new game or one that goes on, kept in one file."""

    def __init__(self, console: Console, spoken: Words, record: Record, file: Path) -> None:
        self.console = console
        self.words = spoken
        self.record = record
        self.file = file
        label = f"{record.seed}/{len(record.events)}"
        self.match = Match.resumed(record, seeded(f"chance/{label}"))
        self.rng = Random(f"bots/{label}")
        teller = Teller(spoken, self.match.game, [seat.name for seat in record.seats], ME)
        self.heard = Listener(teller, ME)
        self.heard.hear(record.events)
        self.refused: Refused | None = None

    def play(self, command: str) -> None:
        """Until the game is over or the person leaves; `command` is how to come back."""
        self._welcome()
        if self.match.over:
            return
        try:
            self._play_on()
        except (Left, HungUp):
            self._keep()
            self.console.say(self.words.say("kept"))
            self.console.show(f"{command} play --resume {shlex.quote(str(self.file))}")
        else:
            self._keep()
            self._offer_review()
            self.console.say(self.words.say("recorded"))
            self.console.show(str(self.file))

    def _offer_review(self) -> None:
        """One question, once; whatever else is answered means no."""
        with suppress(HungUp):
            answer = self.console.ask(self.words.say("review-offer"))
            if commands().get(plain(answer)) == "review":
                self.console.say(_reviewed(self.words, self._so_far()))

    def _play_on(self) -> None:
        while not self.match.over:
            self._step()

    def _welcome(self) -> None:
        """Which game this is and, where it goes on, how it stands."""
        names = [f"game-{self.record.game}", *(f"option-{o}" for o in self.record.options)]
        title = ", ".join(self.words.say(name) for name in names)
        self.console.say(self.words.say("welcome", game=title, players=len(self.record.seats)))
        if self.record.events:
            self._say_all(self.heard.lines[-3:])
            if not self.match.over:
                asked = self._inquiries()
                self._say_all([asked.ask("score"), asked.ask("hand")])

    def _step(self) -> None:
        self._tell(self.match.deal_if_due())
        # Bots first where all choose at once: the person's choice is the one that is waited for.
        seat = max(self.match.due())
        if seat == ME:
            self._tell(self._answered())
            self._keep()
        else:
            choose = bot(self.record.seats[seat].bot or "heuristic")
            move = choose(self.match.view(seat), self.match.may(seat), self.rng)
            self._tell(self.match.take(seat, move))

    def _tell(self, events: Iterable[Event]) -> None:
        self._say_all(self.heard.hear(events))

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.say(line)

    def _keep(self) -> None:
        """After every move of the person's: whatever ends this program, the game is there."""
        saves.save(self.file, self._so_far())

    def _so_far(self) -> Record:
        return replace(self.record, events=tuple(self.match.log))

    # What is asked

    def _answered(self) -> tuple[Event, ...]:
        """What the person's move caused; every other answer brings the same prompt again."""
        self._say_all(self.heard.hear_plays())
        while True:
            answer = self.console.ask(self._prompt())
            word, _, rest = answer.partition(" ")
            try:
                if command := commands().get(plain(word)):
                    self.console.say(self._obeyed(command, rest.strip()))
                else:
                    return self._taken(self._read(answer))
            except Refused as refused:
                self.refused = refused
                names = self.heard.teller.names
                self.console.say(refusal(self.words, refused, self.match.game, names))

    def _read(self, answer: str) -> Move:
        """A move in notation, or a piece by its name in any language."""
        named = plays(self.match.game.id).get(phrase(answer))
        return Play(named) if named else read_move(self.match.game, answer)

    def _taken(self, move: Move) -> tuple[Event, ...]:
        events = self.match.take(ME, move)
        self.refused = None
        return events

    def _prompt(self) -> str:
        """The question and what may be answered."""
        moves = self.match.may(ME)
        match moves[0]:
            case Bid():
                return self.words.say("prompt-bid", most=self.heard.known.round)
            case Place():
                return self.words.say("prompt-place")
            case _:
                legal = " ".join(move.code for move in moves if isinstance(move, Play))
                return self.words.say("prompt-play", legal=legal)

    def _obeyed(self, command: str, rest: str) -> str:
        match command:
            case "quit":
                self._keep()
                raise Left
            case "save" if rest:
                saves.save_new(Path(rest).expanduser(), self._so_far())
                return self.words.say("saved")
            case "save":
                self._keep()
                return self.words.say("saved")
            case "hint":
                return _hint(self.words, self.match.view(ME), self.match.may(ME))
            case "review":
                raise Refused("not_over")
            case _:
                return self._inquiries().ask(command, rest)

    def _inquiries(self) -> Inquiries:
        view = View(self.match.game, ME, self.heard.known)
        return Inquiries(self.words, self.heard, view, self.record.options, self.refused)


def _hint(spoken: Words, view: View, may: Sequence[Move]) -> str:
    """Numpy and the nets are read when somebody first asks."""
    from ..review.advice import advise
    from .counsel import told

    return told(spoken, view.game, advise(view, may))


def _reviewed(spoken: Words, record: Record) -> str:
    from ..review.review import review
    from .lookback import told

    return told(spoken, record, [*review(record)])


@lru_cache
def commands() -> dict[str, str]:
    """Every word for a command, in every language, and the command it stands for."""
    known: dict[str, str] = {}
    for name in (*COMMANDS, "hint", "review", "save", "quit"):
        known |= {plain(words(lang).say(f"command-{name}")): name for lang in LANGUAGES}
    return known
