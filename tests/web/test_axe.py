"""Proof 1: axe finds nothing on any screen, in light, dark and forced colours, narrow and wide."""

import pytest

from amounts import SOAK
from needed import need
from web.browser import AXE, Person
from web.conftest import People
from web.quay import Quay
from web.screens import SCREENS, Screen

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SIZES = ((1280, 800), (320, 640))
LIGHT = {"color_scheme": "light", "forced_colors": "none"}
DARK = {"color_scheme": "dark", "forced_colors": "none"}
FORCED = {"color_scheme": "light", "forced_colors": "active"}
# Each colour is seen at one width, and light at both; soak sees everything at both.
LOOKS = ((LIGHT, DARK), (LIGHT, FORCED))
ALL = ((LIGHT, DARK, FORCED),) * 2
RUN = """async (tags) => {
  const { violations } = await axe.run(document, { runOnly: { type: "tag", values: tags } });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`));
}"""


def violations(person: Person) -> list[str]:
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.add_script_tag(path=AXE)
    return list(person.page.evaluate(RUN, TAGS))


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_axe_finds_nothing(screen: Screen, people: People, harbour: Quay) -> None:
    need(AXE.exists(), "axe-core is not installed: npm ci in web/")
    anne = people(bypass_csp=True)
    screen.come(anne, harbour)
    found: list[str] = []
    for (width, height), looks in zip(SIZES, ALL if SOAK else LOOKS, strict=True):
        anne.page.set_viewport_size({"width": width, "height": height})
        screen.open(anne, harbour)
        for look in looks:
            anne.page.emulate_media(**look)  # type: ignore[arg-type]
            found += [f"{width} {[*look.values()]}: {line}" for line in violations(anne)]
    assert not found, "\n".join(found)
