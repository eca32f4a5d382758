"""The page's example of training runs as it stands there, and learns."""

import re
from pathlib import Path
from statistics import mean
from typing import Any

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(?!>>>)(.*?)```", PAGE, re.DOTALL)
RANDOM = -102  # what random moves score there, on average


def test_the_example_of_training_learns() -> None:
    """Half of the way from random moves to nothing is more than chance brings."""
    (example,) = BLOCKS
    ran: dict[str, Any] = {}
    exec(compile(example, "docs/environments.md", "exec"), ran)
    assert len(ran["scores"]) == 40
    assert mean(ran["scores"][20:]) > RANDOM / 2
