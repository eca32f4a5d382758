"""A picture of every screen, on three widths, by lamp and by day.

    python scripts/screenshots.py [FOLDER] [--only NAME] [--readme]

Every table is written into the store before the server wakes it, played by the rules of thumb up
to the moment that is wanted; the server's bots wait for ever, so that it stays that moment."""

import argparse
import asyncio
import json
import os
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import copy
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

import uvicorn
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLong
from starlette.applications import Starlette

from jollyroger.bots.crew import BOTS, bot
from jollyroger.rules.events import Dealt
from jollyroger.rules.moves import Move, Play
from jollyroger.rules.state import Phase, State
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.harbour import CONSONANTS, VOWELS
from jollyroger.server.identity import RETURN, Signer
from jollyroger.server.limits import Rate, Rates
from jollyroger.server.rooms import Ways
from jollyroger.store import Store
from jollyroger.table.acts import Act, Enlist, Leave, Pledge, Reveal, Sit, Speak, Start
from jollyroger.table.dealing import awaited
from jollyroger.table.door import Actor, World
from jollyroger.table.settings import Settings
from jollyroger.table.table import Table

ROOT = Path(__file__).parents[1]
HEIGHTS = {360: 740, 768: 1024, 1440: 900}
SCHEMES = ("light", "dark")
CREW = ("Robin", "Mara", "Jonas", "Ines", "Tom", "Kim")
ME, WATCHER = CREW[0], CREW[-1]
FOREVER = 1e9
COLOURS = 64
SIGNER = Signer([b"p" * 32])
KING = Settings("skull_king", 4)


# The moments: tables played up to where something is to be seen


Done = tuple[int, Actor, Act | Move]  # how many entries there were, who did what then


class Story:
    """One table and its crew; the same seed always tells the same story."""

    def __init__(self, settings: Settings, seed: int = 0, people: int = 3) -> None:
        self.table = Table(settings)
        self.sea = Random(seed)
        self.salt = seed
        self.done: list[Done] = []
        for seat, name in enumerate(CREW[: min(people, settings.players)]):
            self.do(guest(name), Sit(seat, name))

    @property
    def play(self) -> State:
        assert self.table.state.play is not None
        return self.table.state.play

    @property
    def my_turn(self) -> bool:
        return self.play.phase is Phase.PLAY and self.table.due() == (0,)

    @property
    def hand(self) -> tuple[str | None, ...]:
        return tuple(self.play.hands[0])

    @property
    def barred(self) -> int:
        """How many of my pieces may not be played."""
        open = {move.code for move in self.table.may(0) if isinstance(move, Play)}
        codes = {code.rstrip("+-") for code in open}
        return sum(piece not in codes for piece in self.hand)

    def branch(self, seed: int) -> "Story":
        other = copy(self)
        other.table = copy(self.table)
        other.table.log, other.done = [*self.table.log], [*self.done]
        other.sea, other.salt = Random(seed), seed
        return other

    def do(self, actor: Actor, act: Act | Move) -> "Story":
        world = World(time.time(), self.sea.randbytes, frozenset(BOTS))
        self.done.append((len(self.table.log), actor, act))
        self.table.commit(self.table.decide(actor, act, world))
        return self

    def start(self) -> "Story":
        return self.do(guest(ME), Start())

    def deal(self) -> None:
        for reveals in (False, True):
            assert self.table.state.sealing is not None
            for seat in awaited(self.table.state, self.table.state.sealing):
                number = sha256(f"{self.salt}/{seat}/{self.play.round}".encode())
                digest = sha256(number.digest()).hexdigest()
                act = Reveal(number.hexdigest()) if reveals else Pledge(digest)
                self.do(self.actor(seat), act)

    def actor(self, seat: int) -> Actor:
        holder = self.table.state.seats[seat]
        return holder.guest if holder and holder.present else seat

    def turn(self) -> None:
        """The last of those who are waited for moves, so that I am waited for to the end."""
        seat = self.table.due()[-1]
        may = self.table.may(seat)
        self.do(self.actor(seat), bot("heuristic")(self.table.view(seat), may, self.sea))

    def lay(self, wanted: str) -> bool:
        """Whose turn it is plays something of the kind, where that is allowed."""
        (seat,) = self.table.due()
        plays = [move for move in self.table.may(seat) if isinstance(move, Play)]
        liked = [move for move in plays if move.code.startswith(wanted)]
        self.do(self.actor(seat), (liked or plays)[0])
        return bool(liked)

    def sail(self, until: Callable[["Story"], bool]) -> bool:
        """On until that; whether it came before the end."""
        while not until(self):
            if self.play.phase is Phase.OVER:
                return False
            if self.play.phase is Phase.DEAL:
                self.deal()
            else:
                self.turn()
        return True


