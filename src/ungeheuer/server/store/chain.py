"""A hash over a table's log: each entry is hashed with the hash of all before it.

The last one, the head, lies with the table: `57:…`, after 57 entries. Whoever cuts, changes or
exchanges entries leaves a head that does not fit. Tables of earlier versions have none before their
next change.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

from ungeheuer.server.store import EntryRow

BYTES: Final = 16
NONE: Final = ""  # the head of an empty log, and of one that has never been hashed


def extended(head: str, rows: Iterable[EntryRow]) -> str:
    """The head after these entries; every move needs it."""
    digest = head.partition(":")[2]
    for row in rows:
        text = f"{digest}\n{row.seq}\n{row.at}\n{row.by}\n{row.cause}\n{row.data}"
        digest = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=BYTES).hexdigest()
        head = f"{row.seq}:{digest}"
    return head


def length(head: str) -> int:
    """How many entries a head was made of."""
    count = head.partition(":")[0]
    return int(count) if count.isdecimal() else 0


def fits(head: str, rows: Sequence[EntryRow]) -> bool:
    """Whether these are all entries, and as they were stored; true where nobody can know."""
    return head == NONE or extended(NONE, rows) == head
