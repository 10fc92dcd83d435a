"""One test for each ability of each ally."""

from tests.games.island.table import Table
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.names import SHIELD


def friend(ally: str, fame: int, players: int = 1, boss: str = "crystal-dragon") -> Table:
    return Table(players, boss).monster(0, zone=2, fame=fame, ally=ally)


def test_ninjas_1_shields_are_weaker_in_your_turn() -> None:
    table = friend("ninjas", 1, 2).minions(2, shield=1).roll("foot", "heart")
    table.play("attack foot", "hit shield")
    assert table.standing(2) == {}
    table.state.active = table.state.in_order()[1]
    assert powers.minion_hp(table.state, SHIELD) == 3


def test_ninjas_3_a_step_in_the_shadow() -> None:
    table = friend("ninjas", 3).roll("heart", "claw").play("use ninjas-3", "monster 0 > 3")
    assert table.zones() == [3]


def test_ninjas_3_is_not_there_below_3_fame() -> None:
    assert friend("ninjas", 2).roll("heart", "claw").offers("use") == []


def test_ninjas_6_throwing_stars_near_by() -> None:
    table = friend("ninjas", 6).minions(3, soldier=1).minions(1, soldier=1).roll("heart")
    table.play("use ninjas-6", "zone 3", "hit soldier")
    assert table.standing(3) == {}


def test_ninjas_10_no_damage_by_boss_abilities() -> None:
    table = friend("ninjas", 10, 2).monster(0, zone=0).monster(1, zone=1, hp=9)
    assert table.at("boss-step", 1).hp() == [10, 9]


def test_scientists_1_energy_at_the_monster_phase() -> None:
    assert friend("scientists", 1).at("mp-start").me().energy == 1


def test_scientists_3_one_die_again() -> None:
    table = friend("scientists", 3).at("take").play("roll claw*6", "keep")
    table.play("use scientists-3", "roll heart")
    assert table.state.roll == [1, 0, 0, 5, 0, 0]


def test_scientists_6_cheaper_cards_together_with_coupons() -> None:
    table = friend("scientists", 6).monster(0, energy=2, cards=["K10"]).market("D11", "K01", "K02")
    table.at("buy").play("buy 1")
    assert table.me().energy == 0


def test_scientists_10_overload_counts_one_symbol_more() -> None:
    table = friend("scientists", 10).roll("energy", "energy", "energy")
    table.play("energy*2", "energy")
    assert table.me().energy == 7


def test_scientists_10_overload_waits_where_five_are_full() -> None:
    table = friend("scientists", 10).roll(*["energy"] * 6).play("energy*5", "energy")
    assert table.me().energy == 18
    other = friend("scientists", 10).roll(*["energy"] * 6, "claw").play("energy*6")
    assert other.me().energy == 18


def test_med_bots_1_one_more_hp_once_where_it_helps() -> None:
    table = friend("med-bots", 1, 2).monster(0, hp=9).monster(1, zone=2, hp=1)
    table.roll("heart", "heart", "heart").play("heart 0", "heart 1", "heart 1")
    assert table.hp() == [10, 4]


def test_med_bots_3_hearts_reach_next_door() -> None:
    table = friend("med-bots", 3, 2).monster(1, zone=3, hp=1).roll("heart").play("heart 1")
    assert table.me(1).hp == 3


def test_med_bots_6_lifts_your_cap() -> None:
    table = friend("med-bots", 6).roll("heart", "heart", "claw").play("heart 0")
    assert table.me().hp == 12


def test_med_bots_10_heals_all_here_at_the_end() -> None:
    table = friend("med-bots", 10, 3).monster(0, hp=5).monster(1, zone=2, hp=5)
    table.monster(2, zone=3, hp=5).at("end")
    assert table.hp() == [6, 6, 5]


def test_apes_1_one_more_in_the_first_attack() -> None:
    table = friend("apes", 1).minions(2, shield=1, cannon=1).roll("claw", "foot")
    table.play("attack claw", "hit shield")
    assert table.offers("attack") == []


def test_apes_3_swings_over_two_zones() -> None:
    table = friend("apes", 3).roll("foot", "heart").play("foot 0 > 4")
    assert table.zones() == [4]


def test_apes_6_throws_stones_next_door() -> None:
    table = friend("apes", 6).minions(3, cannon=1).roll("claw", "heart")
    table.play("attack claw at 3", "hit cannon")
    assert table.standing(3) == {}


def test_apes_10_one_die_more() -> None:
    assert friend("apes", 10).at("take").state.hand == 7


def test_media_1_energy_with_the_first_fame() -> None:
    table = friend("media", 1).roll("fame", "fame").play("fame", "fame")
    assert (table.me().fame, table.me().energy) == (3, 1)


def test_media_3_steals_from_next_door() -> None:
    table = friend("media", 3).boss_dice(3, "fame").roll("fame", "claw").play("fame steal fame@3")
    assert (table.me().fame, table.state.free_boss_dice) == (5, 5)


def test_media_6_stealing_costs_the_boss_fame_once() -> None:
    table = friend("media", 6).boss(0, fame=4).boss_dice(2, "fame", "minion").roll("fame", "fame")
    table.play("fame steal fame@2", "fame steal minion@2")
    assert table.state.boss.fame == 3


def test_media_10_pay_tv() -> None:
    assert friend("media", 10).at("end").me().energy == 3


def test_coast_guard_1_reaches_tiles_next_door() -> None:
    table = friend("coast-guard", 1).tile(3, "ST03").minions(2, cannon=1).roll("heart")
    table.play("activate ST03", "hit cannon")
    assert table.standing(2) == {}


def test_coast_guard_3_builds_with_one_wrench_less() -> None:
    table = friend("coast-guard", 3).roll("wrench", "wrench", "claw")
    assert table.offers("build") == ["build S3 wrench*2"]


def test_coast_guard_6_salutes_before_the_tile_is_used() -> None:
    table = friend("coast-guard", 6).minions(2, cannon=1).roll(*["wrench"] * 3, "heart")
    table.play("build S3 wrench*3", "find ST03")
    assert table.legal() == ["hit cannon", "stop"]
    table.play("hit cannon")
    assert (table.standing(2), "activate ST03" in table.legal()) == ({}, True)


def test_coast_guard_10_doubles_a_tile_once() -> None:
    table = friend("coast-guard", 10).tile(2, "ST10").tile(2, "ST12", "S4").roll("heart")
    table.play("activate ST10 double", "energy~*2")
    assert table.me().energy == 4
    assert "activate ST12 double" not in table.legal()
