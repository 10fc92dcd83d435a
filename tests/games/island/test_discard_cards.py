"""One test for each DISCARD card, bought and carried out, then each event."""

import pytest

from tests.games.island.table import Table
from ungeheuer.games.island.rules.market import Refill
from ungeheuer.games.island.rules.names import PYLON, CardId

RICH = 10


def buyer(card: str, players: int = 1, boss: str = "crystal-dragon") -> Table:
    """Someone with ten energy before a market with this card."""
    return Table(players, boss).monster(0, zone=2, energy=RICH).market(card, "K01", "K02")


def bought(table: Table, *texts: str) -> Table:
    return table.at("buy").play("buy 1", *texts)


def test_D01_heals_three() -> None:
    assert bought(buyer("D01").monster(0, hp=5)).me().hp == 8


def test_D02_heals_everyone_by_two() -> None:
    table = buyer("D02", 2).monster(0, hp=5).monster(1, hp=9)
    assert bought(table).hp() == [7, 10]


def test_D03_heals_one_by_four_anywhere() -> None:
    table = buyer("D03", 2).monster(0, hp=5).monster(1, zone=5, hp=1)
    assert bought(table, "monster 1").hp() == [5, 5]


def test_D04_strikes_a_zone_of_choice() -> None:
    table = bought(buyer("D04").minions(4, shield=1, soldier=1).minions(5, cannon=1), "zone 4")
    table.play("hit shield", "hit soldier")
    assert table.standing(4) == {}


def test_D05_hits_the_boss_wherever_it_is() -> None:
    table = bought(buyer("D05").boss(5, hp=15).minions(5, shield=3))
    assert table.state.boss.hp == 12


def test_D06_clears_soldiers_and_firelings_of_a_zone() -> None:
    table = buyer("D06", boss="lavalord").minions(4, soldier=2, fireling=1, cannon=1)
    table = bought(table.minions(5, soldier=1), "zone 4")
    assert (table.standing(4), table.standing(5)) == ({"cannon": 1}, {"soldier": 1})


def test_D07_destroys_any_minion() -> None:
    table = bought(buyer("D07").minions(4, shield=1, builder=1), "minion builder@4")
    assert table.standing(4) == {"shield": 1}


def test_D08_clears_the_crystals_of_a_zone() -> None:
    table = bought(buyer("D08").crystals(1, 2).crystals(3, 1), "zone 1")
    assert [ground.crystals for ground in table.state.island] == [0, 0, 0, 1, 0, 0]


def test_D09_two_fame() -> None:
    assert bought(buyer("D09"), "ally apes").me().fame == 2


def test_D10_one_fame_for_each() -> None:
    table = bought(buyer("D10", 2))
    assert table.asked() == "0"
    table.play("ally apes")
    assert table.asked() == "1"
    table.play("ally media")
    assert [monster.fame for monster in table.state.monsters] == [1, 1]


def test_D11_two_boss_fame_less() -> None:
    assert bought(buyer("D11").boss(0, fame=5)).state.boss.fame == 3


def test_D12_moves_everybody_by_one_or_none() -> None:
    table = buyer("D12", 3).monster(1, zone=3).monster(2, zone=4)
    bought(table, "monster 2 > 5", "monster 0 > 1", "pass")
    assert table.zones() == [1, 3, 5]


def test_D13_moves_the_boss_by_one_or_two() -> None:
    table = buyer("D13").boss(0).at("buy").play("buy 1")
    assert table.legal() == ["boss > 1", "boss > 5", "boss > 2", "boss > 4"]
    table.play("boss > 4")
    assert table.state.boss.zone == 4


def test_D14_brings_a_tile_where_no_pylon_stands() -> None:
    table = buyer("D14").pylon(0).tile(1, "ST01").at("buy").play("buy 1")
    assert len(table.legal()) == 11
    table.play("space S3@1", "find ST02")
    assert (table.state.support[2], table.state.discarded_tiles) == ("ST02", ["ST01"])


def test_D15_throws_dice_and_locks_some() -> None:
    table = buyer("D15").crystals(2, 1).at("buy").play("buy 1", "number 3", "roll claw*2 foot")
    table.play("lock claw", "lock foot")
    assert (table.lying(2), table.state.free_dice) == (["claw", "foot"], 8)


def test_D15_may_leave_dice() -> None:
    table = buyer("D15").at("buy").play("buy 1", "number 2", "roll claw foot", "leave")
    assert (table.lying(2), table.state.free_dice) == ([], 10)


def test_D16_skips_step_5_once() -> None:
    table = bought(buyer("D16").boss_dice(0, "fame"))
    assert table.state.skips == [5]
    table.at("boss-step", 5)
    assert (table.state.boss.fame, table.state.island[0].die_count()) == (0, 1)
    assert table.state.skips == []


def test_D17_skips_step_4() -> None:
    table = bought(buyer("D17").minions(0, cannon=1)).at("boss-step", 4)
    assert table.hp() == [10]
    assert "step-skipped" in table.codes()


