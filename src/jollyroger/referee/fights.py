"""Who takes a trick of which people name the pieces, or only their kinds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Final

from ..rules.events import TrickOutcome
from ..rules.game import Game
from ..rules.pieces import Face
from ..rules.refused import Refused
from ..rules.tricks import judge
from ..words import why
from ..words.catalogue import Words
from ..words.names import face_name
from .answers import Answer, who_takes, without_trump
from .things import Thing, trump
from .topics import Untold

ENOUGH: Final = 4000  # tricks tried, where what was said leaves the pieces open
ASKS_BONUS: Final = frozenset({"bonus", "points", "capture"})
ASKS_WHICH: Final = frozenset({"who", "what", "or", "bonus", "points"})
ASKS_WHETHER: Final = frozenset({"beat", "capture", "take", "win", "lose"})

Outcome = tuple[tuple[Face, ...], TrickOutcome]  # a trick it could be, and what comes of it


@dataclass(frozen=True, slots=True)
class Fight:
    """Things in the order of play, what was asked, and who was named first.

    `ordered`: somebody said what was led, so it matters who came first."""

    words: Words
    game: Game
    things: tuple[Thing, ...]
    about: frozenset[str]
    named: Thing
    ordered: bool = False


def settled(fight: Fight) -> Answer:
    """The winner and the rule, whichever of the pieces were meant."""
    most = max(fight.game.rounds)
    if len(fight.things) > most:
        raise Refused("trick_size", least=1, most=most, count=len(fight.things))
    outcomes = [*islice(_outcomes(fight.game, fight.things), ENOUGH)]
    if not outcomes:
        piece = fight.game.box.piece_of_face[fight.things[0].faces[0]]
        raise Refused("too_many", piece=piece.code, count=piece.count)
    if any(thing.kind == "mary" and not thing.sure for thing in fight.things):
        return _either(fight, outcomes)
    if len({result.taker for _, result in outcomes}) > 1 or _depends(fight, outcomes[0][1]):
        return _rungs(fight.words, outcomes)
    return _won(fight, *outcomes[0])


def _outcomes(game: Game, things: Sequence[Thing]) -> Iterator[Outcome]:
    """Every trick it could be: no more of a piece than the box holds."""
    box, trumps = game.box, trump(game)
    for codes in product(*(thing.faces for thing in things)):
        if box.surplus(box.piece_of_face[code].code for code in codes) is None:
            trick = tuple(box.faces[code] for code in codes)
            yield trick, judge(game, trick, trumps)


def _won(fight: Fight, trick: Sequence[Face], result: TrickOutcome) -> Answer:
    assert fight.game.rules
    told = " ".join(
        [_reason(fight, trick, result), *without_trump(fight.words, fight.game.rules, None)]
    )
    if fight.about & ASKS_BONUS and not result.bonus:
        told = f"{told} {fight.words.say('told-no-bonus')}"
    facts = who_takes(result)
    if _asks_whether(fight) and (fight.ordered or _turns(fight, result)):
        facts["yes"] = _is_taken_by_named(fight, result) != ("lose" in fight.about)
    return Answer(facts, _rules(result), told)


def _is_taken_by_named(fight: Fight, result: TrickOutcome) -> bool:
    return result.taker is not None and fight.things[result.taker] is fight.named


def _rules(result: TrickOutcome) -> str:
    """Behind who takes it and what it pays, each once."""
    return ", ".join(dict.fromkeys((result.rule, *(paid.rule for paid in result.paid))))


def _asks_whether(fight: Fight) -> bool:
    """`Does a Pirate beat a Mermaid?` wants a yes or a no."""
    pair = len(fight.things) == 2 and not fight.about & ASKS_WHICH
    # `It makes a flag` says which side fell.
    shows = bool(fight.about & {"flag", "skull"}) and any(f.thrown for f in fight.game.box.pieces)
    asks = fight.about & (ASKS_WHETHER - {"take"} if shows else ASKS_WHETHER)
    return pair and bool(asks)


def _turns(fight: Fight, result: TrickOutcome) -> bool:
    """Whether the same one of two wins, or nobody, in whichever order they are played."""
    one, other = fight.things
    if set(one.faces) & set(other.faces):
        return False
    back = {turned.taker for _, turned in _outcomes(fight.game, (other, one))}
    return back == {None if result.taker is None else 1 - result.taker}


def _depends(fight: Fight, result: TrickOutcome) -> bool:
    """`Is red higher than blue?` is no question of colours, but of which was led."""
    vague = [thing for thing in fight.things if thing.suit and not thing.sure]
    return len(fight.things) == len(vague) == 2 and not _turns(fight, result)


def _reason(fight: Fight, trick: Sequence[Face], result: TrickOutcome) -> str:
    """Where any of a suit was meant, the suit takes it and not one of its numbers."""
    words, game, at = fight.words, fight.game, result.taker
    if at is None or (winner := fight.things[at]).sure or not winner.suit:
        return why.trick(words, game, trick, result)
    return why.taken_by(words, game, result.rule, trick[at], winner.name(words, game))


def _either(fight: Fight, outcomes: Sequence[Outcome]) -> Answer:
    """Whoever is declared as she is played: one answer for either way (SK9)."""
    words = fight.words
    first = outcomes[0][1]
    facts = who_takes(first)
    reasons = {_reason(fight, trick, result): (trick, result) for trick, result in outcomes}
    if len(reasons) == 1:
        return Answer(facts, _rules(first), next(iter(reasons)))
    told = [
        f"{words.say('told-if', piece=_declared(fight, trick))} {reason}"
        for reason, (trick, _) in reasons.items()
    ]
    decided = (result.rule for _, result in reasons.values())
    rules = dict.fromkeys((fight.game.clauses["declare"], *decided))
    text = " ".join((words.say("rule-mary"), *told))
    return Answer(facts, ", ".join(rules), text)


def _declared(fight: Fight, trick: Sequence[Face]) -> str:
    at = next(index for index, thing in enumerate(fight.things) if thing.kind == "mary")
    return face_name(fight.words, fight.game, trick[at].code)


def _rungs(words: Words, outcomes: Sequence[Outcome]) -> Answer:
    """It depends on the pieces: every rule that may decide, as far as there are words for it."""
    rules = list(dict.fromkeys(result.rule for _, result in outcomes))
    told = [words.say(key) for rule in rules if words.has(key := f"rung-{rule}")]
    if not told:
        raise Untold("rung")
    return Answer({"rules": rules}, ", ".join(rules), " ".join(told))
