"""Steps a second: measured with whatever is installed, told as a table or as JSON."""

import json
import subprocess
import sys
from functools import partial

import pytest

from jollyroger.arrays import throughput
from jollyroger.arrays.lockstep import has_lockstep
from jollyroger.rules.shelf import GAMES
from shell import jollyroger

LIMIT = 240.0  # seconds; JAX compiles
SMALL = ("--game", "dice", "--players", "3")
KEYS = [
    "game",
    "players",
    "engine",
    "device",
    "batch",
    "steps_per_second",
    "compile_seconds",
    "bytes_per_game",
]
# In a process of its own: threads of JAX that begin on one core stay there.
COMMAND = "import sys; {without} from jollyroger.__main__ import main; main(sys.argv[1:])"


def bench(*given: str, without: tuple[str, ...] = ()) -> "subprocess.CompletedProcess[str]":
    """As somebody types it who measures a moment only; without what is not installed there."""
    missing = "".join(f"sys.modules[{name!r}] = None; " for name in without)
    asked = ("bench", *given, "--seconds", "0.001", "--lang", "en")
    command = [sys.executable, "-c", COMMAND.format(without=missing), *asked]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=LIMIT)


def engines() -> list[str]:
    return ["rules", *(name for name in ("numpy", "jax") if name not in throughput.missing())]


def test_json_is_one_document_with_a_rate_for_every_engine() -> None:
    """The arrays are measured once for every number of games at once."""
    ran = bench(*SMALL, "--batch", "8", "16", "--json")
    rates = json.loads(ran.stdout)["rates"]
    assert all(list(rate) == KEYS for rate in rates)
    assert [rate["engine"] for rate in rates] == [*engines(), *engines()[1:]]
    assert {(rate["game"], rate["players"]) for rate in rates} == {("dice", 3)}
    assert all(rate["steps_per_second"] > 0 for rate in rates)
    for rate in rates:
        assert (rate["compile_seconds"] is None) == (rate["engine"] != "jax")
        assert (rate["bytes_per_game"] is None) == (rate["engine"] == "rules")


def test_the_table_names_every_game_and_stays_quiet_in_a_pipe() -> None:
    """Without a game's name all are measured; a pipe gets no progress bar."""
    ran = bench("--batch", "8", without=("jax",))
    lines = ran.stdout.splitlines()
    assert lines[0].split()[:3] == ["game", "players", "engine"]
    numpy = [row for game in GAMES.values() for row in (False, True)[: 1 + has_lockstep(game)]]
    assert [" numpy " in line for line in lines[1:]] == numpy
    assert ran.stderr.count("\n") == 1
    assert "jollyroger[jax]" in ran.stderr


def test_without_numpy_the_rules_alone_are_measured_and_a_line_says_why() -> None:
    """The command line asks for neither numpy nor JAX before they are needed."""
    ran = bench(*SMALL, "--json", without=("numpy", "jax"))
    assert [rate["engine"] for rate in json.loads(ran.stdout)["rates"]] == ["rules"]
    assert ran.stderr.startswith("Not installed and so not measured: numpy, jax.")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (("--batch", "0"), "“0”"),
        (("--seconds", "0"), "--seconds"),
        (("--players", "2"), "2 players"),
        (("--game", "chess"), "“chess”"),
    ],
)
def test_a_mistake_is_one_line_and_nothing_is_measured(given: tuple[str, str], named: str) -> None:
    """Before the first second is spent."""
    ran = jollyroger("bench", *given)
    assert (ran.status, ran.out) == (2, "")
    assert named in ran.err
    assert ran.err.count("\n") == 1


def test_numpy_gets_no_more_games_at_once_than_do_it_good() -> None:
    """What is a load for a GPU alone is not given to numpy."""
    names = [measure.func.__name__ for measure in measured(throughput.MOST, 2 * throughput.MOST)]
    assert names.count("of_numpy") == ("numpy" in engines())
    assert names.count("of_jax") == 2 * ("jax" in engines())


def measured(*batches: int) -> list[partial[throughput.Rate]]:
    found = throughput.measurements(GAMES["dice"], 3, batches)
    return [each for each in found if isinstance(each, partial)]
