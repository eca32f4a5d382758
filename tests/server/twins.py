"""Two worlds that differ in what somebody cannot see, driven as one and compared at every door.

Who is owed the same of both logs must hear the same bytes; who is owed more is the control."""

import json
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import msgspec

from contract.voyages import Table
from jollyroger.bots.crew import BOTS, is_thorough
from jollyroger.rules.events import BidsShown, Dealt, PlanksShown, Played, Sealed
from jollyroger.rules.moves import Move, Seat, Secret
from jollyroger.rules.notation import write_move
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase
from jollyroger.server.rooms import Room
from jollyroger.table.acts import (
    Act,
    Arrange,
    Chat,
    Enlist,
    Extend,
    Hush,
    Leave,
    Pledge,
    Rematch,
    Remove,
    Reveal,
    Say,
    Sit,
    Speak,
    Start,
    Undo,
)
from jollyroger.table.events import Entry, Removed, Sat, SeedSealed, SeedShown, Waiting
from jollyroger.table.settings import PACES, Settings
from jollyroger.table.state import Stage, TableState
from jollyroger.table.talk import PHRASES
from jollyroger.wire import frames
from server.worlds import BEGINNING, Answer, Fate, Socket, Swap, World, commitment

QUICK = [name for name, bot in BOTS.items() if not is_thorough(bot)]
NEVER = ("bid 99", "play 0", "nonsense", "place front R9 Y9 G9 B9", "bid", "deal")
NO_FRAMES = ("{}", "", "null", '{"frame":"move","id":"x"}', '{"frame":"join","protocol":1}')
STEPS = 500  # of one pair of worlds

# How many frames are compared, and the number of the one pair of worlds to sail again.
FRAMES = int(os.environ.get("JOLLYROGER_WORLD_FRAMES", "3000"))
ONLY = os.environ.get("JOLLYROGER_WORLD")


# What everybody is owed


def anonymous(entry: Entry) -> Entry:
    """Which guest it was is nobody's business."""
    return replace(entry, guest="") if isinstance(entry, Sat | Waiting | Removed) else entry


def owed(entry: Entry, seat: Seat | None) -> Entry:
    """What that seat may know of an entry, said once more apart from the code that is tested."""
    match entry:
        case Dealt(hands=hands):
            backs = ((None,) * len(hand) for hand in hands)
            seen = tuple(hands[at] if at == seat else back for at, back in enumerate(backs))
            return replace(entry, hands=seen)
        case Sealed() if entry.seat != seat:
            return replace(entry, choice=Secret())
        case SeedSealed():
            return replace(entry, seed="")
    return anonymous(entry)


# Who is there


@dataclass(eq=False)
class Person:
    """Somebody in both worlds: a guest with a token in each, or nobody in particular."""

    name: str
    tokens: list[str | None]
    address: str
    sockets: list[Socket] = field(default_factory=list)
    marks: list[int] = field(default_factory=lambda: [0, 0])  # texts that have been compared
    seat: Seat | None = None

    @property
    def here(self) -> bool:
        return bool(self.sockets) and all(socket.open for socket in self.sockets)

    def news(self) -> list[list[str]]:
        told = [socket.texts[mark:] for socket, mark in zip(self.sockets, self.marks, strict=False)]
        self.marks = [len(socket.texts) for socket in self.sockets]
        return told


@dataclass
class Tally:
    """Frames that were compared while the worlds differed, by door and by what was hidden.

    `entries` are those of all logs, so that one can see what these worlds have been through."""

    doors: Counter[str] = field(default_factory=Counter)
    hidden: Counter[str] = field(default_factory=Counter)
    entries: Counter[str] = field(default_factory=Counter)
    controls: int = 0  # frames of who sees the difference, and was told it
    worlds: int = 0

    @property
    def frames(self) -> int:
        return self.doors.total()


class Leak(AssertionError):
    """Two worlds that somebody cannot tell apart have told them different things."""


