"""One test for each ability of each boss, on both sides alike."""

import pytest

from tests.games.island.table import Table

SIDES = ("normal", "advanced")


@pytest.mark.parametrize("side", SIDES)
def test_crystal_dragon_0_sharp_claw_hits_the_healthiest_near_by(side: str) -> None:
    table = Table(3, side=side).boss(0).monster(0, zone=5, hp=8).monster(1, zone=1, hp=8)
    table.monster(2, zone=3, hp=10).at("boss-step", 1)
    assert table.hp() == [7, 7, 10]


def test_crystal_dragon_1_fast_movement_until_there_are_dice() -> None:
    table = Table(1).boss(0, fame=1).boss_dice(4, "fame").monster(0, zone=2).at("boss-step", 3)
    assert table.state.boss.zone == 4
    assert table.codes().count("boss-went-on") == 3


def test_crystal_dragon_1_not_after_following_dice() -> None:
    table = Table(1).boss(0, fame=1).boss_dice(5, "fame").at("boss-step", 3)
    assert table.state.boss.zone == 5


def test_crystal_dragon_5_crystal_ray_pushes_away() -> None:
    table = Table(2).boss(0, fame=5).monster(0, zone=5).monster(1, zone=1).at("boss-step", 1)
    assert (table.zones(), table.hp()) == ([4, 2], [9, 9])


def test_crystal_dragon_10_flying_soldiers() -> None:
    table = Table(3).boss(0, fame=10).minions(0, soldier=2).monster(0, zone=1)
    table.monster(1, zone=5).monster(2, zone=3).at("boss-step", 4)
    assert table.hp() == [8, 8, 10]


def test_crystal_dragon_15_super_fast_movement_clockwise_if_he_stayed() -> None:
    table = Table(1).boss(0, fame=15).boss_dice(0, "fame").boss_dice(2, "fame", "fame")
    assert table.at("boss-step", 3).state.boss.zone == 2


def test_crystal_dragon_20_sharp_claw_again() -> None:
    table = Table(1).boss(0, fame=20).monster(0, zone=1).boss_dice(0, "fame").at("boss-step", 5)
    assert (table.hp(), table.zones()) == ([9], [2])


@pytest.mark.parametrize("side", SIDES)
def test_lithosaur_0_stomp_in_its_zone(side: str) -> None:
    table = Table(2, "lithosaur", side=side).boss(0).monster(0, zone=0).monster(1, zone=1)
    assert table.at("boss-step", 1).hp() == [9, 10]


def test_lithosaur_1_shoves_clockwise() -> None:
    table = Table(1, "lithosaur").boss(0, fame=1).monster(0, zone=0).at("boss-step", 1)
    assert (table.hp(), table.zones()) == ([9], [1])


def test_lithosaur_5_tougher_shields() -> None:
    table = Table(1, "lithosaur").boss(0, fame=5).monster(0, zone=2).minions(2, shield=1)
    table.roll("claw", "claw").play("attack claw*2", "hit shield")
    assert table.event("attack-ended").params() == {"lost": 0}


def test_lithosaur_10_builders_beside_work_too() -> None:
    table = Table(1, "lithosaur").boss(0, fame=10).minions(0, builder=1).minions(1, builder=1)
    table.minions(5, builder=1, soldier=1).monster(0, zone=5).at("boss-step", 4)
    assert [ground.crystals for ground in table.state.island] == [1, 1, 0, 0, 0, 1]
    assert table.hp() == [10]


def test_lithosaur_15_stomp_reaches_further_without_pushing_there() -> None:
    table = Table(3, "lithosaur").boss(0, fame=15).monster(0, zone=0).monster(1, zone=1)
    table.monster(2, zone=2).at("boss-step", 1)
    assert (table.hp(), table.zones()) == ([9, 9, 10], [1, 1, 2])


def test_lithosaur_20_stomp_again() -> None:
    table = Table(1, "lithosaur").boss(0, fame=20).monster(0, zone=0).boss_dice(0, "fame")
    assert table.at("boss-step", 5).hp() == [9]


@pytest.mark.parametrize("side", SIDES)
def test_lavalord_0_heat_drain_takes_energy_from_the_richest(side: str) -> None:
    table = Table(3, "lavalord", side=side).boss(0).monster(0, zone=0, energy=2)
    table.monster(1, zone=1, energy=2).monster(2, zone=5, energy=1).at("boss-step", 1)
    assert [monster.energy for monster in table.state.monsters] == [1, 1, 1]
    assert table.hp() == [10, 10, 10]


def test_lavalord_0_heat_drain_hurts_where_there_is_none() -> None:
    table = Table(2, "lavalord").boss(0).monster(0, zone=0).monster(1, zone=3, energy=1)
    assert table.at("boss-step", 1).hp() == [9, 10]


def test_lavalord_1_ember_choir_brings_firelings() -> None:
    table = Table(1, "lavalord").boss(0, fame=1).boss_dice(0, "minion").monster(0, zone=3)
    table.at("boss-step", 5)
    assert (table.standing(0), sum(table.state.bag)) == ({"fireling": 1}, 30)


def test_lavalord_5_flying_sparks() -> None:
    table = Table(1, "lavalord").boss(0, fame=5).minions(1, fireling=1).minions(5, fireling=1)
    table.monster(0, zone=1, energy=3).at("boss-step", 4)
    assert (table.hp(), table.me().energy) == ([9], 2)


def test_lavalord_10_burning_steps() -> None:
    table = Table(2, "lavalord").boss(0, fame=10).boss_dice(1, "fame").monster(0, zone=1)
    table.monster(1, zone=0).at("boss-step", 3)
    assert table.hp() == [9, 10]


def test_lavalord_15_tougher_firelings() -> None:
    table = Table(1, "lavalord").boss(0, fame=15).monster(0, zone=2).minions(2, fireling=1)
    assert table.roll("foot", "heart").offers("attack") == []
    table.roll("claw").play("attack claw", "hit fireling")
    assert (table.standing(2), table.state.firelings) == ({}, 8)


def test_lavalord_20_inferno() -> None:
    table = Table(3, "lavalord").boss(0, fame=20).monster(0, zone=0).monster(1, zone=1)
    table.monster(2, zone=3).boss_dice(0, "fame").at("boss-step", 5)
    assert table.hp() == [9, 9, 10]


def test_soldier_hits_its_zone() -> None:
    table = Table(2).minions(0, soldier=2).monster(0, zone=0).monster(1, zone=1)
    assert table.at("boss-step", 4).hp() == [8, 10]


def test_cannon_hits_the_island() -> None:
    assert Table(2).minions(0, cannon=1).at("boss-step", 4).hp() == [9, 9]


def test_shield_does_nothing_but_protect() -> None:
    assert Table(1).monster(0, zone=0).minions(0, shield=2).at("boss-step", 4).hp() == [10]


def test_builder_builds() -> None:
    table = Table(1).minions(0, builder=2).at("boss-step", 4)
    assert table.state.island[0].crystals == 2


def test_fireling_burns_and_drains_even_if_prevented() -> None:
    table = Table(2, "lavalord").minions(0, fireling=1).monster(0, zone=0, energy=1)
    table.monster(1, zone=0, energy=3, cards=["K28"]).at("boss-step", 4).play("pay")
    assert (table.hp(), [m.energy for m in table.state.monsters]) == ([9, 10], [0, 0])
