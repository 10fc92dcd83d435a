"""The examples of the rules, EX-1 to EX-8, and the added checks, IT-1 to IT-28."""

import pytest

from tests.games.island.table import Table
from ungeheuer.engine.moments import Observer
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.crystals import BuildCrystal
from ungeheuer.games.island.rules.moves import Crystal
from ungeheuer.games.island.rules.names import PYLON, SHIELD, AllyId


def test_EX_1_I_2_2_the_boss_board_at_the_start() -> None:
    state = Table(boss="crystal-dragon").state
    assert (state.boss.hp, state.boss.fame, state.free_boss_dice) == (15, 0, 5)
    assert not any(ground.die_count() for ground in state.island)


@pytest.mark.parametrize(("one", "five", "goes_to"), [(1, 2, 5), (2, 1, 1)])
def test_EX_2_I_6_4_minions_decide_before_clockwise(one: int, five: int, goes_to: int) -> None:
    table = Table().boss(0).boss_dice(5, "fame", "fame").boss_dice(1, "minion", "minion")
    table.minions(1, soldier=one).minions(5, soldier=five).at("boss-step", 3)
    assert table.state.boss.zone == goes_to
    assert "boss-followed-minions" in table.codes()


def test_EX_3_I_8_4_the_top_ability_fires_for_each_fame_symbol() -> None:
    table = Table(1).boss(0, fame=20).monster(0, zone=0, hp=10)
    table.boss_dice(0, "fame", "fame").at("boss-step", 5)
    assert table.hp() == [8]
    assert table.state.boss.fame == 20


def test_EX_4_I_14_4_a_pool_is_split_over_soldiers_and_boss() -> None:
    table = Table(1).boss(2, hp=15).monster(0, zone=2).minions(2, soldier=3)
    table.roll("claw", "claw", "foot")
    table.play("attack claw*2 foot", "hit soldier", "hit soldier", "hit soldier", "hit boss")
    assert table.standing(2) == {}
    assert sum(table.state.bag) == 30
    assert table.state.boss.hp == 13


def test_EX_5_I_16_2_stealing_fame_in_two_zones() -> None:
    table = Table(1).boss(0).monster(0, zone=2)
    table.boss_dice(2, "fame", "minion").boss_dice(3, "fame", "minion")
    table.roll("fame", "fame", "fame", "foot", "foot", "wrench")
    table.play("fame steal fame@2", "ally apes", "foot 0 > 3", "fame steal minion@3", "fame")
    table.play("lock foot", "lock wrench")
    assert table.me().fame == 5
    assert table.state.free_boss_dice == 3
    assert table.lying(3) == ["foot", "wrench"]


def test_EX_6_I_19_2_two_wrenches_move_two_minions_or_the_boss_and_one() -> None:
    table = Table(1).boss(2).monster(0, zone=2, cards=["K02"]).minions(2, soldier=2, cannon=1)
    table.roll("wrench", "wrench")
    table.play("spend K02 wrench", "boss > 3", "spend K02 wrench")
    assert not [text for text in table.legal() if text.startswith("boss")]
    table.play("minion soldier@2 > 1")
    assert (table.state.boss.zone, table.standing(1)) == (3, {"soldier": 1})


def test_EX_7_I_20_2_a_card_just_bought_already_counts() -> None:
    table = Table(1).monster(0, energy=2, fame=2, ally="apes").market("K14", "K24", "K33")
    table.at("buy").play("buy 2", "reveal E08")
    assert (table.me().fame, table.power_cards()) == (1, ["K24"])


def worked_turn() -> Table:
    table = Table(3, monsters=["pagurah", "hades", "rex-florae"]).boss(0, hp=15, fame=3)
    table.monster(0, zone=5, hp=9).monster(2, zone=1, hp=9)
    table.monster(1, zone=0, hp=8, energy=2, fame=1, ally="apes", cards=["K09"])
    table.state.allies = [*table.state.allies[:1], AllyId("ninjas")]
    table.boss_dice(2, "fame+minion", "fame+crystal").boss_dice(3, "minion")
    table.locked(3, "claw").tile(3, "ST01").market("K01", "D01", "D02")
    return table.at("boss-step", 1)


