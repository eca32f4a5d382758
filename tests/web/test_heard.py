"""Proof 3, second half: what a listener hears of whole games, on a clock that we turn."""

from pathlib import Path

import pytest

from jollyroger.rules.shelf import load
from shelf import players
from web.browser import GAMES
from web.heard import write
from web.vitest import passes

MORE = {"skull_king": 4, "dice": 4}  # all others are heard with three players


@pytest.mark.parametrize("game", GAMES)
def test_a_listener_hears_every_result_hand_and_turn(game: str, tmp_path: Path) -> None:
    """At 180 and 300 words a minute, at every pace: nothing is cut, lost, or said in codes."""
    write(tmp_path, game, MORE.get(game, players(load(game))))
    passes("listening.test.ts", "JOLLYROGER_HEARD", tmp_path)
