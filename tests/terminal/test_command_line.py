"""After the game, games that were left, and the command line."""

import json
import os
import pty
import re
import struct
import subprocess
import sys
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pytest

from jollyroger.rules.moves import Bid, Play
from jollyroger.rules.shelf import GAMES
from jollyroger.terminal import saves
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.reviews import _key
from shell import jollyroger
from terminal.pipe import lines_of
from terminal.ways import moves_of, read

# After the game


def finished(own_folder: Path) -> tuple[Path, list[str]]:
    """A short game to its end, and what its person typed."""
    codes = [*GAMES["dice"].box.piece_of_play]
    lines_of(*(["0", *codes] * 60), game="dice")
    kept = own_folder / "dice-1.jsonl"
    return kept, moves_of(saves.load(kept), 0)


def test_after_the_end_only_enter_or_quit_leaves(own_folder: Path) -> None:
    """`undo`, `hint` and a word that is none are answered; so is a second question."""
    _, moves = finished(own_folder)
    lines = lines_of(*moves, "undo", "tipp", "dance", "score", "", "who", game="dice")
    offers = [at for at, line in enumerate(lines) if line.startswith("Type review")]
    assert len(offers) == 5
    assert sum("The game is over" in line for line in lines) == 2
    assert "“dance” is not a move" in " ".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_is_one_sentence_a_mistake(lang: str, own_folder: Path) -> None:
    """With the trick that lay there, rounded, and what was better; in the reader's language."""
    kept, _ = finished(own_folder)
    told = jollyroger("review", str(kept), "--lang", lang).out
    better = {"en": "better: ", "de": "besser: ", "fr": "mieux : ", "it": "meglio: "}[lang]
    assert better in told
    assert not re.search(r"\d[.,]\d", told)
    you = words(lang).say("you")
    assert any(line.startswith(f"{you[:1].upper()}{you[1:]}") for line in told.splitlines())


def test_a_review_tells_what_lay_on_the_table(own_folder: Path) -> None:
    """A play is told with the trick, a lead as a lead, a bid as a bid."""
    assert [_key(Play("K"), ()), _key(Bid(1), ())] == ["review-lead", "review-bid"]
    kept, _ = finished(own_folder)
    told = " ".join(jollyroger("review", str(kept)).out.split())
    assert re.search(r"Round \d, trick \d, on [^:]+: [^;]+; better: [^,]+, about", told)


# Games that were left


def test_resume_alone_takes_the_last_game(own_folder: Path) -> None:
    """Or any one by its bare name; where there is none, that is said."""
    assert "No game is kept" in jollyroger("play", "--plain", "--resume").err
    lines_of("0", "quit")
    lines_of("1", "quit", game="dice")
    os.utime(own_folder / "skull_king-1.jsonl", (1, 1))
    last = jollyroger("play", "--resume", "--plain", typed="bids\n")
    assert "the dice game" in last.lines[0]
    named = jollyroger("play", "--plain", "--resume", "skull_king-1", typed="")
    assert named.lines[0].startswith("Skull King, 3 players")
    hand = saves.load(own_folder / "skull_king-1.jsonl").state().hands[0][0]
    assert len(re.findall(rf"\b{hand}\b", named.out)) <= 2  # told once, asked once


def test_what_was_taken_back_is_mentioned(own_folder: Path) -> None:
    """By replay and by verify."""
    lines_of("0", "undo", "1", "quit")
    kept = str(own_folder / "skull_king-1.jsonl")
    for command in ("replay", "verify"):
        assert "One move was taken back in this game" in " ".join(jollyroger(command, kept).lines)


def test_the_language_can_be_kept() -> None:
    """And changed for one command."""
    assert "Die Sprache ist Deutsch." in jollyroger("settings", "--lang", "de").lines
    assert "Durchgang 1." in " ".join(lines_of("0"))
    assert "Round 1." in " ".join(lines_of("0", lang="en"))


