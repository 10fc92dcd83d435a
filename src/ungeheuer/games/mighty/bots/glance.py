"""A quick look at every play: what it does to the gold that each player can expect this round."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.mighty.bots.outlook import SUMS, Outlook
from ungeheuer.games.mighty.bots.prospects import CARD_WORTH, Prospects, share
from ungeheuer.games.mighty.rules.moves import CARDS, COUNT, Play
from ungeheuer.games.mighty.rules.play import TREASURY_PRICE, owner_price
from ungeheuer.games.mighty.rules.state import NO_PLAYER, State

MIDDLING: Final = 3  # what a monster still to come has, where nobody has any left
SUM: Final = [sum(cards) for cards in CARDS]  # by hand


class Glance:
    """Weighs plays in gold: one's own counts whole, that of others as far as they are rivals."""

    __slots__ = ("_cards", "_outlook", "_rivalry")

    def __init__(self, state: State, outlook: Outlook, prospects: Prospects) -> None:
        self._outlook = outlook
        self._cards = [0.0 if prospects.last else worth for worth in CARD_WORTH]
        self._rivalry = rivalry(prospects.before(state))

    def gains(self, state: State, plays: tuple[Play, ...]) -> list[float]:
        """What each play promises to whoever is on turn, compared with no monster there."""
        castle = Castle(state, self._outlook, self._rivalry[state.turn])
        now = castle.now()
        return [castle.after(play) - now - self._cards[play.strength] for play in plays]


def rivalry(chances: list[float]) -> list[list[float]]:
    """Row i: what a gold of each player is worth to i; the likelier winners hurt the most.

    This is the slope of `standing`, scaled so that one's own gold counts 1.
    """
    players = range(len(chances))
    return [
        [1.0 if i == j else -chances[j] / max(1e-9, 1.0 - chances[i]) for j in players]
        for i in players
    ]


class Castle:
    """The monsters as they lie, valued from the gate and from the far end.

    With x the chance to get past guardian k, all that lies behind it is worth ahead[k] * x +
    behind[k]; so one play is weighed without looking at the other guardians again.
    """

    __slots__ = (
        "_ahead",
        "_before",
        "_behind",
        "_least",
        "_middling",
        "_outlook",
        "_reached",
        "_state",
        "_weights",
    )

    def __init__(self, state: State, outlook: Outlook, weights: list[float]) -> None:
        self._state = state
        self._outlook = outlook
        self._weights = weights
        self._middling = middling(state)
        players = state.players
        self._reached = [1.0] * (players + 1)
        self._before = [0.0] * (players + 1)
        self._ahead = [0.0] * players
        self._behind = [0.0] * players
        self._least = self._lowest() if outlook.lowest else 0
        self._value()

    def _value(self) -> None:
        state, outlook = self._state, self._outlook
        players = state.players
        lying, owner = state.lying, state.owner
        chances, wins, losses = [0.0] * players, [0.0] * players, [0.0] * players
        for place in range(players):
            first = 2 * place
            one, other = lying[first] or self._middling, lying[first + 1] or self._middling
            chance = outlook.chance[place][one + other]
            win = self._win(place, owner[first], one, other)
            win += self._win(place, owner[first + 1], other, one)
            loss = self._loss(owner[first], one) + self._loss(owner[first + 1], other)
            chances[place], wins[place], losses[place] = chance, win, loss
            passed = self._reached[place] * chance
            self._before[place + 1] = self._before[place] + passed * win + (1.0 - passed) * loss
            self._reached[place + 1] = passed
        ahead = behind = 0.0
        for place in range(players - 1, -1, -1):
            self._ahead[place], self._behind[place] = ahead, behind
            ahead = chances[place] * (wins[place] - losses[place] + ahead)
            behind += losses[place]

    def now(self) -> float:
        """All that the round promises if nobody plays any more."""
        return self._before[-1]

    def after(self, play: Play) -> float:
        """All that the round promises with this card there, its price paid."""
        state, place, spot = self._state, play.place, play.spot
        mine = play.strength
        other = state.lying[spot ^ 1] or self._middling
        beside, me = state.owner[spot ^ 1], state.turn
        win = self._win(place, me, mine, other) + self._win(place, beside, other, mine)
        loss = self._loss(me, mine) + self._loss(beside, other)
        passed = self._reached[place] * self._outlook.chance[place][mine + other]
        value = self._before[place] + passed * win + (1.0 - passed) * loss
        value += passed * self._ahead[place] + self._behind[place]
        return value - self._price(play)

    def _win(self, place: int, owner: int, mine: int, other: int) -> float:
        if owner == NO_PLAYER:
            return 0.0
        gold = share(self._outlook, place, mine, other)
        if self._least and mine + other <= self._least:
            gold += self._outlook.lowest
        return self._weights[owner] * gold

    def _loss(self, owner: int, strength: int) -> float:
        if owner == NO_PLAYER:
            return 0.0
        return -self._weights[owner] * self._outlook.healing[owner][strength]

    def _price(self, play: Play) -> float:
        """M-3.4: what goes to the treasury, and what goes to a rival."""
        state, weights = self._state, self._weights
        owner, me = state.owner[play.spot], state.turn
        if owner == NO_PLAYER:
            return 0.0
        paid = owner_price(state.levels[play.place], own=owner == me)
        return TREASURY_PRICE * weights[me] + paid * (weights[me] - weights[owner])

    def _lowest(self) -> int:
        lying, usual = self._state.lying, self._middling
        sums = [(lying[s] or usual) + (lying[s + 1] or usual) for s in range(0, len(lying), 2)]
        return min(SUMS, *sums)


def middling(state: State) -> int:
    """What a monster still to come is likely to have: the mean of the hands that may play."""
    cards = total = 0
    for hand in state.hand:
        if COUNT[hand] > 1:
            cards += COUNT[hand]
            total += SUM[hand]
    return (total + cards // 2) // cards if cards else MIDDLING
