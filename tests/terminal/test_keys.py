"""Keys that arrive together act in the order they were pressed."""

import asyncio
import os
import pty
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from jollyroger.rules.events import Played, Sealed
from jollyroger.rules.moves import Place
from jollyroger.rules.state import Phase
from jollyroger.table.settings import Settings
from jollyroger.terminal import saves
from jollyroger.terminal.listener import Listener
from jollyroger.terminal.local import LocalSitting
from jollyroger.terminal.screen.typed_number import TOGETHER, TypedNumber
from jollyroger.words.catalogue import words
from terminal.pilots import PLACED, Hands, sailed
from terminal.ways import read
from waiting import wait_until

RIGHT = "\x1b[C"
PATIENCE = 60.0  # seconds, on a machine that has other things to do


async def reach(game: str, file: Path, there: Callable[[Listener], bool]) -> LocalSitting:
    """A game of our own that has come that far, and is kept."""
    sitting = LocalSitting.opened(Settings(game, 3, bot="heuristic"), "Ada", 7, file)
    heard = Listener(words("en"))
    while not there(heard):
        heard.hear(await sitting.news())
        if heard.table and heard.due == (heard.seat,) and not there(heard):
            await sitting.take(heard.may[0])
    await sitting.close()
    return sitting


def leads_with_three(heard: Listener) -> bool:
    if not heard.table or not heard.my_turn:
        return False
    return heard.known.phase is Phase.PLAY and len(heard.may) == len(heard.view.hand) == 3


def own_plays(file: Path) -> list[str]:
    return [e.face for e in saves.load(file).events if isinstance(e, Played) and e.seat == 0]


def at_a_screen(file: Path, sign: bytes, keys: str) -> None:
    """The program in a terminal; once it shows the sign, all keys are written at once."""
    person, program = pty.openpty()
    command = [sys.executable, "-m", "jollyroger", "play", "--resume", str(file), "--no-plain"]
    environ = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24", "LANGUAGE": "en"}
    before = file.stat().st_mtime_ns
    with subprocess.Popen(
        command, stdin=program, stdout=program, stderr=program, env=environ
    ) as running:
        os.close(program)
        shown = b""
        while sign not in shown:
            shown += read(person)
        os.write(person, keys.encode())
        os.set_blocking(person, False)

        def is_kept() -> bool:
            with suppress(OSError):
                os.read(person, 4096)  # a screen that nobody looks at would stand still
            return file.stat().st_mtime_ns != before

        try:
            wait_until(is_kept)
        finally:
            running.kill()
    os.close(person)


def test_right_and_enter_in_one_write_play_the_second_piece(tmp_path: Path) -> None:
    """Not the one that had the focus when the write began; ten times of ten."""
    file = tmp_path / "game.jsonl"
    sitting = asyncio.run(reach("skull_king", file, leads_with_three))
    second = sitting.table.state.play.hands[0][1]  # type: ignore[union-attr]
    before = len(own_plays(file))
    at_a_screen(file, b"Your turn", RIGHT + "\r")
    assert own_plays(file)[before:] == [second]


def test_keys_in_one_write_walk_the_hand_and_play(tmp_path: Path) -> None:
    """End, back by one, and play."""

    async def play(hands: Hands) -> None:
        while not leads_with_three(hands.heard):
            await hands.move()
        hand = hands.heard.view.hand
        await hands.together("end", "left", "enter")
        await hands.until(lambda: len(hands.heard.view.hand) < len(hand))
        assert hand[1] not in hands.heard.view.hand

    sailed("skull_king", 3, "en", tmp_path / "game.jsonl", play)


def test_a_whole_placement_in_one_write(tmp_path: Path) -> None:
    """Every digit goes to the row that the Enter before it led to."""

    async def play(hands: Hands) -> None:
        await hands.together(*PLACED)
        await hands.until(lambda: hands.heard.known.phase is Phase.PLAY)
        record = await hands.table_screen.sitting.record()
        (placed,) = (e.choice for e in record.events if isinstance(e, Sealed) and e.seat == 0)
        assert placed == Place("front", (3, 5, 8, 2))

    sailed("skull_queen", 3, "en", tmp_path / "game.jsonl", play)


def test_a_command_typed_in_one_write_is_read_whole(tmp_path: Path) -> None:
    """Its first letters are no single keys of the table."""

    async def play(hands: Hands) -> None:
        await hands.together("slash", *"bid 1", "enter")
        await hands.until(lambda: hands.heard.known.phase is Phase.PLAY)
        assert hands.heard.known.bids[0] == 1

    sailed("skull_king", 3, "en", tmp_path / "game.jsonl", play)


def test_one_and_zero_are_ten(tmp_path: Path) -> None:
    """Typed one soon after the other, in a round of ten; later a 0 is a 0."""

    async def play(hands: Hands) -> None:
        while hands.heard.known.round < 10 or hands.heard.known.phase is not Phase.CHOOSE:
            await hands.move()
        await hands.together("1", "0")
        assert "[10]" in hands.screen()
        await hands.together("enter")
        await hands.until(lambda: bool(hands.heard.known.bids))
        assert hands.heard.known.bids[0] == 10

    sailed("skull_king", 2, "en", tmp_path / "game.jsonl", play)


def test_two_digits_far_apart_are_two_choices() -> None:
    """Whoever thinks again chooses again."""
    number = TypedNumber()

    def press(mark: str, now: float) -> int | None:
        return number.press(mark, now, lambda typed: int(typed) if int(typed) <= 10 else None)

    assert press("1", 10.0) == 1
    assert press("0", 10.0 + TOGETHER / 2) == 10
    assert press("1", 20.0) == 1
    assert press("0", 20.0 + 2 * TOGETHER) == 0
    assert press("1", 30.0) == 1
    assert press("2", 30.1) == 2
