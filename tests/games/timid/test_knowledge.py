"""What the character can work out, against a brute force that lays every card in every way."""

from collections import Counter
from itertools import permutations

import pytest

from tests.amounts import amount
from tests.cardsets import HOUSE
from tests.games.timid.floors import MONSTERS, PASSAGE, character, laid, rng_of, seen
from tests.games.timid.worlds import arranged, bold_matches
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.match import Match
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.knowledge import (
    arrangements,
    count,
    face_down,
    pool_of,
    shares,
    unseen,
)
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.games.timid.rules.state import State
from ungeheuer.games.timid.rules.view import View


def brute_force(view: View) -> set[tuple[str, ...]]:
    """Every way to lay exit, corridors and any two monsters that agrees with what lies open."""
    gone = {m.name for m in view.monsters if m.seen is not None and m.seen < view.floor}
    lying = [card.card if card.up else None for card in view.cards if card.card != "entrance"]
    pairs = [(a, b) for a in MONSTERS for b in MONSTERS if a < b and not {a, b} & gone]
    found = set()
    for pair in pairs:
        for cards in set(permutations(["exit", *["corridor"] * 3, *pair])):
            if all(here in (None, card) for here, card in zip(lying, cards, strict=True)):
                hidden = zip(lying, cards, strict=True)
                found.add(tuple(card for here, card in hidden if here is None))
    return found


def positions(seeds: range) -> list[View]:
    """Views of the character while it is asked, from random play."""
    found = []
    for seed in seeds:
        rng = rng_of(seed)
        match = Match(RULES, cardset=HOUSE["timid"])
        while match.decision is not None:
            if match.turn == CHARACTER:
                found.append(seen(match))
            match.play(match.decision.seat, match.decision.ask.sample(rng))
    return found


@pytest.mark.rule("T-5.1")
def test_arrangements_are_those_of_a_brute_force() -> None:
    for view in positions(range(400))[::29]:
        wanted = brute_force(view)
        listed = list(arrangements(view))
        assert len(listed) == len(set(listed)) == count(view) == len(wanted)
        assert set(listed) == wanted
        tally: list[Counter[str]] = [Counter(column) for column in zip(*listed, strict=True)]
        for share, cards in zip(shares(view), tally, strict=True):
            assert share.total == len(wanted)
            assert share.exit == cards["exit"]
            assert share.corridor == cards["corridor"]
            assert share.monsters == {name: cards[name] for name in unseen(view)}


@pytest.mark.long
@pytest.mark.many
@pytest.mark.rule("T-3.1")
def test_active_shares_are_those_of_turning_every_arrangement_up() -> None:
    for seed in range(amount(30, at_home=9)):
        for match in bold_matches(seed, rng_of(seed)):
            view = seen(match)
            if view.phase != "peeking" or (seed % 3 == 0 and view.peeks == 2):
                continue
            states = arranged(match)
            for share in shares(view):
                assert share.total == len(states)
                assert share.active == sum(is_active(s, share.x, share.y) for s in states)


def is_active(state: State, x: int, y: int) -> bool:
    """Whether the card there is active once it is turned up."""
    twin = state.copy()
    RULES.apply(twin, RULES.read(f"peek {x},{y}"), SILENT)
    cards = RULES.view(twin, CHARACTER).cards
    return next(card.active for card in cards if (card.x, card.y) == (x, y))


def test_a_first_floor_has_1800_arrangements() -> None:
    view = seen(laid(PASSAGE))
    assert count(view) == 1800
    assert [share.exit for share in shares(view)] == [300] * 6
    assert [share.corridor for share in shares(view)] == [900] * 6
    assert all(set(share.monsters.values()) == {100} for share in shares(view))


@pytest.mark.rule("T-3.3")
def test_beside_a_monster_face_up_nothing_is_active() -> None:
    view = seen(character(laid(PASSAGE), "peek 0,1"))
    found = {(share.x, share.y): share.active for share in shares(view)}
    assert found[0, 2] == 0
    assert found[3, 3] > 0


@pytest.mark.rule("T-5.1")
def test_monsters_seen_on_earlier_floors_are_out_of_the_pool_and_unseen_ones_are_not() -> None:
    far = ("peek 2,3", "peek 3,3")
    match = character(laid(PASSAGE), *far, "attack 0,1", "explore 0,2", "explore 0,3")
    assert unseen(seen(match)) == ["dragon", "gargoyle", "kraken", "serpent"]
    match = laid(PASSAGE, floor=3)
    assert unseen(seen(match)) == sorted(MONSTERS)
    assert count(seen(match)) == 1800


def test_between_floors_there_is_nothing_to_know() -> None:
    view = seen(Match(RULES, cardset=HOUSE["timid"]))
    assert face_down(view) == []
    assert shares(view) == []
    assert count(view) == 1
    assert pool_of(view).hidden() == 0


def test_on_the_dungeons_view_they_tell_what_the_character_knows() -> None:
    match = character(laid(PASSAGE), "peek 0,1")
    assert shares(match.view(DUNGEON)) == shares(match.view(CHARACTER))
    assert isinstance(match.decision, Decision)
