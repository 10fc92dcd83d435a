"""The tree search, and `mighty` for it."""

import random

import pytest

from tests.cardsets import HOUSE
from ungeheuer.bots.budget import Budget
from ungeheuer.bots.search import SearchBot
from ungeheuer.bots.tree import NOBODY, Model, Search
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.games.mighty.bots.round import Round
from ungeheuer.games.mighty.bots.win_estimate import win_chances

MIGHTY = game("mighty")
CARDS = HOUSE["mighty"]
SIMULATIONS = 60


def rng_of(seed: int) -> Rng:
    return Rng(random.Random(seed).random)


class Nim(Model):
    """Two players take one or two of some stones; who takes the last one wins."""

    def __init__(self, stones: int) -> None:
        self.stones = stones

    def position(self, rng: Rng) -> list[int]:
        return [self.stones, 0]

    def mover(self, position: list[int]) -> int:
        return position[1] if position[0] else NOBODY

    def moves(self, position: list[int]) -> tuple[Move, ...]:
        return tuple(Move(str(taken)) for taken in (1, 2) if taken <= position[0])

    def prior(self, position: list[int], move: Move) -> float:
        return 1.0

    def step(self, position: list[int], move: Move) -> None:
        position[0] -= int(move.text)
        position[1] = 1 - position[1]

    def values(self, position: list[int], rng: Rng) -> list[float]:
        while position[0]:
            self.step(position, rng.pick(self.moves(position)))
        won = 1 - position[1]
        return [1.0 - won, float(won)]


@pytest.mark.parametrize(("stones", "best"), [(2, "2"), (4, "1"), (5, "2"), (7, "1"), (8, "2")])
def test_the_search_finds_what_wins(stones: int, best: str) -> None:
    search = Search(Nim(stones), rng_of(1))
    search.run(600)
    assert search.tried_moves()[0].move.text == best
    assert sum(tried.visits for tried in search.tried_moves()) == search.simulations == 600


def asked_at(seed: int) -> tuple[Match, Decision[Move]]:
    """A question somewhere in a match that is played at random."""
    rng = rng_of(seed)
    match = Match(MIGHTY, {"players": 3 + seed % 4, "king": seed % 2 == 0}, HOUSE["mighty"])
    for _ in range(12 + 7 * seed):
        decision = match.decision
        assert decision is not None
        if decision.seat != CHANCE and rng.uniform() < 0.1:
            break
        match.play(decision.seat, decision.ask.sample(rng).text)
    while match.decision is not None and match.decision.seat == CHANCE:
        match.play(CHANCE, match.decision.ask.sample(rng).text)
    assert match.decision is not None
    return match, match.decision


@pytest.mark.parametrize("seed", range(6))
def test_its_answer_is_legal_and_fixed_by_the_seed(seed: int) -> None:
    match, decision = asked_at(seed)
    bot = SearchBot(Round, CARDS, Budget(SIMULATIONS))
    view = match.view(decision.seat)
    moves = {bot.choose(view, decision, rng_of(9)).text for _ in range(2)}
    assert len(moves) == 1
    assert decision.ask.contains(MIGHTY.read(moves.pop()))


def test_it_sees_no_more_than_its_seat() -> None:
    """Two deals that look alike to seat 0: the same move, whatever the others hold."""
    chosen = set()
    for hand in ("1 2 3", "3 4 5", "1 4 5"):
        match = Match(MIGHTY, {"players": 3}, HOUSE["mighty"])
        for text in ("start 0", "hand 0 1 2 5", f"hand 1 {hand}", "hand 2 2 3 4", "deal 1 2 3"):
            match.play(CHANCE, text)
        decision = match.decision
        assert decision is not None
        bot = SearchBot(Round, CARDS, Budget(SIMULATIONS))
        chosen.add(bot.choose(match.view("0"), decision, rng_of(4)).text)  # type: ignore[arg-type]
    assert len(chosen) == 1


def test_win_chances_are_shared_out_and_follow_the_gold() -> None:
    shares = win_chances([20.0, 10.0, 10.0], 3.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[1] == shares[2]
