"""OpenSpiel: a sequential game with chance nodes for the lot, every piece dealt and every throw."""

from functools import lru_cache
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from ..rules.game import Game
from ..rules.moves import Seat
from ..rules.notation import write_move
from ..rules.shelf import GAMES
from ..rules.state import Phase, State
from ..rules.view import view
from .course import Course, Numbers, course
from .extent import extent
from .moment import acted, answered, beginning
from .refusals import told
from .spelling import heard, own, spelled

PREFIX: Final = "jollyroger_"
AND: Final = "+"  # between options: a comma means something else in the name of a game


def loaded(course: Course) -> Any:
    options = {"players": course.players, "options": AND.join(course.options)}
    return pyspiel.load_game(PREFIX + course.id, options)


def _type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.id,
        long_name=f"Jolly Roger: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.REWARDS,
        max_num_players=max(game.rounds),
        min_num_players=min(game.rounds),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 4, "options": ""},
    )


TYPES: Final = {id: _type(game) for id, game in GAMES.items()}


def _info(course: Course) -> Any:
    size = extent(course.game, course.players)
    return pyspiel.GameInfo(
        num_distinct_actions=course.actions,
        max_chance_outcomes=size.answers,
        num_players=course.players,
        min_utility=float(size.least),
        max_utility=float(size.most),
        max_game_length=size.moves,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Parameters: `players`, and `options` joined by a plus sign. A subclass names the game."""

    id: ClassVar[str]

    def __init__(self, given: dict[str, Any]) -> None:
        options = given["options"].split(AND) if given["options"] else ()
        with told():
            self.course = course(self.id, given["players"], options)
        super().__init__(TYPES[self.id], _info(self.course), given)

    def new_initial_state(self, *_: object) -> "SpielState":
        return SpielState(self, self.course)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.course, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel copies and pickles what is in here: two values that nobody changes."""

    def __init__(self, game: SpielGame, course: Course) -> None:
        super().__init__(game)
        self.course = course
        self.now = beginning(course)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.now.question:
            return int(pyspiel.PlayerId.CHANCE)
        return self.course.actor(self.now.state)

    def is_terminal(self) -> bool:
        return self.now.state.phase is Phase.OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.now.question
        return self.now.question.odds

    def rewards(self) -> list[float]:
        """The points of the round that was scored since somebody last acted."""
        return [float(points) for points in self.now.points]

    def returns(self) -> list[float]:
        return [float(score) for score in self.now.state.scores()]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal(self.now.state, player)

    def _apply_action(self, action: int) -> None:
        if self.now.question:
            self.now = answered(self.course, self.now, action)
        else:
            seat, move = self.course.actor(self.now.state), self.course.move(action)
            self.now = acted(self.course, self.now, seat, move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return write_move(self.course.game, self.course.move(action))
        question = self.now.question
        return f"{question.verb} {question.names[action]}" if question else f"answer {action}"

    def __str__(self) -> str:
        lines, question = [spelled(self.course.game, self.now.state)], self.now.question
        if question:
            answers = " ".join(map(str, self.now.answers))
            lines.append(f"chance: {question.verb} after {answers or 'nothing'}")
        return "\n".join(lines)


@lru_cache(maxsize=64)
def _observed(course: Course, state: State, seat: Seat) -> Numbers:
    """Kept, because OpenSpiel looks at the first state whenever it asks how long a tensor is."""
    return course.observed(state, seat)


class SpielObserver:
    """Tensors are a seat's observation; strings tell it, with perfect recall as the whole log."""

    def __init__(self, course: Course, kind: Any) -> None:
        self.course = course
        self.kind = kind
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self.private and kind.public_info:
            self.tensor = np.zeros(course.layout.size, np.float32)
            self.dict = course.layout.views(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = _observed(self.course, state.now.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        game, now = self.course.game, state.now
        if not self.kind.public_info:
            return own(view(game, now.state, player)) if self.private else ""
        seat = player if self.private else None
        if self.kind.perfect_recall:
            return heard(game, now.log, seat)
        return spelled(game, view(game, now.state, seat).known)


for _id, _kind in TYPES.items():
    # A class, because OpenSpiel lets go of it after Python has ended: a function would crash there.
    pyspiel.register_game(_kind, type(_id, (SpielGame,), {"id": _id}))