def test_EX_8_the_worked_turn_step_by_step() -> None:
    table = worked_turn()
    state = table.state
    assert table.hp() == [8, 8, 8]  # 1: SHARP CLAW

    table.play("volcano minion@2 fame@4")
    assert state.boss.zone == 2  # 3: clockwise to 1, and on to where dice lie
    assert table.codes().count("boss-went-on") == 1

    table.play("draw shield", "draw soldier")
    assert (state.boss.fame, state.island[2].crystals, state.free_boss_dice) == (5, 1, 3)  # 5
    assert table.standing(2) == {"shield": 1, "soldier": 1}

    table.play("roll foot fame claw heart heart wrench")
    assert state.free_dice == 3  # 6: nine available, six taken
    table.play("throw heart*2 wrench", "roll foot claw energy", "keep")
    table.play("foot 0 > 4", "fame steal fame@4")
    assert (table.me().fame, state.free_boss_dice, table.asked()) == (2, 4, "0")  # 7
    table.play("ally ninjas", "foot 0 > 3", "unlock claw@3", "activate ST01")
    assert table.me().energy == 1
    assert state.ready == set()
    table.play("foot~ 0 > 2")
    assert table.me().zone == 2

    table.play("attack claw*3")
    assert "hit boss" not in table.legal()
    table.play("hit shield", "hit soldier", "hit boss", "energy")
    assert (state.boss.hp, sum(state.bag), table.me().energy) == (11, 30, 2)  # 8

    table.play("buy 1", "reveal E08")
    assert (table.power_cards(), table.me().fame, table.me().ally) == (["K01"], 1, "ninjas")  # 9
    assert table.asked() == "1"
    table.play("pay")
    assert (table.me(1).energy, state.discard) == (0, ["E08"])
    table.play("reveal K05")

    assert (state.free_dice, state.free_boss_dice) == (10, 4)  # 10
    assert state.island[3].die_count() == 1
    assert (state.active, table.asked()) == (1, "chance")


def test_IT_1_I_6_4_full_tie_goes_clockwise() -> None:
    table = Table().boss(0)
    for zone in (5, 0, 1):
        table.boss_dice(zone, "fame").minions(zone, soldier=1)
    assert table.at("boss-step", 3).state.boss.zone == 1


def test_IT_2_I_6_5_staying_counts_as_moved_in() -> None:
    table = Table(1, boss="lavalord").boss(0, fame=10).monster(0, zone=0, hp=10)
    table.boss_dice(5, "fame", "fame").boss_dice(0, "fame", "fame").boss_dice(1, "fame")
    table.at("boss-step", 3)
    assert table.state.boss.zone == 0
    assert table.hp() == [9]


def test_IT_3_I_6_2_dice_further_away_do_not_count() -> None:
    table = Table().boss(0).boss_dice(3, "fame", "fame", "fame", "fame")
    assert table.at("boss-step", 3).state.boss.zone == 1


def test_IT_4_I_8_4_the_symbol_that_lifts_to_20_does_not_fire() -> None:
    table = Table(1).boss(0, fame=19).monster(0, zone=0, hp=10)
    table.boss_dice(0, "fame", "fame").at("boss-step", 5)
    assert (table.state.boss.fame, table.hp()) == (20, [9])


def test_IT_5_I_9_4_a_pylon_sends_a_tile_to_the_box() -> None:
    table = Table().crystals(2, 2).locked(2, "claw").tile(2, "ST01").tile(2, "ST02", "S4")
    table.do(BuildCrystal(table.me().zone))
    assert (table.state.free_dice, table.state.island[2].crystals) == (10, 0)
    assert table.legal() == ["pylon S3", "pylon S4"]
    table.play("pylon S4")
    assert (table.state.support[5], table.state.box) == (PYLON, ["ST02"])
    assert table.state.support[4] == "ST01"


def test_I_9_4_three_crystals_are_seen_lying_and_leave_before_the_pylon_is_asked_for() -> None:
    table = Table().crystals(2, 2)
    step, zone = BuildCrystal(table.me().zone), table.me().zone
    table.state.push(step)
    observer = Observer(RULES, table.state)
    step.answer(table.state, Crystal(None, zone), observer)
    seen = [(each.note.event.code, each.state.island[2].crystals) for each in observer.moments]
    assert seen == [("crystal-built", 3), ("crystals-cleared", 0)]
    assert observer.moments[-1].note.event.cites == "I-9.4"
    assert RULES.is_staged(["crystals-cleared"])


def test_IT_6_I_1_11_the_thirteenth_crystal_completes_its_zone() -> None:
    table = Table()
    for zone in range(6):
        table.crystals(zone, 2)
    table.do(BuildCrystal(table.me(2).zone)).play("pylon S3")
    assert table.state.support[8] == PYLON


def test_IT_7_I_9_6_no_room_for_the_third_pylon() -> None:
    table = Table().pylon(4).pylon(4, "S4").crystals(4, 2)
    table.do(BuildCrystal(table.me(2).zone))
    assert table.state.lost == "no-room-for-pylon"


