"""The quick player on a seat: it gets a view, and tells what it is about to do."""

from __future__ import annotations

from ungeheuer.bots.island.quick import Choice, choices
from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.advice import reason
from ungeheuer.games.island.obstacles import state_of
from ungeheuer.games.island.state import State
from ungeheuer.games.island.view import View


class QuickBot(Bot):
    """Always the same move for the same view."""

    def choose(self, view: View, decision: Decision[Move], rng: Rng) -> Move:
        return choices(state_of(view), decision.ask)[0].move

    def intend(
        self, view: View, decision: Decision[Move], rng: Rng
    ) -> tuple[Move, Advice[Move] | None]:
        state = state_of(view)
        best = choices(state, decision.ask)[0]
        return best.move, told(state, best)

    def advise(self, view: View, decision: Decision[Move], rng: Rng) -> list[Advice[Move]]:
        state = state_of(view)
        return [told(state, choice) for choice in choices(state, decision.ask)]


def told(state: State, choice: Choice) -> Advice[Move]:
    return Advice(choice.move, choice.value, *reason(state, choice.move))