# The command line


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--seed", "x"], "„x“ passt nicht zu --seed; möglich: eine ganze Zahl."),
        (["play", "--detail", "laut"], "möglich: brief, normal, full."),
        (["entern"], "Den Befehl „entern“ gibt es nicht. Hilfe: jollyroger --help."),
        (["play", "--foo"], "Die Option --foo gibt es nicht. Hilfe: jollyroger play --help."),
        (["play", "dice", "jetzt"], "„jetzt“ ist ein Wort zu viel."),
        (["play", "--seed", "1", "--seed", "2"], "--seed steht zweimal da."),
    ],
)
def test_a_mistake_is_told_in_the_readers_language(arguments: list[str], said: str) -> None:
    """With the help of the command it was made in."""
    assert said in jollyroger(*arguments, "--lang", "de").err


def test_the_shell_completes_and_the_manual_is_a_page() -> None:
    """Both are made from the commands, so nothing can be missing."""
    for shell in ("bash", "zsh", "fish", "powershell"):
        assert "--resume" in jollyroger("completion", shell).out
    page = jollyroger("man").out
    assert page.startswith(".TH JOLLYROGER 1")
    for command in ("play", "watch", "pad", "serve", "completion", "man"):
        assert f"\n.SS {command}\n" in page
    assert "\\-\\-host" in page
    assert "empty\\-option" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_the_language_that_was_asked_for(lang: str) -> None:
    """Also where it stands behind --help; and no option of play is left without a word."""
    say = words(lang).say
    told = " ".join(jollyroger("play", "--help", "--lang", lang).out.split())
    for key in ("play", "play-host", "play-resume", "play-plain", "lang", "usage", "parameters"):
        assert " ".join(say(f"cli-{key}").split()) in told
    listed = " ".join(jollyroger("--help", "--lang", lang).out.split())
    for key in ("program", "watch", "referee", "serve", "man", "commands"):
        assert " ".join(say(f"cli-{key}").split()) in listed


def test_files_that_are_something_else_are_called_by_their_name(own_folder: Path) -> None:
    """Notes are no record, a record is no notes, and junk is no copy of a database."""
    lines_of("0", "quit")
    kept, notes, junk = own_folder / "skull_king-1.jsonl", own_folder / "notes", own_folder / "junk"
    junk.write_text("dear diary")
    head = {"notes": 2, "table": "t", "game": "dice", "options": [], "players": 3, "seat": 0}
    notes.write_text(json.dumps(head))
    assert "your own notes, not a record" in jollyroger("verify", str(notes)).err
    assert "is a record, not" in jollyroger("verify", str(kept), "--mine", str(kept)).err
    assert "of another game" in jollyroger("verify", str(kept), "--mine", str(notes)).err
    notes.write_text(f'{json.dumps(head)}\n{{"even')
    assert "cut or changed" in jollyroger("verify", str(kept), "--mine", str(notes)).err
    assert "is no copy made by" in jollyroger("restore", str(junk)).err


@pytest.mark.parametrize("chosen", [["--chat"], ["--speed", "calm"], ["--hints", "never"]])
def test_what_a_host_chooses_needs_a_table_at_a_server(chosen: list[str]) -> None:
    """Alone in the terminal no clock runs and nobody listens; that is said, not passed over."""
    ran = jollyroger("play", "--plain", *chosen)
    assert (ran.status, ran.out) == (2, "")
    assert "add --host and its address" in ran.err


def test_a_phrase_list_comes_with_the_refusal_of_chat() -> None:
    """Against bots there is no chat; what can be said is listed at once."""
    told = " ".join(lines_of("say hello"))
    assert "Chat is switched off at this table" in told
    assert "You can say: Ahoy!" in told
    assert "Chat is switched off" not in " ".join(lines_of("say Good luck!", "sage Viel Glueck"))


def test_a_narrow_terminal_is_written_in_narrow_lines(own_folder: Path) -> None:
    """The program itself, in a terminal of 40 columns."""
    person, program = pty.openpty()
    ioctl(program, TIOCSWINSZ, struct.pack("HHHH", 24, 40, 0, 0))
    command = [sys.executable, "-m", "jollyroger", "play", "--plain", "--seed", "7", "--lang", "en"]
    with subprocess.Popen(command, stdin=program, stdout=program, stderr=program) as running:
        os.close(program)
        shown = b""
        while not shown.endswith(b"Bid, 0 to 1: "):
            shown += read(person)
        os.write(person, b"rules\n")
        while shown.count(b"Bid, 0 to 1: ") < 2:
            shown += read(person)
        running.kill()
    os.close(person)
    assert max(len(line) for line in shown.decode().split("\r\n")) <= 40
