"""What is in the box, how much of it is dealt, and how it feels to the fingers."""

from collections.abc import Iterator
from typing import Final

from ..rules.chance import UNSHUFFLED
from ..rules.game import Game
from ..rules.pieces import Suit
from ..words.catalogue import Words
from ..words.names import held_name, suit_name
from . import topics
from .answers import Answer
from .asked import Asked
from .hearing import Item
from .things import Thing, thrown

# What only one kind of doubloon has (DO5).
MARKS: Final = {"fish": "mermaid", "crown": "king", "rounded": "pirate", "thin": "escape"}
DEALS: Final = frozenset({"deal", "hold", "take", "all", "players", "two_players", "start"})
ELSE: Final = frozenset({"out", "box", "suit", "trick", "points", "exists"})


# How many there are


def counts(asked: Asked) -> Answer | None:
    """`How many red dice?`, `how many cards of each suit?`: as many as the box holds."""
    if "many" not in asked.about or "skull" in asked.about:
        return None
    groups = [*_groups(asked)]
    if not groups or asked.absent:
        return None
    words, rule = asked.words, topics.told(asked.words, asked.game, "box").rule
    told = [words.say("told-count", name=name, count=count) for name, count in groups]
    told.append(words.say("told-in-all", count=len(asked.game.box.deck)))
    return Answer({"counts": dict(groups)}, rule.split(",")[0], " ".join(told))


def _groups(asked: Asked) -> Iterator[tuple[str, int]]:
    """The names of what was asked for and how many of each there are."""
    words, game = asked.words, asked.game
    suits = any(isinstance(part, Item) and "suit" in part.values for part in asked.parts)
    if suits and not asked.things:
        for suit in game.box.suits:
            yield _capital(suit_name(words, game, suit)), _count(game, suit)
    for thing in dict.fromkeys(asked.things):
        if _is_one_side(game, thing):
            return
        if thing.suit and not thing.sure:
            yield thing.name(words, game), _count(game, thing.suit)
        elif thing.suit or thing.special:
            piece = game.box.piece_of_face[thing.faces[0]]
            yield held_name(words, game, piece.code), piece.count


def _is_one_side(game: Game, thing: Thing) -> bool:
    """A side of a die is not counted by dice."""
    return thrown(game) and (thing.kind == "escape" or bool(thing.suit and thing.sure))


def _count(game: Game, suit: Suit) -> int:
    return sum(piece.count for piece in game.box.pieces if piece.suit == suit)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


# How many everybody gets, where all cards are dealt


def hands(asked: Asked) -> Answer | None:
    """The size of a hand by the number of players, who are often named (SQ2, SQ4, SQ14)."""
    game, about = asked.game, asked.about
    asks = "many" in about and about & {"cards", "deal"} and not about & ELSE
    if "deal" not in game.clauses or not asks:
        return None
    players = _players(asked)
    if not about & DEALS and players is None:
        return None
    if players is not None:
        cards, _ = _dealt(game, players)
        return Answer({"cards": cards}, _rule(game, players), _hand(asked.words, game, players))
    pairs = (
        asked.words.say("told-deal-pair", players=count, cards=_dealt(game, count)[0])
        for count in game.rounds
    )
    text = asked.words.say("told-deals", pairs=", ".join(pairs))
    return Answer({}, game.clauses["deal"], text)


def _players(asked: Asked) -> int | None:
    """`two players`, `zu dritt`, `with 4`; the number of a round is none of players."""
    if "two_players" in asked.about:
        return 2
    for count in asked.game.rounds:
        if f"of{count}" in asked.about or (
            f"n{count}" in asked.about and "round" not in asked.about
        ):
            return count
    return None


def _rule(game: Game, players: int) -> str:
    if game.blind(players):
        return game.clauses["king"]
    fewer = game.deck(players) != game.box.deck
    return ", ".join(game.clauses[name] for name in (("few", "deal") if fewer else ("deal",)))


def _hand(words: Words, game: Game, players: int) -> str:
    cards, centre = _dealt(game, players)
    if game.blind(players):
        return words.say("told-deal-king", cards=cards)
    key = "told-deal-centre" if centre else "told-deal"
    facts = {"centre": centre} if centre else {}
    return words.say(key, players=players, cards=cards, **facts)


def _dealt(game: Game, players: int) -> tuple[int, int]:
    """How many cards a hand has, and how many lie in the centre."""
    hand, *_, centre = game.deal(players, 1, UNSHUFFLED)
    return len(hand), len(centre)


# By touch


def touched(asked: Asked) -> Answer | None:
    """Rims and marks of the doubloons that were named, or of all (DO5)."""
    words, game, about = asked.words, asked.game, asked.about
    if not topics.has(game, "touch") or not about & {"touch", *MARKS}:
        return None
    kinds = [kind for mark, kind in MARKS.items() if mark in about]
    kinds += [thing.kind for thing in asked.things]
    kinds = [*dict.fromkeys(kinds)]
    told = [words.say(f"clause-touch-{kind}") for kind in kinds]
    if asked.absent:
        told = [words.say("clause-no-colours"), words.say("clause-touch-number")]
    if not told:
        return topics.told(words, game, "touch")
    return Answer({"touch": kinds}, topics.told(words, game, "touch").rule, " ".join(told))
