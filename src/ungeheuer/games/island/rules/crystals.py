"""I-9: crystals and pylons."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import verbs
from ungeheuer.games.island.rules.agenda import question
from ungeheuer.games.island.rules.dice import faces_in
from ungeheuer.games.island.rules.ending import lose
from ungeheuer.games.island.rules.moves import Crystal, Pylon
from ungeheuer.games.island.rules.names import PYLON, Space, Zone, space_of
from ungeheuer.games.island.rules.state import DIE_SPACES, PYLONS, Shown, State, Step


def places(state: State, zone: Zone) -> list[Move]:
    """I-9.1, I-9.2: any space without a crystal; those with the same result are one option."""
    ground = state.island[zone]
    free: list[Move] = [Crystal(None, zone)] if ground.free_spaces() else []
    locked = [Crystal(face, zone) for face in faces_in(ground.locked)]
    fresh = [Crystal(face, zone, new=True) for face in faces_in(ground.fresh)]
    return [*free, *locked, *fresh]


class BuildCrystal(Step):
    """I-9.1: the active player chooses the space."""

    __slots__ = ("cause", "zone")
    kind = "crystal"
    fields = ("zone", "cause")

    def __init__(self, zone: Zone, cause: str = "") -> None:
        self.zone = zone
        self.cause = cause

    def shown(self, state: State) -> Shown:
        return state.active, self.zone, 0, "", self.cause

    def ask(self, state: State) -> Decision[Move] | None:
        return question(state.active, places(state, self.zone), "I-9.1")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        """I-1.11: crystals are no limit; three of them become a pylon."""
        assert isinstance(move, Crystal)
        state.finish(self)
        cause, zone = self.cause, self.zone
        verbs.build_crystal(state, zone, move.face, new=move.new, cause=cause, notes=notes)
        if state.island[zone].crystals >= DIE_SPACES:  # I-9.4
            verbs.fuse_crystals(state, zone, notes)
            state.push(RaisePylon(zone))


class RaisePylon(Step):
    """I-9.4: the active player chooses the space, if both are free of pylons."""

    __slots__ = ("zone",)
    kind = "pylon"
    fields = ("zone",)

    def __init__(self, zone: Zone) -> None:
        self.zone = zone

    def shown(self, state: State) -> Shown:
        return state.active, self.zone, 0, "", ""

    def ask(self, state: State) -> Decision[Move] | None:
        moves = [Pylon(space % 2, self.zone) for space in free_spaces(state, self.zone)]
        return question(state.active, moves, "I-9.4") if moves else None

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        assert isinstance(move, Pylon)
        state.finish(self)
        verbs.raise_pylon(state, space_of(self.zone, move.upper), notes)
        if state.pylons() >= PYLONS:
            lose(state, "pylons", notes)  # I-9.6

    def run(self, state: State, notes: Notes) -> None:
        """I-9.6: a pylon that cannot be placed is a defeat, too."""
        state.finish(self)
        lose(state, "no-room-for-pylon", notes)


def free_spaces(state: State, zone: Zone) -> list[Space]:
    """I-9.4: support spaces without a pylon."""
    both = space_of(zone, 0), space_of(zone, 1)
    return [space for space in both if state.support[space] != PYLON]
