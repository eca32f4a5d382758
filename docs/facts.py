"""Fills the computed tables of the docs: `python docs/facts.py` writes, a test checks.

A block stands between `<!-- facts: name -->` and `<!-- end -->`."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final

from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.game import Game
from jollyroger.rules.pieces import Piece
from jollyroger.rules.shelf import GAMES, OPTIONS
from jollyroger.words.catalogue import words
from jollyroger.words.names import held_name

ROOT: Final = Path(__file__).parents[1]
BLOCK: Final = re.compile(r"(<!-- facts: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
PAGES: Final = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    heads = list(head)
    lines: list[Iterable[object]] = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(str(cell) for cell in line)} |\n" for line in lines)


def games() -> str:
    rows = (
        (
            words("en").say(f"game-{id}"),
            f"`{id}`",
            f"{min(game.rounds)}-{max(game.rounds)}",
            len(game.box.deck),
            ", ".join(f"`{option}`" for option in OPTIONS.get(id, {})) or "-",
        )
        for id, game in GAMES.items()
    )
    return table(("game", "id", "players", "pieces", "options"), rows)


def page(game: Game) -> str:
    parts = [_rounds(game), _pieces(game)]
    if isinstance(game, BiddingGame):
        parts += [_ladder(game), _bonuses(game)]
    return "\n".join(parts)


def _rounds(game: Game) -> str:
    return table(("players", *game.rounds), [("rounds", *game.rounds.values())])


def _pieces(game: Game) -> str:
    specials = [piece for piece in game.box.pieces if piece.suit is None or piece.thrown]
    rows: list[tuple[object, ...]] = []
    for suit in [] if any(piece.thrown for piece in specials) else game.box.suits:
        codes = [piece.code for piece in game.box.pieces if piece.suit == suit]
        rows.append((words("en").say(f"suit-{suit}"), f"`{codes[0]}` to `{codes[-1]}`", len(codes)))
    rows += [
        (held_name(words("en"), game, piece.code), _codes(piece), piece.count) for piece in specials
    ]
    rows.append(("all", "", len(game.box.deck)))
    return table(("piece", "code", "in the box"), rows)


def _codes(piece: Piece) -> str:
    """As held, then as it may lie in a trick."""
    codes = dict.fromkeys([piece.code, *(face.code for face in piece.faces)])
    return " ".join(f"`{code}`" for code in codes)


def _ladder(game: BiddingGame) -> str:
    rows = (
        (rung.rule, rung.pick.replace("_", " "), _kind(rung.kind, rung.suit), rung.beside or "")
        for rung in game.rules.ladder
    )
    return table(("rule", "which", "of", "beside"), rows)


def _kind(kind: str, suit: str | None) -> str:
    match suit:
        case None:
            return kind
        case "led":
            return f"{kind} of the led suit"
        case _:
            return f"{kind}, {words('en').say(f'suit-{suit}')}"


def _bonuses(game: BiddingGame) -> str:
    rows = (
        (
            capture.rule,
            capture.by or "anybody",
            " ".join(f"`{face}`" for face in sorted(capture.faces)),
            capture.points,
        )
        for capture in game.rules.captures
    )
    return table(("rule", "taken by", "each of", "points"), rows)


FACTS: Final[dict[str, Callable[[], str]]] = {
    "games": games,
    **{id: partial(page, game) for id, game in GAMES.items()},
}


def filled(text: str) -> str:
    return BLOCK.sub(lambda block: f"{block[1]}{FACTS[block[2]]()}{block[3]}", text)


def main() -> None:
    for path in PAGES:
        path.write_text(filled(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
