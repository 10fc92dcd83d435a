"""Random matches: no card, no gold and no guardian comes from nowhere or goes astray."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.amounts import amount
from tests.games.mighty.tables import begin, expected_gold, expected_plays, view
from ungeheuer.engine.events import Note
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.rules.events import (
    GuardiansDealt,
    Healed,
    LootTaken,
    MatchEnded,
    PricePaid,
    RoundEnded,
)
from ungeheuer.games.mighty.rules.moves import CARDS, Front
from ungeheuer.games.mighty.rules.view import View

GAMES = amount(20, at_home=5)
TABLES = [(p, c, k) for p in (3, 4, 5, 6) for c in (False, True) for k in (False, True)]


class Ledger:
    """What the events of a match say about gold and guardians."""

    def __init__(self, players: int) -> None:
        self.gold = [8] * players
        self.dealt: Counter[int] = Counter()
        self.treasury = 0

    def book(self, notes: Sequence[Note]) -> None:
        for note in notes:
            match note.event:
                case PricePaid(player, treasury, owner, owner_gold):
                    self.move(player, -treasury - owner_gold)
                    self.move(owner, owner_gold)
                case LootTaken(player, gold, _):
                    self.move(player, gold)
                case Healed(player, _, cost, paid):
                    assert paid == min(cost, self.gold[player])
                    self.move(player, -paid)
                case GuardiansDealt(_, levels):
                    self.dealt.update(levels)
                case RoundEnded(_, gold) | MatchEnded(gold, _):
                    assert gold == self.gold

    def move(self, player: int, gold: int) -> None:
        self.gold[player] += gold
        self.treasury -= gold


def check_gold(seen: View, ledger: Ledger) -> None:
    purses = [player.gold for player in seen.players]
    assert purses == ledger.gold
    assert min(purses) >= 0
    assert sum(purses) + ledger.treasury == 8 * len(purses)


def check_cards(match: Match, seen: View) -> None:
    """Each player's five cards are exactly once in hand, aside or castle."""
    state = match.state
    for number, player in enumerate(seen.players):
        castle = [
            monster.strength
            for place in seen.places
            for monster in place.monsters
            if monster and monster.player == number
        ]
        inside, before = list(CARDS[state.hand[number]]), list(CARDS[state.aside[number]])
        assert player.cards == len(inside)
        if seen.phase not in ("choosing-start", "dealing-hands"):
            assert sorted(inside + before + castle) == [1, 2, 3, 4, 5]
            assert (len(before), len(inside) + len(castle)) == (2, 3)
            assert len(castle) <= 2


def check_guardians(seen: View, ledger: Ledger) -> None:
    for level in (1, 2, 3):
        assert seen.undealt[level - 1] + ledger.dealt[level] == 12
        turned = [(s.strength, s.loot) for s in seen.seen if s.level == level]
        assert len(turned) + len(seen.unseen[level - 1]) == 12
        assert not set(turned) & set(seen.unseen[level - 1])
    rounds_dealt = seen.round - (seen.phase in SET_UP)
    assert sum(seen.undealt) == 36 - len(seen.players) * rounds_dealt
    assert len(set(seen.tiles_seen)) == len(seen.tiles_seen)
    assert len(seen.tiles_seen) + len(seen.tiles_left) == 12


SET_UP = ("choosing-start", "dealing-hands", "dealing-guardians")


def check_hands(match: Match) -> None:
    """Every seat's guesses hold the true hand, and exactly that one where it must be known."""
    for seat in (*match.seats, SPECTATOR):
        seen = view(match, seat)
        for number, player in enumerate(seen.players):
            truth = list(CARDS[match.state.hand[number]])
            assert truth in player.hands
            if seat == str(number) or seen.round > 1:
                assert player.hands == [truth]


def follow(match: Match, rng: Rng) -> Match:
    ledger = Ledger(len(match.seats))
    while match.decision is not None and match.turn is not None:
        move = match.decision.ask.sample(rng)
        before = view(match, match.turn)
        if match.turn != CHANCE:
            assert set(match.legal()) == expected_plays(before)
        ledger.book(match.play(match.turn, move))
        seen = view(match)
        if isinstance(move, Front):
            assert ledger.gold == expected_gold(before, move.strength, move.loot)
        check_gold(seen, ledger)
        check_cards(match, seen)
        check_guardians(seen, ledger)
        check_hands(match)
    return match


@pytest.mark.many
@pytest.mark.parametrize(("players", "chain", "king"), TABLES)
@pytest.mark.rule("M-1.1", "M-1.2", "M-1.4", "M-5.2", "M-5.5", "M-7.0", "M-8.2", "M-8.3")
def test_conservation(players: int, *, chain: bool, king: bool) -> None:
    for seed in range(GAMES):
        rng = Rng(random.Random(1000 * players + seed).random)
        match = follow(begin(players, chain=chain, king=king), rng)
        assert match.outcome is not None
        most = max(match.outcome.result["gold"])
        winners = [s for s, g in enumerate(match.outcome.result["gold"]) if g == most]
        assert match.outcome.result["winners"] == [str(seat) for seat in winners]
