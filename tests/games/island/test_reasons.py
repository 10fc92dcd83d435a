"""Situations at the table, and the reason a judge would give there: all of it, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.games.island.table import CARDS, Table
from ungeheuer.engine.decision import Decision, Move, Piece
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.allies import ChooseAlly
from ungeheuer.games.island.rules.challenge import NextBoss
from ungeheuer.games.island.rules.crystals import BuildCrystal
from ungeheuer.games.island.rules.deeds import Choose, Deed
from ungeheuer.games.island.rules.effect import EFFECTS, Effect
from ungeheuer.games.island.rules.moves import PASS
from ungeheuer.games.island.rules.names import (
    FROM_CARD,
    NO_PLAYER,
    NO_ZONE,
    AbilityId,
    Player,
    Zone,
)
from ungeheuer.games.island.rules.state import State

Laid = Callable[[], Table]


def reasons(table: Table, answer: str) -> list[str]:
    """`I-13.3 too-far` and so on: what stands against the answer, typed or touched."""
    seat = Seat(table.asked())
    view, cards = RULES.view(table.state, seat), table.state.deck.cardset
    pieces: list[Piece] = answer.split(", ") if answer.startswith("touch ") else []
    if pieces:
        pieces[0] = pieces[0].removeprefix("touch ")
    move = RULES.meant(view, cards, pieces) if pieces else RULES.read(answer)
    assert not isinstance(move, list), move
    return [f"{one.rule} {one.code}" for one in RULES.obstacles(view, cards, move)]


@pytest.mark.parametrize(
    ("table", "piece", "rule"),
    [
        (lambda: alone("heart", "claw"), "free 2", "I-12.1"),
        (lambda: alone("wrench", "wrench", "wrench"), "space S3@5", "I-18.1"),
        (lambda: attacking().minions(3, soldier=1), "minion soldier@3", "I-14.2"),
    ],
)
def test_a_piece_of_another_zone_is_out_of_reach(table: Laid, piece: str, rule: str) -> None:
    """Such moves name no zone: the same piece at home would be what is offered."""
    laid = table()
    view = RULES.view(laid.state, Seat(laid.asked()))
    found = RULES.meant(view, laid.state.deck.cardset, [piece])
    assert isinstance(found, list)
    assert [(each.rule, each.code) for each in found] == [(rule, "zone-out-of-reach")]


def test_an_enemy_of_another_zone_is_what_the_attack_is_about() -> None:
    table = alone("claw", "claw").minions(1, soldier=1).minions(2, soldier=1)
    assert reasons(table, "touch minion soldier@2") == ["I-14.1 zone-out-of-reach"]
    assert reasons(table, "touch minion soldier@1") == []


def effect(table: Table, ability: str, number: int = 0, who: int = 0) -> Table:
    """An effect of this card asks for its target."""
    step = Choose(AbilityId(ability), Player(who), FROM_CARD, NO_ZONE, NO_PLAYER, number)
    return table.do(step)


def pair(*faces: str) -> Table:
    """Two monsters in zone 1, the boss far away, these dice in the roll."""
    return Table(2).boss(4).monster(0, zone=1).monster(1, zone=1).roll(*faces)


def alone(*faces: str) -> Table:
    return Table(1).boss(4).monster(0, zone=1).roll(*faces)


def waiting() -> Table:
    """A tile has given a FOOT, which waits."""
    table = Table(1).boss(4).monster(0, zone=1, hp=5).tile(1, "ST05").roll("heart", "claw")
    return table.play("activate ST05")


def attacking() -> Table:
    """Three points against a Soldier and a Shield."""
    table = Table(1).boss(4).monster(0, zone=1).minions(1, soldier=1, shield=1)
    return table.roll("claw", "foot").play("attack claw foot")


def garage() -> Table:
    """The card K13 is a die space, and a CLAW already lies on it."""
    table = Table(1).monster(0, zone=1, cards=["K13"]).roll("claw", "claw")
    return table.play("lock claw on K13")


def locked_now() -> Table:
    return alone("claw", "heart").play("lock claw")


def crystal() -> Table:
    table = Table(1).monster(0, zone=1).crystals(1, 1).locked(1, "claw", "foot")
    return table.do(BuildCrystal(Zone(1)))


def filling() -> Table:
    """All free dice are locked; one more is needed for the throw."""
    table = Table(1).locked(1, "claw", "foot", "heart").locked(2, "claw", "foot")
    return table.at("take")


def choosing_ally() -> Table:
    table = Table(2).monster(1, ally="media", fame=3)
    return table.do(ChooseAlly(Player(0)))


def next_boss() -> Table:
    table = Table(2).monster(0, zone=1).monster(1, zone=3)
    return table.do(NextBoss())


def shopping() -> Table:
    return Table(1).monster(0, energy=2).market("D04", "D01").at("buy")


SITUATIONS: dict[str, tuple[Laid, str, list[str]]] = {
    # dice that are not there, dice for something else
    "a partner next door needs a foot": (
        lambda: pair("heart", "claw"),
        "foot 1 > 2",
        ["I-11.2 no-such-dice"],
    ),
    "two of the three claws are missing": (
        lambda: alone("claw", "foot").minions(1, soldier=1),
        "attack claw*3",
        ["I-11.2 no-such-dice"],
    ),
    "a heart does not fight": (
        lambda: alone("claw", "heart").minions(1, soldier=1),
        "attack claw heart",
        ["I-14.1 other-faces"],
    ),
    "a wrench is no energy": (
        lambda: alone("energy", "wrench"),
        "energy wrench",
        ["I-13.2 other-faces"],
    ),
    "a virtual die that no tile gave": (
        lambda: alone("heart").monster(0, hp=5),
        "heart~ 0",
        ["I-11.2 no-such-dice"],
    ),
    "the tile's die comes first": (waiting, "heart 0", ["I-18.9 pending-first"]),
    "nothing is locked before the tile's die": (waiting, "lock claw", ["I-18.9 pending-first"]),
    "a foot can always be walked": (waiting, "drop foot~", ["I-18.9 die-still-useful"]),
    # where and whom
    "a healthy monster": (lambda: alone("heart"), "heart 0", ["I-11.6 at-full-hp"]),
    "healthy and far away": (
        lambda: Table(2).boss(4).monster(0, zone=1).monster(1, zone=3).roll("heart"),
        "heart 1",
        ["I-13.1 out-of-reach", "I-11.6 at-full-hp"],
    ),
    "two zones with one foot": (lambda: alone("foot"), "foot 0 > 3", ["I-1.1 too-far"]),
    "a foot to where one stands": (lambda: alone("foot"), "foot 0 > 1", ["I-1.1 already-there"]),
    "somebody else's zone": (
        lambda: Table(2).boss(4).monster(0, zone=1).monster(1, zone=3).roll("foot"),
        "foot 1 > 4",
        ["I-13.3 not-in-your-zone"],
    ),
    "nobody is taken along without a bus": (
        lambda: pair("foot"),
        "foot 0 > 2 with 1",
        ["I-13.3 nobody-carried"],
    ),
    "the boss is here, so no zone is named": (
        lambda: alone("claw").boss(1),
        "attack claw at 1",
        ["I-14.1 own-zone-named"],
    ),
    "an attack next door without apes": (
        lambda: alone("claw").minions(2, soldier=1),
        "attack claw at 2",
        ["I-14.1 zone-out-of-reach"],
    ),
    "a boss die that is not there": (
        lambda: alone("fame").boss_dice(2, "fame+minion"),
        "fame steal fame+minion@1",
        ["I-16.2 no-such-boss-die"],
    ),
    # attacks
    "one foot against a Shield": (
        lambda: alone("foot").minions(1, shield=1),
        "attack foot",
        ["I-14.3 shield-too-strong"],
    ),
    "one foot against a Builder": (
        lambda: alone("foot").minions(1, builder=1),
        "attack foot",
        ["I-14.7 pool-too-small"],
    ),
    "a Soldier behind a Shield": (attacking, "hit soldier", ["I-14.3 shields-first"]),
    "a Cannon that is not there": (
        attacking,
        "hit cannon",
        ["I-14.2 no-such-minion", "I-14.3 shields-first"],
    ),
    "a boss elsewhere behind minions": (
        attacking,
        "hit boss",
        ["I-14.2 boss-not-there", "I-14.3 minions-first"],
    ),
    # building, locking
    "four wrenches for S3, with a foreman": (
        lambda: Table(1).monster(0, zone=1, cards=["K34"]).roll(*["wrench"] * 4),
        "build S3 wrench*4",
        ["I-18.1 wrong-wrenches"],
    ),
    "a pylon on the space": (
        lambda: alone(*["wrench"] * 3).pylon(1),
        "build S3 wrench*3",
        ["I-18.2 pylon-there"],
    ),
    "the garage is full": (garage, "lock claw on K13", ["I-12.1 card-full"]),
    "a die locked just now": (locked_now, "unlock claw@1", ["I-12.5 locked-this-turn"]),
    "no die space is left": (
        lambda: Table(1).monster(0, zone=1).crystals(1, 2).locked(1, "foot").roll("claw"),
        "lock claw",
        ["I-12.1 no-die-space"],
    ),
    # questions outside of step 2
    "the crystal wants a die that is there": (
        crystal,
        "crystal heart",
        ["I-9.1 nothing-locked-there"],
    ),
    "no free space for the crystal": (crystal, "crystal free", ["I-9.1 no-die-space"]),
    "a locked die that is not there": (filling, "take heart@3", ["I-10.3 nothing-locked-there"]),
    "an ally that nobody laid out": (choosing_ally, "ally ninjas", ["I-17.1 not-laid-out"]),
    "an ally of somebody else": (choosing_ally, "ally media", ["I-17.1 ally-of-another"]),
    "the next boss onto a monster": (next_boss, "boss 3", ["I-25.4 zone-taken"]),
    "wings carry one zone": (
        lambda: effect(Table(1).monster(0, zone=0), "K23"),
        "monster 0 > 3",
        ["I-1.1 too-far"],
    ),
    "a minion that is not there": (
        lambda: effect(Table(1).minions(1, soldier=1, cannon=1), "D07"),
        "minion cannon@2",
        ["I-14.2 no-such-minion"],
    ),
    "no crystals to wreck": (
        lambda: effect(Table(1).crystals(1, 1).crystals(3, 1), "D08"),
        "zone 0",
        ["I-9.3 no-crystals"],
    ),
    "a card asks for another thing": (
        lambda: effect(Table(1).crystals(1, 1).crystals(3, 1), "D08"),
        "monster 0",
        ["I-3.4 other-target"],
    ),
    "an effect that must be carried out": (
        lambda: effect(Table(1).crystals(1, 1).crystals(3, 1), "D08"),
        "pass",
        ["I-3.4 must-choose"],
    ),
    # the market, the moment
    "a card that is too dear": (shopping, "buy 1", ["I-20.2 too-dear"]),
    "dice while buying": (shopping, "heart 0", ["I-20.1 not-now"]),
    "a word of step 3 in step 2": (lambda: alone("claw"), "done", ["I-11.1 not-now"]),
    "a card that is not mine": (lambda: alone("claw"), "use K23", ["I-11.1 not-yours"]),
    # by clicks
    "a minion touched while placing means its zone": (
        lambda: Table(2).boss(2).minions(2, soldier=1).placing(),
        "touch minion soldier@2",
        ["I-2.6 zone-of-boss"],
    ),
    "a zone touched without a foot": (
        lambda: alone("claw"),
        "touch zone 2",
        ["I-11.2 no-such-dice"],
    ),
    "two wrenches and a space": (
        lambda: alone("wrench", "wrench"),
        "touch die wrench, die wrench, space S3@1",
        ["I-18.1 wrong-wrenches"],
    ),
}


@pytest.mark.rule("I-27.1")
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_reason_a_judge_would_give(name: str) -> None:
    lay, answer, expected = SITUATIONS[name]
    assert reasons(lay(), answer) == expected


def test_there_are_enough_situations() -> None:
    assert len(SITUATIONS) >= 36


@pytest.mark.parametrize("known", EFFECTS.values(), ids=EFFECTS)
def test_an_effect_with_targets_says_what_stands_against_others(known: type[Effect]) -> None:
    assert (known.targets is Effect.targets) == (known.against is Effect.against)


@pytest.mark.parametrize("seed", range(4))
def test_a_target_is_offered_if_and_only_if_nothing_stands_against_it(seed: int) -> None:
    """I-3.4: every effect of the cards, in positions of random matches."""
    rng, known, checked = Rng(random.Random(seed).random), dict[Move, None](), Counter[str]()
    state = RULES.setup(RULES.checked({"players": 3}), CARDS)
    while isinstance(decision := RULES.decide(state), Decision):
        for effect, deed in deeds(state) if state.turn and rng.uniform() < 0.05 else []:
            targets = [move for move in effect.targets(state, deed) if move != PASS]
            known.update(dict.fromkeys(targets))
            for move in known:
                against = effect.against(state, deed, move)
                if against is not None:
                    assert (against == []) == (move in targets), (effect.do, move.text, against)
                    checked[effect.do] += 1
        RULES.apply(state, decision.ask.sample(rng), SILENT)
    assert len(checked) > 10, checked


def deeds(state: State) -> list[tuple[Effect, Deed]]:
    return [
        (effect, Deed(ability.id, state.active))
        for ability in state.deck.abilities.values()
        for effect in ability.effects
        if type(effect).targets is not Effect.targets
    ]


def moment_of(table: Table, move: str) -> tuple[object, object]:
    """What happens now instead, and when the move would be made."""
    seat = Seat(table.asked())
    view = RULES.view(table.state, seat)
    (found,) = RULES.obstacles(view, table.state.deck.cardset, RULES.read(move))
    return found.params["now"], found.params["when"]


@pytest.mark.rule("I-11.1")
def test_what_is_interrupted_has_to_wait_and_what_is_over_or_to_come_is_told() -> None:
    fighting = Table(1).boss(4).monster(0, zone=2).minions(2, soldier=2)
    fighting.roll("claw", "energy")
    fighting.play("attack claw")
    assert moment_of(fighting, "energy") == ("attack", "wait")
    assert moment_of(fighting, "lock energy") == ("attack", "wait")
    assert moment_of(fighting, "done") == ("attack", "done")
    assert moment_of(shopping(), "heart 0") == ("buy", "dice")
