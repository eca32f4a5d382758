"""What the reader of protocol 1 knew; it was strict, and one field more was one too many."""

from collections.abc import Sequence
from typing import Any, Final

Plain = dict[str, Any]
SETTINGS: Final = "game players options speed bot open spectators chat hints advice"
VIEW: Final = "settings seats host stage play sealing clocks waiting hushed rematch next_table"
PLAY: Final = (
    "players phase round dealer leader hands choices bids planks centre trick tricks sheet"
)
ENTRIES: Final = {
    "lot_drawn": "dealer",
    "dealt": "round dealer leader hands centre",
    "sealed": "seat choice",
    "bids_shown": "bids",
    "planks_shown": "planks",
    "played": "seat piece face",
    "trick_taken": "seat bonus rule",
    "trick_resolved": "climbs centre leader",
    "round_scored": "lines",
    "game_over": "winners",
    "opened": "settings",
    "arranged": "settings",
    "sat": "seat name guest",
    "waiting": "seat name guest",
    "gave_up": "seat",
    "bot_sat": "seat name bot",
    "stood_up": "seat",
    "stood_in": "seat bot",
    "returned": "seat",
    "removed": "seat guest",
    "host_passed": "seat",
    "started": "",
    "seed_sealed": "round digest seed",
    "pledged": "seat digest",
    "pledges_in": "",
    "revealed": "seat nonce",
    "went_without": "seats",
    "seed_shown": "round seed",
    "timed": "seat deadline bank",
    "banked": "seat bank",
    "extended": "seat deadline left",
    "spoke": "seat phrase",
    "said": "seat text",
    "chat_set": "on",
    "hushed": "seat on",
    "rematched": "settings",
    "next_table": "table",
    "taken_back": "to",
}


class Unreadable(ValueError):
    """Nothing that the old client would have taken for a frame or a log."""


def check_frame(frame: Plain) -> None:
    """A view or events, as they come down a line."""
    known = "frame seq may due aid"
    if frame["frame"] == "view":
        _check(frame, f"{known} seat view")
        check_view(frame["view"])
    else:
        _check(frame, f"{known} events")
        for entry in frame["events"]:
            check_entry(entry)
    check_aid(frame["aid"])


def check_log(entries: Sequence[Plain]) -> None:
    """`Unreadable` for a log that it could not read."""
    if not entries or entries[0]["event"] != "opened":
        raise Unreadable(entries[:1])
    for entry in entries:
        check_entry(entry)


def check_entry(entry: Plain) -> None:
    """Entries of other names were passed over."""
    name = entry["event"]
    if name in ENTRIES:
        _check(entry, f"event {ENTRIES[name]}")
    if "settings" in entry:
        check_settings(entry["settings"])


def check_view(view: Plain) -> None:
    _check(view, VIEW)
    check_settings(view["settings"])
    if view["rematch"]:
        check_settings(view["rematch"])
    if view["play"]:
        _check(view["play"], PLAY)


def check_aid(aid: Plain) -> None:
    _check(aid, "led now barred would")
    for outcome in filter(None, (aid["now"], *aid["would"].values())):
        check_entry(outcome)


def check_settings(settings: Plain) -> None:
    _check(settings, SETTINGS)


def _check(told: Plain, names: str) -> None:
    if told.keys() != {*names.split()}:
        raise Unreadable(told)
