"""What people do in two worlds at once, and at which doors they ask."""

import os
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from jollyroger.rules.moves import Move, Seat
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase
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
from jollyroger.table.fair import commitment
from jollyroger.table.state import Stage
from jollyroger.table.talk import PHRASES
from jollyroger.wire import frames
from server.owed import Person
from server.pair import QUICK, Pair

NEVER = ("bid 99", "play 0", "nonsense", "place front R9 Y9 G9 B9", "bid", "deal")
NO_FRAMES = ("{}", "", "null", '{"frame":"move","id":"x"}', '{"frame":"join","protocol":1}')
STEPS = 500  # of one pair of worlds

# How many frames are compared, and the number of the one pair of worlds to sail again.
FRAMES = int(os.environ.get("JOLLYROGER_WORLD_FRAMES", "3000"))
ONLY = os.environ.get("JOLLYROGER_WORLD")


class Twins(Pair):
    """A pair of worlds that sails: one step after the other, the same in both."""

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
        next_deal, people = self.state.next_deal, [self.present(seat) for seat in self.table.seats]
        assert next_deal is not None
        given = next_deal.nonces if next_deal.revealing else next_deal.pledges
        silent = [each for each in people if each and given[each.seat or 0] is None]
        if not silent or self.random.random() < 0.05:
            if not any(people):
                return await self._return()
            await self.passed(6.0)
            return True
        person = self.random.choice(silent)
        number = bytes([0, person.seat or 0, next_deal.round]) * 11
        act = Reveal(number[:32].hex()) if next_deal.revealing else Pledge(commitment(number[:32]))
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
