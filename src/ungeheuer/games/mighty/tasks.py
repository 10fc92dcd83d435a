"""What the table does with the gold, handed back: shares of the loot, prices, healing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.events import Event
from ungeheuer.engine.names import RuleId
from ungeheuer.engine.tasks import Choice, Task, Tasks
from ungeheuer.games.mighty.rules.events import (
    Displaced,
    FightLost,
    GuardianTurned,
    Healed,
    LootTaken,
    PricePaid,
)
from ungeheuer.games.mighty.rules.play import TREASURY_PRICE, halves, owner_price
from ungeheuer.games.mighty.rules.view import MonsterView, View

SHARES: Final = RuleId("M-4.2")
PRICE: Final = RuleId("M-3.4")
HEALING: Final = RuleId("M-5.1")
MOST_GOLD: Final = 99


class GoldTasks(Tasks[View]):
    """M-4.2, M-3.4, M-5.1: who gets what, and who pays what."""

    rules = (SHARES, PRICE, HEALING)

    def watches(self, told: Event, coming: Event | None) -> bool:
        return isinstance(coming, (LootTaken, PricePaid, Healed)) and isinstance(
            told, (GuardianTurned, Displaced, FightLost)
        )

    def between(
        self, view: View, told: Event, coming: Event | None, cardset: CardSet
    ) -> Sequence[Task]:
        if isinstance(told, GuardianTurned):
            return [share_loot(view, told.place)]
        if isinstance(told, Displaced):
            return [pay_price(view, told)]
        return heal(view, told.place) if isinstance(told, FightLost) else []


def share_loot(view: View, number: int) -> Task:
    """M-4.2: half each, the odd gold to the stronger one; all of it to one who owns both."""
    place = view.places[number - 1]
    one, other = (each for each in place.monsters if each is not None)
    assert place.fought is not None
    loot = place.fought[1]
    if one.player == other.player:
        right, why = [loot], "both"
    else:
        right = [*halves(loot, one.strength, other.strength)]
        why = "even" if loot % 2 == 0 else "odd" if one.strength != other.strength else "lost"
    owners = [one] if one.player == other.player else [one, other]
    stronger = one if one.strength > other.strength else other
    told = {"loot": loot, "player": stronger.player, "strength": stronger.strength}
    return Task(
        rule=SHARES,
        code="mighty-share",
        kind="amounts",
        choices=[purse(each) for each in owners],
        right=[str(gold) for gold in right],
        why=(f"task-why-mighty-share-{why}", {**told, "half": loot // 2}),
        cites=SHARES,
        params={"loot": loot, "place": number},
        most=MOST_GOLD,
        lit=[f"guardian {number}"],
    )


def purse(monster: MonsterView) -> Choice:
    return Choice(str(monster.player), ("task-mighty-purse", {"player": monster.player}))


def pay_price(view: View, told: Displaced) -> Task:
    """M-3.4: one gold to the treasury; the owner gets more, the higher the guardian's level."""
    level = view.places[told.place - 1].level
    price = owner_price(level, own=told.own)
    choices = [Choice("treasury", ("task-mighty-treasury", {}))]
    if not told.own:
        choices.append(Choice("owner", ("task-mighty-purse", {"player": told.owner})))
    right = [str(TREASURY_PRICE), str(price)][: len(choices)]
    params = {"player": told.player, "owner": told.owner, "strength": told.strength}
    return Task(
        rule=PRICE,
        code="mighty-price-own" if told.own else "mighty-price",
        kind="amounts",
        choices=choices,
        right=right,
        why=(
            "task-why-mighty-price-own" if told.own else "task-why-mighty-price",
            {**params, "level": level, "gold": price, "price": TREASURY_PRICE},
        ),
        cites=PRICE,
        params={**params, "place": told.place},
        most=MOST_GOLD,
        lit=[f"guardian {told.place}"],
    )


def heal(view: View, place: int) -> list[Task]:
    """M-5.1: for every monster from the first defeat on what its card says, or what is left."""
    hurt = [each for at in view.places[place - 1 :] for each in at.monsters if each is not None]
    own = [each for each in hurt if view.players[each.player].seat == view.seat]
    if not own:
        return []
    player = view.players[own[0].player]
    cost = sum(player.healing[monster.strength - 1] for monster in own)
    short = cost > player.gold
    me = own[0].player
    return [
        Task(
            rule=HEALING,
            code="mighty-heal",
            kind="amounts",
            choices=[Choice("treasury", ("task-mighty-treasury", {}))],
            right=[str(min(cost, player.gold))],
            why=(
                "task-why-mighty-heal-short" if short else "task-why-mighty-heal",
                {"player": me, "price": cost, "gold": player.gold, "cards": len(own)},
            ),
            cites=HEALING,
            params={"player": me, "place": place},
            most=MOST_GOLD,
            lit=[f"guardian {number + 1}" for number in range(place - 1, len(view.places))],
        )
    ]


TASKS: Final = GoldTasks()
