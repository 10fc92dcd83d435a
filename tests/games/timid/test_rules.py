import pytest

from tests.cardsets import HOUSE
from tests.games.timid.floors import (
    MONSTERS,
    PASSAGE,
    card,
    character,
    codes,
    escape,
    laid,
    rng_of,
    seen,
)
from ungeheuer.engine.chance import Chance
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON

FAR = ("peek 2,3", "peek 3,3")  # two corridors at the far end of PASSAGE


# -- T-1


def test_T_1_1_two_roles_and_eleven_cards() -> None:
    match = Match(RULES, cardset=HOUSE["timid"])
    view = match.view(DUNGEON)
    assert match.seats == [DUNGEON, CHARACTER]
    assert view.deck == sorted(MONSTERS)
    assert view.hand == ["corridor", "corridor", "corridor", "exit"]
    assert [(card.x, card.y, card.card) for card in view.cards] == [(0, 0, "entrance")]


def test_T_1_2_the_pawn_stands_on_the_entrance_with_both_action_cards() -> None:
    view = seen(laid(PASSAGE))
    assert view.pawn == (0, 0)
    assert view.attack
    assert view.jump
    assert [card.card for card in view.cards if card.up] == ["entrance"]


def test_T_1_3_the_character_wins_on_three_floors() -> None:
    match = Match(RULES, cardset=HOUSE["timid"])
    for number in range(3):
        escape(match, list(MONSTERS[2 * number : 2 * number + 2]))
    assert match.outcome is not None
    assert match.outcome.result == {"winner": "character", "floors": 3}
    assert match.outcome.winners == (CHARACTER,)


def test_T_1_3_the_dungeon_wins_as_soon_as_the_character_is_stopped() -> None:
    match = character(laid(PASSAGE, floor=2), "peek 3,3", "explore 0,1")
    assert codes(match) == ["card-turned", "stopped-by-monster", "match-ended"]
    assert match.outcome is not None
    assert match.outcome.result == {"winner": "dungeon", "floors": 1}


# -- T-2


def test_T_2_1_the_dungeon_holds_exit_corridors_and_two_monsters() -> None:
    match = Match(RULES, cardset=HOUSE["timid"])
    match.play(CHANCE, "draw kraken bat")
    held = ["bat", "corridor", "corridor", "corridor", "exit", "kraken"]
    assert match.view(DUNGEON).hand == held
    assert match.view(CHARACTER).hand is None
    assert match.decision is not None
    assert match.decision.ask.size() == 638_400


def test_T_2_2_holes_are_allowed() -> None:
    ring = "corridor@1,0 corridor@2,0 corridor@2,1 bat@2,2 exit@1,2 dragon@0,2"
    assert len(seen(laid(ring)).cards) == 7


def test_T_2_3_a_monster_may_lie_where_it_is_not_comfortable() -> None:
    match = laid("dragon@0,1 kraken@0,2 corridor@0,3 corridor@0,4 corridor@0,5 exit@0,6")
    lying = {card.card: card for card in match.view(DUNGEON).cards}
    assert not lying["dragon"].comfortable
    assert not lying["kraken"].comfortable


def test_T_2_4_the_shape_is_public_and_nothing_else() -> None:
    match = laid(PASSAGE)
    cards = [card for card in seen(match).cards if (card.x, card.y) != (0, 0)]
    assert [(card.x, card.y) for card in cards] == [(0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3)]
    assert {card.card for card in cards} == {None}
    assert not any(card.comfortable or card.active or card.up for card in cards)
    hidden = "build ?@0,1 ?@0,2 ?@0,3 ?@1,3 ?@2,3 ?@3,3"
    assert match.redacted(CHARACTER) == [(CHANCE, "draw ? ?"), (DUNGEON, hidden)]
    assert match.redacted(SPECTATOR) == match.redacted(CHARACTER)
    assert match.redacted(DUNGEON)[0] == (CHANCE, "draw bat mantis")


# -- T-3


def test_T_3_1_active_is_comfortable_not_frozen_not_slain() -> None:
    match = laid(PASSAGE)
    lying = {card.card: card for card in match.view(DUNGEON).cards}
    assert lying["mantis"].active
    assert lying["bat"].active
    character(match, "peek 0,2", "peek 0,1")
    frozen, active = card(match, 0, 1), card(match, 0, 2)
    assert (frozen.comfortable, frozen.frozen, frozen.active) == (True, True, False)
    assert (active.comfortable, active.frozen, active.active) == (True, False, True)
    character(match, "attack 0,2")
    slain = card(match, 0, 2)
    assert (slain.comfortable, slain.slain, slain.active) == (True, True, False)


