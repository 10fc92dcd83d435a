"""What a good player looks at, from the view alone."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.games.timid.view import View


def advise(view: View, decision: Decision[Move]) -> list[Advice[Move]]:
    return []
