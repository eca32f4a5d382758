"""Fair dealing, provable: chance made from the table's sealed seed and every person's number.

The table shows the hash of its seed before anybody reveals a number, so neither side can steer
what they make together; when the seed is shown, anybody can make it again."""

import hmac
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from ..rules.chance import Drawn
from ..rules.moves import Seat
from ..rules.state import Phase, State
from .state import Sealing

SIZE: Final = 32  # bytes in a seed and in a person's number
WORD: Final = 2**32


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the secret is."""
    return sha256(secret).hexdigest()


@dataclass(frozen=True, slots=True)
class Fair:
    """One round's chance. Seats that gave no number are bots, or were late, and add nothing."""

    seed: bytes
    round: int
    nonces: Mapping[Seat, bytes]

    @classmethod
    def of(cls, sealing: Sealing) -> "Fair":
        nonces = {s: bytes.fromhex(nonce) for s, nonce in enumerate(sealing.nonces) if nonce}
        return cls(bytes.fromhex(sealing.seed), sealing.round, nonces)

    def chance(self, state: State) -> Drawn:
        """Chance for the next move, the same however often and by whomever it is asked for."""
        source = _numbers(self.seed, f"{self._base()}/{_label(state)}")

        def below(bound: int) -> int:
            # Words past the last whole multiple are thrown away: else low numbers came oftener.
            limit = WORD - WORD % bound
            return next(word for word in source if word < limit) % bound

        return Drawn(below)

    def _base(self) -> str:
        given = (f"{seat}:{self.nonces[seat].hex()}" for seat in sorted(self.nonces))
        return f"jollyroger/1/{self.round}/{','.join(given)}"


def _label(state: State) -> str:
    """Where in the round chance is asked: once to deal, then at most once a piece played."""
    if state.phase is Phase.DEAL:
        return "deal"
    return f"{len(state.tricks)}.{len(state.trick)}"


def _numbers(seed: bytes, message: str) -> Iterator[int]:
    """Whole numbers of 32 bits from HMAC-SHA256 over a counter, eight a block."""
    block = 0
    while True:
        digest = hmac.digest(seed, f"{message}/{block}".encode(), sha256)
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))
        block += 1
