"""What protocol 1 said: no `done`, no `hints`, older names, a smaller state.

Its readers are strict: a field that they do not know ends the game for them."""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, Final

import msgspec

from ..rules.plain_values import later_fields
from ..table.events import ENTRIES
from ..table.settings import current_names, names_of_protocol_1
from .answers import Listed, Summary
from .codec import convert, plain, read_json
from .frames import Events, Json, Up, View, with_act

Plain = dict[str, Json]
Names = Callable[[Mapping[str, Any]], dict[str, Any]]
HOLDERS: Final = ("settings", "rematch")  # where a view or an entry has settings
ADDED: Final = {"cards", "trump", "chosen", "seen"}  # to a game's state
ADDED_TO_TRICKS: Final = {"paid"}


def read_up(text: str | bytes) -> Up:
    """As `frames.read_up`."""
    sent = read_json(text)
    if isinstance(sent, dict) and isinstance(act := sent.get("act"), dict):
        sent = {**sent, "act": _renamed(act, current_names)}
    return with_act(convert(sent, Up))


def older(frame: View | Events) -> View | Events:
    aid = _older_aid(frame.aid)
    if isinstance(frame, View):
        view = _older_view(frame.view)
        return msgspec.structs.replace(frame, view=view, aid=aid, hints=False, done=None)
    events = older_entries(frame.events)
    return msgspec.structs.replace(frame, events=events, aid=aid, hints=False, done=None)


def older_entries(entries: Iterable[Plain]) -> list[Plain]:
    return [_renamed(_without_later(entry), names_of_protocol_1) for entry in entries]


def older_answer(answer: Listed | Summary) -> Plain:
    return _renamed(plain(answer), names_of_protocol_1)


def _older_view(view: Plain) -> Plain:
    told = _renamed(view, names_of_protocol_1)
    told["sealing"] = told.pop("next_deal")
    if told["play"]:
        play = _without(told["play"], ADDED)
        tricks = [_without(trick, ADDED_TO_TRICKS) for trick in play["tricks"]]
        told["play"] = {**play, "tricks": tricks}
    return told


def _older_aid(aid: Plain) -> Plain:
    """What a trick comes to is told as an event."""
    would = {piece: _without_later(event) for piece, event in aid["would"].items()}
    return {**aid, "now": aid["now"] and _without_later(aid["now"]), "would": would}


def _without_later(event: Plain) -> Plain:
    return _without(event, later_fields(ENTRIES[event["event"]]))


def _without(plain: Mapping[str, Any], names: Container[str]) -> dict[str, Any]:
    return {name: value for name, value in plain.items() if name not in names}


def _renamed(told: Plain, names: Names) -> Plain:
    found = {name: told[name] for name in HOLDERS if isinstance(told.get(name), dict)}
    return {**told, **{name: names(settings) for name, settings in found.items()}}
