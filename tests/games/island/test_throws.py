"""The throws of a turn, against every outcome counted out by hand."""

from itertools import product

import pytest

from tests.games.island.table import Table
from ungeheuer.games.island.bots.boss_path import boss_path
from ungeheuer.games.island.bots.damage_value import boss_worth, damage_values, kill_worth
from ungeheuer.games.island.bots.features import Features
from ungeheuer.games.island.bots.forecast import forecast_of
from ungeheuer.games.island.bots.throws import (
    averages,
    best_keep,
    parts,
    rolls_of,
    value_before_throw,
)
from ungeheuer.games.island.rules.names import SHIELD, SOLDIER, Zone

Roll = tuple[int, ...]


def value(roll: Roll) -> float:
    """Something with pairs, thresholds and a face that spoils others: no sum over dice."""
    heart, energy, fame, claw, foot, wrench = roll
    pairs = 5.0 if wrench >= 2 else 0.0
    return heart + energy * energy - 0.5 * fame + 3.0 * min(claw, 2) + foot * claw + pairs


def values(dice: int) -> list[float]:
    rolls = rolls_of(dice)
    return [value(roll) for roll in rolls.rolls[rolls.first :]]


def with_faces(roll: Roll, faces: tuple[int, ...]) -> Roll:
    return tuple(count + faces.count(face) for face, count in enumerate(roll))


def thrown(keep: Roll, dice: int, throws: int) -> float:
    """The mean over every outcome of the dice that are not kept, `throws` more allowed after it."""
    outcomes = list(product(range(6), repeat=dice - sum(keep)))
    return sum(at_best(with_faces(keep, faces), dice, throws) for faces in outcomes) / len(outcomes)


def at_best(roll: Roll, dice: int, throws: int) -> float:
    if not throws:
        return value(roll)
    return max([value(roll), *(thrown(part, dice, throws - 1) for part in parts(roll))])


@pytest.mark.parametrize(("dice", "throws"), [(1, 3), (2, 1), (2, 2), (2, 3), (3, 1)])
def test_the_value_of_a_turn_is_that_of_all_outcomes(dice: int, throws: int) -> None:
    nothing = (0,) * 6
    counted = thrown(nothing, dice, throws - 1)
    assert value_before_throw(dice, values(dice), throws) == pytest.approx(counted)


@pytest.mark.parametrize("roll", [(1, 0, 1, 0, 0, 0), (0, 0, 0, 1, 1, 0), (0, 0, 0, 0, 0, 2)])
@pytest.mark.parametrize("throws", [1, 2])
def test_what_is_kept_is_the_best_of_all_parts(roll: Roll, throws: int) -> None:
    found = best_keep(roll, values(2), throws)
    others = {part: thrown(part, 2, throws - 1) for part in parts(roll) if part != roll}
    assert found.stop == value(roll)
    assert found.value == pytest.approx(max(others.values()))
    assert others[found.keep] == pytest.approx(found.value)
    assert found.throws_again() == (found.value > found.stop + 1e-9)


def claws_only(roll: Roll) -> Roll:
    return tuple(count if face == 3 else 0 for face, count in enumerate(roll))


def nothing_kept(roll: Roll) -> Roll:
    return (0,) * 6


def everything_kept(roll: Roll) -> Roll:
    return roll


@pytest.mark.parametrize("rule", [claws_only, nothing_kept, everything_kept])
def test_no_fixed_rule_is_better(rule) -> None:  # type: ignore[no-untyped-def]
    """Six dice, three throws: what a rule gets is worked out by the same exact means."""
    rolls = rolls_of(6)
    now = values(6)
    for _ in range(2):
        means = averages(rolls, now)
        now = [means[rolls.numbers[rule(roll)]] for roll in rolls.rolls[rolls.first :]]
    by_rule = averages(rolls, now)[0]
    assert value_before_throw(6, values(6), 3) > by_rule + 0.1


def test_six_dice_have_462_rolls_and_924_with_those_of_fewer() -> None:
    rolls = rolls_of(6)
    assert len(rolls.rolls) == 924
    assert len(rolls.rolls) - rolls.first == 462
    assert len(rolls_of(10).rolls) == 8008


def test_where_the_boss_goes_is_as_the_forecast_says() -> None:
    """Without abilities that prolong his way, both count the same throws."""
    table = Table(2, boss="lithosaur").boss(2).minions(3, soldier=1).minions(1, soldier=2)
    table.boss_dice(1, "fame").boss_dice(3, "minion").boss_dice(5, "fame")
    found = forecast_of(table.at("turn-start").state)
    assert found is not None
    shares = [0.0] * 6
    for way in found.courses:
        shares[way.state.boss.zone] += way.share
    assert boss_path(table.state).share == pytest.approx(shares)


def test_spoils_keep_the_order_of_protection() -> None:
    table = Table(1).boss(2, hp=9).minions(2, shield=1, soldier=1).monster(0, zone=2)
    features = Features(table.state)
    found = damage_values(features, Zone(2), 6)
    shield = kill_worth(features, SHIELD, Zone(2))
    soldier = kill_worth(features, SOLDIER, Zone(2))
    assert found[:3] == [0.0, 0.0, 0.0]  # a shield has 3 HP and comes first
    assert found[3] == pytest.approx(shield)
    assert found[4] == pytest.approx(shield + soldier)
    assert found[6] == pytest.approx(shield + soldier + boss_worth(features, 2))
