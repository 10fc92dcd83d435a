import pytest

from tests.games.timid.floors import (
    BLOCK,
    PASSAGE,
    card,
    character,
    codes,
    laid,
    last_events,
    seen,
)
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.games.timid.rules.moves import CHARACTER

FAR = ("peek 2,3", "peek 3,3")  # two corridors at the far end of PASSAGE


# -- the rulebook's examples


def test_T_4_3_slays_a_comfortable_monster_and_T_3_3_the_second_one_beside_it_is_frozen() -> None:
    match = character(laid(PASSAGE), *FAR, "attack 0,1")
    assert codes(match) == ["card-turned", "monster-slain"]
    character(match, "explore 0,2")
    bat = card(match, 0, 2)
    assert (bat.comfortable, bat.frozen, bat.active) == (True, True, False)
    character(match, "explore 0,3")
    assert seen(match).escaped == 1


def test_T_4_6_attack_and_jump_onto_a_monster() -> None:
    match = character(laid(PASSAGE), *FAR, "jump-attack 0,2 over 0,1")
    assert card(match, 0, 2).slain
    assert codes(match) == [
        "jumped",
        "card-turned",
        "monster-slain",
        "card-turned",
        "monster-froze",
    ]
    assert not seen(match).attack
    assert not seen(match).jump
    assert "explore 0,3" in match.legal()


def test_T_4_4_a_jump_lands_diagonally() -> None:
    match = character(laid(BLOCK), "peek 2,1", "peek 3,1", "jump 1,1 over 1,0")
    assert seen(match).pawn == (1, 1)
    assert card(match, 1, 1).up
    assert card(match, 1, 0).up
    assert not card(match, 0, 1).up


def test_T_4_3_an_attack_on_a_corridor_is_spent() -> None:
    match = character(laid(BLOCK), "peek 2,1", "peek 3,1", "attack 1,0")
    assert codes(match) == ["card-turned", "attack-missed"]
    assert not seen(match).attack
    assert not any(move.startswith(("attack", "jump-attack")) for move in match.legal())


def test_T_3_3_of_two_monsters_edge_to_edge_the_first_is_active_and_the_second_is_not() -> None:
    match = character(laid(PASSAGE), "peek 0,1", "peek 0,2")
    assert card(match, 0, 1).active
    assert not card(match, 0, 2).active
    match = character(laid(PASSAGE), "peek 0,2", "peek 0,1")
    assert card(match, 0, 2).active
    assert not card(match, 0, 1).active
    assert card(match, 0, 1).reach


# -- T-4


@pytest.mark.parametrize(("floor", "peeks"), [(1, 2), (2, 1), (3, 0)])
def test_T_4_1_cards_turned_up_first_by_floor(floor: int, peeks: int) -> None:
    match = laid(PASSAGE, floor=floor)
    assert seen(match).peeks == peeks
    for move in FAR[:peeks]:
        assert seen(match).phase == "peeking"
        assert [m for m in match.legal() if not m.startswith("peek")] == ["give-up"]
        character(match, move)
    assert seen(match).phase == "moving"


def test_T_4_1_a_card_already_face_up_cannot_be_chosen() -> None:
    match = character(laid(PASSAGE), "peek 0,1")
    assert "peek 0,1" not in match.legal()
    assert "peek 0,0" not in match.legal()


def test_T_4_1_an_active_monster_turned_up_so_stops_nobody() -> None:
    match = character(laid(PASSAGE), "peek 0,1", "peek 3,3")
    assert card(match, 0, 1).active
    assert seen(match).asked == CHARACTER


def test_T_4_2_exploring_starts_from_any_card_that_can_be_walked_to() -> None:
    match = character(laid(BLOCK), "peek 2,1", "peek 3,1", "explore 1,0", "explore 0,1")
    assert "explore 1,1" in match.legal()
    assert "explore 1,0" not in match.legal()  # walking is no move
    assert "explore 1,2" not in match.legal()
    assert [c.reach for c in seen(match).cards if c.up] == [True, True, True, False, False]


def test_T_4_2_the_exit_is_never_walked_to() -> None:
    line = "exit@0,1 corridor@0,2 corridor@0,3 corridor@0,4 bat@0,5 dragon@0,6"
    match = character(laid(line), "peek 0,1", "peek 0,2")
    assert not card(match, 0, 1).reach
    assert "explore 0,1" in match.legal()
    assert "explore 0,3" not in match.legal()


def test_T_4_2_an_active_monster_cannot_be_walked_over() -> None:
    match = character(laid(PASSAGE), "peek 0,1", "peek 0,2")
    assert "explore 0,3" not in match.legal()


def test_T_4_3_slays_a_monster_that_is_not_active_too() -> None:
    match = character(laid(PASSAGE), "peek 0,2", "peek 0,1", "attack 0,1")
    assert card(match, 0, 1).slain
    assert card(match, 0, 1).frozen


def test_T_4_3_attack_on_the_exit_reaches_it() -> None:
    match = laid("exit@0,1 corridor@1,0 corridor@2,0 corridor@3,0 bat@4,0 dragon@5,0")
    character(match, "peek 1,0", "peek 2,0", "attack 0,1")
    assert seen(match).escaped == 1


def test_T_4_4_the_landing_is_turned_up_first() -> None:
    match = character(laid(PASSAGE.replace("bat", "dragon")), *FAR, "jump 0,2 over 0,1")
    assert [e.params()["place"] for e in last_events(match)] == [(0, 2), (0, 2), (0, 1), (0, 1)]
    assert card(match, 0, 1).frozen  # the dragon came first


