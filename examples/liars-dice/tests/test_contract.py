"""The contract that every game keeps, over more than 2,000 positions, secrecy among it."""

from liars_dice.rules.moves import FACES, SEATS, Doubt, Roll

from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.testing.contract import Contract
from ungeheuer.testing.worlds import Line, Trial


def rewritten(match: Match, seat: Seat, rng: Rng) -> Line:
    """The same line with other dice under the cups of the others that have not been lifted."""
    moves = [entry.move for entry in match.history]
    lifted = max((n for n, move in enumerate(moves) if isinstance(move, Doubt)), default=-1)
    line: Line = []
    for number, entry in enumerate(match.history):
        move = entry.move
        if number > lifted and isinstance(move, Roll) and SEATS[move.player] != seat:
            move = Roll(move.player, [rng.pick(FACES) for _ in move.cup])
        line.append((entry.seat, move.text))
    return line


class TestContract(Contract):
    trials = (Trial("liars-dice", cases=20, matches=1, positions=2_000, rewritten=rewritten),)
