"""Who a bot is at a table: a person with a name and a face, of one level.

`goblin-fips` is the bot `goblin` who is called Fips there: it plays like any bot of its level. What
each of them is like, and says, is in the catalogues (`persona-…`, `remark-…`).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from zlib import crc32

from ungeheuer.bots.budget import read_budget


@dataclass(frozen=True)
class Persona:
    """`face`: what it is cut from, as the browser draws it."""

    id: str
    name: str  # the same in every language
    level: str
    face: Mapping[str, str]

    @property
    def bot(self) -> str:
        """The bot of its level, as this person."""
        return f"{self.level}-{self.id}"


@cache
def personas() -> Mapping[str, Persona]:
    """All of them, as bots are named: `goblin-fips`."""
    text = files("ungeheuer.bots").joinpath("personas.json").read_text("utf-8")
    every = (Persona(id, **about) for id, about in json.loads(text).items())
    return {persona.bot: persona for persona in every}


def level_of(bot: str) -> str:
    """How it plays, whoever it is and however long it may think."""
    return bot.partition(":")[0].partition("-")[0]


def persona_of(bot: str) -> Persona | None:
    """Who that is; None for a bot that is nobody in particular, and for people."""
    return personas().get(bot.partition(":")[0])


def cast(bot: str, present: Collection[str], key: str) -> str:
    """This bot as a person who is not present yet; as it is, where nobody is left or it is no bot.

    The same for the same `key`: no chance, no clock.
    """
    who, colon, budget = bot.partition(":")
    there = {each.partition(":")[0] for each in present}
    level = level_of(who)
    if who in personas():
        if who not in there:
            return bot
    elif who != level or (colon and read_budget(budget) is None):
        return bot
    free = [each.bot for each in personas().values() if each.level == level]
    free = [each for each in free if each not in there]
    return (free[crc32(key.encode()) % len(free)] if free else level) + colon + budget


def cast_all(bots: Iterable[str], key: str) -> list[str]:
    """The seats of one table, each bot another person; people stay as they are."""
    found = list(bots)
    for number, bot in enumerate(found):
        others = [*found[:number], *found[number + 1 :]]
        found[number] = cast(bot, others, f"{key} {number}")
    return found
