"""Who may not do everything at a table any more."""

from __future__ import annotations

from dataclasses import dataclass, field

from ungeheuer.server.names import PersonId


@dataclass(slots=True)
class Unwelcome:
    """People the host took the seat from, who gave up, who may not talk, who may not be here."""

    removed: set[PersonId] = field(default_factory=set)
    resigned: set[PersonId] = field(default_factory=set)
    muted: set[PersonId] = field(default_factory=set)
    blocked: set[PersonId] = field(default_factory=set)

    def mute(self, person: PersonId, *, on: bool) -> None:
        (self.muted.add if on else self.muted.discard)(person)

    def block(self, person: PersonId, *, on: bool) -> None:
        (self.blocked.add if on else self.blocked.discard)(person)
