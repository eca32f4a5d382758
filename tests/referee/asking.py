"""Questions kept as data: one a line, `question => what is right`, a file a game and language.

What is right is written as the rules' numbers, then `yes` or `no`, and `points=`, `winner=` (pieces
counted from 1, as people do), `bonus=` and `legal=` where they are asked for; `counts=` of pieces
in the box, `cards=` in a hand, `each=` of two bids, `touch=` for the marks told."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from jollyroger.referee.answers import Answer

FOLDER = Path(__file__).parent / "questions"


class Asked(NamedTuple):
    game: str
    lang: str
    question: str
    right: str


def questions() -> Iterator[Asked]:
    for path in sorted(FOLDER.glob("*.txt")):
        game, lang = path.stem.split(".")
        for line in path.read_text("utf-8").splitlines():
            question, _, right = line.partition(" => ")
            yield Asked(game, lang, question.strip(), right.strip())


def summary(answer: Answer) -> str:
    """An answer in the form of the data."""
    facts = answer.facts
    told = [answer.rule.replace(",", "")]
    if "yes" in facts:
        told.append("yes" if facts["yes"] else "no")
    if "points" in facts:
        told.append(f"points={facts['points']}")
    if "each" in facts:
        told.append(f"each={','.join(map(str, facts['each']))}")
    if "winner" in facts:
        told.append(f"winner={facts['winner'] + 1}")
    if facts.get("bonus"):
        told.append(f"bonus={facts['bonus']}")
    if "legal" in facts:
        told.append(f"legal={','.join(facts['legal'])}")
    if "counts" in facts:
        told.append(f"counts={','.join(map(str, facts['counts'].values()))}")
    if "cards" in facts:
        told.append(f"cards={facts['cards']}")
    if facts.get("touch"):
        told.append(f"touch={','.join(facts['touch'])}")
    if "moves" in facts:
        told.append(
            "moves=" + ",".join(f"{index + 1}{suit}{by:+}" for index, suit, by in facts["moves"])
        )
    return " ".join(told)
