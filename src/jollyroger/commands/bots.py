"""For those who make bots: games among themselves, leagues, and how fast the rules are."""

import sys
from functools import partial

from ..arena import rates, report
from ..arena.simulate import SEATS, Plan, planned, simulate
from ..arrays import throughput
from ..league import ratings, season, standings
from ..league.programs import program
from ..league.schedule import League, drawn
from ..rules.refused import Refused
from ..rules.shelf import GAMES, load
from ..terminal import preferences
from .interface import AnyGame, GameName, Lang, Numbers, Options, game_id, say, warn


def simulate_games(
    game: GameName,
    *,
    players: int | None = None,
    bots: str | None = None,
    games: int = 100,
    seed: int = 1,
    option: Options = (),
    json: bool = False,
    lang: Lang = None,
) -> None:
    """Bots against bots: win share, score, bids hit, and how long they think.

    Parameters
    ----------
    game
        The game, by its id or its name.
    players
        How many sit at the table; else as many as there are bots.
    bots
        One name a seat, with commas; one name alone fills the table. Without, one heuristic
        against randoms.
    games
        How many games.
    seed
        The same seed gives the same games.
    option
        A rule option, such as landlubber for the dice game.
    json
        One JSON document instead of a table.
    """
    spoken = preferences.spoken(lang)
    seats = SEATS if players is None else players
    crew = ["heuristic", *["random"] * (seats - 1)] if bots is None else bots.split(",")
    names = tuple(name.strip() for name in crew)
    plan = planned(Plan(game_id(game), names, games, seed, option), players)
    progress = report.progress(sys.stderr, plan.games)
    tallies = simulate(plan, progress)
    told = report.as_json(plan, tallies) if json else report.as_table(spoken, plan, tallies)
    say(told)


def arena(
    game: GameName,
    *,
    bots: str | None = None,
    external: Options = (),
    players: int = SEATS,
    games: int = 100,
    seed: int = 1,
    option: Options = (),
    json: bool = False,
    lang: Lang = None,
) -> None:
    """A league of any bots, also of your own programs, with OpenSkill ratings.

    Parameters
    ----------
    game
        The game, by its id or its name.
    bots
        Who plays, with commas; without, every bot there is.
    external
        A program that plays over the network protocol, as NAME="COMMAND". The link of its table
        stands where {link} is, or comes last; {server} and {code} may be used instead.
    players
        How many sit at a table.
    games
        How many games.
    seed
        The same seed gives the same games, but for those of programs.
    option
        A rule option, such as landlubber for the dice game.
    json
        One JSON document instead of a table.
    """
    spoken = preferences.spoken(lang)
    names = tuple(name.strip() for name in bots.split(",")) if bots else ()
    programs = tuple(program(text) for text in external)
    league = drawn(League(game_id(game), names, players, games, seed, option, programs))
    model = ratings.model()
    played = season.played(league, report.progress(sys.stderr, league.games))
    rows = standings.standings(played, ratings.rated(model, league.bots, played.in_order()))
    say(standings.as_json(league, rows) if json else standings.as_table(spoken, league, rows))


def bench(
    *,
    game: AnyGame = None,
    players: int = SEATS,
    batch: Numbers = (throughput.BATCH,),
    seconds: float = throughput.SECONDS,
    json: bool = False,
    lang: Lang = None,
) -> None:
    """Random steps a second of the rules core, numpy and JAX, if installed: of one core, or a GPU.

    Parameters
    ----------
    game
        The game, by its id or its name; else all of them.
    players
        How many sit at the table.
    batch
        Games played at once by the arrays; several numbers make several lines.
    seconds
        How long each line is measured.
    json
        One JSON document instead of a table.
    """
    spoken = preferences.spoken(lang)
    chosen = [load(id) for id in ([game_id(game)] if game else GAMES)]
    if seconds <= 0:
        raise Refused("option_value", option="seconds", value=f"{seconds:g}", example="1")
    measurements = partial(throughput.measurements, players=players, batches=batch, seconds=seconds)
    plan = [each for rules in chosen for each in measurements(rules)]
    with throughput.one_core():
        measured = rates.measured(plan, report.progress(sys.stderr, len(plan)))
    say(rates.as_json(measured) if json else rates.as_table(spoken, measured))
    if throughput.missing():
        warn(spoken.say("bench-missing", packages=", ".join(throughput.missing())))
