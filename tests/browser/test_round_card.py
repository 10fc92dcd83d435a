"""Between two rounds of `mighty`: the card that says what each has won is read at all sizes."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.pages import Create, Mighty
from tests.browser.stage import SIZES

# What is cut off, what lies over something else, and whether all of the card is on the screen.
WRONG = """() => {
  const card = document.querySelector(".beat.round"), box = card.getBoundingClientRect();
  const found = [];
  if (box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
    found.push("off the screen");
  if (card.scrollHeight > card.clientHeight + 1) found.push(`cut: ${card.scrollHeight}`);
  const parts = [...card.querySelectorAll("h3, ol, .next, button")].map(each =>
    [each.className || each.tagName, each.getBoundingClientRect()]);
  for (const [name, one] of parts) {
    if (one.right > box.right + 1) found.push(`${name} sticks out`);
    for (const [other, two] of parts)
      if (name < other && one.left < two.right - 1 && two.left < one.right - 1 &&
          one.top < two.bottom - 1 && two.top < one.bottom - 1) found.push(`${name} on ${other}`);
  }
  return found;
}"""


@pytest.mark.parametrize("players", [3, 6])
def test_what_a_round_brought_is_read_whole(visit: Visit, players: int) -> None:
    device = visit("de", moving=True)
    create = Create(device, "mighty").open().players(players).seat(0, "me", "Ada")
    for seat in range(1, players):
        create.seat(seat, "bot:ogre")
    table = create.done()
    board, card = Mighty(table), device.page.locator(".beat.round")
    rng = random.Random(3)
    while table.wait_for_question() and table.view["round"] == 1:
        version = table.version
        board.lay(rng.choice(table.moves))
        table.wait_beyond(version)
    card.wait_for()
    found = {}
    for name, size in SIZES.items():
        device.page.set_viewport_size(size)
        device.page.wait_for_timeout(300)
        found[name] = device.page.evaluate(WRONG)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
