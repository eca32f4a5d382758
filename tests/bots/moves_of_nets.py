"""What the shipped nets see and play, at positions of random games: for a comparison that stays."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

import numpy as np

from contract.voyages import PLAIN, Table, sail
from jollyroger.arrays.conversion import of_state
from jollyroger.arrays.lockstep import lockstep, observer
from jollyroger.bots.crew import bot
from jollyroger.rules.game import due, may
from jollyroger.rules.notation import write_move
from jollyroger.rules.state import State
from jollyroger.rules.view import view
from shelf import TRAINED

BOTS = ("level5", "level2-bold")
EVERY = 7  # decisions


def positions(table: Table) -> Iterator[tuple[State, int]]:
    steps = [step.before for step in sail(table, 11)]
    for state in steps[::EVERY]:
        if waited_for := due(table.game, state):
            yield state, waited_for[0]


def seen(table: Table) -> str:
    """A digest of every observation, byte for byte."""
    steps = lockstep(table.game, table.players)
    watch, digest = observer(steps), sha256()
    for state, seat in positions(table):
        known = view(table.game, state, seat).known
        rows = watch.observe(np, of_state(steps, known), np.array([seat]))
        digest.update(np.ascontiguousarray(rows).tobytes())
    return digest.hexdigest()


def played(table: Table, name: str) -> str:
    """The moves, as they are written."""
    moves = []
    for state, seat in positions(table):
        options = may(table.game, state, seat)
        moves.append(bot(name)(view(table.game, state, seat), options, Random(5)))
    return "; ".join(write_move(table.game, move) for move in moves)


def told() -> dict[str, dict[str, str]]:
    return {
        str(table): {"seen": seen(table), **{name: played(table, name) for name in BOTS}}
        for table in PLAIN
        if table.game.id in TRAINED
    }
