"""A stage: at every size all is in sight, and no question moves anything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.amounts import amount, share
from tests.browser.conftest import Visit
from tests.browser.scenes.boards import moment
from tests.browser.scenes.listed import ROOT
from tests.browser.stage import (
    NEEDED,
    ON_THE_WALL,
    OWN,
    SIZES,
    STAGES,
    WALL,
    at_all_sizes,
    faults,
    measured,
    places,
)
from tests.browser.stage_campaign import Ledger, Sitting
from tests.browser.stage_plan import Planned
from tests.browser.together import on_screen

MOMENTS = sorted(file.stem for file in (ROOT / "tests/games/island/snapshots").glob("*.json"))
CASTLES = sorted(file.stem for file in (ROOT / "tests/games/mighty/snapshots").glob("*.json"))
WATCHED = ("watching-5",)  # without a seat
PLAYED = [
    Planned(3, "crystal-dragon", "normal", 3, "touch", "de"),
    Planned(5, "lithosaur", "advanced", 3, "keys", "en"),
]
WALKED = [
    Planned(5, "character", "", 2, "keys", "de", "timid"),
    Planned(16, "dungeon", "two games", 2, "touch", "de", "timid"),
]
FOUGHT = [
    Planned(4, "", "", 6, "touch", "en", "mighty"),
    Planned(7, "king", "chain", 5, "mouse", "de", "mighty"),
]


@pytest.mark.parametrize("name", share(MOMENTS, at_home=3))
def test_a_kept_moment_fits_on_every_screen(viewer: Visit, name: str) -> None:
    device = viewer("de")
    moment("island", name)(device)
    own = () if name in WATCHED else OWN
    wrong, _ = at_all_sizes(device.page, *NEEDED, *own)
    assert wrong == []


@pytest.mark.parametrize(
    "name", share((name for name in CASTLES if not name.startswith("end-")), at_home=3)
)
def test_a_kept_moment_of_the_castle_fits_on_every_screen(viewer: Visit, name: str) -> None:
    device = viewer("de")
    moment("mighty", name)(device)
    stage = STAGES["mighty"]
    own = () if name in WATCHED else stage.own
    wrong, _ = at_all_sizes(device.page, *stage.needed, *own)
    assert wrong == []


@pytest.mark.parametrize(
    "game",
    [one for some in (PLAYED, FOUGHT, WALKED) for one in some[: amount(2, at_home=1)]],
    ids=str,
)
def test_no_question_of_a_game_moves_or_covers_anything(
    settled: Callable[[int], Visit], tmp_path: Path, game: Planned
) -> None:
    """Games of the campaign's kind, to the end."""
    come = settled(game.seed)
    device, wall = come(game.language, touch=game.hand == "touch"), come(game.language)
    ledger = Ledger(game, tmp_path)
    assert Sitting(device, wall, ledger).play() in {"won", "lost", "ended"}
    assert ledger.first == {}
    assert ledger.questions > 5
    assert ledger.measured == ledger.questions * (len(SIZES) + 1)


def test_on_the_wall_everybody_sees_board_question_hearts_and_dice(visit: Visit) -> None:
    wall = visit()
    _, phone = on_screen(wall, "island")
    wrong, before = measured(wall.page, WALL, *ON_THE_WALL)
    assert wrong == []
    expect(wall.page.locator(".partners > li")).to_have_count(3)
    phone.page.locator(".touches button, [data-move]").first.click()
    wall.page.wait_for_timeout(300)
    assert faults(wall.page, *ON_THE_WALL) == []
    assert places(wall.page) == before
    phone.context.close()


def test_what_is_lost_on_a_stage_is_found(visit: Visit) -> None:
    device = visit()
    moment("island", "dice-3")(device)
    device.page.evaluate("""() => {
      const lid = document.createElement("div");
      lid.style = "position:fixed;inset:60% 0 0;z-index:99";
      document.body.append(lid);
      document.querySelector(".ring").style.fontSize = "9px";
      document.querySelector(".prompt").style.translate = "0 -60px";
      document.querySelector(".zone .name").style.fontSize = "9px";
    }""")
    kinds = {line.split(":")[0] for line in faults(device.page, *NEEDED)}
    assert {"answer covered", "out of sight", "letters of 9"} <= kinds


def test_what_is_lost_in_a_cellar_is_found(visit: Visit) -> None:
    device = visit()
    moment("timid", "moving")(device)
    device.page.evaluate("""() => {
      const [first, second] = document.querySelectorAll("[data-place]");
      first.style.width = "30px";
      second.style.inset = "-900px 0 900px";
      document.querySelector(".dock").style.translate = "-200px 0";
      document.querySelector(".dock").style.fontSize = "9px";
      document.querySelector(".tip").style.fontSize = "9px";
    }""")
    kinds = {line.split(":")[0] for line in faults(device.page, *STAGES["timid"].needed)}
    assert {"cards of 30.0", "out of sight", "overlap", "letters of 9"} <= kinds


def test_what_is_lost_in_a_castle_is_found(visit: Visit) -> None:
    device = visit()
    moment("mighty", "displacing-4")(device)
    device.page.evaluate("""() => {
      document.querySelector('[data-spot="1a"]').style.width = "30px";
      document.querySelector('[data-spot="2b"]').style.translate = "0 900px";
      document.querySelector(".near .hand").style.translate = "0 70px";
      document.querySelector(".purse .name").style.fontSize = "9px";
    }""")
    stage = STAGES["mighty"]
    kinds = {line.split(":")[0] for line in faults(device.page, *stage.needed, *stage.own)}
    assert {"small", "answer out of sight", "out of sight", "letters of 9"} <= kinds
