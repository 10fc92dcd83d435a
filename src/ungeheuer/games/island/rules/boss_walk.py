"""I-6: where the boss goes, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.events import Event, Notes
from ungeheuer.games.island.rules import events, powers
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.deeds import begin_ability
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.names import NO_ZONE, Zone, along, ccw, cw
from ungeheuer.games.island.rules.state import Shown, State, Step

LAP: Final = 6
WANDERED: Final = "wandered"


class BossWalk(Step):
    """I-6.6: first the movement, then the abilities that prolong it, zone by zone."""

    __slots__ = ("direction", "path", "stage", "wandered")
    kind = "boss-walk"
    fields = ("direction", "wandered", "stage", "path")

    def __init__(
        self,
        direction: int = 0,
        wandered: str = "",
        stage: int = 0,
        path: list[Zone] | None = None,
    ) -> None:
        self.direction = direction  # 1 clockwise, -1 counter-clockwise, 0 if he stayed
        self.wandered = wandered  # WANDERED if no dice drew him
        self.stage = stage  # 0 before the movement, then which ability prolongs it
        self.path: list[Zone] = [] if path is None else path  # walked for this ability

    def copy(self) -> Step:
        return BossWalk(self.direction, self.wandered, self.stage, self.path[:])

    def shown(self, state: State) -> Shown:
        return state.active, NO_ZONE, self.direction, "", self.wandered

    def run(self, state: State, notes: Notes) -> None:
        """Zone by zone, as long as no ability comes in between."""
        while state.agenda and state.agenda[-1] is self:
            self._next(state, notes)

    def _next(self, state: State, notes: Notes) -> None:
        if self.stage == 0:
            self.stage = 1
            self._first(state, notes)
            return
        movers = powers.boss_powers(state, "move3")
        if self.stage > len(movers):
            state.finish(self)
            return
        mover = movers[self.stage - 1]
        effect = powers.effects([mover], "continue-move")[0]
        if self._goes_on(state, effect):
            self._go_on(state, mover, effect, notes)
        else:
            self.stage += 1
            self.path = []

    def _first(self, state: State, notes: Notes) -> None:
        """I-6.1 to I-6.5: where the dice are; the direction is remembered."""
        start_zone = state.boss.zone
        to = destination(state)
        if not any(dice_in(state, zone) for zone in looked_at(state)):
            self.wandered = WANDERED
        self.direction = 0 if to == start_zone else 1 if to == cw(start_zone) else -1
        walked = explained(state, to) if notes.listening else None  # before it stands elsewhere
        enter(state, to)
        if walked is not None:
            notes.tell(walked)

    def _goes_on(self, state: State, effect: Effect) -> bool:
        if len(self.path) >= LAP:
            return False
        wandered = self.wandered == WANDERED
        return is_drawn_on(effect, state.boss.zone, dice_by_zone(state), wandered=wandered)

    def _go_on(self, state: State, ability: Ability, effect: Effect, notes: Notes) -> None:
        """I-6.6: move the boss one more zone in the direction of the effect."""
        start_zone = state.boss.zone
        self.direction = heading(effect, self.direction)
        to = along(start_zone, self.direction)
        self.path.append(to)
        enter(state, to)
        if notes.listening:
            notes.tell(events.BossWentOn(ability.id, start_zone, to, dice_in(state, to)))


def looked_at(state: State) -> tuple[Zone, Zone, Zone]:
    """I-6.1: three zones only; I-6.4: in the order of preference."""
    zone = state.boss.zone
    return cw(zone), zone, ccw(zone)


def dice_in(state: State, zone: Zone) -> int:
    return state.island[zone].die_count()


def destination(state: State) -> Zone:
    return drawn_to(state.boss.zone, dice_by_zone(state), minions_by_zone(state))


def drawn_to(boss: Zone, dice: Sequence[int], minions: Sequence[int]) -> Zone:
    """I-6.2: clockwise without dice; I-6.3: most dice; I-6.4: then minions, then clockwise."""
    best = cw(boss)
    for zone in (boss, ccw(boss)):
        if (dice[zone], minions[zone]) > (dice[best], minions[best]):
            best = zone
    return best if dice[best] else cw(boss)


def dice_by_zone(state: State) -> list[int]:
    return [ground.die_count() for ground in state.island]


def minions_by_zone(state: State) -> list[int]:
    return [ground.minion_count() for ground in state.island]


def explained(state: State, to: Zone) -> Event:
    """Why the boss goes there: one of I-6.2, I-6.3 and I-6.4."""
    start_zone, dice = state.boss.zone, dice_in(state, to)
    stays = to == start_zone
    if not dice:
        return events.BossWandered(start_zone, to)
    others = [zone for zone in looked_at(state) if zone != to]
    rivals = [zone for zone in others if dice_in(state, zone) == dice]
    if not rivals:
        there = [dice_in(state, zone) for zone in others]
        return events.BossFollowedDice(start_zone, to, dice, there, stays)
    minions = state.island[to].minion_count()
    if any(state.island[zone].minion_count() == minions for zone in rivals):
        return events.BossFollowedClock(start_zone, to, dice, minions, stays)
    return events.BossFollowedMinions(start_zone, to, dice, minions, stays)


def enter(state: State, zone: Zone) -> None:
    """I-6.5, I-6.6: each zone stepped into counts as entered, staying included."""
    state.boss.zone = zone
    for ability in powers.boss_powers(state, "enter"):
        begin_ability(state, ability)


def is_drawn_on(effect: Effect, boss: Zone, dice: Sequence[int], *, wandered: bool) -> bool:
    """I-6.6: until a zone with dice, or until a zone with the most dice of the island."""
    if effect.what == "dice":
        return wandered and dice[boss] == 0
    return dice[boss] < max(dice)


def heading(effect: Effect, way: int) -> int:
    """I-6.6: `same` goes on as before, clockwise if the boss stayed."""
    return 1 if effect.way == "cw" or way >= 0 else -1
