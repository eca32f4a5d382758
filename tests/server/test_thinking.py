"""Pools with a queue that is fair by guest, and answers that tell nothing by when they come."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cache, partial
from random import Random
from typing import Any

import pytest

from jollyroger.bots.crew import BOTS, bot, is_thorough, looks_ahead, without_looking_ahead
from jollyroger.rules.game import may
from jollyroger.rules.refused import Refused
from jollyroger.rules.shelf import GAMES, load
from jollyroger.rules.state import State
from jollyroger.rules.view import view
from jollyroger.server.limits import LOOK_AHEAD_WAIT, THOROUGH_WAIT
from jollyroger.server.thinking import Pool, Thinking
from jollyroger.server.worker import Job
from jollyroger.server.worker_process import WorkerProcess
from jollyroger.table.match import Match, seeded
from parity.worlds import elsewhere
from server.virtual import Clock, Hands, settled

THOROUGH = bot("level5-thorough")


def same(*given: Any) -> tuple[Any, ...]:
    return given


def asked(pool: Pool, *jobs: tuple[str, int]) -> list[asyncio.Task[Any]]:
    """One job after the other, for guests."""
    return [asyncio.ensure_future(pool.do(who, same, who, number)) for who, number in jobs]


def run(work: Awaitable[None]) -> None:
    async def patient() -> None:
        async with asyncio.timeout(60):
            await work

    asyncio.run(patient())


# The queue


def test_a_pool_goes_around_among_the_guests_who_wait() -> None:
    async def work() -> None:
        hands = Hands()
        asked(Pool(lambda: hands), *[("flood", n) for n in range(9)], ("ada", 0), ("bea", 0))
        for _ in range(11):
            await settled()
            hands.finish()
        served = [who for who, _ in hands.began]
        assert served[:4] == ["flood", "flood", "ada", "bea"]
        assert [n for who, n in hands.began if who == "flood"] == [*range(9)]

    run(work())


@pytest.mark.parametrize("flooders", [1, 6])
def test_a_flood_delays_nobody_by_more_than_one_job_of_each_who_floods(flooders: int) -> None:
    """Counted in jobs: beside the one that was being done when she asked."""

    async def work() -> None:
        hands = Hands()
        pool = Pool(lambda: hands)
        asked(pool, *[(f"flood {who}", n) for n in range(50) for who in range(flooders)])
        for number in range(5):
            await settled()
            before = len(hands.began)
            (ada,) = asked(pool, ("ada", number))
            while not ada.done():
                hands.finish()
                await settled()
            assert hands.began[before:].index(("ada", number)) <= flooders

    run(work())


def test_no_more_jobs_are_begun_than_a_pool_does_at_a_time() -> None:
    async def work() -> None:
        hands = Hands()
        asked(Pool(lambda: hands, size=2), *[("ada", n) for n in range(9)])
        await settled()
        assert len(hands.jobs) == 2

    run(work())


def test_who_has_enough_waiting_is_too_fast_and_others_are_not() -> None:
    async def work() -> None:
        hands = Hands()
        pool = Pool(lambda: hands, most=2)
        tasks = asked(pool, *[("ada", n) for n in range(4)], ("bea", 0))
        await settled()
        errors = [task.exception() if task.done() else None for task in tasks]
        assert [error and str(error) for error in errors[:3] + errors[4:]] == [None] * 4
        assert isinstance(errors[3], Refused)
        assert errors[3].code == "too_fast"

    run(work())


def test_work_is_dropped_from_the_queue_when_its_asker_is_gone() -> None:
    async def work() -> None:
        hands = Hands()
        tasks = asked(Pool(lambda: hands), ("ada", 0), ("bea", 0), ("bea", 1), ("cleo", 0))
        await settled()
        tasks[1].cancel()
        tasks[2].cancel()
        await settled()
        hands.finish()
        await settled()
        assert [who for who, _ in hands.began] == ["ada", "cleo"]

    run(work())


def test_who_goes_while_it_is_thought_out_leaves_the_pool_to_the_next() -> None:
    async def work() -> None:
        hands = Hands()
        ada, bea = asked(Pool(lambda: hands), ("ada", 0), ("bea", 0))
        await settled()
        ada.cancel()
        await settled()
        assert len(hands.began) == 1  # it cannot be stopped, and nothing else is begun beside it
        hands.finish()
        await settled()
        hands.finish()
        assert await bea == ("bea", 0)

    run(work())


def test_an_error_is_its_askers_and_the_pool_goes_on() -> None:
    async def work() -> None:
        pool = Thinking().bots
        with pytest.raises(ZeroDivisionError):
            await pool.do("ada", divmod, 1, 0)
        assert await pool.do("ada", divmod, 7, 2) == (3, 1)
        pool.close()
        assert await pool.do("ada", divmod, 7, 2) == (3, 1)
        pool.close()

    run(work())


def refused(asking: Callable[[], None]) -> str | None:
    try:
        asking()
    except Refused as refused:
        return refused.code
    return None


def test_hints_and_moves_taken_back_are_counted_by_guest_and_come_back_with_time() -> None:
    now = [0.0]
    thinking = Thinking(clock=lambda: now[0])
    hints = [refused(lambda: thinking.count_hint("ada")) for _ in range(11)]
    assert hints == [None] * 10 + ["too_fast"]
    undos = [refused(lambda: thinking.count_undo("ada")) for _ in range(21)]
    assert undos == [None] * 20 + ["undo_often"]
    assert refused(lambda: thinking.count_hint("bea")) is None
    assert refused(lambda: thinking.count_undo("bea")) is None
    now[0] += 5.0
    assert refused(lambda: thinking.count_hint("ada")) is None
    assert refused(lambda: thinking.count_undo("ada")) is None


def test_many_guests_of_one_address_share_its_hints() -> None:
    thinking = Thinking(clock=lambda: 0.0)
    codes = [refused(partial(thinking.count_hint, f"{n}", "here")) for n in range(61)]
    assert codes == [None] * 60 + ["too_fast"]
    assert refused(lambda: thinking.count_hint("ada", "there")) is None


# When a thorough bot answers


def test_one_bot_is_thorough_and_says_so_itself() -> None:
    assert [name for name in BOTS if is_thorough(bot(name))] == ["level5-thorough"]
    assert without_looking_ahead(THOROUGH) == bot("level5")


@cache
def worlds(game: str, players: int = 3) -> tuple[State, State, int]:
    """Two of them that look the same to seat 0: in one a bot has no choice, in the other it has.

    And the bot's seat."""
    rules, rng = load(game), Random(4)
    for seed in range(50):
        match = Match(rules, players, seeded(seed))
        while not match.over:
            match.deal_if_due()
            seat = match.due()[0]
            if seat and match.state.trick and looks_like_an_end(match.state):
                others = [elsewhere(rules, match.state, 0, rng) for _ in range(20)]
                by_force = {len(may(rules, each, seat)) == 1: each for each in others}
                if len(by_force) == 2:
                    return by_force[True], by_force[False], seat
            match.take(seat, bot("heuristic")(match.view(seat), match.may(seat), rng))
    raise AssertionError(f"no such worlds in {game}")


