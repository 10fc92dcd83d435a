"""The levels of `island`: legal, always the same for the same view, and worth their names."""

import random
from collections.abc import Iterator
from importlib import resources

import pytest

from tests.games.island.table import CARDS, Table
from ungeheuer.bots import LEVELS, bot
from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.bots.common_random_numbers import CommonChance, seeds
from ungeheuer.games.island.bots.quick import choose
from ungeheuer.games.island.bots.rollout import TAKE, after_turn, before_chance, play_on
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.position import position
from ungeheuer.games.island.rules.state import State
from ungeheuer.lab.simulate import Spec, simulate
from ungeheuer.words import Words, languages

pytestmark = pytest.mark.many

HOUSE_1 = (resources.files(RULES.package) / "cards" / "house-1.toml").read_text("utf-8")
ODD = {
    "support_either_or": True,
    "turn_limit": 12,
    "zone": "random",
    "start": "random",
    "boss_hp_by_players": [5, 5, 5, 5, 5],
}
TABLES = [
    {"players": 1, "boss": "crystal-dragon", "side": "advanced"},
    {"players": 2, "boss": "lithosaur", "side": "normal"},
    {"players": 3, "boss": "lavalord", "side": "advanced"},
    {"players": 4, "boss": "ultimate", "side": "normal"},
    {"players": 5, "boss": "lavalord", "side": "normal"},
    {"players": 2, "boss": "ultimate", "side": "advanced", **ODD},
]


def rng_of(seed: int) -> Rng:
    return Rng(random.Random(seed).random)


def level(name: str) -> Bot:
    """With few simulations: what is tested here does not depend on how many."""
    return bot(f"{name}:6" if name in ("sphinx", "dragon") else name, RULES, CARDS)


Asked = tuple[State, Decision[Move]]


def positions(options: dict[str, object], seed: int, every: int) -> Iterator[Asked]:
    """Some questions of a match; seats play at random now and then, so that odd ones come up."""
    rng, quick = rng_of(seed), level("goblin")
    state, count = RULES.setup(RULES.checked(options), CARDS), 0
    while True:
        asked = RULES.decide(state)
        if not isinstance(asked, Decision):
            return
        if asked.seat == CHANCE or rng.uniform() < 0.25:
            move = asked.ask.sample(rng)
        else:
            count += 1
            if count % every == 0:
                yield state, asked
            move = quick.choose(RULES.view(state, asked.seat), asked, rng)
        RULES.apply(state, move, SILENT)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_level_answers_legally_and_always_the_same(options: dict[str, object]) -> None:
    checked = 0
    for state, asked in positions(options, 4, 13):
        view = RULES.view(state, asked.seat)
        again = RULES.view(RULES.guess(view, CARDS, rng_of(1)), asked.seat)
        before = RULES.position(state)
        for name in LEVELS:
            move = level(name).choose(view, asked, rng_of(9))
            assert asked.ask.contains(move)
            assert level(name).choose(again, asked, rng_of(9)) == move
        assert RULES.position(state) == before
        checked += 1
    assert checked > 2


@pytest.mark.parametrize("name", LEVELS)
def test_advice_is_legal_sorted_and_can_be_said(name: str) -> None:
    checked = 0
    for state, asked in positions(TABLES[2], 2, 15):
        found = level(name).advise(RULES.view(state, asked.seat), asked, rng_of(3))
        assert found
        assert [each.value for each in found] == sorted([each.value for each in found])[::-1]
        for each in found:
            assert asked.ask.contains(each.move)
            for language in languages():
                assert Words(language).say(f"island-{each.code}", dict(each.params))
        checked += 1
    assert checked > 2


@pytest.mark.parametrize("name", LEVELS)
def test_an_intent_is_the_move_that_is_made_with_a_reason(name: str) -> None:
    for state, asked in positions(TABLES[1], 6, 15):
        view, player = RULES.view(state, asked.seat), level(name)
        move, why = player.intend(view, asked, rng_of(5))
        assert move == player.choose(view, asked, rng_of(5))
        assert why is not None
        assert why.move == move


def test_what_a_bot_remembers_changes_no_answer() -> None:
    old, checked = level("sphinx"), 0
    for state, asked in positions(TABLES[2], 6, 2):
        view = RULES.view(state, asked.seat)
        assert old.choose(view, asked, rng_of(3)) == level("sphinx").choose(view, asked, rng_of(3))
        checked += asked.rule == "I-11.1"  # step 2, where answers are remembered
    assert checked > 5


