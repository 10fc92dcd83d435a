"""Effects that change how something else works; most of them add up in what is in force."""

from __future__ import annotations

from collections.abc import Sequence

from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.effect import NUMBER, Context, Effect, takes
from ungeheuer.games.island.rules.in_force import OWN, RANGES, InForce
from ungeheuer.games.island.rules.names import FACE_NAMES, KIND_NAMES, CardId
from ungeheuer.games.island.rules.vocabulary import REACHES, SOURCES


class Cap(Effect):
    """I-15.4: two lifts do not add up."""

    do = "cap"
    words = takes(n=NUMBER)
    limits = (11, 12)
    triggers = ("passive",)
    kept_worth = 0.4

    def modify(self, force: InForce, ability: Ability) -> None:
        force.cap = max(force.cap, self.n)


class MinionHp(Effect):
    """I-14.6: all modifiers are summed."""

    do = "minion-hp"
    words = takes(what=KIND_NAMES, n=NUMBER)
    limits = (-10, 10)
    triggers = ("passive",)
    kept_worth = 0.9

    def modify(self, force: InForce, ability: Ability) -> None:
        force.minion_hp[KIND_NAMES.index(self.what)] += self.n


class Immune(Effect):
    """I-15.1: always against one source, or for a price against one instance."""

    do = "immune"
    words = takes(what=SOURCES)
    triggers = ("passive", "damage")
    kept_worth = 0.7

    def what_words(self, context: Context) -> Sequence[str]:
        asked = context.ability.on == "damage"
        return ("this",) if asked else [word for word in SOURCES if word != "this"]

    def modify(self, force: InForce, ability: Ability) -> None:
        if ability.on == "passive":
            force.immune.setdefault(self.what, ability.id)


class Reach(Effect):
    do = "reach"
    words = takes(what=REACHES, where=("near", "any"))
    triggers = ("passive",)

    def modify(self, force: InForce, ability: Ability) -> None:
        before = force.reach.get(self.what, OWN)
        force.reach[self.what] = max(before, RANGES.index(self.where))


# -- dice and throws


class ExtraDie(Effect):
    """I-10.2; the ability may need low HP."""

    do = "extra-die"
    words = takes(n=NUMBER)
    limits = (1, 4)
    triggers = ("dice",)
    kept_worth = 2.2


class ExtraThrow(Effect):
    """I-10.7"""

    do = "extra-throw"
    words = takes(n=NUMBER)
    limits = (1, 10)
    triggers = ("passive",)
    kept_worth = 1.5

    def modify(self, force: InForce, ability: Ability) -> None:
        force.extra_throws += self.n


class Group(Effect):
    """I-13.2: the last group of ENERGY counts for more."""

    do = "group"
    words = takes(n=NUMBER)
    limits = (1, 4)
    triggers = ("resolve",)


class Space(Effect):
    """I-12.1: the card is a die space."""

    do = "space"
    words = takes(n=NUMBER)
    limits = (1, 1)
    triggers = ("lock",)
    sheets = ("keep",)

    def modify(self, force: InForce, ability: Ability) -> None:
        force.spaces.append(CardId(ability.owner))


# -- walking and attacking


class Carry(Effect):
    """I-13.3: a FOOT takes another monster along."""

    do = "carry"
    triggers = ("walk",)

    def modify(self, force: InForce, ability: Ability) -> None:
        force.carries = True


class Stride(Effect):
    """I-13.3: a FOOT leads further."""

    do = "stride"
    words = takes(n=NUMBER)
    limits = (2, 3)
    triggers = ("walk",)
    kept_worth = 0.7

    def modify(self, force: InForce, ability: Ability) -> None:
        force.stride = max(force.stride, self.n)


class Pool(Effect):
    """I-14.1: more points in an attack; the ability may need a face, and has its uses."""

    do = "pool"
    words = takes(n=NUMBER)
    limits = (1, 40)
    triggers = ("attack",)
    kept_worth = 1.8

    def modify(self, force: InForce, ability: Ability) -> None:
        force.pools = True


class Value(Effect):
    """I-13.3, I-13.4: a face is worth more in an attack."""

    do = "value"
    words = takes(what=FACE_NAMES, n=NUMBER)
    limits = (1, 20)
    triggers = ("attack",)
    kept_worth = 1.3

    def modify(self, force: InForce, ability: Ability) -> None:
        face = FACE_NAMES.index(self.what)
        force.worth[face] = max(force.worth[face], self.n)


class Aim(Effect):
    """I-14.1: other zones can be attacked."""

    do = "aim"
    words = takes(where=("near", "any"))
    triggers = ("attack",)
    kept_worth = 0.9

    def modify(self, force: InForce, ability: Ability) -> None:
        force.aim = max(force.aim, RANGES.index(self.where))


class Mute(Effect):
    """I-7.1: minions of a kind do not act where the monster stands."""

    do = "mute"
    words = takes(what=KIND_NAMES, where=("here",))
    triggers = ("step4",)
    kept_worth = 0.5


# -- buying and building


class Cost(Effect):
    """I-20.2"""

    do = "cost"
    words = takes(n=NUMBER)
    limits = (-7, -1)
    triggers = ("buy",)
    kept_worth = 0.4

    def modify(self, force: InForce, ability: Ability) -> None:
        force.discount += self.n


class SweepCost(Effect):
    """I-20.4: of the first sweep of a turn."""

    do = "sweep-cost"
    words = takes(n=NUMBER)
    limits = (0, 1)
    triggers = ("sweep",)


class Need(Effect):
    """I-18.1: one WRENCH less."""

    do = "need"
    words = takes(n=NUMBER)
    limits = (-1, -1)
    triggers = ("construct",)

    def modify(self, force: InForce, ability: Ability) -> None:
        force.eased = True


class Double(Effect):
    """I-18.5: a tile gives its dice twice."""

    do = "double"
    triggers = ("tile",)
