"""What people do at a table: each act checks who asks and what is allowed, then enters the log.

An act that is refused raises and has entered nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from ungeheuer.bots import NAMES as BOTS
from ungeheuer.bots import USUAL
from ungeheuer.engine.errors import RuleError, UndoRefused
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.server import entries as log
from ungeheuer.server.environment import Chance
from ungeheuer.server.errors import NotAllowed, TableError
from ungeheuer.server.names import NOBODY, Millis, PersonId
from ungeheuer.server.table import Place, Table
from ungeheuer.server.tidy import tidy
from ungeheuer.wire import messages as up

ABANDONED: Final = 60.0  # seconds away, after which a bot may stand in
HOST_GONE: Final = 600.0  # seconds away, after which another can be the host


class Act:
    """One person doing one thing at one table at one moment."""

    __slots__ = ("at", "cause", "chance", "entries", "person", "table")

    def __init__(
        self, table: Table, person: PersonId, cause: str, at: Millis, chance: Chance
    ) -> None:
        self.table = table
        self.person = person
        self.cause = cause
        self.at = at
        self.chance = chance
        self.entries: list[log.LogEntry] = []  # what came of it, to be stored

    def enter(self, entry: log.AnyEntry) -> None:
        logged = log.LogEntry(self.table.seq + 1, self.at, self.person, self.cause, entry)
        self.table.enter(logged)
        self.entries.append(logged)

    def go_on(self) -> None:
        """Let chance answer, and end the match when it is over."""
        table = self.table
        while table.running and (decision := table.match.decision) is not None:
            if decision.seat != CHANCE:
                return
            self.enter(log.Played(CHANCE, self.chance(decision).text))
        outcome = table.match.outcome
        if table.status == "playing" and outcome is not None:
            self.enter(log.Ended("finished", outcome.result))


# -- what has to hold


def place_of(act: Act, seat: str) -> Place:
    place = act.table.places.get(Seat(seat))
    if place is None:
        raise TableError("no-such-seat", {"seat": seat, "seats": list(act.table.places)})
    return place


def own(act: Act, seat: str) -> Place:
    place = place_of(act, seat)
    if act.person == NOBODY or place.holder != act.person:
        raise NotAllowed("not-your-seat", {"seat": seat})
    return place


def as_host(act: Act) -> None:
    if act.person == NOBODY or act.person != act.table.host:
        raise NotAllowed("not-host")


def as_guest(act: Act) -> None:
    """Somebody with a key, and not one who was sent away."""
    if act.person == NOBODY:
        raise NotAllowed("no-key")
    if act.person in act.table.removed:
        raise NotAllowed("removed")


def seated(act: Act) -> None:
    hosts = act.person != NOBODY and act.person == act.table.host
    if not hosts and not act.table.held(act.person):
        raise NotAllowed("not-seated")


def in_play(act: Act) -> None:
    """The match is going on: started, not over, not paused, not frozen."""
    table = act.table
    if table.status != "playing":
        raise TableError("not-started" if table.status == "open" else "table-over")
    if table.frozen is not None:
        raise TableError("table-frozen", {"move": table.frozen.move})
    if table.paused:
        raise TableError("table-paused")


def not_over(act: Act) -> None:
    if act.table.status == "over":
        raise TableError("table-over")


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise TableError("no-such-bot", {"bot": name, "bots": list(BOTS)})
    return name


# -- the match


def move(act: Act, said: up.MakeMove) -> None:
    place = own(act, said.seat)
    in_play(act)
    if place.bot:
        raise NotAllowed("bot-plays", {"seat": said.seat, "bot": place.bot})
    play(act, said.seat, said.move, said.seen)


def play(act: Act, seat: str, text: str, seen: int) -> None:
    """Through the gate, then whatever chance has to say to it."""
    table = act.table
    if seen != table.version:
        table.match.play(Seat(seat), text, seen)  # raises: the gate has the words for it
    act.enter(log.Played(seat, canonical(table, text)))
    act.go_on()


def canonical(table: Table, text: str) -> str:
    """The one text that the log knows this move by; unreadable ones are left to the gate."""
    try:
        return str(table.match.game.read(text).text)
    except RuleError:
        return text


def undo(act: Act, said: up.Undo) -> None:
    own(act, said.seat)
    in_play(act)
    table, seat = act.table, Seat(said.seat)
    if table.policy.undo == "none":
        raise TableError("no-undo")
    _seen(table, said.seen, "undo")
    try:
        act.enter(log.Undid(seat))
    except UndoRefused:
        if table.policy.undo != "consent" or not _has_moved(table, seat):
            raise
        _ask_for_undo(act, seat)


def _seen(table: Table, seen: int, what: str) -> None:
    if seen != table.version:
        params = {"seen": seen, "version": table.version}
        raise TableError("stale", {"what": what, **params})


def _has_moved(table: Table, seat: Seat) -> bool:
    return any(entry.seat == seat for entry in table.match.history)


def _ask_for_undo(act: Act, seat: Seat) -> None:
    """Ask the others; where nobody else is concerned, the wish is granted at once."""
    table = act.table
    if table.wish is not None:
        raise TableError("undo-asked-already", {"seat": table.wish.seat})
    if table.departed(seat):  # nobody can ask them any more
        raise TableError("undo-departed")
    if table.concerned(seat):
        act.enter(log.UndoAsked(seat, table.version))
    else:
        act.enter(log.Undid(seat, _consents(table, seat)))


def _consents(table: Table, seat: Seat) -> list[str]:
    return [*table.match.concerned(seat, table.bots_for(seat))]


def consent(act: Act, said: up.Consent) -> None:
    """Agree or decline; whoever had the wish can withdraw it in the same way."""
    own(act, said.seat)
    in_play(act)
    wish = act.table.wish
    withdrawn = wish is not None and said.seat == wish.seat and not said.agree
    if wish is None or not (withdrawn or said.seat in wish.asked):
        raise TableError("nothing-asked", {"seat": said.seat})
    act.enter(log.UndoAnswered(said.seat, said.agree))
    if act.table.wish is not None and not act.table.wish.asked:
        seat = Seat(wish.seat)
        act.enter(log.Undid(seat, _consents(act.table, seat)))


def redo(act: Act, said: up.Redo) -> None:
    own(act, said.seat)
    in_play(act)
    if act.table.policy.undo == "none":
        raise TableError("no-undo")
    _seen(act.table, said.seen, "redo")
    act.enter(log.Redid(said.seat))
    act.go_on()


# -- seats


def take(act: Act, said: up.Take) -> None:
    as_guest(act)
    not_over(act)
    place = place_of(act, said.seat)
    mine = place.holder == act.person
    if not (mine or place.free):
        raise NotAllowed("seat-taken", {"seat": said.seat})
    if not mine and act.person in act.table.resigned:
        raise NotAllowed("resigned")
    act.enter(log.Took(said.seat, act.person, tidy(said.name)))
    act.go_on()


def leave(act: Act, said: up.Leave) -> None:
    """Before the start the seat is free; later it waits for another person or a bot."""
    own(act, said.seat)
    not_over(act)
    act.enter(log.Left(said.seat))
    pass_host_on(act)


def pass_host_on(act: Act) -> None:
    """A host who has given up the last seat is followed by the next person who has one."""
    table = act.table
    people = [place.holder for place in table.places.values() if place.holder != NOBODY]
    if act.person == table.host and act.person not in people and people:
        act.enter(log.Hosted(people[0]))


def resign(act: Act, said: up.Resign) -> None:
    """A bot plays on where somebody is left to play with; a duel ends, and so does a lone match."""
    own(act, said.seat)
    not_over(act)
    if act.table.status == "open":
        raise TableError("not-started")
    others = [p for p in act.table.places.values() if p.seat != said.seat and p.holder != NOBODY]
    duel = len(act.table.places) == 2 and not act.table.match.game.cooperative
    if others and not duel:
        act.enter(log.Resigned(said.seat, USUAL))
        pass_host_on(act)
        act.go_on()
        return
    act.enter(log.Resigned(said.seat))
    act.enter(log.Ended("resigned", {"resigned": said.seat}))


def bot_in(place: Place, away: float) -> float:
    """In how many seconds a bot may be seated here: at once, unless a person has just left."""
    return max(0.0, ABANDONED - away) if place.person else 0.0


def seat_bot(act: Act, said: up.SeatBot, *, away: float = math.inf) -> None:
    """`away`: for how many seconds the person who holds the seat has not been at the table."""
    as_host(act)
    not_over(act)
    place = place_of(act, said.seat)
    bot = known_bot(said.bot)
    if bot_in(place, away):
        raise NotAllowed("seat-taken" if not away else "not-abandoned", {"seat": said.seat})
    act.enter(log.Seated(said.seat, bot))
    act.go_on()


def take_over(act: Act, _: up.TakeOver, *, away: float = math.inf) -> None:
    """A table whose host does not come any more is not stuck. `away`: the host's, in seconds."""
    if not act.table.held(act.person):
        raise NotAllowed("not-seated")
    if act.person == act.table.host or away < HOST_GONE:
        raise NotAllowed("host-stays")
    act.enter(log.Hosted(act.person))


