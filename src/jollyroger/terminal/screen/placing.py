"""Placing pirates: a side of the plank, then a space for each pirate."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, Label

from ...rules.moves import Place, Side
from ...rules.pieces import Suit
from ...words.names import suit_name
from .choice import Choice
from .marks import SUITS as MARKS
from .marks import fitted, suit_skin
from .scene import Scene

LABEL = 22
ROWS = 6  # a game has a pirate for every suit; rows that it does not need are not shown
SIDES: tuple[Side, ...] = ("front", "back")


class Placing(Vertical):
    """Offered until everybody is ready: a placement may be changed until then."""

    class Made(Message):
        def __init__(self, place: Place) -> None:
            super().__init__()
            self.place = place

    _scene: Scene | None = None
    _round = 0

    def compose(self) -> ComposeResult:
        yield Choice("side")
        yield from (Choice(f"space-{number}") for number in range(ROWS))
        with Horizontal(id="place-end"):
            yield Button("", id="place-ready", compact=True)
            yield Label("", id="place-sum", markup=False)

    def show(self, scene: Scene) -> None:
        self._scene = scene
        asked = () if scene.choices.are_numbered else scene.may
        self.display = any(isinstance(move, Place) for move in asked)
        if not self.display:
            return
        if scene.known.round != self._round:
            self._round = scene.known.round
            self._offer(scene, self._own())
        self._name_it()

    def take_focus(self) -> None:
        self.screen.set_focus(self._side)

    # What stands where

    @property
    def _side(self) -> Choice:
        return self.query_one("#side", Choice)

    @property
    def _suits(self) -> tuple[Suit, ...]:
        assert self._scene
        return self._scene.game.box.suits

    @property
    def _rows(self) -> list[Choice]:
        return [self.query_one(f"#space-{at}", Choice) for at in range(len(self._suits))]

    @property
    def _values(self) -> tuple[int, ...]:
        assert self._scene
        return _spaces(self._scene, SIDES[self._side.at or 0])

    def _own(self) -> Place | None:
        scene = self._scene
        if scene is None or scene.me is None:
            return None
        choice = scene.known.choices[scene.me]
        return choice if isinstance(choice, Place) else None

    def _offer(self, scene: Scene, own: Place | None) -> None:
        say = scene.words.say
        spread = {side: " ".join(map(str, _spaces(scene, side))) for side in SIDES}
        sides = [say(f"place-{side}", spaces=values) for side, values in spread.items()]
        at = SIDES.index(own.side) if own else 0
        self._side.offer(fitted(say("place-side"), LABEL), sides, at)
        for number in range(ROWS):
            self.query_one(f"#space-{number}").display = number < len(self._suits)
        for number, (suit, row) in enumerate(zip(self._suits, self._rows, strict=True)):
            row.at = self._values.index(own.spaces[number]) if own else None
            self._label(scene, suit, row)

    def _label(self, scene: Scene, suit: str, row: Choice) -> None:
        pawn = (f" {suit} {MARKS[suit]} ", f"bold {suit_skin(scene.game, suit)}")
        name = fitted(f" {suit_name(scene.words, scene.game, suit)}", LABEL - 5)
        row.offer(Content.assemble(pawn, name), [str(value) for value in self._values], row.at)

    def _placed(self) -> Place | None:
        ats = [row.at for row in self._rows if row.at is not None]
        if len(ats) < len(self._suits):
            return None
        return Place(SIDES[self._side.at or 0], tuple(self._values[at] for at in ats))

    # What is said and done

    def _name_it(self) -> None:
        assert self._scene
        say, place, button = self._scene.words.say, self._placed(), self.query_one(Button)
        button.disabled = place is None
        sealed = self._own() is not None and place == self._own()
        again = "place-change" if self._own() else "place-ready"
        button.label = say("place-done") if sealed else say(again)
        button.refresh(layout=True)
        self.query_one("#place-sum", Label).update(self._sum(place))

    def _sum(self, place: Place | None) -> str:
        assert self._scene
        say = self._scene.words.say
        if place is None:
            missing = sum(row.at is None for row in self._rows)
            return say("place-missing", missing=missing)
        return f"{say('place-points', points=sum(place.spaces))} {say('place-if')}"

    def on_choice_changed(self, event: Choice.Changed) -> None:
        """Another side keeps every pirate on its value."""
        event.stop()
        assert self._scene
        if event.choice is self._side:
            self._turn()
        self._name_it()

    def _turn(self) -> None:
        assert self._scene
        for suit, row in zip(self._suits, self._rows, strict=True):
            value = int(row.options[row.at]) if row.at is not None else None
            row.at = self._values.index(value) if value is not None else None
            self._label(self._scene, suit, row)

    def on_choice_confirmed(self, event: Choice.Confirmed) -> None:
        """Enter goes down the rows, and from the last one to the button."""
        event.stop()
        self.screen.focus_next()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if place := self._placed():
            self.post_message(self.Made(place))


def _spaces(scene: Scene, side: Side) -> tuple[int, ...]:
    assert scene.game.planks
    return scene.game.planks.sides[side]
