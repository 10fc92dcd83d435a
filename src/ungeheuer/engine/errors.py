"""The error tree. An error carries a code and parameters; the words for it are in the catalogue."""

from collections.abc import Mapping, Sequence

from ungeheuer.engine.names import RuleId
from ungeheuer.engine.record import Record


class UngeheuerError(Exception):
    """Everything this project raises on purpose."""

    def __init__(self, code: str, params: Mapping[str, object] | None = None) -> None:
        self.code = code
        self.params: dict[str, object] = dict(params or {})
        super().__init__(code)

    def __str__(self) -> str:
        params = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({params})" if params else self.code


class Obstacle:
    """One reason why a move is not possible."""

    __slots__ = ("code", "params", "rule")

    def __init__(self, rule: RuleId, code: str, params: Mapping[str, object] | None = None) -> None:
        self.rule = rule
        self.code = code
        self.params: dict[str, object] = dict(params or {})

    def __repr__(self) -> str:
        return f"Obstacle({self.rule}, {self.code}, {self.params})"


class RuleError(UngeheuerError):
    """A player's fault: the attempt is against a rule."""

    def __init__(
        self,
        code: str,
        rule: RuleId,
        params: Mapping[str, object] | None = None,
        *,
        tried: str = "",
        possible: Sequence[str] = (),
        obstacles: Sequence[Obstacle] = (),
    ) -> None:
        super().__init__(code, params)
        self.rule = rule
        self.tried = tried
        self.possible = list(possible)
        self.obstacles = list(obstacles)
        self.phrase: tuple[str, dict[str, object]] | None = None  # what it would do, if known

    def __str__(self) -> str:
        reasons = "; ".join(f"{o.code} {o.rule}" for o in self.obstacles)
        tried = f" {self.tried!r}" if self.tried else ""
        return f"{self.code}{tried} ({reasons or self.rule})"


class IllegalMove(RuleError):
    """The seat is asked, but this is not one of the answers."""


class NotYourTurn(RuleError):
    """Another seat is asked."""


class StaleMove(RuleError):
    """The move was meant for an earlier version of the match."""


class MatchOver(RuleError):
    """The match has ended."""


class UndoRefused(RuleError):
    """Undo ends at a barrier, or there is nothing to take back."""


class SetupRefused(RuleError):
    """The options do not describe a game that can be played."""

    def __init__(
        self, rule: RuleId, option: str, value: object, allowed: str, code: str = "bad-option"
    ) -> None:
        super().__init__(code, rule, {"option": option, "value": str(value), "allowed": allowed})


class MessageError(UngeheuerError):
    """A file, a frame or a request that cannot be read or used."""


class RecordError(MessageError):
    """A record that does not replay. `at` is the index of the move to blame, if there is one."""

    def __init__(
        self,
        code: str,
        params: Mapping[str, object] | None = None,
        *,
        at: int | None = None,
        cause: UngeheuerError | None = None,
    ) -> None:
        super().__init__(code, params)
        self.at = at
        self.cause = cause


class OtherPosition(RecordError):
    """The rules lead to another position than the one that was hashed when it was played.

    `agreed`: the number of moves after which the positions were last known to be the same.
    """

    def __init__(self, moves: int, agreed: int, file: str = "") -> None:
        params: dict[str, object] = {"move": moves, "agreed": agreed}
        if file:
            super().__init__("other-position-file", {"file": file, **params})
        else:
            super().__init__("other-position", params)
        self.moves = moves
        self.agreed = agreed


class Problem:
    """One thing that is wrong in a card set: where, and why."""

    __slots__ = ("code", "params", "path")

    def __init__(self, path: str, code: str, params: Mapping[str, object] | None = None) -> None:
        self.path = path
        self.code = code
        self.params: dict[str, object] = dict(params or {})

    def __str__(self) -> str:
        params = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.path}: {self.code} ({params})"


class CardSetError(UngeheuerError):
    """A card set that cannot be used, with every problem found."""

    def __init__(self, origin: str, problems: Sequence[Problem]) -> None:
        super().__init__("bad-card-set", {"file": origin})
        self.origin = origin
        self.problems = list(problems)

    def __str__(self) -> str:
        return f"{self.origin}: " + "; ".join(str(problem) for problem in self.problems)


class EngineBug(UngeheuerError):
    """Our fault, not a player's. Carries the record that reproduces it."""

    def __init__(self, what: str, record: Record) -> None:
        super().__init__("engine-bug", {"what": what})
        self.record = record
