"""docs/hosting.md names every option and every limit a host can set, with the code's own values."""

import inspect
import re
from dataclasses import fields
from pathlib import Path

from jollyroger.commands.hosts import serve_tables
from jollyroger.server.connections import RESERVE
from jollyroger.server.limits import Limits, Waits
from jollyroger.server.security_txt import LASTS, PATH
from jollyroger.store.log import ROOM

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def test_every_limit_stands_there_with_its_usual_value() -> None:
    """In the order of the code, and none that the code does not have."""
    rows = re.findall(r"^\| `(\w+)` \| (\S+) \|", PAGE, re.MULTILINE)
    assert rows == [(each.name, str(each.default)) for each in fields(Limits)]


def test_every_option_of_serve_stands_there() -> None:
    """The language is every command's."""
    named = set(re.findall(r"`--([a-z-]+)", PAGE.partition("\n## ")[0]))
    options = inspect.signature(serve_tables).parameters.keys() - {"lang"}
    assert named == {option.replace("_", "-") for option in options}


def test_waits_and_other_numbers_are_those_of_the_code() -> None:
    """What a host reads and cannot set."""
    assert f"handshake have {Waits().head:g} seconds each, a body has {Waits().body:g}." in PAGE
    assert f"takes nothing for {Waits().read:g} seconds" in PAGE
    assert f"keeps {RESERVE} for itself" in PAGE
    assert f"less than {ROOM >> 20} MiB of the disk" in PAGE
    assert f"`{PATH}`" in PAGE
    assert f"{LASTS.days} days after the server's start" in PAGE
