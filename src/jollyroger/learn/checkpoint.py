"""What is kept of a voyage: everything to go on with, and the small file that a bot reads.

A bot's file has the nets that play, as halves, with the scales of its observations folded in."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np

from .course import Course

Tree = dict[str, dict[str, Any]]
SHIPPED = ("choice", "play")
NOT_WEIGHTS = ("columns", "factors")


def save(path: Path, tree: Tree, dtype: str = "float32") -> None:
    parts: dict[str, Any] = {name: np.asarray(value, dtype) for name, value in _flat(tree)}
    np.savez(path, **parts)


def load(path: Path) -> Tree:
    tree: Tree = {}
    with np.load(path) as kept:
        for name in kept.files:
            net, part = name.split("/")
            if part not in NOT_WEIGHTS:
                tree.setdefault(net, {})[part] = jnp.asarray(kept[name], "float32")
    return tree


def _flat(tree: Tree) -> Iterator[tuple[str, Any]]:
    for net, parts in tree.items():
        for name, value in parts.items():
            yield f"{net}/{name}", value


def ship(course: Course, tree: Tree, target: Path) -> None:
    """The bot's file."""
    shipped = {net: dict(tree[net]) for net in SHIPPED}
    for net, scale in _scales(course).items():
        shipped[net]["w0"] = shipped[net]["w0"] * scale[:, None]
    halves: dict[str, Any] = {name: np.asarray(value, "float16") for name, value in _flat(shipped)}
    halves["choice/columns"] = course.choice_columns.astype("int16")
    if not course.bids:
        halves["choice/factors"] = course.factors.astype("float16")
    np.savez_compressed(target, **halves)


def aboard(course: Course, path: Path) -> Tree:
    """The nets of a bot's file, as they were before they were shipped.

    Who peeks sees more than they did, and makes nothing of it yet."""
    tree = load(path)
    for net, scale in _scales(course).items():
        first = tree[net]["w0"]
        more = len(scale) - len(first)
        tree[net]["w0"] = jnp.pad(first, ((0, more), (0, 0))) / scale[:, None]
    return tree


def _scales(course: Course) -> dict[str, Any]:
    return {"play": course.scales, "choice": course.scales[course.choice_columns]}
