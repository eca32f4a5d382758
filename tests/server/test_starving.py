"""Thinking for one starves nobody: where it is done, how often it may be asked for."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import waiting
from jollyroger.rules.events import Played, RoundScored, Sealed
from jollyroger.rules.refused import Refused
from jollyroger.rules.state import Phase
from jollyroger.server.harbour import Harbour
from jollyroger.server.hints import hint
from jollyroger.server.limits import LOOK_AHEAD_WAIT, THOROUGH_WAIT
from jollyroger.server.reviews import Reviews
from jollyroger.server.rooms import Room
from jollyroger.server.thinking import Job, Pool, Thinking
from jollyroger.server.ways import Ways
from jollyroger.server.worker_process import WorkerProcess
from jollyroger.store import Store
from jollyroger.table.acts import Pledge, Reveal, Start, Undo
from jollyroger.table.settings import Settings
from jollyroger.table.state import Stage
from server.in_process import bots_move
from server.test_rooms import ANNE, BART, NONCE
from server.virtual import Clock, Hands, settled

T = TypeVar("T")


def afloat(folder: Path, work: Callable[[Harbour], Awaitable[None]]) -> None:
    """A harbour where no time passes for who counts what is asked for."""

    async def run() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'rooms.sqlite'}")
        thinking = Thinking(clock=lambda: 0.0)
        quay = Harbour(store, Ways(grace=1e6, deal_wait=1e6, thinking=thinking))
        try:
            await asyncio.wait_for(work(quay), 120)
        finally:
            quay.close()
            await store.close()

    asyncio.run(run())


class Unwanted(ThreadPoolExecutor):
    """The event loop's own threads, where everybody would wait for everybody."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        self.asked.append(repr((work, given)))
        return super().submit(work, *given, **named)


async def until(room: Room, guest: str, done: Callable[[Room], bool], rng: Random) -> None:
    """The guest, alone in seat 0, gives numbers to deals and plays whatever may be played."""
    while not done(room):
        state = room.table.state
        assert state.play
        if state.play.phase is Phase.DEAL and state.next_deal:
            pledge = Pledge(hashlib.sha256(NONCE).hexdigest())
            await room.take(guest, Reveal(NONCE.hex()) if state.next_deal.revealing else pledge)
        elif 0 in room.table.due():
            await room.take(guest, rng.choice(room.table.may(0)))
        else:
            await bots_move(room)


async def played_out(room: Room, rng: Random) -> None:
    await until(room, ANNE, lambda room: room.table.state.stage is Stage.OVER, rng)


async def started(quay: Harbour, game: str = "skull_king", guest: str = ANNE, **more: Any) -> Room:
    """A table of one person, who is to choose."""
    room = await quay.open(Settings(game, 3, **more), guest, "Anne")
    await room.take(guest, Start())
    await until(room, guest, lambda room: 0 in room.table.due(), Random(0))
    return room


def test_nothing_is_thought_out_in_the_loops_own_threads(tmp_path: Path) -> None:
    """Neither a hint nor what bots do in a whole game."""
    unwanted = Unwanted()

    async def work(quay: Harbour) -> None:
        asyncio.get_running_loop().set_default_executor(unwanted)
        room = await started(quay, "dice")
        assert '"frame":"advice"' in await hint(room, ANNE, "h")
        await played_out(room, Random(1))

    afloat(tmp_path, work)
    assert unwanted.asked == []


async def code(asking: Any) -> str:
    try:
        await asking
    except Refused as refused:
        return refused.code
    return "answered"


def test_who_asks_for_hints_without_end_is_too_fast_and_nobody_else_is(tmp_path: Path) -> None:
    async def work(quay: Harbour) -> None:
        mine, hers = await started(quay), await started(quay, guest=BART)
        flood = [code(hint(mine, ANNE, f"{number}")) for number in range(48)]
        *codes, other = await asyncio.gather(*flood, code(hint(hers, BART, "h")))
        assert codes.count("too_fast") >= 40
        assert other == "answered"

    afloat(tmp_path, work)


def test_a_hint_that_is_refused_for_another_reason_is_not_counted(tmp_path: Path) -> None:
    async def work(quay: Harbour) -> None:
        room = await started(quay)
        for number in range(30):
            assert await code(hint(room, BART, f"{number}")) == "not_seated"

    afloat(tmp_path, work)


