"""The nouns: cups with dice, and the bids of the round."""

from __future__ import annotations

from liars_dice.rules.moves import Bid, Cup, Face, Player


class State:
    """A whole position. A cup is empty until its dice are rolled."""

    __slots__ = ("bids", "cups", "dice", "last", "turn", "wild")

    def __init__(self, dice: list[int], *, wild: bool) -> None:
        self.wild = wild
        self.turn = Player(0)  # L-2.2: who answers, or will once all have rolled
        self.dice = dice  # how many each player still has
        self.cups: list[Cup] = [()] * len(dice)
        self.bids: list[tuple[Player, Bid]] = []
        self.last: list[Cup] = [()] * len(dice)  # what lay under the cups when they were lifted

    def copy(self) -> State:
        twin = State(self.dice[:], wild=self.wild)
        twin.turn = self.turn
        twin.cups = self.cups[:]
        twin.bids = self.bids[:]
        twin.last = self.last[:]
        return twin

    def players(self) -> list[Player]:
        """Those who still have dice."""
        return [Player(number) for number, dice in enumerate(self.dice) if dice]

    def roller(self) -> Player | None:
        """Whose dice are to be rolled next."""
        return next((each for each in self.players() if not self.cups[each]), None)

    def next_player(self, player: Player) -> Player:
        """Clockwise, past those who are out."""
        alive = self.players()
        return next((each for each in alive if each > player), alive[0])


def matching(cup: Cup, face: Face, *, wild: bool) -> int:
    """L-4.2, V-wild: how many dice count as this face."""
    return sum(die == face or (wild and die == 1) for die in cup)
