"""On a small phone: what the question is about can be seen and touched."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.scenes.mighty import mighty_of_six
from tests.browser.scenes.timid import timid_building

# Which of these can be touched in their middle, as nothing lies over them.
TOUCHABLE = """all => all.filter((one) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && one.contains(top);
}).map((one) => one.dataset.spot ?? one.dataset.place)"""


def touchable(targets: Locator) -> list[str]:
    found: list[str] = targets.evaluate_all(TOUCHABLE)
    return found


def test_all_guardians_are_in_reach_above_the_hand(visit: Visit) -> None:
    phone = visit("de", small=True)
    mighty_of_six(phone)
    spots = touchable(phone.page.locator("[data-spot]"))
    assert sorted(spots) == [f"{place}{side}" for place in range(1, 7) for side in "ab"]
    assert len(touchable(phone.page.locator("[data-card]"))) == 3


def test_the_whole_floor_to_be_built_is_in_reach_above_the_hand(visit: Visit) -> None:
    phone = visit("de", small=True)
    timid_building(phone)
    places = touchable(phone.page.locator("[data-place]"))
    assert {place.split(",")[1] for place in places} >= {"-2", "-1", "0", "1", "2"}
    assert len(touchable(phone.page.locator("[data-hand]"))) == 4
