"""The plain table: whole games by pipe, in every game and language."""

import io
import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jollyroger.rules import record
from jollyroger.rules.events import GameOver
from jollyroger.rules.shelf import GAMES
from jollyroger.terminal import saves
from jollyroger.terminal.boarding import wants_lines
from jollyroger.terminal.console import Console
from jollyroger.terminal.replay import Replay
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.names import held_name
from shell import HEARING, Ran, jollyroger
from terminal.ways import moves_of

PLACE = "place front R8 Y5 G5 B2"
# A player who answers every prompt in turn: a bid, a plank, then every code there is.
ANSWERS = ["0", PLACE, *(code for game in GAMES.values() for code in game.box.piece_of_play)]


@pytest.fixture(autouse=True)
def own_folder() -> Iterator[Path]:
    """A data folder with a path short enough to be read on one line."""
    with (
        TemporaryDirectory(prefix="jr") as home,
        patch.dict(os.environ, {"XDG_DATA_HOME": home}),
    ):
        yield Path(home) / "jollyroger"


def whole_game(game: str, players: int, lang: str) -> Ran:
    """Types every possible answer at every prompt; the wrong ones bring the prompt again."""
    codes = [*GAMES[game].box.piece_of_play]
    typed = "\n".join(["0", PLACE, *codes] * 60) + "\n"
    arguments = ("--game", game, "--players", str(players), "--seed", "7", "--lang", lang)
    ran = jollyroger("play", "--plain", *arguments, typed=typed)
    end = words(lang).say("review-offer").split(",")[0]
    return ran._replace(out=ran.out.partition(end)[0])  # what is typed after the end is refused


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players"),
    [("skull_king", 2), ("dice", 3), ("doubloons", 2), ("skull_queen", 2), ("skull_queen", 3)],
)
def test_a_piped_game_ends_with_status_0(
    own_folder: Path, game: str, players: int, lang: str
) -> None:
    """A whole game by pipe, nothing under 0x20 but line ends, no line over 80 characters."""
    ran = whole_game(game, players, lang)
    assert ran.status == 0
    assert ran.err == ""
    assert not [char for char in ran.out if ord(char) < 32 and char != "\n"]
    assert max(map(len, ran.lines)) <= 80
    (path,) = own_folder.iterdir()
    scores = saves.load(path).state().scores()
    assert len(scores) == players
    tail = " ".join(ran.lines[-7:])
    losses = {score: words(lang).say("minus", number=-score) for score in scores if score < 0}
    assert all(f" {losses.get(score, score)}" in tail for score in scores)


def test_the_same_seed_and_answers_tell_the_same_game() -> None:
    """A seed makes a local game repeatable."""
    first, second = (whole_game("skull_king", 3, "en") for _ in range(2))
    assert first.lines[:-1] == second.lines[:-1]  # the last line names the file


def test_a_hand_of_ten_fits_one_braille_line() -> None:
    """Ten codes and the spaces between them take 40 cells at most."""
    widest = sorted(GAMES["skull_king"].box.held, key=len)[-10:]
    assert len(" ".join(widest)) <= 40


def play(*typed: str, seed: int = 7, game: str = "skull_king", players: int = 3) -> Ran:
    arguments = ("--game", game, "--players", str(players), "--seed", str(seed))
    return jollyroger("play", "--plain", *arguments, typed="".join(f"{line}\n" for line in typed))


def test_a_wrong_answer_gives_the_reason_and_the_same_prompt() -> None:
    """Nothing is lost by a mistake."""
    ran = play("7", "bid", "play K7", "0")
    assert ran.lines.count("That bid cannot be made: bid a number from 0 to 1.") == 1
    assert sum(line.startswith("Bid, 0 to 1:") for line in ran.lines) == 4


