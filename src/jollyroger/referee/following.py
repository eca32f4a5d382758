"""What may be played: pieces that were led, are held or would be played, by the words around."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..rules.game import Game
from ..rules.pieces import Code, Suit
from ..words import why
from ..words.catalogue import Words
from .answers import Answer
from .hearing import Item
from .things import Part, Thing

CUES: Final = ("lead", "hold", "play")
FIRST: Final = frozenset({"first", "laid", "after"})  # what lay first, or lies there, was led
OWN: Final = frozenset({"may", "must", "hold", "follow"})  # words about the asker's own piece
BREAK: Final = 2.0
CLOSE: Final = 2.2  # a word as close as this is about the piece, though it stand in a list
ASKS: Final = frozenset({"may", "must", "follow"})


@dataclass(frozen=True, slots=True)
class Situation:
    """What lies there, what is held, what somebody would like to play, and what is not held."""

    led: tuple[Thing, ...] = ()
    held: tuple[Thing, ...] = ()
    wanted: tuple[Thing, ...] = ()
    missing: tuple[Thing, ...] = ()


def situation(parts: Sequence[Part], german: bool) -> Situation:
    """Every piece belongs to the nearest word for leading, holding or playing."""
    found: dict[str, list[Thing]] = {"lead": [], "hold": [], "play": [], "missing": []}
    cue = ""
    for index, part in enumerate(parts):
        if isinstance(part, Thing) and part.faces:
            if cue in ("lead", "play") and _comes_next(parts, index):
                found["lead"] = found["lead"] or [found["play"].pop()]
                cue = "lead"
            else:
                apart, own = _cue(parts, index, german)
                cue = cue if apart > CLOSE and _goes_on(parts, index) else own
            absent = _is_none(parts, index) or (cue == "hold" and _is_denied(parts, index))
            found["missing" if absent else cue].append(part)
    before, found["play"] = _told_before(parts, found["play"])
    found["lead"] = sorted((*before, *found["lead"]), key=lambda thing: thing.at)
    return Situation(*(tuple(found[name]) for name in (*CUES, "missing")))


def _told_before(parts: Sequence[Part], played: list[Thing]) -> tuple[list[Thing], list[Thing]]:
    """`Ann plays an Escape, Ben red 5. Must I play red?`: what comes before the question lies."""
    asks = (part.at for part in parts if isinstance(part, Item) and part.values & {"may", "must"})
    at = next(asks, 0)
    before = [thing for thing in played if thing.at < at]
    return (before, played[len(before) :]) if len(before) < len(played) else ([], played)


def _goes_on(parts: Sequence[Part], index: int) -> bool:
    """Whether the piece stands in a list behind another: between them a comma or an `and`."""
    listed = False
    for part in reversed(parts[:index]):
        if isinstance(part, Thing):
            return listed
        if part.kind != "join" and part.text != "," and not part.values & {"then", "or"}:
            return False
        listed = True
    return False


def _comes_next(parts: Sequence[Part], index: int) -> bool:
    """`..., then red 5`: it continues the trick; `must I then play red` is about one's own."""
    then = False
    for part in reversed(parts[:index]):
        if isinstance(part, Thing) or (then and part.kind == "break"):
            return then
        if part.values & OWN:
            return False
        then = then or "then" in part.values
    return False


def _cue(parts: Sequence[Part], index: int, german: bool) -> tuple[float, str]:
    """In doubt the word before it, in German the word behind it."""
    if index and "after" in getattr(parts[index - 1], "values", ()):
        return 0.0, "lead"  # `after a Pirate`
    near: list[tuple[float, str]] = []
    for other, part in enumerate(parts):
        cues = _cues(part)
        for cue in sorted(cues, key=CUES.index):
            behind = other > index
            near.append((_apart(parts, index, other) + 0.1 * (behind != german), cue))
    return min(near, default=(0.0, "play"))


def _cues(part: Part) -> set[str]:
    if isinstance(part, Thing):
        return set()
    if part.kind == "ordinal" or part.values & FIRST:
        return {"lead"}
    if "follow" in part.values and "must" not in part.values:
        return {"hold"}  # who could follow red has red
    return set(part.values & set(CUES)) if part.kind == "word" else set()


