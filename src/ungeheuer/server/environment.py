"""What the server takes from outside: clock, ids, secrets, chance. Tests bring their own."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.server.names import Millis

# Answers a question asked of the seat `chance`.
Chance = Callable[[Decision[Any]], Move]

ID_BYTES: Final = 9  # 72 bits: an id that is not listed cannot be guessed
SECRET_BYTES: Final = 32
CODE_ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no characters that look alike
CODE_LENGTH: Final = 8


def now() -> Millis:
    return Millis(time.time_ns() // 1_000_000)


def new_id() -> str:
    """An id that can be typed after a command: it does not begin like an option."""
    while (id := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return id


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def from_the_system(decision: Decision[Any]) -> Move:
    """Unpredictable dice: the operating system's randomness."""
    answer: Move = decision.ask.sample(Rng(random.SystemRandom().random))
    return answer


@dataclass
class Environment:
    """Everything about a running server that does not depend on what clients send."""

    now: Callable[[], Millis] = now
    running: Callable[[], float] = time.monotonic  # seconds, which nobody can set
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    new_id: Callable[[], str] = new_id
    new_secret: Callable[[], str] = new_secret
    new_code: Callable[[], str] = new_code
    chance: Chance = from_the_system
