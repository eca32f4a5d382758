"""Every screen there is a picture of: who looks, at which moment, and what they do first."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from playwright.sync_api import Page
from scorepads import ask, back, bid, fill, one_off, pad, part, why
from stories import (
    KING,
    ME,
    SIGNER,
    WATCHER,
    Story,
    bidding,
    full_table,
    guest,
    hired,
    lobby,
    moment,
    my_turn,
    over,
    stood_in,
    with_mary,
)

from jollyroger.server.identity import RETURN
from jollyroger.table.settings import Settings

SCHEMES = ("light", "dark")


@dataclass(frozen=True)
class Scene:
    """`{id}` in the path is the table that the story tells of."""

    path: str = "/t/{id}"
    story: Callable[[], Story] | None = None
    then: Callable[[Page], None] = lambda page: None
    who: str | None = ME
    wait: str = "main"
    lang: str = "en"
    widths: tuple[int, ...] = (360, 390, 768, 844, 1440, 2560)
    schemes: tuple[str, ...] = SCHEMES
    live: bool = False  # the page has seen everything since the deal
    stops: bool = False  # the server does, once the page is there


def tap(selector: str, times: int = 1) -> Callable[[Page], None]:
    def then(page: Page) -> None:
        for _ in range(times):
            page.locator(selector).first.click(force=True)  # barred pieces answer a tap too

    return then


def both(*acts: Callable[[Page], None]) -> Callable[[Page], None]:
    def then(page: Page) -> None:
        for act in acts:
            act(page)

    return then


def seal(page: Page) -> None:
    page.locator(".bids label").nth(2).click()
    page.locator(".bidbox .btn.primary").click()
    page.locator(".beats i.on").nth(2).wait_for()
    # The bids stay open for a moment only: no timer of the page runs on.
    page.evaluate("for (let id = setTimeout(() => 0); id > 0; id--) clearTimeout(id)")


def pick_bid(page: Page) -> None:
    page.locator(".bids label").nth(3).click()


def gone(page: Page) -> None:
    """The same person leaves on another line, as from another device."""
    page.evaluate(
        """id => new Promise(done => {
          const line = new WebSocket(`ws://${location.host}/ws/${id}`);
          const up = frame => line.send(JSON.stringify(frame));
          line.onopen = () => up({frame: "join", protocol: 1});
          line.onmessage = () => {
            up({frame: "move", id: "gone", act: {act: "leave"}, at: 1});
            line.onmessage = done;
          };
        })""",
        page.url.rpartition("/")[2],
    )
    page.locator(".me .btn.primary").wait_for()


def place(page: Page) -> None:
    for row, column in enumerate((0, 2, 3)):
        page.locator(".matrix fieldset").nth(row).locator("label").nth(column).click()


def panel(name: str) -> Callable[[Page], None]:
    """From the dock where there is one, else from the bar on top or the rail."""
    order = {"last": 0, "score": 1, "rules": 2, "more": 3}[name]
    tools = {"score": 0, "rules": 1, "more": -1}

    def then(page: Page) -> None:
        dock = page.locator(".dock button").nth(order)
        if dock.is_visible():
            dock.click()
        elif name in tools:
            buttons = page.locator("header.top .tools button:visible")
            (buttons.last if tools[name] < 0 else buttons.nth(tools[name])).click()

    return then


def play_on(page: Page) -> None:
    """The second trick of a replay, as it lies."""
    for _ in range(9):
        page.keyboard.press("ArrowRight")


def hint(page: Page) -> None:
    page.locator(".btn.hint").first.click()
    page.locator(".hint-mark").first.wait_for()


def every(page: Page) -> None:
    page.locator("details.panel summary").click()


def queen(players: int, laid: int) -> Callable[[], Story]:
    settings = Settings("skull_queen", players)
    return lambda: moment(settings, my_turn(2, laid), people=min(3, players))


def placing(players: int) -> Callable[[], Story]:
    settings = Settings("skull_queen", players)
    return lambda: moment(settings, bidding(2), people=min(3, players))


LEGAL, BARRED = ".hand button:not(.barred)", ".hand button.barred"
PHONE = (360,)
TURN = ".hand button"
FIRST = "section[aria-labelledby=first-title]"
LISTED = ".newpad"


QUEEN = Settings("skull_queen", 4)
HIRED = ("level4-bold", "level2-careful", "level5")


def bots(settings: Settings, until: Callable[[Story], bool]) -> Callable[[], Story]:
    return lambda: hired(settings, until, *HIRED)


def bids() -> Story:
    return moment(KING, bidding(7))


def table(settings: Settings, round: int, laid: int, barred: int = 1) -> Callable[[], Story]:
    return lambda: moment(settings, my_turn(round, laid, barred))


FOUR = table(KING, 8, 2, 2)
ADVISED = replace(KING, hints="always")
LAST_OF_FOUR = table(KING, 6, 3)
GAMES = ("skull_king", "dice", "doubloons", "skull_queen")

SCENES: dict[str, Scene] = {
    "start": Scene("/", lobby, wait=".games"),
    "start-new": Scene("/", who=None, wait=".games"),
    "lobby-host": Scene(story=lobby, wait=".lobby-seats"),
    "lobby-guest": Scene(story=lobby, who="Mara", wait=".lobby-seats"),
    "lobby-standing": Scene(story=lobby, who=WATCHER, wait=".lobby-seats"),
    "lobby-name": Scene(story=lobby, who=None, wait=".newname"),
    "bidding": Scene(story=bids, then=pick_bid, wait=".bids"),
    "bidding-ten": Scene(story=lambda: moment(KING, bidding(10)), wait=".bids"),
    "yo-ho-ho": Scene(story=bids, then=seal, wait=".bids"),
    "table": Scene(story=full_table, wait=TURN, live=True),
    "turn": Scene(story=FOUR, wait=TURN, live=True),
    "chosen": Scene(story=FOUR, then=tap(LEGAL), wait=TURN, live=True),
    "refused": Scene(story=FOUR, then=tap(BARRED), wait=TURN, live=True),
    "mary": Scene(
        story=lambda: moment(KING, with_mary),
        then=tap(".hand >> role=option[name=/^Scary Mary/]"),
        wait=TURN,
        live=True,
    ),
    "hint-bid": Scene(story=lambda: moment(ADVISED, bidding(7)), then=hint, wait=".bids"),
    "hint": Scene(story=table(ADVISED, 8, 2, 2), then=hint, wait=TURN, live=True),
    "hint-turn": Scene(story=table(ADVISED, 8, 2, 2), wait=TURN, live=True),
    "hint-dice": Scene(
        story=table(Settings("dice", 4, hints="always"), 6, 2), then=hint, wait=TURN, live=True
    ),
    "hint-doubloons": Scene(
        story=table(Settings("doubloons", 4, hints="always"), 6, 2),
        then=hint,
        wait=TURN,
        live=True,
        schemes=("light",),
    ),
    "hint-placing": Scene(
        story=lambda: moment(Settings("skull_queen", 4, hints="always"), bidding(2)),
        then=both(hint, tap(".sides .btn.advised")),
        wait=".matrix",
    ),
    "come-back": Scene(story=FOUR, wait=TURN),
    "clock": Scene(story=table(replace(KING, speed="calm"), 8, 2), wait=TURN),
    "trick-full": Scene(story=LAST_OF_FOUR, then=tap(LEGAL, 2), wait=TURN),
    "trick-taken": Scene(
        story=LAST_OF_FOUR,
        then=both(tap(LEGAL, 2), tap(".me .btn"), lambda page: page.wait_for_timeout(800)),
        wait=TURN,
    ),
    "dice": Scene(story=table(Settings("dice", 4), 6, 2), wait=TURN, live=True),
    "doubloons": Scene(
        story=table(Settings("doubloons", 4), 6, 2), then=tap(LEGAL), wait=TURN, live=True
    ),
    "table-six": Scene(story=table(Settings("skull_king", 6), 8, 4), wait=TURN, live=True),
    "table-five": Scene(story=table(Settings("skull_king", 5), 8, 4), wait=TURN, live=True),
    "table-three": Scene(story=table(Settings("skull_king", 3), 8, 2), wait=TURN, live=True),
    "table-two": Scene(story=table(Settings("skull_king", 2), 8, 1), wait=TURN, live=True),
    "table-bots": Scene(story=bots(KING, my_turn(4, 2)), wait=TURN, live=True),
    "queen-bots": Scene(story=bots(QUEEN, my_turn(2, 2)), wait=TURN, live=True),
    "queen-placing": Scene(story=placing(4), then=place, wait=".matrix"),
    "queen": Scene(story=queen(4, 2), then=tap(LEGAL), wait=TURN, live=True),
    "queen-six": Scene(story=queen(6, 3), wait=TURN, live=True),
    "queen-two-placing": Scene(story=placing(2), then=place, wait=".matrix"),
    "queen-two": Scene(story=queen(2, 1), then=tap(LEGAL), wait=TURN, live=True),
    "panel-score": Scene(story=FOUR, then=panel("score"), wait=TURN, live=True),
    "panel-last": Scene(story=FOUR, then=panel("last"), wait=TURN, widths=(360, 768), live=True),
    "panel-rules": Scene(story=FOUR, then=panel("rules"), wait=TURN),
    "panel-more": Scene(story=FOUR, then=panel("more"), wait=TURN, live=True),
    "panel-score-queen": Scene(story=queen(4, 2), then=panel("score"), wait=TURN),
    "watching": Scene(story=FOUR, who=WATCHER, wait=".ring", live=True),
    "watching-new": Scene(story=FOUR, who=None, wait=".ring"),
    "watching-queen": Scene(story=queen(4, 2), who=WATCHER, wait=".ring", live=True),
    "stood-in": Scene(story=stood_in, wait=TURN),
    "away": Scene(story=FOUR, then=gone, wait=TURN, live=True),
    "end": Scene(story=lambda: moment(KING, over), wait=".ended"),
    "end-queen": Scene(story=lambda: moment(Settings("skull_queen", 4), over), wait=".ended"),
    "replay": Scene("/replay/{id}", lambda: moment(KING, over), play_on, wait=".replay"),
    "replay-queen": Scene(
        "/replay/{id}",
        lambda: moment(Settings("skull_queen", 4), over),
        play_on,
        wait=".replay",
    ),
    "review": Scene("/review/{id}#0", lambda: moment(KING, over), wait=".dearest"),
    "review-every": Scene(
        "/review/{id}#1", lambda: moment(KING, over), every, wait=".dearest", schemes=("light",)
    ),
    "review-queen": Scene(
        "/review/{id}", lambda: moment(Settings("skull_queen", 4), over), wait=".dearest"
    ),
    "review-de": Scene(
        "/review/{id}#0", lambda: moment(KING, over), wait=".dearest", lang="de", widths=PHONE
    ),
    "learn": Scene("/learn", wait=".ideas"),
    **{f"learn-{game}": Scene(f"/learn/{game}", wait=FIRST) for game in GAMES},
    **{
        f"learn-{game}-first": Scene(
            f"/learn/{game}",
            then=both(tap(f"{FIRST} .btn.primary"), lambda page: page.wait_for_timeout(800)),
            wait=FIRST,
            schemes=("light",),
        )
        for game in GAMES
    },
    "pads": Scene("/pad", then=pad("skull_king", 4, 10, back), wait=LISTED),
    "pad-bids": Scene("/pad", then=pad("skull_king", 4, 5, bid(2, 1)), wait=LISTED),
    "pad-tricks": Scene(
        "/pad", then=pad("skull_king", 4, 5, bid(2, 1, 2, 0), one_off), wait=LISTED
    ),
    "pad-bids-ten": Scene("/pad", then=pad("skull_king", 6, 9, bid(2, 1, 3)), wait=LISTED),
    "pad-tricks-ten": Scene(
        "/pad", then=pad("skull_king", 6, 9, bid(2, 1, 3, 0, 2, 1), one_off), wait=LISTED
    ),
    "pad-planks": Scene(
        "/pad",
        then=pad("skull_queen", 4, 2, fill(0, 1, 5, 3, 1, 2, 2, 4, 0, 0, 3, 5, 2)),
        wait=LISTED,
    ),
    "pad-over": Scene("/pad", then=pad("skull_king", 6, 10, part("score"), why), wait=LISTED),
    "pad-referee": Scene(
        "/pad", then=pad("skull_king", 4, 3, part("referee"), ask(1, 5, 2)), wait=LISTED
    ),
    "pad-more": Scene("/pad", then=pad("dice", 4, 3, part("more")), wait=LISTED),
    "settings": Scene("/settings"),
    "about": Scene("/about"),
    "return": Scene("/return"),
    "return-welcome": Scene(f"/return#{SIGNER.token(guest(ME), RETURN)}", who=None),
    "return-wrong": Scene("/return#nobody.0", who=None),
    "not-found": Scene("/nowhere/at/all"),
    "no-table": Scene("/t/nowhere", wait=".btn"),
    "start-de": Scene("/", lobby, wait=".games", lang="de", widths=PHONE),
    "lobby-de": Scene(story=lobby, wait=".lobby-seats", lang="de", widths=PHONE),
    "bidding-de": Scene(story=bids, then=pick_bid, wait=".bids", lang="de", widths=PHONE),
    "table-de": Scene(story=full_table, wait=TURN, live=True, lang="de", widths=PHONE),
    "lost-line": Scene(story=FOUR, wait=TURN, stops=True),
    "lost-line-lobby": Scene(story=lobby, wait=".lobby-seats", stops=True),
}
