"""People at real pages: they see what is drawn and press what is there."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Position,
    Request,
    expect,
    sync_playwright,
)

from jollyroger.rules.shelf import GAMES as SHELF
from jollyroger.server.page import BUILT
from jollyroger.words.catalogue import words
from jollyroger.words.guide import guide
from needed import lack

GAMES = tuple(SHELF)
TAUGHT = tuple(id for id, game in SHELF.items() if guide(game).lesson)  # a page with a laboratory
FIRSTS = {"bids": "bid", "planks": "place", "tricks": "play"}
# What is chosen first, by what stands before each seat.
FIRST = {id: FIRSTS[game.declares.board] for id, game in SHELF.items()}
OFTEN = 20.0  # milliseconds between two looks; to look at every frame, frames must be drawn
PATIENCE = 30_000.0  # milliseconds that anything here may take before it counts as never
# Nothing flies and nobody waits for a bot; a piece is played when it is pressed, not before.
# What is offered once has been offered, nobody is new, and who once opened the typing field has it.
OFFERED = {"tips": False, "soundOffered": True, "oneTapOffered": True, "field": True}
STILL = {"pace": "0", "motion": "reduced", "sound": False, "autoplay": False, **OFFERED}

# What this person is asked to do now; null while it is somebody else's turn.
TURN = """() => {
  const seen = (selector) => document.querySelector(selector);
  if (seen("ol.rank")) return "over";
  if (seen("[data-answer=picking]") || seen(".picks")) return seen(".picks button") ? "pick" : null;
  if (seen("input[name=bid]")) return seen("input[name=bid]:checked") ? null : "bid";
  if (seen("form.place")) return seen("form.place .sealed") ? null : "place";
  const mine = seen(".me.mine:not(.refusal)");
  return mine && seen(".hand button:not([aria-disabled])") ? "play" : null;
}"""
# The table as anybody sees it: where we are, and of every seat the points, the tricks, the piece.
SHOWN = """() => {
  const text = (element) => element?.textContent.trim() ?? "";
  const seat = (li) => [
    text(li.querySelector(".points")),
    document.querySelector("input[name=bid]") ? "" : text(li.querySelector(".bid-won")),
    li.querySelector(".laid [aria-label]")?.getAttribute("aria-label") ?? "",
  ];
  const seats = [...document.querySelectorAll("[data-seat]")];
  return {
    where: text(document.querySelector(".where")),
    seats: Object.fromEntries(seats.map((li) => [li.dataset.seat, seat(li)])),
  };
}"""
# Who opens a table for people is asked for a name, if none is known.
ASKED_OR_GONE = "was => location.href !== was || document.querySelector('.askname .newname')"
FREE: Position = {"x": 12, "y": 12}  # of a card on which another lies this is seen
# A hand of one card may be followed by another hand of one.
HAND = (
    "document.querySelectorAll('.hand button').length + document.querySelector('.where')?.innerText"
)
PICKS = """[...document.querySelectorAll(".picks button")].map((each) => each.textContent).join()"""
HELD = "() => document.querySelectorAll('.hand button').length"


def found() -> str | None:
    """The same engine without a window around it needs a third less of the processor."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def missing() -> str | None:
    """Why no page can be shown here."""
    if found() is None:
        return "no Chromium was found"
    if not (BUILT / "index.html").exists():
        return "the page has not been built: make web"
    return None


@contextmanager
def chromium() -> Iterator[Browser]:
    """Without a browser or a page the test is skipped, but not in CI."""
    if reason := missing():
        lack(reason)
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    expect.set_options(timeout=PATIENCE)  # as long as everything else is waited for
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=root)
        yield browser
        browser.close()


