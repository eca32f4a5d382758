"""Somebody who plays with a screen reader: every key goes through its model, none past it."""

import re
from random import Random

from web.browser import Person
from web.crew import until
from web.screen_reader import Node, ScreenReader


class ByReader:
    def __init__(self, person: Person, game: str, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        self.random = Random(seed)
        self.reader = ScreenReader(person.page)
        self.asked = 0  # questions by key, in the hand

    def say(self, key: str, **facts: object) -> str:
        return self.person.say(key, **facts)

    # To the table

    def opens(self) -> None:
        """By headings to the game, by buttons to the one that plays at once, Enter."""
        self.reads_to("h", self.person.game_name(self.game))
        self.reads_to("b", self.say("start-play"))
        self.reader.press("Enter")

    def reads_to(self, letter: str, name: str) -> Node:
        for _ in range(40):
            if (node := self.reader.press(letter)).name.startswith(name):
                return node
        raise AssertionError(f"{letter} never came to {name}")

    # The game

    def moves(self) -> str:
        kind = self.waits()
        if kind == "radio":
            self.chooses()
        elif kind == "option":
            self.plays()
        return kind

    def waits(self) -> str:
        """Until it is my turn and the focus is where it is to be done; or it is over."""
        mine = self.say("play-title-turn", game=self.person.game_name(self.game))

        def asked() -> bool:
            return mine in self.page.title() and self.reader.looks().role in ("radio", "option")

        until(lambda: asked() or self.is_over())
        if self.is_over():
            return "over"
        assert self.reader.mode == "focus", f"the reader keeps the keys at {self.reader.here}"
        return self.reader.here.role

    def is_over(self) -> bool:
        return self.page.locator("ol.rank").count() > 0

    def chooses(self) -> None:
        """A bid by its digit; pirates group by group. Enter never sends what is not ready."""
        if re.fullmatch(r"\d+", self.reader.here.name):
            self.reader.press(self.random.choice("01"), "Enter")
            until(lambda: self.reader.looks().role != "radio")
            return
        for _ in range(9):
            if self.reader.here.role == "button":
                break
            self.reader.press(*["ArrowRight"] * self.random.randrange(3), "Space", "Enter")
        assert self.reader.here.name.startswith(self.say("place-ready"))
        self.reader.press("Enter")
        until(lambda: self.reader.looks().role == "option")

    def plays(self) -> None:
        held = self.held()
        self.asks(held)
        self.walks(held)
        node = self.reader.press("Enter")
        if node.role == "button":  # Scary Mary, in the toolbar where P and E are heard
            assert self.reader.mode == "focus"
            self.reader.press("p")
        elif self.held() == held:
            self.reader.press("Enter")
        until(lambda: self.held() != held)

    def held(self) -> int:
        return self.page.locator(".hand [role=option]").count()

    def walks(self, held: int) -> None:
        """Home, then by arrows to a piece that may be played."""
        self.reader.press("Home", *["ArrowRight"] * self.random.randrange(held))
        for _ in range(held):
            if not self.reader.here.disabled:
                return
            self.reader.press("ArrowRight")
        raise AssertionError("nothing may be played")

    def asks(self, held: int) -> None:
        """H is our key, not the next heading, and the focus stays."""
        if self.asked >= 2:
            return
        self.asked += 1
        before = self.reader.here
        self.page.evaluate("() => document.querySelector('.reply')?.remove()")
        self.reader.press("h")
        self.page.locator(".reply").wait_for()
        assert self.reader.looks() == before
