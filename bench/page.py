"""What the page weighs, how soon a phone can bid, and whether a trick ever stutters.

Weights are those of gzip, of every file a real Chromium asked for. The phone has a slow line and a
slow processor: Chromium's own tools slow it down, all but the socket of the table. A whole game is
played by taps, with everything that moves and sounds switched on; frames are those of a trick. How
long a frame takes depends on whatever else the machine does, and on its drawing without a graphics
card; so the longest task of the page's own thread is told beside it, in processor time."""

import argparse
import asyncio
import gzip
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

from jollyroger.client.client import Client
from jollyroger.table.acts import Start

BUDGET = 80.0  # KB of JavaScript, gzip, on the way to a table
WHOLE = 130.0  # KB of JavaScript, gzip, of a whole game
FIRST_BID = 1.5  # seconds
FRAME = 50  # milliseconds
RUNS = 5
SLOW_LINE = {
    "offline": False,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
    "latency": 150,
}
SLOW_PROCESSOR = 4
BIDS = "input[name=bid]:enabled"
PLAY_NOW = ".games .btn.primary"
OVER = "ol.rank"
# Nobody waits for a bot; everything else is as a newcomer has it.
QUICK = "localStorage['jollyroger.preferences'] ??= JSON.stringify({ lang: 'en', pace: '0' });"
# Says which frames took long, and whether a trick lay on the table in them.
FRAMES = """
  window.long = [];
  new PerformanceObserver((list) => {
    const trick = !!document.querySelector("[data-seat] .laid [aria-label]");
    for (const frame of list.getEntries()) window.long.push([Math.round(frame.duration), trick]);
  }).observe({ type: "long-animation-frame" });
"""
# Where to tap next: on a bid, on a way to play a piece, or on a piece; null while others move.
NEXT = """() => {
  const seen = (selector) => document.querySelector(selector);
  const bidding = seen("input[name=bid]:enabled");
  const open = "label:has(input[name=bid])";
  const chosen = seen("input[name=bid]:checked") ? ".bidbox button.primary" : open;
  const piece = seen(".me.mine:not(.refusal)") ? ".hand button:not([aria-disabled])" : ".no-piece";
  const found = bidding ? seen(chosen) : (seen(".me .choice") ?? seen(piece));
  const at = found?.getBoundingClientRect();
  return at ? [at.x + Math.min(at.width / 2, 20), at.y + at.height / 2] : null;
}"""
SERVE = """
import sys
from pathlib import Path
from jollyroger.server.serve import ServeOptions, serve
serve(ServeOptions(port=0, home=Path(sys.argv[1])))
"""


@contextmanager
def afloat() -> Iterator[str]:
    """The address of a server as people start it, on an empty folder."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-c", SERVE, home]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert server.stdout
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()


def chromium() -> tuple[str | None, list[str]]:
    """Where the system's own browser is, and what it needs where root runs it."""
    return shutil.which("chromium"), ["--no-sandbox"] if os.geteuid() == 0 else []


@dataclass(frozen=True)
class Seat:
    """Somebody who has one at a table."""

    table: str
    token: str

    def taken_by(self, context: BrowserContext, url: str) -> str:
        """The link to the table, and a browser that is known there."""
        context.add_cookies([{"name": "guest", "value": self.token, "url": url}])
        return f"{url}/t/{self.table}"


def seated(url: str, started: bool, game: str = "skull_king") -> Seat:
    """A new guest at a new table, where everybody waits for their bid if it has started."""
    made = httpx.post(f"{url}/api/guests", json={"name": "Robin", "bearer": True}).json()
    settings = {"game": game, "players": 4}
    headers = {"authorization": f"Bearer {made['token']}"}
    asked = {"name": "Robin", "settings": settings}
    opened = httpx.post(f"{url}/api/tables", json=asked, headers=headers).json()
    seat = Seat(opened["id"], made["token"])
    if started:
        line = f"{url.replace('http', 'ws')}/ws/{seat.table}"
        with ThreadPoolExecutor(1) as apart:  # Playwright's own loop runs in this thread
            apart.submit(asyncio.run, _start(line, seat.token)).result()
    return seat


async def _start(url: str, token: str) -> None:
    async with Client(url, token) as client:
        await client.act(Start())
        async for _ in client:
            if client.may:
                return


# What it weighs


@dataclass
class Weights:
    """What a page asked for: KB by kind, and whom it asked."""

    home: str
    kinds: dict[str, float] = field(default_factory=dict)
    requests: int = 0
    strangers: list[str] = field(default_factory=list)

    def note(self, response: Response) -> None:
        self.requests += 1
        if not response.url.startswith((self.home, "data:")):
            self.strangers.append(response.url)
            return
        kind = _kind(response.url)
        if kind:
            weight = len(gzip.compress(response.body(), 9)) / 1000
            self.kinds[kind] = self.kinds.get(kind, 0.0) + weight

    def told(self, way: str) -> str:
        script, *rest = (self.kinds.get(kind, 0.0) for kind in ("js", "css", "html"))
        strangers = ", ".join(self.strangers) or "none"
        return (
            f"{way:32} JavaScript {script:5.1f} KB of {BUDGET:.0f}   CSS {rest[0]:4.1f} KB   "
            f"HTML {rest[1]:4.1f} KB   {self.requests:2} requests   to other origins: {strangers}"
        )