def looks_like_an_end(state: State) -> bool:
    """Where a bot looks ahead in every game in which it does so at all."""
    return len(state.hands[0]) in (2, 3)


async def answered(game: str, state: State, seat: int, nets: float, search: float) -> Clock:
    """What was waited for until the bot's answer, with nets and a search of that duration."""
    clock, rules = Clock(), load(game)
    thinking = Thinking(clock.sleep)
    thinking.bots = clock.pool(nets)
    thinking.thorough = clock.pool(search)
    moves = may(rules, state, seat)
    choice = await thinking.choose("ada", THOROUGH, view(rules, state, seat), moves, Random(1))
    assert choice in moves
    return clock


@pytest.mark.parametrize("search", [0.02, 0.31, 5.0])
@pytest.mark.parametrize("nets", [0.0, 0.015])
@pytest.mark.parametrize("game", GAMES)
def test_when_a_thorough_bot_answers_depends_on_the_public_position_only(
    game: str, nets: float, search: float
) -> None:
    """Forced, or with a choice, or with a search that takes too long: it comes all the same."""

    async def work() -> None:
        forced, free, seat = worlds(game)
        rules = load(game)
        assert view(rules, forced, 0) == view(rules, free, 0)
        quick = await answered(game, forced, seat, 0.0, 0.0)
        slow = await answered(game, free, seat, nets, search)
        assert quick.waits == slow.waits
        assert quick.now == slow.now
        ahead = looks_ahead(THOROUGH, view(rules, free, seat))
        assert quick.now == (LOOK_AHEAD_WAIT if ahead else THOROUGH_WAIT)

    run(work())


@pytest.mark.parametrize("game", ["doubloons", "skull_queen"])
def test_where_a_thorough_bot_looks_ahead_every_table_sees(game: str) -> None:
    """It is the same whatever it holds."""
    rules = load(game)
    forced, free, seat = worlds(game)
    assert {looks_ahead(THOROUGH, view(rules, state, seat)) for state in (forced, free)} == {True}


