"""Two worlds that differ in what somebody cannot see, compared at every door.

Who is owed the same of both logs must hear the same bytes; who is owed more is the control."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from contract.voyages import Table
from jollyroger.bots.crew import BOTS, is_thorough
from jollyroger.rules.events import BidsShown, Dealt, PlanksShown, Played, Sealed
from jollyroger.rules.moves import Move, Seat
from jollyroger.rules.notation import write_move
from jollyroger.server.rooms import Room
from jollyroger.table.acts import (
    Act,
)
from jollyroger.table.events import Entry, SeedSealed, SeedShown
from jollyroger.table.settings import PACES, Settings
from jollyroger.table.state import Stage, TableState
from jollyroger.wire import frames
from server.owed import Leak, Person, Tally, anonymous, owed
from server.worlds import BEGINNING, Answer, Fate, Socket, Swap, World

QUICK = [name for name, bot in BOTS.items() if not is_thorough(bot)]


class Pair:
    """Two worlds, driven as one and compared at every door."""

    def __init__(self, worlds: Sequence[World], table: Table, number: int, tally: Tally) -> None:
        self.worlds = worlds
        self.tally = tally
        self.name = f"{table!r} {number}"
        self.random = Random(self.name)
        self.table = table
        self.people: list[Person] = []
        self.id = ""
        self.alike: dict[Seat | None, bool] = dict.fromkeys((*table.seats, None), True)
        self.hidden: set[str] = set()  # the kinds of entries in which the logs differ
        self._judged = 0
        self._turns = 0
        self._asked = 0
        self._chose: Seat | None = None  # who has just made a choice of its own in each world

    # How a pair of worlds begins

    async def opened(self, whole: bool = False) -> None:
        """A table in both, with people, bots, and some who look on; maybe for a whole game."""
        self._fated(whole)
        settings = self._settings()
        for name in [f"P{number}" for number in range(self.random.randint(1, self.table.players))]:
            await self._greeted(name)
        await self._greeted("Outsider")
        self.people.append(Person("Watcher", [None, None], "10.0.0.99"))
        asked = {"name": "P0", "settings": asdict(settings)}
        answers = await self._answers(self.people[0], "POST", "/api/tables", asked)
        self._same("open", "P0", [answers[0]], [answers[1]])
        self.id = json.loads(answers[0].body)["id"]
        self.code = json.loads(answers[0].body)["code"]

    def _fated(self, whole: bool) -> None:
        """Where the worlds part: in a deal, in a seed, or only in what is sealed and changed."""
        random, players = self.random, self.table.players
        rounds = self.table.game.rounds[players]
        at = min(rounds, 1 + int(random.expovariate(0.4)))
        at = 0 if whole or random.random() < 0.1 else at
        swap: Swap | None = Swap(at, *self._between(), random=random.randrange(2**32))
        if not at or random.random() < 0.15:
            swap = None
        for second, world in enumerate(self.worlds):
            world.fate, world.now = Fate(self.name, bool(second), at, swap), BEGINNING

    def _between(self) -> tuple[Seat, Seat]:
        """Two hands, or a hand and what lies behind all hands, or the King's stack alone."""
        players = self.table.players
        if self.table.game.blind(players) and self.random.random() < 0.3:
            return players, players
        one, other = self.random.sample(range(players + 1), 2)
        return min(one, other), max(one, other)

    def _settings(self) -> Settings:
        random = self.random
        return Settings(
            self.table.game.id,
            self.table.players,
            self.table.options,
            speed=random.choice([*PACES]),
            bot=random.choice(("heuristic", "random") * 4 + (random.choice(QUICK),)),
            open=random.random() < 0.5,
            spectators=random.random() < 0.8,
            chat=random.random() < 0.5,
            previews=random.random() < 0.7,
            hints=random.choice(("always", "always", "always", "always", "alone", "never")),
        )

    async def _greeted(self, name: str) -> None:
        """Guests are called otherwise in the other world, which is hidden from everybody."""
        tokens: list[str | None] = []
        for world in self.worlds:
            world.names = Random(f"{name}/{world.fate.second}")
            tokens.append(await world.greet(name))
        self.people.append(Person(name, tokens, f"10.0.0.{len(self.people)}"))

    # What is so in both worlds

    @property
    def rooms(self) -> list[Room]:
        return [world.harbour.rooms[self.id] for world in self.worlds]

    @property
    def state(self) -> TableState:
        """The first world's, of which only what is public is asked."""
        return self.rooms[0].table.state

    @property
    def over(self) -> bool:
        return self.state.stage is Stage.OVER

    def seat_of(self, person: Person) -> Seat | None:
        for seat, holder in enumerate(self.state.seats):
            if holder and holder.guest is not None and holder.name == person.name:
                return seat
        return None

    def present(self, seat: Seat) -> Person | None:
        """The person who plays that seat now and can be heard."""
        holder = self.state.seats[seat]
        found = (person for person in self.people if person.here and person.seat == seat)
        return next(found, None) if holder and holder.present else None

    # Doing the same in both

    async def said(self, person: Person, *texts: str) -> None:
        """A frame up the line; two of them when each world gets its own."""
        self._turn()
        for world, socket, text in zip(self.worlds, person.sockets, (*texts, *texts), strict=False):
            await world.say(socket, text)
        self.compare()

    async def acted(self, person: Person, *acts: Act) -> None:
        id = self._id()
        await self.said(person, *(frames.write(frames.Move(id, act=act)) for act in acts))

    async def moved(self, person: Person, *moves: Move) -> None:
        game, id = self.state.settings.load(), self._id()
        texts = (frames.Move(id, move=write_move(game, move)) for move in moves)
        await self.said(person, *map(frames.write, texts))

    def _turn(self) -> None:
        """What is named next has the same name in both worlds, whatever was named before."""
        self._turns += 1
        for world in self.worlds:
            world.names = Random(f"{self.name}/{self._turns}")

    def _id(self) -> str:
        self._asked += 1
        return f"m{self._asked}"

    async def joined(self, person: Person, since: int | None = None) -> None:
        await self.dropped(person)
        person.sockets = await self._sockets(person, since)
        person.marks = [0, 0]
        self.compare()

    async def _sockets(self, person: Person, since: int | None) -> list[Socket]:
        found = []
        self._turn()
        for world, token in zip(self.worlds, person.tokens, strict=True):
            first = {"token": token, "since": since}
            socket = world.socket(f"/ws/{self.id}", first, person.address)
            await world.settled(socket)
            found.append(socket)
        return found

    async def dropped(self, person: Person) -> None:
        for world, socket in zip(self.worlds, person.sockets, strict=False):
            if socket.open:
                await socket.close()
            await world.settled()
        person.sockets = []

    async def passed(self, seconds: float) -> None:
        """Time goes by; somebody who looks in makes the room look at the clock."""
        self._turn()
        for world in self.worlds:
            world.now += seconds
            watcher = world.socket(f"/ws/{self.id}", {})
            await world.settled(watcher)
            await watcher.close()
            await world.settled()
        self.compare()

    async def slept(self) -> None:
        """The rooms sleep in the store, and wake from their logs."""
        here = [person for person in self.people if person.here]
        for person in here:
            await self.dropped(person)
        since = len(self.rooms[0].table.log)
        self._turn()
        for world in self.worlds:
            world.harbour.rest()
            await world.harbour.room(self.id)
            await world.settled()
        self.compare()
        for person in here:
            await self.joined(person, self.random.choice((None, since)))

    async def asked(
        self, person: Person, door: str, method: str, path: str, body: Any = None
    ) -> None:
        answers = await self._answers(person, method, path, body)
        self.judge()
        shown = self.over and self.hidden and door in ("log", "record", "review")
        if self.alike[self.seat_of(person)] and not shown:
            self._same(door, person.name, [answers[0]], [answers[1]])

    async def _answers(self, person: Person, method: str, path: str, body: Any) -> list[Answer]:
        answers = []
        self._turn()
        for world, token in zip(self.worlds, person.tokens, strict=True):
            answers.append(await world.ask(method, path, token, body, person.address))
        return answers

    # Comparing

    def judge(self) -> None:
        """Who is owed the same of both logs, and in what the logs differ."""
        one, other = (room.table.log for room in self.rooms)
        for mine, theirs in zip(one[self._judged :], other[self._judged :], strict=False):
            self.tally.entries[type(mine).__name__] += 1
            if self.alike[None] and anonymous(mine) != anonymous(theirs):
                self._parted(mine, theirs)
        self._judged = min(len(one), len(other))
        if self.alike[None] and len(one) != len(other):
            raise Leak(f"the log tells two worlds apart by its length: {len(one)}, {len(other)}")

    def _parted(self, mine: Entry, theirs: Entry) -> None:
        if type(mine) is not type(theirs) or not self._has_reason(mine):
            raise Leak(f"the log tells two worlds apart: {mine} {theirs}")
        self.hidden.add(type(mine).__name__)
        for seat in self.alike:
            self.alike[seat] &= owed(mine, seat) == owed(theirs, seat)

    def _has_reason(self, entry: Entry) -> bool:
        """Whether it may differ: chance did, or whoever chose it could tell the worlds apart."""
        match entry:
            case Dealt() | SeedSealed() | SeedShown() | BidsShown() | PlanksShown():
                return True
            case Sealed(seat) | Played(seat):
                return not self.alike.get(seat, False) or seat == self._chose
        return False

    def compare(self) -> None:
        alike = {**self.alike}
        self.judge()
        for person in self.people:
            before, person.seat = person.seat, self.seat_of(person)
            news = person.news()
            if not any(news):
                continue
            if self.alike[before] and self.alike[person.seat]:
                self._same("", person.name, *news)
            elif self.alike[None]:
                still = person.here and person.seat == before
                self._control(news[0], news[1], still and alike[before])

    def _control(self, one: Sequence[str], other: Sequence[str], new: bool) -> None:
        """Who sees the difference is told it, or comparing would find nothing anywhere."""
        self.tally.controls += one != other
        assert one != other or not new, (self.name, one, other)

    def _same(self, door: str, who: str, one: Sequence[object], other: Sequence[object]) -> None:
        if one != other:
            apart = [pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]]
            raise Leak(f"{who} at door {door or 'socket'}: {apart or (one, other)}")
        if self.hidden:
            self.tally.doors.update(door or _named(str(text)) for text in one)
            self.tally.hidden.update({kind: len(one) for kind in self.hidden})


def _named(text: str) -> str:
    """The name of a frame, or how the line ended."""
    return text.split('"', 4)[3] if text.startswith("{") else text