class Twins:
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
        asked = {"name": "P0", "settings": msgspec.to_builtins(settings)}
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
            hints=random.random() < 0.7,
            advice=random.choice(("always", "always", "always", "always", "alone", "never")),
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

    # One step after the other

    async def sail(self, enough: Callable[[], bool]) -> None:
        """Until all has been seen, nothing can be done alike any more, or it is enough."""
        for person in self.people:
            await self.joined(person)
        toured = 0
        for step in range(STEPS):
            if enough() or not self.alike[None] or not await self._step():
                break
            if self.hidden and step >= toured and self.rooms[0].table.due():
                await self.tour()
                toured = step + self.random.randint(30, 90)
        if self.alike[None] and not enough():
            await self.tour()
        self.tally.worlds += 1

    async def closed(self) -> None:
        for person in self.people:
            await self.dropped(person)
        for world in self.worlds:
            await world.emptied()

    async def _step(self) -> bool:
        if self.random.random() < 0.35:
            extra, *_ = self.random.choices([*self.extras], [*self.extras.values()])
            await extra()
            return True
        return await self._go_on()

    @property
    def extras(self) -> dict[Callable[[], Awaitable[None]], int]:
        return {
            self._probe: 8,
            self._act: 16,
            self._come_or_go: 6,
            self._wait: 2,
            self._request: 8,
            self._hint: 3,
            self._alone: 6,
            self.slept: 1,
        }

    # What the table waits for

    async def _go_on(self) -> bool:
        state = self.state
        for person in self.people:
            if not person.sockets and person.tokens[0] and self.random.random() < 0.5:
                await self.joined(person)
        if state.stage is Stage.LOBBY:
            return await self._sit_or_start()
        if self.over:
            return await self._rematch()
        assert state.play is not None
        if state.play.phase is Phase.DEAL:
            return await self._give_numbers()
        return await self._choose()

    async def _sit_or_start(self) -> bool:
        state = self.state
        free = [seat for seat, holder in enumerate(state.seats) if holder is None]
        lost = [each for each in self.people[:-2] if each.here and each.seat is None]
        host = state.host is not None and self.present(state.host)
        if lost and free and (not host or self.random.random() < 0.8):
            await self.acted(lost[0], Sit(free[0], lost[0].name))
        elif host:
            await self.acted(host, Start())
        return bool(lost and free) or bool(host)

    async def _rematch(self) -> bool:
        host = self.present(self.state.host) if self.state.host is not None else None
        if host is None or self.state.rematch:
            return False
        await self.acted(host, Rematch(self.random.choice((self.table.game.id, *GAMES))))
        return True

    async def _give_numbers(self) -> bool:
        """Everybody's number in any order; now and then somebody is too late."""
        sealing, people = self.state.sealing, [self.present(seat) for seat in self.table.seats]
        assert sealing is not None
        given = sealing.nonces if sealing.revealing else sealing.pledges
        silent = [each for each in people if each and given[each.seat or 0] is None]
        if not silent or self.random.random() < 0.05:
            if not any(people):
                return await self._return()
            await self.passed(6.0)
            return True
        person = self.random.choice(silent)
        number = bytes([0, person.seat or 0, sealing.round]) * 11
        act = Reveal(number[:32].hex()) if sealing.revealing else Pledge(commitment(number[:32]))
        await self.acted(person, act)
        return True

    async def _choose(self) -> bool:
        """A move that is legal in both worlds; or one in each, sealed, and changed before shown."""
        due = self.rooms[0].table.due()
        able = [person for seat in due if (person := self.present(seat))]
        loose = [person for seat in self._otherwise() if (person := self.present(seat))]
        if not able:
            return await self._return()
        if len(due) == 1 and loose and self.random.random() < 0.9:
            return await self._alike(self.random.choice(loose))
        person = self.random.choice(able)
        if self._sealed() and len(due) > 1 and self.random.random() < 0.4:
            self._chose = person.seat
            await self.moved(person, *(self.random.choice(may) for may in self._may(person)))
            self._chose = None
            return True
        return await self._alike(person)

    async def _alike(self, person: Person) -> bool:
        one, other = self._may(person)
        there = set(other)
        common = [move for move in one if move in there]
        if common:
            await self.moved(person, self.random.choice(common))
        return bool(common)

    def _may(self, person: Person) -> list[Sequence[Move]]:
        return [room.table.may(person.seat) for room in self.rooms]

    def _sealed(self) -> bool:
        play = self.state.play
        if play is None:
            return False
        return play.phase is Phase.CHOOSE or self.table.game.blind(play.players)

    def _otherwise(self) -> list[Seat]:
        """Seats whose sealed choice is another one in the other world."""
        plays = [room.table.state.play for room in self.rooms]
        chosen = [play.choices if play else () for play in plays]
        return [seat for seat, (one, other) in enumerate(zip(*chosen, strict=True)) if one != other]

    async def _return(self) -> bool:
        """Nobody can be waited for: somebody comes back, or a newcomer wants a bot's seat."""
        for person in self.people[:-1]:
            if person.here and person.seat is not None:
                await self.acted(person, Sit(person.seat, person.name))
                return True
        return False

    # What people do besides

    def _anybody(self) -> Person | None:
        return self.random.choice([each for each in self.people if each.here] or [None])

    async def _probe(self) -> None:
        """What cannot be done, and frames that are none."""
        if person := self._anybody():
            await self.said(person, self._nonsense(person))

    def _nonsense(self, person: Person) -> str:
        """Who can tell the worlds apart asks only for what is never legal."""
        text = self.random.choice(NEVER)
        if self.alike[person.seat] and self.random.random() < 0.5:
            box = self.table.game.box
            text = f"play {self.random.choice([*box.piece_of_play, *box.held])}"
        if self.random.random() < 0.2:
            return self.random.choice(NO_FRAMES)
        return frames.write(frames.Move(self._id(), move=text))

    async def _hint(self) -> None:
        """Mostly who is waited for asks what is best."""
        due = (self.present(seat) for seat in self.rooms[0].table.due())
        able = [person for person in due if person] if self.random.random() < 0.8 else []
        if person := self.random.choice(able) if able else self._anybody():
            await self.said(person, frames.write(frames.Hint(self._id())))

    async def _act(self) -> None:
        if person := self._anybody():
            await self.acted(person, *self._wish(person))

    def _wish(self, person: Person) -> tuple[Act, ...]:
        random, settings = self.random, self.state.settings
        seat, on = random.randrange(self.table.players + 1), random.random() < 0.5
        numbers = [bytes([world, *range(31)]).hex() for world in range(2)]
        wishes: list[tuple[Act, ...]] = [
            (Speak(random.choice((*PHRASES, "arr"))),),
            (Say("ahoy"),),
            (Chat(on),),
            (Hush(seat, on),),
            (Extend(),),
            (Sit(seat, person.name),),
            (Undo(),),
            (Undo(),),
            (Start(),) if self.state.stage is not Stage.LOBBY else (Extend(),),
            (Enlist(seat, random.choice(QUICK)),),
            (Arrange(replace(settings, chat=on)),),
            (Rematch(self.table.game.id),) if not self.over else (Say("again"),),
            tuple(Reveal(number) for number in numbers),  # refused, so nobody else has it
            (Leave(),) if on else (Undo(),),
            (Remove(seat),) if on else (Chat(on),),
        ]
        if any(holder and holder.name == person.name for holder in self.state.waiting):
            wishes += [(Leave(),)] * len(wishes)
        elif person.seat is None:
            wishes += [(Sit(seat, person.name),)] * len(wishes)
        elif self.state.stage is Stage.LOBBY:
            wishes += [(Leave(),)] * 5
        return random.choice(wishes)

    async def _come_or_go(self) -> None:
        person = self.random.choice(self.people)
        if person.here and self.random.random() < 0.2:
            await self.dropped(person)
        else:
            await self.joined(person, self._since())

    def _since(self) -> int | None:
        last = len(self.rooms[0].table.log)
        return self.random.choice((None, -1, 0, last, last + 5, *(self._point() for _ in "abc")))

    def _point(self) -> int:
        return self.random.randint(1, len(self.rooms[0].table.log))

    async def _wait(self) -> None:
        await self.passed(self.random.choice((0.5, 6.0, 40.0, 400.0)))

    async def _alone(self) -> None:
        """In one world only: what goes down one line alone, nobody else can notice."""
        at = self.random.randrange(2)
        self._turn()
        world, person = self.worlds[at], self._anybody()
        if person is None or self.random.random() < 0.3:
            watcher = world.socket(f"/ws/{self.id}", {})
            await world.settled(watcher)
            await watcher.close()
            await world.settled()
        else:
            never = frames.Move(self._id(), move=self.random.choice(NEVER))
            hint = frames.Hint(self._id())
            await world.say(person.sockets[at], frames.write(self.random.choice((never, hint))))
            person.marks[at] = len(person.sockets[at].texts)
        self.compare()

    async def _request(self) -> None:
        person = self.random.choice(self.people)
        await self.asked(person, *self.random.choice(self.doors()))

    def doors(self) -> list[tuple[Any, ...]]:
        """Every address at which something about this table is to be had."""
        here = f"/api/tables/{self.id}"
        pages = ("", f"?since={self._point()}&page={self.random.randint(1, 3)}")
        return [
            ("table", "GET", here),
            ("log", "GET", f"{here}/log{self.random.choice(pages)}"),
            ("record", "GET", f"{here}/record{self.random.choice(pages)}"),
            ("review", "GET", f"{here}/review"),
            ("list", "GET", "/api/tables"),
            ("code", "POST", "/api/codes", {"code": self.code}),
            ("me", "GET", "/api/guests/me"),
        ]

    async def tour(self) -> None:
        """Everybody at every door."""
        for person in self.people:
            for door in self.doors():
                await self.asked(person, *door)
            for since in (None, self._point(), self._point()):
                await self._glance(person, since)
            if person.here:
                await self.said(person, frames.write(frames.Hint(self._id())))
            if person.here:
                await self.said(person, self._nonsense(person))

    async def _glance(self, person: Person, since: int | None) -> None:
        """A second line of the same person, which is caught up and goes."""
        sockets = await self._sockets(person, since)
        self.compare()
        if self.alike[person.seat]:
            self._same("", person.name, *(socket.texts for socket in sockets))
        for world, socket in zip(self.worlds, sockets, strict=True):
            if socket.open:
                await socket.close()
            await world.settled()


def _named(text: str) -> str:
    """The name of a frame, or how the line ended."""
    return text.split('"', 4)[3] if text.startswith("{") else text