def test_T_3_1_the_dungeon_sees_that_a_face_down_monster_would_be_frozen_now() -> None:
    match = character(laid(PASSAGE), "peek 0,1")
    bat = next(card for card in match.view(DUNGEON).cards if card.card == "bat")
    assert bat.comfortable
    assert not bat.active


def test_T_3_2_slain_and_turned_up_cards_still_count_as_cards() -> None:
    match = character(laid(PASSAGE), *FAR, "attack 0,1", "explore 0,2")
    assert card(match, 0, 1).comfortable
    assert card(match, 0, 2).comfortable


def test_T_3_2_the_entrance_and_the_exit_count_as_cards() -> None:
    match = laid("mantis@0,1 exit@0,2 corridor@1,2 bat@2,2 corridor@3,2 corridor@4,2")
    lying = {card.card: card for card in match.view(DUNGEON).cards}
    assert lying["mantis"].comfortable
    assert not lying["bat"].comfortable


@pytest.mark.parametrize(
    ("first", "comfortable"), [("mantis", True), ("dragon", False), ("kraken", False)]
)
def test_T_3_3_the_second_is_frozen_whatever_the_first_was(
    first: str, *, comfortable: bool
) -> None:
    match = laid(PASSAGE.replace("mantis", first))
    character(match, "peek 0,1", "peek 0,2")
    assert card(match, 0, 1).comfortable is comfortable
    assert card(match, 0, 2).frozen
    assert codes(match) == ["card-turned", "monster-froze"]


def test_T_3_3_corner_to_corner_frightens_nobody() -> None:
    match = laid("bat@0,1 dragon@1,0 corridor@1,1 corridor@2,1 corridor@3,1 exit@4,1")
    character(match, "peek 0,1", "peek 1,0")
    assert not card(match, 1, 0).frozen


# -- T-5, T-6


def test_T_5_1_monsters_turned_up_are_known_and_the_others_stay_unknown() -> None:
    match = character(laid(PASSAGE), "peek 0,2", "peek 0,1", "jump-attack 0,2 over 0,1")
    character(match, "explore 0,3")
    assert {m.name: m.seen for m in seen(match).monsters if m.seen} == {"bat": 1, "mantis": 1}
    assert seen(match).unseen_aside == [0]
    match = character(laid(PASSAGE), *FAR, "attack 0,1", "explore 0,2", "explore 0,3")
    assert seen(match).unseen_aside == [0]
    match = laid(PASSAGE, floor=2)
    assert seen(match).unseen_aside == [2]
    assert seen(match).aside is None
    assert [m.seen for m in seen(match).monsters] == [None] * 6
    assert match.view(DUNGEON).aside == [["dragon", "gargoyle"]]


def test_T_5_2_pawn_and_action_cards_come_back_and_no_monster_does() -> None:
    match = character(laid(PASSAGE), *FAR, "attack 0,1", "explore 0,2", "explore 0,3")
    assert match.turn == CHANCE
    assert all("bat" not in move and "mantis" not in move for move in match.legal())
    match.play(CHANCE, "draw dragon kraken")
    match.play(DUNGEON, "build " + PASSAGE.replace("bat", "dragon").replace("mantis", "kraken"))
    view = seen(match)
    assert (view.pawn, view.attack, view.jump, view.floor) == ((0, 0), True, True, 2)


@pytest.mark.parametrize(("floor", "pairs"), [(1, 15), (2, 6), (3, 1)])
def test_T_6_1_every_pair_of_the_deck_is_equally_likely(floor: int, pairs: int) -> None:
    match = Match(RULES, cardset=HOUSE["timid"])
    for number in range(1, floor):
        escape(match, list(MONSTERS[2 * number - 2 : 2 * number]))
    assert match.decision is not None
    ask = match.decision.ask
    assert isinstance(ask, Chance)
    assert match.turn == CHANCE
    assert [weight for _, weight in ask.outcomes()] == [1] * pairs
    assert ask.contains(ask.sample(rng_of(floor)))


def test_T_6_1_the_draw_is_known_to_the_dungeon_only() -> None:
    match = Match(RULES, cardset=HOUSE["timid"])
    match.play(CHANCE, "draw dragon bat")
    assert match.events(DUNGEON)[0].params()["monsters"] == ["bat", "dragon"]
    assert match.events(CHARACTER)[0].params()["monsters"] == []
    assert match.events(SPECTATOR)[0].params()["monsters"] == []
    assert match.redacted(CHARACTER) == [(CHANCE, "draw ? ?")]
