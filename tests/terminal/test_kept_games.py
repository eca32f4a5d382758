"""Games that are kept: left, gone on with, damaged, looked at again."""

import io
import json
from pathlib import Path

import pytest

from jollyroger.rules import record
from jollyroger.rules.events import GameOver
from jollyroger.rules.shelf import GAMES
from jollyroger.terminal import saves
from jollyroger.terminal.console import Console
from jollyroger.terminal.plain_replay import Replay
from jollyroger.words.catalogue import words
from shell import jollyroger
from terminal.pipe import Keyboard, play, play_by, whole_game


def test_a_game_left_is_kept_and_goes_on(own_folder: Path) -> None:
    """Leaving keeps the log; the game goes on in its own file, with every event as it was."""
    left = play("0", "quit")
    kept = own_folder / "skull_king-1.jsonl"
    assert left.lines[-1] == "jollyroger play --resume skull_king-1 --plain"
    before = saves.load(kept)
    assert before.state().round == 1
    again = jollyroger("play", "--resume", str(kept), typed="hand\n")
    assert (left.status, again.status) == (0, 0)
    assert saves.load(kept).events == before.events
    assert list(own_folder.iterdir()) == [kept]


def test_a_game_that_goes_on_says_how_it_stands(own_folder: Path) -> None:
    """Whoever comes back hears the last lines, the scores and the hand, and can ask for the log."""
    play("0", "quit")
    again = jollyroger("play", "--resume", str(own_folder / "skull_king-1.jsonl"), typed="log\n")
    assert "Yo-ho-ho!" in again.out
    assert again.out.count("Round 1.") >= 1
    assert "you 0, Bart 0, Calico 0" in again.out