def guest(name: str) -> str:
    return sha256(name.encode()).hexdigest()[:32]


def moment(settings: Settings, until: Callable[[Story], bool], people: int = 3) -> Story:
    """The first such moment of the first game that has one."""
    for seed in count():
        story = Story(settings, seed, people).start()
        if story.sail(until):
            return story
    raise AssertionError


def lobby() -> Story:
    story = Story(replace(KING, players=5, open=True), people=2)
    story.do(guest(ME), Enlist(2, "heuristic")).do(guest(ME), Enlist(3, "random"))
    return story.do(guest("Mara"), Speak("ahoy"))


def full_table() -> Story:
    """Ten cards in hand, red was led, black 3 is winning: what README shows."""
    left_leads = moment(KING, lambda story: bidding(10)(story) and story.play.leader == 1)
    base = Story(KING, left_leads.salt).start()
    base.sail(lambda story: story.play.round == 9 and story.play.phase is Phase.DEAL)
    for seed in count():
        story = base.branch(seed)
        story.sail(lambda story: story.play.phase is Phase.PLAY)
        faces = [story.lay(wanted) for wanted in ("R", "R", "K3")]
        if all(faces) and 4 <= story.barred <= 7:
            return story
    raise AssertionError


def bidding(round: int) -> Callable[[Story], bool]:
    def until(story: Story) -> bool:
        chosen = sum(choice is not None for choice in story.play.choices)
        here = story.play.phase is Phase.CHOOSE and story.play.round == round
        return here and chosen == story.play.players - 1

    return until


def my_turn(round: int, laid: int, barred: int = 0) -> Callable[[Story], bool]:
    def until(story: Story) -> bool:
        play = story.play
        here = story.my_turn and play.round >= round and len(play.trick) == laid
        return here and bool(play.tricks) and len(story.hand) > 2 and story.barred >= barred

    return until


def with_mary(story: Story) -> bool:
    return my_turn(5, 2)(story) and "SM" in story.hand


def over(story: Story) -> bool:
    return story.play.phase is Phase.OVER


def stood_in() -> Story:
    story = moment(KING, my_turn(6, 2, 1))
    return story.do(guest("Jonas"), Leave())


# The screens


@dataclass(frozen=True)
class Scene:
    """`{id}` in the path is the table that the story tells of."""

    path: str = "/t/{id}"
    story: Callable[[], Story] | None = None
    then: Callable[[Page], None] = lambda page: None
    who: str | None = ME
    wait: str = "main"
    lang: str = "en"
    widths: tuple[int, ...] = (360, 768, 1440)
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
    page.locator(".bidbox .btn.pri").click()
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
    page.locator(".me .btn.pri").wait_for()


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


def queen(players: int, laid: int) -> Callable[[], Story]:
    settings = Settings("skull_queen", players)
    return lambda: moment(settings, my_turn(2, laid), people=min(3, players))


def placing(players: int) -> Callable[[], Story]:
    settings = Settings("skull_queen", players)
    return lambda: moment(settings, bidding(2), people=min(3, players))


LEGAL, BARRED = ".hand button:not(.no)", ".hand button.no"
TURN = ".hand button"
FIRST = "section[aria-labelledby=first-title]"
GERMAN = {"lang": "de", "widths": (360,)}


