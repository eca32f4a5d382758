import pytest
from web.conftest import People
from web.crew import hosts
from web.test_screens import FITS, CLIPPED, SIZES, LEAST
@pytest.mark.parametrize("lang", ["en","de","fr","it"])
def test_x(lang: str, people: People) -> None:
    anne = people(lang=lang)
    hosts(anne)
    for _ in range(2):
        n = anne.page.locator(".hire").count()
        anne.page.get_by_role("button", name=anne.say("seat-enlist")).first.click()
        anne.page.locator(".hire").nth(n).wait_for()
    anne.page.locator(".hire select").nth(1).select_option("showy")
    anne.page.locator(".hire select").nth(2).select_option("random")
    anne.page.locator(".levels input[value=level5]").check(force=True)
    anne.page.wait_for_timeout(500)
    out=[]
    for w in (*SIZES, 1200):
        anne.page.set_viewport_size({"width": w, "height": SIZES.get(w,800)})
        out += [f"{w}: {l}" for l in anne.page.evaluate(FITS, LEAST.get(w, 24))]
        over = anne.page.evaluate("""() => [...document.querySelectorAll(".lev, .lev b, .seg label, .ls")].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent.trim().slice(0,40)+" "+e.scrollWidth+">"+e.clientWidth)""")
        out += [f"{w}: over {l}" for l in over]
        if w in (320, 1100): anne.page.screenshot(path=f"/tmp/shots/x-{lang}-{w}.png", full_page=True)
    assert not out, "\n".join(out)
