"""What a player can read off the table: what was led, who would take the trick, why not.

Everything here follows from one seat's view and the rules; a client that knows no rules draws
it. Nothing in it is advice."""

from collections.abc import Mapping
from dataclasses import dataclass

from .events import TrickOutcome
from .game import may, refusal
from .moves import plays_in
from .pieces import Code, Suit
from .refused import Refused
from .state import Laid, Phase
from .view import View


@dataclass(frozen=True, slots=True)
class Aid:
    """`now` is what would come of the trick as it lies, `would` of each play added to it.

    `barred` tells of each piece in the hand that may not be played why not."""

    led: Suit | None = None
    now: TrickOutcome | None = None
    barred: Mapping[Code, Refused] | None = None
    would: Mapping[Code, TrickOutcome] | None = None


def aid(view: View, hints: bool = True) -> Aid:
    """For the seat to move everything, for the others what lies open; `would` is a hint."""
    game, known = view.game, view.known
    if known.phase is not Phase.PLAY:
        return Aid()
    led, now = game.led(known), game.resolve(known) if known.trick else None
    if view.seat is None or view.seat not in game.acting(known) or game.asks(known):
        return Aid(led, now)
    return Aid(led, now, _barred(view), _would(view) if hints else None)


def _barred(view: View) -> dict[Code, Refused]:
    game, known, seat = view.game, view.known, view.seat
    open_to = {game.box.piece_of_play[play.code].code for play in plays_in(may(game, known, seat))}
    closed = sorted({code for code in view.hand if code} - open_to)
    # A piece with several faces is barred for the same reason whichever one is named.
    return {code: refusal(game, known, seat, game.box.held[code].plays[0]) for code in closed}


def _would(view: View) -> dict[Code, TrickOutcome]:
    """A die shows its face only when it is thrown, so nothing can be said about one."""
    known, seat = view.known, view.seat
    assert seat is not None
    plays = plays_in(may(view.game, known, seat))
    return {
        play.code: view.game.resolve(known._replace(trick=(*known.trick, Laid(seat, play.code))))
        for play in plays
        if not view.game.box.piece_of_play[play.code].thrown
    }