@pytest.mark.parametrize("game", GAMES)
def test_nets_that_take_too_long_are_waited_for_in_whole_steps(game: str) -> None:
    async def work() -> None:
        _, free, seat = worlds(game)
        quick, slow = [await answered(game, free, seat, nets, 9.0) for nets in (0.0, 0.7)]
        assert slow.now > quick.now
        assert slow.now / quick.now == pytest.approx(round(slow.now / quick.now))

    run(work())


def test_a_search_that_is_done_in_time_counts_and_a_late_one_leaves_the_queue() -> None:
    """However full the queue is: nobody can tell from the moment."""

    async def work() -> None:
        rules, clock = load("skull_queen"), Clock()
        _, free, seat = worlds("skull_queen")
        moves, seen = may(rules, free, seat), view(rules, free, seat)
        liked = bot("level5")(seen, moves, Random(1))
        other = next(move for move in moves if move != liked)
        thinking = Thinking(clock.sleep)
        thinking.bots = clock.pool(0.0)
        prompt, busy = clock.hands(0.1), Hands()
        prompt.instead = lambda *given: other
        thinking.thorough = Pool(lambda: prompt)
        assert await thinking.choose("ada", THOROUGH, seen, moves, Random(1)) == other
        thinking.thorough = Pool(lambda: busy)
        (flood,) = asked(thinking.thorough, ("flood", 0))
        await settled()
        assert await thinking.choose("ada", THOROUGH, seen, moves, Random(1)) == liked
        await settled()
        busy.finish()
        await flood
        assert busy.began == [("flood", 0)]
        assert clock.now == 2 * LOOK_AHEAD_WAIT

    run(work())


def test_a_search_whose_turn_comes_late_is_not_begun_at_all() -> None:
    """Else every search of a busy server would be begun, and none be done in time."""

    async def work() -> None:
        rules, clock, busy = load("skull_queen"), Clock(), Hands()
        _, free, seat = worlds("skull_queen")

        async def sleep(seconds: float) -> None:
            await clock.sleep(seconds)
            if len(clock.waits) == 2:  # the turn comes when half of the time is over
                busy.finish()
                await settled()

        thinking = Thinking(sleep)
        thinking.bots, thinking.thorough = clock.pool(0.0), Pool(lambda: busy)
        asked(thinking.thorough, ("flood", 0))
        await settled()
        moves, seen = may(rules, free, seat), view(rules, free, seat)
        assert await thinking.choose("ada", THOROUGH, seen, moves, Random(1)) in moves
        assert busy.began == [("flood", 0)]
        assert not busy.jobs

    run(work())


def test_where_programs_are_measured_every_search_is_waited_for() -> None:
    async def work() -> None:
        rules, hands = load("skull_queen"), Hands()
        _, free, seat = worlds("skull_queen")
        moves, seen = may(rules, free, seat), view(rules, free, seat)
        thinking = Thinking(in_step=False)
        thinking.thorough = Pool(lambda: hands)
        hands.instead = lambda *given: moves[-1]
        choosing = asyncio.ensure_future(thinking.choose("ada", THOROUGH, seen, moves, Random(1)))
        await settled()
        hands.finish()
        assert await choosing == moves[-1]

    run(work())


def test_a_search_that_fails_is_logged_and_the_bot_plays_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        rules, clock = load("skull_queen"), Clock()
        _, free, seat = worlds("skull_queen")
        moves, seen = may(rules, free, seat), view(rules, free, seat)
        thinking = Thinking(clock.sleep)
        thinking.bots = clock.pool(0.0)
        hands = clock.hands(0.1)
        hands.instead = lambda *given: 1 // 0
        thinking.thorough = Pool(lambda: hands)
        assert await thinking.choose("ada", THOROUGH, seen, moves, Random(1)) in moves

    with caplog.at_level(logging.ERROR):
        run(work())
    assert [record.message for record in caplog.records] == ["looking ahead failed"]


def test_a_search_in_a_worker_is_the_search_it_would_be_here() -> None:
    worker = WorkerProcess()
    rules = load("doubloons")
    _, free, seat = worlds("doubloons")
    job: Job = THOROUGH, (view(rules, free, seat), may(rules, free, seat), Random(3))
    here = THOROUGH(view(rules, free, seat), may(rules, free, seat), Random(3))
    assert worker.submit(job[0], *job[1]).result() == here
    worker.shutdown()
