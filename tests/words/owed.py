"""The words that a game owes: every key that a layer makes of its id, its pieces or its rules.

A key with the game's id behind it is that game's own word, and comes before the shared one."""

from collections.abc import Iterator

from contract.voyages import Table, sail
from jollyroger.pad.events import bonus_events
from jollyroger.rules.game import Game, may
from jollyroger.rules.moves import Pick
from jollyroger.rules.pieces import Piece
from jollyroger.rules.shelf import OPTIONS
from jollyroger.words.catalogue import Value, Words
from shelf import players

GAMES_PLAYED = 3  # in search of picks

# Keys that a game may do without, by how they begin, and what is there instead.
OPTIONAL = {
    "help-": "the referee's help has no examples of its own",
    "how-": "the help tells how to answer, for any game",
    "rules-": "the rules are the game's name; the learning page says that nothing is written",
    "learn-": "the page says that there is no lesson; a guide brings words (words/test_guides.py)",
    "example-": "the referee understands codes and names, and no whole sentences",
    "rung-": "as above: only whole sentences ask what may decide a trick",
    "start-": "the start page shows the name, without a pitch",
    "options-game-": "the list of games shows the name",
    "told-lot-": "whoever begins is told as in any game",
    "touch-": "how a piece feels is told by its name; doubloons alone are told by touch",
    "mark-": "a number stands on its piece as a number",
}


def owed(game: Game) -> Iterator[tuple[str, dict[str, Value]]]:
    """Every key with the facts that it is said with."""
    yield f"game-{game.id}", {}
    for suit in game.box.suits:
        yield f"suit-{suit}", {}
        yield f"letter-{suit}", {}
    for piece in game.box.pieces:
        yield from _names(piece)
    for option in OPTIONS.get(game.id, {}):
        yield from ((f"{head}-{option}", {}) for head in ("option", "options", "options-note"))
    if game.rules:
        for rung in game.rules.ladder:
            yield f"why-{rung.rule}", {"piece": "7", "suit": "7"}
        for capture in game.rules.captures:
            yield f"bonus-{capture.rule}", {"points": 7}
        yield from ((event.key, {}) for event in bonus_events(game.id))
    yield from (("-".join((f"pick-{pick.verb}", *pick.of)), {}) for pick in picks(game))


def _names(piece: Piece) -> Iterator[tuple[str, dict[str, Value]]]:
    for face in piece.faces:
        if face.kind == "number":
            yield f"number-{face.suit}", {"value": face.value}
        elif piece.thrown:
            yield f"{'flag' if face.kind == 'escape' else 'skull'}-{piece.code}", {}
    if piece.thrown:
        yield f"die-{piece.code}", {}
    elif not piece.suit:
        yield f"piece-{piece.code}", {}


def picks(game: Game) -> list[Pick]:
    """What a game asks for in its own words, as far as some games of chance show it."""
    table = Table(game, players(game))
    found = {
        move
        for seed in range(GAMES_PLAYED)
        for step in sail(table, seed)
        for seat in table.seats
        for move in may(table.game, step.before, seat)
        if isinstance(move, Pick)
    }
    return sorted(found, key=repr)


def missing(words: Words, game: Game) -> list[str]:
    """Keys that are not there, and those that cannot be said with what is given."""
    found = {}
    for key, facts in owed(game):
        own = f"{key}-{game.id}"
        if not words.has(own) and not words.has(key):
            found[key] = "is missing"
        else:
            try:
                words.say(own if words.has(own) else key, **facts)
            except KeyError as error:
                found[key] = f"cannot be said: {error}"
    return [f"{key} {why}" for key, why in found.items()]
