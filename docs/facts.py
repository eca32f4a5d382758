"""Fills the computed tables of the docs: `python docs/facts.py` writes, a test checks.

A block stands between `<!-- facts: name -->` and `<!-- end -->`."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from jollyroger.arrays.layout import Layout
from jollyroger.arrays.lockstep import has_lockstep, lockstep, observer
from jollyroger.rules.bidding import BiddingGame
from jollyroger.rules.game import Game
from jollyroger.rules.pieces import Piece
from jollyroger.rules.shelf import GAMES, OPTIONS
from jollyroger.rules.trick import LED, TRUMP, Rung
from jollyroger.rules.tricks import TrickGame
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.names import held_name, suit_name

ROOT: Final = Path(__file__).parents[1]
BLOCK: Final = re.compile(r"(<!-- facts: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
PAGES: Final = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    heads = list(head)
    lines: list[Iterable[object]] = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(str(cell) for cell in line)} |\n" for line in lines)


def games() -> str:
    """Every game, with a link to its page as README has it."""
    rows = (
        (
            f"[{words('en').say(f'game-{id}')}](docs/games/{id}.md)",
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
    if isinstance(game, TrickGame):
        parts += [_ladder(game), _bonuses(game)]
    return "\n".join(parts)


def _rounds(game: Game) -> str:
    return table(("players", *game.rounds), [("rounds", *game.rounds.values())])


def _pieces(game: Game) -> str:
    specials = [piece for piece in game.box.pieces if piece.suit is None or piece.thrown]
    rows: list[tuple[object, ...]] = []
    for suit in [] if any(piece.thrown for piece in specials) else game.box.suits:
        codes = [piece.code for piece in game.box.pieces if piece.suit == suit]
        name = suit_name(words("en"), game, suit)
        rows.append((name, f"`{codes[0]}` to `{codes[-1]}`", len(codes)))
    rows += [
        (held_name(words("en"), game, piece.code), _codes(piece), piece.count) for piece in specials
    ]
    rows.append(("all", "", len(game.box.deck)))
    return table(("piece", "code", "in the box"), rows)


def _codes(piece: Piece) -> str:
    """As held, then as it may lie in a trick."""
    codes = dict.fromkeys([piece.code, *(face.code for face in piece.faces)])
    return " ".join(f"`{code}`" for code in codes)


def _ladder(game: TrickGame) -> str:
    rows = (
        (rung.rule, rung.pick.replace("_", " "), _kind(game, rung), rung.beside or "")
        for rung in game.rules.ladder
    )
    return table(("rule", "which", "of", "beside"), rows)


def _kind(game: Game, rung: Rung) -> str:
    kind, suit = rung.kind, rung.suit
    known = {None: kind, LED: f"{kind} of the led suit", TRUMP: f"{kind} of the round's trump"}
    if suit is None or suit in known:
        return known[suit]
    return f"{kind}, {suit_name(words('en'), game, suit)}"


def _bonuses(game: TrickGame) -> str:
    rows = (
        (
            capture.rule,
            capture.by or "anybody",
            " ".join(f"`{face}`" for face in game.box.faces if face in capture.faces),
            capture.points,
        )
        for capture in game.rules.captures
    )
    return table(("rule", "taken by", "each of", "points"), rows)


# The arrays

COLUMNED: Final = [game for game in GAMES.values() if has_lockstep(game)]
BIDS: Final = tuple(game.id for game in COLUMNED if isinstance(game, BiddingGame))
PLANKS: Final = tuple(game.id for game in COLUMNED if game.planks)
COLUMNS: Final = {
    "phase": "0 before a deal, 1 choosing, 2 playing, 3 over",
    "round": "its number, 0 before the first",
    "dealer": "a seat; the next round is dealt by its left neighbour",
    "leader": "a seat: who chooses first, then leads the trick",
    "turn": "how many have chosen, then how many pieces lie in the trick",
    "led": "number of the suit to follow; one past the last: none yet; two past: freed (DO4)",
    "past": "tricks of the round that are over",
    "hands": "what each seat holds: words of fields that count pieces",
    "dealt": "what each seat was dealt, in the same words",
    "stack": "the King's cards in the order he plays them (two players)",
    "bids": "0 until chosen",
    "won": "tricks of the round",
    "bonus": "points of the round for captures",
    "sides": "0 front, 1 back",
    "pirates": "by colour the space from the narrow end, 5 in the water",
    "lowest": "by colour the lowest value in the centre, 0 none",
    "highest": "by colour the highest value in the centre, 0 none",
    "wilds": "bits: Monkey 1, First Mate 2 lie in the centre",
    "trick": "faces in the order they were laid; one past the last: nothing",
    "voids": "a bit for every suit the seat was seen not to follow",
    "scores": "points of all rounds that are over",
}
PARTS: Final = {
    "hand": "how many of every piece you hold",
    "unseen": "how many of every piece may be in another hand or undealt",
    "trick": "by seat, the face that lies there; after the seats the King's",
    "played": "by seat, how many of every piece it has played this round; then the King's",
    "bids": "by seat, which bid; nothing before all are shown",
    "needs": "by seat, tricks still needed: first too many, then 0, 1 and so on",
    "won": "by seat, tricks",
    "lowest": "by colour, which value counts as the lowest now, the centre with it",
    "highest": "by colour, which counts as the highest",
    "strong": "whether an 8, whether a 5 counts, by colour",
    "sides": "by seat, which side; nothing before all are shown",
    "pirates": "by seat and colour, which space, the water last",
    "points": "by seat, what its plank is worth now",
    "voids": "by seat, the suits it was seen not to follow",
    "led": "which suit",
    "leader": "which seat leads",
    "winning": "which seat would take the trick as it lies",
    "seats": "1 for every seat somebody has",
    "round": "which round",
    "left": "how many tricks are left, this one included",
    "scores": "by seat; in tens, Skull Queen in twos",
    "wins": "by play, whether it takes the trick as it lies: 100, or a die's chance",
    "beaten": "by play, how many of 100 unseen pieces laid next would take it from there",
    "excess": "all bids together less the tricks of the round",
    "playing": "1 while pieces are played, 0 before",
}


def actions() -> str:
    """Player counts with the same numbers share a row; a game without columns has none."""
    seats: dict[tuple[str, int, int], list[int]] = {}
    for id, game in GAMES.items():
        for players in game.rounds if has_lockstep(game) else ():
            steps = lockstep(game, players)
            seats.setdefault((id, len(steps.choices), len(steps.actions)), []).append(players)
    rows = (
        (f"`{id}`", ", ".join(map(str, players)), choices, every)
        for (id, choices, every), players in seats.items()
    )
    return table(("game", "players", "choices", "actions in all"), rows)


def columns(id: str, less: str | None = None) -> str:
    """The columns of a game, or only those that another one has not."""
    state, known = _state(id), _state(less)._fields if less else ()
    rows = (
        (f"`{name}`", _held(held), COLUMNS[name])
        for name, held in zip(state._fields, state, strict=True)
        if name not in known
    )
    return table(("column", "of four players", "holds"), rows)


def _state(id: str) -> Any:
    return lockstep(GAMES[id], 4).init(np, np.zeros(1, "uint8"))


def _held(held: Any) -> str:
    if isinstance(held, tuple):
        return f"{len(held)} x {_held(held[0])}" if held else "-"
    return " x ".join([*map(str, held.shape[:-1]), str(held.dtype)])


def observation(ids: tuple[str, ...]) -> str:
    layouts = [observer(lockstep(GAMES[id], 4)).layout for id in ids]
    rows: list[tuple[object, ...]] = [
        (f"`{name}`", *(_part(layout, name) for layout in layouts), PARTS[name])
        for name in layouts[0].shapes
    ]
    rows.append(("all", *(layout.size for layout in layouts), ""))
    return table(("part", *(f"`{id}`" for id in ids), "tells"), rows)


def commands() -> str:
    """What can be typed at a question, in every language, and what it does."""
    rows = (
        (*(f"`{words(lang).say(f'command-{name}')}`" for lang in LANGUAGES), does)
        for name, does in TYPED.items()
    )
    return table((*LANGUAGES, "does"), rows)


TYPED: Final = {
    "hand": "your hand, with codes and names",
    "legal": "what you may play now, and what would be winning",
    "table": "what lies in the trick, what was led, who is winning; in Skull Queen all planks",
    "bids": "everybody's bid and tricks so far, and how many you still need",
    "planks": "everybody's plank, in Skull Queen",
    "score": "everybody's points",
    "turn": "whom everybody waits for",
    "last": "the last trick",
    "log": "the last ten lines, or as many as you say",
    "gone": "what was played in this round, by suit",
    "time": "how much time your clock has left, where one runs",
    "who": "who sits at the table, and who is the host",
    "why": "why your move was refused, or why the last trick went where it went",
    "rules": "the rules, in short",
    "codes": "every piece with its code, and what a die can show",
    "repeat": "what was told since your last answer, once more",
    "help": "how to answer, and these words",
    "hint": "what the strongest bot would do in your place, and why",
    "undo": "takes your last move back",
    "review": "what your choices were worth, once the game is over",
    "brief": "few words from now on",
    "normal": "the usual words",
    "full": "every detail",
    "save": "keeps the game",
    "quit": "keeps the game, tells how to come back, and leaves",
    "start": "begins the game, if you are the host",
    "say": "says something to the others",
    "extend": "30 seconds more, where a clock runs",
    "return": "takes your seat back from the bot that plays for you",
}


def _part(layout: Layout, name: str) -> str:
    shape = " x ".join(map(str, layout.shapes[name]))
    return f"{shape} at {layout.places[name].start}"


FACTS: Final[dict[str, Callable[[], str]]] = {
    "games": games,
    "commands": commands,
    "actions": actions,
    "columns_bids": partial(columns, BIDS[0]),
    "columns_planks": partial(columns, PLANKS[0], BIDS[0]),
    "observation_bids": partial(observation, BIDS),
    "observation_planks": partial(observation, PLANKS),
    **{id: partial(page, game) for id, game in GAMES.items()},
}


def filled(text: str) -> str:
    return BLOCK.sub(lambda block: f"{block[1]}{FACTS[block[2]]()}{block[3]}", text)


def main() -> None:
    for path in PAGES:
        path.write_text(filled(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
