"""The screen's pictures: whole games look as they did, and everything can be read."""

import asyncio
import re
from pathlib import Path

import pytest
from textual.color import Color
from textual.filter import NoColor

from jollyroger.rules.state import Phase
from jollyroger.terminal.screen.app import TerminalApp
from jollyroger.terminal.screen.marks import SKINS, SUITS
from jollyroger.terminal.screen.page import Page
from jollyroger.terminal.screen.replay_screen import ReplayScreen
from jollyroger.terminal.screen.themes import DARK, LIGHT, PIECES
from jollyroger.words.catalogue import words
from terminal.pilots import USUAL, WIDE, Eyes, Hands, played, sailed

GOLDEN = Path(__file__).parent / "golden"
PLAYERS = {"skull_king": 2, "dice": 3, "doubloons": 2, "skull_queen": 2}
OTHERS = {
    "skull_king": ("de", 4),
    "dice": ("fr", 6),
    "doubloons": ("it", 3),
    "skull_queen": ("de", 4),
}
games = pytest.mark.parametrize("game", PLAYERS)


class Album:
    """Pictures of one voyage, each moment once, in both sizes."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.pictures: dict[str, str] = {}

    async def take(self, moment: str) -> None:
        if moment not in self.pictures:
            await self.eyes.rest()
            both = [await self.eyes.look(size) for size in (WIDE, USUAL)]
            self.pictures[moment] = "\n\n".join(both)

    async def page(self, moment: str, key: str) -> None:
        if moment not in self.pictures:
            await self.eyes.press(key)
            await self.take(moment)
            await self.eyes.press("escape")

    def compare(self, name: str, rewrite: bool) -> None:
        text = "\n\n".join(f"== {moment}\n{shown}" for moment, shown in self.pictures.items())
        file = GOLDEN / f"{name}.txt"
        if rewrite:
            GOLDEN.mkdir(exist_ok=True)
            file.write_text(f"{text}\n", "utf-8")
        assert f"{text}\n" == file.read_text("utf-8")


async def photographed(hands: Hands, album: Album) -> None:
    """The moment that is now, if it is one worth a picture."""
    known = hands.heard.known
    if known.phase is Phase.CHOOSE:
        await album.take("choose")
        if known.sheet:
            await album.page("sheet", "s")
    elif known.trick:
        await album.take("play")
        await album.page("help", "question_mark")
    elif known.tricks:
        await album.take("trick taken")
        await album.page("last trick", "t")


# What is seen


@games
def test_a_whole_game_looks_as_it_did_and_scores_what_the_record_says(
    game: str, tmp_path: Path, rewrite: bool
) -> None:
    """Keys alone drive it to its end; the sheet shows the engine's totals."""
    file = tmp_path / "game.jsonl"

    async def play(hands: Hands) -> None:
        album = Album(hands)
        while not hands.heard.over:
            await photographed(hands, album)
            await hands.move()
        await hands.rest()
        assert isinstance(hands.app.screen, Page)
        await album.take("over")
        scores = (await hands.table_screen.sitting.record()).state().scores()
        (totals,) = re.findall(r"^.*│ Total (.*)│", hands.screen(), re.MULTILINE)
        assert tuple(map(int, totals.split())) == scores == hands.heard.known.scores()
        album.compare(f"{game}-en", rewrite)

    sailed(game, PLAYERS[game], "en", file, play)


@games
def test_another_language_fits_the_same_screen(game: str, tmp_path: Path, rewrite: bool) -> None:
    """The first rounds, in both sizes."""
    lang, players = OTHERS[game]

    async def play(hands: Hands) -> None:
        album = Album(hands)
        for _ in range(9):
            await photographed(hands, album)
            await hands.move()
        album.compare(f"{game}-{lang}", rewrite)

    sailed(game, players, lang, tmp_path / "game.jsonl", play)


def contrast(one: str, other: str) -> float:
    """As WCAG reckons it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [part / 255 for part in Color.parse(colour).rgb]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# A game looked at again


def test_a_record_is_walked_by_steps_tricks_and_rounds(tmp_path: Path, rewrite: bool) -> None:
    """All hands lie open; the end shows the totals."""

    async def look() -> None:
        record = await played("dice", 3, tmp_path / "game.jsonl")
        shown = ReplayScreen(words("en"), record)
        app = TerminalApp(shown)
        async with app.run_test(size=USUAL) as pilot:
            await pilot.press("pagedown", "pagedown", "pagedown", "down")
            album = Album(Eyes(app, pilot))
            await album.take("a trick of the third round")
            at = shown.at
            await pilot.press("right", "left")
            assert shown.at == at
            await pilot.press("up", "home")
            assert shown.at == 0
            await pilot.press("end")
            assert shown.scene.known.scores() == record.state().scores()
            await album.take("the end")
            album.compare("replay-en", rewrite)

    asyncio.run(look())


# Colours


def test_without_colour_nothing_but_colour_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NO_COLOR is honoured to the letter, and the same text is there."""

    async def read(hands: Hands) -> None:
        plain.append((hands.screen(), any(isinstance(f, NoColor) for f in hands.app._filters)))

    plain: list[tuple[str, bool]] = []
    sailed("skull_king", 4, "en", tmp_path / "a.jsonl", read)
    monkeypatch.setenv("NO_COLOR", "1")
    sailed("skull_king", 4, "en", tmp_path / "b.jsonl", read)
    (coloured, no), (text, yes) = plain
    assert (no, yes) == (False, True)
    assert text == coloured


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["daylight", "lamplight"])
def test_words_stand_out_from_their_ground(tokens: dict[str, str]) -> None:
    """A contrast of 4.5 at least, on every ground that carries words."""
    grounds = [("ink", g) for g in ("page", "oak", "paper")]
    grounds += [("ink-2", g) for g in ("page", "oak", "paper")]
    grounds += [("brass", "page"), ("bone", "tar"), ("bad", "bad-wash"), ("on-sea", "sea")]
    for ink, ground in grounds:
        assert contrast(tokens[ink], tokens[ground]) >= 4.5, (ink, ground)


@pytest.mark.parametrize("skin", SKINS.values())
def test_pieces_can_be_read(skin: str) -> None:
    """In both themes alike: paper stays paper."""
    ink, ground = re.findall(r"\$([\w-]+)", skin)
    assert contrast(PIECES[ink], PIECES[ground]) >= 4.5


def test_no_two_suits_share_a_mark() -> None:
    """Letter and shape tell them apart without any colour."""
    assert len({*SUITS.values()}) == len(SUITS)
