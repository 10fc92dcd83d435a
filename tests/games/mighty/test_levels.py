"""The four levels of `mighty`: legal, fixed by a seed, blind to secrets, ready with reasons."""

import random
import re
from collections.abc import Mapping
from importlib.resources import files
from itertools import count, product

import pytest

from tests.cardsets import HOUSE, LABELS
from ungeheuer.bots import LEVELS, bot
from ungeheuer.bots import budget as budgets
from ungeheuer.bots.budget import Budget
from ungeheuer.bots.tree import Search
from ungeheuer.engine.cardset import CardSet, parse, shelf
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.games.mighty.bots.experience import BY_HASH, experience_with
from ungeheuer.games.mighty.bots.guardian_odds import GuardianOdds
from ungeheuer.games.mighty.bots.heuristic import Castle, rivalry
from ungeheuer.games.mighty.bots.round import Round, distinct_plays
from ungeheuer.games.mighty.bots.win_estimate import WinEstimate
from ungeheuer.games.mighty.game import RULES
from ungeheuer.games.mighty.rules.moves import PLAYS, Play
from ungeheuer.games.mighty.rules.play import plays
from ungeheuer.games.mighty.rules.state import FIGHTING, OVER, PLAYING, State
from ungeheuer.lab.arena import Contest, match

pytestmark = pytest.mark.many

CARDS = HOUSE["mighty"]
KNOWN = experience_with(CARDS)
TABLES = [
    {"players": players, "chain": chain, "king": king}
    for players, chain, king in product((3, 4, 5, 6), (False, True), (False, True))
]
QUICK = ("ogre", "goblin", "sphinx:30", "dragon:40")  # the same bots, with less patience


def rng_of(seed: object) -> Rng:
    return Rng(random.Random(str(seed)).random)


def questions(
    options: Mapping[str, object], seed: object, every: int, cards: CardSet = CARDS
) -> list[State]:
    """Positions of a random match in which a player is asked; one in so many."""
    rng, state = rng_of(seed), RULES.setup(RULES.checked(options), cards)
    found: list[State] = []
    while isinstance(asked := RULES.decide(state), Decision):
        if asked.seat != CHANCE:
            found.append(state.copy())
        RULES.apply(state, asked.ask.sample(rng), SILENT)
    return found[::every]


def asked_in(state: State) -> Decision[Play]:
    asked = RULES.decide(state)
    assert isinstance(asked, Decision)
    return asked  # type: ignore[return-value]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_answers_are_legal_and_fixed_by_the_seed(options: dict[str, object]) -> None:
    states = questions(options, seed=str(options), every=15)
    assert states
    for number, state in enumerate(states):
        asked = asked_in(state)
        view = RULES.view(state, asked.seat)
        for who in QUICK:
            moves = [bot(who, RULES, CARDS).choose(view, asked, rng_of(number)) for _ in range(2)]
            assert moves[0] == moves[1], (who, RULES.position(state))
            assert asked.ask.contains(moves[0]), (who, RULES.position(state))


@pytest.mark.parametrize("who", LEVELS)
def test_a_level_as_people_meet_it_answers_legally(who: str) -> None:
    state = questions({"players": 3, "king": True}, seed=5, every=13)[1]
    asked = asked_in(state)
    move = bot(who, RULES, CARDS).choose(RULES.view(state, asked.seat), asked, rng_of(1))
    assert asked.ask.contains(move)


def own_cards(strength: int, loot: int) -> CardSet:
    """The shipped set with stronger guardians and so many times their loot."""
    text = (files(RULES.package) / "cards/house-1.toml").read_text(encoding="utf-8")
    text = re.sub(r"{ min = \d+, max = \d+", "{ min = 0, max = 9999", text)
    text = re.sub(r"strength = { min = 0", "strength = { min = 1", text)
    guardian = r"{ strength = (\d+), loot = (\d+)"

    def changed(found: re.Match[str]) -> str:
        return f"{{ strength = {int(found[1]) + strength}, loot = {int(found[2]) * loot}"

    text = re.sub(guardian, changed, text)
    return parse(text, "cards")


@pytest.mark.parametrize(("strength", "loot"), [(0, 500), (0, 0), (9, 1)])
def test_answers_are_legal_with_cards_of_ones_own(strength: int, loot: int) -> None:
    """Huge loot, none at all, guardians that nobody can beat."""
    cards = own_cards(strength, loot)
    for state in questions({"players": 4, "king": True}, seed="own", every=6, cards=cards):
        asked = asked_in(state)
        view = RULES.view(state, asked.seat)
        for who in QUICK:
            move = bot(who, RULES, cards).choose(view, asked, rng_of(1))
            assert asked.ask.contains(move), (who, RULES.position(state))


def other_worlds(state: State, most: int) -> list[State]:
    """Positions with other hands that the player on turn cannot tell from this one.

    Hands of round 1 are all that a state of `mighty` hides from a seat: guardians' fronts and
    king tiles are drawn when they are turned up (M-8).
    """
    seat = asked_in(state).seat
    view = RULES.view(state, seat)
    guesses = [RULES.guess(view, CARDS, rng_of(seed)) for seed in range(40)]
    different = [world for world in guesses if world.hand != state.hand]
    assert all(RULES.view(world, seat) == view for world in different)
    return different[:most]


