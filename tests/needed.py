"""What a test needs and a machine may lack: there it is skipped, and fails where CI is set."""

import os
from importlib import import_module
from typing import Any, NoReturn

import pytest


def lack(reason: str) -> NoReturn:
    """The test cannot be run here."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def need(there: object, reason: str) -> None:
    if not there:
        lack(reason)


def need_module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        lack(f"{name} is not installed")
