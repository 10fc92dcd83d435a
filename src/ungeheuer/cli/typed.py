"""The spellings of commands, which every language defines."""

from __future__ import annotations

from collections.abc import Iterable

from ungeheuer.words import Words, languages, spellings


def command_for(word: str, commands: Iterable[str], words: Words) -> str | None:
    """The command with this spelling: in the current language, else in any; else None."""
    known = list(commands)
    matching = (
        command
        for language in (words.language, *languages())
        for command in known
        if word.lower() in spellings(language, command)
    )
    return next(matching, None)
