"""What a person types for a command: every language brings its own spellings."""

from __future__ import annotations

from collections.abc import Iterable

from ungeheuer.words import Words, languages, spellings


def command_for(word: str, commands: Iterable[str], words: Words) -> str | None:
    """The command that is called so: in one's own language, or else in any."""
    known = list(commands)
    matching = (
        command
        for language in (words.language, *languages())
        for command in known
        if word.lower() in spellings(language, command)
    )
    return next(matching, None)
