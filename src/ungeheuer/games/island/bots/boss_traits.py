"""What the boss's abilities mean for his next phase, by his fame; worked out once."""

from __future__ import annotations

from typing import Final

from ungeheuer.games.island.rules.cards import Sheet
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.names import FIRELING, KIND_NAMES, SOLDIER
from ungeheuer.games.island.rules.state import State


class BossTraits:
    """Of one sheet with one fame."""

    __slots__ = ("burns", "count", "sparks", "step1", "wide", "wide_soldiers")

    def __init__(self, sheet: Sheet, fame: int) -> None:
        on = sheet.reached(fame)
        self.count = sum(1 for ability in sheet.abilities if 0 < ability.fame <= fame)
        self.step1: list[Effect] = [each.effects[0] for each in on.get("before-movement", [])]
        passive = [effect for ability in on.get("passive", []) for effect in ability.effects]
        self.wide = any(each.do == "widen" for each in passive)  # step 1 reaches zones beside him
        acting = [effect for ability in on.get("step4", []) for effect in ability.effects]
        soldier, fireling = KIND_NAMES[SOLDIER], KIND_NAMES[FIRELING]
        self.wide_soldiers = any(each.do == "widen" and each.what == soldier for each in acting)
        self.sparks = any(each.do == "act" and each.what == fireling for each in acting)
        self.burns = bool(on.get("enter"))  # where he goes


KNOWN: Final[dict[Sheet, dict[int, BossTraits]]] = {}


def traits_of(state: State) -> BossTraits:
    """The boss as he is now."""
    boss = state.boss
    sheet = state.deck.bosses[boss.id]
    by_fame = KNOWN.setdefault(sheet, {})
    traits = by_fame.get(boss.fame)
    if traits is None:
        traits = by_fame[boss.fame] = BossTraits(sheet, boss.fame)
    return traits
