"""The end of a match of `timid` with all its motion: the cause, then the result, then all cards.

What stands on the page is noted at every picture that the browser draws.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.test_secrecy import world
from tests.server.worlds import half_played
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.games.timid.rules.moves import CHARACTER

BITTEN = (11,)  # a match that ends with a bite on its second floor
OPEN = 600  # milliseconds in which one looks at what bites
# Beside the usual one, and how many times as long everything takes.
PACES = ("fast", "slow", "off")
TEMPO = {"fast": 0.5, "slow": 2}
# At every picture: when, what is on stage, whether the monster at the pawn lies open and uncovered,
# whether the end is told anywhere, and how many cards lie face down.
WATCH = """([over, title]) => {
  const log = (window.film = []), begin = performance.now();
  const tick = () => {
    const board = document.querySelector(".board[data-table=timid]");
    const card = [...board.querySelectorAll(".cell")].find(cell => cell.querySelector(".alarmed"));
    const box = card?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height * 0.8);
    log.push({
      at: performance.now() - begin,
      act: board.dataset.act ?? "",
      open: !!top && card.contains(top),
      told: document.querySelector(".prompt p")?.textContent === over ||
        !!document.querySelector("#result-title") || !!board.querySelector(".told.ended"),
      floor: board.querySelector(".grid")?.getAttribute("aria-label"),
      down: board.querySelectorAll(".cell .face circle[cx='104'][cy='115']").length,
    });
    requestAnimationFrame(tick);
  };
  tick();
}"""


def film(
    visit_at: Visit, path: Path, seed: int, watcher: Seat, pace: str = ""
) -> list[dict[str, Any]]:
    """Of the last move of a match; `pace` as one chooses it at the table."""
    match = half_played("timid", seed)
    line = [(entry.seat, entry.move.text) for entry in match.history]
    with world(visit_at, path, match, line, watcher) as there:
        there.moves_at = len(line) - 1
        page, say = there.device.page, there.device.say

        def begin() -> None:
            if pace:
                there.table.side("people")
                page.get_by_label(say("motion"), exact=True).select_option(pace)
            page.evaluate(WATCH, [say("prompt-over"), say("result-title")])

        there.before = begin
        there.play(line)
        page.get_by_text(say("prompt-over")).first.wait_for(timeout=60_000)  # the slow pace, too
        found: list[dict[str, Any]] = page.evaluate("window.film")
        return found


@pytest.mark.parametrize("watcher", [CHARACTER, SPECTATOR])
@pytest.mark.parametrize("seed", BITTEN)
def test_what_bites_is_seen_before_it_bites_and_the_end_turns_up_everything(
    visit_at: Visit, tmp_path: Path, seed: int, watcher: Seat
) -> None:
    seen = film(visit_at, tmp_path / "a", seed, watcher)
    acts = [frame["act"] for frame in seen]
    order = [act for n, act in enumerate(acts) if act and act not in acts[:n]]
    assert order == ["turn", "bite", "unveil"]
    bites = next(frame["at"] for frame in seen if frame["act"] == "bite")
    told = next(frame["at"] for frame in seen if frame["told"])
    before = [frame for frame in seen if frame["act"] == "turn" and frame["open"]]
    assert bites - before[0]["at"] >= OPEN
    assert all(frame["open"] for frame in seen if before[0]["at"] <= frame["at"] < bites)
    assert told > bites
    assert seen[0]["down"] > 0
    # every floor that was played is looked at, and none is left with a card face down
    floors = {frame["floor"] for frame in seen if frame["act"] == "unveil"}
    assert len(floors) == 2
    for floor in floors:
        last = [frame for frame in seen if frame["act"] == "unveil" and frame["floor"] == floor][-1]
        assert last["down"] == 0, floor


@pytest.mark.parametrize("pace", PACES[: amount(len(PACES), at_home=1)])
@pytest.mark.parametrize("seed", BITTEN)
def test_at_no_pace_is_a_result_shown_before_its_cause(
    visit_at: Visit, tmp_path: Path, seed: int, pace: str
) -> None:
    seen = film(visit_at, tmp_path / "a", seed, CHARACTER, pace)
    told = next(frame for frame in seen if frame["told"])
    opened = next(frame for frame in seen if frame["open"])
    assert opened["at"] <= told["at"]
    if pace == "off":  # all at once
        assert {frame["act"] for frame in seen} == {""}
        return
    bites = next(frame["at"] for frame in seen if frame["act"] == "bite")
    assert told["at"] > bites
    assert bites - opened["at"] >= OPEN * TEMPO[pace]
