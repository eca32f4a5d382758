"""The referee at work: one question a line, one answer a line, in order."""

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from ..rules.game import Game
from ..rules.refused import Refused
from ..words.catalogue import LANGUAGES, Words, words
from ..words.lexicon import plain
from ..words.refusals import refusal
from . import spoken
from .answers import answer


def answers(
    voice: Words, game: Game, lines: Iterable[str], aloud: bool = False, strict: bool = False
) -> Iterator[str]:
    """Every answer as JSON; `aloud`, those to questions in words as a sentence.

    `strict`, a question that cannot be answered is `Refused` rather than answered so."""
    for line in lines:
        text = line.strip().lstrip("\ufeff")
        if plain(text) in _help():
            yield example(voice, game, aloud)
        elif text or strict:
            yield settled(voice, game, text, aloud, strict)


def settled(voice: Words, game: Game, text: str, aloud: bool = False, strict: bool = False) -> str:
    try:
        reply = answer(voice, game, _asked(game, text)).plain()
    except Refused as refused:
        if strict:
            raise
        reply = {"error": refusal(voice, refused, game)}
    if aloud and not text.startswith("{"):
        return _sentence(voice, reply)
    return json.dumps(reply, ensure_ascii=False)


def _asked(game: Game, text: str) -> dict[str, Any]:
    if not text.startswith(("{", "[", '"')):
        return spoken.question(game, text)
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("not_json") from error
    if not isinstance(asked, dict):
        raise Refused("not_json")
    return asked


def _sentence(voice: Words, reply: dict[str, Any]) -> str:
    if "error" in reply:
        return str(reply["error"])
    told = voice.say("told-why", why=reply["why"], rule=reply["rule"])
    if "legal" in reply:
        return f"{voice.say('told-legal', legal=' '.join(reply['legal']))} {told}"
    return told


def example(voice: Words, game: Game, aloud: bool) -> str:
    """What can be asked; a program that asks gets it as JSON like any other answer."""
    told = voice.say(f"help-{game.id}")
    return told if aloud else json.dumps({"help": told}, ensure_ascii=False)


@lru_cache
def _help() -> frozenset[str]:
    return frozenset({"?", *(plain(words(lang).say("command-help")) for lang in LANGUAGES)})
