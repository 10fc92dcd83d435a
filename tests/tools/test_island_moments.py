"""The moments that the browser's board is tested with come from the rules as they are now."""

import pytest

from tools import make_island_moments as moments


@pytest.mark.many
def test_the_moments_are_fresh() -> None:
    names = [path.name for path in moments.stale()]
    assert not names, "python -m tools.make_island_moments renews them"


def test_a_moment_holds_what_a_board_gets() -> None:
    told = moments.moment(moments.SHOTS["boss-1"])
    assert {"seat", "view", "ask", "seats", "fresh", "result", "before"} == set(told)
    assert "dice-erupted" in {event["code"] for event in told["fresh"]}
    assert told["before"]["turn"] < told["view"]["turn"]


def test_what_no_match_shows_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "SEEDS", range(1))
    with pytest.raises(LookupError):
        moments.found(moments.Shot(1, lambda _match, _view: False))
