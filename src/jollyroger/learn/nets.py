"""Nets: a few wide layers with a shortcut around each, and heads on top."""

from collections.abc import Mapping
from typing import Any

import jax
import jax.numpy as jnp

Array = Any
Params = dict[str, Array]


def init(key: Array, inputs: int, width: int, depth: int, heads: Mapping[str, int]) -> Params:
    """Weights of `depth` layers; a head starts near zero, so play starts near random."""
    keys = iter(jax.random.split(key, depth + len(heads)))
    params: Params = {}
    for layer in range(depth):
        size = inputs if layer == 0 else width
        params[f"w{layer}"] = jax.random.normal(next(keys), (size, width)) * (2 / size) ** 0.5
        params[f"b{layer}"] = jnp.zeros(width)
        params[f"g{layer}"] = jnp.ones(width)
    for name, size in heads.items():
        params[f"{name}_w"] = jax.random.normal(next(keys), (width, size)) * 0.01
        params[f"{name}_b"] = jnp.zeros(size)
    return params


def trunk(params: Params, rows: Array) -> Array:
    """The last layer, from rows of small integers that are scaled already."""
    hidden = jnp.zeros((), "bfloat16")
    x = rows.astype("bfloat16")
    for layer in range(depth(params)):
        made = x @ params[f"w{layer}"].astype("bfloat16") + params[f"b{layer}"].astype("bfloat16")
        hidden = hidden + _lit(made, params[f"g{layer}"])
        x = hidden
    return x


@jax.checkpoint
def _lit(made: Array, gain: Array) -> Array:
    """Levelled and cut off at 0; made again on the way back, which is faster than to remember."""
    return jax.nn.relu(_norm(made.astype("float32")) * gain).astype("bfloat16")


def depth(params: Params) -> int:
    return sum(name[0] == "w" and name[1:].isdigit() for name in params)


def _norm(x: Array) -> Array:
    x = x - x.mean(axis=-1, keepdims=True)
    return x * jax.lax.rsqrt((x * x).mean(axis=-1, keepdims=True) + 1e-5)


def head(params: Params, name: str, hidden: Array) -> Array:
    made = hidden @ params[f"{name}_w"].astype("bfloat16")
    return made.astype("float32") + params[f"{name}_b"]
