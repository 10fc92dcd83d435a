"""Whatever people do at a table, nobody learns what the seats they play may not know.

One honest person plays against everybody else: a host, the host's second key, an accomplice, and
windows without a key. The honest person agrees to nothing but, at times, to being watched. Random
sequences of table acts are tried, and after each it is asked what the others can see.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.amounts import amount
from tests.server.table_log import LoggedTable
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.server import actions, seat_asks, undo_people
from ungeheuer.server.actions import Action
from ungeheuer.server.names import NOBODY, Millis, PersonId
from ungeheuer.server.opening import branched
from ungeheuer.server.routes.replays import perspective, record_for
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as up
from ungeheuer.wire.api import BranchTable
from ungeheuer.wire.hosting import Admit, Block, Close, Mute
from ungeheuer.wire.messages import Policy

HONEST = PersonId("honest")
HOST, SECOND, FRIEND = PersonId("host"), PersonId("second"), PersonId("friend")
KEYS = (HOST, SECOND, FRIEND)
SITTINGS = [
    ("timid", ("honest", "host")),
    ("timid", ("bot:greedy", "honest")),  # the host has no seat
    ("mighty", ("host", "honest", "bot:greedy")),
    ("mighty", ("honest", "host", "bot:random", "friend")),
]
SEEDS = range(amount(240, at_home=60))
ACTS = 70  # in a sequence


class Learned(AssertionError):
    """Somebody knows what was not for them."""


class Politics:
    """One sequence of acts."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        name, seats = SITTINGS[seed % len(SITTINGS)]
        policy = Policy(undo=self.rng.choice(["consent", "consent", "free"]))
        self.logged = LoggedTable(name, *seats, policy=policy, host=HOST)
        self.table = self.logged.table
        played = self.table.match.game
        public = played.sees_as(SPECTATOR)
        self.secret = [seat for seat in self.table.seats if played.sees_as(seat) != public]
        self.theirs = {seat for key in KEYS for seat in self.table.held(key)}
        self.away = False  # the honest person

    # -- what the others can see

    def check(self) -> None:
        table = self.table
        shown = all(table.seats[seat].shows for seat in table.held(HONEST))
        for seat in self.secret:
            if table.may_look(NOBODY, seat):
                raise Learned(f"{seat} without a key")
            seen = any(table.may_look(key, seat) for key in KEYS)
            if seen and seat not in self.theirs and not shown:
                raise Learned(f"{seat} by another seat")

    @property
    def goes_on(self) -> bool:
        return self.table.status == "playing" and bool(self.table.held(HONEST))

    # -- acts

    def run(self) -> None:
        for _ in range(ACTS):
            act = self.rng.choice(WAYS)
            before = list(self.table.match.history)
            for person, action in act(self):
                self.attempt(person, action)
            if not self.goes_on:
                return
            self.check()
            self.check_taken_back(before)

    def check_taken_back(self, before: list[Any]) -> None:
        taken = before[len(self.table.match.history) :]
        if any(played.revealed is not None for played in taken):
            raise Learned("something revealed was taken back without consent")

    def attempt(self, person: PersonId, action: Action) -> None:
        tx = actions.Transaction(self.table, person, "", Millis(2), self.logged.chance)
        try:
            action(tx)
        except UngeheuerError:
            assert not tx.entries

    def any_seat(self) -> Seat:
        return self.rng.choice([*self.table.seats])

    def key(self) -> PersonId:
        return self.rng.choice(KEYS)


Ways = Iterator[tuple[PersonId, Action]]


def said(message: up.Up, **more: Any) -> Action:
    return lambda tx: actions.ACTIONS[type(message)](tx, message, **more)


def move(p: Politics) -> Ways:
    table, decision = p.table, p.table.match.decision
    seat = None if decision is None else table.seats.get(decision.seat)
    if decision is None or seat is None:
        return
    peeks = [each.text for each in decision.ask.listed() if each.text.startswith("peek")]
    text = p.rng.choice(peeks) if peeks else decision.ask.sample(p.logged.rng).text
    if seat.bot:
        yield NOBODY, lambda tx: actions.bot_move(tx, seat.id, text, table.version)
    else:
        yield seat.holder, said(up.MakeMove(id="m", seat=seat.id, move=text, seen=table.version))


def sit(p: Politics) -> Ways:
    yield p.key(), said(up.Take(id="t", seat=p.any_seat(), name="Somebody"))


def leave(p: Politics) -> Ways:
    yield p.key(), said(up.Leave(id="l", seat=p.any_seat()))


def remove(p: Politics) -> Ways:
    seat = p.any_seat()
    if p.table.seats[seat].holder != HONEST:  # who is out of the match has no secrets there
        yield p.table.host, said(up.Remove(id="r", seat=seat))


def bot(p: Politics) -> Ways:
    seat = p.any_seat()
    away = math.inf if p.away or p.table.seats[seat].holder != HONEST else 0.0
    yield p.table.host, said(up.SeatBot(id="b", seat=seat, bot="greedy"), away=away)


def swap(p: Politics) -> Ways:
    """The way of the review: free a bot's seat, take it, read, give it back."""
    seat, key = p.any_seat(), p.key()
    if p.table.seats[seat].holder == NOBODY:
        yield p.table.host, said(up.Remove(id="r", seat=seat))
        yield key, said(up.Take(id="t", seat=seat, name="Somebody"))


