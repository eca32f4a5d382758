"""A question in words, heard: the pieces and numbers in it, and all that it speaks of."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from ..rules.game import Game
from ..words.catalogue import Words
from .hearing import Item, hear
from .naming import parts
from .things import Part, Thing, faces_of, thrown, trump


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, heard: its parts in order, and everything it speaks of."""

    words: Words
    game: Game
    parts: tuple[Part, ...]
    about: frozenset[str]
    lang: str

    @property
    def things(self) -> tuple[Thing, ...]:
        return tuple(part for part in self.parts if isinstance(part, Thing) and part.faces)

    @property
    def present(self) -> tuple[Thing, ...]:
        """Those of which nobody said that they are not there: `without a Skull King`."""
        before = zip((None, *self.parts), self.parts, strict=False)
        denied = [id(part) for other, part in before if isinstance(other, Item) and _denies(other)]
        return tuple(thing for thing in self.things if id(thing) not in denied)

    @property
    def absent(self) -> bool:
        """Whether a piece was named that this game does not have."""
        named = (part for part in self.parts if isinstance(part, Thing) or part.kind == "kind")
        return not all(isinstance(part, Thing) and part.faces for part in named)

    def is_wild(self, thing: Thing) -> bool:
        return self.game.box.faces[thing.faces[0]].kind == "wild"


def _denies(item: Item) -> bool:
    return item.kind == "none" or "not" in item.values


def listen(words: Words, game: Game, text: str) -> Asked:
    heard = hear(game, text, words.lang)
    game, items = _with_trump(game, heard.items)
    found = tuple(parts(game, [item for item in items if not _is_nothing(game, item)]))
    about = heard.words | {name for part in found for name in _named(game, part)}
    return Asked(words, game, found, about, heard.lang)


def _with_trump(game: Game, items: Sequence[Item]) -> tuple[Game, Sequence[Item]]:
    """`trump hearts`, `hearts are trump`: the round's trump, where the game has such a thing."""
    known = [item for item in items if item.kind != "unknown"]
    if game.rules and game.rules.has_round_trump:
        for pair in pairwise(known):
            kinds = {"trump" if "trump" in item.values else item.kind for item in pair}
            suit = next((item.value for item in pair if item.kind == "suit"), None)
            if suit and kinds == {"trump", "suit"}:
                ruled = replace(game, rules=game.rules.under(suit))
                return ruled, [item for item in items if item not in pair]
    return game, items


def _is_nothing(game: Game, item: Item) -> bool:
    """What nobody understands; and a mate is a friend where no First Mate is in the box."""
    return item.kind == "unknown" or (item.text == "mate" and not faces_of(game, "mate"))


def _named(game: Game, part: Part) -> set[str]:
    """A piece or a number as a word of what was spoken of."""
    if isinstance(part, Thing):
        suit = {"trump"} if part.suit and part.suit == trump(game) else {"suit"}
        suit |= {f"suit_{part.suit}"}
        return {part.kind} | (suit if part.suit else _thrown_kinds(game, part))
    if part.kind in ("number", "ordinal"):
        return {f"n{part.value}"}
    return {part.value} if part.kind == "kind" else {"none"} if part.kind == "none" else set()


def _thrown_kinds(game: Game, thing: Thing) -> set[str]:
    """A die that shows its flag is still that die."""
    if not thrown(game) or not thing.sure or thing.kind != "escape":
        return set()
    return {face.kind for face in game.box.piece_of_face[thing.faces[0]].faces}
