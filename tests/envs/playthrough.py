"""OpenSpiel's playthroughs as we keep them: `python tests/envs/playthrough.py` writes them anew.

Without the tensors, which are long, change with the layout and are compared elsewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from jollyroger.envs import spiel_game

GOLDEN = Path(__file__).parent / "golden"
SEED = 1720
TENSOR = re.compile(r"(InformationState|Observation)Tensor(Shape|Size)?\(|[ ]*[◯◉]+$")


def kept(text: str) -> Iterator[str]:
    return (line for line in text.splitlines() if not TENSOR.match(line))


if __name__ == "__main__":
    for id, players in (("dice", 3), ("skull_queen", 2)):
        text = playthrough(str(spiel_game(id, players)), [], seed=SEED)
        path = GOLDEN / f"{id}-{players}.txt"
        path.write_text("".join(f"{line}\n" for line in kept(text)), encoding="utf-8")
