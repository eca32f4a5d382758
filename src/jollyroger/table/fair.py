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
from .state import NextDeal

SIZE: Final = 32  # bytes in a seed and in a person's number
WORD: Final = 2**32


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the secret is."""
    return sha256(secret).hexdigest()


def secret_bytes(text: str) -> bytes | None:
    """The bytes of a seed or a number, written in one way only."""
    if len(text) != 2 * SIZE or set(text) - set("0123456789abcdef"):
        return None
    return bytes.fromhex(text)


def opens(secret: str, digest: str | None) -> bool:
    """Whether this is what the hash was shown of."""
    given = secret_bytes(secret)
    return given is not None and commitment(given) == digest


def seeded_secret(seed: int, whose: str, round: int) -> bytes:
    """The `table`'s part of a round, or the `person`'s, in a local game with a seed."""
    return sha256(f"jollyroger/{seed}/{whose}/{round}".encode()).digest()


@dataclass(frozen=True, slots=True)
class Fair:
    """One round's chance. Seats that gave no number are bots, or were late, and add nothing."""

    seed: bytes
    round: int
    nonces: Mapping[Seat, bytes]

    @classmethod
    def of(cls, next_deal: NextDeal) -> "Fair":
        nonces = {s: bytes.fromhex(nonce) for s, nonce in enumerate(next_deal.nonces) if nonce}
        return cls(bytes.fromhex(next_deal.seed), next_deal.round, nonces)

    @classmethod
    def seeded(cls, seed: int, round: int) -> "Fair":
        """A local game's: one person in seat 0, whose number comes from the seed too."""
        person = seeded_secret(seed, "person", round)
        return cls(seeded_secret(seed, "table", round), round, {0: person})

    def chance(self, state: State) -> Drawn:
        """Chance for the next move, the same however often and by whomever it is asked for."""
        return self.at(_label(state))

    def at(self, place: str) -> Drawn:
        """Chance at a place of the round: `deal`, or a trick and the pieces in it, as `2.1`."""
        source = _numbers(self.seed, f"{self._base()}/{place}")

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
