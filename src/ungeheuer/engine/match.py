"""A match: the one gate through which every move of every seat goes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from ungeheuer.engine.cardset import CardSet, shipped
from ungeheuer.engine.checkpoint import EVERY, Checkpoint, position_hash
from ungeheuer.engine.decision import Decision, Move, Outcome, Piece
from ungeheuer.engine.errors import (
    EngineBug,
    IllegalMove,
    MatchOver,
    NotYourTurn,
    Obstacle,
    RecordError,
    RuleError,
    SetupRefused,
    StaleMove,
    UndoRefused,
)
from ungeheuer.engine.events import SILENT, Event, Note, Notes, rule_of
from ungeheuer.engine.game import Game
from ungeheuer.engine.moments import LastAct
from ungeheuer.engine.names import CHANCE, RuleId, Seat
from ungeheuer.engine.record import Record
from ungeheuer.engine.rng import Rng

AnyGame = Game[Any, Any, Any]
NO_RULE: Final = RuleId("")
STRETCH: Final = 25  # moves that are made again in one go


class PlayedMove:
    """One move of the history, with its events and their audiences.

    `position`: the hash of the position after it, if it is one of those that are kept.
    """

    __slots__ = ("move", "notes", "position", "revealed", "seat")

    def __init__(self, seat: Seat, move: Move, notes: Notes, position: str) -> None:
        self.seat = seat
        self.move = move
        self.position = position
        self.notes: Sequence[Note] = notes.taken
        self.revealed: Event | None = notes.revealed()


class Barrier:
    """Where undo ends, and why."""

    __slots__ = ("at", "code", "params", "rule")

    def __init__(
        self, at: int, code: str, rule: RuleId, params: Mapping[str, object] | None = None
    ) -> None:
        self.at = at
        self.code = code
        self.rule = rule
        self.params: dict[str, object] = dict(params or {})


class Match:
    """A game being played: state, line of moves, version. Nothing else changes the state."""

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, object] | None = None,
        cardset: CardSet | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.options = game.checked(options or {})
        self.cardset = cardset or shipped(game.package)
        self.seats = game.seats(self.options)
        if len(names) > len(self.seats):
            raise SetupRefused(NO_RULE, "seats", len(names), str(len(self.seats)))
        self.names = [*names, *self.seats[len(names) :]]
        self.chance: dict[str, object] | None = None
        self.origin: dict[str, object] | None = None
        self.version = 0
        self.act: LastAct | None = None  # where somebody wants the states between events
        self.history: list[PlayedMove] = []
        self.undone: list[tuple[Seat, list[PlayedMove]]] = []  # who took back what, last one last
        self.state = game.setup(self.options, self.cardset)
        self._rewound: tuple[int, int, Any] | None = None  # version, moves, state after them
        self.asked: Decision[Any] | Outcome = game.decide(self.state)

    # -- asking

    @property
    def decision(self) -> Decision[Any] | None:
        return self.asked if isinstance(self.asked, Decision) else None

    @property
    def outcome(self) -> Outcome | None:
        return self.asked if isinstance(self.asked, Outcome) else None

    @property
    def turn(self) -> Seat | None:
        """The seat that is asked, `chance` included; None when the match is over."""
        return self.asked.seat if isinstance(self.asked, Decision) else None

    def legal(self) -> list[str]:
        """The texts of all legal moves; empty if they are too many to list, or the match is over.

        Only for callers that may see the whole match: it reveals the seat's cards. Clients get
        their own question through the wire.
        """
        if isinstance(self.asked, Outcome) or not self.asked.ask.listable():
            return []
        return [move.text for move in self.asked.ask.moves()]

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.state, seat)

    def redacted(self, seat: Seat) -> list[tuple[Seat, str]]:
        """The history as this seat may read it: (seat, text) with hidden parts replaced."""
        return [(e.seat, self.game.redacted(e.move, e.seat, seat)) for e in self.history]

    def events(self, seat: Seat, since: int = 0) -> list[Event]:
        """The events from move `since` on that this seat may know."""
        return [n.event for e in self.history[since:] for n in e.notes if n.reaches(seat)]

    # -- playing

    def play(self, seat: Seat, move: Move | str, seen: int | None = None) -> list[Note]:
        """The gate: check, apply, note. A refused move changes nothing.

        What it returns is meant for every audience; `events` tells a seat what it may know.
        """
        tried = move if isinstance(move, str) else move.text
        decision = self._admit(seat, tried, seen)
        try:
            read = self._read(tried)  # only what the notation can express is accepted
        except IllegalMove as error:
            error.possible = self.legal()
            raise
        if not decision.ask.contains(read):
            raise self._illegal(seat, read, decision)
        self.undone = []
        return self._enter(seat, read)

    def settle(self, rng: Rng) -> None:
        """Answer for the seat `chance` with a generator, until another seat is asked."""
        while isinstance(self.asked, Decision) and self.asked.seat == CHANCE:
            self.play(CHANCE, self.asked.ask.sample(rng))

    def why_not(self, seat: Seat, move: Move | str) -> list[Obstacle]:
        """Why a move is not possible, from the seat's own view; empty if it is."""
        read = self._read(move if isinstance(move, str) else move.text)
        return self.game.obstacles(self.view(seat), self.cardset, read)

    def meant(self, seat: Seat, pieces: Sequence[Piece]) -> Move | list[Obstacle]:
        """The move that these pieces make; else what its game takes them for."""
        asked = self.asked
        if isinstance(asked, Decision) and asked.seat == seat:
            made: Move | None = asked.ask.touching(pieces)
            if made is not None:
                return made
        found: Move | list[Obstacle] = self.game.meant(self.view(seat), self.cardset, pieces)
        return found

    def _admit(self, seat: Seat, tried: str, seen: int | None) -> Decision[Any]:
        asked = self.asked
        if isinstance(asked, Outcome):
            raise MatchOver("match-over", asked.rule, tried=tried)
        self._check_seen(seen, tried)
        if seat != asked.seat:
            raise NotYourTurn(
                "not-your-turn", asked.rule, {"seat": seat, "asked": asked.seat}, tried=tried
            )
        return asked

    def _check_seen(self, seen: int | None, tried: str) -> None:
        if seen is not None and seen != self.version:
            params = {"seen": seen, "version": self.version}
            raise StaleMove("stale-move", self.asked.rule, params, tried=tried)

    def _read(self, text: str) -> Move:
        try:
            read: Move = self.game.read(text)
        except IllegalMove as error:
            error.rule = error.rule or self.asked.rule
            raise
        return read

    def _illegal(self, seat: Seat, move: Move, decision: Decision[Any]) -> RuleError:
        view = self.view(seat)
        obstacles = self.game.obstacles(view, self.cardset, move)
        rule = obstacles[0].rule if obstacles else decision.rule
        error = IllegalMove(
            "illegal-move", rule, tried=move.text, possible=self.legal(), obstacles=obstacles
        )
        error.phrase = self.game.phrase(view, self.cardset, move)
        return error

    def _enter(self, seat: Seat, move: Move) -> list[Note]:
        act = self.act
        notes = Notes() if act is None else act.notes_for(self.game, self.state, move)
        try:
            self.game.apply(self.state, move, notes)
            self.asked = self.game.decide(self.state)
            position = self._kept_hash(len(self.history) + 1)
        except Exception as error:
            record = self.record(hashed=False)
            record.moves.append((seat, move.text))
            self._rewind(len(self.history))
            raise EngineBug(f"{type(error).__name__}: {error}", record) from error
        self.history.append(PlayedMove(seat, move, notes, position))
        self.version += 1
        if act is not None:
            act.add(seat, notes)
        return notes.taken

    # -- hashes of positions

    def position_hash(self) -> str:
        """Of the position as it stands; not for a seat while the match runs."""
        kept = self.history[-1].position if self.history else ""
        return kept or position_hash(self.game, self.state)

    def _kept_hash(self, moves: int) -> str:
        """Every few moves and at the end; else empty."""
        if moves % EVERY and isinstance(self.asked, Decision):
            return ""
        return position_hash(self.game, self.state)

    def checkpoints(self) -> list[Checkpoint]:
        """The hashes of the beginning, of every few moves, and of the position as it stands."""
        first = position_hash(self.game, self.game.setup(self.options, self.cardset))
        points = {at: each.position for at, each in enumerate(self.history, 1) if each.position}
        points.setdefault(len(self.history), self.position_hash())
        return list({0: first, **points}.items())

    # -- undo and redo

    def barrier(self, seat: Seat, bots: Collection[Seat] = ()) -> tuple[int, Barrier | None]:
        """The move to which this seat can undo on its own, and the barrier that stops it there.

        The barrier is the last chance move, the last thing revealed, or the last answer of
        another person. Bots consent and play again.
        """
        for at in range(len(self.history) - 1, -1, -1):
            barrier = self._bar(at, seat, bots)
            if barrier is not None:
                return at + 1, barrier
            if self.history[at].seat == seat:
                return at, None
        return 0, Barrier(0, "nothing-to-undo", NO_RULE)

    def _bar(self, at: int, seat: Seat, bots: Collection[Seat]) -> Barrier | None:
        entry = self.history[at]
        shown = entry.revealed
        if entry.seat == CHANCE:
            return Barrier(at, "undo-chance", NO_RULE, {"move": at + 1})
        if shown is not None:
            params = {"move": at + 1, "event": shown.code, **shown.params()}
            return Barrier(at, "undo-reveal", rule_of(shown), params)
        if entry.seat != seat and entry.seat not in bots:
            return Barrier(at, "undo-answer", NO_RULE, {"move": at + 1, "seat": entry.seat})
        return None

    def undo(
        self,
        seat: Seat,
        bots: Collection[Seat] = (),
        *,
        past_barrier: bool = False,
        seen: int | None = None,
    ) -> int:
        """Undo to before this seat's last answer; returns how many moves were taken back.

        Free to the barrier. `past_barrier`: the caller has made sure that everybody whose consent
        is needed has given it, for version `seen`.
        """
        self._check_seen(seen, "undo")
        target = self.undo_target(seat, bots, past_barrier=past_barrier)
        taken = self.history[target:]
        self._rewind(target)
        self.undone.append((seat, taken))
        self.version += 1
        return len(taken)

    def undo_target(
        self, seat: Seat, bots: Collection[Seat] = (), *, past_barrier: bool = False
    ) -> int:
        """How many moves are left after an undo; raises UndoRefused."""
        target, barrier = self.barrier(seat, bots)
        if barrier is None:
            return target
        own = [at for at, entry in enumerate(self.history) if entry.seat == seat]
        if not own or not past_barrier:
            raise UndoRefused(barrier.code, barrier.rule, barrier.params)
        return own[-1]

    def redo(self, seat: Seat, seen: int | None = None) -> int:
        """Play again what this seat's last undo took back; returns how many moves."""
        self._check_seen(seen, "redo")
        if not self.undone or self.undone[-1][0] != seat:
            raise UndoRefused("nothing-to-redo", NO_RULE)
        _, again = self.undone.pop()
        for entry in again:
            self._enter(entry.seat, entry.move)
        return len(again)

    def rewinding(self, length: int) -> Iterator[None]:
        """Make the first moves of the history again, ahead of an undo to there.

        It pauses after every stretch, so that others can go on meanwhile. If the match goes on
        itself, it was in vain.
        """
        version, state = self.version, self.game.setup(self.options, self.cardset)
        for start in range(0, length, STRETCH):
            for entry in self.history[start : min(start + STRETCH, length)]:
                self.game.apply(state, entry.move, SILENT)
            yield
        self._rewound = (version, length, state)

    def _rewind(self, length: int) -> None:
        """Rebuild the state from the first moves of the history."""
        if self._rewound is None or self._rewound[:2] != (self.version, length):
            for _ in self.rewinding(length):
                pass
        assert self._rewound is not None
        self.state, self._rewound = self._rewound[2], None
        self.history = self.history[:length]
        self.asked = self.game.decide(self.state)

    # -- records

    def record(self, *, hashed: bool = True) -> Record:
        """The match as it stands, to be saved; `hashed`: with the hashes of its positions."""
        outcome = self.outcome
        record = Record(
            self.game.name,
            self.options,
            self.names,
            [(entry.seat, entry.move.text) for entry in self.history],
            cardset=named(self.cardset),
            result=None if outcome is None else outcome.result,
            chance=self.chance,
            origin=self.origin,
        )
        record.positions = self.checkpoints() if hashed else []
        return record

    def branch(self, at: int, parent: str = "") -> Match:
        """A new match that begins with the first `at` moves of this one."""
        if not 0 <= at <= len(self.history):
            raise RecordError("no-such-move", {"move": at, "moves": len(self.history)})
        twin = Match(self.game, self.options, self.cardset, self.names)
        for entry in self.history[:at]:
            twin.play(entry.seat, entry.move)
        twin.chance = self.chance
        twin.origin = {"record": parent, "move": at}
        return twin


def named(cardset: CardSet) -> dict[str, object]:
    """How a record names its card set; a custom one is embedded."""
    name: dict[str, object] = {"id": cardset.id, "version": cardset.version, "hash": cardset.hash}
    return name if cardset.shipped else {**name, "data": cardset.data}
