"""Our modules as they are written, and what the names in them stand for."""

import ast
import importlib.util
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
FILES = sorted((SOURCE / "jollyroger").rglob("*.py"))
OUTSIDE = [path for path in FILES if path.relative_to(SOURCE).parts[1] != "rules"]
DEFINED_IN = ("jollyroger.rules", "jollyroger.table", "jollyroger.words")


class Source:
    """A file, and what the names it imports stand for."""

    def __init__(self, text: str, package: str) -> None:
        self.tree = ast.parse(text)
        self.names: dict[str, Any] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                module = importlib.util.resolve_name(
                    "." * node.level + (node.module or ""), package
                )
                for each in node.names if module.startswith(DEFINED_IN) else ():
                    self.names[each.asname or each.name] = _imported(module, each.name)

    def value(self, node: ast.expr) -> Any:
        """What a name, or a name in a module, stands for; None for what is not imported."""
        if isinstance(node, ast.Attribute):
            return getattr(self.value(node.value), node.attr, None)
        return self.names.get(node.id) if isinstance(node, ast.Name) else None


def _imported(module: str, name: str) -> Any:
    found = importlib.import_module(module)
    submodule = f"{module}.{name}"
    if not hasattr(found, name) and importlib.util.find_spec(submodule):
        return importlib.import_module(submodule)
    return getattr(found, name, None)


def together(node: ast.AST) -> list[ast.expr]:
    """What stands side by side in a union, a tuple, a set or a list; nothing for anything else."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*(together(node.left) or [node.left]), *(together(node.right) or [node.right])]
    return node.elts if isinstance(node, ast.Tuple | ast.Set | ast.List) else []


def package_of(path: Path) -> str:
    return ".".join(path.parent.relative_to(SOURCE).parts)