def test_IT_8_I_10_3_missing_dice_come_from_the_island() -> None:
    table = Table().locked(1, "claw", "claw", "foot").locked(4, "heart", "fame").at("take")
    assert table.legal() == ["take claw@1", "take foot@1", "take heart@4", "take fame@4"]
    table.play("take heart@4")
    assert table.asked() == "chance"
    assert table.state.hand == 6


def test_IT_8_I_10_3_with_enough_dice_none_is_taken() -> None:
    table = Table().locked(1, "claw", "claw", "foot").locked(4, "heart").at("take")
    assert (table.asked(), table.state.hand) == ("chance", 6)


def test_IT_9_I_10_5_a_die_kept_earlier_may_be_thrown_later() -> None:
    table = Table().at("take").play("roll claw*3 foot*3", "throw foot*3", "roll heart*3")
    table.play("throw claw*3", "roll fame*3")
    assert table.state.roll[0] == 3


def test_IT_10_I_12_5_a_die_locked_this_turn_stays_locked() -> None:
    table = Table(2).monster(0, zone=1).monster(1, zone=2).locked(1, "claw").roll("foot", "heart")
    table.play("unlock claw@1", "foot 0 > 2", "lock claw")
    assert "unlock claw@2" not in table.legal()
    assert table.why_not("unlock claw@2") == ["locked-this-turn"]
    table.play("end")
    while table.state.active == 0:
        table.play(table.legal()[-1])
    table.at("resolve")
    assert "unlock claw@2" in table.legal()


@pytest.mark.parametrize(("groups", "energy"), [(["energy*3"], 6), (["energy", "energy*2"], 4)])
def test_IT_11_I_13_2_energy_in_groups(groups: list[str], energy: int) -> None:
    table = Table(1).roll("energy", "energy", "energy", "claw").play(*groups)
    assert table.me().energy == energy


def test_IT_12_I_15_3_a_monster_at_0_hp_is_saved_by_others() -> None:
    table = Table(2).monster(0, zone=2).monster(1, zone=2, hp=0).roll("heart", "heart", "claw")
    table.play("heart 1", "heart 1")
    assert table.me(1).hp == 2
    table.state.active = table.state.in_order()[1]
    assert table.at("check").state.lost == ""


def test_IT_13_I_14_3_one_claw_is_no_attack_on_a_shield() -> None:
    table = Table(1).monster(0, zone=2).minions(2, shield=1, soldier=1).roll("claw", "heart")
    assert table.offers("attack") == []
    assert table.why_not("attack claw") == ["shield-too-strong"]


def test_IT_14_I_14_3_after_the_shield_the_boss() -> None:
    table = Table(1).boss(2, hp=15).monster(0, zone=2).minions(2, shield=1).roll("claw", "claw")
    table.play("attack claw*2", "hit shield", "hit boss")
    assert (table.standing(2), table.state.boss.hp) == ({}, 14)


def test_IT_15_I_14_2_a_cannon_falls_to_two_feet_together() -> None:
    table = Table(1).monster(0, zone=2).minions(2, cannon=1).roll("foot", "foot")
    assert table.offers("attack") == ["attack foot*2"]
    table.play("attack foot*2", "hit cannon")
    assert table.standing(2) == {}


def test_IT_16_I_17_3_without_fame_the_ally_goes() -> None:
    table = Table(1).monster(0, fame=1, ally="ninjas", cards=["K10"], energy=1, zone=2)
    table.minions(2, shield=1).market("D01", "K11", "K14").at("buy")
    assert powers.minion_hp(table.state, SHIELD) == 1
    table.play("buy 2", "reveal E08")
    assert (table.me().ally, table.state.allies[-1]) == ("", "ninjas")
    assert powers.minion_hp(table.state, SHIELD) == 3
    table.roll("fame", "claw").play("fame")
    assert table.offers("ally") == [f"ally {ally}" for ally in table.state.allies]


def test_IT_17_I_18_9_a_useless_virtual_die_is_dropped() -> None:
    table = Table(1).monster(0, zone=2, hp=10).tile(2, "ST04").roll("claw").play("activate ST04")
    assert (table.me().energy, table.state.pending, table.state.ready) == (1, [0] * 7, set())
    assert "die-dropped" in table.codes()


def test_IT_18_I_18_6_recharge_then_activate_but_not_again() -> None:
    table = Table(1).monster(0, zone=2).tile(2, "ST10", ready=False).roll("claw")
    table.play("recharge ST10", "activate ST10")
    assert table.me().energy == 2
    assert table.offers("recharge") == []
    assert table.why_not("recharge ST10") == ["tile-spent"]


