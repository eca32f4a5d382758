"""Whole games down a pipe, a few answers, and somebody who types."""

import io
from typing import TextIO

from jollyroger.rules.shelf import GAMES
from jollyroger.words.catalogue import words
from shell import Ran, jollyroger

PLACE = "place front R8 Y5 G5 B2"
# A player who answers every prompt in turn: a bid, a plank, then every code there is.
ANSWERS = ["0", PLACE, *(code for game in GAMES.values() for code in game.box.piece_of_play)]


def whole_game(game: str, players: int, lang: str) -> Ran:
    """Types every possible answer at every prompt; the wrong ones bring the prompt again."""
    codes = [*GAMES[game].box.piece_of_play]
    typed = "\n".join(["0", PLACE, *codes] * 60) + "\n"
    arguments = ("--game", game, "--players", str(players), "--seed", "7", "--lang", lang)
    ran = jollyroger("play", "--plain", *arguments, typed=typed)
    end = words(lang).say("review-offer").split(",")[0]
    return ran._replace(out=ran.out.partition(end)[0])  # what is typed after the end is refused


def play(*typed: str, seed: int = 7, game: str = "skull_king", players: int = 3) -> Ran:
    return play_by("".join(f"{line}\n" for line in typed), seed, game, players)


def play_by(typed: str | TextIO, seed: int = 7, game: str = "skull_king", players: int = 3) -> Ran:
    arguments = ("--game", game, "--players", str(players), "--seed", str(seed))
    return jollyroger("play", "--plain", *arguments, typed=typed)


def lines_of(*typed: str, **options: str) -> list[str]:
    chosen = {"players": "3", "seed": "7", **options}
    asked = [word for name, value in chosen.items() for word in (f"--{name}", value)]
    return list(jollyroger("play", "--plain", *asked, typed="\n".join([*typed, ""])).lines)


class Keyboard(io.StringIO):
    """Somebody types; a StringIO that says it is a terminal."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        raise OSError
