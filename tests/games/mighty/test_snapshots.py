"""The moments that the browser's board is tested with come from the rules as they are now."""

import pytest

from ungeheuer.games.mighty import snapshots


def test_the_moments_are_fresh() -> None:
    names = [path.name for path in snapshots.stale()]
    assert not names, "python -m tools.make_snapshots renews them"


def test_a_stale_moment_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    opening = {"opening-3": snapshots.SPECS["opening-3"]}
    monkeypatch.setattr(snapshots, "SPECS", opening)
    assert snapshots.main("--check") == 1  # the others are no longer wanted


def test_a_moment_holds_what_a_board_gets() -> None:
    spec = snapshots.SPECS["fought-3"]
    data = snapshots.snapshot(snapshots.match_for(spec), spec)
    parts = {"seat", "view", "aid", "ask", "seats", "fresh", "result", "before", "pictures"}
    assert parts == set(data)
    assert data["before"]["round"] == data["view"]["round"] - 1


def test_what_no_match_shows_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SEEDS", range(2))
    with pytest.raises(LookupError):
        snapshots.match_for(snapshots.Spec(3, lambda _match, _view: False))