class Person:
    """One page of one context, and everything that went wrong on it."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 1, lang: str = "en") -> None:
        self.context = context
        self.url = url
        self.random = Random(seed)
        self.words = words(lang)
        self.troubles: list[str] = []
        self._expected: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._console)
        page.on("request", self._request)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        """What the browser refuses for our own policy it says here too."""
        if message.type in ("error", "warning"):
            self.troubles.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.troubles.append(f"foreign: {request.url}")

    def expects(self, *troubles: str) -> None:
        """Patterns of what this test brings about itself."""
        self._expected += troubles

    def unexpected(self) -> list[str]:
        return [t for t in self.troubles if not any(re.search(p, t) for p in self._expected)]

    def say(self, key: str, **facts: Any) -> str:
        return self.words.say(key, **facts)

    def game_name(self, game: str) -> str:
        key = f"start-game-{game}"
        return self.say(key if self.words.has(key) else f"game-{game}")

    # Where

    def goto(self, path: str) -> None:
        self.page.goto(self.url + path)

    @property
    def table(self) -> str:
        """The id in the address."""
        return self.page.url.rpartition("/t/")[2]

    def opens(self, game: str, button: str = "start-play") -> str:
        """From the start page to the table with one press."""
        before = self.page.url
        heading = self.page.get_by_role("heading", name=self.game_name(game), exact=True)
        card = self.page.get_by_role("article").filter(has=heading)
        card.get_by_role("button", name=self.say(button)).click()
        self.page.wait_for_function(ASKED_OR_GONE, arg=before)
        if self.page.locator(".askname").count():
            self.press("start-who-go")  # whoever says none is called as the field says
        self.page.wait_for_url(lambda url: "/t/" in url and url != before)
        return self.table

    def press(self, key: str, **facts: Any) -> None:
        self.page.get_by_role("button", name=self.say(key, **facts), exact=True).click()

    # The game

    def turn(self) -> str:
        """Waits until something is asked of this person: bid, place, play, pick; or it is over.

        Whatever has happened since, the focus is somewhere."""
        kind = str(self.page.wait_for_function(TURN, polling=OFTEN).json_value())
        self.page.wait_for_function("() => document.activeElement !== document.body", polling=OFTEN)
        return kind

    def moves(self) -> str:
        kind = self.turn()
        if kind == "bid":
            self._bids()
        elif kind == "place":
            self._places()
        elif kind == "play":
            self._plays()
        elif kind == "pick":
            self._picks()
        return kind

    def plays_to_the_end(self) -> None:
        while self.moves() != "over":
            pass

    def plays_until(self, kind: str) -> None:
        """Up to, not into, the next move of that kind."""
        while self.turn() not in (kind, "over"):
            self.moves()

    def _bids(self) -> None:
        bids = self.page.locator("label:has(input[name=bid])")
        bids.nth(self.random.randrange(bids.count())).click()
        self.page.locator(".bidbox button.primary").click()

    def _places(self) -> None:
        self._chooses("side")
        for suit in "RYGB":
            self._chooses(f"place-{suit}")
        self.page.locator("form.place button.primary").click()
        self.page.wait_for_function(f"() => ({TURN})() !== 'place'", polling=OFTEN)

    def _picks(self) -> None:
        """Whatever it is about: one of the buttons, which are others or none after it."""
        picks, before = self.page.locator(".picks button"), self.page.evaluate(PICKS)
        picks.nth(self.random.randrange(picks.count())).click()
        self.page.wait_for_function(f"picks => {PICKS} !== picks", arg=before, polling=OFTEN)

    def _chooses(self, name: str) -> None:
        labels = self.page.locator(f"label:has(input[name={name}])")
        labels.nth(self.random.randrange(labels.count())).click()

    def _plays(self) -> None:
        held = self.page.evaluate(HAND)
        pieces = self.page.locator(".hand button:not([aria-disabled])")
        piece = pieces.nth(self.random.randrange(pieces.count()))
        chosen = piece.element_handle()
        chosen.click(position=FREE)
        ways = self.page.locator(".me .choice")
        if ways.count():
            ways.nth(self.random.randrange(ways.count())).click()
        else:
            chosen.click(position=FREE)
        self.page.wait_for_function(f"held => {HAND} !== held", arg=held, polling=OFTEN)

    def shown(self) -> Any:
        return self.page.evaluate(SHOWN)

    def hand(self) -> list[str]:
        """The names of the pieces, without why one may not be played."""
        return re.findall(r'option "([^",]+)', self.page.locator(".hand").aria_snapshot())

    def ranking(self) -> list[tuple[str, int]]:
        """What the end says: names and points, best first."""
        rows = self.page.locator("ol.rank > li")
        rows.first.wait_for()
        names = rows.locator(".bar b").all_inner_texts()
        totals = [number(text) for text in rows.locator(".points").all_inner_texts()]
        return list(zip(names, totals, strict=True))


def number(text: str) -> int:
    """The points in a text; a page writes minus as a minus is written."""
    found = re.search(r"-?\d+", text.replace("\N{MINUS SIGN}", "-"))
    assert found, text
    return int(found[0])


def preferring(context: BrowserContext, **preferences: object) -> None:
    """As if these had been chosen on the settings page before."""
    text = json.dumps(json.dumps({"lang": "en", **STILL, **preferences}))
    context.add_init_script(
        f"if (location.host) localStorage['jollyroger.preferences'] ??= {text};"
    )


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
