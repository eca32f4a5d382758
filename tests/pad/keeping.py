"""A pad that is kept by lines, and what is on the disk of it."""

from pathlib import Path

from jollyroger.pad.pad import Pad
from jollyroger.scorekeeper import files as pads
from shell import Ran, jollyroger

CREW = ("Anne", "Mary", "Jack", "Bartholomew", "Calico Jack", "Edward")


def scored(*lines: str, lang: str = "en", game: str = "skull_king", players: int = 3) -> Ran:
    """A new pad on which these lines are typed; Anne deals first."""
    names = CREW[:players]
    typed = "".join(f"{line}\n" for line in ("anne", *lines))
    return jollyroger("pad", "--game", game, "--names", *names, "--lang", lang, typed=typed)


def on_disk(folder: Path) -> Pad:
    (path,) = folder.glob("*.pad.json")
    return pads.load(path)
