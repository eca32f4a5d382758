"""Reasons in one line: who takes a trick, what may be played, where points come from."""

from collections.abc import Sequence

from ..rules.game import Game
from ..rules.games.skull_queen import Resolution, Step
from ..rules.pieces import Code, Face, Suit
from ..rules.scoring import BidLine, PlankLine
from ..rules.trick import Taken, led
from .catalogue import Words
from .names import face_name, face_names, suit_name


def trick(words: Words, game: Game, faces: Sequence[Face], taken: Taken) -> str:
    """Who takes it and by which rung, then what it is worth beyond the trick."""
    suit = led(faces)
    reason = words.say(
        f"why-{taken.rule}",
        piece=face_name(words, game, faces[taken.index].code),
        suit=suit_name(words, suit) if suit else "",
    )
    bonuses = (
        words.say(f"bonus-{rule}", points=taken.bonus)
        if words.has(f"bonus-{rule}")
        else words.say("bonus", points=taken.bonus)
        for rule in taken.bonus_rules
    )
    return " ".join((reason, *bonuses))


def legal(
    words: Words, game: Game, hand: Sequence[Code], faces: Sequence[Face], suit: Suit | None
) -> tuple[str, str]:
    """The clause and the reason for what may be played from a hand."""
    if faces and faces[0].code in game.frees:
        return game.clauses["freed"], words.say("why-freed")
    if suit is None:
        return game.clauses["open"], words.say("why-open")
    holds = any(game.box.held[code].suit == suit for code in hand)
    key = "why-follow" if holds else "why-void"
    return game.clauses["follow"], words.say(key, suit=suit_name(words, suit))


def score(words: Words, number: int, line: BidLine, caught: int = 0) -> str:
    """`caught` is the bonus of the tricks that were won: a missed bid loses it."""
    reason = words.say(
        f"score-{outcome(line)}",
        round=number,
        bid=line.bid,
        won=line.won,
        off=abs(line.bid - line.won),
        bonus=line.bonus,
        points=line.points,
    )
    if line.bid == line.won or not caught:
        return reason
    return f"{reason} {words.say('score-bonus-lost', bonus=caught)}"


def outcome(line: BidLine) -> str:
    """Which of the four things happened to the bid; a miss that costs nothing is a fifth."""
    if line.bid == 0:
        return "zero-made" if line.won == 0 else "zero-broken"
    if line.bid == line.won:
        return "made-bonus" if line.bonus else "made"
    return "missed" if line.points else "missed-free"


def plank(words: Words, line: PlankLine) -> str:
    held = [str(space) for space in line.spaces if space is not None]
    wet = sum(space is None for space in line.spaces)
    if not held:
        return words.say("score-all-wet")
    key = "score-plank-wet" if wet else "score-plank"
    return words.say(key, sum=" + ".join(held), points=line.points, wet=wet)


def resolved(
    words: Words, game: Game, faces: Sequence[Face], result: Resolution, king: bool
) -> str:
    """Who moves, what stays in the centre, and which card leads, if not the old Pirate King."""
    told = [_step(words, game, faces, step) for step in result.steps]
    told = told or [words.say("why-nobody-moves")]
    if result.centre:
        told.append(words.say("told-centre", cards=face_names(words, game, result.centre)))
    if not king:
        told.append(words.say("why-leads", piece=face_name(words, game, faces[result.leader].code)))
    return " ".join(told)


def _step(words: Words, game: Game, faces: Sequence[Face], step: Step) -> str:
    return words.say(
        "why-up" if step.by > 0 else "why-down",
        piece=face_name(words, game, faces[step.index].code),
        suit=suit_name(words, step.suit),
        spaces=abs(step.by),
    )
