"""Events: what happened, and who may know. Noted by verbs, dropped when nobody listens."""

from dataclasses import fields
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ungeheuer.engine.names import RuleId, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened, in the past tense: a dataclass whose fields are its parameters."""

    code: ClassVar[str] = "event"
    rule: ClassVar[str] = ""
    cites: str = ""  # the rule that did it, where that is not the event's own

    def cited(self) -> str:
        """The rule to show beside it."""
        return self.cites or self.rule

    def params(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in _names(type(self))}


# By the class of events: which parameters it has. Asked for every event that is told to somebody.
_NAMES: Final[dict[type[Event], list[str]]] = {}


def _names(event: Any) -> list[str]:
    names = _NAMES.get(event)
    if names is None:
        names = _NAMES[event] = [field.name for field in fields(event)]
    return names


class Note:
    """An event with its audience, and what it brought to light that was hidden before."""

    __slots__ = ("but", "event", "only", "revealed")

    def __init__(
        self, event: Event, only: Seat | None, but: Seat | None, revealed: Event | None
    ) -> None:
        self.event = event
        self.only = only
        self.but = but
        self.revealed = revealed

    def reaches(self, seat: Seat) -> bool:
        if self.only is not None:
            return seat == self.only
        return seat != self.but


class Notes:
    """Collects the events of a rule while it changes the state."""

    __slots__ = ("listening", "taken")

    def __init__(self, *, listening: bool = True) -> None:
        self.listening = listening
        self.taken: list[Note] = []

    def tell(self, event: Event, only: Seat | None = None, but: Seat | None = None) -> None:
        if self.listening:
            self.taken.append(Note(event, only, but, None))

    def reveal(self, event: Event, shown: Event | None = None) -> None:
        """Note an event that makes something hidden public; nothing else may.

        `shown` names it, if the event contains more than that; a refused undo is explained with it.
        """
        if self.listening:
            self.taken.append(Note(event, None, None, shown or event))

    def revealed(self) -> Event | None:
        for note in self.taken:
            if note.revealed is not None:
                return note.revealed
        return None


SILENT: Final = Notes(listening=False)


def rule_of(event: Event) -> RuleId:
    return RuleId(event.cited())
