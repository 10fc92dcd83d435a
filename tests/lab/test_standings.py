"""Figures from results that were made up, so that what must come out is known."""

import random
from collections.abc import Mapping, Sequence
from math import log
from xml.etree import ElementTree

import pytest

from tests.lab.test_arena import contest
from ungeheuer.lab.arena import Result
from ungeheuer.lab.elo import Rating, ratings
from ungeheuer.lab.plot import Bar, plot
from ungeheuer.lab.standings import standings

SVG = "{http://www.w3.org/2000/svg}"


def result(one: str, other: str, deal: int, seats: Sequence[float], games: int = 0) -> Result:
    return Result(one, other, deal, games or len(seats), sum(seats), sum(seats), 10, list(seats))


def made_up(elo: Mapping[str, float], seats: int, deals: int) -> list[Result]:
    """Every bot against every other by the model: one against `seats` - 1 of the other."""
    rng = random.Random(1)
    strength = {bot: 10 ** (points / 400) for bot, points in elo.items()}
    found = []
    for deal in range(deals):
        for one in elo:
            for other in elo:
                chance = strength[one] / (strength[one] + (seats - 1) * strength[other])
                won = [float(rng.random() < chance) for _ in range(seats)]
                found.append(result(one, other, deal, won))
    return found


def held(rating: Rating, points: float) -> bool:
    assert rating.interval is not None
    low, high = rating.interval
    return low <= points <= high


@pytest.mark.many
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_elo_finds_the_strengths_that_made_the_results(seats: int) -> None:
    true = {"ogre": 1300.0, "troll": 1450.0, "dragon": 1750.0}
    found = ratings(made_up(true, seats, 300), seats, [])
    for rating in found:
        assert rating.elo == pytest.approx(true[rating.bot], abs=40)
        assert held(rating, rating.elo)
    assert sum(held(rating, true[rating.bot]) for rating in found) >= 2
    assert sum(rating.elo for rating in found) / 3 == pytest.approx(1500)


def test_elo_by_hand() -> None:
    """Half of the matches against three others: odds of 1, three times what equals have."""
    results = []
    for deal in range(2000):
        results.append(result("a", "b", deal, [1.0, 0.0, 1.0, 0.0]))
        # and b among three a: odds of 1/9, since b has a third of their strength
        results.append(result("b", "a", deal, [0.1] * 4))
    one, other = ratings(results, 4, [])
    assert one.elo - other.elo == pytest.approx(400 * log(3) / log(10), abs=1)


def test_roles_have_strengths_of_their_own() -> None:
    """The first role wins 10 of 11 whoever plays: all bots equal, the roles 400 points apart."""
    results = [
        result(one, other, deal, [float(deal % 11 > 0), 0.0], games=1)
        for deal in range(11 * 40)
        for one in "ab"
        for other in "ab"
    ]
    found = {(each.bot, each.role): each.elo for each in ratings(results, 2, ["dungeon", "hero"])}
    assert found["a", "dungeon"] == pytest.approx(found["b", "dungeon"])
    assert found["a", "dungeon"] - found["a", "hero"] == pytest.approx(400, abs=3)


def test_who_wins_all_is_strong_but_not_infinitely() -> None:
    results = [result("a", "b", deal, [1.0] * 3) for deal in range(20)]
    results += [result("b", "a", deal, [0.0] * 3) for deal in range(20)]
    one, other = ratings(results, 3, [])
    assert 600 < one.elo - other.elo < 2000


def test_a_handful_of_deals_gives_no_interval() -> None:
    assert [each.interval for each in ratings(made_up({"a": 0, "b": 0}, 3, 9), 3, [])] == [None] * 2
    assert None not in [each.interval for each in ratings(made_up({"a": 0, "b": 0}, 3, 10), 3, [])]


def test_the_same_results_give_the_same_intervals() -> None:
    results = made_up({"a": 1400, "b": 1600}, 3, 12)
    assert ratings(results, 3, []) == ratings(results, 3, [])


def test_one_bot_alone_has_no_elo() -> None:
    assert ratings([result("a", "a", 1, [1.0, 0.0, 0.0])], 3, []) == []


def test_shares_and_seats() -> None:
    results = [
        result("greedy", "random", 1, [1.0, 0.0, 1.0]),
        result("greedy", "random", 2, [1.0, 0.5, 0.0]),
        result("random", "greedy", 1, [0.0, 0.0, 0.0]),
    ]
    found = standings(contest(), results)
    met = {(each.one, each.other): each.result for each in found.meetings}
    assert met["greedy", "random"].share == pytest.approx(3.5 / 6)
    low, high = met["greedy", "random"].interval
    assert low < 3.5 / 6 < high
    assert met["greedy", "greedy"].games == 0
    on = {(each.bot, each.seat): each.result.share for each in found.seats}
    assert [on["greedy", seat] for seat in "012"] == [1.0, 0.25, 0.5]
    assert (found.even, found.games, found.deals) == (1 / 3, 9, 2)


def test_in_roles_the_other_wins_what_the_one_does_not() -> None:
    timid = contest(game="timid", options={})
    results = [
        result("greedy", "random", deal, [float(deal == 1), 0.0], games=1) for deal in range(1, 5)
    ]
    found = standings(timid, results)
    on = {(each.bot, each.seat): each.result for each in found.seats}
    first, second = found.roles
    assert on["greedy", first].share == 0.25
    assert on["random", second].share == 0.75
    assert on["random", first].games == 0
    assert found.even is None


def test_a_team_has_shares_only() -> None:
    island = contest(game="island", options={"players": 1})
    found = standings(island, [result("random", "random", 1, [1.0], games=1)])
    assert [each.one for each in found.meetings] == ["greedy", "random"]
    assert [each.result.share for each in found.meetings] == [0.0, 1.0]
    assert (found.seats, found.elo, found.even) == ([], [], None)


def test_a_plot_shows_every_share_where_it_lies() -> None:
    lines = [
        Bar("a <b> & c", 0.5, (0.25, 0.75), "50 %"),
        Bar("x" * 60, 1.0, (0.9, 1.0), "100 %"),
    ]
    root = ElementTree.fromstring(plot("A & B", lines, ["0", "½", "1"], 0.25))
    assert root.findtext(f"{SVG}title") == "A & B"
    shown = [text.text or "" for text in root.iter(f"{SVG}text")]
    assert {"a <b> & c", "50 %", "100 %", "½"} <= set(shown)
    assert max(map(len, shown)) < 40
    dots = [float(each.attrib["cx"]) for each in root.iter(f"{SVG}circle")]
    drawn = {kind: ends(root, kind) for kind in ("grid", "bar", "even")}
    left, middle, right = (low for low, _ in drawn["grid"])
    assert dots == [middle, right]
    assert drawn["bar"][0] == (left + (right - left) / 4, right - (right - left) / 4)
    assert drawn["even"] == [(left + (right - left) / 4,) * 2]
    assert "prefers-color-scheme: dark" in (root.findtext(f"{SVG}style") or "")


def ends(root: ElementTree.Element, kind: str) -> list[tuple[float, float]]:
    lines = [line.attrib for line in root.iter(f"{SVG}line") if line.attrib["class"] == kind]
    return [(float(line["x1"]), float(line["x2"])) for line in lines]
