"""Reasons in one line: who takes a trick, what may be played, where points come from."""

from collections.abc import Sequence
from typing import assert_never

from ..rules.events import TrickLost, TrickOutcome, TrickResolved, TrickTaken
from ..rules.game import Game
from ..rules.pieces import Code, Face
from ..rules.planks import PlankRules, Resolution, Step
from ..rules.scoring import STANDARD, BidLine, PlankLine, Scoring, TrickLine
from ..rules.state import State
from ..rules.trick import Following, Paid
from .catalogue import Words
from .names import face_name, face_names, suit_name


def explain_trick(words: Words, game: Game, before: State, event: TrickOutcome) -> tuple[str, str]:
    """Why the trick that lay there went as it went, and the clause."""
    match event:
        case TrickTaken(seat=seat, rule=rule):
            (winner,) = (game.box.faces[laid.face] for laid in before.trick if laid.seat == seat)
            return _taken(words, game, rule, winner, _paid(game, before, event)), rule
        case TrickResolved() if game.planks:
            return _explain_moves(words, game, game.planks, before), game.clauses["moves"]
        case TrickLost(rule=rule):
            return _lost(words, rule), rule
        case TrickResolved(rule=rule):
            return "", rule
        case _:
            assert_never(event)


def _paid(game: Game, before: State, event: TrickTaken) -> tuple[Paid, ...]:
    """What happened is in the event; of logs from before captures were told the game is asked."""
    if event.paid or not event.bonus:
        return event.paid
    return game.resolve(before).paid or (Paid("", event.bonus),)


def _explain_moves(words: Words, game: Game, rules: PlankRules, before: State) -> str:
    faces, king = game.faces(before), game.blind(before.players)
    centre = [game.box.faces[code] for code in before.centre]
    leads = not king and any(before.hands)  # after the last trick nobody does
    result = rules.resolve(centre, faces, unowned=int(king))
    return resolved(words, game, faces, result, not leads)


def trick(words: Words, game: Game, faces: Sequence[Face], outcome: TrickOutcome) -> str:
    """Who takes a trick of which nothing else is known, or that nobody does, and who leads then."""
    match outcome:
        case TrickTaken(seat=place, rule=rule):
            return _taken(words, game, rule, faces[place], outcome.paid)
        case TrickLost(leader, rule):
            return f"{_lost(words, rule)} {_leads(words, game, faces[leader])}"
        case TrickResolved():
            return ""  # `resolved` tells who moves
        case _:
            assert_never(outcome)


def _taken(words: Words, game: Game, rule: str, winner: Face, paid: Sequence[Paid]) -> str:
    """Who takes it and by which rung, then what it is worth beyond the trick."""
    reason = taken_by(words, game, rule, winner)
    return " ".join((reason, *(_bonus(words, game, *each) for each in paid)))


def taken_by(words: Words, game: Game, rule: str, winner: Face, name: str = "") -> str:
    """The suit is the winner's own. Where a rung asks for the suit that was led, it is that one,
    whether it had to be followed or not; where a rung asks for none, nothing else would be true."""
    return words.say(
        f"why-{rule}",
        piece=name or face_name(words, game, winner.code),
        suit=suit_name(words, game, winner.suit) if winner.suit else "",
    )


def _lost(words: Words, rule: str) -> str:
    return words.say(f"why-{rule}" if words.has(f"why-{rule}") else "told-lost")


def _leads(words: Words, game: Game, face: Face) -> str:
    return words.say("why-leads", piece=face_name(words, game, face.code))


def _bonus(words: Words, game: Game, rule: str, points: int) -> str:
    """What one kind of piece in a trick is worth to its taker, or costs."""
    if words.has(f"bonus-{rule}"):
        return words.say(f"bonus-{rule}", points=points)
    if game.scoring:
        return words.say("bonus", points=points)
    return words.say("told-worth", points=f"{points:+d}")


def legal(words: Words, game: Game, hand: Sequence[Code], asks: Following) -> tuple[str, str]:
    """The clause and the reason for what may be played from a hand."""
    if asks.is_free:
        return game.clauses["freed"], words.say("why-freed")
    if asks.suit is None:
        return game.clauses["open"], words.say("why-open")
    holds = any(game.box.held[code].suit == asks.suit for code in hand)
    follow = "why-follow" if game.box.has_specials else "why-follow-suit"
    key = follow if holds else "why-void"
    return game.clauses["follow"], words.say(key, suit=suit_name(words, game, asks.suit))


def score(words: Words, scoring: Scoring, number: int, line: BidLine, caught: int = 0) -> str:
    """`caught` is the bonus of the tricks that were won: a missed bid loses it."""
    reason = words.say(
        f"score-{_told_as(scoring, number, line)}",
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


def _told_as(scoring: Scoring, number: int, line: BidLine) -> str:
    """The sentence that gives the reckoning, if it is that of Skull King; else the bare points."""
    row = scoring.outcome(line.bid, line.won)
    if row.flat or row.per_won:  # of these no sentence tells, whatever they add up to
        return "plain"
    told, standard = outcome(line), STANDARD.line(number, line.bid, line.won, line.bonus)
    return told if told == "missed-free" or line.points == standard.points else "plain"


def outcome(line: BidLine) -> str:
    """Which of the four things happened to the bid; a miss that costs nothing is a fifth."""
    if line.bid == 0:
        return "zero-made" if line.won == 0 else "zero-broken"
    if line.bid == line.won:
        return "made-bonus" if line.bonus else "made"
    return "missed" if line.points else "missed-free"


def tricks(words: Words, line: TrickLine) -> str:
    """Where nobody bids: what the tricks are worth, and what lay in them."""
    return words.say(
        "score-tricks-bonus" if line.bonus else "score-tricks",
        won=line.won,
        tricks=line.points - line.bonus,
        bonus=f"{line.bonus:+d}",
        points=line.points,
    )


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
        told.append(_leads(words, game, faces[result.leader]))
    return " ".join(told)


def _step(words: Words, game: Game, faces: Sequence[Face], step: Step) -> str:
    return words.say(
        "why-up" if step.by > 0 else "why-down",
        piece=face_name(words, game, faces[step.index].code),
        suit=suit_name(words, game, step.suit),
        spaces=abs(step.by),
    )