def _kind(url: str) -> str:
    """A path without a suffix is the page itself; what the API says is no weight of the page."""
    path = urlsplit(url).path
    suffix = Path(path).suffix[1:]
    return suffix or ("" if path.startswith("/api") else "html")


def weigh(browser: Browser, url: str, seat: Seat | None) -> Weights:
    context = browser.new_context(locale="en", service_workers="block")
    weights, page = Weights(url), context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    arrive(page, url, seat)
    page.wait_for_load_state("networkidle")
    for answer in answers:
        weights.note(answer)
    context.close()
    return weights


# How soon one can bid


def arrive(page: Page, url: str, seat: Seat | None) -> tuple[float, float]:
    """Seconds until the way in was there, and until the first bid was possible."""
    began = time.perf_counter()
    if seat:
        page.goto(seat.taken_by(page.context, url), wait_until="commit")
        way_in = time.perf_counter()
    else:
        page.goto(url, wait_until="commit")
        page.locator(PLAY_NOW).first.wait_for()
        way_in = time.perf_counter()
        page.locator(PLAY_NOW).first.click()
    page.locator(BIDS).first.wait_for(state="attached", timeout=60_000)
    return way_in - began, time.perf_counter() - began


def on_a_phone(browser: Browser, url: str, seat: Seat | None) -> tuple[float, float]:
    """A browser that was never here, on a slow line."""
    context = browser.new_context(
        locale="en", viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True
    )
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", SLOW_LINE)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    try:
        return arrive(page, url, seat)
    finally:
        context.close()


def timed(browser: Browser, url: str, by_link: bool, runs: int) -> str:
    times = [on_a_phone(browser, url, seated(url, True) if by_link else None) for _ in range(runs)]
    firsts, bids = zip(*times, strict=True)
    told = f"median {statistics.median(bids):.2f} s   worst {max(bids):.2f} s   of {FIRST_BID} s"
    if by_link:
        return told
    after = [bid - first for first, bid in times]
    return (
        f"{told}   (start page {statistics.median(firsts):.2f} s, "
        f"from the click on {statistics.median(after):.2f} s)"
    )


# A whole game


def play(
    browser: Browser, url: str, until: str, first: str = "", *, traced: bool = False
) -> tuple[Page, list[Response]]:
    """A newcomer's page from the start to where that is to be seen, and what it was given."""
    context = browser.new_context(
        locale="en", viewport={"width": 1440, "height": 900}, service_workers="block"
    )
    page, answers = context.new_page(), list[Response]()
    page.add_init_script(f"if (location.host) {{ {first} {FRAMES} }}")
    page.on("response", lambda answer: answers.append(answer))
    arrive(page, url, None)
    if traced:
        browser.start_tracing(page=page, categories=["toplevel"])
    while not page.locator(until).count():
        if at := page.evaluate(NEXT):
            page.mouse.click(*at)
        page.wait_for_timeout(150)
    page.wait_for_load_state("networkidle")
    return page, answers


def weigh_game(browser: Browser, url: str) -> str:
    page, answers = play(browser, url, OVER, QUICK)
    weights = Weights(url)
    for answer in answers:
        weights.note(answer)
    page.context.close()
    return f"JavaScript {weights.kinds['js']:5.1f} KB of {WHOLE:.0f}"


def watch_frames(browser: Browser, url: str) -> str:
    """At the usual pace, up to the bids of the fifth round."""
    page, _ = play(browser, url, BIDS.replace("[", "[value='5'][", 1), traced=True)
    longest = longest_task(browser.stop_tracing())
    long = [took for took, in_trick in page.evaluate("window.long") if in_trick and took > FRAME]
    page.context.close()
    return (
        f"{len(long)} over {FRAME} ms, worst {max(long, default=0)} ms   "
        f"(longest task of the page itself {longest:.0f} ms of processor time)"
    )


def longest_task(trace: bytes) -> float:
    """Milliseconds of processor time, on the thread of the page that was traced."""
    events = json.loads(trace)["traceEvents"]
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [e for e in events if (e["pid"], e["tid"]) in pages and "tdur" in e]
    return float(max(task["tdur"] for task in tasks)) / 1000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=RUNS)
    given = parser.parse_args()
    where, flags = chromium()
    with afloat() as url, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=where, args=flags)
        print(weigh(browser, url, None).told("start, Play now, table"))
        print(weigh(browser, url, seated(url, True)).told("table by link"))
        print(f"first bid on a phone, Play now:   {timed(browser, url, False, given.runs)}")
        print(f"first bid on a phone, by link:    {timed(browser, url, True, given.runs)}")
        print(f"a whole game, all its moments:    {weigh_game(browser, url)}")
        print(f"frames in the first ten tricks:   {watch_frames(browser, url)}")
        browser.close()


if __name__ == "__main__":
    main()
