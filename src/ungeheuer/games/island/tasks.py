"""The boss phase by hand: whom he strikes, where he walks, what minions and his dice do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.events import Event
from ungeheuer.engine.names import RuleId
from ungeheuer.engine.tasks import Choice, Task, Tasks
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.boss import BossDice, symbols
from ungeheuer.games.island.rules.boss_walk import destination, explained, looked_at
from ungeheuer.games.island.rules.deeds import RunEffects
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.names import KIND_NAMES, SYMBOLS, Kind, Player, Zone
from ungeheuer.games.island.rules.position import from_position
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.view import View

STRIKES: Final = RuleId("I-4.1")
WALKS: Final = RuleId("I-6.3")
MINIONS: Final = RuleId("I-7.1")
DICE: Final = RuleId("I-8.3")
MOST_SYMBOLS: Final = 20
HITS: Final = ("damage", "energy")  # effects that are about somebody
WAYS: Final = (
    events.BossWandered,
    events.BossFollowedDice,
    events.BossFollowedMinions,
    events.BossFollowedClock,
)
HARM: Final = (events.Damaged, events.DamagePrevented, events.EnergyChanged)


class BossTasks(Tasks[View]):
    """I-4 to I-8, step by step."""

    rules = (STRIKES, WALKS, MINIONS, DICE)

    def watches(self, told: Event, coming: Event | None) -> bool:
        strikes = isinstance(told, events.AbilityActed) and isinstance(coming, HARM)
        acts = isinstance(told, events.MinionActed)
        goes = isinstance(coming, (*WAYS, events.SymbolActivated))
        return strikes or acts or goes

    def between(
        self, view: View, told: Event, coming: Event | None, cardset: CardSet
    ) -> Sequence[Task]:
        state = from_position(view.position, deck_of(cardset))
        if isinstance(coming, WAYS):
            return [walk(state)]
        acts = [minion_acts(state, told)] if isinstance(told, events.MinionActed) else []
        if isinstance(coming, events.SymbolActivated):
            return [*acts, *dice(state)]
        return acts or strike(state)


def walk(state: State) -> Task:
    """I-6: the zone he is drawn to; the reason is the one that the log gives."""
    zones, to = looked_at(state), destination(state)
    why = explained(state, to)
    return Task(
        rule=WALKS,
        code="island-walk",
        kind="one",
        choices=[
            Choice(str(zone), ("task-island-zone", {"zone": zone}), [f"zone {zone}"])
            for zone in zones
        ],
        right=[str(to)],
        why=(f"island-{why.code}", why.params()),
        cites=RuleId(why.cited()),
        params={"boss": state.boss.id},
        lit=[f"zone {zone}" for zone in zones],
    )


def dice(state: State) -> list[Task]:
    """I-8.3: all symbols of the dice where he stands; asked before the first of them acts."""
    if any(isinstance(step, BossDice) for step in state.agenda):
        return []
    here = state.boss.zone
    counts = [symbols(state, here, symbol) for symbol in SYMBOLS]
    told = dict(zip(SYMBOLS, counts, strict=True))
    return [
        Task(
            rule=DICE,
            code="island-dice",
            kind="amounts",
            choices=[Choice(symbol, (f"task-island-{symbol}-symbol", {})) for symbol in SYMBOLS],
            right=[str(count) for count in counts],
            why=("task-why-island-dice", {"zone": here, **{f"{k}s": n for k, n in told.items()}}),
            cites=DICE,
            params={"zone": here},
            most=MOST_SYMBOLS,
            lit=[f"zone {here}"],
        )
    ]


def minion_acts(state: State, told: events.MinionActed) -> Task:
    """I-7.1: what is written on its tile, for where it stands."""
    kind = Kind(KIND_NAMES.index(told.minion))
    abilities = state.deck.minions[kind].abilities
    zone = Zone(told.zone)
    deeds = [RunEffects(a.id, state.active, told.minion, zone) for a in abilities]
    hit = sorted({player for deed in deeds for player in struck(state, deed)})
    params: dict[str, object] = {"minion": told.minion, "zone": told.zone}
    return whom(state, MINIONS, "island-minion", hit, params)


def strike(state: State) -> list[Task]:
    """I-4.1: the ability that has just begun, on top of what is to be done."""
    deed = state.agenda[-1] if state.agenda else None
    if not isinstance(deed, RunEffects) or not deed.ability:
        return []
    params: dict[str, object] = {"ability": deed.ability, "zone": state.boss.zone}
    return [whom(state, STRIKES, "island-strike", struck(state, deed), params)]


def struck(state: State, deed: RunEffects) -> list[Player]:
    """I-3.6: all targets of its first harmful effect."""
    effects = state.deck.abilities[deed.ability].effects
    harmful = [effect for effect in effects if effect.do in HITS]
    return deed.players(state, harmful[0]) if harmful else []


def whom(
    state: State,
    rule: RuleId,
    code: str,
    hit: Sequence[Player],
    params: dict[str, object],
) -> Task:
    """Any monsters, or none of them."""
    players = range(len(state.monsters))
    return Task(
        rule=rule,
        code=code,
        kind="some",
        choices=[
            Choice(str(player), ("task-island-player", {"player": player}), [f"monster {player}"])
            for player in players
        ],
        right=[str(player) for player in sorted(hit)],
        why=(
            f"task-why-{code}" if hit else f"task-why-{code}-nobody",
            {**params, "hit": [int(player) for player in sorted(hit)]},
        ),
        cites=rule,
        params=params,
        lit=[f"zone {params['zone']}"],
    )


TASKS: Final = BossTasks()
