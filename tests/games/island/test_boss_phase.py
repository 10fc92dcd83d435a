"""I-4 to I-9: the boss phase, step by step, with its reasons."""

import pytest

from tests.games.island.table import Table
from ungeheuer.engine.chance import Chance
from ungeheuer.engine.decision import Decision
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.chances import Volcano
from ungeheuer.games.island.rules.crystals import BuildCrystal
from ungeheuer.games.island.rules.market import Refill
from ungeheuer.games.island.rules.names import BossFace, Zone
from ungeheuer.words import Words


def test_I_4_1_before_movement_acts_first() -> None:
    table = Table(1).boss(0, fame=5).monster(0, zone=0).at("boss-step", 1)
    assert table.told[0].params() == {"ability": "crystal-dragon-0", "zone": 0}


def test_I_4_2_abilities_switch_on_and_off_at_once() -> None:
    table = Table(1, "lavalord").boss(0, fame=0).monster(0, zone=3)
    table.boss_dice(0, "fame", "minion").at("boss-step", 5)
    assert table.standing(0) == {"fireling": 1}  # the symbol just made him famous enough


def test_I_5_1_old_dice_stay() -> None:
    table = Table(1).boss(3).boss_dice(3, "fame").boss_dice(1, "minion").at("boss-step", 2)
    table.play("volcano minion@3 fame@0*2")
    assert table.state.island[1].boss_dice == {"minion": 1}
    assert table.state.island[0].boss_dice == {"fame": 2}


def test_I_5_2_36_equally_likely_outcomes_for_each_die() -> None:
    table = Table(1)
    table.boss_dice(3, *["fame"] * 4).at("boss-step", 2)
    decision = RULES.decide(table.state)
    assert isinstance(decision, Decision)
    assert isinstance(decision.ask, Chance)
    assert sum(weight for _, weight in decision.ask.outcomes()) == 36
    assert decision.ask.weight(Volcano({(Zone(2), BossFace("fame+minion")): 1})) == 2


def test_I_5_2_a_whole_throw_is_weighed_without_listing() -> None:
    table = Table(1).at("boss-step", 2)
    decision = RULES.decide(table.state)
    assert isinstance(decision, Decision)
    assert isinstance(decision.ask, Chance)
    assert decision.ask.weight(RULES.read("volcano fame@0*5")) == 1
    assert decision.ask.weight(RULES.read("volcano fame@0*4 fame+minion@1")) == 10
    assert decision.ask.size() > 1000
    with pytest.raises(ValueError):
        decision.ask.outcomes()


def test_I_5_3_without_dice_no_throw() -> None:
    table = Table(1).boss_dice(3, *["fame"] * 5).at("boss-step", 2)
    assert "no-dice-to-erupt" in table.codes()


def test_I_6_1_and_I_6_3_it_goes_where_most_dice_lie_and_says_so() -> None:
    table = Table(1).boss(3).boss_dice(4, "fame", "fame", "minion").boss_dice(3, "fame", "fame")
    table.monster(0, zone=1).at("boss-step", 3)
    told = table.event("boss-followed-dice")
    found = {"start": 3, "zone": 4, "dice": 3, "others": [2, 0], "stays": False}
    assert told.params() == found
    assert told.rule == "I-6.3"


def test_I_6_5_a_boss_that_stays_is_said_to_stay() -> None:
    table = Table(1).boss(3).boss_dice(3, "fame", "fame").boss_dice(4, "fame")
    told = table.monster(0, zone=1).at("boss-step", 3).event("boss-followed-dice")
    assert (told.params()["zone"], told.params()["stays"]) == (3, True)
    assert "stays in Fernwood (3)" in Words("en").event("island", told)


def test_I_6_7_a_relocated_boss_burns_nobody() -> None:
    table = Table(1, "lavalord").boss(0, fame=10).monster(0, zone=1, energy=9)
    table.market("D13", "K01", "K02").at("buy").play("buy 1", "boss > 1")
    assert (table.state.boss.zone, table.hp()) == (1, [10])