def come_and_go(p: Politics) -> Ways:
    p.away = not p.away
    if p.away and p.table.host != HONEST:
        for seat in p.table.held(HONEST):
            bot = up.SeatBot(id="b", seat=seat, bot="greedy")
            yield p.table.host, said(bot, away=math.inf)
    elif not p.away:
        yield HONEST, actions.come_back


def take_over(p: Politics) -> Ways:
    yield p.key(), said(up.TakeOver(id="o"), away=math.inf)


def undo(p: Politics) -> Ways:
    for key in KEYS:
        for seat in p.table.held(key):
            yield key, said(up.Undo(id="u", seat=seat, seen=p.table.version))


def redo(p: Politics) -> Ways:
    for key in KEYS:
        for seat in p.table.held(key):
            yield key, said(up.Redo(id="r", seat=seat, seen=p.table.version))


def consent(p: Politics) -> Ways:
    seat = p.any_seat()
    yield p.key(), said(up.Consent(id="c", seat=seat, agree=True))
    if p.rng.random() < 0.3:
        yield HONEST, said(up.Consent(id="c", seat=seat, agree=False))


def admit(p: Politics) -> Ways:
    for key in KEYS:
        yield key, said(Admit(id="a", seat=p.any_seat(), agree=True))
    if p.rng.random() < 0.3:
        yield HONEST, said(Admit(id="a", seat=p.any_seat(), agree=False))


def show(p: Politics) -> Ways:
    for key in KEYS:
        for seat in p.table.held(key):
            yield key, said(up.Show(id="s", seat=seat, agree=True))
    for seat in p.table.held(HONEST):
        yield HONEST, said(up.Show(id="s", seat=seat, agree=p.rng.random() < 0.3))


def branch(p: Politics) -> Ways:
    """A table of its own would show everything."""
    move = p.rng.randint(0, len(p.table.match.history))
    try:
        branched(p.table, BranchTable(move=move), p.key())
    except UngeheuerError:
        return
    raise Learned("a branch of a running match")
    yield


def take_record(p: Politics) -> Ways:
    """What can be imported elsewhere says no more than the seat it was taken from knows."""
    for key in (*KEYS, NOBODY):
        try:
            eyes = perspective(p.table, key, p.rng.choice([None, *p.table.seats]))
        except UngeheuerError:
            continue
        shown = all(p.table.seats[seat].shows for seat in p.table.held(HONEST))
        if eyes in p.secret and eyes not in p.theirs and not (shown and key != NOBODY):
            raise Learned(f"the record of {eyes}")
        told = [(str(seat), text) for seat, text in p.table.match.redacted(eyes)]
        if record_for(p.table, eyes).moves != told:
            raise Learned("moves in a record")
    return
    yield


def change(p: Politics) -> Ways:
    policy = Policy(undo=p.rng.choice(["consent", "free", "none"]), watch="link")
    yield p.table.host, said(up.Change(id="c", policy=policy))


def pause(p: Politics) -> Ways:
    yield p.table.host, said(up.Pause(id="p"))
    yield p.table.host, said(up.Resume(id="r"))


def manage(p: Politics) -> Ways:
    yield p.table.host, said(Mute(id="m", seat=p.any_seat()))
    seat = p.any_seat()
    if p.table.seats[seat].holder != HONEST:
        yield p.table.host, said(Block(id="b", seat=seat))
    yield p.table.host, said(Close(id="c"))


WAYS: list[Callable[[Politics], Ways]] = [
    *[move] * 6,
    *[undo] * 3,
    *[come_and_go] * 2,
    *[show] * 2,
    *[swap] * 2,
    sit,
    leave,
    remove,
    bot,
    take_over,
    redo,
    consent,
    admit,
    branch,
    take_record,
    change,
    pause,
    manage,
]


def learned() -> set[str]:
    """What somebody learnt in any of the sequences."""
    found = set()
    for seed in SEEDS:
        try:
            Politics(seed).run()
        except Learned as error:
            found.add(str(error))
    return found


def test_nobody_learns_what_their_seats_may_not_know() -> None:
    assert learned() == set()


# -- the same with the rules as they were: so the test above would notice if they came back


def old_concerned(table: Table, seat: Seat) -> list[Seat]:
    holder = table.seats[seat].holder
    others = [other for other in table.seats.values() if other.person]
    return [other.id for other in others if other.holder != holder]


def old_may_look(table: Table, person: PersonId, seat: str) -> bool:
    if seat == SPECTATOR:
        return table.may_watch(person)
    held = table.held(person)
    watches = table.may_watch(person)
    return seat in held or (watches and (table.disclosed or (not held and table.all_show())))


def without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """S1: only those who answer themselves are asked whether something is taken back."""
    monkeypatch.setattr(undo_people, "concerned", old_concerned)
    monkeypatch.setattr(undo_people, "departed", lambda *_: [])


def from_hand_to_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """S2: anybody takes a seat that is free."""
    monkeypatch.setattr(seat_asks, "to_be_asked", lambda *_: [])


def to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """S3: once all agree, windows without a key see everything, too."""
    monkeypatch.setattr(Table, "may_look", old_may_look)


@pytest.mark.parametrize(
    ("mutate", "what"),
    [
        (without_asking, "taken back without consent"),
        (from_hand_to_hand, "by another seat"),
        (to_everybody, "without a key"),
    ],
)
def test_the_rules_before_are_found_out(
    monkeypatch: pytest.MonkeyPatch,
    mutate: Callable[[pytest.MonkeyPatch], None],
    what: str,
) -> None:
    mutate(monkeypatch)
    assert any(what in each for each in learned())
