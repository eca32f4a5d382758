"""For those who make bots: games among themselves, leagues, and how fast the rules are."""

import sys

from ..arena import rates, report
from ..arena.simulate import SEATS, Plan, planned, simulate
from ..arrays import throughput
from ..league import ratings, season, standings
from ..league.programs import program
from ..league.schedule import League, drawn
from ..rules.shelf import GAMES, load
from ..terminal import preferences
from .interface import Lang, Numbers, Options, game_id, say, warn


def simulate_games(
    game: str,
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
        skull_king, dice, doubloons or skull_queen.
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
    game: str,
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
        skull_king, dice, doubloons or skull_queen.
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
    game: str | None = None,
    players: int = SEATS,
    batch: Numbers = (throughput.BATCH,),
    json: bool = False,
    lang: Lang = None,
) -> None:
    """Random steps a second of the rules core, numpy and JAX, if installed: of one core, or a GPU.

    Parameters
    ----------
    game
        skull_king, dice, doubloons or skull_queen; else all of them.
    players
        How many sit at the table.
    batch
        Games played at once by the arrays; several numbers make several lines.
    json
        One JSON document instead of a table.
    """
    spoken = preferences.spoken(lang)
    chosen = [load(id) for id in ([game_id(game)] if game else GAMES)]
    plan = [each for rules in chosen for each in throughput.measurements(rules, players, batch)]
    with throughput.one_core():
        measured = rates.measured(plan, report.progress(sys.stderr, len(plan)))
    say(rates.as_json(measured) if json else rates.as_table(spoken, measured))
    if throughput.missing():
        warn(spoken.say("bench-missing", packages=", ".join(throughput.missing())))