def table(settings: Settings, round: int, laid: int, barred: int = 1) -> Callable[[], Story]:
    return lambda: moment(settings, my_turn(round, laid, barred))


FOUR = table(KING, 8, 2, 2)
LAST_OF_FOUR = table(KING, 6, 3)
BIDDING = lambda: moment(KING, bidding(7))  # noqa: E731
GAMES = ("skull_king", "dice", "doubloons", "skull_queen")

SCENES: dict[str, Scene] = {
    "start": Scene("/", lobby, wait=".games"),
    "start-new": Scene("/", who=None, wait=".games"),
    "lobby-host": Scene(story=lobby, wait=".lseats"),
    "lobby-guest": Scene(story=lobby, who="Mara", wait=".lseats"),
    "lobby-standing": Scene(story=lobby, who=WATCHER, wait=".lseats"),
    "lobby-name": Scene(story=lobby, who=None, wait=".newname"),
    "bidding": Scene(story=BIDDING, then=pick_bid, wait=".bids"),
    "bidding-ten": Scene(story=lambda: moment(KING, bidding(10)), wait=".bids"),
    "yo-ho-ho": Scene(story=BIDDING, then=seal, wait=".bids"),
    "table": Scene(story=full_table, wait=TURN, live=True),
    "turn": Scene(story=FOUR, wait=TURN, live=True),
    "chosen": Scene(story=FOUR, then=tap(LEGAL), wait=TURN, live=True),
    "refused": Scene(story=FOUR, then=tap(BARRED), wait=TURN, live=True),
    "mary": Scene(
        story=lambda: moment(KING, with_mary),
        then=tap(".hand >> role=button[name=/^Scary Mary/]"),
        wait=TURN,
        live=True,
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
    "end": Scene(story=lambda: moment(KING, over), wait=".crowned"),
    "end-queen": Scene(story=lambda: moment(Settings("skull_queen", 4), over), wait=".crowned"),
    "replay": Scene("/replay/{id}", lambda: moment(KING, over), play_on, wait=".replay"),
    "replay-queen": Scene(
        "/replay/{id}",
        lambda: moment(Settings("skull_queen", 4), over),
        play_on,
        wait=".replay",
    ),
    "learn": Scene("/learn", wait=".ideas"),
    **{f"learn-{game}": Scene(f"/learn/{game}", wait=FIRST) for game in GAMES},
    **{
        f"learn-{game}-first": Scene(
            f"/learn/{game}",
            then=both(tap(f"{FIRST} .btn.pri"), lambda page: page.wait_for_timeout(800)),
            wait=FIRST,
            schemes=("light",),
        )
        for game in GAMES
    },
    "settings": Scene("/settings"),
    "about": Scene("/about"),
    "return": Scene("/return"),
    "return-welcome": Scene(f"/return#{SIGNER.token(guest(ME), RETURN)}", who=None),
    "return-wrong": Scene("/return#nobody.0", who=None),
    "not-found": Scene("/nowhere/at/all"),
    "no-table": Scene("/t/nowhere", wait=".btn"),
    "start-de": Scene("/", lobby, wait=".games", **GERMAN),  # type: ignore[arg-type]
    "lobby-de": Scene(story=lobby, wait=".lseats", **GERMAN),  # type: ignore[arg-type]
    "bidding-de": Scene(story=BIDDING, then=pick_bid, wait=".bids", **GERMAN),  # type: ignore[arg-type]
    "table-de": Scene(story=full_table, wait=TURN, live=True, **GERMAN),  # type: ignore[arg-type]
    "lost-line": Scene(story=FOUR, wait=TURN, stops=True),
    "lost-line-lobby": Scene(story=lobby, wait=".lseats", stops=True),
}


# The server


@dataclass(frozen=True)
class Kept:
    """A story, and so many entries of it: the rest happens when the page is there."""

    story: Story
    entries: int

    @property
    def rest(self) -> list[Done]:
        return [done for done in self.story.done if done[0] >= self.entries]


class Harbour:
    """A server in a thread of its own, on one port and one folder, which can be stopped."""

    def __init__(self, home: Path) -> None:
        self._database = f"sqlite+aiosqlite:///{home / 'pictures.sqlite'}"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.tables: dict[str, Kept] = {}
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._app: Starlette | None = None

    def keep(self, tables: dict[str, Kept]) -> None:
        """Before the server starts: the tables as far as their pages shall find them."""
        self.tables = tables
        asyncio.run(self._keep(tables))

    def play_on(self, id: str, moves: list[Done]) -> None:
        """What a page shall see happen."""
        assert self._loop
        asyncio.run_coroutine_threadsafe(self._play_on(id, moves), self._loop).result()

    async def _play_on(self, id: str, moves: list[Done]) -> None:
        assert self._app
        room = await self._app.state.harbour.room(id)
        for _, actor, act in moves:
            await room.take(actor, act)

    async def _keep(self, tables: dict[str, Kept]) -> None:
        store = await Store.open(self._database)
        for name in CREW:
            await store.greet(guest(name), name, time.time())
        for number, (id, kept) in enumerate(tables.items()):
            table = kept.story.table
            settings = table.state.settings
            head, now = json.dumps(asdict(settings)), time.time()
            await store.create(id, code_of(number), head, settings.open and number == 0, now)
            await store.append(id, 1, table.lines(table.log[: kept.entries]), now)
        await store.close()

    def start(self) -> None:
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        while not (self._server and self._server.started):
            time.sleep(0.05)

    async def _serve(self) -> None:
        free = Rate(FOREVER, FOREVER)
        store = await Store.open(self._database)
        ways = Ways(bot_delay=FOREVER, grace=FOREVER)
        self._loop = asyncio.get_running_loop()
        self._app = application(store, SIGNER, Berth(self.url), ways, Rates(free, free, free, free))
        config = uvicorn.Config(
            self._app,
            port=self.port,
            log_config=None,
            ws="websockets-sansio",
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        await self._server.serve()
        await store.close()

    def stop(self) -> None:
        if self._server and self._thread:
            self._server.should_exit = True
            self._thread.join()
            self._server = None


def code_of(number: int) -> str:
    """Three syllables, another one for every table."""
    syllables = [consonant + vowel for consonant in CONSONANTS for vowel in VOWELS]
    digits = (42 + number) % 70, (7 + number // 70) % 70, 15
    return "".join(syllables[digit] for digit in digits)


def tables_of(scenes: dict[str, Scene]) -> dict[str, Kept]:
    """A table for every width, for some pictures are of a move."""
    told = {story: story() for story in {scene.story for scene in scenes.values()} if story}
    return {
        f"{name}-{width}": kept(told[scene.story], scene.live)
        for name, scene in scenes.items()
        for width in scene.widths
        if scene.story
    }


def kept(story: Story, live: bool) -> Kept:
    log = story.table.log
    deals = [number for number, entry in enumerate(log, 1) if isinstance(entry, Dealt)]
    return Kept(story, deals[-1] if live else len(log))


# The camera


def kept_at(scene: Scene, id: str) -> dict[str, str]:
    """What this device remembers: the name, the tables, and no hurry."""
    pace = "0" if scene.live else "enter"
    preferences = {"pace": pace, "autoplay": False, "lang": scene.lang}
    return {"jollyroger.preferences": json.dumps(preferences)} | (
        {"jollyroger.name": scene.who, "jollyroger.tables": json.dumps([id])} if scene.who else {}
    )


def reader(browser: Browser, harbour: Harbour, scene: Scene, id: str, width: int) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]},
        locale=scene.lang,
        reduced_motion="reduce",
        service_workers="block",
    )
    if scene.who:
        token = SIGNER.token(guest(scene.who))
        context.add_cookies([{"name": "guest", "value": token, "url": harbour.url}])
    kept = json.dumps(kept_at(scene, id))
    context.add_init_script(f"Object.assign(localStorage, {kept})")
    return context


