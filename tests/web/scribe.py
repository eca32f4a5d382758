"""Somebody who keeps the score of a game at a real table, and whose taps are counted."""

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from jollyroger.rules.shelf import load
from web.browser import Person, number
from web.crew import until

NAMES = ("Anne", "Mary", "Jack", "Grace", "Edward", "Bart")
GRID = 6  # up to so many tricks the numbers stand in a row for everybody
# Every press that reaches the page, however it was made.
COUNT = """() => {
  const listens = "taps" in window;
  window.taps = 0;
  if (!listens) addEventListener("click", (event) => (window.taps += event.isTrusted), true);
}"""
REGION = "[data-region=pad]"
SOMEWHERE = "() => document.activeElement !== document.body"  # the focus is never lost
KEPT = """() => navigator.serviceWorker.ready
  .then(() => caches.open("jollyroger-pad"))
  .then((cache) => cache.match("/pad"))
  .then((kept) => kept !== undefined)"""


class Scribe:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.game, self.players = "skull_king", 4

    @property
    def page(self) -> Page:
        return self.person.page

    # Pads

    def begins(
        self, game: str = "skull_king", players: int = 4, options: Sequence[str] = ()
    ) -> str:
        """From the list of pads to the first round; its id."""
        self.game, self.players = game, players
        self.person.goto("/pad")
        new = self.page.locator(".newpad")
        new.wait_for()
        new.get_by_text(self.person.game_name(game), exact=True).first.click()
        for option in options:
            self.page.get_by_role("switch", name=self.person.say(f"option-{option}")).click()
        self._seats(players)
        for seat, name in enumerate(NAMES[:players]):
            self.page.locator(".names input").nth(seat).fill(name)
        self.page.locator(".newpad button[type=submit]").click()
        self.page.locator(".entry").wait_for()
        self.page.wait_for_function(SOMEWHERE)
        return self.page.url.rpartition("/")[2]

    def _seats(self, players: int) -> None:
        shown = self.page.locator(".newpad .plus-minus b")
        while (now := int(shown.inner_text())) != players:
            self.page.locator(".newpad .plus-minus button").nth(int(players > now)).click()

    def opens(self, id: str) -> None:
        self.person.goto(f"/pad/{id}")
        self.page.locator(".entry, .score").first.wait_for()

    def shares(self) -> str:
        """The code under which others find it."""
        self.person.press("pad-shared")
        self.person.press("pad-share")
        code = self.page.locator(".padshare .code")
        code.wait_for()
        return code.inner_text()

    def kept_for_offline(self) -> None:
        until(lambda: bool(self.page.evaluate(KEPT)))

    # A round

    def round(self) -> int:
        return number(self.page.locator(".where b").inner_text())

    def in_rows(self, round: int) -> bool:
        """Whether the numbers of that round stand in rows; else there are keys and steps."""
        return load(self.game).cards(self.players, round) <= GRID

    def bids(self, *bids: int) -> None:
        round = self.round()
        for seat, bid in enumerate(bids):
            self.cell(round, seat, bid).click()
        self.page.locator(".save").wait_for()

    def cell(self, round: int, seat: int, value: int) -> Locator:
        if self.in_rows(round):
            return self.page.locator(f"[data-seat='{seat}'] .cell").nth(value)
        return self.page.locator("[data-keypad]").get_by_role("radio", name=str(value), exact=True)

    def corrects(self, seat: int, won: int, by: int = 1) -> None:
        """One tap: on the number, or one step from the bid."""
        row = self.page.locator(f"[data-seat='{seat}']")
        if self.in_rows(self.round()):
            row.locator(".cell").nth(won).click()
        else:
            row.get_by_role("button").nth(int(by > 0)).click()

    def bonus(self, seat: int, event: int = 0) -> None:
        """Two taps: whose, and which."""
        self.page.locator(".btn.bonus").nth(seat).click()
        self.page.locator(".bonus-list .btn").nth(event).click()

    def saves(self) -> None:
        self.page.locator(".save button").click()

    def plays(self, won: Sequence[int]) -> None:
        """A round in which everybody takes what was bid."""
        round = self.round()
        self.bids(*won)
        self.saves()
        self.past(round)

    def past(self, round: int) -> None:
        """Waits until that round is saved and the next one is there, or the end."""
        here = f"{self.person.say('play-round', round=round, rounds=0).partition(' 0')[0]} "
        self.page.wait_for_function(
            "here => !document.querySelector('.where b').textContent.startsWith(here)", arg=here
        )
        self.page.wait_for_function(SOMEWHERE)

    # What is seen

    def spoken(self) -> str:
        return " ".join(self.page.locator(f"{REGION} p").all_inner_texts()).strip()

    def totals(self) -> list[int]:
        """From the sheet, wherever it is at this width."""
        if not self.page.locator(".rounds-table").count():
            self.part("score")
        sums = self.page.locator(".rounds-table .sums td")
        return [number(text) for text in sums.all_inner_texts()]

    def part(self, name: str) -> None:
        label = self.person.say(f"pad-part-{name}")
        self.page.locator(".parts label").filter(has_text=label).click()

    def cells(self) -> dict[str, Any]:
        """What the device has kept of this pad: the value of every cell that counts."""
        found: Mapping[str, Any] = self.page.evaluate(FOLD, self.page.url.rpartition("/")[2])
        return dict(found)


FOLD = """async (id) => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const db = await asked(indexedDB.open("jollyroger.pads", 1));
  const edits = await asked(db.transaction("edits").objectStore("edits").getAll());
  db.close();
  const order = (a, b) => a.at - b.at || (a.id < b.id ? -1 : 1);
  return Object.fromEntries(
    edits.filter(({ pad }) => pad === id).sort(order).map(({ cell, value }) => [cell, value]));
}"""


def counting(page: Page) -> None:
    page.evaluate(COUNT)


def taps(page: Page) -> int:
    return int(page.evaluate("() => window.taps"))