@pytest.mark.parametrize(
    "command",
    [
        "hand",
        "legal",
        "table",
        "bids",
        "score",
        "turn",
        "last",
        "log 3",
        "who",
        "why",
        "rules",
        "help",
        "hint",
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_every_command_answers_at_every_prompt(game: str, command: str) -> None:
    """A command gives an answer and brings the same prompt again."""
    opening = PLACE if game == "skull_queen" else "0"
    plain = play(opening, game=game)
    asked = play(command, opening, command, game=game)
    assert asked.status == 0
    assert len(asked.lines) >= len(plain.lines) + 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_a_move_that_can_be_typed(lang: str) -> None:
    """Asked in any language, at the bid and at the piece."""
    word = words(lang).say("command-hint")
    ran = play(word, "0", word)
    hints = [line for line in ran.lines if line.startswith("Hint: ")]
    assert len(hints) == 2
    assert hints[0].startswith(("Hint: bid 0.", "Hint: bid 1."))
    assert "There is no other choice." in hints[1]


def test_after_the_last_score_the_review_is_one_word_away(own_folder: Path) -> None:
    """One's own part of what the command of that name prints; while the game goes on, why not."""
    early = play("review")
    assert "The game is not over yet: play it to its end." in early.lines
    (own_folder / "skull_king-1.jsonl").unlink()
    answers = ["0", *GAMES["dice"].box.piece_of_play] * 60
    typed = "".join(f"{answer}\nreview\n" for answer in answers)
    ran = jollyroger(
        "play", "--game", "dice", "--players", "3", "--seed", "7", "--lang", "en", typed=typed
    )
    assert ran.status == 0
    (kept,) = own_folder.iterdir()
    printed = jollyroger("review", str(kept), "--lang", "en")
    assert printed.status == 0
    own, _, others = printed.out.partition("Bart: ")
    assert others
    assert " ".join(own.split()) in " ".join(ran.out.split())
    assert "Bart: " not in ran.out.partition("Choices beside")[2]


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


def test_every_move_is_kept_at_once(own_folder: Path) -> None:
    """However this program ends, the game is there up to the last move."""
    asked = patch("jollyroger.terminal.console.Console.answer", side_effect=["0", RuntimeError])
    with asked, pytest.raises(RuntimeError):
        play()
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


def test_the_last_trick_can_be_seen_until_the_next_lead() -> None:
    """After the last trick of a round, `last` shows it and `why` explains it (G3)."""
    code = play("0").out.partition("Your hand: ")[2].partition(".")[0]
    ran = play("0", code, "last", "why")
    assert "Nothing yet." not in ran.lines[-6:]
    assert any(line.endswith(")") and "(SK1" in line for line in ran.lines[-8:])


def test_a_piece_may_be_played_by_its_name() -> None:
    """Words do as well as codes, in any language."""
    opening = play("0", "hand")
    code = opening.out.partition("Your hand: ")[2].partition(".")[0]
    for lang in LANGUAGES:
        name = held_name(words(lang), GAMES["skull_king"], code)
        assert (
            f"You play {held_name(words('en'), GAMES['skull_king'], code)}." in play("0", name).out
        )


def test_the_rules_and_the_welcome_name_the_option() -> None:
    """Nobody plays by rules that are not told."""
    arguments = ("dice", "--players", "3", "--option", "landlubber")
    ran = jollyroger("play", *arguments, typed="rules\n")
    assert "landlubber scoring" in ran.lines[0]
    assert "Landlubber scoring: a missed bid costs nothing" in ran.out


def test_the_space_values_can_be_learnt_at_the_prompt() -> None:
    """Skull Queen's plank is explained where it is asked for."""
    ran = play("legal", "front R8 Y5 G5", "place front R8 Y5 G5 B4", game="skull_queen")
    assert "the front has 8 5 3 2 1" in ran.out
    assert "A placement names a side" in ran.out
    assert "There is no such space" in ran.out


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


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--game", "poker"], "There is no game “poker”"),
        (["play", "--players", "9"], "9 players cannot play this game: it is for 2 to 6."),
        (["play", "--game", "dice", "--players", "2"], "it is for 3 to 6"),
        (["play", "--option", "landlubber"], "skull_king has no option “landlubber”"),
        (["play", "--resume", "nowhere.jsonl"], "“nowhere.jsonl” cannot be read"),
        (["play", "--lang", "xx"], "We do not speak “xx”"),
        (["play", "--bot", "parrot"], "There is no bot “parrot”"),
        (["play", "dice", "--resume", "x"], "has its own game"),
        (["referee", "skull_king", "gold 3"], "I do not understand “gold 3”"),
        (["referee", "skull_king", "skull king x2"], "the box holds only 1"),
        (["referee", "skull_king", ""], "That question has no answer"),
        (["simulate", "dice", "--players", "0"], "0 players cannot play"),
        (["simulate", "dice", "--bots", ""], "There is no bot"),
        (["play", "--players", "many"], "The command line cannot be read"),
        (["referee"], "The command line cannot be read"),
        (["referee", "chess"], "There is no game “chess”"),
        (["simulate", "dice", "--bots", "clever"], "There is no bot “clever”"),
        (["simulate", "dice", "--bots", "random,random", "--players", "3"], "do not fill 3 seats"),
        (["simulate", "dice", "--games", "0"], "“0” is no number of games"),
        (["simulate", "dice", "--players", "7"], "it is for 3 to 6"),
        (["sink"], "The command line cannot be read"),
    ],
)
def test_a_mistake_is_one_clear_line_and_status_2(arguments: list[str], said: str) -> None:
    """A person's mistake gets one sentence with the way out, and no traceback."""
    ran = jollyroger(*arguments)
    assert ran.status == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def edited(kept: Path, line: int, text: str) -> None:
    lines = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join([*lines[: line - 1], text, *lines[line:]]), "utf-8")


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


