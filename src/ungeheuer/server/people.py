"""People without accounts: a key identifies a person. The server stores only its hash."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import Final

from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import NOBODY, Millis, PersonId
from ungeheuer.server.store import Batch, Store
from ungeheuer.wire.api import Code, Person

CODE_MINUTES: Final = 10
KEY: Final = re.compile(r"[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+")
REMEMBERED: Final = 10_000  # keys cached


class People:
    """Creates people, checks keys, moves identities to other devices."""

    def __init__(self, store: Store, env: Environment) -> None:
        self._store = store
        self._env = env
        self._known: dict[str, PersonId] = {}  # by the hash of the whole key
        self._codes: dict[str, tuple[PersonId, Millis]] = {}

    async def new(self) -> Person:
        person = PersonId(self._env.new_id())
        return await self._new_key(person, Batch(person=(person, self._env.now())))

    async def who(self, key: str) -> PersonId:
        """The person of a key; NOBODY for an empty key. Raises for an unknown one."""
        if not key:
            return NOBODY
        if not KEY.fullmatch(key):
            raise NotAllowed("wrong-key")
        hashed = hash_of(key)
        known = self._known.get(hashed)
        if known is not None:
            return known
        person = PersonId(key.partition(".")[0])
        matches = [hmac.compare_digest(hashed, each) for each in await self._store.keys(person)]
        if not any(matches):
            raise NotAllowed("wrong-key")
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[hashed] = person
        return person

    def code(self, person: PersonId) -> Code:
        """A short code for this person; it replaces an older one."""
        now = self._env.now()
        self._codes = {
            code: (owner, until)
            for code, (owner, until) in self._codes.items()
            if until > now and owner != person
        }
        code = self._env.new_code()
        self._codes[code] = (person, Millis(now + CODE_MINUTES * 60_000))
        return Code(code, CODE_MINUTES)

    async def claim(self, code: str) -> Person:
        """A new key for the other device; the code works only once."""
        wanted = code.strip().upper().replace("-", "").replace(" ", "")
        person, until = self._codes.pop(wanted, (NOBODY, Millis(0)))
        if person == NOBODY or until <= self._env.now():
            raise TableError("wrong-code")
        return await self._new_key(person, Batch())

    async def _new_key(self, person: PersonId, batch: Batch) -> Person:
        key = f"{person}.{self._env.new_secret()}"
        batch.device = (person, hash_of(key), self._env.now())
        await self._store.commit(batch)
        return Person(person, key)


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
