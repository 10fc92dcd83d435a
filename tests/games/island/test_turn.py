"""I-3, I-22 to I-24: the turn, its ends, and the end of the game."""

import random
from importlib import resources

import pytest

from tests.games.island.table import Table
from ungeheuer.engine.cardset import parse
from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.errors import CardSetError
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.crystals import BuildCrystal
from ungeheuer.games.island.rules.load_deck import read_deck
from ungeheuer.games.island.rules.market import Refill
from ungeheuer.games.island.rules.names import BossId
from ungeheuer.games.island.rules.starting_hp import start_hp
from ungeheuer.games.island.rules.state import Options
from ungeheuer.games.island.rules.turn import SCRIPT

HOUSE = (resources.files("ungeheuer.games.island") / "cards" / "house-1.toml").read_text("utf-8")


def test_I_3_1_boss_phase_monster_phase_end_of_turn() -> None:
    kinds = [part.kind for part in SCRIPT if part.kind != "window"]
    assert kinds[:2] == ["begin", "turn-start"]
    assert kinds[2:7] == ["boss-step"] * 5
    assert kinds[7:] == [
        "zero-hp",
        "check",
        "mp-start",
        "take",
        "final",
        "resolve",
        "buy",
        "end",
        "end-turn",
    ]


@pytest.mark.parametrize("players", [1, 3])
def test_I_3_2_one_boss_phase_before_each_monster_phase(players: int) -> None:
    rng = Rng(random.Random(3).random)
    table = Table(players).at("begin")
    while table.state.turn < 5 and not table.state.over():
        decision = RULES.decide(table.state)
        assert isinstance(decision, Decision)
        table.play(decision.ask.sample(rng).text)
    marks = [c for c in table.codes() if c in ("boss-dice-gathered", "dice-taken")]
    assert marks[:4] == ["boss-dice-gathered", "dice-taken"] * 2


def test_I_3_3_limits_begin_anew_and_the_order_is_free() -> None:
    table = Table(1).monster(0, zone=2, cards=["K25"]).tile(2, "ST05")
    table.state.used = {"K25": 1, "K23": 1}
    table.at("begin")
    assert table.legal() == ["use K25", "activate ST05", "pass"]
    assert table.state.used == {}


def test_I_3_4_owners_decide_in_order() -> None:
    table = Table(3).monster(1, energy=2, cards=["K28"]).monster(2, energy=2, cards=["K13"])
    table.monster(0, energy=2).minions(0, cannon=1).at("boss-step", 4)
    assert table.asked() == "1"


def test_I_3_5_after_each_step_the_end_is_checked() -> None:
    table = Table(1).boss(0).pylon(1).pylon(3).crystals(0, 2)
    table.boss_dice(0, "minion+crystal").at("boss-step", 5).play("pylon S3")
    assert table.state.lost == "pylons"
    assert "minion-drawn" not in table.codes()


def test_I_3_6_all_suffer_at_once_then_what_follows() -> None:
    table = Table(2).boss(0, fame=5).monster(0, zone=1).monster(1, zone=5)
    codes = [c for c in table.at("boss-step", 1).codes() if c in ("damaged", "monster-pushed")]
    assert codes == ["damaged", "damaged", "monster-pushed", "monster-pushed"]


def test_I_3_7_as_much_as_possible() -> None:
    table = Table(2).monster(0, energy=1).monster(1, energy=0).market("D01", "K01")
    table.do(Refill(0)).play("reveal E14")
    assert [monster.energy for monster in table.state.monsters] == [0, 0]


def test_I_22_1_each_effect_once_in_free_order() -> None:
    table = Table(2).monster(0, zone=2, hp=5, cards=["K09", "K18"]).at("end")
    assert table.legal() == ["use K09", "use K18"]
    table.play("use K18", "monster 1")
    assert (table.me().hp, table.me(1).energy) == (6, 1)
    assert table.state.active == 1


def test_I_22_2_the_next_player_clockwise() -> None:
    table = Table(3).at("end-turn")
    assert (table.state.active, table.state.turn) == (1, 2)


@pytest.mark.parametrize(("hp", "winners"), [(2, ("0", "1")), (15, ())])
def test_I_23_1_all_win_or_lose_together(hp: int, winners: tuple[str, ...]) -> None:
    table = Table(2).boss(2, hp=hp).monster(0, zone=2).roll("claw", "heart")
    table.play("attack claw", "hit boss")
    if not winners:
        table.state.monsters[0].hp = 0
        table.at("check")
    outcome = RULES.decide(table.state)
    assert isinstance(outcome, Outcome)
    assert outcome.winners == winners
    assert outcome.result["won"] is bool(winners)


def test_I_23_3_three_ways_to_lose() -> None:
    assert Table(1).monster(0, hp=0).at("check").state.lost == "zero-hp"
    table = Table(1).pylon(1).pylon(1, "S4").crystals(2, 2)
    table.do(BuildCrystal(table.me().zone)).play("pylon S3")
    assert table.state.lost == "pylons"
    table = Table(1).bag(0).boss(0).boss_dice(0, "minion").at("boss-step", 5)
    assert table.state.lost == "empty-bag"


def test_I_23_4_what_comes_first_counts() -> None:
    table = Table(1).boss(2, hp=1).monster(0, zone=2, hp=0).roll("claw", "heart")
    table.play("attack claw", "hit boss")
    assert table.state.won
    assert table.state.lost == ""


def test_I_23_5_the_turn_limit() -> None:
    table = Table(1, turn_limit=1).at("end-turn")
    assert table.state.lost == "turn-limit"
    assert Table(1).at("end-turn").state.lost == ""


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_I_24_1_the_boss_is_the_same_for_any_number(players: int) -> None:
    state = Table(players, "lithosaur").state
    assert (state.boss.hp, state.free_boss_dice) == (20, 6)


def test_I_24_1_a_house_option_adds_hp_but_not_to_the_first_boss() -> None:
    extra = [5, 0, 0, 0, 0]
    assert Table(1, "lithosaur", boss_hp_by_players=extra).state.boss.hp == 25
    assert Table(2, "lithosaur", boss_hp_by_players=extra).state.boss.hp == 20
    assert Table(1, boss_hp_by_players=extra).state.boss.hp == 15


def test_I_24_1_a_house_set_may_add_hp_by_the_number_of_players() -> None:
    text = HOUSE.replace("hp = 20,", "hp = 20, hp_by_players = [4, 0, -1, 2, 30],")
    deck = read_deck(parse(text, "own"))
    options = Options("normal", challenge=False, either_or=False, turn_limit=200)
    found = [start_hp(deck, options, BossId("lithosaur"), players) for players in range(1, 6)]
    assert found == [24, 20, 19, 22, 50]


@pytest.mark.parametrize("added", ["[1, 2]", "[1, 2, 3, 4, 99]", "7"])
def test_I_24_1_what_is_added_is_checked(added: str) -> None:
    text = HOUSE.replace("hp = 20,", f"hp = 20, hp_by_players = {added},")
    with pytest.raises(CardSetError, match="hp_by_players"):
        read_deck(parse(text, "own"))


def test_I_24_2_alone_every_turn_is_yours() -> None:
    table = Table(1).monster(0, zone=2, cards=["K16"]).roll("foot", "heart")
    assert table.offers("foot") == ["foot 0 > 3", "foot 0 > 1"]
    assert table.at("end-turn").state.active == 0
    assert powers.may_carry(table.state)
