"""What the people and bots at a table are called on screen."""

from __future__ import annotations

from collections.abc import Sequence

from ungeheuer.bots import known
from ungeheuer.bots.personas import level_of, persona_of
from ungeheuer.engine.match import Match
from ungeheuer.words import Words, shortened


def distinct_names(names: Sequence[str]) -> list[str]:
    """The names, with numbers added to equal ones."""
    return [
        f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]


def display_name(name: str, words: Words) -> str:
    """A bot's display name without its budget; a person's name, shortened."""
    persona = persona_of(name)
    if persona is not None:
        return persona.name
    return words.say(f"name-bot-{level_of(name)}") if known(name) else shortened(name, 20)


def at_table(words: Words, match: Match) -> Words:
    """Words that know the names at this table."""
    names = [display_name(name, words) for name in match.names]
    return words.at_table(match.seats, distinct_names(names))
