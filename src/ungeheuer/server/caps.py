"""How many tables one person may have: open, in the public list, of bots alone, in all."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import AsyncIterator

from ungeheuer.server import entries as log
from ungeheuer.server.errors import TableError
from ungeheuer.server.names import PersonId
from ungeheuer.server.settings import Settings
from ungeheuer.server.store import Hosted, Store


class Caps:
    """Counts what the store has, and what is being opened at this moment."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._opening: Counter[PersonId] = Counter()

    @contextlib.asynccontextmanager
    async def room(self, person: PersonId, opened: log.Opened) -> AsyncIterator[None]:
        """Whether there is room for one more; those that are opened meanwhile know of it."""
        self._opening[person] += 1
        try:
            self._check(await self._hosted(person), opened)
            yield
        finally:
            self._opening[person] -= 1
            if not self._opening[person]:
                del self._opening[person]

    async def check_listed(self, person: PersonId) -> None:
        hosted = await self._store.hosted_by(person)
        _refuse_beyond("too-many-listed", hosted.listed, self._settings.listed_per_person)

    async def _hosted(self, person: PersonId) -> Hosted:
        """All that are being opened count as whatever is asked for."""
        others = self._opening[person] - 1
        hosted = await self._store.hosted_by(person)
        return Hosted(*(number + others for number in hosted))

    def _check(self, hosted: Hosted, opened: log.Opened) -> None:
        settings = self._settings
        _refuse_beyond("too-many-kept", hosted.kept, settings.kept_per_person)
        _refuse_beyond("too-many-tables", hosted.tables, settings.tables_per_person)
        if opened.policy.listed:
            _refuse_beyond("too-many-listed", hosted.listed, settings.listed_per_person)
        if opened.seats and all(plan.bot and not plan.holder for plan in opened.seats):
            _refuse_beyond("too-many-bot-tables", hosted.bots, settings.bot_tables_per_person)


def _refuse_beyond(code: str, found: int, most: int) -> None:
    if found >= most:
        raise TableError(code, {"most": most})
