"""What somebody wants who touches pieces that make no offered move: what they would be for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ungeheuer.engine.decision import Move, Piece
from ungeheuer.engine.errors import IllegalMove, Obstacle
from ungeheuer.engine.names import RuleId
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.attack import Fight
from ungeheuer.games.island.rules.crystals import BuildCrystal, RaisePylon
from ungeheuer.games.island.rules.dice import text_of
from ungeheuer.games.island.rules.names import ZONES, Zone
from ungeheuer.games.island.rules.notation import read
from ungeheuer.games.island.rules.obstacles.moment import now, top, whose
from ungeheuer.games.island.rules.reasons import out_of_reach
from ungeheuer.games.island.rules.state import State

FIGHTING: Final = ("claw", "foot")  # I-14.1
WRENCHES: Final = {"S3": 3, "S4": 4}  # I-18.1


def meant(state: State, pieces: Sequence[Piece]) -> Move | list[Obstacle]:
    """The step that asks gives the pieces their meaning; where it knows none, the piece itself."""
    touched = Touched(state, pieces)
    try:
        move = read(touched.text())
    except IllegalMove:
        return [Obstacle(RuleId("I-27.1"), "nothing-meant")]
    return touched.elsewhere(move) or move


class Touched:
    """Dice and other pieces, the last of them first, and the step in which they were touched."""

    def __init__(self, state: State, pieces: Sequence[Piece]) -> None:
        split = [piece.partition(" ") for piece in pieces]
        self.state = state
        self.dice = Counter(name for kind, _, name in split if kind == "die")
        self.others = {kind: name for kind, _, name in split if kind != "die"}
        others = [(kind, name) for kind, _, name in split if kind != "die"]
        self.kind, self.name = others[-1] if others else ("", "")
        self.step = now(state) if state.agenda else ""

    def text(self) -> str:
        asked = ASKED.get(self.step)
        if asked is not None and self.kind in asked:
            return asked[self.kind](self)
        if not self.kind:
            return self.dice_alone()
        writer = WRITERS.get(self.kind)
        return f"use {self.name}" if writer is None else writer(self)

    def dice_alone(self) -> str:
        """What the first of them is for."""
        die = next(iter(self.dice), "")
        face = die.rstrip("~?")
        if self.step == "rolling" and face == die:
            return f"throw {written(self.dice)}"
        if face == "heart":
            return f"{die} {self.state.active}"
        if face in FIGHTING:
            return self.attack()
        if face == "wrench":
            return f"build S3 {written(self.dice)}"
        return "drop ?" if die == "?" else die

    def rolled(self) -> list[str]:
        return text_of(self.state.roll).split()

    def die_of(self, face: str) -> str:
        """The first die in hand that shows this face; else one of the roll."""
        return next((die for die in self.dice if die.startswith(face)), face)

    def place(self) -> str:
        """The zone in which the piece lies."""
        if self.kind == "boss":
            return str(self.state.boss.zone)
        if self.kind == "monster":
            return self.zone_of_monster()
        return self.name.partition("@")[2].partition(" ")[0] or self.name

    def zone_of_monster(self) -> str:
        there = {str(n): str(one.zone) for n, one in enumerate(self.state.monsters)}
        return there.get(self.name, "")

    def elsewhere(self, move: Move) -> list[Obstacle]:
        """A piece of another zone than the one in which such a move is made now."""
        rule = IN_ONE_ZONE.get((type(move), self.step))
        return [] if rule is None else out_of_reach(rule, self.zone_touched(), [self.here()])

    def here(self) -> Zone:
        """The zone that it is about: of the step, or of whoever acts."""
        step = top(self.state)
        if isinstance(step, Fight | BuildCrystal | RaisePylon):
            return step.zone
        return self.state.me().zone

    def zone_touched(self) -> Zone:
        """Where the piece lies; what lies nowhere is as good as here."""
        place = self.place() if self.kind in LYING else ""
        return next((zone for zone in ZONES if str(zone) == place), self.here())

    # -- while dice are used

    def zone(self) -> str:
        moved = self.others.get("monster", str(self.state.active))
        return f"{self.die_of('foot')} {moved} > {self.name}"

    def monster(self) -> str:
        return f"{self.die_of('heart')} {self.name}"

    def boss_die(self) -> str:
        return f"{self.die_of('fame')} steal {self.name}"

    def locked(self) -> str:
        return f"unlock {self.name.partition(' ')[0]}"

    def free(self) -> str:
        rolled = [word.partition("*")[0] for word in self.rolled()]
        return f"lock {next(iter([*self.dice, *rolled]), 'claw')}"

    def space(self) -> str:
        name = self.name.partition("@")[0]
        used = Counter({die: n for die, n in self.dice.items() if die.startswith("wrench")})
        return f"build {name} {written(used) or f'wrench*{WRENCHES.get(name, 4)}'}"

    def tile(self) -> str:
        return f"activate {self.name}"

    def slot(self) -> str:
        return f"buy {self.name}"

    def ally(self) -> str:
        return f"ally {self.name}"

    def card(self) -> str:
        stolen = self.others.get("boss-die")
        if stolen is not None:
            return f"{self.die_of('fame')} steal {stolen} to {self.name}"
        die = next(iter(self.dice), "")
        return f"lock {die} on {self.name}" if die else f"use {self.name}"

    def power(self) -> str:
        return f"spend {self.name} {written(self.dice)}" if self.dice else f"use {self.name}"

    def button(self) -> str:
        name, _, rest = self.name.partition(" ")
        if name == "attack":
            return self.attack() + (f" at {rest}" if rest else "")
        if name in ("throw", "energy") and self.dice:
            return f"throw {written(self.dice)}" if name == "throw" else written(self.dice)
        if name in ("fame", "drop") and self.dice:
            die = next(iter(self.dice))
            return die if name == "fame" else f"drop {die}"
        return self.name

    def attack(self) -> str:
        """With the dice in hand, else with all that can fight."""
        used = Counter({die: n for die, n in self.dice.items() if die.startswith(FIGHTING)})
        fighting = written(used) or " ".join(w for w in self.rolled() if w.startswith(FIGHTING))
        zone = self.zone_touched()
        away = self.kind in ENEMIES and self.step == "resolve" and zone != self.here()
        return f"attack {fighting or 'claw'}" + (f" at {zone}" if away else "")

    # -- where a step asks for a piece

    def begin_there(self) -> str:
        return f"place {self.place()}"

    def boss_begins_there(self) -> str:
        return f"boss {self.place()}"

    def hit_boss(self) -> str:
        return "hit boss"

    def hit_minion(self) -> str:
        return f"hit {self.name.partition('@')[0]}"

    def crystal_free(self) -> str:
        return "crystal free"

    def crystal_on_die(self) -> str:
        die, _, zone = self.name.partition("@")
        return f"crystal {'new-' if zone.endswith(' new') else ''}{die}"

    def take(self) -> str:
        return f"take {self.name.partition(' ')[0]}"

    def pylon(self) -> str:
        return f"pylon {self.name.partition('@')[0]}"

    def remove(self) -> str:
        return f"remove {self.name}"

    # -- where an effect asks for its target

    def offers(self, kind: type[Move]) -> bool:
        question = self.state.question
        return question is not None and any(isinstance(m, kind) for m in question.ask.listed())

    def target_zone(self) -> str:
        """A zone alone, or the one to which the other piece is to go."""
        for kind in ("monster", "minion", "boss-die"):
            if kind in self.others:
                return f"{kind} {self.others[kind]} > {self.place()}"
        if self.offers(t.MoveMonster):
            return f"monster {whose(self.state)} > {self.place()}"
        moved = "boss" in self.others or self.offers(t.MoveBoss)
        return f"boss > {self.place()}" if moved else f"zone {self.place()}"

    def target_monster(self) -> str:
        if "zone" in self.others:
            return f"monster {self.name} > {self.others['zone']}"
        return f"zone {self.place()}" if self.offers(t.ToZone) else f"monster {self.name}"

    def target_minion(self) -> str:
        if "zone" in self.others:
            return f"minion {self.name} > {self.others['zone']}"
        return f"zone {self.place()}" if self.offers(t.ToZone) else f"minion {self.name}"

    def target_boss_die(self) -> str:
        return f"boss-die {self.name} > {self.others.get('zone', '')}"

    def target_space(self) -> str:
        return f"space {self.name}"

    def target_tile(self) -> str:
        return f"tile {self.name}"

    def target_face(self) -> str:
        return f"die {next(iter(self.dice), '')} > {self.name}"


def written(dice: Counter[str]) -> str:
    return " ".join(f"{die}*{count}" for die, count in dice.items())


Writer = Callable[[Touched], str]
WRITERS: Final[dict[str, Writer]] = {
    "zone": Touched.zone,
    "monster": Touched.monster,
    "minion": Touched.attack,
    "boss": Touched.attack,
    "boss-die": Touched.boss_die,
    "locked": Touched.locked,
    "free": Touched.free,
    "space": Touched.space,
    "tile": Touched.tile,
    "slot": Touched.slot,
    "ally": Touched.ally,
    "card": Touched.card,
    "power": Touched.power,
    "do": Touched.button,
}
ENEMIES: Final = ("minion", "boss")
LYING: Final = ("zone", "monster", "minion", "boss", "boss-die", "locked", "free", "space")
CHOICE: Final[dict[str, Writer]] = {
    "zone": Touched.target_zone,
    "boss": Touched.target_zone,
    "free": Touched.target_zone,
    "monster": Touched.target_monster,
    "minion": Touched.target_minion,
    "boss-die": Touched.target_boss_die,
    "space": Touched.target_space,
    "tile": Touched.target_tile,
    "face": Touched.target_face,
}
# Moves that do not name their zone, in the steps in which they are made.
IN_ONE_ZONE: Final[dict[tuple[type[Move], str], str]] = {
    (m.Lock, "resolve"): "I-12.1",
    (m.Build, "resolve"): "I-18.1",
    (m.Hit, "attack"): "I-14.2",
    (m.Crystal, "crystal"): "I-9.1",
    (m.Pylon, "pylon"): "I-9.4",
}
ASKED: Final[dict[str, dict[str, Writer]]] = {
    "place": dict.fromkeys(LYING, Touched.begin_there),
    "next-boss": dict.fromkeys(LYING, Touched.boss_begins_there),
    "attack": {"boss": Touched.hit_boss, "minion": Touched.hit_minion},
    "crystal": {"free": Touched.crystal_free, "locked": Touched.crystal_on_die},
    "fill": {"locked": Touched.take},
    "pylon": {"space": Touched.pylon},
    "trim": {"boss-die": Touched.remove},
    "choose": CHOICE,
    "move-each": CHOICE,
}
