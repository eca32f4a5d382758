"""Random games a second of one core through the full public path: may, decide, evolve, events."""

import random
import time

from jollyroger.rules.chance import Drawn
from jollyroger.rules.game import Game, decide, due, may, start
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase, evolve

SECONDS = 2.0


def play(game: Game, players: int, rng: random.Random) -> int:
    """One whole game; the number of events in its log."""
    chance = Drawn(rng.randrange)
    state = start(game, players)
    events = 0
    while state.phase is not Phase.OVER:
        seat = None if state.phase is Phase.DEAL else due(game, state)[0]
        for event in decide(game, state, seat, rng.choice(may(game, state, seat)), chance):
            state = evolve(state, event)
            events += 1
    return events


def main() -> None:
    print(f"{'game':12} {'players':>7} {'games/s':>9} {'events/s':>10}")
    for game in GAMES.values():
        for players in game.rounds:
            rng = random.Random(1)
            games = events = 0
            began = time.process_time()
            while (spent := time.process_time() - began) < SECONDS:
                events += play(game, players, rng)
                games += 1
            print(f"{game.id:12} {players:7} {games / spent:9.0f} {events / spent:10.0f}")


if __name__ == "__main__":
    main()
