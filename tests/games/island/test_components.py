"""I-1 and I-2: what is on the table, and how it gets there."""

import pytest

from tests.cardsets import HOUSE
from tests.games.island.conservation import check
from tests.games.island.table import CARDS, Table
from ungeheuer.engine.chance import Chance
from ungeheuer.engine.errors import SetupRefused
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.market import Refill
from ungeheuer.games.island.rules.names import ZONES, Zone, beside, ccw, cw, within

DRAWS = ("draw soldier", "draw cannon", "draw shield", "draw builder", "draw soldier")


def test_I_1_1_six_zones_in_a_ring() -> None:
    assert [cw(zone) for zone in ZONES] == [1, 2, 3, 4, 5, 0]
    assert [ccw(zone) for zone in ZONES] == [5, 0, 1, 2, 3, 4]
    assert beside(Zone(0)) == (1, 5)
    assert within(Zone(0), 3) == [1, 5, 2, 4, 3]


def test_I_1_2_no_limit_for_minions_and_boss_dice_in_a_zone() -> None:
    table = Table(5).minions(2, soldier=10, cannon=6).boss_dice(2, *["fame"] * 5)
    for player in range(5):
        table.monster(player, zone=2)
    table.boss(2)
    check(table.state)
    view = RULES.view(table.state, SPECTATOR).zones[2]
    assert (view.free_spaces, len(view.support), len(view.monsters)) == (3, 2, 5)


def test_I_1_3_a_space_holds_one_thing() -> None:
    table = Table(1).monster(0, zone=2).crystals(2, 2).locked(2, "claw").roll("heart", "foot")
    assert table.offers("lock") == []
    assert table.why_not("lock heart") == ["no-die-space"]
    view = RULES.view(table.state, SPECTATOR).zones[2]
    assert (view.crystals, view.locked, view.free_spaces) == (2, {"claw": 1}, 0)


def test_I_1_4_and_I_1_5_ten_dice_in_four_places() -> None:
    table = Table(1).monster(0, zone=2, cards=["K13"]).locked(4, "foot").roll("claw", "heart")
    check(table.state)
    table.play("lock claw on K13", "lock heart")
    check(table.state)
    assert table.state.free_dice == 7
    table.at("end-turn")
    assert sum(table.state.roll) == 0


@pytest.mark.parametrize(
    ("boss", "side", "dice"),
    [
        ("crystal-dragon", "normal", 5),
        ("crystal-dragon", "advanced", 6),
        ("lithosaur", "normal", 6),
        ("lithosaur", "advanced", 7),
        ("lavalord", "normal", 7),
        ("lavalord", "advanced", 8),
    ],
)
def test_I_1_6_boss_dice_by_sheet(boss: str, side: str, dice: int) -> None:
    table = Table(1, boss, side=side).at("boss-step", 2)
    assert table.state.free_boss_dice == dice
    table.play(f"volcano fame@3*{dice}")
    assert table.told[-1].code != "no-dice-to-erupt"
    check(table.state)


def test_I_1_7_the_fame_dial_ends_at_20() -> None:
    table = Table(1).monster(0, fame=19, ally="apes").boss_dice(2, "fame").monster(0, zone=2)
    table.roll("fame", "claw").play("fame steal fame@2")
    assert table.me().fame == 20


def test_I_1_8_boss_fame_ends_at_20_and_0() -> None:
    table = Table(1).boss(0, fame=19).monster(0, zone=3).market("D01", "K01")
    assert table.do(Refill(0)).play("reveal E12").state.boss.fame == 20
    table = Table(1).boss(0, fame=1).monster(0, energy=4).at("buy").play("buy 3")
    assert table.state.boss.fame == 0


def test_I_1_9_a_destroyed_minion_goes_back_to_the_bag() -> None:
    table = Table(1).monster(0, zone=2).minions(2, cannon=1).roll("claw", "heart")
    assert sum(table.state.bag) == 29
    table.play("attack claw", "hit cannon")
    assert table.state.bag == [10, 6, 7, 7]


def test_I_1_10_a_destroyed_fireling_goes_back_to_its_supply() -> None:
    table = Table(1, "lavalord").monster(0, zone=2).minions(2, fireling=1).roll("foot", "heart")
    table.play("attack foot", "hit fireling")
    assert (table.state.firelings, sum(table.state.bag)) == (8, 30)


