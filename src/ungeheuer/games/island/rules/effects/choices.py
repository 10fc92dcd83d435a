"""Effects made of others."""

from __future__ import annotations

from ungeheuer.engine.cardset import Reader
from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules.deeds import Deed
from ungeheuer.games.island.rules.effect import EFFECT, EITHER, Chosen, Context, read_parts, takes
from ungeheuer.games.island.rules.state import State


class Either(Chosen):
    """Each target's player chooses one of the possible parts."""

    do = EITHER
    words = takes(who=("you", "keepers"), of=EFFECT)
    kept_worth = 0.6

    def read_more(self, row: Reader, context: Context) -> None:
        self.of = read_parts(row, context, EITHER)
        if not self.of:
            row.problem("of", "wrong-count", {"found": 0, "wanted": 1})

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        for player in reversed(deed.players(state, self)):
            deed.choose_later(state, player)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        return [move for part in self.of for move in part.targets(state, deed)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        """Those of the first part that asks for such a target."""
        for part in self.of:
            found = part.against(state, deed, move)
            if found is not None:
                return found
        return None

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        part = next(part for part in self.of if move in part.targets(state, deed))
        part.apply(state, deed, move, notes)
