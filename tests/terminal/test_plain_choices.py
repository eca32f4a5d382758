"""What a person may choose: to take back a move, how much is told, lines or a screen."""

import io
import os
import re
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import pytest

from jollyroger.rules.shelf import GAMES
from jollyroger.terminal import saves
from jollyroger.terminal.launch import wants_lines
from shell import jollyroger
from terminal.pipe import Keyboard, play

# Taking back


def test_a_move_is_taken_back_and_the_record_says_so(own_folder: Path) -> None:
    """The log in the file only grows by notes; the game is the one that counted."""
    ran = play("0", "undo", "1", "quit")
    assert ran.lines.count("Your last move is taken back.") == 1
    assert ran.out.count("Bid, 0 to 1:") == 2
    kept = saves.load(own_folder / "skull_king-1.jsonl")
    assert kept.state().bids[0] == 1
    assert [note.plain["note"] for note in kept.notes].count("taken_back") == 1


def test_there_is_nothing_to_take_back_at_the_first_question() -> None:
    """The way out is to play on."""
    ran = play("undo")
    assert "You have made no move in this round that could be taken back" in ran.out


def test_dice_fall_the_same_after_a_throw_taken_back(own_folder: Path) -> None:
    """Chance is not drawn anew."""
    codes = [*GAMES["dice"].box.piece_of_play]
    first = play("0", *codes, "0", *codes, "quit", game="dice")
    thrown = [line for line in first.lines if line.startswith("You play")]
    again = play("0", *codes, "0", "undo", "0", *codes, "quit", game="dice")
    assert [line for line in again.lines if line.startswith("You play")][: len(thrown)] == thrown


# How much is told


def test_three_ways_to_tell_a_game() -> None:
    """Brief tells less than normal, full tells more; all end the same."""
    codes = [*GAMES["skull_king"].box.piece_of_play]
    told = {
        detail: play(detail, *(["0", *codes] * 60), players=2)
        for detail in ("brief", "normal", "full")
    }
    length = {detail: len(ran.out) for detail, ran in told.items()}
    assert length["brief"] < length["normal"] < length["full"]
    ends = {" ".join(re.findall("^.* wins? with .*$", ran.out, re.M)) for ran in told.values()}
    assert len(ends) == 1
    assert " (SK" not in told["full"].out  # a clause is for who asks why
    assert "plays" not in told["brief"].out.replace("plays something", "")


def test_what_was_chosen_once_holds_for_every_game(own_folder: Path) -> None:
    """A setting is kept; the command line wins over it."""
    chosen = jollyroger("settings", "--detail", "full", "--plain", "--name", "Mary")
    assert chosen.lines == [
        "In the terminal: plain lines; the log is full.",
        "At other tables you are called Mary.",
    ]
    codes = [*GAMES["skull_king"].box.piece_of_play]
    assert " wins: " in play("0", *codes).out
    arguments = ("--players", "3", "--seed", "7", "--detail", "brief")
    typed = "\n".join(["0", *codes])
    assert " wins: " not in jollyroger("play", *arguments, typed=typed).out


@pytest.mark.parametrize("text", ["", "[]", '{"plain": 1}', '{"detail": "loud"}', "\x00"])
def test_settings_that_cannot_be_read_are_as_good_as_none(own_folder: Path, text: str) -> None:
    """Nobody is kept from playing by a broken file."""
    own_folder.mkdir()
    (own_folder / "settings.json").write_text(text)
    assert play("0").status == 0


# Modes


@pytest.mark.parametrize(
    ("asked", "environ", "lines"),
    [
        (None, {"TERM": "xterm"}, False),
        (True, {"TERM": "xterm"}, True),
        (None, {"TERM": "dumb"}, True),
        (False, {"TERM": "dumb"}, False),
        (None, {"TERM": "xterm", "JOLLYROGER_PLAIN": "1"}, True),
        (None, {"TERM": "xterm", "NO_COLOR": "1"}, False),
    ],
)
def test_plain_lines_where_there_is_no_screen(
    asked: bool | None, environ: dict[str, str], lines: bool
) -> None:
    """What was asked for wins; NO_COLOR takes colour away, not the screen."""
    screens = [patch(f"sys.{name}", Keyboard()) for name in ("stdin", "stdout", "stderr")]
    with ExitStack() as stack:
        stack.enter_context(patch.dict(os.environ, environ))
        if "JOLLYROGER_PLAIN" not in environ:
            os.environ.pop("JOLLYROGER_PLAIN", None)
        for screen in screens:
            stack.enter_context(screen)
        assert wants_lines(asked) is lines


def test_a_pipe_has_no_screen() -> None:
    """Whatever the terminal around it is called."""
    with patch.dict(os.environ, {"TERM": "xterm"}), patch("sys.stdin", io.StringIO()):
        assert wants_lines(None)
