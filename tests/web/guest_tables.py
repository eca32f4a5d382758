"""A person's table of a game that no module of ours knows, and what is read off it."""

import json

from playwright.sync_api import Route

from web.browser import Person


def seats(person: Person, players: int) -> None:
    """Whatever table is opened from now on has so many."""

    def ask(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        asked = json.loads(route.request.post_data or "{}")
        asked["settings"]["players"] = players
        return route.continue_(post_data=json.dumps(asked))

    person.page.route("**/api/tables", ask)


def opened(person: Person, game: str, players: int) -> str:
    seats(person, players)
    person.goto("/")
    return person.opens(game)


def points(person: Person) -> list[int]:
    return sorted(total for _, total in person.ranking())


def text(person: Person) -> str:
    return person.page.locator("body").inner_text()
