"""How many tricks? A row of numbers, and one button that names the one chosen."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Button

from ...rules.moves import Bid, bids_in
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
    _bids: tuple[Bid, ...] = ()

    def compose(self) -> ComposeResult:
        yield Choice("bid")
        yield Button("", id="bid-confirm", compact=True)

    @property
    def _choice(self) -> Choice:
        return self.query_one("#bid", Choice)

    def show(self, scene: Scene) -> None:
        self._scene = scene
        asked = () if scene.choices.are_numbered else scene.may
        bids = tuple(bids_in(asked))
        self.display = bool(bids)
        if not bids:
            return
        fresh = scene.known.round != self._round or bids != self._bids
        self._round, self._bids = scene.known.round, bids
        at = self._sealed() if fresh else self._choice.at
        self._choice.offer("", [str(bid.tricks) for bid in bids], at)
        self._name_it()

    @property
    def _chosen(self) -> Bid | None:
        at = self._choice.at
        return None if at is None else self._bids[at]

    def take_focus(self) -> None:
        self.screen.set_focus(self._choice)

    def _sealed(self) -> int | None:
        """The bid made before, where a game goes on."""
        bid = self._own()
        return self._bids.index(bid) if bid in self._bids else None

    def _own(self) -> Bid | None:
        scene = self._scene
        if scene is None or scene.me is None:
            return None
        choice = scene.known.choices[scene.me]
        return choice if isinstance(choice, Bid) else None

    def _name_it(self) -> None:
        assert self._scene
        say, bid, own = self._scene.words.say, self._chosen, self._own()
        button = self.query_one(Button)
        button.disabled = bid is None
        button.refresh(layout=True)
        if bid is None:
            button.label = say("play-bid-choose")
        elif own is None:
            button.label = say("play-bid-confirm", bid=bid.tricks)
        else:
            button.label = say(f"play-bid-{'done' if own == bid else 'change'}", bid=bid.tricks)

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
        if self._chosen is not None:
            self.post_message(self.Made(self._chosen))
