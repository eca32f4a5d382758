"""The frames as protocol 1 had them: no `done`, older names for two settings, a smaller state."""

from collections.abc import Callable, Container, Mapping
from typing import Any, Final

import msgspec

from ..rules.plain_values import later_fields
from ..table.events import ENTRIES
from ..table.settings import current_names, names_of_protocol_1
from .codec import convert, read_json
from .frames import Events, Json, Up, View, with_act

Names = Callable[[Mapping[str, Any]], dict[str, Any]]
HOLDERS: Final = ("settings", "rematch")  # where a view or an entry has settings
ADDED: Final = {"cards", "trump", "chosen", "seen"}  # to a game's state; its readers are strict
ADDED_TO_TRICKS: Final = {"paid"}


def read_up(text: str | bytes) -> Up:
    """As `frames.read_up`."""
    plain = read_json(text)
    if isinstance(plain, dict) and isinstance(act := plain.get("act"), dict):
        plain = {**plain, "act": _renamed(act, current_names)}
    return with_act(convert(plain, Up))


def older(frame: View | Events) -> View | Events:
    if isinstance(frame, View):
        view = _renamed(frame.view, names_of_protocol_1)
        if view["play"]:
            play = _without(view["play"], ADDED)
            tricks = [_without(trick, ADDED_TO_TRICKS) for trick in play["tricks"]]
            view["play"] = {**play, "tricks": tricks}
        return msgspec.structs.replace(frame, view=view, done=None)
    events = [_renamed(_without_later(event), names_of_protocol_1) for event in frame.events]
    return msgspec.structs.replace(frame, events=events, done=None)


def _without_later(event: dict[str, Json]) -> dict[str, Json]:
    return _without(event, later_fields(ENTRIES[event["event"]]))


def _without(plain: Mapping[str, Any], names: Container[str]) -> dict[str, Any]:
    return {name: value for name, value in plain.items() if name not in names}


def _renamed(plain: dict[str, Json], names: Names) -> dict[str, Json]:
    found = {name: plain[name] for name in HOLDERS if isinstance(plain.get(name), dict)}
    return {**plain, **{name: names(settings) for name, settings in found.items()}}
