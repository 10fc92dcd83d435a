"""The class: a monster changes places with another one."""

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules import verbs
from ungeheuer.games.island.rules.deeds import Deed
from ungeheuer.games.island.rules.effect import Chosen, takes
from ungeheuer.games.island.rules.reasons import obstacle
from ungeheuer.games.island.rules.state import State


class Swap(Chosen):
    do = "swap"
    words = takes(who=("you",))
    is_part = True
    kept_worth = 0.5

    def targets(self, state: State, deed: Deed) -> list[Move]:
        here = deed.here(state)
        elsewhere = [p for p in state.in_order() if state.monsters[p].zone != here]
        return [t.ToMonster(player) for player in elsewhere]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if not isinstance(move, t.ToMonster):
            return None
        here = deed.here(state)
        if state.monsters[move.monster].zone != here:
            return []
        return [obstacle("I-1.1", "already-there", zone=here)]

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.ToMonster)
        here, there = deed.here(state), state.monsters[move.monster].zone
        verbs.move_monster(state, deed.who, there, deed.ability, notes)
        verbs.move_monster(state, move.monster, here, deed.ability, notes)