@given(st.lists(st.text(max_size=12) | st.sampled_from(ANSWERS), max_size=12))
@settings(max_examples=60, deadline=None)
def test_nothing_typed_breaks_the_table(typed: list[str]) -> None:
    """Whatever is typed, the table answers, and ends with status 0."""
    ran = play(*typed)
    assert ran.status == 0
    assert ran.err == ""


@given(st.lists(st.text(max_size=8), max_size=5), st.sampled_from(["play", "referee", "simulate"]))
@settings(max_examples=60, deadline=None)
def test_no_command_line_gives_a_traceback(arguments: list[str], command: str) -> None:
    """Whatever stands on the command line, it ends with status 0 or 2."""
    assert jollyroger(command, *arguments).status in (0, 2)


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


class Keyboard(io.StringIO):
    """Somebody types; a StringIO that says it is a terminal."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        raise OSError


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


# Leaving in a hurry


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
            seen += os.read(person, 4096)
        os.write(person, f"{line}\n".encode())
    seen = b""
    while not seen.endswith(b": "):
        seen += os.read(person, 4096)
    return running, person


def rest_of(person: int) -> str:
    shown = b""
    while True:
        try:
            more = os.read(person, 4096)
        except OSError:
            return shown.decode()
        if not more:
            return shown.decode()
        shown += more


def test_ctrl_c_is_a_goodbye_that_says_how_to_come_back(own_folder: Path) -> None:
    """No traceback, status 0, and the game goes on from there."""
    running, person = at_a_terminal(own_folder, "0")
    running.send_signal(signal.SIGINT)
    shown = rest_of(person)
    assert running.wait() == 0
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
    running.wait()
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
        command, input=b"0\n" * 3, stdout=writing, stderr=subprocess.PIPE, env=environ
    )
    os.close(writing)
    assert ran.stderr == b""


# What a first player stumbled over


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_can_be_looked_up(game: str, lang: str) -> None:
    """`codes` has a line for every kind of piece, and the rules send one there."""
    word = words(lang).say("command-codes")
    arguments = ("--game", game, "--players", "3", "--seed", "7", "--lang", lang)
    ran = jollyroger("play", "--plain", *arguments, typed=f"{word}\nrules\n")
    told = " ".join(ran.lines)
    box = GAMES[game].box
    for piece in box.pieces:
        if piece.thrown or not piece.suit:
            assert held_name(words(lang), GAMES[game], piece.code) in told
    assert max(map(len, ran.lines[:-1])) <= 80  # the last one is a command to be copied


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plank_is_placed_in_the_words_of_a_hint(lang: str) -> None:
    """Whatever a hint says can be typed as it stands."""
    hint = words(lang).say("command-hint")
    arguments = ("--game", "skull_queen", "--players", "3", "--seed", "7", "--lang", lang)
    asked = jollyroger("play", "--plain", *arguments, typed=f"{hint}\n")
    begins = words(lang).say("hint-place", stands="|").split("|")[0].replace("\u00a0", " ")
    said = " ".join(asked.lines).partition(begins)
    stands = ", ".join(said[2].partition(".")[0].split(", ")[:5])
    placed = jollyroger("play", "--plain", *arguments, typed=f"{stands}\n")
    assert words(lang).say("told-planks", planks="").split(":")[0].strip(". \u00a0") in placed.out


def test_enter_alone_asks_again() -> None:
    """And says nothing about a mistake."""
    ran = play("", "")
    assert ran.out.count("Bid, 0 to 1:") == 3
    assert "not a move" not in ran.out


def test_after_the_end_every_question_can_be_asked(own_folder: Path) -> None:
    """Until something is typed that is none."""
    codes = [*GAMES["skull_king"].box.piece_of_play]
    typed = "\n".join(["0", *codes] * 60)
    whole = jollyroger("play", "--players", "2", "--seed", "7", typed=typed)
    lines = whole.lines
    asked = next(at for at, line in enumerate(lines) if line.startswith("Type review"))
    assert asked < len(lines) - 2
    kept = saves.load(own_folder / "skull_king-1.jsonl")
    moves = moves_of(kept, 0)
    (own_folder / "skull_king-1.jsonl").unlink()
    again = jollyroger(
        "play", "--players", "2", "--seed", "7", typed="\n".join([*moves, "score", "last", "quit"])
    )
    assert again.out.count("Type review") == 3
    assert "takes the trick" in again.lines[-4] or "take the trick" in again.out


def test_bots_think_alike_after_a_move_taken_back() -> None:
    """One can think again, not try one's luck again: also where no seed was asked for."""
    arguments = ("--players", "4", "--bot", "level1")
    ran = jollyroger("play", *arguments, typed="0\nundo\n0\nundo\n0\n")
    told = [line for line in ran.lines if line.startswith("Yo-ho-ho!")]
    assert len(told) == 3
    assert len(set(told)) == 1


