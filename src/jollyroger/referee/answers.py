"""Questions from notation.md and their answers, each with its rule and its reason."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..rules.bidding import BiddingGame
from ..rules.game import Game
from ..rules.games import skull_queen
from ..rules.notation import read_faces, read_pieces
from ..rules.pieces import Face
from ..rules.refused import Refused
from ..rules.shelf import load
from ..rules.trick import led, taken
from ..words import why
from ..words.catalogue import Words

Question = Mapping[str, Any]
SEATS = 6
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
    match game:
        case BiddingGame() if "trick" in question:
            return _winner(words, game, _trick(game, question))
        case BiddingGame() if "round" in question or "bid" in question:
            return _points(words, game, question)
        case skull_queen.SkullQueen() if "trick" in question:
            return _resolved(words, game, question)
        case skull_queen.SkullQueen() if "spaces" in question:
            return _plank(words, question)
    raise Refused("unknown_question")


def _winner(words: Words, game: BiddingGame, trick: Sequence[Face]) -> Answer:
    result = taken(game.rules, trick)
    return Answer(
        {"winner": result.index, "bonus": result.bonus},
        result.rule,
        why.trick(words, game, trick, result),
    )


def _legal(words: Words, game: Game, question: Question) -> Answer:
    trick = _faces(game, question.get("trick", []), fewest=0)
    hand = tuple(piece.code for piece in read_pieces(game, _codes(question["hand"])))
    if not hand:
        raise Refused("empty_hand")
    _in_box(game, hand)
    suit = led(trick, game.frees)
    plays = game.box.playable(hand, suit)
    clause, reason = why.legal(words, game, hand, trick, suit)
    return Answer({"legal": [play.code for play in plays]}, clause, reason)


def _take_back(words: Words, game: Game, question: Question) -> Answer:
    """G5: a wrong play goes back only while the next player has not played."""
    trick = _trick(game, question)
    index = _number(question, "wrong", 0, len(trick) - 1)
    back = index == len(trick) - 1
    key = "why-take-back" if back else "why-stands"
    return Answer({"take_back": back}, "G5", words.say(key))


def _points(words: Words, game: BiddingGame, question: Question) -> Answer:
    game = _scored_by(game, question.get("scoring", "standard"))
    most = max(game.rounds.values())
    number = _number(question, "round", 1, most) if _counts_rounds(question) else most
    bid = _number(question, "bid", 0, number)
    won = _number(question, "won", 0, number)
    bonus = _number(question, "bonus", 0, 1000) if "bonus" in question else 0
    line = game.scoring.line(number, bid, won, bonus)
    caught = bonus if game.scoring.made.bonus else 0
    return Answer({"points": line.points}, line.rule, why.score(words, number, line, caught))


def _counts_rounds(question: Question) -> bool:
    """Only a bid of nothing needs its round; one that was named is checked all the same."""
    return "round" in question or question.get("bid") == 0


def _scored_by(game: BiddingGame, scoring: object) -> BiddingGame:
    if scoring == "standard":
        return game
    expanded = load(game.id, (str(scoring),))
    assert isinstance(expanded, BiddingGame)
    return expanded


def _resolved(words: Words, game: Game, question: Question) -> Answer:
    trick = _trick(game, question)
    if not any(face.suit for face in trick):
        raise Refused("no_number_card", "SQ6")
    centre = _faces(game, question.get("center", question.get("centre", [])), fewest=0)
    _in_box(game, [face.code for face in (*centre, *trick)])
    king = question.get("king", False)
    if not isinstance(king, bool):
        raise Refused("unreadable_question")
    if king and len(trick) != KING_TRICK:
        raise Refused("king_trick", "SQ14", count=KING_TRICK)
    result = skull_queen.resolve(centre, trick, unowned=int(king))
    leader = 0 if king else result.leader
    return Answer(
        {
            "moves": [[step.index, step.suit, step.by] for step in result.steps],
            "center": list(result.centre),
            "leader": leader,
        },
        "SQ14" if king else "SQ8",
        why.resolved(words, game, trick, result, king),
    )


def _plank(words: Words, question: Question) -> Answer:
    spaces = question["spaces"]
    if not isinstance(spaces, list) or len(spaces) != len(skull_queen.SUITS):
        raise Refused("spaces_count", "SQ5", count=len(skull_queen.SUITS))
    if not all(map(_is_space, spaces)):
        raise Refused("no_such_space", "SQ3")
    line = skull_queen.points(spaces)
    return Answer({"points": line.points}, line.rule, why.plank(words, line))


def _is_space(value: object) -> bool:
    return value is None or (type(value) is int and value in skull_queen.PLANKS["front"])


# What is read is checked: a code of this game, no more of a piece than the box holds.


def _trick(game: Game, question: Question) -> tuple[Face, ...]:
    return _faces(game, question.get("trick"), fewest=1)


def _faces(game: Game, texts: object, fewest: int) -> tuple[Face, ...]:
    faces = read_faces(game, _codes(texts))
    if not fewest <= len(faces) <= SEATS:
        raise Refused("trick_size", least=fewest, most=SEATS, count=len(faces))
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
