"""Which games of the shelf have what not every game has; a test that needs it asks here."""

from jollyroger.arrays.lockstep import has_lockstep
from jollyroger.bots.trained import is_trained
from jollyroger.rules.game import Game
from jollyroger.rules.shelf import GAMES

COLUMNED = [id for id, game in GAMES.items() if has_lockstep(game)]  # `arrays` plays them
TRAINED = [id for id, game in GAMES.items() if is_trained(game)]  # nets are shipped for them
FEWEST = {id: min(game.rounds) for id, game in GAMES.items()}  # players


def players(game: Game, wanted: int = 3) -> int:
    """That many players, or as near to it as the game allows."""
    return min(game.rounds, key=lambda count: abs(count - wanted))


def counts(game: Game, *wanted: int) -> list[int]:
    """The fewest players of a game, and those of the wanted numbers that may play it."""
    return sorted({min(game.rounds), *(players for players in wanted if players in game.rounds)})