def test_samples_begin_with_what_is_certain_and_end_as_if_played_on() -> None:
    compared = 0
    for state, asked in positions(TABLES[4], 2, 5):
        if asked.rule != "I-11.1":
            continue
        ended = after_turn(state, choose(state, asked.ask), 1)
        begun, whole = before_chance(ended), ended.copy()
        play_on(begun, ended.turn + 1, TAKE, CommonChance(8))
        play_on(whole, ended.turn + 1, TAKE, CommonChance(8))
        assert position(begun) == position(whole)
        compared += 1
    assert compared > 2


def test_a_budget_of_simulations_decides_alone() -> None:
    """Two bots with the same budget agree, whatever the clock says."""
    one, two = (bot("dragon:12", RULES, CARDS) for _ in range(2))
    for state, asked in positions(TABLES[4], 7, 25):
        view = RULES.view(state, asked.seat)
        assert one.choose(view, asked, rng_of(2)) == two.choose(view, asked, rng_of(2))


def chosen(table: Table, name: str = "goblin") -> str:
    asked = RULES.decide(table.state)
    assert isinstance(asked, Decision)
    view = RULES.view(table.state, Seat(table.asked()))
    return level(name).choose(view, asked, rng_of(1)).text


@pytest.mark.parametrize("name", ["goblin", "sphinx", "dragon"])
def test_a_boss_that_can_fall_is_hit(name: str) -> None:
    table = Table(2).boss(2, hp=3).monster(0, zone=2).roll("claw", "foot", "energy", "heart")
    assert chosen(table, name) == "attack claw foot"


def test_the_way_to_a_boss_that_can_fall_is_seen() -> None:
    table = Table(2).boss(3, hp=2).monster(0, zone=2).roll("claw", "foot")
    assert chosen(table) == "foot 0 > 3"


def test_all_dice_go_for_the_last_points() -> None:
    table = Table(1).boss(2, hp=6).monster(0, zone=2).at("take").play("roll claw*2 wrench*4")
    assert chosen(table) == "throw wrench*4"


def test_who_dies_next_is_healed() -> None:
    table = Table(2).boss(0).minions(0, cannon=2).monster(0, zone=2)
    table.monster(1, zone=2, hp=1).roll("heart", "energy")
    assert chosen(table) == "heart 1"


def test_a_tile_saves_a_monster_without_hp() -> None:
    table = Table(1).boss(0).monster(0, zone=3, hp=0).tile(3, "ST02").at("window", 5)
    assert chosen(table) == "activate ST02"
    table.play("activate ST02")  # nobody else is there, so both hearts are its own
    assert table.state.me().hp == 2
    assert not table.state.lost


def test_a_claw_without_a_target_is_left_for_the_next_player() -> None:
    table = Table(2).boss(0).monster(0, zone=3).monster(1, zone=3).roll("claw")
    assert chosen(table) == "lock claw"


def test_simulations_of_different_moves_meet_the_same_dice() -> None:
    """The boss dice of a turn are the same however many throws of others came before."""
    table = Table(2).boss(2).at("boss-step", 2)
    seed = seeds(rng_of(1), 3)[2]
    asked = RULES.decide(table.state)
    assert isinstance(asked, Decision)
    first = CommonChance(seed).answer(table.state, asked)
    later, other = CommonChance(seed), Table(2).at("take")
    thrown = RULES.decide(other.state)
    assert isinstance(thrown, Decision)
    later.answer(other.state, thrown)
    assert later.answer(table.state, asked) == first
    assert CommonChance(seed + 1).answer(table.state, asked) != first


def test_the_quick_player_wins_more_than_the_clumsy_one() -> None:
    """Lithosaur, three players, 8 matches of each; the odds are about 90 and 15 %."""
    won = {}
    for name in ("goblin", "ogre"):
        spec = Spec("island", {"players": 3, "boss": "lithosaur"}, [name] * 3, HOUSE_1)
        won[name] = sum(simulate(spec, 1, 8).wins)
    assert won["goblin"] >= 6
    assert won["goblin"] > won["ogre"] + 2
