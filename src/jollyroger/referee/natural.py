"""A question as people ask it at the table: what is it about, and what do the rules say to it?

One reading after the other is tried; the rules themselves are always asked, never told again."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from ..rules.game import Game
from ..rules.refused import Refused
from ..rules.shelf import OPTIONS
from ..rules.tricks import judge
from ..words.catalogue import Words
from ..words.names import play_name
from . import following, topics
from .answers import Answer, answer
from .asked import Asked, listen
from .contents import counts, hands, touched
from .counting import (
    asks_for_points,
    asks_for_range,
    counted,
    may_bid_nothing,
    score_question,
    two_bids,
)
from .fights import Fight, settled
from .following import situation
from .hearing import Item
from .permissions import ALLOWS, FIGHTS, allowed, sets_suit, to_follow
from .planks import spaces_question, trick_question
from .things import Part, Thing, thrown, trump

BEATS: Final = frozenset({"beat", "lose", "order"})
Reading = Callable[[Asked], Answer | None]


def understood(words: Words, game: Game, text: str) -> Answer:
    """The first reading that makes sense of it, or `Refused` with questions that do."""
    question = listen(words, game, text)
    for reading in READINGS:
        with suppress(topics.Untold):
            if found := reading(question):
                return found
    raise Refused("not_understood", None, text=text, **examples(words, game))


def examples(words: Words, game: Game) -> dict[str, str]:
    """Three questions about this game, for who does not know what to ask."""
    names = ("first", "second", "third")
    if not words.has(f"example-{game.id}-1"):
        return dict(zip(names, _examples(words, game), strict=True))
    return {name: words.say(f"example-{game.id}-{nth}") for nth, name in enumerate(names, 1)}


def _examples(words: Words, game: Game) -> tuple[str, ...]:
    """Of a game that has no words for them: a trick, and points for bids or for tricks alone."""
    codes = [*game.box.piece_of_play]
    trick, other = (_trick_of(words, game, each) for each in (codes[:2], codes[:3]))
    if game.scoring:
        return trick, words.say("example-2"), words.say("example-3")
    return trick, other, words.say("example-tricks-2")


def _trick_of(words: Words, game: Game, codes: Sequence[str]) -> str:
    return ", ".join(play_name(words, game, code) for code in codes)


# The readings, in the order in which they are tried


def _early(asked: Asked) -> Answer | None:
    name = topics.topic(asked.game, asked.about, early=True).topic
    return topics.told(asked.words, asked.game, name) if name else None


def _score(asked: Asked) -> Answer | None:
    game = asked.game
    if not game.scoring or not asks_for_points(asked.about):
        return None
    if asks_for_range(asked.about):
        return topics.told(asked.words, game, "bid")
    if may_bid_nothing(asked.about):
        told = topics.told(asked.words, game, "bid")
        return replace(told, facts={**told.facts, "yes": True})
    if asked.about & {"beat", "more"} and not asked.things and (bids := two_bids(asked.parts)):
        return _compared(asked, *bids)
    question = score_question(asked.parts, asked.about)
    if question is None:
        return None
    if asked.things and "bonus" not in question and (bonus := _bonus(game, asked.things)):
        question["bonus"] = bonus
    for option in asked.about & OPTIONS.get(game.id, {}).keys():
        question["scoring"] = option
    return _points(asked, question)


def _tricks(asked: Asked) -> Answer | None:
    """`Took 3: how many points?`, where nobody bids."""
    game = asked.game
    if game.scoring or game.planks or not asked.about & {"points", "won", "take", "win"}:
        return None
    said = counted(asked.parts)
    question: dict[str, Any] = {
        name: number for name, number in said.items() if name in ("round", "won", "bonus")
    }
    if "bonus" in question and _only_costs(game):
        question["bonus"] = -question["bonus"]  # however it was said: nothing there is a gain
    return answer(asked.words, game, question) if "won" in question and not asked.things else None


def _only_costs(game: Game) -> bool:
    captures = game.rules.captures if game.rules else ()
    return bool(captures) and all(capture.points < 0 for capture in captures)


def _compared(asked: Asked, one: dict[str, int], other: dict[str, int]) -> Answer | None:
    """`Is a zero better than a 1?`: what both are worth when made; the choice is the asker's."""
    first, second = _points(asked, one), _points(asked, other)
    if first is None or second is None:
        return None
    each = [found.facts.get("points") for found in (first, second)]
    return Answer({"each": each}, *_joined(first, second))


def _bonus(game: Game, things: tuple[Thing, ...]) -> int:
    return judge(game, [game.box.faces[thing.faces[0]] for thing in things], trump(game)).bonus


def _points(asked: Asked, question: dict[str, Any]) -> Answer | None:
    """Both ways it may end, where nobody said how it did; the round only where it counts."""
    words, game = asked.words, asked.game
    if question["bid"] == 0 and "round" not in question:
        broken = question.get("won") or "miss" in asked.about
        return topics.told(words, game, "zero_broken" if broken else "zero")
    if "won" in question:
        return answer(words, game, question)
    missed = "landlubber" if "landlubber" in asked.about else "missed"
    if "miss" in asked.about and question["bid"] == 0:
        return answer(words, game, question | {"won": 1})
    if "miss" in asked.about:
        return topics.told(words, game, missed)
    made = answer(words, game, question | {"won": question["bid"]})
    if question["bid"]:
        return Answer(made.facts, *_joined(made, topics.told(words, game, missed)))
    return Answer(made.facts, *_joined(made, answer(words, game, question | {"won": 1})))


