"""One test for each KEEP card: before, moves, after."""

import pytest

from tests.games.island.table import Table
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.events import DamagePrevented
from ungeheuer.games.island.rules.turn import Turn


def owner(*cards: str, zone: int = 2, energy: int = 0, hp: int = 10, players: int = 1) -> Table:
    return Table(players).monster(0, zone=zone, cards=cards, energy=energy, hp=hp)


def test_K01_unlocks_once_from_any_zone() -> None:
    table = owner("K01").locked(5, "claw", "foot").roll("heart")
    table.play("use K01", "unlock claw@5")
    assert (table.state.roll[3], table.lying(5)) == (1, ["foot"])
    assert table.offers("use") == []
    assert table.why_not("use K01") == ["used-up"]


def test_K02_moves_a_minion_or_the_boss_for_a_wrench() -> None:
    table = owner("K02").minions(2, soldier=1).roll("wrench", "wrench", "heart")
    table.play("spend K02 wrench", "minion soldier@2 > 3")
    assert table.standing(3) == {"soldier": 1}
    assert table.offers("spend") == []


def test_K03_one_die_more() -> None:
    assert owner("K03").at("take").state.hand == 7


@pytest.mark.parametrize(("hp", "dice"), [(4, 7), (5, 6)])
def test_K04_one_die_more_when_weak(hp: int, dice: int) -> None:
    assert owner("K04", hp=hp).at("take").state.hand == dice


def test_K05_four_throws() -> None:
    table = owner("K05").at("take").play("roll claw*6")
    for _ in range(3):
        table.play("throw claw", "roll claw")
    assert table.offers("throw") == []


def test_K06_sets_one_die() -> None:
    table = owner("K06").at("take").play("roll claw*6", "keep", "use K06", "die claw > fame")
    assert table.state.roll == [0, 0, 1, 5, 0, 0]
    assert "end" in table.legal()


def test_K07_throws_one_die_again() -> None:
    table = owner("K07").at("take").play("roll claw*5 foot", "keep", "use K07", "die foot")
    assert table.state.hand == 1
    table.play("roll heart")
    assert table.state.roll == [1, 0, 0, 5, 0, 0]


def test_K08_lifts_the_cap_and_heals() -> None:
    table = Table(1).monster(0, energy=4, hp=9).market("K08", "K01", "K02").at("buy")
    table.play("buy 1")
    assert (table.me().hp, powers.cap(table.state, table.state.active)) == (11, 12)


def test_K09_heals_at_the_end() -> None:
    assert owner("K09", hp=5).at("end").me().hp == 6


def test_K10_makes_cards_cheaper_but_not_free() -> None:
    table = owner("K10", energy=1).market("D01", "K11", "D05").at("buy")
    assert table.offers("buy") == ["buy 1", "buy 2"]
    table.play("buy 1")
    assert table.me().energy == 0


def test_K11_the_first_sweep_is_free() -> None:
    table = owner("K11", energy=2).at("buy").play("sweep")
    assert table.me().energy == 2
    table.play("reveal K01", "reveal K02", "reveal K03", "sweep")
    assert table.me().energy == 0


def test_K11_bought_after_a_sweep_frees_none_in_that_turn() -> None:
    table = Table(1).monster(0, energy=5, zone=2).market("D08", "D05", "D16").at("buy")
    table.play("sweep", "reveal K11", "reveal D04", "reveal D02", "buy 1", "reveal D01", "sweep")
    assert table.me().energy == 0


def test_K12_one_more_energy_once() -> None:
    table = owner("K12").roll("energy", "energy", "energy").play("energy*2", "energy")
    assert table.me().energy == 5


def test_K13_is_a_space_of_its_own() -> None:
    table = owner("K13").crystals(2, 2).locked(2, "foot").roll("claw", "heart")
    assert table.offers("lock") == ["lock heart on K13", "lock claw on K13"]
    table.play("lock claw on K13")
    assert "unlock claw on K13" not in table.legal()
    table.at("end-turn")
    table.state.agenda = [Turn()]
    table.at("resolve")
    assert "unlock claw on K13" in table.legal()
    table.play("unlock claw on K13")
    assert table.state.roll[3] == 1


def test_K14_unlocks_next_door() -> None:
    table = owner("K14").locked(3, "claw").locked(5, "foot").roll("heart")
    assert table.offers("unlock") == ["unlock claw@3"]


def test_K15_keeps_a_stolen_die_until_the_next_monster_phase() -> None:
    table = owner("K15").boss_dice(2, "fame", "minion").roll("fame", "fame")
    table.play("fame steal fame@2 to K15", "ally apes")
    assert (table.state.boss_on_card, table.state.free_boss_dice) == ({"K15": 1}, 3)
    assert not [text for text in table.legal() if text.endswith("to K15")]
    table.at("mp-start")
    assert (table.state.boss_on_card, table.state.free_boss_dice) == ({}, 4)


def test_K16_takes_another_monster_along() -> None:
    table = owner("K16", players=2).monster(1, zone=2).roll("foot", "heart")
    table.play("foot 0 > 3 with 1")
    assert table.zones() == [3, 3]


