"""I-11.5, I-20.1: whoever taps anywhere loses no turn; only the end button ends what is useful."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.server.table_log import INGA, LoggedTable
from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.holding import Turn
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.rules import play
from ungeheuer.games.island.rules.holding import ENDS, HOLDING, is_useful
from ungeheuer.games.island.rules.state import State
from ungeheuer.server import actions
from ungeheuer.server.names import NOBODY, Millis, PersonId
from ungeheuer.wire import messages as up
from ungeheuer.wire.holding import Release

GRACE = 5
TAPS = 600
TAPS_IN_CAMPAIGN = 10_000
BUTTONS = {"resolve": "do end", "buy": "do done"}  # by the part of the turn that they end
STRAY = [
    *("boss", "do attack", "do energy", "do fame", "do throw", "do keep", "do sweep"),
    *(f"zone {zone}" for zone in range(6)),
    *(f"die {face}" for face in ("heart", "energy", "fame", "claw", "foot", "wrench")),
    *(f"free {zone}" for zone in range(6)),
    *(f"slot {slot}" for slot in (1, 2, 3)),
    *("monster 0", "monster 1", "space S3@0", "space S4@0"),
]


class Tapper:
    """One person with a holding client on all seats, who taps without looking."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.rng = Rng(self.dice.random)
        self.counted: Counter[str] = Counter()
        self.sit_down()

    def sit_down(self) -> None:
        seats = ["inga"] * self.dice.choice([1, 2, 3])
        self.table = LoggedTable("island", *seats).table
        self.counted["matches"] += 1

    def act(self, action: actions.Action, person: PersonId = INGA) -> bool:
        chance = lambda decision: decision.ask.sample(self.rng)  # noqa: E731
        tx = actions.Transaction(self.table, person, "", Millis(2), chance)
        try:
            action(tx)
        except UngeheuerError:
            return False
        return True

    def tap(self) -> None:
        """Whatever happens to be under the finger; now and then undo, redo, or the end button."""
        if self.table.status == "over":
            self.sit_down()
        kind = self.dice.random()
        if self.table.match.turn == CHANCE or kind < 0.03:
            self.tap_beside()
        else:
            self.tap_pieces(self.some_pieces())

    def tap_beside(self) -> None:
        version, held = self.table.version, self.table.hold
        seat = held.seat if held else "0"
        if self.dice.random() < 0.5:
            undo = up.Undo(id="u", seat=seat, seen=version)
            self.counted["undo"] += self.act(lambda tx: actions.ACTIONS[up.Undo](tx, undo))
        elif held is not None and self.dice.random() < 0.5 and held.grace:
            at = self.table.held_at
            self.act(lambda tx: actions.time_is_up(tx, at), NOBODY)
            self.counted["grace"] += 1
        else:
            said = Release(id="r", seat=seat, seen=version)
            self.counted["released"] += self.act(lambda tx: actions.release(tx, said))

    def some_pieces(self) -> list[str]:
        """Those of an offered move, some of all that lie there, or anything."""
        decision = self.table.match.decision
        assert decision is not None
        offered = [move.pieces() for move in decision.ask.listed()]
        described: list[str] = decision.ask.sample(self.rng).pieces()
        lying = sorted({piece for pieces in offered for piece in pieces} | {*described, *STRAY})
        how = self.dice.random()
        if how < 0.6:
            return described
        if how < 0.7 and offered:
            return self.dice.choice(offered)
        return self.dice.sample(lying, k=min(len(lying), self.dice.randint(1, 3)))

    def tap_pieces(self, pieces: list[str]) -> None:
        match = self.table.match
        before, turn, moves = match.state.copy(), match.game.turn(match.state), len(match.history)
        seat = str(match.turn)
        said = up.MakeMove(id="m", seat=seat, pieces=pieces, seen=self.table.version)
        state = self.table.seats[Seat(seat)]
        done = self.act(lambda tx: actions.move_at(tx, state, said, grace=GRACE))
        self.counted["done" if done else "refused"] += 1
        if not done:
            assert len(match.history) == moves
            return
        if self.table.hold is not None and self.table.hold.move:
            self.counted["asked"] += 1
            assert BUTTONS.get(before.agenda[-1].kind, "do pass") in pieces
            assert len(match.history) == moves
            return
        for part in parts_thrown_away(before, match.history[moves].move):
            self.counted[f"{part} ended"] += 1
            assert BUTTONS[part] in pieces, (part, pieces)
        if turn is not None and turn[1] == seat:
            self.check_held(before, turn, moves)

    def check_held(self, before: State, turn: Turn, moves: int) -> None:
        """If the tap has ended the turn, chance has not been asked yet."""
        match = self.table.match
        match.game.apply(before, match.history[moves].move, SILENT)
        if not before.over() and HOLDING.holds(turn, before):
            self.counted["held"] += 1
            assert self.table.hold is not None
            assert len(match.history) == moves + 1


def parts_thrown_away(before: State, move: Move) -> list[str]:
    """The parts of the turn that are left by this answer, or by what follows from it without a
    question, though something useful is offered there."""
    state, found = before.copy(), []
    asked, answer = state.question, move
    while asked is not None:
        part = state.agenda[-1].kind
        if answer == ENDS.get(part) and any(map(is_useful, asked.ask.moves())):
            found.append(part)
        play.answer_top(state, answer, SILENT)
        asked = play.next_question(state, SILENT)
        if asked is None or asked.seat == CHANCE or asked.ask.size() > 1:
            break
        answer = asked.ask.moves()[0]
    return [part for part in found if part in BUTTONS]


def tapped(taps: int, seed: int) -> Counter[str]:
    tapper = Tapper(seed)
    for _ in range(taps):
        tapper.tap()
    return tapper.counted


def test_no_tap_ends_what_is_useful_but_the_end_button() -> None:
    counted = tapped(TAPS, seed=1)
    assert min(counted[what] for what in ("resolve ended", "held", "undo", "released")) > 0


@pytest.mark.campaign
def test_no_tap_in_ten_thousand_does() -> None:
    print(tapped(TAPS_IN_CAMPAIGN, seed=2))
