"""Gymnasium: one seat of a table, bots in the others."""

from collections.abc import Sequence
from random import Random
from typing import Any, SupportsFloat

from gymnasium import Env, spaces
from gymnasium.envs.registration import EnvSpec

from ..bots.crew import Bot, bot
from ..rules.moves import Seat
from ..rules.refused import Refused
from .chronicle import HUMAN, MODES
from .course import Course
from .numbered import PENALTY, Numbered, Observation, observation_space

Bots = str | Bot | Sequence[str | Bot]
Info = dict[str, Any]


class SingleEnv(Env[Observation, int]):
    """Rewards are this seat's points of a round when it is scored; a refused action costs
    `PENALTY` and is asked again. Bots get views, like everywhere."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self, course: Course, seat: Seat, bots: Bots, render_mode: str | None = None
    ) -> None:
        if seat not in course.seats:
            raise Refused("no_such_seat", seat=seat, players=course.players)
        self.course = course
        self.seat = seat
        self.crew = crew(course, seat, bots)
        self.render_mode = render_mode
        self.observation_space: Any = observation_space(course)
        self.action_space: Any = spaces.Discrete(course.actions)
        self._table = Numbered(course, render_mode, seat)
        self.spec = EnvSpec(
            f"jollyroger/{course.id}-v0",
            entry_point="jollyroger.envs.single:SingleEnv",
            kwargs={"course": course, "seat": seat, "bots": bots},
        )

    def reset(
        self, *, seed: int | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self._table.begin(self._drawn())
        self._rngs = {other: Random(self._drawn()) for other in self.crew}
        self._others()
        return self._seen(None)

    def step(self, action: int) -> tuple[Observation, SupportsFloat, bool, bool, Info]:
        points, refused = self._table.act(self.seat, action)
        reward = points[self.seat] + self._others() + (PENALTY if refused else 0.0)
        seen, info = self._seen(refused)
        return seen, reward, self._table.match.over, False, info

    def render(self) -> Any:
        return self._table.chronicle.read()

    @property
    def scores(self) -> tuple[int, ...]:
        return self._table.match.state.scores()

    def _others(self) -> int:
        """The bots play until it is this seat's turn; what it scored meanwhile."""
        match, scored = self._table.match, 0
        while (other := self._table.actor) not in (None, self.seat):
            assert other is not None
            move = self.crew[other](match.view(other), match.may(other), self._rngs[other])
            scored += self._table.take(other, move)[self.seat]
        if self.render_mode == HUMAN:
            self.render()
        return scored

    def _seen(self, refused: str | None) -> tuple[Observation, Info]:
        seen = self._table.observe(self.seat)
        info: Info = {"action_mask": seen["action_mask"].copy()}
        return seen, info | ({"refused": refused} if refused else {})

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**63))


def crew(course: Course, seat: Seat, bots: Bots) -> dict[Seat, Bot]:
    """Who sits in the other seats: one bot in all of them, or one named for each."""
    others = [other for other in course.seats if other != seat]
    named = [bots] * len(others) if isinstance(bots, str) or callable(bots) else list(bots)
    if len(named) != len(others):
        raise Refused("bot_count", bots=len(named), players=len(others))
    found = [bot(name) if isinstance(name, str) else name for name in named]
    return dict(zip(others, found, strict=True))
