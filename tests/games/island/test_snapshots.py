"""The moments that the browser's board is tested with come from the rules as they are now."""

import pytest

from ungeheuer.games.island import snapshots
from ungeheuer.lab.snapshots import line_of


def test_the_moments_are_fresh() -> None:
    names = [path.name for path in snapshots.stale()]
    assert not names, "python -m tools.make_snapshots renews them"


def test_a_moment_holds_what_a_board_gets() -> None:
    spec = snapshots.SPECS["boss-1"]
    data = snapshots.snapshot(snapshots.match_for(spec), spec)
    parts = {"seat", "view", "aid", "ask", "seats", "fresh", "result", "before", "pictures"}
    assert parts == set(data)
    assert "dice-erupted" in {event["code"] for event in data["fresh"]}
    assert data["before"]["turn"] < data["view"]["turn"]


def test_what_no_match_shows_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SEEDS", range(1))
    with pytest.raises(LookupError):
        snapshots.match_for(snapshots.Spec(1, lambda _match, _view: False))


def test_kept_moves_that_lead_elsewhere_are_searched_for_anew() -> None:
    spec = snapshots.SPECS["placing-3"]
    fresh = line_of(snapshots.match_for(spec))
    assert line_of(snapshots.match_for(spec, fresh[:2])) == fresh  # too short
    assert line_of(snapshots.match_for(spec, ["0 place 3"])) == fresh  # no legal move
    assert snapshots.questions({"0": snapshots.Asked(["0 place 3"], [1])}) is None
