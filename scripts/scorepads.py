"""Pads for the pictures: written by the rules, brought to the page as a file, as anybody would."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from jollyroger.pad import cells, file
from jollyroger.pad.cells import Value
from jollyroger.pad.pad import Head, Pad
from jollyroger.pad.pen import Pen
from jollyroger.pad.sheet import Sheet

CREW = ("Anna", "Ben", "Chiara", "David", "Emil", "Fatima")
BEGUN = 1_763_240_000_000
SPACES = (8, 5, 3, 0, 2, 1)
Act = Callable[[Page], None]


def kept(game: str, players: int, rounds: int) -> Pad:
    pad = Pad(Head("0123456789abcdef", game, (), players))
    pen = Pen("00c0ffee", lambda: BEGUN)
    names: dict[str, Value] = {cells.name(seat): CREW[seat] for seat in range(players)}
    pad, _ = pen.write(pad, {**names, cells.DEALER: 0})
    for number in range(1, rounds + 1):
        pad, _ = pen.write(pad, dict(_written(Sheet(pad), number)))
        pad, _ = pen.save(pad, number)
    return pad


def _written(sheet: Sheet, number: int) -> Iterator[tuple[str, Value]]:
    if sheet.has_planks:
        for seat in sheet.seats:
            for at, suit in enumerate(sheet.head.rules.box.suits):
                yield cells.space(number, seat, suit), SPACES[(seat + number + at) % 6]
        return
    # Who takes the tricks changes from round to round, so that the race has a story.
    lucky = [(number * (seat + 2)) % 5 + (seat == 2) for seat in sheet.seats]
    won = [number * luck // max(1, sum(lucky)) for luck in lucky]
    won[number % len(won)] += number - sum(won)
    for seat in sheet.seats:
        missed = (number + seat) % 4 == 0 and won[seat] > 0
        yield cells.bid(number, seat), won[seat] - missed
        yield cells.won(number, seat), won[seat]
    if sheet.events and number % 3 == 0:
        yield cells.bonus(number, 2, sheet.events[number % 2].id), 1


def pad(game: str, players: int, rounds: int, *then: Act) -> Act:
    """From the list of pads to one of them, and what is done there."""

    def act(page: Page) -> None:
        text = file.write(kept(game, players, rounds)).encode()
        page.locator("input[type=file]").set_input_files(
            {"name": "a.pad.json", "mimeType": "application/json", "buffer": text}
        )
        page.locator(".padlist a").first.click()
        page.locator(".pad-columns, .score").first.wait_for()
        for each in then:
            each(page)

    return act


def bid(*bids: int) -> Act:
    def act(page: Page) -> None:
        for seat, value in enumerate(bids):
            rows = page.locator(f"[data-seat='{seat}'] .cell")
            keys = page.locator("[data-keypad]").get_by_role("radio", name=str(value), exact=True)
            (rows.nth(value) if page.locator(".cells").count() else keys).click()

    return act


def one_off(page: Page) -> None:
    """Ben takes one trick more than he bid, and Chiara's King has caught a Pirate."""
    row = page.locator("[data-seat='1']")
    more = row.locator(".cell.on + .cell")
    (more if more.count() else row.get_by_role("button").last).click()
    page.locator(".btn.bonus").nth(2).click()
    page.locator(".bonus-list .btn").first.click()


def fill(*keys: int) -> Act:
    def act(page: Page) -> None:
        for key in keys:
            page.locator("[data-keypad] button").nth(key).click()

    return act


def part(name: str) -> Act:
    """By its place: score is beside the round where there is room for both."""

    def act(page: Page) -> None:
        labels = page.locator(".parts label")
        order = ("round", "score", "referee", "more")
        at = order.index(name) - (labels.count() < len(order) and name != "round")
        labels.nth(at).click()

    return act


def ask(*faces: int) -> Act:
    def act(page: Page) -> None:
        for face in faces:
            page.locator(".lab-box button").nth(face).click()

    return act


def why(page: Page) -> None:
    page.locator(".rounds-table .round-button").nth(5).click()


def back(page: Page) -> None:
    page.goto(page.url.rpartition("/")[0])
    page.locator(".padlist").wait_for()
