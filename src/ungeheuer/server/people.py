"""People without accounts: a key identifies a person. The server stores only its hash.

A key stays on its device. Other devices get keys of their own for a code that works once; each of
them can be signed out.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
from collections.abc import Callable, Collection, Sequence
from typing import Final

from ungeheuer.server.environment import Environment
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import NOBODY, Millis, PersonId
from ungeheuer.server.store import Batch, Store, StoreError
from ungeheuer.server.store.keys import (
    KEY,
    LINK,
    LINKED,
    CodeRow,
    DeviceRow,
    KeyChange,
    Standing,
)
from ungeheuer.wire.api import Code, Device, Link, Person

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
CODE_MINUTES: Final = 10
LINK_DAYS: Final = 7
GRACE: Final = 10 * MINUTE  # in which windows of a device may still use the key it had before
MOST_DEVICES: Final = 50  # of one person
WRITTEN: Final = re.compile(r"[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+")
IN_LINKS: Final = "~"  # before a code that stands in a link
REMEMBERED: Final = 10_000  # keys cached
STANDS: Final = 30.0  # seconds for which what an operator decided is not asked again
SHOWN: Final = 16  # letters of a hash that name a device


class People:
    """Creates people, checks keys, moves identities to other devices."""

    def __init__(self, store: Store, env: Environment) -> None:
        self._store = store
        self._env = env
        self._known: dict[str, tuple[PersonId, Millis]] = {}  # by the hash of the whole key
        self._standings: dict[PersonId, tuple[Standing, float]] = {}
        self._claiming: set[str] = set()  # hashes of codes that are being used
        self._noting: set[asyncio.Task[None]] = set()
        self.on_out: Callable[[Collection[str]], None] = lambda _: None

    async def new(self, name: str = "") -> Person:
        person = PersonId(self._env.new_id())
        return await self._new_key(person, Batch(person=(person, self._env.now())), name)

    # -- who somebody is

    async def who(self, key: str) -> PersonId:
        """The person of a key; NOBODY for an empty key. Raises for an unknown one."""
        if not key:
            return NOBODY
        if not WRITTEN.fullmatch(key):
            raise NotAllowed("wrong-key")
        hashed, now = hash_of(key), self._env.now()
        person, since = self._known.get(hashed, (NOBODY, Millis(0)))
        if person == NOBODY or not 0 <= now - since < DAY:
            device = await self._device(key)
            person = device.person
            if not device.until:
                self._remember(hashed, person, now)
            self._note_seen(device, now)
        if (await self._standing(person)).banned:
            raise NotAllowed("banned")
        return person

    async def _device(self, key: str) -> DeviceRow:
        """The device whose key this is; raises if there is none, or none any more."""
        device = await self._found(key)
        if device is None or not device.opens(self._env.now()):
            raise NotAllowed("wrong-key")
        return device

    async def _found(self, key: str) -> DeviceRow | None:
        hashed, person = hash_of(key), PersonId(key.partition(".")[0])
        same = [
            device
            for device in await self._store.devices(person)
            if hmac.compare_digest(hashed, device.hash)
        ]
        return same[0] if same else None

    def _remember(self, hashed: str, person: PersonId, now: Millis) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[hashed] = (person, now)

    def _note_seen(self, device: DeviceRow, now: Millis) -> None:
        """Once a day; nobody waits for it."""
        if now - device.seen >= DAY:
            task = asyncio.ensure_future(self._store_seen(device._replace(seen=now)))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _store_seen(self, device: DeviceRow) -> None:
        try:
            await self._store.commit(Batch(keys=KeyChange(device=device)))
        except StoreError:
            return  # another day

    # -- what an operator decided

    async def _standing(self, person: PersonId) -> Standing:
        clock = self._env.running()
        standing, since = self._standings.get(person, (Standing(), -STANDS))
        if clock - since >= STANDS:
            if len(self._standings) >= REMEMBERED:
                self._standings.clear()
            standing = await self._store.standing(person)
            self._standings[person] = (standing, clock)
        return standing

    def look_again(self, person: PersonId) -> None:
        """An operator has decided something about this person."""
        self._known = {key: known for key, known in self._known.items() if known[0] != person}
        self._standings.pop(person, None)

    async def check_may_talk(self, person: PersonId) -> None:
        if person != NOBODY and (await self._standing(person)).muted_until > self._env.now():
            raise NotAllowed("muted")

    # -- other devices

    async def code(self, person: PersonId) -> Code:
        """A short code for this person, to be typed; it replaces an older one."""
        code = self._env.new_code()
        await self._keep_code(person, code, "short", CODE_MINUTES * MINUTE)
        return Code(code, CODE_MINUTES)

    async def link(self, person: PersonId) -> Link:
        """A long code for this person, for a link; it replaces an older one."""
        code = IN_LINKS + self._env.new_secret()
        await self._keep_code(person, code, "link", LINK_DAYS * DAY)
        return Link(code, LINK_DAYS)

    async def _keep_code(self, person: PersonId, code: str, kind: str, lasts: int) -> None:
        now = self._env.now()
        row = CodeRow(hash_of(code), person, kind, now, Millis(now + lasts))
        await self._store.commit(Batch(keys=KeyChange(code=row)))

    async def claim(self, code: str, name: str = "") -> Person:
        """A new key for the other device; whatever is claimed works only once."""
        wanted = code.strip()
        if WRITTEN.fullmatch(wanted):
            return await self._claim_old_link(wanted, name)
        if not wanted.startswith(IN_LINKS):
            wanted = wanted.upper().replace("-", "").replace(" ", "")
        hashed = hash_of(wanted)
        if hashed in self._claiming:
            raise TableError("wrong-code")
        self._claiming.add(hashed)
        try:
            row = await self._store.code(hashed)
            if row is None or row.until <= self._env.now():
                raise TableError("wrong-code")
            return await self._new_key(row.person, Batch(keys=KeyChange(spent=[hashed])), name)
        finally:
            self._claiming.discard(hashed)

    async def _claim_old_link(self, key: str, name: str) -> Person:
        """Links used to have the key itself. It makes a key of its own for whoever opens it, once;
        the device that the key belongs to goes on with it until it is renewed."""
        hashed = hash_of(key)
        if hashed in self._claiming:
            raise TableError("link-used")
        self._claiming.add(hashed)
        try:
            device = await self._found(key)
            if device is None:
                raise TableError("wrong-code")
            if device.kind == LINKED:
                raise TableError("link-used")
            spent = KeyChange(device=device._replace(kind=LINKED))
            return await self._new_key(device.person, Batch(keys=spent), name)
        finally:
            self._claiming.discard(hashed)

    async def renew(self, key: str, name: str = "") -> Person:
        """Another key for the same device. A link that has the old one still works once."""
        device = await self._device(key)
        until = Millis(self._env.now() + GRACE)
        old = device._replace(kind=LINK if device.kind == KEY else device.kind, until=until)
        fresh = await self._new_key(device.person, Batch(keys=KeyChange(device=old)), name)
        self._known.pop(device.hash, None)
        return fresh

    # -- the list of devices

    async def devices(self, person: PersonId, key: str) -> list[Device]:
        """Those that are signed in, the one that asks among them."""
        here = hash_of(key)
        return [
            Device(each.hash[:SHOWN], each.name, each.made, each.seen, here=each.hash == here)
            for each in await self._store.devices(person)
            if not each.until
        ]

    async def sign_out(self, person: PersonId, key: str, device: str | None, *, all_: bool) -> None:
        """One device, all others, or (`all_`) all of them. Codes that were made are void, too."""
        rows, here = await self._store.devices(person), hash_of(key)
        if device is None:
            gone = [row.hash for row in rows if all_ or row.hash != here]
        else:
            gone = [row.hash for row in rows if row.hash[:SHOWN] == device]
            if not gone:
                raise TableError("no-such-device")
        await self._store.commit(Batch(keys=KeyChange(out=gone, void=person)))
        for hashed in gone:
            self._known.pop(hashed, None)
        self.on_out(gone)

    async def _new_key(self, person: PersonId, batch: Batch, name: str) -> Person:
        key, now = f"{person}.{self._env.new_secret()}", self._env.now()
        batch.device = DeviceRow(person, hash_of(key), now, name, now)
        batch.keys = self._with_room(batch.keys, await self._store.devices(person), now)
        await self._store.commit(batch)
        return Person(person, key)

    def _with_room(
        self, change: KeyChange | None, rows: Sequence[DeviceRow], now: Millis
    ) -> KeyChange | None:
        """What is gone makes room; where there are too many devices, the one unused longest."""
        gone = [row.hash for row in rows if row.kind == LINKED and 0 < row.until <= now]
        used = sorted(
            (row for row in rows if not row.until), key=lambda row: max(row.seen, row.made)
        )
        gone += [row.hash for row in used[: max(0, len(used) + 1 - MOST_DEVICES)]]
        if not gone:
            return change
        for hashed in gone:
            self._known.pop(hashed, None)
        change = change or KeyChange()
        change.out = [*change.out, *gone]
        return change


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
