"""How a room reaches the world: clocks, chance, and how long it waits."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Final

from ..bots.crew import BOTS
from ..rules.moves import Seat
from ..table.fair import Fair
from ..table.state import Sealing, TableState
from ..table.world import World
from .thinking import Thinking

DEAL_WAIT: Final = 5.0  # seconds a person's number is waited for
GRACE: Final = 30.0  # seconds a lost line may take to come back


@dataclass(frozen=True, slots=True)
class Ways:
    """Tests supply their own."""

    now: Callable[[], float] = time.time  # for the log; nothing waits by a clock that may jump
    monotonic: Callable[[], float] = time.monotonic
    entropy: Callable[[int], bytes] = os.urandom
    bot_delay: float = 0.0
    grace: float = GRACE
    deal_wait: float = DEAL_WAIT
    guest_days: int = 365  # a guest who left nothing behind is known for so long
    chance: Callable[[Sealing], Fair] = Fair.of
    luck: Callable[[TableState, Seat], Random] = lambda table, seat: SystemRandom()  # a bot's
    thinking: Thinking = field(default_factory=Thinking)

    def world(self) -> World:
        return World(self.now(), self.entropy, frozenset(BOTS), self.chance)
