"""What is wrong with a command line, in the language of whoever typed it."""

from collections.abc import Sequence
from enum import EnumMeta

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from ..words.catalogue import Words


def explain(words: Words, error: CycloptsError) -> str:
    """One sentence about the mistake, and where to read how it is done."""
    chain = [*(error.command_chain or ())]
    told = _told(words, error, chain)
    return words.say("refused-arguments", detail=told, command=" ".join(["jollyroger", *chain]))


def _told(words: Words, error: CycloptsError, chain: Sequence[str]) -> str:
    match error:
        case CoercionError():
            return _value(words, error)
        case MissingArgumentError():
            return words.say("arguments-missing", option=_name(error))
        case UnknownOptionError():
            return words.say("arguments-option", option=error.token.keyword or error.token.value)
        case RepeatArgumentError():
            return words.say("arguments-twice", option=error.token.keyword or error.token.value)
        case UnknownCommandError() | UnusedCliTokensError():
            word = str([*(error.unused_tokens or ()), ""][0])
            return words.say("arguments-word" if chain else "arguments-command", word=word)
        case _:
            return " ".join(str(error).split())


def _value(words: Words, error: CoercionError) -> str:
    value = error.token.value if error.token else ""
    wanted = words.say("arguments-number") if error.target_type is int else ""
    if isinstance(error.target_type, EnumMeta):
        wanted = ", ".join(map(str, error.target_type.__members__.values()))
    facts = {"value": value, "option": _name(error)}
    if not wanted:
        return words.say("arguments-value", **facts)
    return words.say("arguments-wanted", **facts, wanted=wanted)


def _name(error: CycloptsError) -> str:
    """As it is typed: `--seed`, or the word of help for what has no dashes."""
    keyword = getattr(error, "keyword", None)
    named = keyword or (error.argument.name if error.argument else "")
    return str(named)
