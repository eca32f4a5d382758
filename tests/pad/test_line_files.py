"""Pads on the disk: gone on with, exported, merged, imported, and never written over."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from contract.voyages import SHIPPED
from jollyroger.pad import file
from jollyroger.pad.sheet import Sheet
from jollyroger.scorekeeper import files as pads
from pad.keeping import CREW, on_disk, scored
from pad.scribbles import kept
from shell import HEARING, jollyroger
from waiting import PATIENCE, next_line

# Files


def test_a_pad_goes_on_where_it_was_left(own_folder: Path) -> None:
    """Undo too: what was done in one sitting is undone in the next."""
    ran = scored("1 0 0", "", "")
    (path,) = own_folder.glob("*.pad.json")
    assert str(path) in ran.lines[-1]
    again = jollyroger("pad", str(path), typed="score\nundo\nredo\n")
    assert "After round 1: Anne 20, Mary 10, Jack 10. Anne is ahead with 20." in again.lines
    assert any(line.startswith("Undone: Round 1") for line in again.lines)
    assert Sheet(pads.load(path)).rounds == (1,)


def test_new_pads_ask_what_they_need_to_know(own_folder: Path) -> None:
    """Game, names, dealer; a wrong answer brings the question again."""
    answers = [
        "whist",
        "dice landlubber",
        "Anne",
        "Anne, anne, Jack",
        "7, a, b",
        "Anne, Mary, Jack",
    ]
    ran = jollyroger("pad", typed="".join(f"{line}\n" for line in [*answers, "zed", "", "0 0 0"]))
    assert (ran.status, ran.err) == (0, "")
    head = on_disk(own_folder).head
    assert (head.game, head.options, head.players) == ("dice", ("landlubber",), 3)
    assert sum(line.startswith("Names clockwise") for line in ran.lines) == 4


def test_players_without_names_are_numbered(own_folder: Path) -> None:
    """Enter at the question for names."""
    ran = jollyroger("pad", "--game", "dice", "--players", "4", typed="\nplayer 2\n0 0 0 1\n")
    assert "Player 2" in ran.out
    assert Sheet(on_disk(own_folder)).dealer(1) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "whist", "--names", "a", "b", "c"),
        ("--game", "dice", "--names", "a", "b"),
        ("--game", "dice", "--option", "kraken"),
        ("--names", "a", "b", "--players", "3", "--game", "skull_king"),
        ("--names", "x" * 25, "b", "--game", "skull_king"),
        ("nowhere/at/all.pad.json", "--game", "skull_king", "--names", "a", "b"),
    ],
)
def test_a_mistake_on_the_command_line_is_one_sentence(arguments: tuple[str, ...]) -> None:
    """Status 2, and nothing is made."""
    ran = jollyroger("pad", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1


def test_a_damaged_file_is_refused_and_left_alone(own_folder: Path) -> None:
    """The way out is told."""
    scored("1 0 0")
    (path,) = own_folder.glob("*.pad.json")
    path.write_text(path.read_text("utf-8")[:-9], "utf-8")
    before = path.read_bytes()
    ran = jollyroger("pad", str(path), typed="0 0 0\n")
    assert ran.status == 2
    assert "intact copy" in ran.err
    assert path.read_bytes() == before


def test_a_file_has_its_own_game_and_players(own_folder: Path) -> None:
    """What is written there is not asked for again."""
    scored()
    (path,) = own_folder.glob("*.pad.json")
    assert jollyroger("pad", str(path), "--game", "dice").status == 2


def test_exports_are_files_of_their_own(own_folder: Path) -> None:
    """Nothing is written over; the JSON is a pad."""
    place = own_folder.parent
    asked = [f"export {kind} {place / kind}" for kind in ("csv", "text", "json", "csv")]
    ran = scored("1 0 0", "", "", *asked)
    assert ran.out.count("The file is written.") == 3
    assert "is there already" in ran.out
    assert (place / "csv").read_bytes().count(b"\r\n") == 4
    assert "Anne: bid 1 won 1, +20, total 20" in (place / "text").read_text("utf-8")
    assert pads.load(place / "json") == on_disk(own_folder)


def test_two_copies_that_were_edited_apart_are_merged(own_folder: Path) -> None:
    """The later value counts, the other one is told once and stays in the history."""
    scored("1 0 0")
    (path,) = own_folder.glob("*.pad.json")
    other = own_folder.parent / "other.json"
    other.write_bytes(path.read_bytes())
    jollyroger("pad", str(path), typed="anne bid 0\n")
    jollyroger("pad", str(other), typed="anne bid -\nmary bid 1\n")
    ran = jollyroger("pad", str(path), typed=f"merge {other}\nmerge {other}\nhistory 99\n")
    told = " ".join(ran.lines)
    assert "2 entries are new." in told
    assert "Nothing in that file is new." in told
    conflict = "bid of Anne: nothing counts, the later entry; 0 was entered on another device."
    assert told.count(conflict) == 1
    assert "bid of Anne: 1 becomes 0." in told
    assert Sheet(pads.load(path)).bids(1) == (None, 1, 0)
    again = jollyroger("pad", str(path))
    assert "another device" not in again.out


def test_two_programs_on_one_file_lose_nothing(own_folder: Path) -> None:
    """What the other has written meanwhile is kept with one's own."""
    scored("1 0 0")
    (path,) = own_folder.glob("*.pad.json")
    pad = pads.load(path)
    from jollyroger.scorekeeper.desk import Desk

    one, two = Desk(path, pad), Desk(path, pad)
    one.write({"name/0": "Anna"})
    two.write({"name/1": "Maria"})
    assert [Sheet(pads.load(path)).name(seat) for seat in range(2)] == ["Anna", "Maria"]


def test_importing_twice_makes_no_double(own_folder: Path) -> None:
    """The same pad is merged with its like; another one is added."""
    place = own_folder.parent
    scored("1 0 0", f"export json {place / 'a.json'}")
    ran = scored(f"import {place / 'a.json'}", f"import {place / 'a.json'}", game="dice")
    assert ran.out.count("Among your pads now: Skull King: Anne, Mary, Jack.") == 2
    assert len([*own_folder.glob("*.pad.json")]) == 2


def test_statistics_are_told_over_all_pads(own_folder: Path) -> None:
    """This one and those in the folder, each once; a damaged one is left out."""
    own_folder.mkdir(parents=True)
    for seed in range(2):
        *_, (_, pad) = kept(SHIPPED[1], seed)
        named = json.loads(file.write(pad))
        named["id"] = f"{seed:016x}"
        edit = {"id": "ffffffff-1", "at": 9**9, "cell": "name/0", "value": "Anne", "over": None}
        named["edits"].append(edit)
        (own_folder / f"{seed}.pad.json").write_text(json.dumps(named), "utf-8")
    (own_folder / "broken.pad.json").write_text("{}", "utf-8")
    ran = scored("stats")
    assert "Skull King" in ran.lines
    assert any(line.startswith("Anne: 2 games, ") for line in ran.lines)


def test_ctrl_c_keeps_everything(own_folder: Path) -> None:
    """What was typed is on the disk before it is answered."""
    command = [sys.executable, "-c", HEARING, "pad", "--game", "skull_king", "--lang", "en"]
    with subprocess.Popen(
        [*command, "--names", *CREW[:3]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdin
        running.stdin.write("anne\n1 0 0\n")
        running.stdin.flush()
        while "Yo-ho-ho" not in (line := next_line(running, "that the bids are in")):
            assert line
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, err) == (0, "")
    assert "Everything is kept." in out
    assert Sheet(on_disk(own_folder)).bids(1) == (1, 0, 0)