def test_IT_19_I_18_9_a_wild_die_completes_three_wrenches() -> None:
    table = Table(1).monster(0, zone=2).tile(2, "ST07", "S4").roll("wrench", "wrench")
    table.play("activate ST07", "build S3 wrench*2 wrench?", "find ST05")
    assert table.state.support[4] == "ST05"


def test_IT_20_I_18_2_a_pylon_blocks_its_space() -> None:
    table = Table(1).monster(0, zone=2).pylon(2).roll(*["wrench"] * 4)
    assert table.offers("build") == ["build S4 wrench*4"]
    assert table.why_not("build S3 wrench*3") == ["pylon-there"]


@pytest.mark.parametrize(("bag", "lost"), [(9, "empty-bag"), (10, "")])
def test_IT_21_I_25_3_pylons_become_five_minions_each(bag: int, lost: str) -> None:
    table = Table(1, boss="ultimate").pylon(1).pylon(4).bag(bag)
    table.state.boss.hp, table.state.boss.down = 0, True
    table.at("end-turn")
    assert table.state.lost == lost
    if not lost:
        for _ in range(10):
            table.play(table.legal()[0])
        assert sum(table.state.bag) == 0
        assert sum(table.standing(1).values()) == sum(table.standing(4).values()) == 5
        assert table.legal()[0].startswith("boss")


def test_IT_22_I_25_3_the_next_sheet_brings_its_dice() -> None:
    table = Table(1, boss="ultimate").boss_dice(1, "fame").boss_dice(5, "minion")
    table.state.boss.hp, table.state.boss.down = 0, True
    table.at("end-turn").play("boss 0")
    assert table.state.boss.id == "lithosaur"
    assert (table.state.free_boss_dice, table.state.boss.hp) == (4, 20)


def test_IT_23_crystal_ray_pushes_only_from_beside() -> None:
    table = Table(3).boss(0, fame=5).monster(0, zone=1, hp=10).monster(1, zone=0, hp=10)
    table.monster(2, zone=5, hp=9).at("boss-step", 1)
    assert (table.hp(), table.zones()) == ([9, 9, 9], [2, 0, 5])


def test_IT_24_I_6_6_super_fast_movement_goes_on_in_the_same_direction() -> None:
    table = Table(1).boss(0, fame=15).boss_dice(5, "fame").boss_dice(3, *["minion"] * 3)
    table.monster(0, zone=1).at("boss-step", 3)
    assert table.state.boss.zone == 3
    assert table.codes().count("boss-went-on") == 2


def test_IT_25_ember_choir_while_firelings_last() -> None:
    table = Table(1, boss="lavalord").boss(0, fame=1).monster(0, zone=3)
    table.minions(4, fireling=7).boss_dice(0, "minion", "minion").at("boss-step", 5)
    assert table.standing(0) == {"fireling": 1}
    table.play("draw soldier")
    assert table.standing(0) == {"fireling": 1, "soldier": 1}


def test_IT_25_I_8_7_without_firelings_and_with_an_empty_bag_it_is_lost() -> None:
    table = Table(1, boss="lavalord").boss(0, fame=1).bag(0).minions(4, fireling=8)
    table.boss_dice(0, "minion").at("boss-step", 5)
    assert table.state.lost == "empty-bag"


def test_IT_26_all_that_effort_for_nothing() -> None:
    table = Table(3).monster(0, energy=5, fame=0, cards=["K01", "K03"])
    table.monster(1, energy=1, fame=1, ally="media", cards=["K05"]).monster(2, energy=3, fame=0)
    table.market("K10", "K11", "D01").at("buy").play("buy 2", "reveal E08")
    assert [(m.energy, m.fame) for m in table.state.monsters] == [(2, 0), (1, 0), (3, 0)]
    assert (table.me(1).ally, "media" in table.state.allies) == ("", True)


def test_IT_27_I_23_2_victory_comes_before_the_refill() -> None:
    table = Table(1).boss(5, hp=3).monster(0, energy=7, zone=2).market("D05", "K01", "K02")
    table.at("buy").play("buy 1")
    assert table.state.won
    assert len(table.state.unseen) == 63


def test_IT_28_I_20_3_two_events_in_a_row() -> None:
    table = Table(1).monster(0, energy=2, hp=5).market("D01", "K01", "K02").at("buy")
    table.play("buy 1", "reveal E03", "reveal E01", "reveal K09")
    assert (table.me().energy, table.me().hp) == (2, 10)
    assert (table.state.market[0], table.state.discard) == ("K09", ["D01", "E03", "E01"])
