"""The screen: what is done on it, at one's own table and at other people's."""

from dataclasses import replace
from pathlib import Path

from textual.geometry import Offset
from textual.widgets import Input

from jollyroger.client.sitting import Gone, NewEntries, Notice
from jollyroger.rules.events import Dealt, LotDrawn
from jollyroger.rules.state import Phase
from jollyroger.table.acts import Speak, Start
from jollyroger.table.events import Sat, Spoke, Started
from jollyroger.table.settings import Settings
from jollyroger.table.state import Holder, Stage, TableState
from jollyroger.terminal.screen.choice import Choice
from jollyroger.terminal.screen.hand import Hand, Piece
from jollyroger.terminal.screen.page import Page
from table.crew import under_way
from terminal.pilots import USUAL, Hands, elsewhere, sailed
from waiting import run_in_time

# What is done


def test_a_bid_by_mouse_and_a_piece_by_two_clicks(tmp_path: Path) -> None:
    """The first click looks at a piece, the second plays it."""

    async def play(hands: Hands) -> None:
        table_screen = hands.table_screen
        await hands.pilot.click("#bid", offset=Offset(7, 0))
        assert table_screen.query_one("#bid", Choice).at == 1
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
        assert hands.table_screen.query_one(Input).value == "x y"
        await hands.press("escape")
        assert "How many tricks" in hands.screen()
        while not hands.table_screen.query(".-barred"):
            await hands.move()
        barred = next(
            p for p in hands.table_screen.query_one(Hand).pieces if p.has_class("-barred")
        )
        before = hands.heard.known
        hands.table_screen.set_focus(barred)
        await hands.rest()
        assert "not playable: follow" in hands.screen()
        await hands.press("enter")
        assert "cannot be played" in hands.screen()
        assert hands.heard.known == before
        assert hands.table_screen.focused is barred
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
        assert not hands.table_screen.query_one(Input).display  # after a move keys are keys again
        await hands.press("slash", *"punkte", "enter")
        assert isinstance(hands.app.screen, Page)
        await hands.press("escape", "slash", *"legal", "enter")
        code = next(piece.code for piece in hands.table_screen.query_one(Hand).pieces)
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
        assert isinstance(hands.table_screen.focused, Piece)

    sailed("skull_king", 3, "en", tmp_path / "game.jsonl", play)


def test_scary_mary_is_asked_for_her_face_and_may_stay(tmp_path: Path) -> None:
    """Escape keeps her in the hand; minus makes her win nothing."""

    async def play(hands: Hands) -> None:
        while "SM" not in hands.heard.view.hand or hands.heard.known.phase is not Phase.PLAY:
            await hands.move()
        at = hands.heard.view.hand.index("SM")
        hands.table_screen.set_focus(hands.table_screen.query_one(Hand).pieces[at])
        await hands.press("enter")
        assert "As what?" in hands.screen()
        await hands.press("escape")
        assert "SM" in hands.heard.view.hand
        hands.table_screen.set_focus(hands.table_screen.query_one(Hand).pieces[at])
        await hands.press("enter", "minus", "enter")
        await hands.until(lambda: "SM" not in hands.heard.view.hand)
        assert "SM-" in {laid.face for laid in (*hands.heard.last, *hands.heard.known.trick)}

    sailed("doubloons", 2, "en", tmp_path / "game.jsonl", play)


def test_the_focus_is_always_somewhere(tmp_path: Path) -> None:
    """After every move the focus is where the next choice is."""

    async def play(hands: Hands) -> None:
        for _ in range(14):
            await hands.move()
            assert isinstance(hands.table_screen.focused, Piece | Choice)
            assert hands.table_screen.focused.display

    sailed("skull_king", 3, "en", tmp_path / "game.jsonl", play)


def test_the_window_may_have_any_size_at_any_time(tmp_path: Path) -> None:
    """Too small a window scrolls; the open choice is in sight."""

    async def play(hands: Hands) -> None:
        await hands.move()
        for size in ((40, 12), (20, 5), (200, 60), (79, 23), USUAL):
            await hands.look(size)
            await hands.move()
            await hands.rest()
            assert hands.table_screen.focused is not None
            seen = hands.table_screen.focused.region
            assert hands.table_screen.region.overlaps(seen) or size[1] < 6, size

    sailed("skull_queen", 4, "en", tmp_path / "game.jsonl", play)


def test_light_and_dark_are_one_key_apart_and_the_pace_another(tmp_path: Path) -> None:
    """Both are told by more than colour: the pace by a sentence, the theme by being one."""

    async def play(hands: Hands) -> None:
        assert hands.app.theme == "lamplight"
        await hands.press("d")
        assert hands.app.theme == "daylight"
        await hands.press("p")
        assert hands.table_screen.pace.name == "brief"
        assert "moves: short" in hands.screen()

    sailed("dice", 3, "en", tmp_path / "game.jsonl", play)


def test_who_leaves_finds_the_game_again(tmp_path: Path) -> None:
    """The screen ends without a word of its own; the game is in its file."""

    async def play(hands: Hands) -> None:
        await hands.move()
        await hands.press("q")
        await hands.until(lambda: not hands.app.is_running)

    sailed("dice", 3, "en", tmp_path / "game.jsonl", play)
    assert (tmp_path / "game.jsonl").exists()


def test_a_table_that_is_gone_ends_the_screen_with_the_reason() -> None:
    """Whoever opened the screen tells why, and how to come back."""

    async def sail() -> Gone | None:
        async with elsewhere(0, under_way().deal().table.seen(0)) as (hands, stub):
            stub.coming.put_nowait(Gone("kept"))
            await hands.until(lambda: not hands.app.is_running)
            return hands.app.return_value

    ended = run_in_time(sail())
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
            table.coming.put_nowait(NewEntries((Sat(2, "Cy", ""), Spoke(1, "ahoy"))))
            table.coming.put_nowait(Notice("online-lost"))
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
            await hands.until(lambda: not hands.app.is_running)

    run_in_time(sail())


def test_who_watches_sees_no_hand_and_is_asked_nothing() -> None:
    """A spectator has no seat, no hand and no choice."""

    async def sail() -> None:
        async with elsewhere(None, replace(LOBBY, stage=Stage.PLAYING)) as (hands, table):
            table.coming.put_nowait(NewEntries((Started(), LotDrawn(1), DEALT.seen_by(None))))
            await hands.until(lambda: hands.heard.known.phase is Phase.CHOOSE)
            await hands.rest()
            assert not hands.table_screen.query_one(Hand).pieces
            assert "Ada" in hands.screen()
            await hands.press("enter", "1")
            assert table.taken == []

    run_in_time(sail())
