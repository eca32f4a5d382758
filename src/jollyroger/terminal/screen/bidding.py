"""How many tricks? A row of numbers, and one button that names the one chosen."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Button

from ...rules.moves import Bid
from .choice import Choice
from .scene import Scene


class Bidding(Horizontal):
    """Offered until everybody has bid: a bid may be changed until then."""

    class Made(Message):
        def __init__(self, bid: Bid) -> None:
            super().__init__()
            self.bid = bid

    _scene: Scene | None = None
    _round = 0

    def compose(self) -> ComposeResult:
        yield Choice("bid")
        yield Button("", id="bid-confirm", compact=True)

    @property
    def _choice(self) -> Choice:
        return self.query_one("#bid", Choice)

    def show(self, scene: Scene) -> None:
        self._scene = scene
        bids = [str(move.tricks) for move in scene.may if isinstance(move, Bid)]
        self.display = bool(bids)
        if not bids:
            return
        fresh = scene.known.round != self._round or len(bids) != len(self._choice.options)
        self._round = scene.known.round
        self._choice.offer("", bids, self._sealed() if fresh else self._choice.at)
        self._name_it()

    def take_focus(self) -> None:
        self.screen.set_focus(self._choice)

    def _sealed(self) -> int | None:
        """The bid made before, where a game goes on."""
        bid = self._own()
        return bid.tricks if bid else None

    def _own(self) -> Bid | None:
        scene = self._scene
        if scene is None or scene.me is None:
            return None
        choice = scene.known.choices[scene.me]
        return choice if isinstance(choice, Bid) else None

    def _name_it(self) -> None:
        assert self._scene
        say, at, own = self._scene.words.say, self._choice.at, self._own()
        button = self.query_one(Button)
        button.disabled = at is None
        button.refresh(layout=True)
        if at is None:
            button.label = say("play-bid-choose")
        elif own is None:
            button.label = say("play-bid-confirm", bid=at)
        else:
            done = own.tricks == at
            button.label = say("play-bid-done", bid=at) if done else say("play-bid-change", bid=at)

    def on_choice_changed(self, event: Choice.Changed) -> None:
        event.stop()
        self._name_it()

    def on_choice_confirmed(self, event: Choice.Confirmed) -> None:
        event.stop()
        self._make()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self._make()

    def _make(self) -> None:
        if self._choice.at is not None:
            self.post_message(self.Made(Bid(self._choice.at)))