def come_back(act: Act) -> None:
    """The person who returns gets the seats back that bots play meanwhile."""
    for place in act.table.places.values():
        if place.holder == act.person and act.person != NOBODY and place.bot:
            act.enter(log.Returned(place.seat))


def remove(act: Act, said: up.Remove) -> None:
    as_host(act)
    not_over(act)
    place = place_of(act, said.seat)
    if place.holder == act.person:
        raise TableError("own-seat", {"seat": said.seat})
    if place.free:
        raise TableError("seat-free", {"seat": said.seat})
    act.enter(log.Removed(said.seat))


# -- the table


def start(act: Act, said: up.Start) -> None:
    as_host(act)
    if act.table.status != "open":
        raise TableError("already-started" if act.table.status == "playing" else "table-over")
    free = [place.seat for place in act.table.places.values() if place.free]
    if free and said.fill is None:
        raise TableError("seats-open", {"seats": list(free)})
    for seat in free:
        act.enter(log.Seated(seat, known_bot(said.fill or "")))
    act.enter(log.Started())
    act.go_on()


def pause(act: Act, _: up.Pause) -> None:
    seated(act)
    in_play(act)
    act.enter(log.Paused())


def resume(act: Act, _: up.Resume) -> None:
    seated(act)
    if not act.table.paused:
        raise TableError("not-paused")
    act.enter(log.Resumed())
    act.go_on()


