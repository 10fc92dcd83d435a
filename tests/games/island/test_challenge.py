"""I-25 to I-27: the Ultimate Challenge, boss sheets, questions."""

import pytest

from tests.games.island.table import CARDS, Table
from ungeheuer.engine.events import SILENT
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.challenge import dice_in_game, take_out
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.moves import Attack
from ungeheuer.games.island.rules.names import NO_ZONE


def down(players: int = 2, side: str = "normal") -> Table:
    """The first boss has just fallen."""
    table = Table(players, "ultimate", side=side).boss(2, hp=2).monster(0, zone=2, energy=5)
    return table.roll("claw", "claw", "fame").play("attack claw", "hit boss")


@pytest.mark.parametrize(("side", "hp"), [("normal", 15), ("advanced", 18)])
def test_I_25_1_all_bosses_on_one_side(side: str, hp: int) -> None:
    state = Table(1, "ultimate", side=side).state
    assert (state.boss.id, state.boss.hp) == ("crystal-dragon", hp)


def test_I_25_2_the_turn_is_played_to_its_end() -> None:
    table = down().boss_dice(2, "fame")
    assert (table.state.won, table.state.boss.down) == (False, True)
    assert table.offers("attack") == []
    table.play("fame", "ally apes", "end", "buy 1", "reveal E12")
    assert table.state.boss.fame == 0


def test_I_25_2_a_boss_that_falls_before_its_steps_neither_walks_nor_acts() -> None:
    """A support tile may strike at the start of the turn: the boss phase is then over for it."""
    table = Table(2, "ultimate").boss(0, hp=2).monster(0, zone=0).monster(1, zone=3)
    table.tile(0, "ST03").boss_dice(0, "fame").boss_dice(1, "fame", "fame", "minion")
    table.at("turn-start").play("activate ST03", "hit boss")
    assert (table.state.boss.down, table.state.boss.zone, table.state.boss.hp) == (True, 0, 0)
    assert [monster.hp for monster in table.state.monsters] == [10, 10]


def test_I_25_2_it_can_still_be_lost() -> None:
    table = down().bag(0)
    table.play("end", "buy 1", "reveal E09")
    assert table.state.lost == "empty-bag"


def test_I_25_3_and_I_25_5_the_next_boss_comes() -> None:
    table = down().crystals(4, 2).locked(3, "claw").play("end", "done")
    assert (table.asked(), table.state.active) == ("1", 1)
    free = [zone for zone in range(6) if zone not in table.zones()]
    assert table.legal() == [f"boss {zone}" for zone in free]
    table.play("boss 5")
    boss = table.state.boss
    assert (boss.id, boss.hp, boss.fame, boss.zone) == ("lithosaur", 20, 0, 5)
    assert (table.state.island[4].crystals, table.lying(3)) == (2, ["claw"])
    assert table.state.turn == 2


def test_I_25_5_the_last_boss_decides() -> None:
    table = Table(1, "ultimate").boss(2).monster(0, zone=2)
    table.state.boss.id = table.state.deck.boss_order()[2]
    table.state.boss.hp = 1
    table.state.free_boss_dice = 7
    table.roll("claw", "heart").play("attack claw", "hit boss")
    assert table.state.won


def test_I_25_4_pylons_go_in_zone_order() -> None:
    table = down().pylon(4).pylon(1).play("end", "done")
    removed = [e.params()["zone"] for e in table.told if e.code == "pylon-removed"]
    assert removed == [1, 4]
    for _ in range(5):
        table.play("draw soldier")
    assert table.standing(1) == {"soldier": 5}


def test_I_25_4_too_many_dice_leave_the_game() -> None:
    table = Table(1).monster(0, cards=["K15"]).boss_dice(1, "fame", "fame", "minion")
    state = table.state
    state.free_boss_dice -= 1
    state.boss_on_card[state.monsters[0].keep[0]] = 1
    take_out(state, 3, SILENT)
    table.advance()
    assert (state.boss_on_card, state.free_boss_dice) == ({}, 0)
    assert table.legal() == ["remove fame@1", "remove minion@1"]
    table.play("remove minion@1")
    assert dice_in_game(state) == 2


