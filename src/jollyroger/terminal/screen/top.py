"""The top line: the game, the round, the trick."""

from ...table.state import Stage
from .scene import Scene


def title(scene: Scene) -> str:
    say = scene.words.say
    game = say(f"game-{scene.game.id}")
    if scene.stage is Stage.LOBBY:
        return f"{game} · {say('start-stage-lobby')}"
    rounds = scene.game.rounds[scene.known.players]
    parts = [game, say("play-round", round=max(scene.known.round, 1), rounds=rounds)]
    return " · ".join([*parts, *_phase(scene)])


def _phase(scene: Scene) -> list[str]:
    say, known = scene.words.say, scene.known
    if scene.stage is Stage.OVER:
        return [say("end-over")]
    if scene.choosing:
        return [say("play-phase-place" if scene.has_planks else "play-phase-bids")]
    if known.phase != "play":
        return []
    bids = [say("play-sum", sum=sum(known.bids), tricks=known.cards)] if known.bids else []
    return [say("play-trick", trick=min(scene.trick_number, _tricks(scene))), *bids]


def _tricks(scene: Scene) -> int:
    """Of this round: those that are over, and one for every piece somebody still holds."""
    left = max((len(hand) for hand in scene.known.hands), default=0)
    return len(scene.known.tricks) + left + bool(scene.known.trick)
