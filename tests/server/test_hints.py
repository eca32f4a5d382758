"""A hint goes to who asked and to nobody else; the review of a game is there when it is over."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random

import pytest

import asking
from jollyroger.table.acts import Leave, Sit, Start
from jollyroger.wire.frames import Advice, Events, Refused, View
from server.ears import Ear, crew, listening
from server.harbour_of import Harbour, Person, opened, regular
from shelf import TRAINED
from waiting import run_in_time


def alone(
    harbour: Harbour, voyage: Callable[[Ear, str], Awaitable[None]], **settings: object
) -> None:
    """One person among bots, before the first choice."""

    async def sail() -> None:
        host = regular(harbour, "Ada")
        table = await opened(harbour, host, **{"game": "skull_king", "players": 3} | settings)
        async with listening(harbour, table, host.token) as ada:
            await ada.act(Start())
            await ada.until(lambda ear: ear.my_turn)
            await voyage(ada, table)

    run_in_time(sail())


def choices(ear: Ear) -> int:
    """How often seat 0 has chosen or played."""
    return ear.told("sealed", seat=0) + ear.told("played", seat=0)


async def moved(ada: Ear, move: str) -> None:
    """Until the move is done and it is her turn again."""
    before = choices(ada)
    await ada.play(move)
    await ada.until(lambda ear: choices(ear) > before and ear.my_turn)


@pytest.mark.parametrize("game", TRAINED)
def test_a_hint_is_an_open_move_with_its_worth_and_reasons(harbour: Harbour, game: str) -> None:
    async def voyage(ada: Ear, table: str) -> None:
        for number in range(8):
            advice = await ada.hinted(f"h{number}")
            assert isinstance(advice, Advice)
            assert advice.seq <= (ada.seq or 0)
            assert advice.reasons or advice.move.startswith("place ")
            placing = ada.may == ["place"]
            assert placing == advice.move.startswith("place ")
            if not placing:
                assert {advice.move, *(each.move for each in advice.options)} <= set(ada.may)
            await moved(ada, advice.move)

    alone(harbour, voyage, game=game)


def test_nobody_else_hears_of_a_hint(harbour: Harbour) -> None:
    """Neither another seat nor who looks on, nor the log."""

    async def voyage() -> None:
        settings = {"game": "skull_king", "hints": "always"}
        async with crew(harbour, ("Ada", "Bea"), **settings) as (table, guests, (ada, bea)):
            async with listening(harbour, table) as watcher:
                heard, kept = (len(bea.texts), len(watcher.texts)), harbour.logs()[table]
                assert isinstance(await ada.hinted("mine"), Advice)
                await bea.settled("probe")
                assert (len(bea.texts), len(watcher.texts)) == (heard[0] + 1, heard[1])
            assert harbour.logs()[table] == kept
            async with listening(harbour, table, guests[0].token, ada.seq) as again:
                assert again.events == []

    run_in_time(voyage())


def test_no_hidden_piece_is_in_a_hint(harbour: Harbour) -> None:
    """Every piece that is named is in the asker's own hand."""

    async def voyage(ada: Ear, table: str) -> None:
        for number in range(9):  # three rounds
            advice = await ada.hinted(f"h{number}")
            assert isinstance(advice, Advice)
            named = [advice.move, *(each.move for each in advice.options)]
            named += [str(each.facts["other"]) for each in advice.reasons if "other" in each.facts]
            assert set(named) <= set(ada.may)
            await moved(ada, advice.move)

    alone(harbour, voyage)


async def refused(ear: Ear, id: str) -> str:
    answer = await ear.hinted(id)
    assert isinstance(answer, Refused)
    return answer.code


def test_with_two_people_hints_are_off_unless_the_host_says_so(harbour: Harbour) -> None:
    async def voyage() -> None:
        async with crew(harbour, ("Ada", "Bea"), game="skull_king") as (_, _, (ada, _)):
            assert await refused(ada, "h") == "hints_are_off"

    run_in_time(voyage())


def test_hints_that_are_switched_off_are_off_for_one_alone_too(harbour: Harbour) -> None:
    async def voyage(ada: Ear, table: str) -> None:
        assert await refused(ada, "h") == "hints_are_off"

    alone(harbour, voyage, hints="never")


def given(ear: Ear) -> bool:
    """What the last frame that shows or tells the table says about hints."""
    return [frame.hints for frame in ear.frames if isinstance(frame, View | Events)][-1]