def test_T_4_4_an_active_monster_on_the_landing_stops_and_hides_the_jumped_card() -> None:
    match = character(laid(PASSAGE), *FAR, "jump 0,2 over 0,1")
    assert codes(match) == ["jumped", "card-turned", "stopped-by-monster", "match-ended"]
    assert not card(match, 0, 1).up
    assert card(match, 0, 1).card is None


def test_T_4_4_an_active_monster_that_is_jumped_stops_nobody() -> None:
    floor = "mantis@0,1 corridor@0,2 exit@0,3 corridor@1,3 bat@2,3 corridor@3,3"
    match = character(laid(floor), "peek 1,3", "peek 3,3", "jump 0,2 over 0,1")
    assert card(match, 0, 1).active
    assert seen(match).pawn == (0, 2)
    assert not card(match, 0, 0).reach
    character(match, "explore 0,3")
    assert seen(match).escaped == 1


def test_T_4_4_over_the_face_up_exit_or_a_known_active_monster() -> None:
    line = "exit@0,1 corridor@0,2 corridor@0,3 corridor@0,4 bat@0,5 dragon@0,6"
    match = character(laid(line), "peek 0,1", "peek 0,3", "jump 0,2 over 0,1")
    assert seen(match).pawn == (0, 2)
    assert seen(match).escaped == 0
    match = character(laid(PASSAGE), "peek 0,1", "peek 2,3", "jump-attack 0,2 over 0,1")
    assert seen(match).pawn == (0, 2)


def test_T_4_5_the_character_names_the_card_that_is_jumped() -> None:
    match = character(laid(BLOCK), "peek 2,1", "peek 3,1")
    assert {"jump 1,1 over 1,0", "jump 1,1 over 0,1"} <= set(match.legal())
    character(match, "jump 1,1 over 0,1")
    assert card(match, 0, 1).up
    assert not card(match, 1, 0).up


def test_T_4_6_the_attack_hits_the_landing_not_the_jumped_card() -> None:
    floor = "mantis@0,1 corridor@0,2 exit@0,3 corridor@1,3 bat@2,3 corridor@3,3"
    match = character(laid(floor), "peek 1,3", "peek 3,3", "jump-attack 0,2 over 0,1")
    assert codes(match) == ["jumped", "card-turned", "attack-missed", "card-turned"]
    assert card(match, 0, 1).active


def test_T_4_7_inactive_frozen_and_slain_monsters_are_walked_over() -> None:
    match = character(laid(PASSAGE), *FAR, "attack 0,1", "explore 0,2")
    assert card(match, 0, 1).reach
    assert card(match, 0, 2).reach
    assert "explore 0,3" in match.legal()


def test_T_4_7_a_face_up_active_monster_stops_whoever_steps_onto_it() -> None:
    match = character(laid(PASSAGE), "peek 0,1", "peek 3,3")
    with pytest.raises(IllegalMove) as refused:
        character(match, "explore 0,1")
    assert [(o.rule, o.code) for o in refused.value.obstacles] == [("T-4.9", "known-danger")]


def test_T_4_8_reaching_the_exit_by_a_jump_hides_the_jumped_card() -> None:
    floor = "mantis@0,1 exit@0,2 corridor@0,3 corridor@0,4 corridor@0,5 bat@0,6"
    match = character(laid(floor, floor=3), "jump 0,2 over 0,1")
    assert codes(match) == ["jumped", "card-turned", "floor-escaped", "match-ended"]
    assert not card(match, 0, 1).up
    assert card(match, 0, 1).card is None
    assert match.outcome is not None
    assert match.outcome.result == {"winner": "character", "floors": 3}


def test_T_4_9_a_jump_that_changes_nothing_is_not_offered() -> None:
    match = character(laid(BLOCK), "peek 1,0", "peek 1,1", "explore 0,1")
    assert "jump 1,1 over 1,0" not in match.legal()
    assert "jump-attack 1,1 over 1,0" not in match.legal()
    assert "jump 1,2 over 1,1" in match.legal()


def test_T_4_9_a_jump_onto_a_face_up_card_may_show_the_jumped_one() -> None:
    match = character(laid(BLOCK), "peek 1,1", "peek 2,1", "jump 1,1 over 1,0")
    assert codes(match) == ["jumped", "card-turned"]
    assert card(match, 1, 0).up


def test_T_4_9_attack_needs_a_face_down_card_or_a_living_monster() -> None:
    match = character(laid(PASSAGE), "peek 0,2", "peek 0,1")
    assert "attack 0,1" in match.legal()
    assert "attack 0,2" in match.legal()
    assert "attack 0,0" not in match.legal()


def test_T_4_9_when_nothing_but_giving_up_is_left_the_character_is_stopped() -> None:
    """Behind the jumped monster the pawn stands on a dead end; attack and jump are spent."""
    floor = "mantis@0,1 corridor@0,2 corridor@1,0 corridor@2,0 exit@3,0 bat@4,0"
    match = laid(floor, floor=2)
    character(match, "peek 2,0", "jump-attack 0,2 over 0,1")
    assert codes(match)[-2:] == ["stopped-without-way", "match-ended"]
    assert match.redacted(CHARACTER)[-1] == (CHARACTER, "jump-attack 0,2 over 0,1")
    assert match.outcome is not None
    assert match.outcome.result == {"winner": "dungeon", "floors": 1}


@pytest.mark.parametrize("moves", [(), ("peek 3,3",), FAR])
def test_T_4_9_giving_up_is_always_listed(moves: tuple[str, ...]) -> None:
    match = character(laid(PASSAGE), *moves)
    assert match.legal()[-1] == "give-up"
    character(match, "give-up")
    assert codes(match) == ["gave-up", "match-ended"]
    assert match.outcome is not None
    assert match.outcome.result == {"winner": "dungeon", "floors": 0}
