"""A game that no module of ours knows, on the score pad of the page: only what it has is asked."""

import pytest

from games.oh_hell import GAME
from jollyroger.arena.simulate import Plan, planned, play
from jollyroger.arena.tally import Tally
from jollyroger.rules.scoring import BidLine
from jollyroger.rules.state import State
from web.conftest import People
from web.crew import until
from web.quay import Quay
from web.scribe import NAMES, Scribe

PLAYERS = 4


@pytest.fixture
def scribe(people: People, guests: Quay) -> Scribe:
    scribe = Scribe(people(at=guests, viewport={"width": 360, "height": 740}))
    scribe.begins(GAME.id, PLAYERS)
    return scribe


def finished() -> State:
    plan = planned(Plan(GAME.id, ("random",) * PLAYERS, 1, 1))
    return play(GAME, plan.bots, "1", {name: Tally() for name in plan.bots})


def leader(number: int) -> int:
    """On a pad whose first dealer is the first player (OH2, OH6)."""
    return number % PLAYERS


def asked(scribe: Scribe) -> int:
    """Whose bid the pad asks for."""
    if scribe.in_rows(scribe.round()):
        row = scribe.page.locator("[data-asked] [data-seat]")
        return int(row.get_attribute("data-seat") or "")
    text = scribe.page.locator(".ask-line").inner_text()
    return [scribe.person.say("pad-bid-ask", name=name) for name in NAMES].index(text)


def keeps(scribe: Scribe, number: int, lines: list[BidLine]) -> None:
    """In turn from the leader, as it is played (OH4); then whatever came otherwise."""
    first = leader(number)
    assert asked(scribe) == first
    for step in range(PLAYERS):
        seat = (first + step) % PLAYERS
        scribe.cell(number, seat, lines[seat].bid).click()
    scribe.page.locator(".save").wait_for()
    for seat, line in enumerate(lines):
        if line.won != line.bid:
            takes(scribe, number, seat, line.won)
    scribe.saves()
    scribe.past(number)


def takes(scribe: Scribe, number: int, seat: int, won: int) -> None:
    if scribe.in_rows(number):
        scribe.corrects(seat, won)
        return
    value = scribe.page.locator(f"[data-seat='{seat}'] [role=spinbutton]")
    now = int(value.get_attribute("aria-valuenow") or "")
    by = 1 if won > now else -1
    for step in range(now, won, by):
        scribe.corrects(seat, won, by)
        value.and_(scribe.page.locator(f"[aria-valuenow='{step + by}']")).wait_for()


def test_a_whole_oh_hell_is_kept_on_the_page(scribe: Scribe) -> None:
    """Thirteen rounds, hands up to seven cards and down again: the totals of the table."""
    state = finished()
    for number, row in enumerate(state.sheet, 1):
        lines = [line for line in row if isinstance(line, BidLine)]
        shown = scribe.page.locator("[data-seat='0'] .cell")
        if scribe.in_rows(number):
            assert shown.count() == GAME.cards(PLAYERS, number) + 1
        keeps(scribe, number, lines)
    assert scribe.page.locator(".where b").inner_text() == scribe.person.say("end-over")
    assert scribe.totals() == [*state.scores()]
    scribe.person.press("sheet-round-title", round=1)
    whys = scribe.page.locator(".whys li").all_inner_texts()
    for line, why in zip(state.sheet[0], whys, strict=True):
        assert isinstance(line, BidLine)
        facts = {"bid": line.bid, "won": line.won, "points": line.points}
        assert scribe.person.say("score-plain", **facts) in why


def test_nothing_is_asked_or_told_that_the_game_does_not_have(scribe: Scribe) -> None:
    """Bids lie open and nothing is caught: no secret bids, no cry, no bonus, no special pieces."""
    page, say = scribe.page, scribe.person.say
    keeps(scribe, 1, [BidLine(0, 0, 0, 10, "OH9")] * 3 + [BidLine(0, 1, 0, 1, "OH9")])
    assert not page.locator(".btn.bonus").count()
    scribe.person.press("pad-shared")
    assert page.get_by_text(say("pad-shared-note-open")).count()
    scribe.person.press("pad-share")
    page.locator(".padshare .code").wait_for()
    page.get_by_text(say("pad-shared-live")).wait_for()
    assert not page.locator(".secretbid").count()
    scribe.part("score")
    assert page.locator(".rounds-table").count()
    assert page.get_by_text(say("pad-rounds-key-plain")).count()
    scribe.part("referee")
    assert not page.get_by_text(say("pad-specials"), exact=True).count()


def test_the_referee_goes_by_the_trump_of_the_round(scribe: Scribe) -> None:
    """OH7, OH8: chosen with a tap, and the answer is another one."""
    page, say = scribe.page, scribe.person.say
    scribe.part("referee")
    for suit, value in (("L", 2), ("H", 2), ("L", 14)):
        pieces = page.get_by_role("radiogroup", name=say("pad-group"))
        pieces.get_by_text(say(f"suit-{suit}"), exact=True).click()
        piece = say(f"number-{suit}", value=value)
        page.get_by_role("button", name=say("pad-add", piece=piece), exact=True).click()
    winner = page.locator(".slot.won .order")
    assert winner.inner_text() == "3"
    trumps = page.get_by_role("radiogroup", name=say("pad-trump"))
    trumps.get_by_text(say("suit-H"), exact=True).click()
    until(lambda: winner.inner_text() == "2")
    assert "OH7" in page.locator(".pad-referee .answer").inner_text()
    trumps.get_by_text(say("pad-trump-none"), exact=True).click()
    until(lambda: winner.inner_text() == "3")
