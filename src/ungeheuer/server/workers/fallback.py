"""Which bot replaces one that failed."""

from ungeheuer.bots import NAMES


def simpler(bot: str) -> str | None:
    """The next simpler bot; None below the simplest. An unknown bot is replaced by the simplest."""
    if bot not in NAMES:
        return NAMES[0]
    at = NAMES.index(bot)
    return NAMES[at - 1] if at else None
