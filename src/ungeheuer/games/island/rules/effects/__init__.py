"""B-1.2: the effects of cards, by family. A class of one of these modules is known to card sets."""

from typing import Final

from ungeheuer.games.island.rules.effect import EFFECTS, Effect
from ungeheuer.games.island.rules.effects import boss, choices, dice, island, monsters, passive

FAMILIES: Final = (monsters, island, boss, dice, passive, choices)


def known() -> dict[str, type[Effect]]:
    """Every effect of the families by its word, in the order in which the families have them."""
    found: dict[str, type[Effect]] = {}
    for family in FAMILIES:
        for thing in vars(family).values():
            if isinstance(thing, type) and issubclass(thing, Effect) and thing.do:
                found[thing.do] = thing
    return found


EFFECTS.update(known())
