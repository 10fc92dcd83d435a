"""The sentences: what is asked, and what an answer does."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from liars_dice.rules.events import BidMade, CupLifted, DieLost, Doubted, MatchEnded, Rolled
from liars_dice.rules.moves import BIDS, DOUBT, FACES, SEATS, Bid, Face, Player, Roll
from liars_dice.rules.state import State, matching
from ungeheuer.engine.chance import Chance
from ungeheuer.engine.decision import Decision, Move, OneOf, Outcome
from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import CHANCE, RuleId, Seat
from ungeheuer.engine.rng import Rng

ONE: Final = Face(1)


class Rolls(Chance[Roll]):
    """L-2.3: so many dice of one player; the order in which they fall does not matter."""

    __slots__ = ("dice", "player")

    def __init__(self, player: Player, dice: int) -> None:
        self.player = player
        self.dice = dice

    def outcomes(self) -> list[tuple[Roll, int]]:
        every = combinations_with_replacement(FACES, self.dice)
        return [(Roll(self.player, faces), ways(faces)) for faces in every]

    def contains(self, move: Move) -> bool:
        rolled = isinstance(move, Roll) and (move.player, len(move.cup))
        return rolled == (self.player, self.dice)

    def sample(self, rng: Rng) -> Roll:
        return Roll(self.player, [rng.pick(FACES) for _ in range(self.dice)])


def ways(faces: tuple[Face, ...]) -> int:
    """In how many orders these dice can fall."""
    return factorial(len(faces)) // prod(factorial(faces.count(face)) for face in FACES)


# -- conditions that `obstacles` asks as well


def is_higher(bid: Bid, last: Bid | None) -> bool:
    """L-3.2: more dice, or as many of a higher face."""
    return last is None or (bid.count, bid.face) > (last.count, last.face)


def is_within(bid: Bid, total: int) -> bool:
    """L-3.3: no more dice than lie under all cups."""
    return bid.count <= total


def is_face_to_bid(face: Face, *, wild: bool) -> bool:
    """V-wild: ones count as every face, so nobody bids on them."""
    return not (wild and face == ONE)


# -- asking


def decide(state: State) -> Decision[Move] | Outcome:
    """L-2.3, L-3.1: everybody rolls, then bids go round."""
    roller, seat = state.roller(), asked(state)
    if seat is None:
        return outcome(state)
    if roller is not None:
        return Decision(CHANCE, Rolls(roller, state.dice[roller]), RuleId("L-2.3"))
    return Decision(seat, OneOf(list(answers(state))), RuleId("L-3.1"))


def asked(state: State) -> Seat | None:
    if len(state.players()) == 1:
        return None
    return SEATS[state.turn] if state.roller() is None else CHANCE


def answers(state: State) -> Iterator[Move]:
    """L-3.1, L-4.1: a higher bid, or a doubt once there is one."""
    last = state.bids[-1][1] if state.bids else None
    if last is not None:
        yield DOUBT
    for bid in BIDS[: sum(state.dice) * len(FACES)]:  # L-3.3: those above name too many dice
        if is_higher(bid, last) and is_face_to_bid(bid.face, wild=state.wild):
            yield bid


def outcome(state: State) -> Outcome:
    """L-5.2: whoever is left has won."""
    winner = SEATS[state.players()[0]]
    result = {"winner": str(winner), "dice": state.dice[:]}
    return Outcome([winner], result, RuleId("L-5.2"), [float(dice) for dice in state.dice])


# -- answering


def apply(state: State, move: Move, notes: Notes) -> None:
    if isinstance(move, Bid):
        bid(state, move, notes)
    elif isinstance(move, Roll):
        roll(state, move, notes)
    else:
        doubt(state, notes)


def roll(state: State, move: Roll, notes: Notes) -> None:
    """L-2.3: each looks under the own cup only."""
    state.cups[move.player] = move.cup
    owner = SEATS[move.player]
    notes.tell(Rolled(move.player, list(move.cup)), only=owner)
    notes.tell(Rolled(move.player, []), but=owner)


def bid(state: State, move: Bid, notes: Notes) -> None:
    """L-3.1: then the next one clockwise answers."""
    state.bids.append((state.turn, move))
    notes.tell(BidMade(state.turn, move.count, move.face))
    state.turn = state.next_player(state.turn)


def doubt(state: State, notes: Notes) -> None:
    """L-4.1, L-4.3: too few dice, and the bidder loses one; enough, and the doubter does."""
    bidder, last = state.bids[-1]
    notes.tell(Doubted(state.turn, bidder))
    lift_cups(state, notes)
    amount = sum(matching(cup, last.face, wild=state.wild) for cup in state.last)
    lose_die(state, state.turn if amount >= last.count else bidder, amount, notes)


def lift_cups(state: State, notes: Notes) -> None:
    """L-4.2: all cups are lifted, for everybody to see."""
    for player in state.players():
        notes.reveal(CupLifted(player, list(state.cups[player])))
    state.last = state.cups
    state.cups = [()] * len(state.dice)
    state.bids = []


def lose_die(state: State, loser: Player, amount: int, notes: Notes) -> None:
    """L-4.3, L-5.1: the loser begins the next round; without dice, the next one does."""
    state.dice[loser] -= 1
    notes.tell(DieLost(loser, amount, state.dice[loser]))
    state.turn = loser if state.dice[loser] else state.next_player(loser)
    if len(state.players()) == 1:
        notes.tell(MatchEnded(state.players()[0]))
