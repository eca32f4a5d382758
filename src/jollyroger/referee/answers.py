"""Questions from notation.md and their answers, each with its rule and its reason."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..rules.events import TrickOutcome
from ..rules.game import TAKE_BACK, Game
from ..rules.notation import read_faces, read_pieces
from ..rules.pieces import Face, Suit
from ..rules.planks import PlankRules
from ..rules.refused import Refused
from ..rules.scoring import Scoring, TrickScoring
from ..rules.shelf import load
from ..rules.trick import TrickRules
from ..rules.tricks import judge
from ..words import why
from ..words.catalogue import Words

Question = Mapping[str, Any]
KING_TRICK = 3  # the King and two captains


@dataclass(frozen=True, slots=True)
class Answer:
    """`facts` is what was asked for; the rule and the reason come with it."""

    facts: Mapping[str, Any]
    rule: str
    why: str

    def plain(self) -> dict[str, Any]:
        return {**self.facts, "rule": self.rule, "why": self.why[:1].upper() + self.why[1:]}


def answer(words: Words, game: Game, question: Question) -> Answer:
    """The answer, or `Refused` with what is wrong with the question."""
    if "wrong" in question:
        return _take_back(words, game, question)
    if "hand" in question:
        return _legal(words, game, question)
    if game.rules and "trick" in question:
        trump = _trump(game, question.get("trump"))
        return _winner(words, game, game.rules, _trick(game, question), trump)
    if game.scoring and ("round" in question or "bid" in question):
        return _points(words, game, question)
    if game.planks and "trick" in question:
        return _resolved(words, game, game.planks, question)
    if game.planks and "spaces" in question:
        return _plank(words, game, game.planks, question["spaces"])
    if game.trick_scoring and "won" in question:
        return _tricks(words, game, game.trick_scoring, question)
    raise Refused("unknown_question")


def _trump(game: Game, suit: object) -> Suit | None:
    """Where the round has one, it is asked with the trick."""
    if suit is None or suit in game.box.suits:
        return str(suit) if suit else None
    raise Refused("unreadable_question")


def _winner(
    words: Words, game: Game, rules: TrickRules, trick: Sequence[Face], trump: Suit | None
) -> Answer:
    outcome = judge(game, trick, trump)
    return Answer(
        who_takes(outcome),
        outcome.rule,
        " ".join([why.trick(words, game, trick, outcome), *without_trump(words, rules, trump)]),
    )


def who_takes(outcome: TrickOutcome) -> dict[str, Any]:
    """As the place in the trick; where nobody takes it, who leads the next one."""
    facts = {"winner": outcome.taker, "bonus": outcome.bonus}
    return facts if outcome.taker is not None else {**facts, "leads": outcome.leader}


def without_trump(words: Words, rules: TrickRules, trump: Suit | None) -> list[str]:
    """Where every round has its own and nobody said which, the answer is one without trump."""
    return [words.say("why-without-trump")] if rules.has_round_trump and not trump else []


def _legal(words: Words, game: Game, question: Question) -> Answer:
    trick = _faces(game, question.get("trick", []), fewest=0)
    hand = tuple(piece.code for piece in read_pieces(game, _codes(question["hand"])))
    if not hand:
        raise Refused("empty_hand")
    _in_box(game, hand)
    asks = game.following(trick)
    plays = game.box.playable(hand, asks.suit)
    clause, reason = why.legal(words, game, hand, asks)
    return Answer({"legal": [play.code for play in plays]}, clause, reason)


def _take_back(words: Words, game: Game, question: Question) -> Answer:
    """A wrong play goes back only while the next player has not played."""
    trick = _trick(game, question)
    index = _number(question, "wrong", 0, len(trick) - 1)
    back = index == len(trick) - 1
    key = "why-take-back" if back else "why-stands"
    return Answer({"take_back": back}, TAKE_BACK, words.say(key))


def _points(words: Words, game: Game, question: Question) -> Answer:
    scoring = _scoring(game, question.get("scoring", "standard"))
    most = max(game.rounds.values())
    number = _number(question, "round", 1, most) if _counts_rounds(question) else most
    cards = _cards(game, number if _counts_rounds(question) else None)
    bid = _number(question, "bid", 0, cards)
    won = _number(question, "won", 0, cards)
    bonus = _bonus(game, question)
    line = scoring.line(cards, bid, won, bonus)
    caught = bonus if scoring.made.bonus else 0
    reason = why.score(words, scoring, number, line, caught)
    return Answer({"points": line.points}, line.rule, reason)


def _tricks(words: Words, game: Game, scoring: TrickScoring, question: Question) -> Answer:
    """Tricks, and what lay in them, where nobody bids."""
    number = _number(question, "round", 1, max(game.rounds.values())) if "round" in question else 0
    won = _number(question, "won", 0, _cards(game, number or None))
    line = scoring.line(won, _bonus(game, question))
    return Answer({"points": line.points}, line.rule, why.tricks(words, line))


def _cards(game: Game, number: int | None) -> int:
    """The most that a hand has in that round, or in any."""
    return max(
        game.cards(players, each)
        for players, rounds in game.rounds.items()
        for each in range(1, rounds + 1)
        if number in (None, each)
    )


def _bonus(game: Game, question: Question) -> int:
    """Below zero only where a piece in a trick may cost something."""
    if "bonus" not in question:
        return 0
    captures = game.rules.captures if game.rules else ()
    costs = any(capture.points < 0 for capture in captures)
    return _number(question, "bonus", -1000 if costs else 0, 1000)


def _counts_rounds(question: Question) -> bool:
    """Only a bid of nothing needs its round; one that was named is checked all the same."""
    return "round" in question or question.get("bid") == 0


def _scoring(game: Game, named: object) -> Scoring:
    scored = game if named == "standard" else load(game.id, (str(named),))
    assert scored.scoring
    return scored.scoring


def _resolved(words: Words, game: Game, rules: PlankRules, question: Question) -> Answer:
    trick = _trick(game, question)
    if not any(face.suit for face in trick):
        raise Refused("no_number_card", game.clauses["open"])
    centre = _faces(game, question.get("center", question.get("centre", [])), fewest=0)
    _in_box(game, [face.code for face in (*centre, *trick)])
    king = question.get("king", False)
    if not isinstance(king, bool):
        raise Refused("unreadable_question")
    if king and len(trick) != KING_TRICK:
        raise Refused("king_trick", game.clauses["king"], count=KING_TRICK)
    result = rules.resolve(centre, trick, unowned=int(king))
    leader = 0 if king else result.leader
    return Answer(
        {
            "moves": [[step.index, step.suit, step.by] for step in result.steps],
            "center": list(result.centre),
            "leader": leader,
        },
        game.clauses["king" if king else "moves"],
        why.resolved(words, game, trick, result, king),
    )


def _plank(words: Words, game: Game, rules: PlankRules, spaces: object) -> Answer:
    suits = game.box.suits
    if not isinstance(spaces, list) or len(spaces) != len(suits):
        raise Refused("spaces_count", game.clauses["choose"], count=len(suits))
    if not all(_is_space(rules, value) for value in spaces):
        raise Refused("no_such_space", game.clauses["space"])
    line = rules.points(spaces)
    return Answer({"points": line.points}, line.rule, why.plank(words, line))


def _is_space(rules: PlankRules, value: object) -> bool:
    return value is None or (type(value) is int and value in rules.values)


# What is read is checked: a code of this game, no more of a piece than the box holds.


def _trick(game: Game, question: Question) -> tuple[Face, ...]:
    return _faces(game, question.get("trick"), fewest=1)


def _faces(game: Game, texts: object, fewest: int) -> tuple[Face, ...]:
    faces = read_faces(game, _codes(texts))
    most = max(game.rounds)
    if not fewest <= len(faces) <= most:
        raise Refused("trick_size", least=fewest, most=most, count=len(faces))
    _in_box(game, [game.box.piece_of_face[face.code].code for face in faces])
    return faces


def _codes(texts: object) -> list[str]:
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise Refused("unreadable_question")
    return texts


def _in_box(game: Game, codes: Sequence[str]) -> None:
    if surplus := game.box.surplus(codes):
        raise Refused("too_many", piece=surplus.code, count=surplus.count)


def _number(question: Question, name: str, least: int, most: int) -> int:
    number = question.get(name)
    if type(number) is not int or not least <= number <= most:
        raise Refused("number_range", name=name, least=least, most=most)
    return number
