"""What somebody wants who touches pieces that make no offered move: what they would be for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ungeheuer.engine.decision import Move, Piece
from ungeheuer.engine.errors import IllegalMove, Obstacle
from ungeheuer.engine.names import RuleId
from ungeheuer.games.island.rules.notation import read
from ungeheuer.games.island.rules.view import View

FIGHTING: Final = ("claw", "foot")  # I-14.1
WRENCHES: Final = {"S3": 3, "S4": 4}  # I-18.1


def meant(view: View, pieces: Sequence[Piece]) -> Move | list[Obstacle]:
    """The last piece that is no die says what it is about; dice alone say what they are for."""
    touched = Touched(view, pieces)
    try:
        return read(touched.text())
    except IllegalMove:
        return [Obstacle(RuleId("I-27.1"), "nothing-meant")]


class Touched:
    """Dice and the last other piece, and the step in which they were touched."""

    def __init__(self, view: View, pieces: Sequence[Piece]) -> None:
        split = [piece.partition(" ") for piece in pieces]
        self.view = view
        self.dice = Counter(name for kind, _, name in split if kind == "die")
        others = [(kind, name) for kind, _, name in split if kind != "die"]
        self.kind, self.name = others[-1] if others else ("", "")
        self.step = view.steps[-1].kind if view.steps else ""

    def text(self) -> str:
        if not self.kind:
            return self._dice_alone()
        writer = WRITERS.get(self.kind)
        return f"use {self.name}" if writer is None else writer(self)

    def _dice_alone(self) -> str:
        die = next(iter(self.dice), "")
        face = die.rstrip("~?")
        if face == "heart":
            return f"{die} {self.view.active}"
        if face in FIGHTING:
            return f"attack {die}"
        if face == "wrench":
            return f"build S3 {die}*3"
        return "drop ?" if die == "?" else die

    def die_of(self, face: str) -> str:
        """The first die in hand that shows this face; else one of the roll."""
        return next((die for die in self.dice if die.startswith(face)), face)

    def shows(self, face: str) -> bool:
        return face in self.view.roll or any(die.startswith(face) for die in self.dice)

    # -- by what was touched

    def zone(self) -> str:
        if self.step == "place":
            return f"place {self.name}"
        if self.shows("foot"):
            return f"{self.die_of('foot')} {self.view.active} > {self.name}"
        return f"zone {self.name}"

    def monster(self) -> str:
        if self.shows("heart"):
            return f"{self.die_of('heart')} {self.name}"
        return f"monster {self.name}"

    def minion(self) -> str:
        return f"hit {self.name.partition('@')[0]}" if self.step == "attack" else self.attack()

    def boss(self) -> str:
        return "hit boss" if self.step == "attack" else self.attack()

    def boss_die(self) -> str:
        return f"{self.die_of('fame')} steal {self.name}"

    def locked(self) -> str:
        return f"unlock {self.name.partition(' ')[0]}"

    def free(self) -> str:
        return f"lock {next(iter([*self.dice, *self.view.roll]), 'claw')}"

    def space(self) -> str:
        name = self.name.partition("@")[0]
        if self.step == "pylon":
            return f"pylon {name}"
        return f"build {name} wrench*{WRENCHES.get(name, 4)}"

    def tile(self) -> str:
        return f"activate {self.name}"

    def slot(self) -> str:
        return f"buy {self.name}"

    def ally(self) -> str:
        return f"ally {self.name}"

    def button(self) -> str:
        name, _, rest = self.name.partition(" ")
        if name == "attack":
            return self.attack() + (f" at {rest}" if rest else "")
        if name == "throw" and self.dice:
            return f"throw {written(self.dice)}"
        return self.name

    def attack(self) -> str:
        """With the dice in hand, else with all that can fight."""
        roll = Counter(self.view.roll)
        for dice in (self.dice, roll):
            used = Counter({die: n for die, n in dice.items() if die.startswith(FIGHTING)})
            if used:
                return f"attack {written(used)}"
        return "attack claw"


def written(dice: Counter[str]) -> str:
    return " ".join(f"{die}*{count}" for die, count in dice.items())


WRITERS: Final[dict[str, Callable[[Touched], str]]] = {
    "zone": Touched.zone,
    "monster": Touched.monster,
    "minion": Touched.minion,
    "boss": Touched.boss,
    "boss-die": Touched.boss_die,
    "locked": Touched.locked,
    "free": Touched.free,
    "space": Touched.space,
    "tile": Touched.tile,
    "slot": Touched.slot,
    "ally": Touched.ally,
    "do": Touched.button,
}
