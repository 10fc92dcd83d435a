"""What the coming boss phase may bring, looked up at most once for a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ungeheuer.games.island.bots.forecast import Forecast, forecast_of
from ungeheuer.games.island.rules import powers
from ungeheuer.games.island.rules.enemies import boss_exposed, exposed
from ungeheuer.games.island.rules.names import (
    BUILDER,
    CANNON,
    KIND_NAMES,
    KINDS,
    Kind,
    Player,
    Zone,
)
from ungeheuer.games.island.rules.state import State

Reason = tuple[str, dict[str, object]]
NEARLY: Final = 1e-9  # what sums of chances may be off
# which minion to be rid of first, if the damage is enough for one of them only
FIRST: Final = (BUILDER, CANNON, *(kind for kind in KINDS if kind not in (BUILDER, CANNON)))


class Outlook:
    """A position, and how its monsters fare in the boss phase that comes."""

    __slots__ = ("_forecast", "_looked", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._looked = False
        self._forecast: Forecast | None = None

    def forecast(self) -> Forecast | None:
        if not self._looked:
            self._looked = True
            self._forecast = forecast_of(self.state)
        return self._forecast

    def moved(self, player: Player, zone: Zone) -> Outlook:
        """The same with a monster elsewhere."""
        twin = self.state.copy()
        twin.monsters[player].zone = zone
        return Outlook(twin)

    def damage(self, player: Player) -> float:
        """HP that this monster loses on average."""
        forecast = self.forecast()
        if forecast is None:
            return 0.0
        hp = forecast.before.monsters[player].hp
        ends = [end for course in forecast.courses for end in course.ends]
        return round(sum(end.share * (hp - end.hp[player]) for end in ends), 1)

    def falls(self, player: Player) -> int:
        """The chance that it has no HP left then, in percent."""
        forecast = self.forecast()
        if forecast is None:
            return 0
        ends = [end for course in forecast.courses for end in course.ends]
        return percent(sum(end.share for end in ends if not end.hp[player]))


def percent(chance: float) -> int:
    """Rounded, but 0 and 100 are said only of what is certain."""
    if chance < NEARLY:
        return 0
    return 100 if chance > 1 - NEARLY else min(99, max(1, round(100 * chance)))


Why = Callable[[Outlook, Any], Reason]


def felled(state: State, zone: Zone, points: int) -> list[str]:
    """The minions of a zone that so many points destroy, the worst ones first."""
    twin = state.copy()
    names: list[str] = []
    while True:
        kind = affordable(twin, zone, points)
        if kind is None:
            return names
        names.append(KIND_NAMES[kind])
        points -= powers.minion_hp(twin, kind)
        twin.island[zone].minions[kind] -= 1


def affordable(state: State, zone: Zone, points: int) -> Kind | None:
    kinds = [kind for kind in FIRST if kind in exposed(state, zone)]
    return next((kind for kind in kinds if powers.minion_hp(state, kind) <= points), None)


def clears(state: State, zone: Zone, destroyed: list[str]) -> bool:
    """Whether the boss can be hit once they are gone."""
    twin = state.copy()
    for name in destroyed:
        twin.island[zone].minions[KIND_NAMES.index(name)] -= 1
    return boss_exposed(twin, zone)
