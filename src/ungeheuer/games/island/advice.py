"""What a good player looks at."""

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.games.island.view import View


def advise(view: View, decision: Decision[Move]) -> list[Advice[Move]]:
    return []
