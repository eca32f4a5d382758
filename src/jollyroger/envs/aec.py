"""PettingZoo: every seat an agent, asked one after the other."""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ..rules.moves import Seat
from .chronicle import HUMAN, MODES
from .course import Course, Numbers
from .numbered import LEAST, MOST, PENALTY, Numbered, Observation, numbers, observation_space


class AecEnv(AECEnv):  # type: ignore[misc]
    """Rewards are the points of a round when it is scored; a refused action costs `PENALTY`."""

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        super().__init__()
        self.course = course
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{course.id}_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = course.agents
        self.state_space = numbers(course.players * course.layout.size, LEAST, MOST)
        self._spaces = {agent: observation_space(course) for agent in self.possible_agents}
        self._moves = {agent: spaces.Discrete(course.actions) for agent in self.possible_agents}
        self._table = Numbered(course, render_mode)
        self._seeds = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Options are for other environments: whatever they hold is left alone."""
        if seed is not None:
            self._seeds = Random(int(seed))
        self._table.begin(self._seeds.getrandbits(63))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        points, refused = self._table.act(self._seat(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, map(float, points), strict=True))
        self.rewards[agent] += PENALTY if refused else 0.0
        self.infos[agent] = {"refused": refused} if refused else {}
        self._accumulate_rewards()
        self._ask()

    def observe(self, agent: str) -> Observation:
        return self._table.observe(self._seat(agent))

    def state(self) -> Numbers:
        """Everything that anybody knows: the observations of all seats in a row."""
        state = self._table.match.state
        return np.concatenate([self.course.observed(state, seat) for seat in self.course.seats])

    def render(self) -> str | None:
        return self._table.chronicle.read()

    def close(self) -> None:
        """Nothing is open."""

    @property
    def scores(self) -> tuple[int, ...]:
        return self._table.match.state.scores()

    def _ask(self) -> None:
        actor = self._table.actor
        if actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[actor or 0]
        if self.render_mode == HUMAN:
            self.render()

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)
