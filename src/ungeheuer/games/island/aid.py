"""The aid of `island`: the odds of the next boss phase, derived from the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ungeheuer.engine.events import Event
from ungeheuer.games.island.bots.forecast import Course, End, Forecast, forecast_of
from ungeheuer.games.island.rules import events, powers
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.state import State


@dataclass
class ZoneOdds:
    """How likely the boss ends here, in percent; what then follows the throw, on average.

    `damage`: HP that all monsters lose together. `crystals`, `minions`: how many come.
    """

    zone: int
    percent: float
    damage: float
    crystals: float
    minions: float


@dataclass
class MonsterOdds:
    """HP that a monster loses: at least, at most, on average; `zero`: percent that none is left."""

    player: int
    least: int
    most: int
    mean: float
    zero: float
    energy: float


@dataclass
class AbilityOdds:
    """In percent: `reached`, that the boss has its fame afterwards; `acts`, that it does something.

    `hits`: the monsters that it can do it to.
    """

    id: str
    acts: float
    reached: float
    hits: list[int]


@dataclass
class Aid:
    """The boss phase that goes on or, if `coming`, the next one as the table lies now.

    `player`: whose monster phase follows. `dice`: how many boss dice are thrown. `lost`: percent,
    by reason. `ignores`: what could change it and is left out.
    """

    coming: bool
    player: int
    dice: int
    fame: list[int]  # at least, at most
    fame_mean: float
    pylon: float
    zones: list[ZoneOdds] = field(default_factory=list)
    monsters: list[MonsterOdds] = field(default_factory=list)
    abilities: list[AbilityOdds] = field(default_factory=list)
    lost: dict[str, float] = field(default_factory=dict)
    ignores: list[str] = field(default_factory=list)


def aid(state: State) -> Aid | None:
    """The forecast of the boss phase as data; None if there is none to forecast."""
    forecast = forecast_of(state)
    return None if forecast is None or not forecast.courses else summed_up(forecast)


def summed_up(forecast: Forecast) -> Aid:
    ends = [end for course in forecast.courses for end in course.ends]
    return Aid(
        coming=forecast.coming,
        player=forecast.player,
        dice=forecast.thrown,
        fame=[min(end.fame for end in ends), max(end.fame for end in ends)],
        fame_mean=mean((end.fame, end.share) for end in ends),
        pylon=percent(sum(raises(forecast, course) for course in forecast.courses)),
        zones=zones(forecast),
        monsters=[monster(forecast, ends, p) for p in range(len(forecast.before.monsters))],
        abilities=[ability(forecast, each) for each in sheet(forecast)],
        lost=losses(ends),
        ignores=list(ignored(forecast)),
    )


def sheet(forecast: Forecast) -> list[Ability]:
    state = forecast.before
    return state.deck.bosses[state.boss.id].abilities


def percent(share: float) -> float:
    return round(100.0 * share, 1)


def mean(values: Iterable[tuple[float, float]]) -> float:
    return round(sum((value * share for value, share in values), 0.0), 2)


def raises(forecast: Forecast, course: Course) -> float:
    """I-9.4: the chance that a pylon is raised on this course, by builders or by the dice."""
    state = course.state
    if state.lost or state.pylons() > forecast.before.pylons():
        return course.share
    return sum(end.share for end in course.ends if end.raised)


# -- zones and monsters


def zones(forecast: Forecast) -> list[ZoneOdds]:
    """The odds of every zone the boss may reach, likeliest first."""
    by_zone: dict[int, list[Course]] = {}
    for course in forecast.courses:
        by_zone.setdefault(course.state.boss.zone, []).append(course)
    odds = [zone_odds(forecast, zone, there) for zone, there in by_zone.items()]
    return sorted(odds, key=lambda each: -each.percent)


def zone_odds(forecast: Forecast, zone: int, there: list[Course]) -> ZoneOdds:
    share = sum(course.share for course in there)
    # Step 1 does not depend on the throw, so its damage is not attributed to the zone.
    first = sum(event.amount for event in forecast.start if isinstance(event, events.Damaged))
    hp = sum(one.hp for one in forecast.before.monsters) - first
    return ZoneOdds(
        zone=zone,
        percent=percent(share),
        damage=mean((hp - sum(e.hp), e.share / share) for c in there for e in c.ends),
        crystals=mean((built(course) + course.crystals, course.share / share) for course in there),
        minions=mean((course.minions, course.share / share) for course in there),
    )


def built(course: Course) -> int:
    return sum(isinstance(event, events.CrystalBuilt) for event in course.events)


def monster(forecast: Forecast, ends: list[End], player: int) -> MonsterOdds:
    one = forecast.before.monsters[player]
    after: dict[int, float] = {}
    for end in ends:
        hp = end.hp[player]
        after[hp] = after.get(hp, 0.0) + end.share
    energies = [(c.state.monsters[player].energy, c.share) for c in forecast.courses]
    return MonsterOdds(
        player=player,
        least=one.hp - max(after),
        most=one.hp - min(after),
        mean=mean((one.hp - hp, share) for hp, share in after.items()),
        zero=percent(after.get(0, 0.0)),
        energy=mean((one.energy - energy, share) for energy, share in energies),
    )


def losses(ends: list[End]) -> dict[str, float]:
    """I-23.3: in percent, by reason."""
    shares: dict[str, float] = {}
    for end in ends:
        if end.lost:
            shares[end.lost] = shares.get(end.lost, 0.0) + end.share
    return {reason: percent(share) for reason, share in shares.items()}


# -- abilities


def ability(forecast: Forecast, each: Ability) -> AbilityOdds:
    ends = [end for course in forecast.courses for end in course.ends]
    heard = [*forecast.start, *(event for course in forecast.courses for event in course.events)]
    return AbilityOdds(
        id=each.id,
        acts=percent(sum(acting(forecast, course, each) for course in forecast.courses)),
        reached=percent(sum(end.share for end in ends if end.fame >= each.fame)),
        hits=sorted({player for event in heard for player in hit_by(event, each)}),
    )


def hit_by(event: Event, each: Ability) -> list[int]:
    """The monster that the ability affects by this event; empty if there is none."""
    if isinstance(event, events.Damaged | events.EnergyChanged | events.MonsterPushed):
        return [event.player] if event.cause == each.id else []
    return []


def acting(forecast: Forecast, course: Course, each: Ability) -> float:
    """The chance that the ability takes effect on this course."""
    if each.on == "symbol":
        return sum(end.share for end in course.ends if sets_off(course, end, each))
    if each.on == "passive":
        return course.share if each.fame <= course.state.boss.fame else 0.0
    if each.on == "move3":
        return course.share if any(by == each.id for _, by in course.path) else 0.0
    happened = [*forecast.start, *course.events]
    return course.share if any(shows(event, course.state, each) for event in happened) else 0.0


def sets_off(course: Course, end: End, each: Ability) -> bool:
    """I-8.4: whether this end sets the ability off; by fame symbols only if it is active."""
    if each.symbol == "fame":
        return end.fires > 0
    return end.minions and end.fame >= each.fame and course.state.firelings > 0


def shows(event: Event, state: State, each: Ability) -> bool:
    """Whether the ability caused or changed this event."""
    if isinstance(event, events.MinionActed) and each.fame <= state.boss.fame:
        beside = event.zone != state.boss.zone
        further = powers.effects([each], "act" if beside else "widen")
        return any(effect.what == event.minion for effect in further)
    return getattr(event, "cause", "") == each.id


def ignored(forecast: Forecast) -> Iterator[str]:
    """Codes of what players could still do that the forecast does not consider."""
    state = forecast.before
    if forecast.coming:
        yield "turn"
    if state.ready:
        yield "support"
    if any(powers.active_abilities(state, player, "damage") for player in state.in_order()):
        yield "prevention"