def test_I_26_1_and_I_26_2_six_abilities_the_top_one_for_symbols() -> None:
    for sheet in deck_of(CARDS).bosses.values():
        assert [ability.fame for ability in sheet.abilities] == [0, 1, 5, 10, 15, 20]
        assert sheet.abilities[0].on == "before-movement"
        assert sheet.abilities[-1].on == "symbol"


def test_I_26_3_the_recommended_order() -> None:
    assert deck_of(CARDS).boss_order() == ["crystal-dragon", "lithosaur", "lavalord"]


def test_I_26_4_crystal_ray_does_not_answer_to_minions() -> None:
    table = Table(1).boss(0, fame=5).monster(0, zone=1).minions(0, cannon=1).at("boss-step", 4)
    assert (table.hp(), table.zones()) == ([9], [1])


TEXTS = (
    "place 3",
    "crystal free",
    "crystal claw",
    "crystal new-foot",
    "pylon S4",
    "take claw@3",
    "throw",
    "throw claw*2 foot",
    "keep",
    "heart 0",
    "heart~ 2",
    "energy*2 energy~ energy?",
    "fame",
    "fame? steal fame+minion@3",
    "fame steal minion@0 to K15",
    "foot 0 > 1",
    "foot~ 0 > 5 with 2",
    "attack claw*2 foot",
    "attack claw at 3",
    "hit shield",
    "hit boss",
    "stop",
    "build S3 wrench*3",
    "lock claw",
    "lock claw on K13",
    "unlock claw@3",
    "unlock claw on K13",
    "activate ST01",
    "activate ST01 double",
    "recharge ST01",
    "drop heart~",
    "drop ?",
    "spend K02 wrench",
    "use ninjas-3",
    "ally ninjas",
    "end",
    "buy 2",
    "sweep",
    "done",
    "pass",
    "pass boss",
    "pass all",
    "pay",
    "lose fame",
    "leave",
    "zone 4",
    "monster 1",
    "monster 1 > 3",
    "minion soldier@2",
    "minion soldier@2 > 3",
    "boss > 4",
    "boss 4",
    "boss-die fame@2 > 3",
    "space S3@5",
    "tile ST07",
    "die claw",
    "die claw > fame",
    "number 2",
    "remove fame@1",
    "start 2",
    "reveal E08",
    "draw soldier",
    "find ST05",
    "allies apes media",
    "roll heart claw*2 foot",
    "volcano fame+minion@2 minion@4*2",
)


@pytest.mark.parametrize("text", TEXTS)
def test_I_27_1_every_action_has_a_text(text: str) -> None:
    move = RULES.read(text)
    assert move.text == text
    assert set(text.split()) <= set(RULES.alphabet(CARDS))


def test_I_27_1_the_order_of_dice_does_not_matter() -> None:
    move = RULES.read("attack foot claw claw")
    assert isinstance(move, Attack)
    assert move.text == "attack claw*2 foot"
    assert move.zone == NO_ZONE


def test_I_27_2_equal_things_are_offered_once() -> None:
    table = Table(1).monster(0, zone=2).locked(2, "claw", "claw").roll("foot", "foot", "heart")
    assert table.offers("unlock") == ["unlock claw@2"]
    assert table.offers("foot") == ["foot 0 > 3", "foot 0 > 1"]
    table.play("unlock claw@2", "lock claw")
    assert table.state.island[2].locked[3] == 1
    assert table.state.island[2].fresh[3] == 1


def test_I_27_2_a_single_option_is_no_question() -> None:
    table = Table(1).monster(0, zone=2, hp=9).tile(2, "ST02").at("boss-step", 1)
    table.play("activate ST02")
    assert table.hp() == [10]
    assert "die-dropped" in table.codes()


def test_I_27_3_every_action_uses_something_up() -> None:
    table = Table(1).monster(0, zone=2, cards=["K23", "K33"]).boss_dice(2, "fame")
    table.tile(2, "ST05").tile(2, "ST10", "S4", ready=False).roll("foot", "claw", "fame")
    played = 0
    while any(step.kind == "resolve" for step in table.state.agenda):
        table.play(next((move for move in table.legal() if move != "end"), "end"))
        played += 1
    assert played < 20
    assert sum(table.state.roll) == 0
