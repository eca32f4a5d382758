"""Leaving in a hurry: whatever ends the program, the game is kept."""

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from jollyroger.terminal import saves
from shell import HEARING, jollyroger
from terminal.ways import read
from waiting import PATIENCE

DEAF: Final = ("sh", "-c", 'trap "" HUP; exec "$@"', "sh")  # as `nohup` begins a program


def at_a_terminal(
    home: Path, *typed: str, under: Sequence[str] = ()
) -> tuple[subprocess.Popen[bytes], int]:
    """A game at a keyboard that has been asked for its first bid, and answered."""
    person, program = pty.openpty()
    command = [*under, sys.executable, "-c", HEARING, "play", "--plain", "--seed", "7"]
    environ = {**os.environ, "XDG_DATA_HOME": str(home.parent), "LANGUAGE": "en"}
    running = subprocess.Popen(
        command,
        stdin=program,
        stdout=program,
        stderr=program,
        env=environ,
        start_new_session=True,
    )
    os.close(program)
    for line in typed:
        seen = b""
        while not seen.endswith(b": "):
            seen += read(person)
        os.write(person, f"{line}\n".encode())
    seen = b""
    while not seen.endswith(b": "):
        seen += read(person)
    return running, person


def rest_of(person: int) -> str:
    shown = b""
    while more := read(person):
        shown += more
    return shown.decode()


def test_ctrl_c_is_a_goodbye_that_says_how_to_come_back(own_folder: Path) -> None:
    """No traceback, status 0, and the game goes on from there."""
    running, person = at_a_terminal(own_folder, "0")
    running.send_signal(signal.SIGINT)
    shown = rest_of(person)
    assert running.wait(PATIENCE) == 0
    assert "The game is kept. Go on with:" in shown
    assert "Traceback" not in shown
    again = jollyroger("play", "--resume", str(own_folder / "skull_king-1.jsonl"), typed="bids\n")
    assert "you 0 won, bid 0" in again.out


def test_a_terminal_that_is_closed_loses_nothing(own_folder: Path) -> None:
    """The window is gone, the game is in its file."""
    running, person = at_a_terminal(own_folder, "0")
    os.close(person)
    running.send_signal(signal.SIGHUP)
    running.wait(60)
    assert saves.load(own_folder / "skull_king-1.jsonl").state().bids


def test_a_terminal_that_is_closed_ends_the_game_also_where_that_signal_is_ignored(
    own_folder: Path,
) -> None:
    """Under `nohup`: nobody will ever answer, and the game is in its file."""
    running, person = at_a_terminal(own_folder, "0", under=DEAF)
    os.close(person)
    running.wait(60)
    assert saves.load(own_folder / "skull_king-1.jsonl").state().bids


def test_a_killed_program_loses_nothing(own_folder: Path) -> None:
    """Every move is on the disk before the next question."""
    running, person = at_a_terminal(own_folder, "0")
    running.kill()
    running.wait(PATIENCE)
    os.close(person)
    kept = saves.load(own_folder / "skull_king-1.jsonl")
    assert kept.state().bids[0] == 0


def test_who_reads_no_more_gets_no_traceback(own_folder: Path) -> None:
    """A closed pipe at our other end."""
    command = [sys.executable, "-m", "jollyroger", "play", "--plain", "--seed", "7"]
    environ = {**os.environ, "XDG_DATA_HOME": str(own_folder.parent), "LANGUAGE": "en"}
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        command,
        input=b"0\n" * 3,
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environ,
        timeout=4 * PATIENCE,
    )
    os.close(writing)
    assert ran.stderr == b""
