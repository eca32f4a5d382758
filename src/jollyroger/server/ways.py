"""How a room reaches the world: clocks, chance, and how long it waits."""

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Final

from ..bots.crew import BOTS
from ..rules.moves import Seat
from ..table.fair import Fair, commitment
from ..table.settings import PACES, Pace, Speed
from ..table.state import NextDeal, TableState
from ..table.world import World
from .codes import spoken_code
from .thinking import Thinking

DEAL_WAIT: Final = 5.0  # seconds a person's number is waited for
GRACE: Final = 30.0  # seconds a lost line may take to come back
STORE_WAIT: Final = 1.0  # seconds until another try where the store takes nothing


@dataclass(frozen=True, slots=True)
class Ways:
    """Tests supply their own."""

    now: Callable[[], float] = time.time  # for the log; nothing waits by a clock that may jump
    monotonic: Callable[[], float] = time.monotonic
    entropy: Callable[[int], bytes] = os.urandom
    bot_delay: float = 0.0
    grace: float = GRACE
    deal_wait: float = DEAL_WAIT
    store_wait: float = STORE_WAIT
    guest_days: int = 365  # a guest who left nothing behind is known for so long
    code: Callable[[], str] = spoken_code  # for a new table or pad
    chance: Callable[[NextDeal], Fair] = Fair.of
    commit: Callable[[bytes], str] = commitment
    paces: Mapping[Speed, Pace | None] = field(default_factory=lambda: PACES)
    luck: Callable[[TableState, Seat], Random] = lambda table, seat: SystemRandom()  # a bot's
    thinking: Thinking = field(default_factory=Thinking)

    def world(self) -> World:
        bots = frozenset(BOTS)
        return World(self.now(), self.entropy, bots, self.chance, self.commit, paces=self.paces)
