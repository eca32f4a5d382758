"""Where the reader acts: the answer line, the open choice, the hand, the field to type in."""

from textual.app import ComposeResult
from textual.containers import Container
from textual.widget import Widget
from textual.widgets import Input, Static

from ...rules.pieces import Code, Piece
from ...words.catalogue import Words
from .answer import preview, question
from .bidding import Bidding
from .choosing import Choosing
from .declaring import Declaring
from .hand import Hand
from .log import Log
from .placing import Placing
from .scene import Scene

Turn = tuple[int, int, int]


class Controls(Container):
    """`note` is an answer or a refusal that stands in for the question until something happens."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="controls")
        self._words = words
        self._scene: Scene | None = None
        self._note, self._bad = "", False
        self._looked: Code = ""
        self._turn: Turn | None = None

    def compose(self) -> ComposeResult:
        yield Static("", id="answer", markup=False)
        yield Bidding(id="bidding")
        yield Placing(id="placing")
        yield Choosing(id="choosing")
        yield Declaring(id="declaring")
        yield Hand(id="hand")
        yield Input(id="field", compact=True, placeholder=self._words.say("play-field"))

    def on_mount(self) -> None:
        for hidden in ("#bidding", "#placing", "#choosing", "#declaring", "#field"):
            self.query_one(hidden).display = False

    @property
    def field(self) -> Input:
        return self.query_one(Input)

    def show(self, scene: Scene) -> None:
        self._scene = scene
        self.query_one(Bidding).show(scene)
        self.query_one(Placing).show(scene)
        self.query_one(Choosing).show(scene)
        self.query_one(Hand).show(scene)
        self._answer()
        self._begin(scene)
        self.call_after_refresh(self._keep_in_sight)

    # The answer line

    def note(self, said: str, bad: bool = False) -> None:
        self._note, self._bad = said, bad
        self._answer()

    def look(self, code: Code) -> None:
        self._looked = code
        self.note("" if self._bad else self._note)

    def _answer(self) -> None:
        """What is asked or was answered, then what the piece in focus would do."""
        if self._scene is None:
            return
        about = "" if self._bad else preview(self._scene, self._looked)
        lines = [self._note or question(self._scene), about]
        shown = self.query_one("#answer", Static)
        shown.set_class(self._scene.my_turn, "-turn")
        shown.set_class(self._bad, "-refused")
        shown.update("\n".join(line for line in lines if line))

    # Where the focus is

    def declare(self, piece: Piece) -> None:
        assert self._scene
        self.query_one(Declaring).ask(self._scene, piece)

    def type(self) -> None:
        self.field.display = True
        self.screen.set_focus(self.field)

    def return_to_hand(self) -> None:
        """From wherever: nothing is declared, nothing typed."""
        self.field.display = False
        self.query_one(Declaring).display = False
        self.note("")
        self._control.take_focus()

    @property
    def _control(self) -> Bidding | Placing | Choosing | Hand:
        asked = (self.query_one(Bidding), self.query_one(Placing), self.query_one(Choosing))
        return next((choice for choice in asked if choice.display), self.query_one(Hand))

    def _begin(self, scene: Scene) -> None:
        """The focus goes where a choice is open, but never away from who types or chooses."""
        before, self._turn = self._turn, _turn(scene)
        begins = scene.my_turn and self._turn != before
        if self.field.display or self.query_one(Declaring).display:
            return
        if not self._is_there(self.screen.focused, begins):
            self._control.take_focus()

    def _keep_in_sight(self) -> None:
        """In a window too small for everything the open choice is what is seen."""
        if self.is_attached and (focused := self.screen.focused):
            focused.scroll_visible(animate=False)

    def _is_there(self, focused: Widget | None, begins: bool) -> bool:
        if focused is None or isinstance(focused, Log):
            return focused is not None
        barred = begins and focused.has_class("-barred")
        return self._control in focused.ancestors_with_self and not barred


def _turn(scene: Scene) -> Turn:
    """Which place in the game this is."""
    known = scene.known
    return known.round, len(known.tricks), len(known.trick)
