"""The shelf: every game by its id, and the options each of them can be played with."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from .bidding import BiddingGame
from .expansions.landlubber import landlubber
from .game import Game
from .games import dice, doubloons, skull_king, skull_queen
from .refused import Refused

_shelf: Final[dict[str, Game]] = {
    module.GAME.id: module.GAME for module in (skull_king, dice, doubloons, skull_queen)
}
GAMES: Final[Mapping[str, Game]] = MappingProxyType(_shelf)
USUAL: Final = next(iter(GAMES))  # the game of whoever names none
Expansion = Callable[[BiddingGame], BiddingGame]
OPTIONS: Final[Mapping[str, Mapping[str, Expansion]]] = {"dice": {"landlubber": landlubber}}


def put(game: Game) -> None:
    """Another game beside ours, made outside of this package; its words go to `words`."""
    _shelf[game.id] = game


def take(id: str) -> None:
    """Off the shelf again."""
    del _shelf[id]


def load(id: str, options: Iterable[str] = ()) -> Game:
    """The game of that id with its options applied, in the order given."""
    if id not in GAMES:
        raise Refused("unknown_game", game=id, games=tuple(GAMES))
    game = GAMES[id]
    for option in options:
        game = _expanded(game, option)
    return game


def _expanded(game: Game, option: str) -> Game:
    expansions = OPTIONS.get(game.id, {})
    if option not in expansions or not isinstance(game, BiddingGame):
        raise Refused("unknown_option", option=option, game=game.id, options=tuple(expansions))
    return expansions[option](game)
