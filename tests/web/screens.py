"""Every screen there is, and how somebody comes there."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from web import pads
from web.browser import FIRST, GAMES, HELD, TAUGHT, Person
from web.crew import next_round
from web.past import Past, becomes, going_on, played, waiting
from web.quay import Quay

Way = Callable[[Person, Quay], None]


def nothing(person: Person, harbour: Quay) -> None:
    """Where a screen stays open whatever its width."""


@dataclass(frozen=True)
class Screen:
    name: str
    come: Way
    open: Way = nothing  # again after the window has another width

    def __str__(self) -> str:
        return self.name


@lru_cache
def past(harbour: Quay) -> Past:
    """One finished game is enough for all who look back."""
    return played(harbour, "Anne", "Mary", game="skull_king", players=4)


def at(path: str, mark: str = "h1") -> Way:
    def come(person: Person, harbour: Quay) -> None:
        person.goto(path)
        person.page.locator(mark).first.wait_for(state="attached")

    return come


def table(game: str, kind: str) -> Way:
    def come(person: Person, harbour: Quay) -> None:
        person.goto("/")
        person.opens(game)
        person.plays_until(kind)

    return come


# As many bids as there are in the last round.
ELEVEN = """() => {
  const bids = document.querySelector(".bids");
  while (bids.children.length < 11) bids.append(bids.lastElementChild.cloneNode(true));
}"""


def eleven(person: Person, harbour: Quay) -> None:
    table("skull_king", "bid")(person, harbour)
    person.page.evaluate(ELEVEN)


def lobby(person: Person, harbour: Quay) -> None:
    person.goto("/")
    person.opens("skull_king", "start-invite")
    person.page.get_by_role("button", name=person.say("seat-enlist")).first.click()
    person.page.locator(".hire select").nth(1).wait_for()
    person.page.locator(".invitation .code").wait_for()
    person.page.locator(".qr").wait_for()


def guests_lobby(person: Person, harbour: Quay) -> None:
    person.context.clear_cookies()
    person.goto(f"/t/{waiting(harbour, 'Anne', game='skull_king', players=4)}")
    person.page.locator(".newname").wait_for()


def scored(person: Person, harbour: Quay) -> None:
    table("skull_king", "bid")(person, harbour)
    next_round(person)


def panel(*names: str) -> Way:
    """Opens it with whichever of its buttons is there at this width."""

    def open_panel(person: Person, harbour: Quay) -> None:
        dialog = person.page.get_by_role("dialog")
        if dialog.count():
            person.page.keyboard.press("Escape")
            dialog.wait_for(state="detached")
        for name in names:
            button = person.page.get_by_role("button", name=person.say(name), exact=True)
            if button.count() and button.first.is_visible():
                button.first.click()
                break
        dialog.wait_for()

    return open_panel


TIPS = """tips => {
  const kept = JSON.parse(localStorage["jollyroger.preferences"]);
  localStorage["jollyroger.preferences"] = JSON.stringify({ ...kept, tips });
}"""


def newcomer(person: Person, harbour: Quay) -> None:
    """At a first table, with a tip; on the screens after this one nobody is new any more."""
    person.goto("/")
    person.page.evaluate(TIPS, True)
    table("skull_king", "bid")(person, harbour)
    person.page.locator(".note").wait_for()
    person.page.evaluate(TIPS, False)


def watching(person: Person, harbour: Quay) -> None:
    person.goto(f"/t/{going_on(harbour, 'Anne', game='skull_king', players=4)}")
    person.page.locator(".watch-panel").wait_for()


def hinted(game: str, kind: str) -> Way:
    """In a game against bots, with a hint on the table."""

    def come(person: Person, harbour: Quay) -> None:
        table(game, FIRST[game])(person, harbour)
        while person.turn() != kind or (kind == "play" and person.page.evaluate(HELD) < 3):
            person.moves()
        person.page.locator(".btn.hint").click()
        person.page.locator(".hint-mark").first.wait_for()

    return come


def review(person: Person, harbour: Quay) -> None:
    person.goto(f"/review/{past(harbour).table}")
    person.page.locator(".costs").wait_for()
    person.page.locator("details.panel summary").click()


def end(person: Person, harbour: Quay) -> None:
    becomes(person.context, past(harbour).guests[0], harbour.url)
    person.goto(f"/t/{past(harbour).table}")
    person.ranking()


def replay(person: Person, harbour: Quay) -> None:
    person.goto(f"/replay/{past(harbour).table}")
    person.page.locator(".replay-hands").wait_for()
    for _ in range(3):
        person.page.keyboard.press("PageDown")


def lost(person: Person, harbour: Quay) -> None:
    person.expects("404")
    at("/nowhere")(person, harbour)


SCREENS = (
    Screen("start", at("/", "article.game")),
    Screen("lobby", lobby),
    Screen("guests-lobby", guests_lobby),
    Screen("bidding", table("skull_king", "bid")),
    *(Screen(f"playing-{game}", table(game, "play")) for game in GAMES),
    Screen("placing", table("skull_queen", "place")),
    Screen("newcomer", newcomer),
    Screen("watching", watching),
    Screen("hint-bid", hinted("skull_king", "bid")),
    Screen("hint-play", hinted("skull_king", "play")),
    Screen("hint-dice", hinted("dice", "play")),
    Screen("hint-placing", hinted("skull_queen", "place")),
    Screen("sheet", scored, panel("play-score-sheet", "play-dock-score")),
    Screen("more", table("skull_king", "bid"), panel("play-more-label", "play-dock-more")),
    Screen("rules", table("skull_king", "bid"), panel("play-rules")),
    Screen("end", end),
    Screen("replay", replay),
    Screen("review", review),
    Screen("learn", at("/learn")),
    *(
        Screen(f"learn-{game}", at(f"/learn/{game}", ".lab-box" if game in TAUGHT else "h1"))
        for game in GAMES
    ),
    Screen("pads", pads.listed),
    Screen("pad-bids", pads.bidding(5)),
    Screen("pad-bids-ten", pads.bidding(9, players=6)),
    Screen("pad-tricks", pads.tricks(5)),
    Screen("pad-tricks-ten", pads.tricks(9, players=6)),
    Screen("pad-planks", pads.planks),
    Screen("pad-score", pads.score),
    Screen("pad-more", pads.more),
    Screen("pad-shared", pads.shared),
    Screen("pad-sharing", pads.sharing),
    *(Screen(f"pad-referee-{game}", pads.referee(game)) for game in GAMES),
    Screen("settings", at("/settings")),
    Screen("about", at("/about")),
    Screen("return", at("/return")),
    Screen("lost", lost),
)