def test_I_7_1_and_I_7_2_minions_act_by_kind_one_by_one() -> None:
    table = Table(1).monster(0, zone=0).minions(0, builder=1, cannon=1, soldier=2, shield=1)
    table.at("boss-step", 4)
    acted = [e.params()["minion"] for e in table.told if e.code == "minion-acted"]
    assert acted == ["soldier", "soldier", "cannon", "shield", "builder"]
    assert table.hp() == [7]


def test_I_7_3_minions_elsewhere_rest() -> None:
    table = Table(1).boss(0).monster(0, zone=1).minions(1, soldier=3).at("boss-step", 4)
    assert table.hp() == [10]
    assert "minions-idle" in table.codes()


def test_I_7_3_woken_ones_act_last_clockwise_first() -> None:
    table = Table(1, "lithosaur").boss(2, fame=10).minions(1, builder=1).minions(3, builder=1)
    table.minions(2, builder=1).monster(0, zone=5).at("boss-step", 4)
    built = [e.params()["zone"] for e in table.told if e.code == "crystal-built"]
    assert built == [2, 3, 1]


def test_I_8_1_and_I_8_2_every_symbol_then_the_dice_are_free() -> None:
    table = Table(1).boss(0).monster(0, zone=3).boss_dice(0, "minion+crystal", "fame")
    table.boss_dice(1, "fame").at("boss-step", 5).play("draw cannon")
    assert (table.state.boss.fame, table.state.island[0].crystals) == (1, 1)
    assert table.standing(0) == {"cannon": 1}
    assert (table.state.free_boss_dice, table.state.island[1].die_count()) == (4, 1)


def test_I_8_3_fame_then_crystals_then_minions() -> None:
    table = Table(1).boss(0).monster(0, zone=3).boss_dice(0, "minion+crystal", "fame+minion")
    table.at("boss-step", 5)
    assert table.state.free_boss_dice == 3  # not before the last symbol
    table.play("draw soldier", "draw soldier")
    symbols = [e.params()["symbol"] for e in table.told if e.code == "symbol-activated"]
    assert symbols == ["fame", "crystal", "minion", "minion"]


def test_I_8_5_fame_by_an_event_fires_nothing() -> None:
    table = Table(1).boss(0, fame=20).monster(0, zone=0).market("D01", "K01")
    table.do(Refill(0)).play("reveal E12")
    assert table.hp() == [10]


def test_I_8_6_newcomers_do_not_act() -> None:
    table = Table(1).boss(0).monster(0, zone=0).boss_dice(0, "minion").at("boss-step", 5)
    table.play("draw soldier")
    assert (table.standing(0), table.hp()) == ({"soldier": 1}, [10])


def test_I_9_1_and_I_9_2_any_space_each_choice_once() -> None:
    table = Table(1).locked(2, "claw", "claw").do(BuildCrystal(Zone(2)))
    assert table.legal() == ["crystal free", "crystal claw"]
    table.play("crystal claw")
    assert (table.lying(2), table.state.free_dice) == (["claw"], 9)


def test_I_9_2_with_one_option_nobody_is_asked() -> None:
    table = Table(1).do(BuildCrystal(Zone(2)))
    assert table.state.island[2].crystals == 1


def test_I_9_3_crystals_stay() -> None:
    table = Table(1).crystals(2, 2).monster(0, zone=2).roll("claw", "wrench", "foot")
    table.play("end")
    assert table.state.island[2].crystals == 2


def test_I_9_5_no_tile_on_a_pylon() -> None:
    table = Table(1).pylon(2).monster(0, zone=2, energy=9).market("D14", "K01", "K02").at("buy")
    table.play("buy 1")
    assert "space S3@2" not in table.legal()
    assert "space S4@2" in table.legal()