def test_every_frame_says_whether_its_seat_may_ask(harbour: Harbour) -> None:
    """So no client has to know when somebody counts as alone."""

    async def voyage(ada: Ear, table: str) -> None:
        assert given(ada)
        async with listening(harbour, table) as watcher:
            assert not given(watcher)
        async with listening(harbour, table, regular(harbour, "Bea").token) as bea:
            await bea.act(Sit(2, "Bea"))
            await ada.until(lambda ear: ear.told("waiting") > 0)
            assert given(ada)  # a bot plays on until the round is over

    alone(harbour, voyage)


@pytest.mark.parametrize(("hints", "may"), [("alone", False), ("always", True), ("never", False)])
def test_among_people_the_frame_says_what_the_host_has_said(
    harbour: Harbour, hints: str, may: bool
) -> None:
    async def voyage() -> None:
        asked = {"game": "skull_king", "hints": hints}
        async with crew(harbour, ("Ada", "Bea"), **asked) as (_, _, ears):
            assert [given(ear) for ear in ears] == [may, may]

    run_in_time(voyage())


def test_who_looks_on_gets_no_hint(harbour: Harbour) -> None:
    async def voyage(ada: Ear, table: str) -> None:
        async with listening(harbour, table) as nobody:
            assert await refused(nobody, "h") == "not_seated"
        async with listening(harbour, table, regular(harbour, "Bea").token) as guest:
            assert await refused(guest, "h") == "not_seated"

    alone(harbour, voyage, hints="always")


def test_out_of_turn_there_is_no_hint(harbour: Harbour) -> None:
    async def voyage() -> None:
        settings = {"game": "skull_king", "hints": "always"}
        async with crew(harbour, ("Ada", "Bea"), **settings) as (_, _, ears):
            for ear in ears:
                await ear.play("bid 0")
            for ear in ears:
                await ear.until(lambda ear: ear.told("bids_shown") == 1)
            codes = {ear.my_turn: await ear.hinted("h") for ear in ears}
            not_mine = codes[False]
            assert isinstance(codes[True], Advice)
            assert isinstance(not_mine, Refused)
            assert not_mine.code == "not_your_turn"
            await ears[0].act(Leave())
            await ears[1].until(lambda ear: ear.told("stood_in") == 1)
            assert await refused(ears[0], "away") == "stood_in"

    run_in_time(voyage())


def test_hints_are_counted_like_every_frame(harbour: Harbour) -> None:
    async def voyage(ada: Ear, table: str) -> None:
        for number in range(60):
            await ada.hint(f"h{number}")
        await ada.until(lambda ear: len(ear.advice) + len(ear.refusals) == 60)
        assert {each.code for each in ada.refusals} == {"too_fast"}

    alone(harbour, voyage)


# The review


def test_a_review_is_there_when_the_game_is_over_and_the_same_for_all(harbour: Harbour) -> None:
    async def voyage() -> tuple[str, dict[str, str]]:
        host = regular(harbour, "Ada")
        table = await opened(harbour, host, game="dice", players=3)
        early = asking.get(f"{harbour.url}/api/tables/{table}/review", headers=host.headers)
        assert (early.status_code, early.json()["code"]) == (400, "not_over")
        await Person(harbour, table, host, Random(3), starts=1).play_to_the_end()
        return table, host.headers

    table, headers = asyncio.run(asyncio.wait_for(voyage(), 60))
    url = f"{harbour.url}/api/tables/{table}"
    texts = {asking.get(f"{url}/review", headers=who).text for who in ({}, headers)}
    assert len(texts) == 1
    made = json.loads(texts.pop())
    events = [json.loads(line) for line in asking.get(f"{url}/record").text.splitlines()]
    played = [event for event in events if "event" in event]
    assert made["game"] == "dice"
    assert {each["seat"] for each in made["decisions"]} == {0, 1, 2}
    for each in made["decisions"]:
        event = played[each["at"]]
        assert event["seat"] == each["seat"]
        kind = "sealed" if each["trick"] == 0 else "played"
        assert event["event"] == kind
        gap = each["best"]["points"] - each["chosen"]["points"]
        assert each["cost"] == pytest.approx(max(0, gap))
        assert bool(each["reasons"]) == (each["cost"] > 0)


def test_a_table_that_is_not_there_has_no_review(harbour: Harbour) -> None:
    assert asking.get(f"{harbour.url}/api/tables/{'0' * 16}/review").status_code == 404
