"""The forecast of the boss phase, held against boss phases that the engine carries out."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt

import msgspec
import pytest

from tests.cardsets import HOUSE
from tests.games.island.table import CARDS, Table
from ungeheuer.bots import bot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.aid import Aid
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules import events as told
from ungeheuer.games.island.rules.chances import Eruption, Volcano
from ungeheuer.games.island.rules.names import Zone
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.view import View
from ungeheuer.testing.worlds import rng_of
from ungeheuer.wire.sync import sync

BOSSES = ("crystal-dragon", "lithosaur", "lavalord")
FAMES = (None, 4, 11, 16, 19, 20)  # None: as it came
ALL = 2  # so many dice are thrown in every way they can fall
SAMPLES = 250


def aid(view: View, cards: CardSet = CARDS) -> Aid | None:
    return RULES.aid(view, cards)


@dataclass
class Seen:
    """What became of boss phases that were carried out, by weight."""

    weight: int = 0
    zones: Counter[int] = field(default_factory=Counter)
    damage: list[Counter[int]] = field(default_factory=list)
    fame: Counter[int] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    went_on: Counter[str] = field(default_factory=Counter)


def erupting(players: int, boss: str, seed: int) -> Iterator[State]:
    """Positions of a match in which the boss dice are about to be thrown."""
    rng = rng_of(seed)
    match = Match(RULES, {"players": players, "boss": boss}, CARDS)
    player = bot("random" if seed % 2 else "greedy", RULES, match.cardset)
    while (decision := match.decision) is not None:
        if isinstance(decision.ask, Eruption):
            yield match.state
        if decision.seat == CHANCE:
            match.play(CHANCE, decision.ask.sample(rng))
        else:
            match.play(decision.seat, player.choose(match.view(decision.seat), decision, rng))


def renowned(state: State, fame: int | None) -> State:
    """The same position with a boss of another fame."""
    twin: State = RULES.copy(state)
    if fame is not None:
        twin.boss.fame = fame
    return twin


def carried_out(state: State, throw: Volcano, rng: Rng) -> tuple[State, list[object]]:
    """The boss phase through the gate of the rules, in which nobody lifts a finger."""
    twin, notes = RULES.copy(state), Notes()
    RULES.apply(twin, throw, notes)
    while not twin.over() and not any(n.event.code == "dice-taken" for n in notes.taken):
        asked = RULES.decide(twin)
        assert isinstance(asked, Decision)
        if asked.seat == CHANCE:
            RULES.apply(twin, asked.ask.sample(rng), notes)
            continue
        moves = sorted(asked.ask.moves(), key=is_active)
        RULES.apply(twin, moves[0], notes)
    return twin, [note.event for note in notes.taken]


def is_active(move: Move) -> bool:
    return move.text not in {"pass", "pass all"}


def watch(state: State, throws: list[tuple[Volcano, int]], rng: Rng) -> Seen:
    seen = Seen(damage=[Counter() for _ in state.monsters])
    for throw, weight in throws:
        after, events = carried_out(state, throw, rng)
        seen.weight += weight
        seen.zones[after.boss.zone] += weight
        seen.fame[after.boss.fame] += weight
        seen.lost[after.lost] += weight
        for player, damage in enumerate(seen.damage):
            hits = [e for e in events if isinstance(e, told.Damaged) and e.player == player]
            damage[sum(hit.amount for hit in hits)] += weight
        for ability in {e.ability for e in events if isinstance(e, told.BossWentOn)}:
            seen.went_on[ability] += weight
    return seen


def foretold(state: State) -> Aid:
    found = aid(RULES.view(state, Seat("0")))
    assert found is not None
    return found


def share(part: float, seen: Seen) -> float:
    return 100 * part / seen.weight


def agree(odds: Aid, seen: Seen, near: float) -> None:
    """Every share within `near` percent points of what was carried out."""
    assert set(seen.zones) <= {zone.zone for zone in odds.zones}
    for zone in odds.zones:
        assert zone.percent == pytest.approx(share(seen.zones[zone.zone], seen), abs=near)
    assert set(seen.lost) <= {"", *odds.lost}
    for reason, percent in odds.lost.items():
        assert percent == pytest.approx(share(seen.lost[reason], seen), abs=near)
    for ability in odds.abilities:
        if ability.id in seen.went_on:
            went_on = share(seen.went_on[ability.id], seen)
            assert ability.acts == pytest.approx(went_on, abs=near)
        reached = sum(part for fame, part in seen.fame.items() if fame >= fame_of(ability.id))
        assert ability.reached == pytest.approx(share(reached, seen), abs=near)


def fame_of(ability: str) -> int:
    return int(ability.rpartition("-")[2])


def means_agree(odds: Aid, seen: Seen, sigmas: float) -> None:
    """HP and fame: nothing outside the bounds, on average as foretold."""
    for monster, damage in zip(odds.monsters, seen.damage, strict=True):
        assert monster.least <= min(damage)
        assert max(damage) <= monster.most
        mean, error = mean_of(damage)
        assert monster.mean == pytest.approx(mean, abs=sigmas * error + 0.011)
    assert odds.fame[0] <= min(seen.fame)
    assert max(seen.fame) <= odds.fame[1]
    mean, error = mean_of(seen.fame)
    assert odds.fame_mean == pytest.approx(mean, abs=sigmas * error + 0.011)


def mean_of(values: Counter[int]) -> tuple[float, float]:
    """The mean, and how far it may be off if the weights are samples."""
    total = sum(values.values())
    mean = sum(value * part for value, part in values.items()) / total
    variance = sum((value - mean) ** 2 * part for value, part in values.items()) / total
    return mean, sqrt(variance / total)


def some_positions(boss: str, *, few: bool) -> Iterator[State]:
    """A few positions of several matches, with every fame that changes what he can do."""
    number = 0
    for players in (1, 2, 3, 4, 5):
        for state in list(positions(players, boss, few=few))[:: 6 if few else 5]:
            yield renowned(state, FAMES[number % len(FAMES)])
            number += 1


def positions(players: int, boss: str, *, few: bool) -> Iterator[State]:
    for seed in (players, players + 10):
        for state in erupting(players, boss, seed):
            if (state.free_boss_dice <= ALL) == few:
                yield state.copy()


@pytest.mark.long
@pytest.mark.many
@pytest.mark.rule("I-5.2", "I-6.1", "I-6.6", "I-8.1", "I-8.4")
@pytest.mark.parametrize("boss", BOSSES)
def test_with_few_dice_it_is_what_all_throws_together_come_to(boss: str) -> None:
    checked = 0
    for state in some_positions(boss, few=True):
        throws = Eruption(state.free_boss_dice, state.deck.faces).outcomes()
        seen = watch(state, throws, rng_of(1))
        odds = foretold(state)
        assert odds.dice == state.free_boss_dice
        agree(odds, seen, near=0.051)  # told with one decimal
        means_agree(odds, seen, sigmas=0)
        checked += 1
    assert checked >= 8


@pytest.mark.long
@pytest.mark.many
@pytest.mark.rule("I-5.2", "I-6.6", "I-8.4")
@pytest.mark.parametrize("boss", BOSSES)
def test_with_many_dice_it_agrees_with_samples(boss: str) -> None:
    checked = 0
    for state in some_positions(boss, few=False):
        rng = rng_of(checked)
        eruption = Eruption(state.free_boss_dice, state.deck.faces)
        seen = watch(state, [(eruption.sample(rng), 1) for _ in range(SAMPLES)], rng)
        odds = foretold(state)
        agree(odds, seen, near=100 * 4.5 * sqrt(0.25 / SAMPLES))
        means_agree(odds, seen, sigmas=4.5)
        assert sum(zone.percent for zone in odds.zones) == pytest.approx(100, abs=0.4)
        checked += 1
    assert checked >= 8


@pytest.mark.rule("I-6.1")
def test_before_the_next_boss_phase_it_says_the_same_as_when_it_has_begun() -> None:
    """The end of a turn changes nothing that a boss looks at, nor does his step 1."""
    rng, compared = rng_of(5), 0
    match = Match(RULES, {"players": 3}, CARDS)
    while (decision := match.decision) is not None and compared < 5:
        view = match.view(Seat("0"))
        done = view.steps[-1].kind == "buy" and "done" in match.legal()
        match.play(decision.seat, "done" if done else decision.ask.sample(rng))
        if done and match.decision and isinstance(match.decision.ask, Eruption):
            before, after = aid(view), aid(match.view(Seat("0")))
            assert before is not None
            assert after is not None
            assert (before.coming, after.coming) == (True, False)
            assert before.player == after.player == match.state.active
            assert [(z.zone, z.percent) for z in before.zones] == [
                (z.zone, z.percent) for z in after.zones
            ]
            compared += 1
    assert compared == 5


def test_it_is_the_same_for_everybody_and_travels_with_the_view() -> None:
    state = next(erupting(3, "lithosaur", 4))
    assert aid(RULES.view(state, Seat("0"))) == aid(RULES.view(state, SPECTATOR))
    match = Match(RULES, {"players": 1}, HOUSE["island"])
    match.settle(rng_of(2))
    sent = msgspec.convert(msgspec.to_builtins(sync(match, Seat("0")))["aid"], Aid)
    assert sent == aid(match.view(Seat("0")), match.cardset)
    assert sent.coming  # while the monsters are placed
    assert sync(match, Seat("0"), aided=False).aid is None


def test_it_says_what_it_does_not_reckon_with() -> None:
    table = Table(2).roll("claw")
    assert foretold(table.state).ignores == ["turn"]
    table.tile(2, "ST03").monster(1, cards=("K28",))
    assert foretold(table.state).ignores == ["turn", "support", "prevention"]


@pytest.mark.rule("I-23.3")
def test_there_is_nothing_to_foresee_when_it_is_over_or_the_boss_is_down() -> None:
    table = Table(2).roll("claw")
    table.state.boss.down = True
    assert aid(RULES.view(table.state, Seat("0"))) is None
    table.state.boss.down = False
    table.state.lost = "pylons"
    assert aid(RULES.view(table.state, Seat("0"))) is None


@pytest.mark.rule("I-3.7")
def test_a_step_that_is_left_out_is_left_out() -> None:
    table = Table(2).roll("claw").minions(1, soldier=2).boss_dice(1, "fame", "fame")
    table.state.free_boss_dice = 0
    table.state.monsters[0].zone = table.state.monsters[1].zone = Zone(1)
    odds = foretold(table.state)
    assert [(zone.zone, zone.percent, zone.damage) for zone in odds.zones] == [(1, 100, 4)]
    assert odds.fame == [2, 2]
    table.state.skips = [4, 5]
    odds = foretold(table.state)
    assert (odds.zones[0].damage, odds.fame) == (0, [0, 0])
