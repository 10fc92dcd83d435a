"""Effects on the boss, his dice and his minions, and those that his sheet has for himself."""

from __future__ import annotations

from collections.abc import Sequence

from ungeheuer.engine.cardset import Reader
from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.games.island.rules import events, powers, verbs
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.boss import DrawMinions
from ungeheuer.games.island.rules.citing import caused
from ungeheuer.games.island.rules.deeds import Deed, start
from ungeheuer.games.island.rules.effect import (
    EFFECT,
    NUMBER,
    REPLACE,
    Chosen,
    Context,
    Effect,
    Scale,
    read_parts,
    takes,
)
from ungeheuer.games.island.rules.names import KIND_NAMES, beside, within
from ungeheuer.games.island.rules.reasons import no_boss_die, obstacle, out_of_reach, too_far
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.vocabulary import UNTIL


class BossFame(Effect):
    """I-8.5: no symbol, so no top ability."""

    do = "boss-fame"
    words = takes(n=NUMBER)
    limits = (-20, 20)
    stands_in = True
    kept_worth = 0.5
    played_worth = 1.0

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        verbs.change_boss_fame(state, self.n, deed.ability, notes)

    def changes_something(self, state: State, deed: Deed) -> bool:
        return state.boss.fame > 0 and not state.boss.down


class BossHit(Effect):
    """Damage the boss directly, despite minions and Shields."""

    do = "boss-hit"
    words = takes(where=("here", "any"), n=NUMBER)
    limits = (1, 40)
    kept_worth = 1.6

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        if self.is_possible(state, deed):
            verbs.hurt_boss(state, self.n, deed.ability, notes)

    def is_possible(self, state: State, deed: Deed) -> bool:
        reached = self.where == "any" or deed.here(state) == state.boss.zone
        return reached and state.boss.hp > 0

    def worth_now(self, state: State, scale: Scale) -> float:
        return (scale.won if self.n >= state.boss.hp else 0.0) + self.n * scale.boss_hp


class MoveBoss(Chosen):
    """I-6.7: the boss is only relocated; I-25.2: one that is down stays."""

    do = "move-boss"
    words = takes(where=("here", "any"), n=NUMBER)
    limits = (1, 3)
    is_part = True
    played_worth = 0.4

    def read_more(self, row: Reader, context: Context) -> None:
        if row.has("per_turn"):
            self.per_turn = row.whole("per_turn", 1, 1)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        boss = state.boss
        reached = self.where == "any" or boss.zone == deed.here(state)
        if not reached or boss.down or self.is_used_up(state, deed):
            return []
        return [t.MoveBoss(zone) for zone in within(boss.zone, self.n)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        """I-6.7, I-25.2."""
        if not isinstance(move, t.MoveBoss):
            return None
        boss = state.boss
        obstacles = too_far(boss.zone, move.zone, within(boss.zone, self.n))
        if self.where != "any" and boss.zone != deed.here(state):
            obstacles.append(obstacle("I-3.4", "boss-not-there", zone=deed.here(state)))
        if boss.down:
            obstacles.append(obstacle("I-25.2", "boss-fallen"))
        if self.is_used_up(state, deed):
            obstacles.append(obstacle("I-3.3", "used-up", ability=deed.ability))
        return obstacles

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.MoveBoss)
        if self.per_turn:
            powers.count_use(state, self._limit(deed))
        verbs.relocate_boss(state, move.zone, deed.ability, notes)

    def is_used_up(self, state: State, deed: Deed) -> bool:
        return bool(self.per_turn and state.used.get(self._limit(deed), 0))

    def _limit(self, deed: Deed) -> str:
        """The name under which this part of an ability counts its uses."""
        return f"{deed.ability}/{self.do}"


class BossDie(Chosen):
    """A boss die goes onto a card when stolen, else to an adjacent zone."""

    do = "boss-die"
    words = takes(way=("card", "adjacent"))
    optional = takes(where=("here",))
    is_part = True

    def way_words(self, context: Context) -> Sequence[str]:
        return ("card",) if context.ability.on == "steal" else ("adjacent",)

    def targets(self, state: State, deed: Deed) -> list[Move]:
        zone = deed.here(state)
        faces = sorted(state.island[zone].boss_dice)
        return [t.MoveBossDie(face, zone, to) for face in faces for to in beside(zone)]

    def against(self, state: State, deed: Deed, move: Move) -> list[Obstacle] | None:
        """From your zone to the next one."""
        if not isinstance(move, t.MoveBossDie):
            return None
        reached = out_of_reach("I-3.4", move.zone, [deed.here(state)])
        there = no_boss_die(state, move.face, move.zone)
        return reached + there + too_far(move.zone, move.to, beside(move.zone))

    def apply(self, state: State, deed: Deed, move: Move, notes: Notes) -> None:
        assert isinstance(move, t.MoveBossDie)
        verbs.move_boss_die(state, move.face, move.zone, move.to, deed.ability, notes)


class Draw(Effect):
    do = "draw"
    words = takes(where=("boss", "boss-cw"), n=NUMBER)
    limits = (1, 10)
    stands_in = True

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        zone = deed.zones(state, self.where)[0]
        state.push(DrawMinions(deed.who, zone, self.n, deed.ability))


class Fireling(Effect):
    do = "fireling"
    words = takes(where=("boss",))
    stands_in = True
    may_replace = True

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        verbs.place_fireling(state, deed.zones(state, self.where)[0], deed.ability, notes)


class Skip(Effect):
    """Mark a step of the next boss phase to be skipped; a second mark has no effect."""

    do = "skip"
    words = takes(n=NUMBER)
    limits = (1, 5)

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        if self.n not in state.skips:
            state.skips = sorted([*state.skips, self.n])
        if notes.listening:
            notes.tell(caused(state, events.StepMarked(self.n, deed.ability), deed.ability))

    def worth_now(self, state: State, scale: Scale) -> float:
        return scale.skip if self.n not in state.skips else 0.0


# -- of his own sheet


class Run(Effect):
    """Run another ability of the same sheet, from the boss's present zone."""

    do = "run"
    words = takes(what=("before-movement",))
    sheets = ("boss",)

    def perform(self, state: State, deed: Deed, notes: Notes) -> None:
        for ability in state.deck.bosses[state.boss.id].abilities:
            if ability.on == self.what:
                start(state, ability.id, deed.who, source=deed.source)


class Act(Effect):
    """I-7.1: minions beside the boss's zone act, too."""

    do = "act"
    words = takes(what=KIND_NAMES, where=("beside-boss",))
    triggers = ("step4",)


class Widen(Effect):
    """A minion in the boss's zone, or his first ability, reaches the zones beside it."""

    do = "widen"
    words = takes(what=(*KIND_NAMES, "before-movement"), where=("boss-near",))
    triggers = ("step4", "passive")


class ContinueMove(Effect):
    """I-6.6: the boss goes on."""

    do = "continue-move"
    words = takes(way=("cw", "same"), what=UNTIL)
    triggers = ("move3",)


class Replace(Effect):
    """I-8.6: what a minion symbol brings instead."""

    do = "replace"
    words = takes(of=EFFECT)
    triggers = ("symbol",)
    sheets = ("boss",)

    def read_more(self, row: Reader, context: Context) -> None:
        self.of = read_parts(row, context, REPLACE)
        if len(self.of) != 1:
            row.problem("of", "wrong-count", {"found": len(self.of), "wanted": 1})
