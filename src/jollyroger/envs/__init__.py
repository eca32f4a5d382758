"""Thin adapters to the libraries that train agents. Each needs an extra and asks for it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .refusals import extra, told

if TYPE_CHECKING:
    from .pgx import PgxEnv
    from .single import Bots, SingleEnv

Options = Iterable[str] | None


def aec_env(
    game: str, players: int = 4, options: Options = None, render_mode: str | None = None
) -> Any:
    """PettingZoo: an `AECEnv` with an agent in every seat."""
    with extra("envs"):
        from pettingzoo.utils.wrappers import OrderEnforcingWrapper

        from .aec import AecEnv
        from .course import course
    with told():
        return OrderEnforcingWrapper(AecEnv(course(game, players, options), render_mode))


def single_env(
    game: str,
    seat: int = 0,
    players: int = 4,
    bots: "Bots" = "heuristic",
    options: Options = None,
    render_mode: str | None = None,
) -> "SingleEnv":
    """Gymnasium: an `Env` for one seat against bots, one for all or one for each other seat."""
    with extra("envs"):
        from .course import course
        from .single import SingleEnv
    with told():
        return SingleEnv(course(game, players, options), seat, bots, render_mode)


def spiel_game(game: str, players: int = 4, options: Options = None) -> Any:
    """OpenSpiel: a `pyspiel.Game` with explicit chance."""
    with extra("spiel"):
        from .course import course
        from .spiel import loaded
    with told():
        return loaded(course(game, players, options))


def pgx_env(game: str, players: int = 4, options: Options = None) -> "PgxEnv":
    """Pgx: a functional environment in JAX, for any number of games at once."""
    with extra("pgx"):
        from .course import course
        from .pgx import PgxEnv
    with told():
        return PgxEnv(course(game, players, options))