def _joined(first: Answer, second: Answer) -> tuple[str, str]:
    rules = dict.fromkeys((first.rule, second.rule))
    return ", ".join(rules), f"{first.why} {second.why}"


def _spaces(asked: Asked) -> Answer | None:
    if not asked.game.planks:
        return None
    if "may" in asked.about and "points" not in asked.about:
        return None  # `can I put all four on the 8?`
    suits = len(asked.game.box.suits)
    question = spaces_question(asked.parts, asked.about, suits, asked.game.planks.values)
    return answer(asked.words, asked.game, question) if question else None


def _trick(asked: Asked) -> Answer | None:
    game, things = asked.game, asked.present
    if len(things) < 2 or _is_what_she_is(asked) or _is_of_any_number(asked):
        return None
    if game.rules:
        if asked.absent:
            return None
        led = following.led_suit(situation(asked.parts, german=asked.lang == "de"))
        laid = following.as_laid(things, led)
        named = _subject(asked)
        return settled(Fight(asked.words, game, laid, asked.about, named, led is not None))
    question = trick_question(asked.parts, asked.about) if any(t.suit for t in things) else None
    return answer(asked.words, game, question) if question else None


def _names_trump(asked: Asked) -> Answer | None:
    """`Is star trump?`: a suit beside the word for trump, and nothing to fight about."""
    things, other = asked.things, FIGHTS | ALLOWS | {"who", "what", "lead", "hold", "play"}
    if len(things) != 2 or asked.about & other or not all(t.suit and not t.sure for t in things):
        return None
    if not any(thing.suit == trump(asked.game) for thing in things):
        return None
    told = topics.told(asked.words, asked.game, "trump")
    return replace(told, facts={**told.facts, "yes": things[0].suit == things[1].suit})


def _subject(asked: Asked) -> Thing:
    """Who beats is named first; who wins stands beside the verb: `..., does the red 1 win?`"""
    first = asked.present[0]
    if asked.about & {"beat", "against", "lose", "capture"}:
        return first
    verb = next((at for at, part in enumerate(asked.parts) if _is_win(part)), 0)
    beside = (*reversed(asked.parts[max(verb - 1, 0) : verb]), *asked.parts[verb + 1 : verb + 2])
    return next((part for part in beside if isinstance(part, Thing) and part.faces), first)


def _is_win(part: Part) -> bool:
    return isinstance(part, Item) and "win" in part.values


def _is_what_she_is(asked: Asked) -> bool:
    """`Is Scary Mary a pirate?` is no fight of the two."""
    both = {thing.kind for thing in asked.things} == {"mary", "pirate"}
    if both and asked.about & {"points", "bonus", "capture"}:
        return not asked.about & (FIGHTS - {"capture"})
    side_by_side = all(isinstance(part, Thing) for part in asked.parts[:2])
    return side_by_side and asked.things[0].kind == "mary" and not asked.about & (FIGHTS | {"who"})


def _is_of_any_number(asked: Asked) -> bool:
    """`Which numbers has the red die?` is none either, nor how many flags it has."""
    if "many" in asked.about and asked.about & {"flag", "skull"} and thrown(asked.game):
        return not asked.about & {"beat", "against", "win", "lose", "bonus", "points"}
    vague = any(thing.kind == "number" and not thing.suit for thing in asked.things)
    return vague and not asked.about & {"beat", "against", "win", "lose"}


def _plain_topic(asked: Asked) -> Answer | None:
    way = topics.topic(asked.game, asked.about)
    if way.weight < topics.TELLING:
        return None
    one = _ladder(asked) if way.topic == "order" else None
    one = one or (counts(asked) if way.topic in ("box", "trump") else None)
    return one or topics.told(asked.words, asked.game, way.topic)


def _ladder(asked: Asked) -> Answer | None:
    """One piece and nothing else: what it beats and what beats it."""
    kinds = {thing.kind for thing in asked.present if thing.suit or thing.special}
    if len(kinds) != 1 or asked.absent:
        return None
    kind = "trump" if "trump" in asked.about else kinds.pop()
    return topics.ladder(asked.words, asked.game, kind)


def _topic(asked: Asked) -> Answer | None:
    name = topics.topic(asked.game, asked.about).topic
    return topics.told(asked.words, asked.game, name) if name else None


def _no_such_number(asked: Asked) -> Answer | None:
    """`black 14`, `green 3`: what the box holds, where it does not hold that."""
    absent = any(isinstance(part, Thing) and not part.faces for part in asked.parts)
    return topics.told(asked.words, asked.game, "box") if absent else None


def _no_such_piece(asked: Asked) -> Answer | None:
    return topics.told(asked.words, asked.game, "box") if asked.absent else None


def _beaten(asked: Asked) -> Answer | None:
    """What beats it, what does it beat."""
    return _ladder(asked) if asked.about & BEATS else None


READINGS: Final[tuple[Reading, ...]] = (
    touched,
    hands,
    _no_such_number,
    _early,
    _score,
    _tricks,
    _spaces,
    sets_suit,
    to_follow,
    allowed,
    _names_trump,
    _trick,
    _beaten,
    _plain_topic,
    _ladder,
    _no_such_piece,
    _topic,
)
