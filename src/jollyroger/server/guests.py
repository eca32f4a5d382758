"""Who somebody is: a token that we signed, of a guest whom we still know."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ..store import Guest, Store, Unkept
from .identity import SESSION, Signer

DAY: Final = 86_400.0


class Guests:
    """Asks the store at every door, so that a token can end: it is as good as its guest's row."""

    def __init__(self, store: Store, signer: Signer, now: Callable[[], float]) -> None:
        self._store = store
        self._signer = signer
        self._now = now

    def token(self, guest: Guest, purpose: str = SESSION) -> str:
        return self._signer.token(guest.id, purpose, guest.epoch)

    async def find(self, token: str | None, purpose: str = SESSION) -> Guest | None:
        """The guest of a token; None where it is not ours, has ended, or its guest is gone."""
        claim = self._signer.claim(token, purpose) if token else None
        known = await self._store.guest(claim.guest) if claim else None
        if claim is None or known is None or known.epoch != claim.epoch:
            return None
        if self._now() - known.seen > DAY:  # so exactly nobody needs to know
            with suppress(Unkept):  # nor is it worth turning somebody away
                await self._store.see(known.id, self._now())
        return known
