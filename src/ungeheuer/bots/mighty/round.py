"""`mighty` for the tree search: one round is searched, later ones are estimated from the gold.

Hidden are the hands of round 1 (drawn evenly from those that are possible) and the guardians'
fronts (all unseen cards of the level are equally likely): both beliefs are exact.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from ungeheuer.bots.tree import NOBODY, Model
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Move
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty import rules
from ungeheuer.games.mighty.cards import STRONGEST_PAIR, deck_of
from ungeheuer.games.mighty.guess import guess
from ungeheuer.games.mighty.moves import Place, Play, Player
from ungeheuer.games.mighty.state import FIGHTING, NO_PLAYER, OVER, PLAYING, State

MIDDLING: Final = 3  # what a monster still to come is likely to have
GLANCES: Final = 3  # moves looked at for each one in a playout
KEEN: Final = 1.0  # how strongly a gold more makes a move look better
# How far gold is from deciding a match: so much that is still to come is left to chance.
LUCK_OF_A_ROUND: Final = 2.6
LUCK_AT_ONCE: Final = 0.8


class Outlook:
    """For each guardian and each sum of two monsters: the chance to beat it, and the loot then."""

    __slots__ = ("chance", "loot", "lowest", "twins")

    def __init__(self, state: State) -> None:
        self.chance: list[list[float]] = []
        self.loot: list[list[float]] = []
        self.twins = 0
        self.lowest = 0
        changes = state.tile.changes if state.tile else []
        for change in changes:
            if change.where == "equal-pair":
                self.twins += change.loot
            elif change.where == "lowest-pair":
                self.lowest += change.loot
        for place in range(state.players):
            strength = loot = 0
            for change in changes:
                fixed = change.where not in {"equal-pair", "lowest-pair"}
                totals = [0] * state.players
                if fixed and rules.tile_means(change.where, place, totals, twins=False):
                    strength += change.strength
                    loot += change.loot
            self._add(state, Place(place), strength, loot)

    def _add(self, state: State, place: Place, more: int, gold: int) -> None:
        fronts = state.unseen[state.levels[place]]
        chance = [0.0] * (STRONGEST_PAIR + 1)
        loot = [0.0] * (STRONGEST_PAIR + 1)
        for total in range(STRONGEST_PAIR + 1):
            beaten = [max(0, f.loot + gold) for f in fronts if f.strength + more <= total]
            if beaten:
                chance[total] = len(beaten) / len(fronts)
                loot[total] = sum(beaten) / len(beaten)
        self.chance.append(chance)
        self.loot.append(loot)


class Round(Model):
    """The round that is being played, seen by one player."""

    def __init__(self, view: Any, cardset: CardSet, rng: Rng) -> None:
        self._view = view
        self._deck = deck_of(cardset)
        self._known = guess(view, self._deck, rng)
        self._settled = self._known.hands_open
        self._outlook = Outlook(self._known)
        players = self._known.players
        self._healing = [
            [0, *[rules.healing_cost(self._known, Player(p), s) for s in range(1, 6)]]
            for p in range(players)
        ]
        left = self._known.rounds - self._known.round
        self._luck = LUCK_AT_ONCE + LUCK_OF_A_ROUND * sqrt(left)
        self._last = left == 0

    def position(self, rng: Rng) -> State:
        """From round 2 on all hands are known, and there is but one position."""
        if self._settled:
            return self._known.copy()
        return guess(self._view, self._deck, rng)

    def mover(self, position: Any) -> int:
        state: State = position
        return state.turn if state.phase == PLAYING else NOBODY

    def moves(self, position: Any) -> tuple[Move, ...]:
        state: State = position
        return rules.plays(state)

    def step(self, position: Any, move: Move) -> None:
        state: State = position
        rules.apply(state, move, SILENT)

    def promise(self, position: Any, move: Move) -> float:
        state: State = position
        assert isinstance(move, Play)
        return exp(KEEN * self.gain(state, move))

    def gain(self, state: State, play: Play) -> float:
        """What a play promises its player beyond what the others can expect on average."""
        spot, me = play.spot, state.turn
        lying, owner = state.lying[spot], state.owner[spot]
        price = 0.0
        if lying:
            paid = rules.owner_price(state.levels[play.place], own=owner == me)
            price = rules.TREASURY_PRICE + paid + paid / (state.players - 1)
        state.lying[spot], state.owner[spot] = play.strength, me
        gold = self.expected(state)
        state.lying[spot], state.owner[spot] = lying, owner
        others = (sum(gold) - gold[me]) / (state.players - 1)
        return gold[me] - others - price

    def expected(self, state: State) -> list[float]:
        """M-4, M-5.1: what each player can expect this round to bring; free spots are middling."""
        gold = [0.0] * state.players
        lying, owner = state.lying, state.owner
        outlook, healing = self._outlook, self._healing
        lowest = self._lowest(state) if outlook.lowest else -1
        reached = 1.0
        for place in range(state.players):
            first, second = 2 * place, 2 * place + 1
            one, other = lying[first] or MIDDLING, lying[second] or MIDDLING
            total = one + other
            won = reached * outlook.chance[place][total]
            loot = outlook.loot[place][total]
            if one == other:
                loot += outlook.twins
            if total == lowest:
                loot += outlook.lowest
            edge = 0.25 if one > other else -0.25 if other > one else 0.0
            mine, theirs = owner[first], owner[second]
            if mine != NO_PLAYER:
                share = loot / 2 + edge
                gold[mine] += won * share - (1.0 - won) * healing[mine][one]
            if theirs != NO_PLAYER:
                share = loot / 2 - edge
                gold[theirs] += won * share - (1.0 - won) * healing[theirs][other]
            reached = won
        return gold

    def _lowest(self, state: State) -> int:
        lying = state.lying
        return min(
            (lying[spot] or MIDDLING) + (lying[spot + 1] or MIDDLING)
            for spot in range(0, 2 * state.players, 2)
        )

    # -- to the end of the round

    def values(self, position: Any, rng: Rng) -> list[float]:
        state: State = position
        while state.phase == PLAYING:
            rules.apply(state, self._glance(state, rng), SILENT)
        if self._last:
            while state.phase == FIGHTING:
                pool = state.unseen[state.levels[len(state.turned)]]
                rules.apply(state, rng.pick(pool), SILENT)
            return self._won(state)
        gold = self.expected(state)
        return standing([state.gold[p] + gold[p] for p in range(state.players)], self._luck)

    def _glance(self, state: State, rng: Rng) -> Play:
        """The best of a few plays that catch the eye."""
        plays = rules.plays(state)
        best = plays[rng.below(len(plays))]
        most = self.gain(state, best)
        for _ in range(GLANCES - 1):
            play = plays[rng.below(len(plays))]
            gain = self.gain(state, play)
            if gain > most:
                best, most = play, gain
        return best

    def _won(self, state: State) -> list[float]:
        """M-6.1: most gold; a tie is shared. A little for the gold itself, to play on when lost."""
        assert state.phase == OVER
        most = max(state.gold)
        share = 1.0 / state.gold.count(most)
        close = standing([float(gold) for gold in state.gold], LUCK_OF_A_ROUND)
        return [
            0.9 * (share if gold == most else 0.0) + 0.1 * close[player]
            for player, gold in enumerate(state.gold)
        ]


def standing(gold: list[float], luck: float) -> list[float]:
    """How likely each player is to win with this gold, if `luck` is what may still happen."""
    most = max(gold)
    weights = [exp((each - most) / luck) for each in gold]
    total = sum(weights)
    return [weight / total for weight in weights]
