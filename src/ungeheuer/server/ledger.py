"""What each person and each address has used: requests, messages, talk, reading, new things.

Counted by what it costs. Everybody behind one address shares a large purse; in it each person has a
small one, so that one cannot spend it for all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ungeheuer.server.limits import Bucket, Buckets
from ungeheuer.server.settings import Settings
from ungeheuer.wire import gestures
from ungeheuer.wire import messages as wire
from ungeheuer.wire.aid import AskAid
from ungeheuer.wire.holding import SetGrace
from ungeheuer.wire.hosting import Admit, Block, Close, Mute
from ungeheuer.wire.slips import AskSure
from ungeheuer.wire.story import AskStory
from ungeheuer.wire.teaching import Teach

NEIGHBOURS: Final = 20  # times as much as one connection may say, for all of one address
GUESSES_PER_SECOND, GUESSES_AT_ONCE = 0.1, 10.0  # so that short codes cannot be guessed
READING_PER_SECOND: Final = 0.2
READING: Final = 30.0  # seconds of reading that an address may use at once

# What a message costs beyond being read, in messages: those that make whole views, or think.
COSTS: Final[dict[type[Any], float]] = {
    wire.Hello: 4.0,
    wire.Look: 2.0,
    wire.Why: 1.0,
    wire.Hint: 4.0,
    AskSure: 2.0,
    wire.Undo: 1.0,
    wire.Redo: 1.0,
    AskAid: 2.0,
    AskStory: 2.0,
}
# What everybody at a table is told, and the store keeps for ever or for long.
TALK: Final = frozenset(
    {
        wire.Say,
        wire.SayPhrase,
        wire.Take,
        wire.Leave,
        Admit,
        Mute,
        Block,
        Close,
        wire.Undo,
        wire.Redo,
        Teach,
        wire.Change,
        wire.Show,
        wire.Pause,
        wire.Resume,
        wire.Reopen,
        wire.SeatBot,
        wire.Remove,
        wire.TakeOver,
        wire.Rematch,
        SetGrace,
        gestures.Propose,
    }
)


class Ledger:
    """The purses of a server."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        rate, most = settings.messages_per_second, settings.messages_at_once
        self.clock = clock
        self._own = (rate, most)
        self.messages = Buckets("messages", NEIGHBOURS * rate, NEIGHBOURS * most, clock)
        self.talk = Buckets("talk", settings.talk_per_second, settings.talk_at_once, clock)
        self.reading = Buckets("reading", READING_PER_SECOND, READING, clock)
        self.requests = Buckets(
            "requests", settings.requests_per_second, settings.requests_at_once, clock
        )
        self.making = Buckets("making", settings.makes_per_second, settings.makes_at_once, clock)
        self.guessing = Buckets("guessing", GUESSES_PER_SECOND, GUESSES_AT_ONCE, clock)

    def connection(self) -> Bucket:
        """What one connection may say."""
        return Bucket(*self._own, self.clock)
