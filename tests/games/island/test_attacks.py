"""I-14 to I-17: attacks, damage, fame, allies."""

from tests.games.island.table import Table
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.market import Refill
from ungeheuer.games.island.rules.names import SHIELD


def test_I_14_1_any_claws_and_feet() -> None:
    table = Table(1).boss(2).monster(0, zone=2).roll("claw", "claw", "foot", "heart")
    assert set(table.offers("attack")) == {
        "attack claw",
        "attack claw*2",
        "attack foot",
        "attack claw foot",
        "attack claw*2 foot",
    }


def test_I_14_5_the_rest_is_lost() -> None:
    table = Table(1).monster(0, zone=2).minions(2, soldier=1, cannon=1).roll("claw", "foot")
    table.play("attack claw foot", "hit soldier", "stop")
    assert table.event("attack-ended").params() == {"lost": 2}
    assert table.standing(2) == {"cannon": 1}


def test_I_14_6_changes_add_up_but_never_below_1() -> None:
    table = Table(1, "lithosaur").boss(0, fame=5).monster(0, fame=1, ally="ninjas")
    assert powers.minion_hp(table.state, SHIELD) == 2
    table.boss(0, fame=0)
    assert powers.minion_hp(table.state, SHIELD) == 1


def test_I_14_7_no_target_no_attack() -> None:
    table = Table(2).boss(0).monster(0, zone=2).monster(1, zone=2).roll("claw", "claw")
    assert table.offers("attack") == []
    assert table.why_not("attack claw") == ["nothing-to-hit"]


def test_I_14_8_a_strike_has_no_bonuses() -> None:
    table = Table(1).monster(0, zone=2, energy=2, cards=["K19", "K21"], fame=1, ally="apes")
    table.minions(2, shield=1).roll("heart")
    assert table.offers("use") == []


def test_I_15_1_only_lost_hp_count() -> None:
    table = Table(2).boss(0, fame=5).monster(0, zone=1, hp=0).monster(1, zone=5, hp=0)
    assert table.at("boss-step", 1).zones() == [1, 5]


def test_I_15_2_at_0_hp_a_monster_keeps_all_it_owns() -> None:
    table = Table(2).monster(1, zone=2, hp=0, fame=3, ally="media", energy=4, cards=["K28"])
    table.monster(0, zone=2).minions(0, cannon=1).at("boss-step", 4)
    assert table.asked() == "1"
    table.play("pay")
    assert (table.me(1).energy, table.me(1).ally) == (2, "media")


def test_I_15_4_a_dropping_cap_takes_hp() -> None:
    table = Table(1).monster(0, hp=12, fame=6, ally="med-bots", energy=1, cards=["K10"])
    table.market("K11", "D01", "D02").at("buy").play("buy 1", "reveal E08")
    assert (table.me().fame, table.me().hp) == (5, 10)
    both = Table(1).monster(0, fame=6, ally="med-bots", cards=["K08"])
    assert powers.cap(both.state, both.state.active) == 12


def test_I_16_1_each_fame_die_one_fame() -> None:
    table = Table(1).roll("fame", "fame", "claw").play("fame", "ally apes", "fame")
    assert table.me().fame == 2


def test_I_16_3_stolen_dice_are_thrown_again() -> None:
    table = Table(1).monster(0, zone=2).boss_dice(2, *["fame"] * 5).roll("fame", "claw")
    table.play("fame steal fame@2", "ally apes").at("boss-step", 2)
    assert table.asked() == "chance"
    assert table.state.free_boss_dice == 1


def test_I_16_4_fame_is_not_spent_and_not_negative() -> None:
    table = Table(1).monster(0, zone=2, fame=3, ally="ninjas").roll("heart", "claw")
    table.play("use ninjas-3", "monster 0 > 3")
    assert table.me().fame == 3


def test_I_17_1_an_ally_is_taken_at_once() -> None:
    table = Table(1).monster(0, zone=2).roll("fame", "fame").play("fame")
    assert table.legal() == ["ally apes", "ally coast-guard", "ally media", "ally med-bots"]
    table.play("ally media")
    assert table.me().energy == 0  # not for the step that gave the fame
    table.play("fame")
    assert table.me().energy == 1


def test_I_17_2_thresholds_up_and_down() -> None:
    table = Table(1).monster(0, fame=2, ally="apes")
    assert not powers.active_abilities(table.state, table.state.active, "walk")
    table.monster(0, fame=3)
    assert powers.active_abilities(table.state, table.state.active, "walk")


def test_I_17_4_several_choose_in_order() -> None:
    table = Table(3).market("D01", "K01")
    table.state.active = table.state.in_order()[1]
    table.do(Refill(0)).play("reveal E02")
    asked = []
    for ally in ("apes", "media", "med-bots"):
        asked.append(table.asked())
        table.play(f"ally {ally}")
    assert asked == ["1", "2", "0"]
