"""A picture of every screen, on six sizes, by lamp and by day.

    python scripts/screenshots.py [FOLDER] [--only NAME] [--lang LANG] [--scheme SCHEME] [--readme]

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
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path

import uvicorn
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright
from playwright.sync_api import TimeoutError as TooLong
from scenes import SCENES, SCHEMES, Scene
from starlette.applications import Starlette
from stories import CREW, SIGNER, Done, Story, guest

from jollyroger.rules.events import Dealt
from jollyroger.rules.moves import Choice
from jollyroger.server.app import application
from jollyroger.server.berth import Berth
from jollyroger.server.codes import CONSONANTS, VOWELS
from jollyroger.server.limits import Limits, without_rates
from jollyroger.server.ways import Ways
from jollyroger.store import Store
from jollyroger.table.log_lines import write_log
from jollyroger.words.catalogue import LANGUAGES

ROOT = Path(__file__).parents[1]
HEIGHTS = {360: 740, 390: 664, 768: 1024, 844: 390, 1440: 900, 2560: 1440}
FOREVER = 1e9
COLOURS = 64


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
        for _, who, act in moves:
            if isinstance(who, str):
                await room.take(who, act)
            elif isinstance(act, Choice):
                await room.move_bot(who, act)

    async def _keep(self, tables: dict[str, Kept]) -> None:
        store = await Store.open(self._database)
        for name in CREW:
            await store.greet(guest(name), name, time.time())
        for number, (id, kept) in enumerate(tables.items()):
            table = kept.story.table
            settings = table.state.settings
            head, now = json.dumps(asdict(settings)), time.time()
            await store.create(id, code_of(number), head, settings.open and number == 0, now)
            await store.append(id, 1, write_log(table, table.log[: kept.entries]), now)
        await store.close()

    def start(self) -> None:
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        while not (self._server and self._server.started):
            time.sleep(0.05)

    async def _serve(self) -> None:
        store = await Store.open(self._database)
        ways = Ways(bot_delay=FOREVER, grace=FOREVER)
        self._loop = asyncio.get_running_loop()
        self._app = application(store, SIGNER, Berth(self.url), ways, without_rates(Limits()))
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
        id_of(name, width): kept(told[scene.story], scene.live)
        for name, scene in scenes.items()
        for width in scene.widths
        if scene.story
    }


def id_of(name: str, width: int) -> str:
    """What a server takes for an id, the same in every run."""
    return sha256(f"{name}-{width}".encode()).hexdigest()[:16]


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
    scene, id = SCENES[name], id_of(name, width)
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
    # Of an RGB picture every colour is a triple.
    seen = [colour for times, colour in tally for _ in range(round(times**0.5))]
    strip = Image.new("RGB", (len(seen), 1))
    strip.putdata(seen)  # type: ignore[arg-type]
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


def asked_for(scene: Scene, lang: str | None, scheme: str | None) -> Scene:
    """A scene that has a language of its own keeps it."""
    own = scene.lang if scene.lang != "en" else lang or "en"
    return replace(scene, lang=own, schemes=(scheme,) if scheme else scene.schemes)


def told(file: Path) -> None:
    if sys.stdout.isatty():
        sys.stdout.write(f"{file.name}\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="A picture of every screen.")
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", metavar="NAME", nargs="+", choices=SCENES, default=None)
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="every screen in it")
    parser.add_argument("--scheme", choices=SCHEMES, default=None, help="in this one alone")
    parser.add_argument("--readme", action="store_true", help="write the two pictures of README")
    given = parser.parse_args()
    names = ["table"] if given.readme else given.only or [*SCENES]
    for name in names:
        SCENES[name] = asked_for(SCENES[name], given.lang, given.scheme)
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
