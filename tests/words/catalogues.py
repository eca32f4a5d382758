"""The catalogues and the code that asks for their keys, as syntax trees."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import jollyroger
from jollyroger.rules.shelf import GAMES
from jollyroger.words.catalogue import catalogue
from jollyroger.words.guide import guide

SOURCE = Path(jollyroger.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
HOLE = "\0"  # what is only known at run time
ANY = r"[\w+-]+"


# The catalogues


@lru_cache
def messages(lang: str) -> Mapping[str, Message]:
    return {
        entry.id.name: entry
        for source in catalogue(lang).values()
        for entry in FluentParser().parse(source).body
        if isinstance(entry, Message)
    }


def keys_of(lang: str) -> dict[str, list[str]]:
    """The keys of every file, in their order, with those that are there twice."""
    return {
        name: [e.id.name for e in FluentParser().parse(source).body if isinstance(e, Message)]
        for name, source in catalogue(lang).items()
    }


def junk(lang: str) -> list[str]:
    return [
        entry.content or ""
        for source in catalogue(lang).values()
        for entry in FluentParser().parse(source).body
        if isinstance(entry, Junk)
    ]


def variables(message: Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


# The code


@lru_cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py")))


def nodes() -> Iterator[ast.AST]:
    for tree in trees():
        yield from ast.walk(tree)


def said() -> set[str]:
    """The keys that are written out where something is said."""
    return {
        key
        for node in nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "say" and node.args
        for key in constants(node.args[0])
    } | set(re.findall(r"\bsay\(\s*[\"']([\w+-]+)[\"']", page()))


def refused() -> set[str]:
    """The code of every refusal that is raised or returned somewhere."""
    return {
        code
        for node in nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == "Refused" and node.args
        for code in constants(node.args[0])
    } | set(re.findall(r'new Refusal\("(\w+)"', page()))


def constants(node: ast.expr) -> set[str]:
    """The strings an expression may be: one that is written out, or either of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return set()


@lru_cache
def templates() -> frozenset[str]:
    """Every string the code may make, with holes for what is not known before it runs.

    A part that starts with a hyphen is the tail of the other strings in the same call."""
    found: set[str] = set()
    for tree in trees():
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for scope in (tree, *functions):
            names = assigned(scope)
            for node in ast.walk(scope):
                found |= made(node, names) if isinstance(node, ast.expr) else set()
                if isinstance(node, ast.Call):
                    found |= joined(node, names)
    return frozenset(found | of_the_page() | of_the_guides())


@lru_cache
def page() -> str:
    """The source of the web client, all of it."""
    files = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    written = (path.read_text("utf-8") for path in files if ".generated." not in path.name)
    return "\n".join(written)


def of_the_page() -> set[str]:
    """Whole strings of the web client, and its templates with holes."""
    plain = re.findall(r"[\"']([\w+-]+)[\"']", page())
    filled = re.findall(r"`([\w+-]*(?:\$\{[^`{}]*\}[\w+-]*)+)`", page())
    return {*plain, *(re.sub(r"\$\{[^`{}]*\}", HOLE, text) for text in filled)}


def of_the_guides() -> set[str]:
    """What is told about games, topic by topic and in their lessons."""
    guides = [guide(game) for game in GAMES.values()]
    topics = [told for each in guides for told in each.topics.values()]
    for lesson in (each.lesson for each in guides):
        topics += [lesson.order, *(section.told for section in lesson.sections)] if lesson else []
    return {sentence.key for told in topics for sentence in told}


def assigned(scope: ast.AST) -> dict[str, set[str]]:
    """The strings each variable may hold, where they are written out."""
    names: dict[str, set[str]] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            names.setdefault(node.targets[0].id, set()).update(constants(node.value))
    return names


def made(node: ast.expr, names: Mapping[str, set[str]]) -> set[str]:
    if not isinstance(node, ast.JoinedStr):
        return constants(node)
    texts = {""}
    for part in node.values:
        texts = {text + piece for text in texts for piece in pieces(part, names)}
    return texts


def pieces(part: ast.expr, names: Mapping[str, set[str]]) -> set[str]:
    if isinstance(part, ast.FormattedValue):
        part = part.value
        return (isinstance(part, ast.Name) and names.get(part.id)) or {HOLE}
    return constants(part)


def joined(call: ast.Call, names: Mapping[str, set[str]]) -> set[str]:
    heads = {text for part in call.args for text in made(part, names)}
    values = (keyword.value for keyword in call.keywords)
    tails = {text for part in values for text in made(part, names) if text.startswith("-")}
    return {head + tail for head in heads for tail in tails}


def is_used(key: str) -> bool:
    """A key that the code writes out or fills in, or one of those with a tail of its own."""
    tails = {
        text.removeprefix(HOLE) for text in templates() if re.fullmatch(f"{HOLE}-[a-z]+", text)
    }
    stems = {key.removesuffix(tail) for tail in tails if key.endswith(tail)}
    return any(is_made(stem) for stem in {key, *stems})


def is_made(key: str) -> bool:
    return key in templates() or any(fills(text, key) for text in templates() if HOLE in text)


def fills(template: str, key: str) -> bool:
    """Only what begins with a word of its own says which keys it makes."""
    pattern = ANY.join(map(re.escape, template.split(HOLE)))
    return bool(re.match("[a-z]+-", template) and re.fullmatch(pattern, key))