class Crashing(io.StringIO):
    """Somebody under whose next line the program breaks down."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if line := super().readline():
            return line
        raise RuntimeError


def test_every_move_is_kept_at_once(own_folder: Path) -> None:
    """However this program ends, the game is there up to the last move."""
    with pytest.raises(RuntimeError):
        play_by(Crashing("0\n"))
    assert saves.load(own_folder / "skull_king-1.jsonl").state().bids


def test_games_are_kept_apart(own_folder: Path) -> None:
    """The same seed is another game, and no file of another game is written over."""
    play("0", "quit")
    first = (own_folder / "skull_king-1.jsonl").read_bytes()
    play("1", "quit")
    assert (own_folder / "skull_king-1.jsonl").read_bytes() == first
    assert len(list(own_folder.iterdir())) == 2


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    """`save` with a name makes a new file or none."""
    mine = tmp_path / "mine"
    mine.write_text("dear diary")
    ran = play("0", f"save {mine}", f"save {tmp_path / 'other'}")
    assert f"“{mine}” is there already" in " ".join(ran.lines)
    assert mine.read_text() == "dear diary"
    assert saves.load(tmp_path / "other").events


def test_a_game_that_cannot_be_kept_is_not_played_on(own_folder: Path) -> None:
    """An unwritable folder is one clear line before anything is lost."""
    own_folder.parent.chmod(0o700)
    own_folder.write_text("a file where the folder should be")
    ran = play("0")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "cannot be written" in ran.err


def test_a_finished_game_is_told_and_not_written_again(own_folder: Path) -> None:
    """Resuming a game that is over says who won."""
    whole_game("skull_king", 2, "en")
    (path,) = own_folder.iterdir()
    before = path.read_bytes()
    ran = jollyroger("play", "--resume", str(path))
    assert "win" in ran.lines[-1]
    assert path.read_bytes() == before


def test_input_that_ends_early_loses_nothing(own_folder: Path) -> None:
    """A closed pipe is a goodbye: the game is kept, in so many words."""
    ran = play("0")
    assert "--resume" in ran.out
    assert saves.load(own_folder / "skull_king-1.jsonl").events


def test_a_whole_kept_game_is_told_to_its_end(own_folder: Path) -> None:
    """A game continued by pipe ends in a winner and in a record that replays."""
    codes = [*GAMES["skull_king"].box.piece_of_play]
    typed = "\n".join([*(["0", *codes] * 9), "save"])
    ran = jollyroger("play", "--players", "2", "--seed", "3", typed=typed)
    kept = saves.load(own_folder / "skull_king-1.jsonl")
    resumed = jollyroger(
        "play",
        "--resume",
        str(own_folder / "skull_king-1.jsonl"),
        typed="\n".join(["0", *codes] * 60),
    )
    assert ran.status == resumed.status == 0
    assert not isinstance(kept.events[-1], GameOver)
    assert "--resume" not in resumed.out


def edited(kept: Path, line: int, text: str) -> None:
    lines = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join([*lines[: line - 1], text, *lines[line:], ""]), "utf-8")


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, json.dumps({"version": 1})),
        (1, "[]"),
        (3, '{"event": "dealt", "rou'),
        (4, '{"event": "sealed", "seat": 1, "choice": "bid 9"}'),
        (4, '{"event": "sunk"}'),
    ],
)
def test_a_damaged_record_says_at_which_line(own_folder: Path, line: int, text: str) -> None:
    """An edited or cut record is refused by its line, and stays as it is."""
    play("0", "quit")
    kept = own_folder / "skull_king-1.jsonl"
    edited(kept, line, text)
    before = kept.read_bytes()
    ran = jollyroger("play", "--resume", str(kept))
    assert ran.status == 2
    assert f"The record is damaged at line {line}:" in ran.err
    assert kept.read_bytes() == before


def test_a_record_of_a_newer_version_is_refused(own_folder: Path) -> None:
    """What we cannot read we do not guess."""
    play("0", "quit")
    kept = own_folder / "skull_king-1.jsonl"
    edited(kept, 1, json.dumps({"version": record.VERSION + 1}))
    ran = jollyroger("play", "--resume", str(kept))
    assert (ran.status, "newer" in ran.err) == (2, True)


# Looking again


def test_a_replay_tells_the_whole_game_with_open_hands(own_folder: Path) -> None:
    """Down a pipe all at once; the same points, every hand."""
    whole_game("skull_king", 2, "en")
    (path,) = own_folder.iterdir()
    ran = jollyroger("replay", str(path))
    assert ran.status == 0
    assert sum(line.startswith("Hands: you ") for line in ran.lines) == 10
    scores = saves.load(path).state().scores()
    loss = words("en").say("minus", number=-scores[0])
    assert f"total {scores[0] if scores[0] >= 0 else loss}" in " ".join(ran.lines[-4:])
    assert max(map(len, ran.lines)) <= 80
    assert "Your choice is in" not in ran.out
    assert "Waiting for" not in ran.out
    assert not any(line.endswith("Skull") for line in ran.lines)  # names stay whole


def replayed(path: Path, *typed: str) -> list[str]:
    out = io.StringIO()
    console = Console(Keyboard("".join(f"{line}\n" for line in typed)), out)
    Replay(console, words("en"), saves.load(path)).play()
    return out.getvalue().splitlines()


def test_a_replay_goes_forward_back_and_to_any_round(own_folder: Path) -> None:
    """By one word each, and every question can be asked on the way."""
    whole_game("dice", 3, "en")
    (path,) = own_folder.iterdir()
    told = replayed(path, "round 3", "", "", "back", "hands", "score", "round 99", "dance", "quit")
    text = "\n".join(told)
    assert "Round 3." in text
    assert text.count("Hands: you ") >= 2
    assert "There is no round “99” in this game" in text
    assert "Enter goes on." in text
    assert replayed(path, "all")[-1].endswith("points.") or "win" in text


@pytest.mark.parametrize("json", [(), ("--json",)])
def test_a_game_that_goes_on_is_not_reviewed(own_folder: Path, json: tuple[str, ...]) -> None:
    """What the others have bid and hold would be told; the server refuses it too."""
    play("0", "quit")
    ran = jollyroger("review", str(own_folder / "skull_king-1.jsonl"), *json)
    assert (ran.status, ran.out) == (2, "")
    assert "The game is not over yet" in ran.err


def test_a_damaged_record_is_not_replayed(own_folder: Path) -> None:
    """One clear line instead."""
    play("0", "quit")
    kept = own_folder / "skull_king-1.jsonl"
    edited(kept, 5, '{"event": "sunk"}')
    ran = jollyroger("replay", str(kept))
    assert (ran.status, ran.out) == (2, "")
    assert "The record is damaged at line 5:" in ran.err
