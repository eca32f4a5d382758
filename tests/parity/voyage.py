"""The same random games on both sides: the rules one by one, the arrays all at once."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from jollyroger.arrays.conversion import of_state
from jollyroger.arrays.lockstep import lockstep
from jollyroger.arrays.steps import Steps
from jollyroger.rules.chance import Drawn
from jollyroger.rules.events import Dealt, Event, LotDrawn, Played
from jollyroger.rules.game import Game, decide, may, start
from jollyroger.rules.moves import Choice, Deal
from jollyroger.rules.shelf import GAMES
from jollyroger.rules.state import Phase, State, fold
from shelf import COLUMNED

TABLES = [
    (game, options, players)
    for game, options in [*((id, ()) for id in COLUMNED), ("dice", ("landlubber",))]
    for players in GAMES[game].rounds
]


class Voyage:
    """A batch of games of the rules and the same games as arrays, moved on together."""

    def __init__(self, game: Game, players: int, batch: int, seed: int) -> None:
        self.game = game
        self.steps: Steps[Any] = lockstep(game, players)
        self.rng = Random(f"{game.id}/{players}/{seed}")
        self.chance = Drawn(self.rng.randrange)
        self.states: list[State] = [start(game, players)] * batch
        self.columns: Any = None
        self.actions = np.zeros(batch, "uint16")
        self.thrown: np.ndarray[Any, Any] | None = None
        self.drawn = np.zeros((0, batch), "uint8")

    def moves(self) -> Iterator[str]:
        """What happens next, "deal" or "step"; the rules are one ahead of the arrays then."""
        while self.states[0].phase is not Phase.OVER:
            if self.states[0].phase is Phase.DEAL:
                self._deal()
                yield "deal"
            else:
                self._choose()
                yield "step"

    def _take(self, number: int, seat: int | None, move: Any) -> tuple[Event, ...]:
        events = decide(self.game, self.states[number], seat, move, self.chance)
        self.states[number] = fold(self.states[number], events)
        return events

    def _deal(self) -> None:
        happened = [self._take(number, None, Deal()) for number in range(len(self.states))]
        if self.columns is None:
            lots = [
                event.dealer
                for events in happened
                for event in events
                if isinstance(event, LotDrawn)
            ]
            self.columns = self.steps.init(np, np.array(lots, "uint8"))
        dealt = [event for events in happened for event in events if isinstance(event, Dealt)]
        self.drawn = np.array([self._order(event) for event in dealt], "uint8").T

    def _order(self, event: Dealt) -> list[int]:
        """The deal as the arrays take it: around the table, then the centre."""
        around = [code for row in zip(*event.hands, strict=True) for code in row]
        return [self.steps.pack.pieces.index(code) for code in (*around, *event.centre) if code]

    def _choose(self) -> None:
        seats = self.steps.actor(np, self.columns)
        thrown = []
        for number, state in enumerate(self.states):
            seat = int(seats[number])
            move = self.rng.choice(may(self.game, state, seat))
            assert isinstance(move, Choice)
            self.actions[number] = self.steps.index[move]
            thrown.append(self._thrown(self._take(number, seat, move)))
        self.thrown = np.array(thrown, "uint8") if self.steps.thrown else None

    def _thrown(self, events: tuple[Event, ...]) -> int:
        for event in events:
            if isinstance(event, Played) and self.steps.thrown:
                faces = self.game.box.held[event.piece].faces
                return [face.code for face in faces].index(event.face)
        return 0

    def legal(self, games: int) -> list[set[int]]:
        """What the rules allow the seats to act in the first games, as numbers."""
        seats = self.steps.actor(np, self.columns)
        return [
            {
                self.steps.index[move]
                for move in may(self.game, state, int(seat))
                if isinstance(move, Choice)
            }
            for state, seat in zip(self.states[:games], seats[:games], strict=True)
        ]

    def sail(self, xp: Any, kind: str, columns: Any) -> Any:
        """The arrays' side of what the rules have just done."""
        if kind == "deal":
            return self.steps.dealt(xp, columns, xp.asarray(self.drawn))
        thrown = None if self.thrown is None else xp.asarray(self.thrown)
        return self.steps.step(xp, columns, xp.asarray(self.actions), thrown)

    def drawn_rows(self) -> np.ndarray[Any, Any]:
        """The deal with as many rows in every round, so that a device compiles it once."""
        rows = self.steps.draws(self.steps.rounds)
        return np.pad(self.drawn, ((0, rows - len(self.drawn)), (0, 0)))

    def differences(self, number: int) -> list[str]:
        """The columns in which a game differs from the rules' state of it."""
        expected = of_state(self.steps, self.states[number])
        # SQ14: the captains' cards lie in the arrays' trick before the rules show them.
        sealed = {"trick", "turn"} if self.game.blind(self.steps.players) else set()
        return [
            f"{name}: {_entry(mine, number)} is {_entry(theirs, 0)} by the rules"
            for name, mine, theirs in zip(expected._fields, self.columns, expected, strict=True)
            if name not in sealed and _entry(mine, number) != _entry(theirs, 0)
        ]


def _entry(column: Any, number: int) -> Any:
    if isinstance(column, tuple):
        return tuple(_entry(part, number) for part in column)
    return column[..., number].tolist()


def same(mine: Any, theirs: Any) -> bool:
    """Whether two states have equal columns of equal types."""
    if isinstance(mine, tuple):
        return all(same(*pair) for pair in zip(mine, theirs, strict=True))
    return mine.dtype == theirs.dtype and bool((mine == np.asarray(theirs)).all())
