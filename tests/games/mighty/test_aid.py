"""What the aid says of sums, held against the engine on every front that may be hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import perm, prod

import pytest

from tests.amounts import amount
from tests.games.mighty.tables import CARDSET, begin, table
from ungeheuer.engine.events import Notes
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.aid import Aid, GuardianAid, PlayAid, may_come, without
from ungeheuer.games.mighty.game import RULES
from ungeheuer.games.mighty.rules import play
from ungeheuer.games.mighty.rules.cards import Tile
from ungeheuer.games.mighty.rules.moves import PLAYS, Front, Place, Player
from ungeheuer.games.mighty.rules.state import State
from ungeheuer.games.mighty.rules.view import View
from ungeheuer.testing.worlds import rng_of

MOST_WORLDS = 1400  # of the fronts before one guardian


def aid_of(view: View) -> Aid:
    aid = RULES.aid(view, CARDSET)
    assert aid is not None
    return aid


def positions(wanted: int) -> Iterator[tuple[State, View]]:
    """Of matches of all sizes and variants, played by bots and by chance."""
    found = 0
    for number in range(10_000):
        rng = rng_of(number)
        options = {"players": 3 + number % 4, "king": number % 3 > 0, "chain": number % 5 == 0}
        match = Match(RULES, options, CARDSET)
        for state, view in walked(match, rng):
            yield state, view
            found += 1
            if found == wanted:
                return


def walked(match: Match, rng: Rng) -> Iterator[tuple[State, View]]:
    while match.turn is not None:
        seat = match.turn
        if seat != CHANCE:
            view = RULES.view(match.state, seat)
            yield RULES.guess(view, CARDSET, rng), view
        match.play(seat, rng.pick(match.legal()))


# -- the engine, on every world


def settled(state: State, *, full: bool) -> State:
    """Without what the king decides once all monsters lie."""
    if full or state.tile is None:
        return state
    tile = state.tile
    changes = [change for change in tile.changes if change.where != "lowest-pair"]
    state.tile = Tile(tile.id, tile.forbids, tile.in_hand, tile.healing, changes)
    return state


def castles(state: State, place: Place, joins: list[int], me: Player | None = None) -> list[State]:
    """The pair that lies there; or, beside one monster, each that may join it."""
    spots = (2 * place, 2 * place + 1)
    empty = [spot for spot in spots if not state.lying[spot]]
    if len(empty) == 2:
        return []
    found = []
    for strength in joins if empty else (0,):
        copy = state.copy()
        for spot in empty:
            copy.lying[spot] = strength
            copy.owner[spot] = Player(1 if me == 0 else 0)
        found.append(settled(copy, full=not state.free))
    return found


def falls(state: State, place: Place, front: Front) -> bool:
    return state.total(place) >= play.faced(state, place, front)[0]


def gained(state: State, place: Place, front: Front, me: Player) -> int:
    copy = state.copy()
    play.share_loot(copy, place, play.faced(state, place, front)[1], Notes())
    return copy.gold[me] - state.gold[me]


def share_of(state: State, place: Place) -> float:
    fronts = state.unseen[state.levels[place]]
    return sum(falls(state, place, front) for front in fronts) / len(fronts)


def mean_gold(state: State, place: Place, me: Player) -> float:
    fronts = [f for f in state.unseen[state.levels[place]] if falls(state, place, f)]
    return sum(gained(state, place, front, me) for front in fronts) / max(1, len(fronts))


def check_guardian(state: State, told: GuardianAid) -> None:
    place = Place(told.place - 1)
    fronts = state.unseen[state.levels[place]]
    assert told.left == len(fronts)
    worlds = castles(state, place, told.joins)
    assert told.percents == [pytest.approx(100 * share_of(w, place), abs=0.051) for w in worlds]
    for world, most, count in zip(worlds, told.limits, told.beaten, strict=True):
        assert count == sum(falls(world, place, front) for front in fronts)
        assert all(falls(world, place, front) == (front.strength <= most) for front in fronts)
    check_reached(state, told, place)


def hidden(state: State, upto: int) -> list[Place]:
    return [Place(n) for n in range(len(state.turned), upto)]


def are_manned(state: State, places: list[Place]) -> bool:
    return all(state.lying[2 * n] and state.lying[2 * n + 1] for n in places)


def is_barred(state: State, places: list[Place]) -> bool:
    """M-4.3: whether some pair there beats nothing that its guardian may be."""
    return any(share_of(state, n) == 0 for n in places if are_manned(state, [n]))


Fight = dict[Place, Front]


def fights(state: State, places: list[Place]) -> list[Fight]:
    """M-8.3: every way in which the fronts there may come; none where these are too many to try."""
    levels = Counter(state.levels[n] for n in places)
    many = prod(perm(len(state.unseen[level]), count) for level, count in levels.items())
    if many > MOST_WORLDS:
        return []
    draws = [permutations(state.unseen[level], count) for level, count in levels.items()]
    return [
        {n: fronts.pop() for n in places for fronts in (drawn[state.levels[n]],)}
        for each in product(*draws)
        for drawn in [dict(zip(levels, map(list, each), strict=True))]
    ]


def won(state: State, fight: Fight) -> bool:
    """M-4.3: whether all of them fall, one after the other."""
    return all(falls(state, n, front) for n, front in fight.items())


def check_reached(state: State, told: GuardianAid, place: Place) -> None:
    before = hidden(state, place)
    world = settled(state.copy(), full=not state.free)
    if is_barred(world, before):
        assert (told.reached, told.falls) == (0, [0] * len(told.percents))
        return
    if not are_manned(state, before):
        assert (told.reached, told.falls) == (None, [])
        return
    assert len(told.falls) == len(told.percents)
    if tried := fights(world, before):
        ways = sum(won(world, fight) for fight in tried)
        assert told.reached == pytest.approx(100 * ways / len(tried), abs=0.051)
    for share, world in zip(told.falls, castles(state, place, told.joins), strict=True):
        check_falls(world, place, share)


def check_falls(world: State, place: Place, share: float) -> list[Fight]:
    """That the fight gets there and goes on: by all the ways it may take."""
    tried = fights(world, hidden(world, place + 1))
    found = [fight for fight in tried if won(world, fight)]
    if tried:
        assert share == pytest.approx(100 * len(found) / len(tried), abs=0.051)
    return found


def check_play(state: State, view: View, told: PlayAid) -> None:
    me = Player(int(view.seat))
    place = Place(told.place - 1)
    spot = 2 * place + "ab".index(told.side)
    after = state.copy()
    gold = after.gold[me]
    play.apply(after, PLAYS[told.card][spot], Notes())
    assert told.price == gold - after.gold[me]
    assert told.total == after.total(place)
    assert told.healing == play.healing_cost(state, me, told.card)
    joins = may_come(without(view, PLAYS[told.card][spot]))
    worlds = castles(after, place, joins, me)
    assert told.percents == [pytest.approx(100 * share_of(w, place), abs=0.051) for w in worlds]
    before = hidden(after, place)
    if is_barred(settled(after.copy(), full=not after.free), before):
        assert told.falls == [0] * len(worlds)
        return
    if not are_manned(after, before):
        assert told.falls == []
        assert told.gold == [pytest.approx(mean_gold(w, place, me), abs=0.0051) for w in worlds]
        return
    for share, gold_told, world in zip(told.falls, told.gold, worlds, strict=True):
        if found := check_falls(world, place, share):
            mean = sum(gained(world, place, fight[place], me) for fight in found) / len(found)
            assert gold_told == pytest.approx(mean, abs=0.0051)


@pytest.mark.long
def test_what_is_told_is_what_the_engine_does_on_every_front() -> None:
    """2,000 positions of matches of all sizes, with and without king and chain."""
    seen: Counter[str] = Counter()
    for state, view in positions(amount(2000, at_home=250)):
        aid = aid_of(view)
        assert [each.place for each in aid.guardians] == list(range(1, state.players + 1))
        for guardian in aid.guardians:
            check_guardian(state, guardian)
            seen[f"{len(guardian.percents)} percents"] += 1
            seen["reached"] += guardian.reached not in (None, 100.0)
            seen["told if reached"] += guardian.falls == [] != guardian.percents
            seen["perhaps"] += guardian.perhaps > 0
        legal = {str(move) for move in play.plays(state)}
        assert {f"{p.card}@{p.place}{p.side}" for p in aid.plays} == legal
        for each in aid.plays:
            check_play(state, view, each)
            seen["displaced"] += each.price > 0
            seen["shared fronts"] += each.falls not in ([], each.percents)
    assert min(seen[f"{count} percents"] for count in range(6)) > 0
    for key in ("reached", "perhaps", "displaced", "told if reached", "shared fronts"):
        assert seen[key] > 0


def test_M_3_6_whoever_joins_a_monster_was_told_of() -> None:
    """In whole matches: as long as a monster waits, what comes beside it is among what was told."""
    joined = 0
    for number in range(amount(60, at_home=15)):
        rng = rng_of(number)
        options = {"players": 3 + number % 4, "king": number % 2 > 0}
        match = Match(RULES, options, CARDSET)
        waiting: dict[tuple[int, int, int], set[int]] = {}
        for state, view in walked(match, rng):
            found = {half: told_at(view, half[0]) for half in halves_of(state)}
            for half in waiting.keys() - found.keys():
                if came := beside(state, half):
                    assert came in waiting[half]
                    joined += 1
            waiting = {half: told & waiting.get(half, told) for half, told in found.items()}
    assert joined > 0


def halves_of(state: State) -> list[tuple[int, int, int]]:
    """Where one monster waits: the guardian, the spot, the strength."""
    return [
        (spot // 2, spot, strength)
        for spot, strength in enumerate(state.lying[: 2 * state.players])
        if strength and not state.lying[spot ^ 1]
    ]


def told_at(view: View, place: int) -> set[int]:
    return set(aid_of(view).guardians[place].joins)


def beside(state: State, half: tuple[int, int, int]) -> int:
    """What has joined it; 0 where it lies no longer, or the round is over."""
    _, spot, strength = half
    return state.lying[spot ^ 1] if state.lying[spot] == strength else 0


def test_M_4_3_behind_a_pair_that_beats_nothing_nobody_gets_anywhere() -> None:
    match = table("123 123 123", "3 1 1")
    for move in ("1@1a", "1@1b"):
        match.play(match.turn or CHANCE, move)
    view = RULES.view(match.state, match.turn or CHANCE)
    first, *others = aid_of(view).guardians
    assert first.falls == [0]
    assert [each.reached for each in others] == [0, 0]


def test_M_4_3_a_chance_counts_those_who_must_fall_before() -> None:
    """Two guardians of a level: what the first one was, the second is not."""
    match = table("345 345 345", "1 1 3")
    view = RULES.view(match.state, match.turn or CHANCE)
    assert [each.falls for each in aid_of(view).plays if each.place > 1] == [[]] * 12
    for move in ("3@1a", "3@2a", "3@1b"):
        match.play(match.turn or CHANCE, move)
    first, second, third = aid_of(RULES.view(match.state, match.turn or CHANCE)).guardians
    assert (first.percents, first.falls) == ([100.0], [100.0])
    assert (second.reached, third.reached) == (100.0, None)
    assert second.falls == second.percents
    assert third.falls == []


def test_M_7_12_a_weak_last_guardian_is_beaten_more_often_but_displaced_as_printed() -> None:
    match = table("345 345 345", "1 2 3", king="last-weak")
    for move in ("4@3a", "4@3b"):
        match.play(match.turn or CHANCE, move)
    view = RULES.view(match.state, match.turn or CHANCE)
    last = aid_of(view).guardians[-1]
    assert (last.left, last.limits, last.beaten, last.percents) == (12, [11], [12], [100.0])
    assert view.places[-1].king == (-3, -5)
    assert view.places[-1].max_strength == 10
    assert not [each for each in aid_of(view).plays if each.place == 3 and each.card < 5]


def test_M_7_8_who_is_lowest_is_told_when_all_monsters_lie() -> None:
    match = table("123 123 123", "1 1 1", king="underdogs")
    view = RULES.view(match.state, match.turn or CHANCE)
    assert [(g.perhaps, view.places[n].king) for n, g in enumerate(aid_of(view).guardians)] == [
        (3, (0, 0))
    ] * 3


def test_M_7_2_equals_are_told_once_both_lie() -> None:
    match = table("345 345 345", "1 2 3", king="twins")
    for move in ("4@3a", "4@3b"):
        match.play(match.turn or CHANCE, move)
    view = RULES.view(match.state, match.turn or CHANCE)
    assert [place.king for place in view.places] == [(0, 0), (0, 0), (0, 3)]
    assert [each.perhaps for each in aid_of(view).guardians] == [3, 3, 0]


def test_M_2_4_what_is_told_does_not_depend_on_hidden_hands() -> None:
    """Whoever watches is told of guardians only, and of nobody's cards."""
    match = table("123 345 135", "1 2 3")
    other = table("123 245 234", "1 2 3")
    for seat in (Seat("0"), SPECTATOR):
        told = [RULES.aid(RULES.view(m.state, seat), CARDSET) for m in (match, other)]
        assert told[0] == told[1]
    assert aid_of(RULES.view(match.state, SPECTATOR)).plays == []


def test_there_is_nothing_to_tell_before_guardians_lie_and_after_the_end() -> None:
    assert RULES.aid(RULES.view(begin(3).state, Seat("0")), CARDSET) is None
