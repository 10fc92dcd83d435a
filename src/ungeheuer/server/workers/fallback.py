"""Who takes over for a bot that failed."""

from ungeheuer.bots import NAMES


def simpler(bot: str) -> str | None:
    """The next simpler bot, None below the simplest; for one we no longer have, the simplest."""
    if bot not in NAMES:
        return NAMES[0]
    at = NAMES.index(bot)
    return NAMES[at - 1] if at else None
