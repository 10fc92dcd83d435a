"""The bots of both roles against one another, with intervals."""

import pytest

from tests.amounts import amount
from tests.cardsets import HOUSE
from ungeheuer.bots import bot
from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.lab.interval import wilson
from ungeheuer.lab.match import play_match, rng_of

CARDS = HOUSE["timid"]
Interval = tuple[float, float]


def floors(dungeon: str, character: str, games: int) -> list[int]:
    """How many floors the character escaped, game by game."""
    bots = {DUNGEON: bot(dungeon, RULES, CARDS), CHARACTER: bot(character, RULES, CARDS)}
    return [escaped(bots, seed) for seed in range(games)]


def escaped(bots: dict[Seat, Bot], seed: int) -> int:
    state = RULES.setup({}, CARDS)
    play_match(RULES, state, bots, {seat: rng_of(seed, seat) for seat in (CHANCE, *bots)})
    return state.escaped


def escapes(dungeon: str, character: str, games: int) -> Interval:
    """The 95 % interval of the share of games in which the character wins."""
    won = floors(dungeon, character, games).count(3)
    interval = wilson(won / games, games)
    print(f"{character} against {dungeon}: {won} of {games}, {interval}")
    return interval


def check_the_order_of_strength(games: int) -> None:
    random_character = escapes("random", "random", games)
    greedy_character = escapes("random", "greedy", games)
    trapped = escapes("greedy", "greedy", games)
    assert greedy_character[0] > random_character[1]
    assert trapped[1] < greedy_character[0]


@pytest.mark.long
@pytest.mark.many
def test_greedy_is_stronger_than_random_in_both_roles() -> None:
    check_the_order_of_strength(amount(60, at_home=20))


@pytest.mark.campaign
def test_greedy_is_stronger_than_random_in_1000_games_each() -> None:
    check_the_order_of_strength(1000)
