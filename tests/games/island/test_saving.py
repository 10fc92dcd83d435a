"""A match saved in the middle of something goes on as if it had not been."""

import random
from collections.abc import Callable

import pytest

from tests.games.island.table import CARDS, Table
from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.engine.replay import replay
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.position import kinds_of_steps
from ungeheuer.games.island.rules.state import State, Step
from ungeheuer.wire.files import decode_record, encode_record


def in_an_attack() -> Table:
    table = Table(2).monster(0, zone=2).minions(2, soldier=2, shield=1).roll("claw", "claw", "foot")
    return table.play("attack claw*2 foot", "hit shield")


def with_virtual_dice_pending() -> Table:
    table = Table(2).monster(0, zone=2, hp=5).tile(2, "ST11").tile(2, "ST07", "S4")
    return table.roll("wrench", "wrench").play("activate ST07", "activate ST11")


def in_an_event_payment() -> Table:
    table = Table(3).monster(0, energy=3, fame=2, ally="apes", cards=["K03"])
    table.monster(1, energy=3, fame=2, ally="media", cards=["K05"])
    return table.market("K11", "D01", "D02").at("buy").play("buy 1", "reveal E08", "pay")


def before_a_reaction() -> Table:
    table = Table(2).monster(0, energy=4, cards=["K28"]).minions(0, cannon=2)
    return table.at("boss-step", 4).play("pay")


def placing_a_pylon() -> Table:
    table = Table(1).boss(0).crystals(0, 2).boss_dice(0, "minion+crystal", "fame+crystal")
    return table.at("boss-step", 5)


def sharing_a_cab() -> Table:
    table = Table(3).monster(0, energy=9).market("D12", "K01", "K02").at("buy")
    return table.play("buy 1", "monster 1 > 4")


MOMENTS = (
    in_an_attack,
    with_virtual_dice_pending,
    in_an_event_payment,
    before_a_reaction,
    placing_a_pylon,
    sharing_a_cab,
)


def go_on(state: State, seed: int) -> list[str]:
    """The rest of the match with this luck, as moves and the last position."""
    rng = Rng(random.Random(seed).random)
    told = []
    for _ in range(5000):
        asked = RULES.decide(state)
        if isinstance(asked, Outcome):
            break
        move = asked.ask.sample(rng)
        told.append(f"{asked.seat} {move.text}")
        RULES.apply(state, move, SILENT)
    return [*told, RULES.position(state)]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_a_position_in_the_middle_goes_on_alike(moment: Callable[[], Table]) -> None:
    table = moment()
    text = RULES.position(table.state)
    again = RULES.from_position(text, CARDS)
    twin = RULES.copy(table.state)
    assert RULES.position(again) == text
    assert RULES.view(again, SPECTATOR) == RULES.view(table.state, SPECTATOR)
    for seed in range(3):
        rest = go_on(RULES.copy(again), seed)
        assert rest == go_on(RULES.copy(twin), seed)
    assert RULES.position(table.state) == text


KINDS = ("attack", "choose", "damage", "pylon", "crystal", "ally", "move-each", "lock-thrown")


def middle_of(kind: str, seed: int) -> Match | None:
    """A match at random that has come to such a step, with seats to ask."""
    match = Match(RULES, {"players": 3, "boss": "lithosaur"}, CARDS)
    rng = Rng(random.Random(seed).random)
    while match.decision is not None:
        asked = match.decision
        if asked.seat != "chance" and match.state.agenda[-1].kind == kind:
            return match
        if asked.seat != "chance" and kind == "pending" and any(match.state.pending):
            return match
        match.play(asked.seat, asked.ask.sample(rng))
    return None


@pytest.mark.many
@pytest.mark.parametrize("kind", [*KINDS[:6], "pending"])
def test_a_record_saved_in_the_middle_is_loaded_and_branched(kind: str) -> None:
    found = [match for seed in range(60) if (match := middle_of(kind, seed))]
    assert found
    for match in found[:2]:
        saved = encode_record(match.record())
        again = replay(decode_record(saved, "record"), RULES)
        assert RULES.position(again.state) == RULES.position(match.state)
        assert again.legal() == match.legal()
        twin = match.branch(len(match.history))
        asked = twin.decision
        assert isinstance(asked, Decision)
        twin.play(asked.seat, asked.ask.sample(Rng(random.Random(1).random)))
        assert len(twin.history) == len(match.history) + 1


def test_every_kind_of_step_has_a_name_of_its_own() -> None:
    """By it, a position line says what is still to be done."""
    found: list[type[Step]] = [Step]
    for step in found:  # grows while it is walked
        found += step.__subclasses__()
    kinds = [step.kind for step in found if step.kind != Step.kind]
    assert len(kinds) == len(set(kinds)) == len(kinds_of_steps()) - 1, sorted(kinds)
    assert "damage" in kinds_of_steps()