def test_moves_are_taken_back_as_often_as_people_do_and_not_without_end(tmp_path: Path) -> None:
    """And the game goes on."""

    async def work(quay: Harbour) -> None:
        room = await started(quay)
        codes = []
        for _ in range(21):
            await room.take(ANNE, room.table.may(0)[0])
            codes.append(await code(room.take(ANNE, Undo())))
        assert codes == ["answered"] * 20 + ["undo_often"]
        await until(room, ANNE, scored, Random(2))

    afloat(tmp_path, work)


def test_while_searches_hints_and_reviews_stand_still_a_game_is_played_to_its_end(
    tmp_path: Path,
) -> None:
    """Ordinary bots wait for none of them."""

    async def work(quay: Harbour) -> None:
        stuck = [Hands() for _ in range(3)]
        thinking = quay.ways.thinking
        thinking.thorough, thinking.hints, thinking.reviews = map(pool_of, stuck)
        mad = await started(quay, guest=BART)
        asking = asyncio.ensure_future(hint(mad, BART, "h"))
        asking_too = asyncio.ensure_future(thinking.thorough.do(BART, divmod, 7, 2))
        room = await started(quay, bot="level2")
        await played_out(room, Random(3))
        assert [len(hands.jobs) for hands in stuck] == [1, 1, 0]
        asking.cancel()
        asking_too.cancel()

    afloat(tmp_path, work)


def test_what_a_bot_thought_about_a_position_that_was_taken_back_is_not_played(
    tmp_path: Path,
) -> None:
    async def work(quay: Harbour) -> None:
        hands = Hands()
        quay.ways.thinking.bots = Pool(lambda: hands)
        room = await started(quay)
        await room.take(ANNE, room.table.may(0)[0])
        await room.take(ANNE, Undo())
        before = room.seq
        hands.finish()
        await settled()
        assert room.seq == before
        assert len(hands.began) == 2
        hands.finish()
        await waiting.until(lambda: room.seq != before)

    afloat(tmp_path, work)


def test_a_review_is_made_once_on_the_account_of_who_asked_first(tmp_path: Path) -> None:
    """In its own pool."""
    unwanted = Unwanted()

    async def work(quay: Harbour) -> None:
        asyncio.get_running_loop().set_default_executor(unwanted)
        room = await started(quay, "dice")
        await played_out(room, Random(1))
        reviews, accounts = Reviews(), Accounts(WorkerProcess)
        quay.ways.thinking.reviews = accounts
        asked = [reviews.of(room, who) for who in ("here", "there", "here")]
        texts = await asyncio.gather(*asked)
        assert len({*texts}) == 1
        assert await reviews.of(room, "anywhere") == texts[0]
        assert accounts.asked == ["here"]

    afloat(tmp_path, work)
    assert unwanted.asked == []


def test_every_move_of_a_thorough_bot_waits_for_its_moment(tmp_path: Path) -> None:
    """Forced or not, in a round of the game in which it looks ahead in every trick."""

    async def work(quay: Harbour) -> None:
        clock, thinking = Clock(), quay.ways.thinking
        thinking.sleep = clock.sleep
        thinking.bots, thinking.thorough = clock.pool(0.0), clock.pool(9.0)
        room = await started(quay, "skull_queen", bot="level5-thorough")
        await until(room, ANNE, scored, Random(1))
        moves = [e for e in room.table.log if isinstance(e, Sealed | Played) and e.seat]
        waits = [LOOK_AHEAD_WAIT if isinstance(e, Played) else THOROUGH_WAIT for e in moves]
        halves = [wait / 2 for wait in waits for _ in range(2)]
        assert clock.waits[: len(halves)] == halves

    afloat(tmp_path, work)


class Accounts(Pool):
    """Remembers on whose account something was done."""

    def __init__(self, start: Callable[[], Executor]) -> None:
        super().__init__(start)
        self.asked: list[str] = []

    def ask(self, who: str, work: Callable[..., T], *given: Any) -> Job[T]:
        self.asked.append(who)
        return super().ask(who, work, *given)


def scored(room: Room) -> bool:
    return any(isinstance(entry, RoundScored) for entry in room.table.log)


def pool_of(hands: Hands) -> Pool:
    return Pool(lambda: hands)
