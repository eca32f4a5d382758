"""A net at play time: numpy alone, weights from a small file, one row at a time."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import IO, Any

import numpy as np

Array = np.ndarray[Any, Any]


class Net:
    """Layers with a shortcut around each, and heads; trained and written by `learn`."""

    def __init__(self, kept: Mapping[str, Array]) -> None:
        self.weights = {name: part.astype("float32") for name, part in kept.items()}
        self.depth = sum(name[0] == "w" and name[1:].isdigit() for name in kept)
        # A choice net looks at some columns only; a placement's logit is the sum of its factors'.
        self.columns = kept["columns"].astype(int) if "columns" in kept else slice(None)
        self.factors = self.weights.get("factors")

    def trunk(self, rows: Array) -> Array:
        x, hidden = rows.astype("float32"), np.float32(0)
        for layer in range(self.depth):
            made = x @ self.weights[f"w{layer}"] + self.weights[f"b{layer}"]
            made -= made.mean(axis=-1, keepdims=True)
            made *= 1 / np.sqrt((made * made).mean(axis=-1, keepdims=True) + 1e-5)
            hidden = hidden + np.maximum(made * self.weights[f"g{layer}"], 0)
            x = hidden
        return x

    def head(self, name: str, hidden: Array) -> Array:
        made: Array = hidden @ self.weights[f"{name}_w"] + self.weights[f"{name}_b"]
        return made


def read(file: IO[bytes]) -> Mapping[str, Net]:
    """The nets `choice` and `play` of a file as `learn` leaves it."""
    parts: dict[str, dict[str, Array]] = {}
    with np.load(file) as kept:
        for name in kept.files:
            net, part = name.split("/")
            parts.setdefault(net, {})[part] = kept[name]
    return {net: Net(weights) for net, weights in parts.items()}


@cache
def nets(game: str) -> Mapping[str, Net]:
    """Those that are shipped, read once."""
    with (files(__package__) / "weights" / f"{game}.npz").open("rb") as file:
        return read(file)
