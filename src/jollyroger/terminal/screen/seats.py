"""Who sits where: whose turn it is, bids and tricks won or planks, points."""

from textual.content import Content
from textual.widgets import Static

from ...rules.moves import Seat
from ...rules.state import Phase
from ...table.state import Stage
from ...words.names import move_name
from .marks import fitted
from .planks import WIDTH as PLANK
from .planks import strip
from .scene import Scene

NAME, SHORT, FIGURES, PEGS = 14, 9, 7, 6
MOST_PEGS = 5  # beyond that a row of pegs is harder to read than its number
MOST_WITH_HEAD = 7  # seats: with one more, 24 lines have no room for what stands over the columns


class Seats(Static):
    """A row a seat, clockwise, the reader's own last."""

    DEFAULT_CSS = "Seats { height: auto; }"

    def show(self, scene: Scene) -> None:
        head = [_head(scene)] if len(scene.circle) <= MOST_WITH_HEAD else []
        self.update(Content("\n").join([*head, *(_row(scene, s) for s in scene.circle)]))


def _head(scene: Scene) -> Content:
    say = scene.words.say
    if _planked(scene):
        cells = [
            fitted("", 2),
            fitted(say("sheet-player"), SHORT),
            " ",
            fitted(say("screen-plank"), PLANK),
            f"{say('screen-now'):>{FIGURES}}",
            f"{say('sheet-total'):>{FIGURES}}",
        ]
    else:
        cells = [
            fitted("", 2),
            fitted(say("sheet-player"), NAME),
            fitted(_counted(scene), FIGURES + PEGS + 1),
            f"{say('sheet-total'):>{FIGURES}}",
        ]
    return Content.styled("".join(cells), "$ink-2")


def _counted(scene: Scene) -> str:
    """What stands over the tricks of a seat."""
    if scene.game.declares.board == "tricks":
        return scene.words.say("screen-won")
    return scene.words.say("screen-won-of-bid") if scene.known.bids else ""


def _row(scene: Scene, seat: Seat) -> Content:
    turn = seat in scene.due
    style = "bold" if turn else ""
    planked = _planked(scene)
    parts: list[Content | tuple[str, str]] = [
        ("► " if turn else "  ", "$brass bold"),
        (fitted(scene.name(seat), SHORT if planked else NAME), style),
    ]
    if planked:
        parts += [
            ("", " "),
            Content(" "),
            strip(scene.game, scene.known.planks[seat]),
            _sum(scene, seat),
        ]
    else:
        parts += [_bid(scene, seat)]
    total = scene.known.scores()[seat]
    parts += [(f"{total:>{FIGURES}}", style), (f"  {_state(scene, seat)}", "$ink-2")]
    return Content.assemble(*parts)


def _planked(scene: Scene) -> bool:
    return bool(scene.known.planks)


def _sum(scene: Scene, seat: Seat) -> tuple[str, str]:
    rules = scene.game.planks
    assert rules
    return f"{rules.points(rules.under(scene.known.planks[seat])).points:>{FIGURES}}", ""


def _bid(scene: Scene, seat: Seat) -> Content:
    known = scene.known
    if scene.game.declares.board == "tricks":
        return Content(fitted(str(known.won(seat)), FIGURES + PEGS + 1))
    if not known.bids:
        return Content(fitted(_open_choice(scene, seat) or "", FIGURES + PEGS + 1))
    won, bid = known.won(seat), known.bids[seat]
    # As on the sheet: `3 of 2` would be no sentence.
    return Content.assemble(fitted(f"{won} / {bid}", FIGURES), " ", _pegs(won, bid))


def _open_choice(scene: Scene, seat: Seat) -> str | None:
    """What a seat has chosen in sight of all, where choices are made in turn."""
    made = dict(scene.known.chosen).get(seat)
    return None if made is None else move_name(scene.words, scene.game, made)


def _is_ready(scene: Scene, seat: Seat) -> bool:
    """Chosen unseen, or already chosen in turn: others' turn is still to come."""
    asked = scene.game.asks(scene.known)
    return not (asked and asked.openly) or _open_choice(scene, seat) is not None


def _pegs(won: int, bid: int) -> Content:
    """Won, still needed, too many: told by shape."""
    if max(won, bid) > MOST_PEGS:
        return Content(" " * PEGS)
    kept, over = min(won, bid), max(won - bid, 0)
    left = Content.assemble(("●" * kept, "$brass"), "○" * (bid - kept), ("■" * over, "$bad"))
    return Content.assemble(left, " " * (PEGS - left.cell_length))


def _state(scene: Scene, seat: Seat) -> str:
    """One word about the seat, never its secrets."""
    say, holder = scene.words.say, scene.holders[seat]
    if holder is None:
        return ""
    if holder.guest is not None and holder.bot:
        return say("screen-away")
    if scene.choosing:
        if seat in scene.due:
            return say("play-thinking")
        return say("play-ready") if _is_ready(scene, seat) else ""
    if scene.stage is not Stage.PLAYING or scene.known.phase is not Phase.PLAY:
        return ""
    blind = scene.game.blind(scene.known.players)
    if seat in scene.due:
        return say("play-choosing" if blind else "play-to-move")
    return say("screen-leads") if scene.known.leader == seat and not blind else ""
