"""Which tables are played, by whom, and how a random answer to a question is written."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

import msgspec

PERSON: Final = "person"
LEVELS: Final = ("ogre", "goblin")  # the bots of level 1 and 2


class Plan(NamedTuple):
    """A kind of table; `seats`: a person or the name of a bot, in the order of the seats."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]


PLANS: Final = (
    Plan("mighty", {"players": 4}, (PERSON,) * 4),
    Plan("island", {"players": 3}, (PERSON,) * 3),
    Plan("timid", {}, (PERSON,) * 2),
    Plan("mighty", {"players": 4}, (PERSON, PERSON, *LEVELS)),
    Plan("mighty", {"players": 4}, (PERSON,) * 4),
    Plan("island", {"players": 3}, (PERSON, *LEVELS)),
    Plan("timid", {}, (LEVELS[1], PERSON)),
    Plan("mighty", {"players": 3}, (PERSON, *LEVELS)),
)


def plan_of(number: int) -> Plan:
    return PLANS[number % len(PLANS)]


def watchers_of(number: int) -> int:
    """One at every fourth table, ten at every fiftieth."""
    return 10 if number % 50 == 0 else int(number % 4 == 0)


class Ask(msgspec.Struct):
    """A question as a client needs it to answer. Offers were texts once, now they have one."""

    kind: str
    size: int
    moves: list[Any] = []
    supply: dict[str, int] = {}
    fixed: list[tuple[int, int]] = []


def answer(ask: Ask, rng: random.Random) -> str:
    """The text of a random answer, also of one that is described and not listed."""
    if ask.kind == "layout":
        return layout(ask, rng)
    if rng.randrange(ask.size) < len(ask.moves):
        move = rng.choice(ask.moves)
        return str(move if isinstance(move, str) else move["text"])
    return throw(ask, rng)


def throw(ask: Ask, rng: random.Random) -> str:
    """Some of the dice once more, at least one."""
    picked = {name: rng.randint(0, most) for name, most in ask.supply.items()}
    if not any(picked.values()):
        picked[rng.choice([*picked])] = 1
    words = [name if n == 1 else f"{name}*{n}" for name, n in picked.items() if n]
    return " ".join(["throw", *words])


def layout(ask: Ask, rng: random.Random) -> str:
    """All pieces, each beside one that lies already."""
    taken = {tuple(cell) for cell in ask.fixed}
    waiting = [name for name, count in ask.supply.items() for _ in range(count)]
    rng.shuffle(waiting)
    laid = []
    for name in waiting:
        x, y = rng.choice(free_beside(taken))
        taken.add((x, y))
        laid.append(f"{name}@{x},{y}")
    return " ".join(["build", *laid])


def free_beside(taken: set[tuple[int, ...]]) -> list[tuple[int, int]]:
    edges = ((1, 0), (-1, 0), (0, 1), (0, -1))
    found = {(x + dx, y + dy) for x, y in taken for dx, dy in edges}
    return sorted(found - taken)
