"""Advice: sensible values and reasons, from the view alone; the greedy bot plays whole turns."""

import random

import pytest

from tests.games.island.table import CARDS, Table
from ungeheuer.bots.greedy import GreedyBot
from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.game import Advice
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.bots.features import threat
from ungeheuer.games.island.bots.move_value import evaluate
from ungeheuer.games.island.bots.reasons import REASONS
from ungeheuer.games.island.bots.reasons.cards import group_of
from ungeheuer.games.island.bots.reasons.faces import chance_within
from ungeheuer.games.island.bots.reasons.outlook import percent
from ungeheuer.games.island.bots.throws import best_keep
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules import obstacles
from ungeheuer.games.island.rules.chances import BossZone
from ungeheuer.games.island.rules.names import CardId, Player
from ungeheuer.games.island.rules.obstacles import chance
from ungeheuer.words import Words, languages


def advice(table: Table) -> list[Advice]:  # type: ignore[type-arg]
    decision = RULES.decide(table.state)
    assert isinstance(decision, Decision)
    return RULES.advise(RULES.view(table.state, Seat(table.asked())), CARDS, decision)


def best(table: Table) -> str:
    return str(advice(table)[0].move.text)


def test_a_boss_that_can_fall_is_hit() -> None:
    table = Table(1).boss(2, hp=2).monster(0, zone=2).roll("claw", "energy", "heart")
    assert best(table) == "attack claw"


def test_a_dying_friend_is_healed() -> None:
    table = Table(2).boss(0).monster(0, zone=2).monster(1, zone=2, hp=1).roll("heart", "energy")
    assert best(table) == "heart 1"
    assert advice(table)[0].code == "advice-heal"


def test_poor_dice_are_thrown_again_with_exact_odds() -> None:
    table = Table(1).boss(2, hp=15).monster(0, zone=2).at("take").play("roll claw*2 wrench*4")
    assert best(table) == "throw wrench*4"
    told = advice(table)[0]
    assert told.params["throws"] == 2
    claws = [0.0, 0.0, 0.0, 6.0, 0.0, 0.0]  # what one die is worth by its face
    assert best_keep((1, 0, 0, 0, 0, 0), claws, 2).value == pytest.approx(1 / 6 * 6 + 5 / 6 * 1)
    assert chance_within(1, 2) == pytest.approx(11 / 36)


def test_threats_of_the_next_boss_phase() -> None:
    table = Table(2).boss(0).minions(0, soldier=3).monster(0, zone=0).monster(1, zone=3)
    assert threat(table.state, Player(0)) > 1.5
    assert threat(table.state, Player(1)) == 0


def test_three_pylons_are_worse_than_two() -> None:
    two, one = Table(1).pylon(1).pylon(2), Table(1).pylon(1)
    assert evaluate(one.state) > evaluate(two.state)


def test_nobody_is_advised_who_is_not_asked() -> None:
    table = Table(2).roll("claw", "heart")
    decision = RULES.decide(table.state)
    assert isinstance(decision, Decision)
    assert RULES.advise(RULES.view(table.state, Seat("1")), CARDS, decision) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_plays_whole_turns_and_every_reason_has_words(seed: int) -> None:
    rng, bot = Rng(random.Random(seed).random), GreedyBot(RULES, CARDS)
    state = Table(3).at("begin").state
    said = set()
    for _ in range(2000):
        asked = RULES.decide(state)
        if isinstance(asked, Outcome):
            break
        move = asked.ask.sample(rng)
        if asked.seat != CHANCE:
            view = RULES.view(state, asked.seat)
            move = bot.choose(view, asked, rng)
            for one in RULES.advise(view, CARDS, asked)[:3]:
                for language in languages():
                    assert Words(language).say(f"island-{one.code}", one.params) != one.code
            said.add(move.text.split()[0])
        RULES.apply(state, move, SILENT)
    assert {"throw", "attack", "hit", "heart", "fame"} <= said
    assert state.over()


def reason(table: Table, move: str) -> tuple[str, dict[str, object]]:
    (told,) = [one for one in advice(table) if one.move.text == move]
    return told.code, dict(told.params)


def test_an_attack_says_what_it_hits() -> None:
    boss = Table(1).boss(2, hp=7).monster(0, zone=2).roll("claw", "foot")
    assert reason(boss, "attack claw") == ("advice-attack", {"hp": 7, "points": 2, "left": 5})
    guarded = Table(1).boss(2).minions(2, soldier=1).monster(0, zone=2).roll("claw", "energy")
    told = {"minion": ["soldier"], "zone": 2, "points": 2}
    assert reason(guarded, "attack claw") == ("advice-clear-way", told)
    builder = Table(1).minions(2, builder=1).crystals(2, 2).monster(0, zone=2)
    assert reason(builder.roll("claw", "claw"), "attack claw*2") == ("advice-no-pylon", {"zone": 2})


