"""Another world that a seat cannot tell from this one: other hands in round 1."""

from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.rules.moves import HANDS, DealHand, Play


def rewritten(match: Match, seat: Seat, rng: Rng) -> list[tuple[Seat, str]]:
    """The line of moves with every hidden hand replaced by one that fits what was played.

    Made from the rules (M-2.4), not from a view: a view that tells too much must not help.
    """
    line = []
    for entry in match.history:
        text = entry.move.text
        if isinstance(entry.move, DealHand) and str(entry.move.player) != seat:
            player = entry.move.player
            bits = _shown(match, Seat(str(player)), entry.move.hand)
            fitting = [deal for deal in HANDS[player] if deal.hand & bits == bits]
            text = rng.pick(fitting).text
        line.append((entry.seat, text))
    return line


def _shown(match: Match, seat: Seat, dealt: int) -> int:
    """The cards that this seat has played from the hand it was dealt, in round 1."""
    bits = 0
    for entry in match.history:
        if entry.move.text.startswith("front"):
            break  # the fight: round 1 is played
        if entry.move.text == "king strong-hand":
            return 0  # all hands change before anything is played
        if entry.seat == seat and isinstance(entry.move, Play):
            bits |= entry.move.bit
    return bits & dealt