def unroll(page: Page, width: int) -> None:
    """A window as high as the page: what sticks to its edge then lies where it belongs."""
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": width, "height": max(height, HEIGHTS[width])})


@contextmanager
def posed(browser: Browser, harbour: Harbour, name: str, width: int) -> Iterator[Page]:
    """The page at the moment its picture is to be taken."""
    scene, id = SCENES[name], f"{name}-{width}"
    context = reader(browser, harbour, scene, id, width)
    page = context.new_page()
    try:
        page.goto(harbour.url + scene.path.format(id=id))
        page.locator(scene.wait).first.wait_for()
        with suppress(TooLong):
            page.wait_for_load_state("networkidle", timeout=4000)
        if scene.live:
            harbour.play_on(id, harbour.tables[id].rest)
            page.wait_for_timeout(600)
        scene.then(page)
        if scene.stops:
            harbour.stop()
            page.wait_for_timeout(1500)
        page.wait_for_timeout(250)
        unroll(page, width)
        yield page
    finally:
        context.close()
        if scene.stops:
            harbour.start()


def shoot(browser: Browser, harbour: Harbour, name: str, folder: Path) -> Iterator[Path]:
    scene = SCENES[name]
    for width in scene.widths:
        with posed(browser, harbour, name, width) as page:
            for scheme in scene.schemes:
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                file = folder / f"{name}-{width}{'-dark' if scheme == 'dark' else ''}.png"
                page.screenshot(path=file)
                yield file


