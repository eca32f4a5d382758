"""The ways to play a game in the terminal by lines: down a pipe, or at a keyboard."""

import os
import pty
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from jollyroger.rules.moves import Seat
from jollyroger.rules.notation import write_move
from jollyroger.rules.record import Record
from jollyroger.table.settings import Settings
from jollyroger.terminal import saves
from waiting import PATIENCE, next_bytes

PROMPT = b": "  # every question ends so, and waits


def moves_of(record: Record, seat: Seat) -> list[str]:
    """What that seat asked for, move by move."""
    game = record.load()
    return [write_move(game, turn.move) for turn in record.turns() if turn.seat == seat]


def by_pipe(settings: Settings, seed: int, moves: Sequence[str], home: Path) -> Record:
    """All answers at once; nothing comes out but text and line ends."""
    typed = "".join(f"{move}\n" for move in (*moves, ""))
    ran = subprocess.run(
        _command(settings, seed),
        input=typed.encode(),
        capture_output=True,
        env=_environment(home),
        timeout=4 * PATIENCE,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert not [byte for byte in ran.stdout if byte < 0x20 and byte != 0x0A]
    return _kept(home)


def by_keyboard(settings: Settings, seed: int, moves: Sequence[str], home: Path) -> Record:
    """Every answer when it is asked for, at a terminal."""
    person, program = pty.openpty()
    command = _command(settings, seed)
    with subprocess.Popen(
        command, stdin=program, stdout=program, stderr=program, env=_environment(home)
    ) as running:
        os.close(program)
        shown = _typed(person, [*moves, ""])
        assert running.wait(PATIENCE) == 0, shown.decode()
    os.close(person)
    assert b"\x1b" not in shown
    return _kept(home)


def _typed(person: int, answers: list[str]) -> bytes:
    shown = b""
    while more := read(person):
        shown += more
        if shown.endswith(PROMPT) and answers:
            os.write(person, f"{answers.pop(0)}\n".encode())
    return shown


def read(person: int) -> bytes:
    return next_bytes(person, "what the program shows next")


def _command(settings: Settings, seed: int) -> list[str]:
    options = [word for option in settings.options for word in ("--option", option)]
    asked = ["--players", str(settings.players), "--bot", settings.bot, "--seed", str(seed)]
    program = [sys.executable, "-m", "jollyroger", "play", settings.game, "--plain"]
    return [*program, *asked, *options, "--lang", "en"]


def _environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home)}


def _kept(home: Path) -> Record:
    (path,) = (home / "jollyroger").glob("*.jsonl")
    return saves.load(path)
