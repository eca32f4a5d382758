"""Somebody else's bots: they play over the public protocol, and nothing they do stops the rest."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jollyroger.league import ratings, season, standings
from jollyroger.league.programs import Program, program
from jollyroger.league.schedule import League, Waits, drawn
from jollyroger.rules.refused import Refused
from jollyroger.table.settings import Pace
from jollyroger.words.catalogue import words
from jollyroger.words.refusals import refusal
from shell import jollyroger
from waiting import PATIENCE, wait_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
PLAYS = "await client.play(choose(client.may))"
PAIR = ("skull_queen", "--players", "2", "--bots", "heuristic")
NOTED = """import os
def noted(file):
    with open(file, "w") as note:
        note.write(str(os.getpid()))
"""
MARKS = {"link": "http://h/t/1", "server": "http://h", "code": "RIBADO"}


def external(name: str, file: Path = EXAMPLE) -> tuple[str, str]:
    return "--external", f"{name}={command(file)}"


def command(file: Path) -> str:
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))} {{server}} {{code}}"


def spoilt(tmp_path: Path, instead: str) -> Path:
    """The example, which does something else when it is to play."""
    source = EXAMPLE.read_text("utf-8")
    assert PLAYS in source
    file = tmp_path / "bot.py"
    file.write_text(source.replace(PLAYS, instead), "utf-8")
    return file


def league(*arguments: str) -> dict[str, Any]:
    ran = jollyroger("arena", *arguments, "--json")
    assert (ran.status, ran.err) == (0, "")
    return {bot["name"]: bot for bot in json.loads(ran.out)["bots"]}


# Playing


def test_the_example_bot_plays_a_game_to_its_end() -> None:
    """Against a bot of the server's; only the program's time is measured."""
    bots = league(*PAIR, *external("parrot"), "--games", "1")
    assert {name: bot["games"] for name, bot in bots.items()} == {"heuristic": 1, "parrot": 1}
    assert {bot["forfeits"] for bot in bots.values()} == {0}
    assert sum(bot["win_share"] for bot in bots.values()) == 1
    assert bots["heuristic"]["ms_p50"] is None
    assert 0 < bots["parrot"]["ms_p50"] <= bots["parrot"]["ms_p99"]
    assert bots["parrot"]["sigma"] < 25 / 3


def test_programs_alone_fill_a_table() -> None:
    """Nobody of ours needs to sit there; a name in --bots may be a program's."""
    bots = league(
        *(*PAIR[:-1], "parrot,polly"), *external("parrot"), *external("polly"), "--games", "1"
    )
    assert {name: bot["games"] for name, bot in bots.items()} == {"parrot": 1, "polly": 1}
    assert {bot["forfeits"] for bot in bots.values()} == {0}


def test_the_link_stands_where_it_is_marked_or_last() -> None:
    """Whatever else is in braces stays as it is."""
    assert Program("a", ("bot", "-x")).called(MARKS) == ["bot", "-x", "http://h/t/1"]
    assert Program("a", ("bot", "--at={link}", "{}")).called(MARKS) == [
        "bot",
        "--at=http://h/t/1",
        "{}",
    ]
    assert Program("a", ("bot", "{server}", "{code}")).called(MARKS) == [
        "bot",
        "http://h",
        "RIBADO",
    ]


def test_a_command_is_read_as_a_shell_would_read_it() -> None:
    """But no shell is started."""
    read = program(f"my bot = {shlex.quote(sys.executable)} 'two words' {{link}}")
    assert read == Program("my bot", (sys.executable, "two words", "{link}"))


# Not playing


@pytest.mark.parametrize(
    ("code", "sit", "said"),
    [
        ("import time; time.sleep(600)", 1.5, "parrot did not sit down within 1.5 seconds"),
        ("raise SystemExit(3)", PATIENCE, "parrot ended before it sat down"),
    ],
)
def test_a_program_that_never_sits_down_ends_the_league(code: str, sit: float, said: str) -> None:
    """Its command is wrong; a hundred games more would not mend it."""
    text = f"parrot={shlex.join([sys.executable, '-c', code])}"
    with pytest.raises(Refused) as refused:
        season.played(pair(text, 3, Waits(sit=sit)))
    assert refusal(words("en"), refused.value).startswith(said)


