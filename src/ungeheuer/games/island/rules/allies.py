"""I-17: taking an ally."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import verbs
from ungeheuer.games.island.rules.agenda import OfPlayer, question
from ungeheuer.games.island.rules.card_moves import TakeAlly
from ungeheuer.games.island.rules.state import State


class ChooseAlly(OfPlayer):
    """I-17.1: compulsory, one of those laid out; I-3.4: the owner chooses."""

    __slots__ = ()
    kind = "ally"

    def ask(self, state: State) -> Decision[Move] | None:
        return question(self.who, [TakeAlly(ally) for ally in state.allies], "I-17.1")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, TakeAlly)
        state.finish(self)
        verbs.take_ally(state, self.who, move.ally, notes)
