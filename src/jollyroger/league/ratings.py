"""OpenSkill ratings (Plackett-Luce): who finished ahead of whom, game after game."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from ..rules.refused import Refused
from .season import Finish

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """A guess at a bot's strength, and how unsure it is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is almost surely worth: leagues are ordered by it."""
        return self.mu - 3 * self.sigma


def model() -> "PlackettLuce":
    """`tau` would keep ratings moving for players who get better or worse; bots do not."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError as missing:
        raise Refused("missing_extra", package="openskill", extra="arena") from missing
    return PlackettLuce(tau=0.0)


def rated(
    model: "PlackettLuce", bots: Sequence[str], finishes: Iterable[Finish]
) -> dict[str, Rating]:
    ratings = dict.fromkeys(bots, Rating(model.mu, model.sigma))
    for finish in finishes:
        seats = _after(model, [ratings[name] for name in finish.crew], finish)
        for name in {finish.crew[seat] for seat in finish.judged}:
            ratings[name] = _mean([seats[at] for at in finish.judged if finish.crew[at] == name])
    return ratings


def _after(model: "PlackettLuce", before: Sequence[Rating], finish: Finish) -> list[Rating]:
    """Every seat's rating after the game, as if each were somebody of its own."""
    teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in finish.places])
    return [Rating(only.mu, only.sigma) for (only,) in after]


def _mean(ratings: Sequence[Rating]) -> Rating:
    """A bot that holds several seats of a table learns from all of them as from one game."""
    mus, sigmas = zip(*ratings, strict=True)
    return Rating(fmean(mus), fmean(sigmas))
