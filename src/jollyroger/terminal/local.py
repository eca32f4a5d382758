"""A table in this program: one person against bots, no socket, kept in one file."""

import os
import shlex
import time
from asyncio import Event, to_thread
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from ..bots.crew import BOTS, bot
from ..client.sitting import NewEntries, News, TableShown
from ..rules.moves import Move, MoveKind, Seat
from ..rules.record import Record
from ..table.actors import Actor, Bot, Person
from ..table.acts import Act, Pledge, Reveal, Sit, Start
from ..table.dealing import awaited
from ..table.events import Entry, Opened, SeedSealed, has_undone
from ..table.fair import SIZE, Fair, commitment, seeded_secret
from ..table.hints import hinted_seat
from ..table.records import counted, log_of, logbook
from ..table.settings import Settings, checked
from ..table.state import NextDeal, TableState
from ..table.table import Table
from ..table.world import World
from ..words.hints import Hint
from . import saves

ME: Final[Seat] = 0
GUEST: Final = "me"


@dataclass(frozen=True, slots=True)
class Luck:
    """Where chance comes from: this computer's, or a seed's, by which a game can be repeated."""

    seed: int | None

    def secret(self, whose: str, round: int) -> bytes:
        """The table's part in a round's chance, or the person's."""
        if self.seed is None:
            return os.urandom(SIZE)
        return seeded_secret(self.seed, whose, round)

    def chance(self, next_deal: NextDeal) -> Fair:
        """What a table makes of both."""
        number = next_deal.round
        return Fair(self.secret("table", number), number, {ME: self.secret("person", number)})

    def bots(self, table: TableState, seat: Seat) -> Random:
        """Bound to the place in the game, so that a bot thinks alike after a move taken back."""
        play = table.play
        assert play is not None
        sealed = self.seed if self.seed is not None else table.next_deal and table.next_deal.seed
        place = f"{play.round}/{len(play.tricks)}.{len(play.trick)}"
        return Random(f"jollyroger/{sealed}/bot {seat}/{place}")


class LocalSitting:
    """The table's own code, called instead of asked over a wire; every own move is on the disk."""

    def __init__(self, table: Table, seed: int | None, file: Path) -> None:
        self.table = table
        self.file = file
        self._luck = Luck(seed)
        self._secret = b""
        self._past: tuple[Entry, ...] = ()
        self._told = 0  # entries
        self._more = Event()

    @classmethod
    def opened(
        cls, settings: Settings, name: str, seed: int | None, file: Path | None = None
    ) -> "LocalSitting":
        """A new table: the person in seat 0, bots around. `Refused` if there is no such game."""
        table = Table(checked(settings, frozenset(BOTS)))
        sitting = cls(table, seed, file or saves.fresh(settings.game))
        sitting._take(Person(GUEST), Sit(ME, name))
        sitting._take(Person(GUEST), Start())
        return sitting

    @property
    def invitation(self) -> None:
        """Nobody else comes here."""

    @property
    def kept(self) -> Path:
        return self.file

    @property
    def notes(self) -> None:
        """Nobody else deals here."""

    @property
    def back(self) -> str:
        """By the bare name, where that finds the file: a long path is no pleasure to hear."""
        name = Path(self.file.stem)
        ours = self.file == saves.folder() / f"{name}.jsonl" and not name.exists()
        found = name if ours else self.file
        return f"play --resume {shlex.quote(str(found))}"

    @property
    def parting(self) -> str:
        return "kept"

    @classmethod
    def resumed(cls, record: Record, file: Path) -> "LocalSitting":
        """A table that goes on where a record ends, once the record has been checked."""
        first, *rest = log_of(record, GUEST)
        assert isinstance(first, Opened)
        table = Table(first.settings)
        table.commit(rest)
        sitting = cls(table, record.seed, file)
        sitting._mended()
        sitting._past = tuple(entry.seen_by(ME) for entry in counted(table.log))
        return sitting

    def _mended(self) -> None:
        """A round from before tables sealed their seeds gets one, or nobody could throw."""
        state = self.table.state
        if state.play and state.play.round and state.next_deal is None and self.table.due():
            seed = self._luck.secret("table", state.play.round)
            sealed = SeedSealed(state.play.round, commitment(seed), seed.hex())
            self.table.commit([sealed])

    # A sitting

    async def past(self) -> tuple[Entry, ...]:
        return self._past

    async def news(self) -> News:
        while True:
            if not self._told:
                self._told = len(self.table.log)
                first = TableShown(ME, self.table.seen(ME))
                self._deal()
                return first
            # Bots first where all choose at once: the person is the one who is waited for.
            while due := self.table.bots_due():
                await self._think(due[0])
            if fresh := self.table.log[self._told :]:
                self._told = len(self.table.log)
                return self._news(fresh)
            self._more.clear()
            await self._more.wait()

    def _news(self, fresh: list[Entry]) -> News:
        if has_undone(fresh):
            return TableShown(ME, self.table.seen(ME))
        return NewEntries(tuple(entry.seen_by(ME) for entry in fresh))

    async def take(self, act: Act | Move) -> None:
        self._take(Person(GUEST), act)
        self._more.set()
        self._keep()

    async def hint(self) -> Hint:
        seat = hinted_seat(self.table, GUEST)
        return await to_thread(_advised(), self.table.view(seat), self.table.may(seat))

    async def keep(self) -> None:
        self._keep()

    async def record(self) -> Record:
        return self._logbook()

    async def close(self) -> None:
        """The game is kept already: after every move, and now once more."""
        self._keep()

    # The table

    def _keep(self) -> None:
        """After every move of the person's: whatever ends this program, the game is there."""
        saves.save(self.file, self._logbook())

    def _logbook(self) -> Record:
        return logbook(self.table, self._luck.seed)

    async def _think(self, seat: Seat) -> None:
        holder = self.table.state.seats[seat]
        assert holder is not None
        choose = bot(holder.bot or "heuristic")
        rng = self._luck.bots(self.table.state, seat)
        view, may = self.table.view(seat), self.table.may(seat)
        self._take(Bot(seat), await to_thread(choose, view, may, rng))

    def _take(self, actor: Actor, act: Act | Move) -> None:
        self.table.commit(self.table.decide(actor, act, self._world()))
        if isinstance(act, MoveKind):
            self._deal()

    def _deal(self) -> None:
        """The person's number for a deal, pledged first, then shown, as at every table."""
        while (next_deal := self.table.state.next_deal) and awaited(self.table.state, next_deal):
            if not next_deal.revealing:
                self._secret = self._luck.secret("person", next_deal.round)
            pledge, reveal = Pledge(commitment(self._secret)), Reveal(self._secret.hex())
            self._take(Person(GUEST), reveal if next_deal.revealing else pledge)

    def _world(self) -> World:
        play = self.table.state.play
        round = play.round + 1 if play else 1
        return World(time.time(), lambda size: self._luck.secret("table", round), frozenset(BOTS))


def _advised() -> Callable[..., Hint]:
    """Numpy and the nets are read when somebody first asks."""
    from ..review.advice import advise

    return advise
