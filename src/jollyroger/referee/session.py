"""The referee at work: one question a line, one answer a line, in order.

Who asks in words is answered in words, who asks in JSON in JSON."""

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final

from ..rules.game import Game
from ..rules.refused import Refused
from ..words.catalogue import LANGUAGES, Words, words
from ..words.lexicon import plain
from ..words.names import play_name
from ..words.refusals import refusal
from . import spoken
from .answers import Answer, answer
from .natural import examples, understood

JSON: Final = ("{", "[", '"')


def answers(voice: Words, game: Game, lines: Iterable[str]) -> Iterator[str]:
    """An answer to every line that asks something, until one says that it was the last."""
    for line in lines:
        text = line.strip().lstrip("\ufeff")
        if _wanted(text) in _said("ask-end"):
            return
        if text:
            yield settled(voice, game, text)


def settled(voice: Words, game: Game, text: str, strict: bool = False) -> str:
    """The answer as it was asked for; `strict`, a question without one is `Refused`."""
    if text == "?" or _wanted(text) in _said("command-help"):
        return example(voice, game)
    try:
        return _json(voice, game, text) if text.startswith(JSON) else _told(voice, game, text)
    except Refused as refused:
        if strict:
            raise
        error = refusal(voice, refused, game)
    return _dumped({"error": error}) if text.startswith(JSON) else error


def _json(voice: Words, game: Game, text: str) -> str:
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("not_json") from error
    if not isinstance(asked, dict):
        raise Refused("not_json")
    return _dumped(answer(voice, game, asked).plain())


def _dumped(reply: dict[str, Any]) -> str:
    return json.dumps(reply, ensure_ascii=False)


def found(voice: Words, game: Game, text: str) -> Answer:
    """A question in words: pieces and numbers alone, or any sentence around them."""
    if not text:
        raise Refused("unknown_question")
    try:
        question = spoken.question(game, text)
        if len(question.get("trick", "..")) > 1 or len(question) > 1:
            return answer(voice, game, question)
        terse = Refused("unknown_question")
    except Refused as refused:
        terse = refused
    try:
        return understood(voice, game, text)
    except Refused as refused:
        vague = terse.code in ("unknown_piece", "unknown_question", "unreadable_question")
        raise (refused if refused.code != "not_understood" or vague else terse) from None


def _told(voice: Words, game: Game, text: str) -> str:
    try:
        reply = found(voice, game, text)
    except Refused as refused:
        raise _in_words(voice, refused) from None
    why = reply.plain()["why"]
    told = voice.say("told-why", why=why, rule=reply.rule)
    if "legal" in reply.facts:
        legal = ", ".join(play_name(voice, game, code) for code in reply.facts["legal"])
        return f"{voice.say('told-legal', legal=legal)} {told}"
    if "yes" in reply.facts:
        return voice.say("told-yes" if reply.facts["yes"] else "told-no", told=told)
    return told


def _in_words(voice: Words, refused: Refused) -> Refused:
    """A number that cannot be, by the word for it and not by its field in JSON."""
    name = f"ask-{refused.facts.get('name')}"
    if refused.code != "number_range" or not voice.has(name):
        return refused
    said = voice.say(name).split("|")[0].strip()
    return Refused(refused.code, refused.rule, **{**refused.facts, "name": said})


def example(voice: Words, game: Game) -> str:
    """What can be asked, and how to end."""
    asked = voice.say("help-natural", **examples(voice, game))
    end = voice.say("help-end", quit=voice.say("command-quit"))
    own = [voice.say(key)] if voice.has(key := f"help-{game.id}") else []
    return " ".join([*own, asked, end])


def _wanted(text: str) -> str:
    return plain(text).strip(" .!?")


@lru_cache
def _said(key: str) -> frozenset[str]:
    ways = (way for lang in LANGUAGES for way in words(lang).say(key).split("|"))
    return frozenset(plain(way).strip() for way in ways)