def shot(browser: Browser, harbour: Harbour, name: str, folder: Path) -> bool:
    """Whether it could be taken; one screen that is broken does not hide the others."""
    try:
        for file in shoot(browser, harbour, name, folder):
            told(file)
    except Error as error:
        sys.stderr.write(f"{name}: {error.message.splitlines()[0]}\n")
        return False
    return True


def in_few_colours(picture: Image.Image) -> Image.Image:
    """Rare colours count for more than their share: most is oak, and red must stay red."""
    tally = picture.getcolors(picture.width * picture.height) or []
    seen = [colour for times, colour in tally for _ in range(round(times**0.5))]
    strip = Image.new("RGB", (len(seen), 1))
    strip.putdata(seen)
    return picture.quantize(palette=strip.quantize(COLOURS, kmeans=4), dither=Image.Dither.NONE)


def for_readme(browser: Browser, harbour: Harbour) -> Iterator[Path]:
    """Two small ones: what stands above the fold, in few colours."""
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    for file, width in (("table.png", 1440), ("phone.png", 360)):
        with posed(browser, harbour, "table", width) as page:
            page.emulate_media(color_scheme="light")
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            page.screenshot(path=folder / file)
        with Image.open(folder / file) as picture:
            few = in_few_colours(picture.convert("RGB"))
        few.save(folder / file, optimize=True)
        yield folder / file


@contextmanager
def afloat(scenes: dict[str, Scene]) -> Iterator[tuple[Browser, Harbour]]:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as home:
        harbour = Harbour(Path(home))
        harbour.keep(tables_of(scenes))
        harbour.start()
        with sync_playwright() as player:
            browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=sandbox)
            yield browser, harbour
            browser.close()
        harbour.stop()


def told(file: Path) -> None:
    if sys.stdout.isatty():
        sys.stdout.write(f"{file.name}\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="A picture of every screen.")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", metavar="NAME", nargs="+", choices=SCENES, default=None)
    parser.add_argument("--readme", action="store_true", help="write the two pictures of README")
    given = parser.parse_args()
    names = ["table"] if given.readme else given.only or [*SCENES]
    missing: list[str] = []
    given.folder.mkdir(parents=True, exist_ok=True)
    with afloat({name: SCENES[name] for name in names}) as (browser, harbour):
        if given.readme:
            for file in for_readme(browser, harbour):
                told(file)
        else:
            missing = [name for name in names if not shot(browser, harbour, name, given.folder)]
    folder = ROOT / "docs" / "pictures" if given.readme else given.folder
    sys.stdout.write(f"{folder}\n")
    return bool(missing)


if __name__ == "__main__":
    sys.exit(main())
