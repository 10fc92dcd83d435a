"""Whether the server is alive, and whether it can work."""

from __future__ import annotations

import ungeheuer
from ungeheuer.server.routes.faults import HttpError
from ungeheuer.server.routes.route import Ask
from ungeheuer.wire.api import Health


async def alive(_: Ask) -> Health:
    return Health(ok=True, version=ungeheuer.__version__)


async def ready(ask: Ask) -> Health:
    if ask.service.stopping.is_set() or not await ask.service.store.ready():
        raise HttpError(503, "not-ready")
    doubts = ["clock"] if ask.service.clockwork.is_doubted else []
    return Health(ok=True, version=ungeheuer.__version__, doubts=doubts)
