"""Two people at one table: how they come together, and how they are kept apart."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from waiting import wait_until
from web.browser import TURN, Person
from web.conftest import People
from web.quay import Quay


def until(holds: Callable[[], bool]) -> None:
    """Waits for something that no single page can tell."""
    wait_until(holds, pause=0.02)


def together(*people: Person, kind: str) -> None:
    """Everybody plays until somebody is asked for a move of that kind, or it is over."""
    asked: list[str | None] = []

    def somebody_is_asked() -> bool:
        asked[:] = [person.page.evaluate(TURN) for person in people]
        return any(asked)

    until(somebody_is_asked)
    while kind not in asked and "over" not in asked:
        for person, what in zip(people, asked, strict=True):
            if what:
                person.moves()
        until(somebody_is_asked)


def next_round(*people: Person) -> None:
    """Through the bids and the tricks to the next bids, where all see the same table."""
    while "bid" in (asked := [person.page.evaluate(TURN) for person in people]):
        people[asked.index("bid")].moves()
    together(*people, kind="bid")
    agree(*people)


def agree(*people: Person) -> None:
    """All pages show the same table."""
    until(lambda: all(person.shown() == people[0].shown() for person in people))


def hosts(anne: Person, game: str = "skull_king") -> str:
    """A table for three, opened on the start page; the id."""
    anne.goto("/")
    anne.page.get_by_label(anne.say("start-name")).fill("Anne")
    anne.page.get_by_label(anne.say("start-seats-label")).select_option("3")
    return anne.opens(game, "start-invite")


def comes_in(mary: Person) -> None:
    """Says a name, and has the first free seat."""
    mary.page.get_by_label(mary.say("start-name")).fill("Mary")
    mary.press("lobby-name-give")
    mary.page.get_by_text(mary.say("seat-you", name="Mary")).wait_for()


def begun(
    people: People, at: Quay | None = None, game: str = "skull_king"
) -> tuple[Person, Person]:
    """Anne and Mary before they choose for the first round; Anne is the host."""
    where = {"at": at} if at else {}
    anne, mary = people(**where), people(**where)
    table = hosts(anne, game)
    mary.goto(f"/t/{table}")
    comes_in(mary)
    anne.page.get_by_text("Mary", exact=True).first.wait_for()
    anne.press("lobby-start")
    mary.turn()
    return anne, mary


def in_a_trick(anne: Person, mary: Person) -> None:
    """To the second round, where it is Mary's turn to play and Anne waits."""
    next_round(anne, mary)
    while True:
        together(anne, mary, kind="play")
        if mary.page.evaluate("() => !!document.querySelector('.me.mine')"):
            return
        anne.moves()


class Scissors:
    """Cuts somebody's line, and holds the ends apart until told otherwise."""

    def __init__(self, person: Person) -> None:
        self._open = True
        self._lines: list[WebSocketRoute] = []
        person.page.route_web_socket("**/ws/*", self._line)

    def _line(self, route: WebSocketRoute) -> None:
        if not self._open:
            route.close(code=1012)
            return
        route.connect_to_server()
        self._lines.append(route)

    def off(self) -> None:
        self._open = False
        for line in self._lines:
            line.close(code=1012)

    def on(self) -> None:
        self._open = True