# -- events


def revealed(table: Table, event: str, *texts: str) -> Table:
    """Someone bought a card, and the refill reveals this."""
    table.state.push(Refill(0))
    table.advance()
    return table.play(f"reveal {event}", *texts)


def team(players: int = 2, boss: str = "crystal-dragon") -> Table:
    return Table(players, boss).monster(0, zone=2).market("D01", "K01")


def test_E01_heals_everyone_by_two() -> None:
    assert revealed(team().monster(0, hp=5).monster(1, hp=0), "E01").hp() == [7, 2]


def test_E02_one_fame_for_each() -> None:
    table = revealed(team(), "E02", "ally apes", "ally media")
    assert [monster.fame for monster in table.state.monsters] == [1, 1]


def test_E03_two_energy_for_each() -> None:
    table = revealed(team(), "E03")
    assert [monster.energy for monster in table.state.monsters] == [2, 2]


def test_E04_skips_step_4() -> None:
    assert revealed(team(), "E04").state.skips == [4]


def test_E05_every_owner_moves_its_own_monster() -> None:
    table = revealed(team().monster(1, zone=3), "E05", "monster 0 > 1")
    assert (table.asked(), table.legal()) == ("1", ["monster 1 > 4", "monster 1 > 2", "pass"])
    assert table.play("pass").zones() == [1, 3]


def test_E06_destroys_one_minion_beside_the_boss() -> None:
    table = revealed(team().minions(0, shield=1, soldier=1), "E06", "minion shield@0")
    assert table.standing(0) == {"soldier": 1}


def test_E06_is_nobodys_kill() -> None:
    table = team().monster(0, cards=["K30"]).minions(0, soldier=1)
    assert revealed(table, "E06").me().energy == 0


def test_E07_brings_a_tile_to_an_empty_space() -> None:
    table = team().pylon(0).tile(1, "ST01")
    revealed(table, "E07")
    assert "space S3@1" not in table.legal()
    assert len(table.legal()) == 10
    table.play("space S4@1", "find ST03")
    assert table.state.support[3] == "ST03"


def test_E08_pay_or_lose_fame() -> None:
    table = team().monster(0, energy=4, fame=2, ally="apes", cards=["K03"])
    table.monster(1, energy=4, fame=2, ally="media")
    revealed(table, "E08")
    assert table.legal() == ["pay", "lose fame"]
    table.play("pay")
    assert [(m.energy, m.fame) for m in table.state.monsters] == [(2, 2), (4, 2)]


def test_E09_two_minions() -> None:
    table = revealed(team(), "E09", "draw soldier", "draw cannon")
    assert (table.standing(0), table.standing(1)) == ({"soldier": 1}, {"cannon": 1})


def test_E10_a_crystal_with_the_boss() -> None:
    table = revealed(team().locked(0, "claw"), "E10")
    assert table.legal() == ["crystal free", "crystal claw"]
    table.play("crystal claw")
    assert (table.state.island[0].crystals, table.state.free_dice) == (1, 10)


def test_E11_everybody_is_pushed_then_hit_near_the_boss() -> None:
    table = revealed(team().monster(0, zone=5).monster(1, zone=3), "E11")
    assert (table.zones(), table.hp()) == ([0, 4], [9, 10])


def test_E12_two_boss_fame() -> None:
    assert revealed(team(), "E12").state.boss.fame == 2


def test_E13_releases_locked_dice_but_not_those_on_cards() -> None:
    table = team().monster(0, cards=["K13"]).locked(1, "claw").locked(4, "foot")
    table.state.lock_on_card[CardId("K13")] = 0
    table.state.free_dice -= 1
    revealed(table, "E13")
    assert (table.state.free_dice, table.state.locked_dice()) == (9, 0)
    assert len(table.state.lock_on_card) == 1


def test_E14_everybody_loses_two_energy() -> None:
    table = revealed(team().monster(0, energy=5).monster(1, energy=1), "E14")
    assert [monster.energy for monster in table.state.monsters] == [3, 0]


def test_E15_burns_a_tile() -> None:
    table = revealed(team().tile(1, "ST01").tile(2, "ST02"), "E15", "tile ST02")
    assert (table.state.discarded_tiles, table.hp()) == (["ST02"], [10, 10])


def test_E15_hurts_everybody_where_there_is_no_tile() -> None:
    table = revealed(team(), "E15")
    assert table.hp() == [9, 9]


@pytest.mark.parametrize("card", ["D06", "D07", "D08", "D14"])
def test_a_card_may_be_bought_even_if_it_does_nothing(card: str) -> None:
    table = buyer(card)
    if card == "D14":
        table.state.support = [PYLON] * 2 + table.state.support[2:]
        table.state.box = table.state.pile
        table.state.pile = []
    bought(table)
    assert (table.asked(), table.state.discard) == ("chance", [card])
