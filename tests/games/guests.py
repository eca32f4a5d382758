"""The games that live in the tests alone: modules beside this one with `GAME` and `WORDS`."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

from games.shelved import shelved


def modules() -> list[ModuleType]:
    names = sorted(path.stem for path in Path(__file__).parent.glob("*.py"))
    found = [import_module(f"games.{name}") for name in names if not name.startswith("test_")]
    return [each for each in found if hasattr(each, "GAME") and hasattr(each, "WORDS")]


@contextmanager
def guests() -> Iterator[None]:
    """All of them on the shelf, with their words."""
    with ExitStack() as shelf:
        for each in modules():
            shelf.enter_context(shelved(each.GAME, each.WORDS))
        yield
