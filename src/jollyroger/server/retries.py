"""A store that takes nothing for a while: what has to be done is tried again, and not in haste."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from ..rules.refused import Refused
from ..store import Unkept

log = logging.getLogger("jollyroger.rooms")

NOT_KEPT: Final = "not_kept"


async def insist(work: Callable[[], Coroutine[Any, Any, None]], wait: float) -> None:
    """What the log has brought about is done in the end, whenever the store takes it."""
    while True:
        try:
            return await work()
        except Unkept as trouble:
            log.debug("not kept yet: %s", trouble)
        except Refused as refused:
            if refused.code != NOT_KEPT:
                raise
        await asyncio.sleep(wait)
