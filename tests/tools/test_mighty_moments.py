"""The moments that the browser's board is tested with come from the rules as they are now."""

import pytest

from tools import make_mighty_moments as moments


def test_the_moments_are_fresh() -> None:
    names = [path.name for path in moments.stale()]
    assert not names, "python -m tools.make_mighty_moments renews them"


def test_a_stale_moment_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    opening = {"opening-3": moments.SHOTS["opening-3"]}
    monkeypatch.setattr(moments, "SHOTS", opening)
    assert moments.main("--check") == 1  # the others are no longer wanted


def test_a_moment_holds_what_a_board_gets() -> None:
    shot = moments.SHOTS["fought-3"]
    told = moments.moment(moments.found(shot), shot)
    assert {"seat", "view", "ask", "seats", "fresh", "result", "before"} == set(told)
    assert told["before"]["round"] == told["view"]["round"] - 1


def test_what_no_match_shows_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "SEEDS", range(2))
    with pytest.raises(LookupError):
        moments.found(moments.Shot(3, lambda _match, _view: False))
