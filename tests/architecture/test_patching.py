"""Tests hand in what they want otherwise: nothing of ours is changed under the program's feet.

Patched, a program is not the one that people run; and what can only be patched cannot be chosen by
a host either. Other people's libraries and the operating system may be patched."""

import ast
import re
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

TESTS = Path(__file__).parents[1]
OURS = "jollyroger"
PATCHERS = {"setattr", "delattr", "setitem", "delitem", "patch", "object"}
IMPORTS_OURS = re.compile(rf"(^|;)\s*(from|import) {OURS}\b", re.MULTILINE)
FIELD = re.compile(r"(?<!\{)\{[\w.]*(![rsa])?(:[^{}]*)?\}(?!\})")  # what `format` fills in
GIVEN = "0"
METHOD = "method-assign"  # what mypy calls a method of an object that is replaced

# Where something of ours is patched all the same, and why nothing could be handed in.
ALLOWED = {
    ("server/test_pad_room.py", "module"): "counts how often edits are sorted, wherever that is",
    ("server/test_pages.py", "room"): "no rule of today refuses the owner of a seat",
    ("web/test_alarm.py", "upkeep.dealing"): "a server that cheats, which none of ours can",
}


class Finder(ast.NodeVisitor):
    """What a file patches, by the words it is named with, and what it has imported from where."""

    def __init__(self) -> None:
        self.imported: dict[str, str] = {}
        self.patched: list[str] = []

    def visit_Import(self, node: ast.Import) -> None:
        for name in node.names:
            self.imported[name.asname or name.name.partition(".")[0]] = name.name

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for name in node.names:
            self.imported[name.asname or name.name] = node.module or ""

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        called = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
        if called in PATCHERS and node.args and self._patches(node):
            target = node.args[0]
            if self._is_ours(target):
                self.patched.append(_dotted(target) or ast.unparse(target))

    def visit_Assign(self, node: ast.Assign) -> None:
        """`module.NAME = ...`, where the module or class is ours."""
        self.generic_visit(node)
        for target in node.targets:
            if isinstance(target, ast.Attribute) and self._comes_from_us(_root(target)):
                self.patched.append(ast.unparse(target))

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self._visit_text(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """What is put in stands for one value, whatever it is."""
        parts = [each.value if isinstance(each, ast.Constant) else GIVEN for each in node.values]
        self._visit_text("".join(map(str, parts)))
        for each in node.values:
            if isinstance(each, ast.FormattedValue):
                self.visit(each.value)

    def _visit_text(self, text: str) -> None:
        """A program in a string, which another process runs."""
        if IMPORTS_OURS.search(text):
            inner = Finder()
            inner.visit(_program(text))
            self.patched += inner.patched

    def _patches(self, node: ast.Call) -> bool:
        """Not every function of such a name patches: `patch.object`, but no other `object`."""
        function = node.func
        if isinstance(function, ast.Name):
            return function.id == "patch"
        return ast.unparse(function) in ("patch.object", "patch") or (
            isinstance(function, ast.Attribute) and function.attr not in ("patch", "object")
        )

    def _is_ours(self, target: ast.expr) -> bool:
        """By its dotted name, or by where it was imported; of what is neither nobody knows."""
        if dotted := _dotted(target):
            return dotted.partition(".")[0] == OURS
        if "get_running_loop" in ast.unparse(target):
            return False
        root = _root(target)
        return root not in self.imported or self._comes_from_us(root)

    def _comes_from_us(self, root: str) -> bool:
        return self.imported.get(root, "").partition(".")[0] == OURS


def _program(text: str) -> ast.Module:
    """As it stands, or as `format` would leave it. One that nobody can read could patch anything:
    that is an error, never silence."""
    text = dedent(text)
    try:
        return ast.parse(text)
    except SyntaxError:
        filled = FIELD.sub(GIVEN, text).replace("{{", "{").replace("}}", "}")
        return ast.parse(filled)


def _dotted(node: ast.expr) -> str:
    """What a string names; of one that is put together, its beginning."""
    if isinstance(node, ast.JoinedStr):
        return _dotted(node.values[0])
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return _name(node)


def patched(source: str) -> list[str]:
    finder = Finder()
    finder.visit(ast.parse(source))
    replaced = [line.partition("=")[0].strip() for line in source.splitlines() if METHOD in line]
    return finder.patched + replaced


@cache
def all_patched() -> frozenset[tuple[str, str]]:
    paths = [path for path in TESTS.rglob("*.py") if path != Path(__file__)]
    found = {path: patched(path.read_text("utf-8")) for path in paths}
    return frozenset((str(path.relative_to(TESTS)), what) for path in paths for what in found[path])


def test_no_test_patches_what_is_ours_but_for_a_reason() -> None:
    """A limit, a wait or a collaborator is handed in where the thing is made."""
    assert all_patched() - ALLOWED.keys() == set()


def test_every_exception_is_still_needed() -> None:
    assert ALLOWED.keys() - all_patched() == set()


@pytest.mark.parametrize(
    "source",
    [
        "from jollyroger.server import rooms\nmonkeypatch.setattr(rooms, 'LOG', 3)",
        "from jollyroger.table.settings import PACES\nmonkeypatch.setitem(PACES, 'brisk', 3)",
        "from jollyroger.store import Store\nwith patch.object(Store, 'find', None): pass",
        "monkeypatch.setattr('jollyroger.server.rooms.LOG', 3)",
        "with patch('jollyroger.terminal.console.WIDTH', 3): pass",
        "from jollyroger.arrays import throughput\nthroughput.SECONDS = 3",
        "monkeypatch.setattr(here.store, 'find', None)",
        "here.store.find = None  # type: ignore[method-assign]",
        "SERVE = '''\nfrom jollyroger.server import rooms\nrooms.LOG = 3\n'''",
        "SERVE = '''\nfrom jollyroger.server import rooms\nrooms.LOG = {most!r}\n'''",
        "SERVE = '''\nx = {{}}\nfrom jollyroger.server import rooms\nrooms.LOG = {most}\n'''",
        "SERVE = f'''\nfrom jollyroger.server import rooms\nrooms.LOG = {most!r}\n'''",
        "SERVE = 'from jollyroger.server import rooms; rooms.LOG = 3'",
    ],
)
def test_what_is_ours_is_found(source: str) -> None:
    assert len(patched(source)) == 1


def test_a_program_that_cannot_be_read_is_no_excuse() -> None:
    with pytest.raises(SyntaxError):
        patched("SERVE = '''\nfrom jollyroger.server import rooms\nrooms.LOG = }\n'''")


@pytest.mark.parametrize(
    "source",
    [
        "import sys\nmonkeypatch.setattr(sys, 'argv', [])",
        "from uvicorn import Config\nmonkeypatch.setattr(Config, '__init__', None)",
        "with patch(f'sys.{name}', None), patch.dict(os.environ, {}): pass",
        "monkeypatch.setattr(asyncio.get_running_loop(), 'sock_accept', None)",
        "monkeypatch.setenv('HOME', '/')",
    ],
)
def test_what_is_somebody_elses_may_be_patched(source: str) -> None:
    assert patched(source) == []