def test_the_way_back_is_the_way_one_came() -> None:
    """In lines, in the language and with the detail that were asked for."""
    asked = ("play", "--plain", "--lang", "de", "--detail", "brief", "--seed", "7")
    ran = jollyroger(*asked, typed="0\n")
    assert ran.lines[-1].endswith("skull_king-1 --plain --detail brief --lang de")


@pytest.mark.parametrize("name", ["Anne\x1b[2J", "Anne\nRound 9: forged", "A" * 100_000])
def test_a_name_in_a_record_writes_no_line_of_its_own(name: str, own_folder: Path) -> None:
    """A record may come from anybody: its names are names, to `verify` and to `replay`."""
    old = Path(__file__).parents[1] / "playthroughs/records/v2-skull_king.jsonl"
    first, *rest = old.read_text("utf-8").splitlines()
    head = json.loads(first)
    head["seats"][0]["name"] = name
    own_folder.mkdir(exist_ok=True)
    forged = own_folder / "forged.jsonl"
    forged.write_text("\n".join([json.dumps(head), *rest]) + "\n", "utf-8")
    for command in (["verify", str(forged)], ["replay", str(forged), "--plain"]):
        ran = jollyroger(*command)
        assert "\x1b" not in ran.out
        assert not [line for line in ran.lines if line.startswith("Round 9: forged")]
        assert "A" * 60 not in ran.out
