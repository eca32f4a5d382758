"""The program and its commands, in the order in which help lists them."""

from cyclopts import App

from .. import __version__
from . import bots, hosts, players, shell, tables
from .helped import FORMATTER

app = App(
    name="jollyroger",
    version=__version__,
    help="Pirate trick-taking games: play, settle arguments, let bots play each other.",
    help_formatter=FORMATTER,
)
app.default(players.open_page)
app.command(tables.play)
app.command(tables.watch)
app.command(tables.replay)
app.command(players.pad)
app.command(players.settings)
app.command(players.referee)
app.command(players.verify_record, name="verify")
app.command(players.review_record, name="review")
app.command(bots.simulate_games, name="simulate")
app.command(bots.arena)
app.command(bots.bench)
app.command(hosts.serve_tables, name="serve")
app.command(hosts.backup)
app.command(hosts.restore)
app.command(shell.completion)
app.command(shell.man)
