"""A lesson of one's own: made from the replay of a match, sent as a link, followed by somebody."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.access import barriers
from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import Fingers
from tests.browser.pages import Table
from tests.server.house import House
from tests.server.http.asking import Api
from tests.server.test_own_lessons import brought, finished

TEXTS = {2: "Look at the far right.", 3: "Now the one above you.", 5: "You have seen enough."}


def test_made_sent_and_followed_by_somebody_else(visit: Visit, home: House) -> None:
    replay = brought(Api(home.port).somebody(), finished())
    link = write(visit, replay)
    follow(visit, link)


def write(visit: Visit, replay: str, device: Device | None = None) -> str:
    device = device or visit("en")
    page = device.page
    device.go(f"/replay/{replay}/5")
    device.by("button", "replay-teach").click()
    page.get_by_label(device.say("teach-seat")).select_option("character")
    page.locator('[data-teach="last"]').click()
    expect(page.locator("[data-teach-at]")).to_have_count(4)
    for at, text in TEXTS.items():
        page.locator(f'[data-teach-at="{at}"] textarea').fill(text)
    row = page.locator('[data-teach-at="3"]')
    row.locator(".button").click()
    page.locator('main .board [data-place="1,1"]').first.click()
    expect(page.locator('[data-lit^="cell 1,1"]')).to_be_visible()
    page.get_by_label(device.say("teach-title")).fill("Only looking")
    assert barriers(page) == []
    device.by("button", "teach-send").click()
    link = page.locator("[data-lesson-link]").get_attribute("href")
    assert link
    mine = page.locator("[data-my-lessons]")
    expect(mine.get_by_role("link")).to_have_attribute("href", link.removeprefix(device.address))
    assert barriers(page) == []
    return link.removeprefix(device.address)


def follow(visit: Visit, link: str) -> None:
    device = visit("de", small=True, touch=True)
    page, fingers = device.page, Fingers(device)
    device.go(link)
    expect(page.locator("main")).to_contain_text("Only looking")
    assert barriers(page) == []
    fingers.press(page.locator("[data-own-lesson] button").first)
    page.wait_for_url("**/table/*", wait_until="commit")
    table, words = Table(device), page.locator(".top .prompt p")
    for at, place in ((2, "2,0"), (3, "0,1"), (4, "1,0")):
        said = TEXTS.get(at, device.say("lesson-own-move"))
        expect(words).to_contain_text(said)
        expect(page.locator(f'[data-lit^="cell {place}"]')).to_be_visible()
        if at == 3:
            expect(page.locator('[data-lit^="cell 1,1"]')).to_be_visible()
        version = table.version
        fingers.press(page.locator(f'button[data-place="{place}"] >> visible=true').first)
        table.wait_beyond(version)
    expect(words).to_contain_text(TEXTS[5])
    expect(device.by("button", "lesson-real")).to_be_visible()
    assert fingers.small == set()
    assert "Secretary" not in page.content()


def test_nobody_else_takes_it_back(visit: Visit, home: House) -> None:
    link = write(visit, brought(Api(home.port).somebody(), finished()))
    stranger = visit("en")
    stranger.go(link)
    expect(stranger.page.locator("[data-own-lesson]")).to_be_visible()
    expect(stranger.by("button", "teach-take-back")).to_have_count(0)
    stranger.by("button", "teach-report").click()
    expect(stranger.page.get_by_text(stranger.say("teach-reported"))).to_be_visible()


def test_whoever_made_it_finds_it_where_it_was_made_and_takes_it_back(
    visit: Visit, home: House
) -> None:
    device = visit("en")
    replay = brought(Api(home.port).somebody(), finished())
    link = write(visit, replay, device)
    mine = device.page.locator("[data-my-lessons]")
    mine.get_by_role("button").click()
    expect(mine).to_have_count(0)
    device.allowed.append("404")
    device.go(link)
    expect(device.page.get_by_text(device.say("error-no-such-lesson-here"))).to_be_visible()
