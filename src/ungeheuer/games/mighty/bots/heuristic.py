"""A quick heuristic: how each play changes the gold that the players can expect this round."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.mighty.bots.guardian_odds import SUMS, GuardianOdds
from ungeheuer.games.mighty.bots.win_estimate import WinEstimate, share
from ungeheuer.games.mighty.rules.moves import CARDS, COUNT, Play
from ungeheuer.games.mighty.rules.play import TREASURY_PRICE, owner_price
from ungeheuer.games.mighty.rules.state import NO_PLAYER, State

MIDDLING: Final = 3  # strength of an unplayed monster if no hand has any left
SUM: Final = [sum(cards) for cards in CARDS]  # by hand


class Heuristic:
    """Rates plays in gold: the mover's own counts 1, a rival's counts by `rivalry`."""

    __slots__ = ("_cards", "_odds", "_rivalry")

    def __init__(self, state: State, odds: GuardianOdds, estimate: WinEstimate) -> None:
        self._odds = odds
        self._cards = estimate.cards
        self._rivalry = rivalry(estimate.before(state))

    def gains(self, state: State, plays: tuple[Play, ...]) -> list[float]:
        """Expected gain of each play for the player on turn, relative to not playing."""
        castle = Castle(state, self._odds, self._rivalry[state.turn])
        now = castle.now()
        return [castle.after(play) - now - self._cards[play.strength] for play in plays]


def rivalry(chances: list[float]) -> list[list[float]]:
    """Row i: what one gold of each player is worth to player i; likely winners cost the most.

    This is the slope of `win_chances`, scaled so that a player's own gold counts 1.
    """
    players = range(len(chances))
    return [
        [1.0 if i == j else -chances[j] / max(1e-9, 1.0 - chances[i]) for j in players]
        for i in players
    ]


class Castle:
    """The monsters on the board, valued from the gate and from the far end.

    With x the chance to get past guardian k, everything behind it is worth
    gain_if_passed[k] * x + losses_behind[k]; so rating one play does not visit the other guardians.
    """

    __slots__ = (
        "_before",
        "_gain_if_passed",
        "_losses_behind",
        "_lowest",
        "_odds",
        "_reached",
        "_state",
        "_typical",
        "_weights",
    )

    def __init__(self, state: State, odds: GuardianOdds, weights: list[float]) -> None:
        self._state = state
        self._odds = odds
        self._weights = weights
        self._typical = typical_strength(state)
        players = state.players
        self._reached = [1.0] * (players + 1)
        self._before = [0.0] * (players + 1)
        self._gain_if_passed = [0.0] * players
        self._losses_behind = [0.0] * players
        self._lowest = self._lowest_sum() if odds.lowest else 0
        self._value()

    def _value(self) -> None:
        state, odds = self._state, self._odds
        players = state.players
        lying, owner = state.lying, state.owner
        chances, wins, losses = [0.0] * players, [0.0] * players, [0.0] * players
        for place in range(players):
            first = 2 * place
            one, other = lying[first] or self._typical, lying[first + 1] or self._typical
            chance = odds.chance[place][one + other]
            win = self._win(place, owner[first], one, other)
            win += self._win(place, owner[first + 1], other, one)
            loss = self._loss(owner[first], one) + self._loss(owner[first + 1], other)
            chances[place], wins[place], losses[place] = chance, win, loss
            passed = self._reached[place] * chance
            self._before[place + 1] = self._before[place] + passed * win + (1.0 - passed) * loss
            self._reached[place + 1] = passed
        gain = losses_behind = 0.0
        for place in range(players - 1, -1, -1):
            self._gain_if_passed[place], self._losses_behind[place] = gain, losses_behind
            gain = chances[place] * (wins[place] - losses[place] + gain)
            losses_behind += losses[place]

    def now(self) -> float:
        """Expected value of the round if nobody plays another card."""
        return self._before[-1]

    def after(self, play: Play) -> float:
        """Expected value of the round after this play, its price paid."""
        state, place, spot = self._state, play.place, play.spot
        mine = play.strength
        other = state.lying[spot ^ 1] or self._typical
        beside, me = state.owner[spot ^ 1], state.turn
        win = self._win(place, me, mine, other) + self._win(place, beside, other, mine)
        loss = self._loss(me, mine) + self._loss(beside, other)
        passed = self._reached[place] * self._odds.chance[place][mine + other]
        value = self._before[place] + passed * win + (1.0 - passed) * loss
        value += passed * self._gain_if_passed[place] + self._losses_behind[place]
        return value - self._price(play)

    def _win(self, place: int, owner: int, mine: int, other: int) -> float:
        if owner == NO_PLAYER:
            return 0.0
        gold = share(self._odds, place, mine, other)
        if self._lowest and mine + other <= self._lowest:
            gold += self._odds.lowest
        return self._weights[owner] * gold

    def _loss(self, owner: int, strength: int) -> float:
        if owner == NO_PLAYER:
            return 0.0
        return -self._weights[owner] * self._odds.healing[owner][strength]

    def _price(self, play: Play) -> float:
        """M-3.4: what goes to the treasury, and what goes to a rival."""
        state, weights = self._state, self._weights
        owner, me = state.owner[play.spot], state.turn
        if owner == NO_PLAYER:
            return 0.0
        paid = owner_price(state.levels[play.place], own=owner == me)
        return TREASURY_PRICE * weights[me] + paid * (weights[me] - weights[owner])

    def _lowest_sum(self) -> int:
        lying, usual = self._state.lying, self._typical
        sums = [(lying[s] or usual) + (lying[s + 1] or usual) for s in range(0, len(lying), 2)]
        return min(SUMS, *sums)


def typical_strength(state: State) -> int:
    """Likely strength of an unplayed monster: the mean over the hands that may still play."""
    cards = total = 0
    for hand in state.hand:
        if COUNT[hand] > 1:
            cards += COUNT[hand]
            total += SUM[hand]
    return (total + cards // 2) // cards if cards else MIDDLING
