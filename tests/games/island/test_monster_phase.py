"""I-10 to I-13: rolling, resolving, locking, the faces."""

import pytest

from tests.games.island.table import Table
from ungeheuer.engine.chance import Chance, probabilities
from ungeheuer.engine.decision import Decision, SomeOf
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.faces import energy_for


def test_I_10_1_a_monster_at_0_hp_is_defeated_when_its_phase_begins() -> None:
    table = Table(2).monster(0, hp=1, zone=0).monster(1, hp=0).minions(0, soldier=1)
    table.at("boss-step", 4)
    assert table.hp() == [0, 0]
    assert table.state.lost == "zero-hp"


def test_I_10_1_a_tile_saves_in_the_last_window() -> None:
    table = Table(1).monster(0, hp=1, zone=0).minions(0, soldier=1).tile(0, "ST02")
    table.at("boss-step", 4).play("pass", "activate ST02")
    assert (table.hp(), table.state.lost) == ([2], "")


def test_I_10_2_never_more_than_ten_dice() -> None:
    cards = ["K03", "K04"]
    table = Table(1).monster(0, hp=4, cards=cards, fame=10, ally="apes").at("take")
    assert table.state.hand == 9


def test_I_10_4_the_first_throw_is_compulsory_and_exact() -> None:
    table = Table(1).at("take")
    decision = RULES.decide(table.state)
    assert isinstance(decision, Decision)
    assert isinstance(decision.ask, Chance)
    assert decision.ask.weight(RULES.read("roll claw*6")) == 1
    assert decision.ask.weight(RULES.read("roll claw*5 foot")) == 6
    assert sum(share for _, share in probabilities(decision.ask)) == pytest.approx(1)


def test_I_10_5_subsets_are_described() -> None:
    table = Table(1).at("take").play("roll claw*3 foot*2 heart")
    decision = RULES.decide(table.state)
    assert isinstance(decision, Decision)
    assert isinstance(decision.ask, SomeOf)
    assert decision.ask.supply == {"heart": 1, "claw": 3, "foot": 2}
    assert decision.ask.size() == 2 * 4 * 3
    table.play("throw foot claw*2", "roll heart*3", "keep")
    assert "end" in table.legal()


def test_I_10_6_final_effects_come_before_anything_else() -> None:
    table = Table(1).monster(0, zone=2, cards=["K06", "K07"]).locked(2, "claw").at("take")
    table.play("roll foot*6", "keep")
    assert table.legal() == ["use K06", "use K07", "pass"]
    table.play("use K07", "roll claw", "pass")
    assert "unlock claw@2" in table.legal()


def test_I_10_7_three_throws_without_a_card() -> None:
    table = Table(1).at("take").play("roll claw*6", "throw claw", "roll claw", "throw claw")
    table.play("roll foot")
    assert table.state.roll == [0, 0, 0, 5, 1, 0]
    assert table.offers("throw") == []


def test_I_11_1_any_order() -> None:
    table = Table(1).monster(0, zone=2, hp=5).roll("energy", "foot", "heart", "claw")
    table.play("foot 0 > 3", "lock claw", "heart 0", "energy")
    assert (table.me().energy, table.hp(), table.zones()) == (1, [6], [3])


def test_I_11_2_and_I_11_3_used_dice_become_available() -> None:
    table = Table(1).roll("energy", "energy", "claw")
    assert table.offers("energy") == ["energy"]
    assert "energy*2" in table.legal()
    table.play("energy*2")
    assert (table.state.free_dice, table.state.roll[1]) == (9, 0)


def test_I_11_4_your_zone_is_where_you_are_now() -> None:
    table = Table(1).monster(0, zone=2).minions(3, soldier=1).roll("foot", "claw", "heart")
    assert table.offers("attack") == []
    table.play("foot 0 > 3")
    assert table.offers("attack") == ["attack claw"]


def test_I_11_5_dice_left_over_become_available() -> None:
    table = Table(1).roll("claw", "foot").play("end")
    assert table.state.free_dice == 10
    assert "dice-left" in table.codes()


def test_I_11_6_what_does_nothing_is_not_offered() -> None:
    table = Table(1).monster(0, zone=2, hp=10).roll("heart", "fame", "energy", "claw")
    assert table.offers("heart") == []
    assert table.why_not("heart 0") == ["at-full-hp"]
    assert table.offers("fame") == ["fame"]


def test_I_12_1_and_I_12_4_three_spaces() -> None:
    table = Table(1).monster(0, zone=2).locked(2, "foot").roll("claw", "claw", "heart", "fame")
    table.play("lock claw", "lock heart")
    assert table.offers("lock") == []
    table.play("unlock foot@2", "lock fame")
    assert table.lying(2) == ["heart", "fame", "claw"]


def test_I_12_2_and_I_12_3_anyone_may_unlock() -> None:
    table = Table(2).monster(1, zone=4).locked(4, "claw", "foot")
    table.state.active = table.state.in_order()[1]
    table.roll("heart").play("unlock claw@4", "unlock foot@4", "foot 1 > 5", "lock claw")
    assert table.lying(5) == ["claw"]


def test_I_12_6_faces_last() -> None:
    table = Table(1).monster(0, zone=2).roll("wrench", "claw").play("lock wrench")
    table.at("end-turn")
    assert table.lying(2) == ["wrench"]
    assert table.state.island[2].locked[5] == 1


def test_I_13_1_hearts_go_to_anyone_here() -> None:
    table = Table(3).monster(0, zone=2, hp=9).monster(1, zone=2, hp=0).monster(2, zone=3, hp=1)
    table.roll("heart", "heart", "heart")
    assert table.offers("heart") == ["heart 0", "heart 1"]
    table.play("heart 0", "heart 1", "heart 1")
    assert table.hp() == [10, 2, 1]


def test_I_13_2_the_yield_of_energy() -> None:
    assert [energy_for(count) for count in range(1, 11)] == [1, 3, 6, 10, 15, 16, 18, 21, 25, 30]


def test_I_13_3_a_foot_moves_anyone_of_your_zone() -> None:
    table = Table(2).monster(0, zone=2).monster(1, zone=2).roll("foot", "foot", "claw")
    table.play("foot 1 > 3")
    assert table.offers("foot") == ["foot 0 > 3", "foot 0 > 1"]
    assert table.why_not("foot 1 > 4") == ["not-in-your-zone"]
    assert table.why_not("foot 0 > 4") == ["too-far"]


def test_I_13_4_a_claw_is_worth_two() -> None:
    table = Table(1).boss(2, hp=9).monster(0, zone=2).roll("claw", "foot")
    table.play("attack claw", "hit boss", "attack foot", "hit boss")
    assert table.state.boss.hp == 6


def test_I_13_5_fame_gives_fame() -> None:
    assert Table(1).roll("fame", "claw").play("fame").me().fame == 1


def test_I_13_6_wrenches_build() -> None:
    table = Table(1).monster(0, zone=2).roll(*["wrench"] * 3).play("build S3 wrench*3")
    assert len(table.legal()) == 12