def test_K17_hearts_reach_any_zone() -> None:
    table = owner("K17", players=2).monster(1, zone=5, hp=3).roll("heart", "claw").play("heart 1")
    assert table.me(1).hp == 4


def test_K18_gives_energy_at_the_end() -> None:
    table = owner("K18", players=2).at("end").play("monster 1")
    assert table.me(1).energy == 1


def test_K19_a_bonus_for_attacks_with_claws() -> None:
    table = owner("K19").minions(2, shield=1, cannon=1).roll("claw", "foot", "foot")
    table.play("attack claw", "hit shield")
    assert table.standing(2) == {"cannon": 1}
    assert table.offers("attack") == ["attack foot*2"]


def test_K20_feet_kick_for_two() -> None:
    table = owner("K20").minions(2, cannon=1).roll("foot", "heart")
    table.play("attack foot", "hit cannon")
    assert table.standing(2) == {}


def test_K21_hot_breath_for_two_energy() -> None:
    table = owner("K21", energy=3).minions(2, cannon=1).roll("heart").play("use K21", "hit cannon")
    assert (table.me().energy, table.standing(2)) == (1, {})


def test_K21_is_not_offered_without_a_target() -> None:
    assert owner("K21", energy=3).roll("heart", "claw").offers("use") == []


def test_K22_hits_the_boss_past_its_minions() -> None:
    table = owner("K22").boss(2, hp=15).minions(2, shield=2).roll("claw", "claw", "claw")
    table.play("spend K22 claw*3")
    assert (table.state.boss.hp, table.standing(2)) == (12, {"shield": 2})


def test_K23_moves_you_once() -> None:
    table = owner("K23").roll("heart", "claw").play("use K23", "monster 0 > 1")
    assert table.zones() == [1]
    assert table.offers("use") == []


def test_K24_ferries_you_anywhere() -> None:
    table = owner("K24").roll("wrench", "heart").play("spend K24 wrench", "monster 0 > 5")
    assert table.zones() == [5]


def test_K25_moves_you_before_the_boss() -> None:
    table = owner("K25").at("turn-start")
    assert table.legal() == ["use K25", "pass"]
    table.play("use K25", "monster 0 > 3")
    assert table.zones() == [3]


def test_K26_soldiers_and_firelings_do_no_damage_but_firelings_drain() -> None:
    table = Table(1, boss="lavalord").monster(0, zone=0, energy=2, cards=["K26"])
    table.minions(0, soldier=1, fireling=1).at("boss-step", 4)
    assert (table.hp(), table.me().energy) == ([10], 1)
    assert table.codes().count("damage-prevented") == 2
    prevented = [event for event in table.told if isinstance(event, DamagePrevented)]
    assert [(event.cause, event.by) for event in prevented] == [
        ("soldier", "K26"),
        ("fireling", "K26"),
    ]
    assert {event.cited() for event in prevented} == {"I-20.6"}


def test_K27_cannons_do_no_damage() -> None:
    assert owner("K27").minions(0, cannon=2).at("boss-step", 4).hp() == [10]


def test_K28_pays_damage_away_in_any_turn() -> None:
    table = Table(2).monster(0, zone=2).monster(1, zone=3, energy=2, cards=["K28"])
    table.minions(0, cannon=2).at("boss-step", 4)
    assert (table.asked(), table.legal()) == ("1", ["pay", "pass"])
    table.play("pay")
    assert (table.hp(), table.me(1).energy) == ([8, 9], 0)


def test_K29_plays_dead_once() -> None:
    table = owner("K29", hp=0).at("zero-hp")
    assert (table.hp(), table.power_cards(), table.state.lost) == ([3], [], "")
    assert table.state.discard == ["K29"]


def test_K30_a_bounty_for_three_kills_a_turn() -> None:
    table = owner("K30").minions(2, soldier=4).roll("claw", "claw")
    table.play("attack claw*2", *["hit soldier"] * 4)
    assert table.me().energy == 3


def test_K31_builders_rest_in_your_zone() -> None:
    table = owner("K31", zone=0).minions(0, builder=2).at("boss-step", 4)
    assert table.state.island[0].crystals == 0
    assert table.codes().count("minion-muted") == 2


def test_K32_one_more_fame_once() -> None:
    table = owner("K32").roll("fame", "fame", "claw").play("fame", "ally apes", "fame")
    assert table.me().fame == 3


def test_K33_pulls_a_boss_die_next_door() -> None:
    table = owner("K33").boss_dice(2, "fame", "minion").roll("heart", "claw")
    table.play("use K33", "boss-die fame@2 > 3")
    assert table.state.island[3].boss_dice == {"fame": 1}


def test_K34_builds_with_one_wrench_less() -> None:
    table = owner("K34").roll("wrench", "wrench", "wrench")
    assert table.offers("build") == [
        "build S3 wrench*2",
        "build S3 wrench*3",
        "build S4 wrench*3",
    ]
    table.play("build S3 wrench*2", "find ST01")
    assert table.state.support[4] == "ST01"
