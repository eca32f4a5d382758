"""Pads that somebody has kept before, and the screens on which one sees them."""

from collections.abc import Callable, Iterator
from itertools import count

from jollyroger.pad import cells, file
from jollyroger.pad.cells import Value
from jollyroger.pad.pad import Head, Pad
from jollyroger.pad.pen import Pen
from jollyroger.pad.sheet import Sheet
from web.browser import Person
from web.quay import Quay
from web.scribe import NAMES, Scribe

Way = Callable[[Person, Quay], None]
BEGUN = 1_763_240_000_000
PADS = count(1)  # nobody finds a pad as somebody else has left it


def kept(game: str, players: int, rounds: int, options: tuple[str, ...] = ()) -> Pad:
    """So many rounds on the sheet; in every third somebody takes a trick too many."""
    pad = Pad(Head(f"{next(PADS):016x}", game, options, players))
    pen = Pen("00c0ffee", lambda: BEGUN)
    names: dict[str, Value] = {cells.name(seat): NAMES[seat] for seat in range(players)}
    pad, _ = pen.write(pad, {**names, cells.DEALER: 0})
    for number in range(1, rounds + 1):
        pad, _ = pen.write(pad, dict(_round(Sheet(pad), number)))
        pad, _ = pen.save(pad, number)
    return pad


def _round(sheet: Sheet, number: int) -> Iterator[tuple[str, Value]]:
    if sheet.has_planks:
        for seat in sheet.seats:
            for at, suit in enumerate(sheet.head.rules.box.suits):
                yield cells.space(number, seat, suit), (8, 5, 3, 0, 2, 1)[(seat + number + at) % 6]
        return
    players = sheet.head.players
    won = [number // players + (seat < number % players) for seat in sheet.seats]
    for seat in sheet.seats:
        missed = number % 3 == 0 and seat == number % players and won[seat] > 0
        yield cells.bid(number, seat), won[seat] - missed
        yield cells.won(number, seat), won[seat]
    if sheet.events and number % 2 == 0:
        yield cells.bonus(number, 0, sheet.events[0].id), 1


def brought(game: str, players: int, rounds: int) -> Way:
    """The pad comes as a file and is opened."""

    def come(person: Person, harbour: Quay) -> None:
        pad = kept(game, players, rounds)
        text = file.write(pad)
        person.goto("/pad")
        person.page.locator("input[type=file]").set_input_files(
            {"name": "a.pad.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        person.page.locator(f".padlist a[href='/pad/{pad.head.id}']").click()
        person.page.locator(".entry, .score, .pad-columns").first.wait_for()

    return come


def listed(person: Person, harbour: Quay) -> None:
    """With a game behind and statistics of it."""
    brought("skull_king", 6, 10)(person, harbour)
    person.goto("/pad")
    person.page.locator(".figures").wait_for()


def bidding(rounds: int, players: int = 4) -> Way:
    def come(person: Person, harbour: Quay) -> None:
        brought("skull_king", players, rounds)(person, harbour)
        Scribe(person).cell(rounds + 1, 0, 1).click()

    return come


def tricks(rounds: int, players: int = 4) -> Way:
    """All bids are in, one player is a trick off, and the bonus of another is open."""

    def come(person: Person, harbour: Quay) -> None:
        brought("skull_king", players, rounds)(person, harbour)
        scribe = Scribe(person)
        scribe.bids(rounds, *[0] * (players - 1))
        scribe.corrects(1, 1)
        scribe.bonus(0)

    return come


def planks(person: Person, harbour: Quay) -> None:
    brought("skull_queen", 4, 2)(person, harbour)
    for key in (0, 5, 1):
        person.page.locator("[data-keypad] button").nth(key).click()


def score(person: Person, harbour: Quay) -> None:
    brought("skull_king", 6, 10)(person, harbour)
    Scribe(person).part("score")
    person.page.locator(".rounds-table .round-button").nth(5).click()


def referee(game: str) -> Way:
    def come(person: Person, harbour: Quay) -> None:
        brought(game, 4, 1)(person, harbour)
        Scribe(person).part("referee")
        person.page.locator(".pad-referee .segmented label").nth(-2).click()
        for face in (0, 1):
            person.page.locator(".lab-box button").nth(face).click()

    return come


def shared(person: Person, harbour: Quay) -> None:
    """On the server, with a secret bid of one's own."""
    scribe = Scribe(person)
    scribe.begins()
    scribe.shares()
    person.press("pad-shared")
    box = person.page.locator(".secretbid")
    box.locator("summary").click()
    box.locator("select").select_option("0")
    box.get_by_role("button", name="1", exact=True).click()
    box.locator("p[role=status]").wait_for()


def sharing(person: Person, harbour: Quay) -> None:
    """With the code, the link and their picture."""
    shared(person, harbour)
    person.press("pad-shared")
    person.page.locator(".padshare .qr").wait_for()


def more(person: Person, harbour: Quay) -> None:
    brought("dice", 4, 3)(person, harbour)
    Scribe(person).part("more")
    person.page.locator("details summary").click()
    person.press("pad-remove")
