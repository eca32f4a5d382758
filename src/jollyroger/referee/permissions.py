"""May I, must I, which suit counts: what somebody may play, asked about in any of these ways."""

from dataclasses import replace
from typing import Final

from . import following, topics
from .answers import Answer
from .asked import Asked
from .following import situation
from .hearing import Item

FIGHTS: Final = frozenset({"beat", "against", "win", "capture", "lose", "high"})
ALLOWS: Final = frozenset({"may", "must", "follow", "can_not"})
PLAYS: Final = frozenset({"follow", "hold", "play", "can_not"})
OWN: Final = frozenset({"may", "must", "can_not", "hold"})  # what is about the asker's hand
TAKES: Final = frozenset({"take", "trick"})
PLAIN: Final = 4  # a topic more telling than this is not about following at all


def to_follow(asked: Asked) -> Answer | None:
    """Which suit counts, after what was led."""
    said = any(isinstance(part, Item) and "suit" in part.values for part in asked.parts)
    asks = said and asked.about & {"what", "who"} and asked.about & {"lead", "first", "start"}
    if not asks or not asked.things or asked.about & (FIGHTS | {"hold", "may"}):
        return None
    if topics.has(asked.game, "wild") and all(map(asked.is_wild, asked.things)):
        return topics.told(asked.words, asked.game, "wild")
    return following.legal(asked.words, asked.game, following.Situation(led=asked.things))


def sets_suit(asked: Asked) -> Answer | None:
    """`Does a yellow flag set yellow?`: what has a suit sets it, nothing else does."""
    things = asked.present
    if "set" not in asked.about or asked.about & (FIGHTS | {"what", "who"}) or not things:
        return None
    first, *others = things
    name = "yellow" if topics.has(asked.game, "yellow") and "flag" in asked.about else "first"
    yes = first.suit is not None and all(thing.suit == first.suit for thing in others)
    told = topics.told(asked.words, asked.game, name)
    return replace(told, facts={**told.facts, "yes": yes})


def allowed(asked: Asked) -> Answer | None:
    """May I, must I, what can I play."""
    about, things = asked.about, asked.things
    holds = {"hold", "lead"} <= about and not about & FIGHTS
    if not (about & ALLOWS or holds) or (about & FIGHTS and not about & PLAYS):
        return None
    if "who" in about and "win" in about and not about & OWN and len(things) > 1:
        return None  # `black 3 leads, red 5 follows, who wins?`
    if "mary" in about and about & {"declare", "like"} and not (_bound(about) or "lead" in about):
        return None
    here = situation(asked.parts, german=asked.lang == "de")
    if about & {"what", "who"} and {"hold", "play"} <= about:
        here = following.all_held(here)
    if "may" in about and not about & {"hold", "follow", "what", "who"}:
        here = following.opening(here)
    if here.led or (here.wanted and about & {"lead", "start"} and not _bound(about)):
        must = "must" in about and "may" not in about
        if must and here.wanted and about & {"beat", "high", "low"}:  # `must I play a higher red?`
            told = topics.told(asked.words, asked.game, "follow")
            return replace(told, facts={**told.facts, "yes": False})
        found = following.legal(asked.words, asked.game, here, must) or _follow(asked, here)
        if found and about >= {"may", "must", "or"}:  # `must I, or can I?` has no yes
            found = replace(found, facts={})
        return found or topics.told(asked.words, asked.game, "follow")
    forced = "must" in about and (about & {"trump", "beat", "win"} or about >= TAKES)
    return _follow(asked, here) if _bound(about) or about & {"suit"} or things or forced else None


def _bound(about: frozenset[str]) -> bool:
    """Whether somebody speaks of having the suit or not."""
    return bool(about & {"follow", "can_not"}) or {"hold", "suit"} <= about


def _asks_for_special(about: frozenset[str]) -> bool:
    return "special" in about and not about & {"what", "who", "when", "lead", "not"}


def _is_free(asked: Asked, here: following.Situation) -> bool:
    """Nobody must trump, beat, or play a special piece; who was not asked about a suit may."""
    about = asked.about
    if about & {"what", "who", "bid", "points"}:
        return False
    if here.wanted and all(thing.special for thing in here.wanted):
        return True
    follows = "follow" in about and "can_not" not in about
    return (bool(about & {"trump", "beat", "win", "special"}) or about >= TAKES) and not follows


def _follow(asked: Asked, here: following.Situation) -> Answer | None:
    """The rule itself, with a yes or no where the pieces that were named allow one."""
    about = asked.about
    told = topics.told(asked.words, asked.game, "follow")
    if "must" in about and _is_free(asked, here):
        return replace(told, facts={**told.facts, "yes": False})
    way = topics.topic(asked.game, about)
    nearer = ("follow" in way.said and "play" not in about) or not _bound(about)
    if way.weight > PLAIN and way.topic != "follow" and nearer:
        return None
    if about & {"may", "must"} == {"may"} and not here.wanted and _asks_for_special(about):
        return replace(told, facts={**told.facts, "yes": True})
    if "may" not in about or "must" in about or not here.wanted:
        return told
    special = {thing.special for thing in here.wanted}
    if len(special) > 1:
        return told
    free = special == {True} or "can_not" in about or "not" in about or bool(here.missing)
    if not (free or _bound(about)):
        return told
    return replace(told, facts={**told.facts, "yes": free})
