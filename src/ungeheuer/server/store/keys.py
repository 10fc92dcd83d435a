"""What a database keeps about people's devices, and the codes that make new ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ungeheuer.server.names import Millis, PersonId

KEY: Final = "key"  # the usual kind of a device
LINKED: Final = "linked"  # a key that stood in a link which has been used
LINK: Final = "link"  # no key any more, but good for one use of a link it stands in


class DeviceRow(NamedTuple):
    """A key of a person, as its hash. `until`: it was replaced, and ends then; 0: it does not."""

    person: PersonId
    hash: str
    made: Millis
    name: str = ""
    seen: Millis = Millis(0)
    kind: str = KEY
    until: Millis = Millis(0)

    def opens(self, now: Millis) -> bool:
        """Whether whoever has the key is this person."""
        return not self.until or now < self.until


@dataclass(slots=True)
class CodeRow:
    """A code that makes a key, once; `kind`: `short`, to be typed, or `link`."""

    hash: str
    person: PersonId
    kind: str
    made: Millis
    until: Millis


class Standing(NamedTuple):
    """What an operator decided about a person."""

    muted_until: Millis = Millis(0)
    banned: bool = False


@dataclass(slots=True)
class KeyChange:
    """What changes of devices and codes that are there already.

    `code` replaces the person's older one of its kind. `spent`: hashes of codes that are used.
    `out`: hashes of devices that are signed out. `device`: one whose other fields change.
    `void`: this person's codes work no longer.
    """

    code: CodeRow | None = None
    spent: Sequence[str] = ()
    out: Sequence[str] = ()
    device: DeviceRow | None = None
    void: PersonId | None = None
