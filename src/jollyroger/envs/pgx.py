"""Pgx: a pure function from state to state in JAX, to be compiled and mapped over many games."""

from pathlib import Path
from typing import Any

import jax.numpy as jnp
from jax import Array
from pgx._src.struct import dataclass, field
from pgx.core import Env
from pgx.core import State as PgxState

from ..arrays.chance import JaxChance
from ..arrays.steps import DEAL, OVER
from ..rules.refused import Refused
from .course import Course
from .refusals import sentence


@dataclass
class State(PgxState):  # type: ignore[misc]
    """What Pgx gives every state, and a batch of one game of ours."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _table: Any
    _id: str = field(pytree_node=False)

    @property
    def env_id(self) -> str:
        return self._id

    def to_svg(self, **_: object) -> str:
        """No picture of the table: whose turn it is and what was scored, a line for every game."""
        seats = self.current_player.reshape(-1)
        points = self.rewards.reshape(len(seats), -1)
        lines = [f"seat {seat}: {row}" for seat, row in zip(seats, points, strict=True)]
        told = "".join(f'<text y="{20 * at}">{line}</text>' for at, line in enumerate(lines, 1))
        return f'<svg xmlns="http://www.w3.org/2000/svg" height="{20 * len(lines)}">{told}</svg>'

    def save_svg(self, filename: str, **_: object) -> None:
        Path(filename).write_text(self.to_svg(), encoding="utf-8")


class PgxEnv(Env):  # type: ignore[misc]
    """Rewards are the points of a round when it is scored. A player's number is its seat."""

    version = "v0"

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course
        self.steps = course.steps

    @property
    def id(self) -> str:
        return f"jollyroger_{self.course.id}"

    @property
    def num_players(self) -> int:
        return self.course.players

    def _init(self, key: Array) -> State:
        chance = JaxChance(key)
        table = self.steps.init(jnp, chance.lot(1, self.num_players))
        return self._state(self._dealt(table, chance), jnp.zeros(self.num_players), jnp.int32(0))

    def _step(self, state: State, action: Array, key: Array | None) -> State:
        if key is None:
            raise ValueError(sentence(Refused("missing_key")))
        chance = JaxChance(key)
        thrown = chance.throw(1) if self.steps.thrown else None
        table = self.steps.step(jnp, state._table, jnp.asarray(action)[None], thrown)
        rewards = _scores(table) - _scores(state._table)
        return self._state(self._dealt(table, chance), rewards, state._step_count)

    def _observe(self, state: State, player_id: Array) -> Array:
        """What the seat to act may know, whoever asks."""
        seen: Array = self.course.observer.observe(jnp, state._table)[0]
        return seen

    def _dealt(self, table: Any, chance: JaxChance) -> Any:
        """The next deal where one is due; where none is, no card is drawn."""
        steps = self.steps
        count = steps.draws(table.round[0].astype(jnp.int32) + 1) * (table.phase == DEAL)[0]
        drawn = chance.draw(steps.deck, count, steps.draws(steps.rounds), 1)
        return steps.dealt(jnp, table, drawn)

    def _state(self, table: Any, rewards: Array, count: Array) -> State:
        return State(
            current_player=self.steps.actor(jnp, table)[0].astype(jnp.int32),
            observation=jnp.zeros(self.course.layout.size, jnp.int8),
            rewards=rewards.astype(jnp.float32),
            terminated=(table.phase == OVER)[0],
            truncated=jnp.bool_(False),
            legal_action_mask=self.steps.legal(jnp, table)[0],
            _step_count=count,
            _table=table,
            _id=self.id,
        )


def _scores(table: Any) -> Array:
    return jnp.concatenate(table.scores)
