"""The answer line: whose turn it is, what may be done, what the piece in focus would do."""

from typing import assert_never

from ...rules.events import Climb, TrickLost, TrickResolved, TrickTaken
from ...rules.moves import Bid, Deal, Pick, Place, Play, Secret, plays_in
from ...rules.pieces import Code
from ...table.state import Stage
from ...words.moves import name_move
from ...words.names import bot_name, held_name, suit_name
from ...words.standing import describe_need
from .scene import Scene


def question(scene: Scene) -> str:
    """What is asked now, or what everybody waits for."""
    say = scene.words.say
    if scene.stage is Stage.LOBBY:
        return say("screen-lobby")
    if scene.stage is Stage.OVER:
        return scene.told
    if scene.my_turn:
        return _asked(scene)
    if own := _sealed(scene):
        return own
    return _others(scene)


def preview(scene: Scene, code: Code) -> str:
    """About one piece of the hand, when it is this seat's turn to play."""
    if not plays_in(scene.may) or code not in scene.view.hand:
        return ""
    say, name = scene.words.say, held_name(scene.words, scene.game, code)
    if refused := (scene.aid.barred or {}).get(code):
        suit = str(refused.facts.get("suit", ""))
        reason = say("play-follow", suit=suit_name(scene.words, scene.game, suit))
        return say("play-barred", piece=name, reason=reason)
    would = (scene.aid.would or {}).get(code)
    match would:
        case TrickTaken(seat) if seat == scene.me:
            return say("play-chosen-would", piece=name, would=say("play-would-win"))
        case TrickTaken() | TrickLost():
            return say("play-chosen-would", piece=name, would=say("play-would-not"))
        case TrickResolved(climbs):
            return _climbs(scene, name, climbs)
        case None:
            return _faces(scene, name, code)
        case _:
            assert_never(would)


def _faces(scene: Scene, name: str, code: Code) -> str:
    """What a die may show."""
    piece = scene.game.box.held[code]
    if not piece.thrown:
        return f"{name}."
    faces = " ".join(face.code for face in piece.faces)
    return scene.words.say("play-feels", piece=name, feel=faces)


def _asked(scene: Scene) -> str:
    say, first = scene.words.say, scene.may[0]
    if scene.choices.are_numbered:
        return " ".join([_last_round(scene), say("screen-choose")]).strip()
    match first:
        case Bid():
            return " ".join([_last_round(scene), say("play-bid-question")]).strip()
        case Place():
            return f"{say('place-question')} {say('place-hint')}"
        case Play():
            return " ".join([_turn(scene), _need(scene)]).strip()
        case Pick() | Deal():
            raise AssertionError("a pick is numbered, and nobody is asked to deal")
        case _:
            assert_never(first)


def _turn(scene: Scene) -> str:
    say, game, known, led = scene.words.say, scene.game, scene.known, scene.aid.led
    if not known.trick and not game.blind(known.players):
        return say("play-turn-lead", game=game.id)
    suits = {game.box.piece_of_play[play.code].suit for play in plays_in(scene.may)}
    if led is None or led not in suits:
        return say("play-turn-free", game=game.id)
    suit = suit_name(scene.words, scene.game, led)
    if None in suits:
        return say("play-turn-follow-special", game=game.id, suit=suit)
    return say("play-turn-follow", game=game.id, suit=suit)


def _need(scene: Scene) -> str:
    """How far this seat is from its bid."""
    return describe_need(scene.words, scene.known, scene.me)


def _last_round(scene: Scene) -> str:
    known, me = scene.known, scene.me
    if not known.sheet or me is None:
        return ""
    return scene.words.say(
        "play-heard-scored",
        round=len(known.sheet),
        points=f"{known.sheet[-1][me].points:+d}",
        total=known.scores()[me],
    )


def _sealed(scene: Scene) -> str:
    """A choice of this seat's that is made, while others still think."""
    known, say = scene.known, scene.words.say
    if scene.me is None or scene.stage is not Stage.PLAYING or not known.choices:
        return ""
    match known.choices[scene.me]:
        case None | Secret():
            return ""
        case Bid(tricks):
            return say("play-bid-waiting", bid=tricks, count=len(scene.due))
        case Place():
            return say("place-sealed")
        case (Play() | Pick()) as choice:
            name = name_move(scene.words, scene.game, choice)
            return say("play-chosen", piece=name)


def _others(scene: Scene) -> str:
    say = scene.words.say
    own = scene.holders[scene.me] if scene.me is not None else None
    if own and own.bot:
        return f"{say('play-taken-over', bot=bot_name(scene.words, own.bot))} {say('screen-back')}"
    if len(scene.due) == 1:
        return say("play-thinks", name=scene.teller.name(scene.due[0]))
    if scene.due or len(scene.known.sheet) < scene.known.round:  # a trick that lies there
        return say("play-going-on")
    return say("play-dealing-now", round=scene.known.round + 1)


def _climbs(scene: Scene, name: str, climbs: tuple[Climb, ...]) -> str:
    """Where the trick, with this piece in it, would move this seat's pirates."""
    own = [_climb(scene, climb) for climb in climbs if climb.seat == scene.me]
    if not own:
        return f"{name}. {scene.words.say('hint-why-stays')}"
    return scene.words.say("play-feels", piece=name, feel=", ".join(own))


def _climb(scene: Scene, climb: Climb) -> str:
    say, suit = scene.words.say, suit_name(scene.words, scene.game, climb.suit)
    plank = scene.known.planks[climb.seat]
    if climb.to is None:
        return f"{say('move-wet-you', suit=suit)} {say('overboard')}"
    (at,) = (pirate.at for pirate in plank.pirates if pirate.suit == climb.suit)
    assert scene.game.planks
    values = scene.game.planks.sides[plank.side]
    was = values[at] if at is not None else 0
    return say("move-to-you", suit=suit, **{"from": was, "to": values[climb.to]})
