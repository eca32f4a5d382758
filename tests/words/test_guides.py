"""What is told about a game holds: its sentences, clauses and pieces exist."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from games import needs, oh_hell
from games.shelved import shelved
from jollyroger.referee.answers import answer
from jollyroger.rules.game import Game
from jollyroger.rules.shelf import GAMES, load
from jollyroger.words.catalogue import LANGUAGES, words
from jollyroger.words.guide import Guide, Lesson, Sentence, guide, names_of, read, whole
from jollyroger.words.lessons import typescript
from rulebook.test_every_rule_is_cited import defined

GUIDED = {id: game for id, game in GAMES.items() if guide(game).lesson}
SPRITE = Path(__file__).parents[2] / "web" / "src" / "pieces" / "sprite.svg"
SEATS = 4  # in every first round
games = pytest.mark.parametrize("game", GUIDED.values(), ids=GUIDED)


def lesson_of(game: Game) -> Lesson:
    lesson = guide(game).lesson
    assert lesson
    return lesson


def sentences(told: Guide) -> Iterator[Sentence]:
    yield from chain.from_iterable(told.topics.values())
    if told.lesson:
        yield from told.lesson.order
        yield from chain.from_iterable(section.told for section in told.lesson.sections)


def keys(game: Game) -> set[str]:
    """Every key that the referee and the learning page make of a guide."""
    told, lesson = guide(game), lesson_of(game)
    found = {sentence.key for sentence in sentences(told)}
    found |= {f"ladder-{row.stem}" for row in lesson.rows}
    found |= {f"ladder-{row.stem}-{column}" for row in lesson.rows for column in lesson.columns}
    found |= {f"ladder-says-{row.icon}" for row in lesson.ring}
    found |= {f"ladder-{step.stem}" for step in lesson.steps}
    found |= {f"ladder-{s.stem}-{'two' if lesson.ring else 'does'}" for s in lesson.steps}
    found |= {f"learn-part-{section.title}" for section in lesson.sections}
    found |= {f"learn-col-{column}" for column in lesson.columns}
    return found | ({lesson.board} if lesson.board else set())


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_a_guide_exists_in_every_language(game: Game, lang: str) -> None:
    """A key that is misspelled would be shown as it is."""
    assert [key for key in sorted(keys(game)) if not words(lang).has(key)] == []


@games
def test_every_clause_of_a_guide_is_in_the_rules(game: Game) -> None:
    """Sentences and rows alike cite a number of docs/rules.md."""
    told = guide(game)
    cited = {sentence.rule for sentence in sentences(told)}
    cited |= {rule for row in told.ladder.values() for rule in row.rules}
    assert all(row.rules for row in told.ladder.values())
    assert cited <= set(defined())


def test_every_clause_that_is_written_down_is_told() -> None:
    """And no number is typed that the rules have a name for."""
    for id, game in GUIDED.items():
        own = whole(id)
        told = {sentence.key for sentence in sentences(guide(game))}
        assert set(own["clauses"]) <= told | {lesson_of(game).board}, id
        named = set(names_of(game).values())
        typed = {rule for rule in own["clauses"].values() if re.fullmatch(r"[A-Z]+\d+", rule)}
        assert not typed & named, id


@games
def test_every_drawing_of_a_game_is_in_the_page(game: Game) -> None:
    """The sign on its button, and the icons of its ladder."""
    icons = {game.declares.sign, *(row.icon for row in guide(game).ladder.values())}
    drawn = set(re.findall(r'<symbol id="([^"]+)"', SPRITE.read_text("utf-8")))
    assert icons <= drawn


@games
def test_every_piece_that_is_shown_is_in_the_box(game: Game) -> None:
    """In the picture, on the ladder and in the examples for the lab."""
    lesson = lesson_of(game)
    assert set(game.declares.still) <= set(game.box.faces)
    shown = {code for step in lesson.steps for code in step.pieces}
    shown |= {code for each in lesson.tricks for code in (*each.trick, *each.center)}
    assert shown <= set(game.box.faces)


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_of_a_lesson_is_settled(game: Game, lang: str) -> None:
    """Tricks that a box can make, and points as the rules count them."""
    lesson = lesson_of(game)
    for each in lesson.tricks:
        asked = {"trick": [*each.trick], **({"center": [*each.center]} if game.planks else {})}
        assert answer(words(lang), game, asked).rule in defined()
    for question in lesson.scores:
        assert answer(words(lang), game, question).facts["points"] == points(game, question)


def points(game: Game, question: Mapping[str, Any]) -> int:
    """By the rules themselves, without a referee."""
    if game.planks:
        return game.planks.points(question["spaces"]).points
    option = question.get("scoring")
    scoring = load(game.id, (str(option),) if option else ()).scoring
    assert scoring
    cards, bid, won, bonus = (question[name] for name in ("round", "bid", "won", "bonus"))
    return scoring.line(cards, bid, won, bonus).points


@games
def test_a_first_round_can_be_dealt(game: Game) -> None:
    """As many pieces for everybody, from one deck; a die shows one of its faces."""
    script = lesson_of(game).round
    dealt = Counter(chain(script.center, *script.hands))
    assert dealt <= Counter(game.deck(SEATS))
    assert len(script.hands) == SEATS
    (size,) = {len(hand) for hand in script.hands}
    assert len(script.bids) == (0 if game.planks else SEATS - 1)
    assert all(0 <= bid <= size for bid in script.bids)
    assert bool(script.throws) == any(piece.thrown for piece in game.box.pieces)
    for hand, throws in zip(script.hands, script.throws, strict=False):
        for code, face in zip(hand, throws, strict=True):
            assert face in {each.code for each in game.box.held[code].faces}


@games
def test_a_first_round_can_be_played_whatever_the_reader_does(game: Game) -> None:
    """The others play what they like best of what is allowed, the referee settles every trick."""
    for wanted in range(3):
        assert len(play(game, wanted)) == len(lesson_of(game).round.hands[0])


def play(game: Game, wanted: int) -> list[int]:
    """The leaders of all tricks; the reader plays the `wanted`th of what may be played."""
    script, spoken = lesson_of(game).round, words("en")
    hands = [[*hand] for hand in script.hands]
    throws = [[*hand] for hand in script.throws or script.hands]
    leader, center, leaders = 0, [*script.center], []
    while any(hands):
        seats = [(leader + step) % SEATS for step in range(SEATS)]
        trick: list[str] = []
        for seat in seats:
            legal = answer(spoken, game, {"hand": hands[seat], "trick": trick}).facts["legal"]
            liked = [code for code in hands[seat] if code in legal]
            at = hands[seat].index(liked[wanted % len(liked) if seat == SEATS - 1 else 0])
            hands[seat].pop(at)
            trick.append(throws[seat].pop(at))
        asked = {"trick": trick, **({"center": center} if game.planks else {})}
        facts = answer(spoken, game, asked).facts
        leader = seats[facts["leader" if game.planks else "winner"]]
        center = facts.get("center", [])
        leaders.append(leader)
    return leaders


def test_our_games_have_their_lessons_and_a_game_may_have_none() -> None:
    """A game without a file has no topics either, and the page is made without it."""
    with shelved(oh_hell.GAME, oh_hell.WORDS), shelved(needs.GAME, needs.WORDS):
        for guest in (oh_hell.GAME, needs.GAME):
            assert guide(guest) == Guide({}, {})
            assert f"  {guest.id}: " not in typescript()
    assert GUIDED.keys() >= {"skull_king", "dice", "doubloons", "skull_queen"}


def test_a_guide_may_have_topics_alone() -> None:
    """A lesson is one more step."""
    told = read(
        oh_hell.GAME,
        {"clauses": {"rule-bid": "choose"}, "topics": {"bid": ["rule-bid", "why-{trump}"]}},
    )
    assert told.topics == {"bid": (Sentence("rule-bid", "OH4"), Sentence("why-OH7", "OH7"))}
    assert told.lesson is None