@pytest.mark.parametrize("who", QUICK)
def test_worlds_that_look_alike_get_the_same_move(who: str) -> None:
    tried = 0
    for options in TABLES[:6]:
        for state in questions(options, seed="alike", every=3)[:3]:
            asked = asked_in(state)
            here = bot(who, RULES, CARDS).choose(RULES.view(state, asked.seat), asked, rng_of(2))
            for world in other_worlds(state, 3):
                there = asked_in(world)
                view = RULES.view(world, there.seat)
                assert bot(who, RULES, CARDS).choose(view, there, rng_of(2)) == here
                tried += 1
    assert tried > 20


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that moves on by 10 ms whenever somebody looks."""
    clock = count()
    monkeypatch.setattr(budgets, "monotonic", lambda: next(clock) / 100)
    state = questions({"players": 4}, seed=1, every=9)[0]
    search = Search(Round(RULES.view(state, asked_in(state).seat), CARDS, rng_of(1)), rng_of(1))
    search.spend(Budget(0, 0.5).start())
    assert 45 <= search.simulations <= 50


@pytest.mark.parametrize("options", TABLES[::5], ids=str)
def test_advice_is_legal_sorted_and_agrees_with_the_move(options: dict[str, object]) -> None:
    player = bot("sphinx:60", RULES, CARDS)
    for state in questions(options, seed="advice", every=19):
        asked = asked_in(state)
        view = RULES.view(state, asked.seat)
        reasons = {each.move: each for each in RULES.advise(view, CARDS, asked)}
        advice = player.advise(view, asked, rng_of(3))
        values = [each.value for each in advice]
        assert values == sorted(values, reverse=True)
        assert all(0.0 <= value <= 1.0 for value in values)
        for each in advice:
            assert asked.ask.contains(each.move)
            assert (each.code, each.params) == (reasons[each.move].code, reasons[each.move].params)
        move, why = player.intend(view, asked, rng_of(3))
        assert move == player.choose(view, asked, rng_of(3)) == advice[0].move
        if asked.ask.size() > 1:
            assert why is not None
            assert (why.move, why.value, why.code) == (move, values[0], advice[0].code)


def test_level_4_beats_random_players() -> None:
    """One against three, with a fraction of its patience; even would be 2 of 8."""
    contest = Contest("mighty", {"players": 4}, [], 1, cards=LABELS["mighty"])
    wins = 0.0
    for deal in range(8):
        seated = dict.fromkeys(game("mighty").seats({"players": 4}), "random")
        mine = list(seated)[deal % 4]
        outcome, _ = match(contest, {**seated, mine: "dragon:40"}, deal, 0)
        wins += mine in outcome.winners
    assert wins >= 7


# -- what the search rests on


def test_every_shipped_set_has_figures_of_its_own() -> None:
    assert set(BY_HASH) == {cards.hash for cards in shelf(RULES.package)}
    newest = experience_with(shelf(RULES.package)[0])
    assert experience_with(own_cards(0, 2)) is newest is not experience_with(CARDS)


def test_only_mirrored_plays_are_left_out() -> None:
    for state in questions({"players": 5}, seed=4, every=5):
        kept, offered = distinct_plays(state), plays(state)
        assert set(kept) <= set(offered)
        for play in set(offered) - set(kept):
            assert not state.lying[play.spot]
            assert not state.lying[play.spot ^ 1]
            assert PLAYS[play.strength][play.spot ^ 1] in kept


@pytest.mark.parametrize("options", TABLES[1::4], ids=str)
def test_a_play_is_weighed_as_if_it_had_been_made(options: dict[str, object]) -> None:
    """The quick look at one guardian agrees with a look at the whole castle; prices aside."""
    for state in questions(options, seed="weighed", every=11):
        if state.tile and any(change.where == "lowest-pair" for change in state.tile.changes):
            continue  # what is lowest changes with the play: there the quick look is rough
        odds = GuardianOdds(state)
        weights = rivalry(WinEstimate(odds, 1, KNOWN).before(state))[state.turn]
        castle = Castle(state, odds, weights)
        for play in plays(state):
            if state.lying[play.spot]:
                continue
            made = state.copy()
            made.lying[play.spot], made.owner[play.spot] = play.strength, state.turn
            assert castle.after(play) == pytest.approx(Castle(made, odds, weights).now())


def fought(state: State, rng: Rng) -> list[int]:
    """The gold after the fights of a round, fronts drawn as the rules draw them."""
    while state.phase == FIGHTING:
        RULES.apply(state, asked_in(state).ask.sample(rng), SILENT)
    return state.gold


def test_win_estimate_agrees_with_fights_that_are_fought() -> None:
    """Who leads at the end of the last round, over many fights, is what the estimate says."""
    rng, state = rng_of("fights"), RULES.setup(RULES.checked({"players": 3}), CARDS)
    while state.round < state.rounds or state.phase != FIGHTING:
        RULES.apply(state, asked_in(state).ask.sample(rng), SILENT)
    state.gold = [10, 10, 10]
    expected = WinEstimate(GuardianOdds(state), 0, KNOWN).after(state)
    won = [0.0] * 3
    for _ in range(3000):
        gold = fought(state.copy(), rng)
        leaders = [player for player in range(3) if gold[player] == max(gold)]
        for player in leaders:
            won[player] += 1 / len(leaders) / 3000
    assert sum(expected) == pytest.approx(1.0)
    assert expected == pytest.approx(won, abs=0.15)
    assert state.phase not in {OVER, PLAYING}
