"""Effects on dice: of the roll, locked ones, and some that are thrown in between."""

from __future__ import annotations

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules import verbs
from ungeheuer.games.island.rules.agenda import OfPlayer, question
from ungeheuer.games.island.rules.deeds import Deed
from ungeheuer.games.island.rules.dice import Die, faces_in, one
from ungeheuer.games.island.rules.effect import NUMBER, Chosen, Effect, takes
from ungeheuer.games.island.rules.move_tables import LOCKS, UNLOCKS
from ungeheuer.games.island.rules.moves import LEAVE, Lock, Unlock
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    FACES,
    NO_CARD,
    ZONES,
    Zone,
    near,
)
from ungeheuer.games.island.rules.reasons import not_in_roll, not_locked, obstacle, out_of_reach
from ungeheuer.games.island.rules.rolling import CAST
from ungeheuer.games.island.rules.state import State


class UnlockFrom(Chosen):
    """I-12.5 holds here, too."""

    do = "unlock-from"
    words = takes(where=("near", "any"))
    is_part = True
    kept_worth = 0.5

    def targets(self, state: State, deed: Deed) -> list[Move]:
        zones = sorted(self._reached(state, deed))
        return [UNLOCKS[face][zone] for zone in zones for face in state.locked_faces(zone)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if not isinstance(move, Unlock) or move.card != NO_CARD:
            return None
        reached = out_of_reach("I-12.2", move.zone, self._reached(state, deed))
        return reached + not_locked(state, move.face, move.zone)

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, Unlock)
        verbs.unlock_die(state, move.face, move.zone, notes)

    def _reached(self, state: State, deed: Deed) -> list[Zone]:
        return list(near(deed.here(state)) if self.where == "near" else ZONES)


class Reroll(Chosen):
    do = "reroll"
    words = takes(n=NUMBER)
    limits = (1, 10)
    kept_worth = 0.7

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        for _ in range(self.n):
            deed.choose_later(state, deed.who)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        return [t.ToDie(face) for face in faces_in(state.roll)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        return not_in_roll(state, move.face) if isinstance(move, t.ToDie) else None

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.ToDie)
        verbs.pick_up(state, one(Die(move.face))[:6], notes)
        state.push(CAST)


class TurnDie(Chosen):
    do = "set"
    is_part = True
    kept_worth = 1.8

    def targets(self, state: State, deed: Deed) -> list[Move]:
        faces = faces_in(state.roll)
        return [t.TurnDie(face, to) for face in faces for to in FACES if to != face]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if not isinstance(move, t.TurnDie):
            return None
        same = [obstacle("I-10.6", "same-face", die=FACE_NAMES[move.face])]
        return not_in_roll(state, move.face) + (same if move.face == move.to else [])

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.TurnDie)
        verbs.turn_die(state, move.face, move.to, deed.ability, notes)


class ThrowLock(Chosen):
    """Throw some available dice, and lock any of them here."""

    do = "throw-lock"
    words = takes(n=NUMBER)
    limits = (1, 10)
    is_part = True

    def targets(self, state: State, deed: Deed) -> list[Move]:
        if not state.island[deed.here(state)].free_spaces():
            return []
        return [t.Number(count) for count in range(1, min(self.n, state.free_dice) + 1)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        if not isinstance(move, t.Number):
            return None
        obstacles, zone = [], deed.here(state)
        if not state.island[zone].free_spaces():
            obstacles.append(obstacle("I-12.1", "no-die-space", zone=zone))
        most = min(self.n, state.free_dice)
        if not 1 <= move.n <= most:
            obstacles.append(obstacle("I-10.3", "wrong-number", number=move.n, most=most))
        return obstacles

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.Number)
        verbs.take_free_dice(state, move.n, notes)
        state.push_all([CAST, LockThrown(deed.who)])


class LockThrown(OfPlayer):
    """I-12.1: any of the dice just thrown, on empty die spaces here."""

    __slots__ = ()
    kind = "lock-thrown"

    def ask(self, state: State) -> Decision[Move] | None:
        zone = state.monsters[self.who].zone
        if not state.island[zone].free_spaces() or not any(state.roll):
            return None
        locks: list[Move] = [LOCKS[face][zone] for face in faces_in(state.roll)]
        return question(self.who, [*locks, LEAVE], "I-12.1")

    def answer(self, state: State, move: Move, notes: Notes) -> None:
        if isinstance(move, Lock):
            verbs.lock_die(state, move.face, state.monsters[self.who].zone, notes)
        else:
            self.run(state, notes)

    def run(self, state: State, notes: Notes) -> None:
        """Dice that were not locked become available."""
        state.finish(self)
        verbs.clear_roll(state, notes)


class ReleaseLocked(Effect):
    do = "release-locked"

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        verbs.release_locked(state, deed.ability, notes)