def test_a_program_that_answers_too_late_forfeits(tmp_path: Path) -> None:
    """By the server's own clock; the other bot has won nothing by it."""
    mute = f"mute={command(spoilt(tmp_path, 'await asyncio.sleep(600)'))}"
    made = pair(mute, 2, Waits(pace=Pace(0.2, 0.0)))
    forfeit(bots_of(made), "mute")


def test_a_program_that_crashes_forfeits(tmp_path: Path) -> None:
    """When its line has been lost for long enough."""
    deserter = f"deserter={command(spoilt(tmp_path, 'return'))}"
    made = pair(deserter, 2, Waits(grace=0.1))
    forfeit(bots_of(made), "deserter")


def pair(text: str, games: int, waits: Waits) -> League:
    """A program against a bot of ours, and how long it is waited for."""
    programs = (program(text),)
    return drawn(League("skull_queen", ("heuristic",), 2, games, 1, (), programs, waits))


def rated(league: League) -> list[standings.Standing]:
    ended = season.played(league)
    ranks = ratings.rated(ratings.model(), league.bots, ended.in_order())
    return standings.standings(ended, ranks)


def bots_of(league: League) -> dict[str, Any]:
    """What `--json` tells of each."""
    told = json.loads(standings.as_json(league, rated(league)))
    return {bot["name"]: bot for bot in told["bots"]}


def forfeit(bots: dict[str, Any], name: str) -> None:
    """Two games, both forfeited by that program: it falls, and the other one has no figures."""
    assert (bots[name]["forfeits"], bots["heuristic"]["forfeits"]) == (2, 0)
    assert {bot["games"] for bot in bots.values()} == {0}
    assert bots[name]["win_share"] is None
    assert bots[name]["mu"] < bots["heuristic"]["mu"] == 25


def test_the_table_says_who_forfeited(tmp_path: Path) -> None:
    """In a column of its own, with nothing made up beside it."""
    made = pair(f"deserter={command(spoilt(tmp_path, 'return'))}", 1, Waits(grace=0.1))
    lines = standings.as_table(words("en"), made, rated(made)).splitlines()
    assert "forfeits" in lines[1]
    rows = [line.split() for line in lines[2:]]
    assert [row[1] for row in rows] == ["heuristic", "deserter"]
    assert [row[5:] for row in rows] == [
        ["0", "0", *"----"],
        ["0", "1", *"----"],
    ]  # no bids, no column


# A shell starts what it puts in the background deaf to Ctrl-C, and our tests with it.
HEEDING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from jollyroger.__main__ import main
main()
"""


def test_stopped_by_hand_the_arena_takes_its_programs_along(tmp_path: Path) -> None:
    """And whatever they have started themselves."""
    note = tmp_path / "pid"
    mute = spoilt(tmp_path, f"noted({str(note)!r}); await asyncio.sleep(600)")
    mute.write_text(NOTED + mute.read_text("utf-8"), "utf-8")
    wrapped = f"mute=sh -c {shlex.quote(command(mute) + '; true')}"
    arguments = ("arena", *PAIR, "--external", wrapped, "--games", "1")
    with subprocess.Popen(
        [sys.executable, "-c", HEEDING, *arguments], stderr=subprocess.PIPE, text=True
    ) as arena:
        try:
            pid = until(lambda: note.exists() and int(note.read_text() or 0))
            arena.send_signal(signal.SIGINT)
            told, wrong = arena.communicate(timeout=PATIENCE)
            assert (told or "", wrong) == ("", "")
            assert arena.returncode == 130
        finally:
            arena.kill()
    assert until(lambda: is_dead(pid))


def is_dead(pid: int) -> bool:
    """Gone, or not yet buried by whoever inherited it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    state = Path(f"/proc/{pid}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z"


def until(true: Callable[[], int]) -> int:
    wait_until(true, pause=0.05)
    return true()
