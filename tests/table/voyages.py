"""Whole games at a table where anybody asks for anything, in and out of order."""

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import NamedTuple

import contract.voyages as rules
from jollyroger.rules.moves import Bid, Deal, Move, Play
from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase
from jollyroger.table.acts import (
    Act,
    Arrange,
    Chat,
    Credit,
    DealOn,
    Enlist,
    Extend,
    Hush,
    Leave,
    Lost,
    Overdue,
    Pledge,
    Rematch,
    Remove,
    Reveal,
    Say,
    Sit,
    Speak,
    Start,
    Undo,
    Upkeep,
)
from jollyroger.table.events import Entry
from jollyroger.table.log_lines import write_log
from jollyroger.table.settings import Settings
from jollyroger.table.state import Stage, TableState
from jollyroger.table.world import World
from table.crew import ANNE, BOTS, JACK, MARY, Crew, Who, actor

GUESTS = (ANNE, MARY, JACK, "guest-stowaway")
LAST = "guest-last"


class Step(NamedTuple):
    """One act, and what it caused; nothing where it was refused."""

    before: TableState
    actor: Who
    act: Act | Upkeep | Move
    entries: tuple[Entry, ...]
    refused: Refused | None
    after: TableState


class Voyage:
    """Half of what is asked is sensible, so that the game comes to its end."""

    def __init__(self, table: rules.Table, seed: int) -> None:
        self.helm = Random(seed)
        speed = self.helm.choice(["none", "calm", "brisk"])
        settings = Settings(table.game.id, table.players, table.options, speed, chat=True)  # type: ignore[arg-type]
        self.crew = Crew(settings, seed)
        self.lines = write_log(self.crew.table, self.crew.table.log)

    def steps(self) -> Iterator[Step]:
        """The lobby, the game, and a little after."""
        for _ in range(25):
            yield self.step(*self.anything())
        if self.crew.state.stage is Stage.LOBBY:
            yield from self.begin()
        while self.crew.state.stage is not Stage.OVER:
            sensible = self.helm.random() < 0.6
            yield self.step(*(self.sensible() if sensible else self.anything()))
        for _ in range(10):
            yield self.step(*self.anything())

    def begin(self) -> Iterator[Step]:
        if self.crew.state.host is None:
            yield self.step(LAST, Sit(0, "Last"))
        yield self.step(self.crew.guest(self.crew.state.host), Start())

    def step(self, who: Who, act: Act | Upkeep | Move) -> Step:
        crew, before = self.crew, self.crew.state
        crew.now += self.helm.choice([0, 1, 5, 60])
        try:
            # Decided twice: a table that remembered anything would say something else.
            first, entries = (
                crew.table.decide(actor(who), act, World(crew.now, copy(crew.sea).randbytes, BOTS))
                for _ in range(2)
            )
        except Refused as refused:
            return Step(before, who, act, (), refused, crew.state)
        assert first == entries
        assert crew.state is before
        crew.sea.random()
        self.lines += write_log(crew.table, entries)
        crew.table.commit(entries)
        return Step(before, who, act, entries, None, crew.state)

    # What is asked

    def sensible(self) -> tuple[Who, Act | Upkeep | Move]:
        crew, next_deal = self.crew, self.crew.state.next_deal
        if crew.play.phase is not Phase.DEAL:
            seat = self.helm.choice(crew.table.due())
            return crew.actor(seat), self.helm.choice(crew.table.may(seat))
        assert next_deal is not None
        seat = self.helm.choice(crew.awaited())
        if self.helm.random() < 0.1:
            return None, DealOn()
        giving = Reveal(crew.nonce(seat)) if next_deal.revealing else Pledge(crew.digest(seat))
        return crew.guest(seat), giving

    def anything(self) -> tuple[Who, Act | Upkeep | Move]:
        seats = range(len(self.crew.state.seats))
        actor = self.helm.choice([*GUESTS, *GUESTS, *seats, None])
        return actor, self.helm.choice([self.act, self.act, self.upkeep, self.move])()

    def act(self) -> Act:
        helm, settings = self.helm, self.crew.state.settings
        seat = helm.randrange(-1, len(self.crew.state.seats) + 1)
        digest = "0" * 64 if helm.random() < 0.2 else "none"
        acts: list[Act] = [
            Sit(seat, helm.choice(["Anne", "", "  Mary\n"])),
            Sit(seat, "Jack"),
            Leave(),
            Arrange(settings if helm.random() < 0.5 else Settings("whist", 3)),
            Enlist(seat, helm.choice(["random", "parrot"])),
            Speak(helm.choice(["ahoy", "arr"])),
            Say("shiver my timbers"),
            Chat(helm.random() < 0.5),
            Hush(seat, helm.random() < 0.5),
            Extend(),
            Undo(),
            Pledge(digest),
            Reveal(digest),
            Rematch(helm.choice(["dice", "skull_king", "whist"])),
        ]
        rare: list[Act] = [Start(), Remove(seat)]
        return helm.choice(rare if helm.random() < 0.05 else acts)

    def upkeep(self) -> Upkeep:
        seat = self.helm.randrange(len(self.crew.state.seats))
        rare: list[Upkeep] = [Lost(seat), DealOn()]
        often: list[Upkeep] = [Overdue(seat), Credit()]
        return self.helm.choice(rare if self.helm.random() < 0.2 else often)

    def move(self) -> Move:
        game = self.crew.state.settings.load()
        piece = self.helm.choice(list(game.box.piece_of_play))
        moves: list[Move] = [Bid(self.helm.randrange(4)), Play(piece), Deal()]
        return self.helm.choice(moves)
