"""What cannot be is said in one sentence, whichever library asks."""

import re
import sys
from collections.abc import Callable
from typing import Any

import pytest

from jollyroger.envs import aec_env, pgx_env, single_env, spiel_game

Maker = Callable[..., Any]
makers = pytest.mark.parametrize("make", [aec_env, single_env, spiel_game, pgx_env])


@makers
@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "whist"}, "There is no game “whist”: choose one of skull_king, dice, doubloons"),
        ({"game": "dice", "players": 2}, "2 players cannot play this game: it is for 3 to 6."),
        ({"game": "skull_king", "options": ["landlubber"]}, "skull_king has no option “landlubber"),
        ({"game": "dice", "options": "sharks"}, "dice has no option “sharks”: it has landlubber."),
    ],
)
def test_a_table_that_cannot_be_is_refused(make: Maker, asked: dict[str, Any], said: str) -> None:
    """No such game, no game for so many, no such option."""
    with pytest.raises(ValueError, match=f"^{re.escape(said)}"):
        make(**asked)


@pytest.mark.parametrize("make", [aec_env, single_env])
def test_an_unknown_render_mode_is_refused(make: Maker) -> None:
    """We write; we do not paint."""
    with pytest.raises(ValueError, match=r"^There is no render mode “rgb_array”: .* human, ansi"):
        make("dice", render_mode="rgb_array")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seat": 4}, "There is no such seat: this table has 4 seats."),
        ({"bots": "parrot"}, "There is no bot “parrot”: choose from random, heuristic"),
        ({"bots": ["random"]}, "One bot does not fill 3 seats"),
    ],
)
def test_a_crew_that_cannot_be_is_refused(asked: dict[str, Any], said: str) -> None:
    """The seat, the bots and their number."""
    with pytest.raises(ValueError, match=f"^{re.escape(said)}"):
        single_env("dice", **asked)


@pytest.mark.parametrize(
    ("make", "package", "extra"),
    [
        (aec_env, "pettingzoo", "envs"),
        (single_env, "gymnasium", "envs"),
        (spiel_game, "pyspiel", "spiel"),
        (pgx_env, "pgx", "pgx"),
    ],
)
def test_a_missing_library_is_named_with_the_way_to_it(
    make: Maker, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence, not the inside of somebody else's module."""
    ours = [name for name in sys.modules if name.startswith("jollyroger.envs.")]
    theirs = [name for name in sys.modules if name.split(".")[0] == package]
    for name in (*ours, *theirs):
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    said = f"{package} is not installed: run pip install 'jollyroger[{extra}]'."
    with pytest.raises(ModuleNotFoundError, match=f"^{re.escape(said)}$"):
        make("dice")
