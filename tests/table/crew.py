"""A table with a crew: people with numbers, bots that play at random, and a clock we turn."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import TypeVar

import pytest

from jollyroger.rules.moves import Move, Seat
from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase, State
from jollyroger.table.actors import Actor, Bot, Person, TableItself
from jollyroger.table.acts import Act, Pledge, Reveal, Sit, Start, Upkeep
from jollyroger.table.dealing import awaited
from jollyroger.table.events import Entry
from jollyroger.table.settings import Settings
from jollyroger.table.state import Holder, TableState
from jollyroger.table.table import Table
from jollyroger.table.world import World

ANNE, MARY, JACK = "guest-anne", "guest-mary", "guest-jack"
NAMES = {ANNE: "Anne Bonny", MARY: "Mary Read", JACK: "Jack Rackham"}
BOTS = frozenset({"heuristic", "random"})
THREE = Settings("skull_king", 3)
T = TypeVar("T")
Who = str | Seat | None  # a guest; a bot by its seat; the table itself


def actor(who: Who) -> Actor:
    if who is None:
        return TableItself()
    return Person(who) if isinstance(who, str) else Bot(who)


class Crew:
    """One table and the world around it; the same seed always gives the same story."""

    def __init__(self, settings: Settings = THREE, seed: int = 0) -> None:
        self.table = Table(settings)
        self.now = 1000.0
        self.helm = Random(seed)
        self.sea = Random(seed + 1)

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def play(self) -> State:
        assert self.state.play is not None
        return self.state.play

    @property
    def world(self) -> World:
        return World(self.now, self.sea.randbytes, BOTS)

    def holder(self, seat: Seat) -> Holder:
        holder = self.state.seats[seat]
        assert holder is not None
        return holder

    # Acts

    def do(self, who: Who, act: Act | Upkeep | Move) -> tuple[Entry, ...]:
        entries = self.table.decide(actor(who), act, self.world)
        self.table.commit(entries)
        return entries

    def refuses(self, who: Who, act: Act | Upkeep | Move) -> str:
        """The code of the refusal, which has changed nothing."""
        before = self.state
        with pytest.raises(Refused) as refused:
            self.do(who, act)
        assert self.state == before
        return refused.value.code

    def sit(self, *guests: str) -> "Crew":
        """The guests in the first seats, in this order."""
        for seat, guest in enumerate(guests):
            self.do(guest, Sit(seat, NAMES[guest]))
        return self

    def start(self) -> "Crew":
        self.do(self.guest(self.state.host), Start())
        return self

    def guest(self, seat: Seat | None) -> str:
        assert seat is not None
        guest = self.holder(seat).guest
        assert guest is not None
        return guest

    def actor(self, seat: Seat) -> Who:
        """Who moves for that seat: the person in it, or its bot."""
        return self.guest(seat) if self.holder(seat).present else seat

    # Numbers

    def awaited(self) -> list[Seat]:
        return awaited(self.state, self.state.next_deal) if self.state.next_deal else []

    def nonce(self, seat: Seat) -> str:
        assert self.state.next_deal is not None
        return sha256(f"{self.guest(seat)}/{self.state.next_deal.round}".encode()).hexdigest()

    def digest(self, seat: Seat) -> str:
        return sha256(bytes.fromhex(self.nonce(seat))).hexdigest()

    def pledge(self, seat: Seat) -> tuple[Entry, ...]:
        return self.do(self.guest(seat), Pledge(self.digest(seat)))

    def reveal(self, seat: Seat) -> tuple[Entry, ...]:
        return self.do(self.guest(seat), Reveal(self.nonce(seat)))

    def deal(self) -> "Crew":
        """Everybody's client gives its number, as it does by itself."""
        for give in (self.pledge, self.reveal):
            for seat in self.awaited():
                give(seat)
        assert self.play.phase in (Phase.CHOOSE, Phase.PLAY)  # without bids, tricks begin at once
        return self

    # The game

    def turn(self) -> tuple[Entry, ...]:
        """One seat that is waited for does anything it may."""
        seat = self.helm.choice(self.table.due())
        return self.do(self.actor(seat), self.helm.choice(self.table.may(seat)))

    def sail(self, until: Callable[[State], bool] = lambda _: False) -> "Crew":
        """The game goes on until that, else to its end."""
        while not until(self.play) and self.play.phase is not Phase.OVER:
            if self.play.phase is Phase.DEAL:
                self.deal()
            else:
                self.turn()
        return self

    def sail_to_bids(self) -> "Crew":
        return self.sail(lambda play: play.phase is Phase.CHOOSE)

    def sail_to_tricks(self) -> "Crew":
        return self.sail(lambda play: play.phase is Phase.PLAY)

    def sail_to_round(self, number: int) -> "Crew":
        return self.sail(lambda play: play.round == number)


def under_way(settings: Settings = THREE, *guests: str, seed: int = 0) -> Crew:
    """A game just started; the first deal waits for numbers."""
    return Crew(settings, seed).sit(*(guests or (ANNE, MARY))).start()


def at_speed(speed: str) -> Settings:
    """Three at a table with that clock."""
    return replace(THREE, speed=speed)  # type: ignore[arg-type]


def only(kind: type[T], entries: tuple[Entry, ...]) -> T:
    """The one entry of its kind among these."""
    (entry,) = (entry for entry in entries if isinstance(entry, kind))
    return entry


def kinds(entries: tuple[Entry, ...]) -> list[type]:
    return [type(entry) for entry in entries]