def _apart(parts: Sequence[Part], index: int, other: int) -> float:
    low, high = sorted((index, other))
    between = parts[low + 1 : high]
    breaks = sum(isinstance(part, Item) and _parts(part) for part in between)
    joins = sum(isinstance(part, Item) and part.kind == "join" for part in between)
    things = sum(isinstance(part, Thing) for part in between)
    return abs(parts[high].at - parts[low].at) + BREAK * breaks + joins - things


def _parts(item: Item) -> bool:
    """A comma, a full stop, an `if`: what stands behind it belongs to something else."""
    return item.kind == "break" or "if" in item.values


def _is_denied(parts: Sequence[Part], index: int) -> bool:
    """`I have no red`: a no close before the piece, or close behind it."""
    around = (*parts[max(index - 3, 0) : index], *parts[index + 1 : index + 2])
    return any(
        isinstance(part, Item) and (part.kind == "none" or "not" in part.values) for part in around
    )


def _is_none(parts: Sequence[Part], index: int) -> bool:
    """`No blue left`, `out of blue`: nobody has to say of whose hand they speak."""
    before = parts[index - 1] if index else None
    return isinstance(before, Item) and (before.kind == "none" or "not" in before.values)


def all_held(here: Situation) -> Situation:
    """For who asks what may be played: there is nothing yet that somebody would play."""
    return Situation(here.led, (*here.held, *here.wanted), (), here.missing)


def opening(here: Situation) -> Situation:
    """`May I lead a Pirate?`: what would be led is what somebody would play."""
    return Situation(wanted=here.led) if not (here.wanted or here.held) else here


def led_suit(here: Situation) -> Thing | None:
    """A suit of which somebody said that it was led, without naming the piece."""
    return next((thing for thing in here.led if thing.suit and not thing.sure), None)


def as_laid(things: Sequence[Thing], led: Thing | None) -> tuple[Thing, ...]:
    """In the order of play: the piece of the suit that was led comes first."""
    same = [thing for thing in things if led and thing.suit == led.suit and thing.sure]
    if led is None or not same:
        return tuple(things)
    return (same[0], *(thing for thing in things if thing is not same[0] and thing is not led))


def legal(words: Words, game: Game, here: Situation, must: bool = False) -> Answer | None:
    """The engine's answer, where enough was said to ask it: may I, or must I?"""
    trick = tuple(game.box.faces[thing.faces[0]] for thing in here.led)
    asks = game.following(trick)
    suit = asks.suit
    hand = tuple(thing.held(game) for thing in (*here.wanted, *here.held))
    if not trick and not (here.wanted and not here.held and not here.missing):
        return None
    if suit and not must and _is_open(here, suit):
        return None
    held = hand if here.held or here.missing else (*hand, *_any_of(game, suit))
    clause, reason = why.legal(words, game, held, asks)
    if not hand:
        return Answer({}, clause, reason)
    plays = {play.code for play in game.box.playable(hand, suit)}
    if here.wanted and must:
        return Answer({"yes": _forced(here, suit)}, clause, reason)
    if here.wanted:
        allowed = all(_may(game, thing, plays) for thing in here.wanted)
        return Answer({"yes": allowed}, clause, reason)
    legal = [play.code for play in game.box.playable(hand, suit)]
    facts = {"legal": legal} if all(thing.sure for thing in here.held) else {}
    return Answer(facts, clause, reason)


def _may(game: Game, thing: Thing, plays: set[Code]) -> bool:
    return any(play.code in plays for play in game.box.held[thing.held(game)].plays)


def _is_open(here: Situation, suit: Suit) -> bool:
    """`Red was led, may I play black?`: that hangs on a hand of which nothing was said."""
    other = any(thing.suit not in (None, suit) for thing in here.wanted)
    return other and not (here.held or here.missing)


def _forced(here: Situation, suit: Suit | None) -> bool:
    """Only a suit that is set binds, and only those who have it; a choice is left among two, and
    to who holds a special piece."""
    if suit is None or any(thing.suit == suit for thing in here.missing):
        return False
    if any(thing.special for thing in here.held):
        return False
    others = any(thing.suit == suit for thing in here.held)
    return all(t.suit == suit and not (t.sure and others) for t in here.wanted)


def _any_of(game: Game, suit: Suit | None) -> tuple[Code, ...]:
    """A hand that can follow, for those who ask what they have to follow."""
    return tuple(piece.code for piece in game.box.pieces if piece.suit == suit)[:1]
