"""The table on the whole screen: what it shows, and whole games played by keys and mouse."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest
from textual.color import Color
from textual.filter import NoColor
from textual.geometry import Offset
from textual.widgets import Input

from jollyroger.rules.events import Dealt, LotDrawn
from jollyroger.rules.state import Phase
from jollyroger.table.acts import Speak, Start
from jollyroger.table.events import Sat, Spoke, Started
from jollyroger.table.settings import Settings
from jollyroger.table.state import Holder, Stage, TableState
from jollyroger.terminal.screen.choice import Choice
from jollyroger.terminal.screen.hand import Hand, Piece
from jollyroger.terminal.screen.marks import SKINS, SUITS
from jollyroger.terminal.screen.page import Page
from jollyroger.terminal.screen.replayed import Replayed
from jollyroger.terminal.screen.ship import Ship
from jollyroger.terminal.screen.themes import DARK, LIGHT, PIECES
from jollyroger.terminal.sitting import Gone, Heard, Said
from jollyroger.words.catalogue import words
from terminal.pilots import USUAL, WIDE, Eyes, Hands, aboard, elsewhere, played, sailed

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
        assert isinstance(hands.ship.screen, Page)
        await album.take("over")
        scores = (await hands.deck.sitting.record()).state().scores()
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


# What is done


def test_a_bid_by_mouse_and_a_piece_by_two_clicks(tmp_path: Path) -> None:
    """The first click looks at a piece, the second plays it."""

    async def play(hands: Hands) -> None:
        deck = hands.deck
        await hands.pilot.click("#bid", offset=Offset(7, 0))
        assert deck.query_one("#bid", Choice).at == 1
        await hands.pilot.click("#bid-confirm")
        await hands.until(lambda: bool(hands.heard.known.bids))
        assert hands.heard.known.bids[0] == 1
        await hands.turn()
        held = hands.heard.view.hand
        await hands.pilot.click("#piece-0")
        await hands.rest()
        assert hands.heard.view.hand == held
        await hands.pilot.click("#piece-0")
        await hands.until(lambda: hands.heard.view.hand != held)

    sailed("skull_king", 4, "en", tmp_path / "game.jsonl", play)


def test_what_is_refused_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """A piece that may not be played keeps its place; what was typed stays to be mended."""

    async def play(hands: Hands) -> None:
        await hands.press("slash", *"x y", "enter")
        assert "is not a move" in hands.screen()
        assert hands.deck.query_one(Input).value == "x y"
        await hands.press("escape")
        assert "How many tricks" in hands.screen()
        while not hands.deck.query(".-barred"):
            await hands.move()
        barred = next(p for p in hands.deck.query_one(Hand).pieces if p.has_class("-barred"))
        before = hands.heard.known
        hands.deck.set_focus(barred)
        await hands.rest()
        assert "not playable: follow" in hands.screen()
        await hands.press("enter")
        assert "cannot be played" in hands.screen()
        assert hands.heard.known == before
        assert hands.deck.focused is barred
        await hands.press("w")
        assert "(SK7)" in hands.screen()

    sailed("skull_king", 4, "en", tmp_path / "game.jsonl", play)


def test_everything_that_can_be_typed_in_plain_lines_can_be_typed_here(tmp_path: Path) -> None:
    """Moves by code, questions, and commands in any language."""

    async def play(hands: Hands) -> None:
        await hands.press("slash", *"bid 1", "enter")
        await hands.until(lambda: hands.heard.known.bids[:1] == (1,))
        await hands.turn()
        await hands.rest()
        assert not hands.deck.query_one(Input).display  # after a move keys are keys again
        await hands.press("slash", *"punkte", "enter")
        assert isinstance(hands.ship.screen, Page)
        await hands.press("escape", "slash", *"legal", "enter")
        code = next(piece.code for piece in hands.deck.query_one(Hand).pieces)
        assert f"{code} " in hands.screen()
        await hands.press(*"undo", "enter")
        await hands.until(lambda: hands.heard.known.phase is Phase.CHOOSE)
        await hands.rest()
        assert "taken back" in hands.screen()

    sailed("skull_king", 4, "en", tmp_path / "game.jsonl", play)


def test_a_move_is_taken_back_by_a_key(tmp_path: Path) -> None:
    """Alone among bots; the hand is whole again and the focus in it."""

    async def play(hands: Hands) -> None:
        while hands.heard.known.phase is not Phase.PLAY or hands.heard.known.round < 3:
            await hands.move()
        held = hands.heard.view.hand
        await hands.move()
        assert hands.heard.view.hand != held
        await hands.press("u")
        await hands.until(lambda: hands.heard.view.hand == held)
        await hands.rest()
        assert isinstance(hands.deck.focused, Piece)

    sailed("skull_king", 3, "en", tmp_path / "game.jsonl", play)


def test_scary_mary_is_asked_for_her_face_and_may_stay(tmp_path: Path) -> None:
    """Escape keeps her in the hand; minus makes her win nothing."""

    async def play(hands: Hands) -> None:
        while "SM" not in hands.heard.view.hand or hands.heard.known.phase is not Phase.PLAY:
            await hands.move()
        at = hands.heard.view.hand.index("SM")
        hands.deck.set_focus(hands.deck.query_one(Hand).pieces[at])
        await hands.press("enter")
        assert "As what?" in hands.screen()
        await hands.press("escape")
        assert "SM" in hands.heard.view.hand
        hands.deck.set_focus(hands.deck.query_one(Hand).pieces[at])
        await hands.press("enter", "minus", "enter")
        await hands.until(lambda: "SM" not in hands.heard.view.hand)
        assert "SM-" in {laid.face for laid in (*hands.heard.last, *hands.heard.known.trick)}

    sailed("doubloons", 2, "en", tmp_path / "game.jsonl", play)


def test_the_focus_is_always_somewhere(tmp_path: Path) -> None:
    """After every move the focus is where the next choice is."""

    async def play(hands: Hands) -> None:
        for _ in range(14):
            await hands.move()
            assert isinstance(hands.deck.focused, Piece | Choice)
            assert hands.deck.focused.display

    sailed("skull_king", 3, "en", tmp_path / "game.jsonl", play)


def test_the_window_may_have_any_size_at_any_time(tmp_path: Path) -> None:
    """Too small a window scrolls; the open choice is in sight."""

    async def play(hands: Hands) -> None:
        await hands.move()
        for size in ((40, 12), (20, 5), (200, 60), (79, 23), USUAL):
            await hands.look(size)
            await hands.move()
            await hands.rest()
            assert hands.deck.focused is not None
            seen = hands.deck.focused.region
            assert hands.deck.region.overlaps(seen) or size[1] < 6, size

    sailed("skull_queen", 4, "en", tmp_path / "game.jsonl", play)


def test_light_and_dark_are_one_key_apart_and_the_pace_another(tmp_path: Path) -> None:
    """Both are told by more than colour: the pace by a sentence, the theme by being one."""

    async def play(hands: Hands) -> None:
        assert hands.ship.theme == "lamplight"
        await hands.press("d")
        assert hands.ship.theme == "daylight"
        await hands.press("p")
        assert hands.deck.pace.name == "brief"
        assert "moves: short" in hands.screen()

    sailed("dice", 3, "en", tmp_path / "game.jsonl", play)


def test_who_leaves_finds_the_game_again(tmp_path: Path) -> None:
    """The screen ends without a word of its own; the game is in its file."""

    async def play(hands: Hands) -> None:
        await hands.move()
        await hands.press("q")
        await hands.until(lambda: not hands.ship.is_running)

    sailed("dice", 3, "en", tmp_path / "game.jsonl", play)
    assert (tmp_path / "game.jsonl").exists()


def test_a_table_that_is_gone_ends_the_screen_with_the_reason(tmp_path: Path) -> None:
    """Whoever opened the screen tells why, and how to come back."""

    async def sail() -> Gone | None:
        async with aboard("dice", 3, "en", tmp_path / "game.jsonl") as hands:

            async def gone() -> None:
                raise Gone("kept")

            hands.deck.sitting.news = gone  # type: ignore[method-assign, assignment]
            await hands.tap("1", "enter")
            await hands.until(lambda: not hands.ship.is_running)
            return hands.ship.return_value

    ended = asyncio.run(sail())
    assert ended is not None
    assert ended.reason == "kept"


def test_hints_and_the_review_after_the_game(tmp_path: Path) -> None:
    """What the admiral would do, and what the choices were worth."""

    async def play(hands: Hands) -> None:
        await hands.press("h")
        await hands.until(lambda: "Hint: " in hands.screen())
        while not hands.heard.over:
            await hands.move()
        await hands.rest()
        await hands.press("v")
        await hands.until(lambda: "points given away" in hands.screen())

    sailed("skull_queen", 2, "en", tmp_path / "game.jsonl", play)


# At other people's tables

LOBBY = TableState(Settings("skull_king", 4), (Holder("Ada", ""), Holder("Ben", ""), None, None), 0)
DEALT = Dealt(1, 1, 2, (("Y1",), ("R2",), ("B3",), ("K4",)))


def test_the_host_begins_and_people_are_heard() -> None:
    """Who comes, what is said, and the line that was lost are told where one looks."""

    async def sail() -> None:
        async with elsewhere(0, LOBBY) as (hands, table):
            assert "The host begins it with b" in hands.screen()
            assert "empty seat" in hands.screen()
            table.coming.put_nowait(Heard((Sat(2, "Cy", ""), Spoke(1, "ahoy"))))
            table.coming.put_nowait(Said("online-lost"))
            await hands.until(lambda: len(hands.heard.lines) == 3)
            await hands.rest()
            assert "Cy sits down." in hands.screen()
            assert "Ben: Ahoy!" in hands.screen()
            await hands.press("b")
            await hands.press("y")
            await hands.press("2")
            assert table.taken == [Start(), Speak("well-played")]
            await hands.press("h")
            assert "Hints are switched off" in hands.screen()
            table.coming.put_nowait(Gone("kept"))
            await hands.until(lambda: not hands.ship.is_running)

    asyncio.run(sail())


def test_who_watches_sees_no_hand_and_is_asked_nothing() -> None:
    """A spectator has no seat, no hand and no choice."""

    async def sail() -> None:
        async with elsewhere(None, replace(LOBBY, stage=Stage.PLAYING)) as (hands, table):
            table.coming.put_nowait(Heard((Started(), LotDrawn(1), DEALT.seen_by(None))))
            await hands.until(lambda: hands.heard.known.phase is Phase.CHOOSE)
            await hands.rest()
            assert not hands.deck.query_one(Hand).pieces
            assert "Ada" in hands.screen()
            await hands.press("enter", "1")
            assert table.taken == []

    asyncio.run(sail())


# A game looked at again


def test_a_record_is_walked_by_steps_tricks_and_rounds(tmp_path: Path, rewrite: bool) -> None:
    """All hands lie open; the end shows the totals."""

    async def look() -> None:
        record = await played("dice", 3, tmp_path / "game.jsonl")
        shown = Replayed(words("en"), record)
        ship = Ship(shown)
        async with ship.run_test(size=USUAL) as pilot:
            await pilot.press("pagedown", "pagedown", "pagedown", "down")
            album = Album(Eyes(ship, pilot))
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
        plain.append((hands.screen(), any(isinstance(f, NoColor) for f in hands.ship._filters)))

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