def test_a_shield_is_not_hit_because_of_the_boss() -> None:
    table = Table(1).boss(4).monster(0, zone=2).minions(2, shield=1, soldier=1).roll("claw", "claw")
    table.play("attack claw*2")
    told = {"what": "shield", "zone": 2, "behind": 1}
    assert table.offers("hit") == ["hit shield"]
    assert reason(table, "hit shield") == ("advice-hit", told)


def test_healing_tells_the_chance_to_fall() -> None:
    table = Table(2).boss(2).minions(2, soldier=3).monster(0, zone=2).monster(1, zone=2, hp=1)
    code, params = reason(table.roll("heart", "energy"), "heart 1")
    assert code == "advice-save"
    assert params["hp"] == 1
    assert 0 < int(str(params["percent"])) <= 100


def test_fame_tells_what_it_wakes() -> None:
    alone = Table(1).boss(4).monster(0, zone=2).roll("fame", "energy")
    assert reason(alone, "fame") == ("advice-first-ally", {})
    allied = Table(1).boss(4).monster(0, zone=2, fame=2, ally="apes").roll("fame", "energy")
    assert reason(allied, "fame") == ("advice-wakes", {"ability": "apes-3", "fame": 3})
    later = Table(1).boss(4).monster(0, zone=2, fame=3, ally="apes").roll("fame", "energy")
    assert reason(later, "fame") == (
        "advice-fame",
        {"fame": 4, "needed": 6, "ability": "apes-6"},
    )
    last = Table(1).boss(4).monster(0, zone=2, fame=12, ally="apes").roll("fame", "energy")
    assert reason(last, "fame") == ("advice-fame", {"fame": 13, "needed": 0})
    full = Table(1).boss(4).monster(0, zone=2, fame=20, ally="apes").roll("fame", "energy")
    assert reason(full, "fame") == ("advice-fame", {"fame": 20, "needed": 0})


@pytest.mark.rule("I-17.2")
def test_an_ally_is_taken_for_what_it_gives_at_once_and_next() -> None:
    table = Table(1).boss(4).monster(0, zone=2).roll("fame", "energy").play("fame")
    ally = table.offers("ally")[0].removeprefix("ally ")
    told = {"ally": ally, "ability": f"{ally}-1", "later": f"{ally}-3", "fame": 3}
    assert reason(table, f"ally {ally}") == ("advice-ally", told)


def test_the_end_of_a_step_tells_what_is_left() -> None:
    table = Table(1).boss(4).monster(0, zone=2).roll("claw", "claw", "energy")
    left = [{"shows": ["energy"]}, {"shows": ["claw"], "count": 2}]
    assert reason(table, "end") == ("advice-done", {"dice": left})
    told = Words("de").say("island-advice-done", {"dice": left})
    assert told == "Ungenutzt bleibt: Energie und 2 × Kralle."


@pytest.mark.rule("I-18.5")
def test_tiles_that_wait_are_those_in_reach() -> None:
    table = Table(1).boss(4).monster(0, zone=2).tile(2, "ST01").tile(5, "ST02").at("begin")
    assert reason(table, "pass") == ("advice-wait", {"tiles": 1})


@pytest.mark.parametrize(
    ("card", "group"),
    [
        ("K10", "prices"),
        ("K12", "income"),
        ("K13", "space"),
        ("K26", "safety"),
        ("K31", "boss"),
        ("D01", "health"),
        ("D08", "crystals"),
    ],
)
def test_cards_are_bought_for_what_they_do(card: str, group: str) -> None:
    assert group_of(Table(1).state.deck.cards[CardId(card)].abilities) == group


def test_chances_are_certain_only_where_they_are() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_nothing_is_locked_for_others_where_there_are_none() -> None:
    table = Table(1).boss(4).monster(0, zone=2).roll("claw", "energy")
    assert reason(table, "lock claw") == ("advice-lock-own", {"face": "claw", "zone": 2})


def test_no_reason_is_empty() -> None:
    """Every kind of move has a reason of its own; a kind without one would raise."""
    assert set(obstacles.REASONS) - set(chance.REASONS) <= {*REASONS, BossZone}
