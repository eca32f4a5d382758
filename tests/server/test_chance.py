"""Chance at a server's table: nobody who runs it or asks it for anything can choose it."""

from dataclasses import fields
from inspect import signature
from typing import get_args

import pytest

from jollyroger.commands.hosts import serve_tables
from jollyroger.commands.players import open_page
from jollyroger.server.serve import ServeOptions
from jollyroger.server.ways import Ways
from jollyroger.table.acts import Act
from jollyroger.table.fair import Fair
from jollyroger.table.settings import Settings
from jollyroger.wire.frames import Up
from jollyroger.wire.requests import CodeRequest
from shell import jollyroger

SOURCES = {"seed", "chance", "luck", "entropy", "random", "deal", "deck"}


def test_a_server_makes_chance_from_sealed_seeds_and_numbers() -> None:
    """Unless a test has handed it another source."""
    assert Ways().chance == Fair.of
    assert Ways().world().chance == Fair.of


def test_no_flag_and_no_request_has_a_word_for_it() -> None:
    """Neither the two commands that serve, nor what they pass on, nor anything a client sends."""
    flags = {*signature(serve_tables).parameters, *signature(open_page).parameters}
    kinds = (ServeOptions, Settings, *get_args(Act))
    asked = {field.name for kind in kinds for field in fields(kind)}
    sent = {name for kind in (*get_args(Up), CodeRequest) for name in kind.__struct_fields__}
    assert not (flags | asked | sent) & SOURCES


@pytest.mark.parametrize("command", [(), ("serve",)])
def test_a_seed_on_the_command_line_of_a_server_is_refused(command: tuple[str, ...]) -> None:
    """One line, and nothing is started."""
    ran = jollyroger(*command, "--seed", "7")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