def test_I_1_12_twelve_tiles_in_four_places() -> None:
    table = Table(1).monster(0, zone=2).tile(2, "ST01").pylon(3).roll(*["wrench"] * 3, "claw")
    table.play("build S3 wrench*3", "find ST02")
    check(table.state)
    assert table.state.discarded_tiles == ["ST01"]


def test_I_1_13_66_cards_and_events_are_no_power_cards() -> None:
    deck = deck_of(CARDS)
    assert (len(deck.cards), len(deck.power)) == (66, 51)
    assert not [card for card in deck.power if card.startswith("E")]


def test_I_1_14_energy_has_no_limit() -> None:
    table = Table(1).monster(0, energy=200).roll(*["energy"] * 6).play("energy*6")
    assert table.me().energy == 216


def test_I_1_15_everybody_sees_the_same() -> None:
    state = Table(2).state
    views = [RULES.view(state, seat) for seat in (Seat("0"), Seat("1"), SPECTATOR, CHANCE)]
    for view in views:
        view.seat = ""
    assert all(view == views[0] for view in views)
    assert len(views[0].deck) == 63


def test_I_2_1_options_that_are_no_game_are_refused() -> None:
    bad: list[dict[str, object]] = [
        {"players": 6},
        {"boss": "nobody"},
        {"players": 2, "start": 2},
        {"players": 2, "monsters": ["pagurah"]},
        {"players": 2, "monsters": ["pagurah", "pagurah"]},
        {"turn_limit": 0},
        {"boss_hp_by_players": [1]},
    ]
    for options in bad:
        with pytest.raises(SetupRefused):
            Match(RULES, options, HOUSE["island"])


def test_I_2_1_zone_and_start_may_be_drawn() -> None:
    match = Match(RULES, {"players": 3, "zone": "random", "start": "random"}, HOUSE["island"])
    assert match.legal() == [f"boss {zone}" for zone in range(6)]
    match.play(CHANCE, "boss 4")
    assert match.legal() == ["start 0", "start 1", "start 2"]
    match.play(CHANCE, "start 2")
    assert (match.state.boss.zone, match.state.active) == (4, 2)


def set_up(players: int = 2) -> Match:
    match = Match(RULES, {"players": players, "start": 1 if players > 1 else 0}, HOUSE["island"])
    for text in ("reveal K01", "reveal D02", "reveal K03", *DRAWS, "draw soldier"):
        match.play(CHANCE, text)
    return match


def test_I_2_3_supplies() -> None:
    state = Match(RULES, {"players": 1}, HOUSE["island"]).state
    assert (state.free_dice, sum(state.bag), state.firelings, len(state.pile)) == (10, 30, 8, 12)


def test_I_2_4_only_power_cards_come_to_the_market() -> None:
    match = Match(RULES, {"players": 1}, HOUSE["island"])
    assert len(match.legal()) == 51
    match.play(CHANCE, "reveal K01")
    assert "reveal K01" not in match.legal()
    assert len(match.legal()) == 50


def test_I_2_5_one_minion_for_each_zone_the_bosss_first() -> None:
    match = set_up()
    state = match.state
    assert [ground.minion_count() for ground in state.island] == [1] * 6
    assert (sum(state.bag), state.island[1].minions[1]) == (24, 1)


def test_I_2_6_monsters_stand_alone() -> None:
    match = set_up()
    assert match.turn == "1"
    match.play(Seat("1"), "place 3")
    assert match.turn == "0"
    assert match.legal() == ["place 1", "place 2", "place 4", "place 5"]
    codes = [one.code for one in match.why_not(Seat("0"), "place 3")]
    assert codes == ["zone-taken"]


def test_I_2_7_and_I_2_8_allies_are_laid_out_and_the_start_player_begins() -> None:
    match = set_up()
    match.play(Seat("1"), "place 3")
    match.play(Seat("0"), "place 2")
    asked = match.decision
    assert asked is not None
    assert asked.ask.size() == 20
    assert isinstance(asked.ask, Chance)
    match.play(CHANCE, "allies media apes ninjas")
    assert match.state.allies == ["apes", "media", "ninjas"]
    assert (match.state.active, match.state.turn, match.turn) == (1, 1, "chance")
    assert match.legal() == []  # the boss's throw is described, not listed
