"""Named parts of a flat observation: where each lies and what shape it has."""

from collections.abc import Mapping
from functools import cached_property
from math import prod

from ..rules.game import Game
from .columns import Column, Xp

SEATS = 6  # every seat-wise part has room for so many at least; who looks is the first of them


def seats_of(game: Game) -> int:
    """For how many seats the observations of a game have room: the same at each of its tables."""
    return max(SEATS, *game.rounds)


class Layout:
    """Parts in their order. Batch first: a flat observation is `[..., size]` of small integers."""

    def __init__(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        self.shapes = dict(shapes)

    @cached_property
    def size(self) -> int:
        return sum(prod(shape) for shape in self.shapes.values())

    @cached_property
    def places(self) -> dict[str, slice]:
        places, at = {}, 0
        for name, shape in self.shapes.items():
            places[name] = slice(at, at + prod(shape))
            at += prod(shape)
        return places

    def flat(self, xp: Xp, parts: Mapping[str, Column]) -> Column:
        """The parts, each `[*shape, batch]`, as one `[batch, size]` of int8."""
        rows = [
            xp.broadcast_to(parts[name], (*shape, parts[name].shape[-1]))
            .reshape(prod(shape), -1)
            .astype("int8")
            for name, shape in self.shapes.items()
        ]
        return xp.concatenate(rows).T

    def views(self, flat: Column) -> dict[str, Column]:
        """The named parts of a flat observation, each in its shape."""
        return {
            name: flat[..., place].reshape(*flat.shape[:-1], *self.shapes[name])
            for name, place in self.places.items()
        }


def turned(xp: Xp, columns: Column, seat: Column) -> Column:
    """What every seat has (the first axis), seen from `seat`: its own first, then to its left."""
    players = columns.shape[0]
    order = (xp.arange(players, dtype="int32")[:, None] + seat) % players
    order = order.reshape(players, *(1,) * (columns.ndim - 2), -1)
    return xp.take_along_axis(columns, order, axis=0)


def padded(xp: Xp, columns: Column, seats: int = SEATS) -> Column:
    """With empty entries for the seats nobody has at this table."""
    empty = xp.zeros((seats - columns.shape[0], *columns.shape[1:]), columns.dtype)
    return xp.concatenate([columns, empty])


def one_hot(xp: Xp, columns: Column, size: int) -> Column:
    """A new axis before the batch: which of `size` values it is; out of range, none."""
    values = xp.arange(size, dtype="int16")[:, None]
    return (columns[..., None, :] == values).astype("int8")