def change(act: Act, said: up.Change) -> None:
    as_host(act)
    act.enter(log.Changed(said.policy))


def show(act: Act, said: up.Show) -> None:
    own(act, said.seat)
    act.enter(log.Shown(said.seat, said.agree))


def say(act: Act, said: up.Say) -> None:
    text = tidy(said.text)
    if not text:
        raise TableError("nothing-said")
    act.enter(log.Said(*_speaker(act), text=text))


def say_phrase(act: Act, said: up.SayPhrase) -> None:
    act.enter(log.Said(*_speaker(act), phrase=said.phrase))


def _speaker(act: Act) -> tuple[str, str]:
    """Name and seat; whoever watches has neither."""
    as_guest(act)
    if not act.table.policy.chat:
        raise TableError("chat-off")
    if not act.table.may_watch(act.person):
        raise NotAllowed("not-watching")
    held = act.table.held(act.person)
    return (act.table.places[held[0]].name, held[0]) if held else ("", "")


# -- bots, and time


def bot_move(act: Act, seat: str, text: str, seen: int) -> None:
    """What a bot answers goes through the same gate, if it is still asked."""
    in_play(act)
    if act.table.bot_asked() != seat:
        raise TableError("not-asked", {"seat": seat})
    play(act, seat, text, seen)


def replace_bot(act: Act, seat: str, was: str, bot: str, why: str) -> None:
    """The person may be back by now, or the host has seated another bot: then nothing is done."""
    if place_of(act, seat).bot != was or act.table.status == "over":
        raise TableError("not-asked", {"seat": seat})
    act.enter(log.Replaced(seat, was, bot, why))


def expire(act: Act, before: Millis) -> None:
    """Unless somebody has come back since."""
    if act.table.status != "over" and act.table.touched < before:
        act.enter(log.Ended("expired"))


Doing = Callable[[Act, Any], None]

ACTS: Final[dict[type[up.Up], Doing]] = {
    up.MakeMove: move,
    up.Undo: undo,
    up.Redo: redo,
    up.Consent: consent,
    up.Take: take,
    up.Leave: leave,
    up.Resign: resign,
    up.SeatBot: seat_bot,
    up.TakeOver: take_over,
    up.Remove: remove,
    up.Start: start,
    up.Pause: pause,
    up.Resume: resume,
    up.Change: change,
    up.Show: show,
    up.Say: say,
    up.SayPhrase: say_phrase,
}
