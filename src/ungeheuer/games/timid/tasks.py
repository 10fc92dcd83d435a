"""What the table judges when a monster is turned up, handed back: comfort and fear.

Not to the dungeon, which laid the cards and sees all of that beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.events import Event
from ungeheuer.engine.names import RuleId
from ungeheuer.engine.tasks import Choice, Task, Tasks
from ungeheuer.games.timid.rules.cards import comfort
from ungeheuer.games.timid.rules.events import CardTurned
from ungeheuer.games.timid.rules.grid import cell_at
from ungeheuer.games.timid.rules.moves import DUNGEON
from ungeheuer.games.timid.rules.view import View, floor_of

COMFORT: Final = RuleId("T-3.2")
FEAR: Final = RuleId("T-3.3")


class MonsterTasks(Tasks[View]):
    """T-3.2, T-3.3: is it at home, and does it freeze?"""

    rules = (COMFORT, FEAR)

    def watches(self, told: Event, coming: Event | None) -> bool:
        return isinstance(told, CardTurned)

    def between(
        self, view: View, told: Event, coming: Event | None, cardset: CardSet
    ) -> Sequence[Task]:
        patterns = {monster.name: monster.pattern for monster in view.monsters}
        if not isinstance(told, CardTurned) or told.card not in patterns or view.seat == DUNGEON:
            return []
        floor = floor_of(view)
        slot = floor.shape.slots[cell_at(*told.place)]
        at_home = comfort(patterns[told.card])[floor.shape.around[slot]]
        tasks = [yes_no(COMFORT, "home", told, right=at_home)]
        others = floor.monsters & ~(1 << slot)
        if others:  # T-3.3: alone it has nobody to fear
            tasks.append(yes_no(FEAR, "freezes", told, right=bool(others & floor.shape.near[slot])))
        return tasks


def yes_no(rule: RuleId, code: str, told: CardTurned, *, right: bool) -> Task:
    said = "yes" if right else "no"
    params: dict[str, object] = {"card": told.card, "place": told.place}
    return Task(
        rule=rule,
        code=f"timid-{code}",
        kind="one",
        choices=[Choice(name, (f"task-timid-{code}-{name}", {})) for name in ("yes", "no")],
        right=[said],
        why=(f"task-why-timid-{code}-{said}", params),
        cites=rule,
        params=params,
        lit=[f"cell {told.place[0]},{told.place[1]}"],
    )


TASKS: Final = MonsterTasks()
