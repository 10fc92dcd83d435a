"""The moments that the browser's board is tried with are those of the rules as they are."""

from ungeheuer.games.timid.rules.moves import CHARACTER
from ungeheuer.games.timid.snapshots import SPECS, snapshot, stale


def test_the_moments_of_the_board_are_fresh() -> None:
    assert [path.name for path in stale()] == [], "python -m tools.make_snapshots"


def test_they_show_every_phase_and_event_that_a_board_has_to_draw() -> None:
    data = [snapshot(spec) for spec in SPECS.values()]
    phases = {each["view"]["phase"] for each in data}
    assert phases == {"drawing", "building", "peeking", "moving", "over"}
    events = {event["code"] for each in data for event in each["fresh"]}
    assert {"card-turned", "monster-slain", "monster-froze", "jumped", "floor-escaped"} <= events
    assert {each["seat"] for each in data} == {"dungeon", "character", "spectator"}
    assert all(each["view"]["hand"] is None for each in data if each["seat"] == CHARACTER)
