"""Checks that every reason against a move is true: where its fact is mended, it is gone.

python -m tools.reasons 100000        so many wrong answers, over all games
python -m tools.reasons 100000 7      with another seed

Wrong answers are moves of other moments, offered moves with a word exchanged, and clicks on pieces
that are only half right. For each reason given, menders of the game (tests/games/NAME/mending.py)
change that one fact in a copy of the position; then this reason must be gone and the others stay,
and where it was the only one, the move must be offered.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.errors import IllegalMove, Obstacle
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES
from ungeheuer.testing.worlds import new_match, played, rng_of, variants

MOST_MENDED = 12  # what may be mended one after another until a move is offered
POOL = 1000  # moves of other moments that are remembered
TRIES = 5  # of which one is taken
CHANCES = 20  # of so many questions to chance, one is asked about
SHOWN = 10  # findings that are printed


class Wrong(NamedTuple):
    """An answer that is not offered, or what its pieces lack."""

    source: str
    seat: Seat
    move: Move | None
    found: list[Obstacle]


class Tally:
    """What was checked in one game: reasons by their code, and what was found to be false."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.answers: Counter[str] = Counter()
        self.mended: Counter[str] = Counter()
        self.form: Counter[str] = Counter()
        self.entangled: Counter[str] = Counter()
        self.followed: Counter[str] = Counter()  # what mending a moment led to
        self.findings: list[str] = []

    def report(self) -> str:
        sources = ", ".join(f"{count:,} {kind}" for kind, count in sorted(self.answers.items()))
        lines = [f"{self.name}: {self.answers.total():,} wrong answers ({sources})"]
        for title, counts in (
            ("mended", self.mended),
            ("about the form of the move or the nature of a card", self.form),
            ("not mendable alone in that position", self.entangled),
        ):
            told = ", ".join(f"{code} {count:,}" for code, count in counts.most_common())
            lines.append(f"  {title}: {counts.total():,} ({told})")
        led = ", ".join(f"{count:,} {end}" for end, count in self.followed.most_common())
        lines.append(f"  a mended moment led to: {led}")
        lines += [f"  FALSE: {finding}" for finding in self.findings[:SHOWN]]
        return "\n".join([*lines, f"  false: {len(self.findings)}"])


# -- wrong answers


class Answers:
    """Wrong answers to the questions of many matches."""

    def __init__(self, match: Match, rng: Rng) -> None:
        self.match = match
        self.rng = rng
        self.known: dict[str, Move] = {}
        self.pieces: dict[str, None] = {}
        self.words: dict[str, list[str]] = {}
        for word in match.game.alphabet(match.cardset):
            self.words.setdefault(shape(word), []).append(word)

    def learn(self, decision: Decision[Any]) -> None:
        """Remember what is offered here, for other moments."""
        for move in [decision.ask.sample(self.rng) for _ in range(3)]:
            self.known.setdefault(move.text, move)
            self.pieces.update(dict.fromkeys(move.pieces()))
        for pool in (self.known, self.pieces):
            while len(pool) > POOL:
                pool.pop(self.rng.pick(list(pool)))

    def wrong(self, decision: Decision[Any]) -> Iterator[Wrong]:
        for source, make in (
            ("random", self.other_moment),
            ("mutated", self.mutated),
            ("clicks", self.clicked),
        ):
            tries = [make(decision) for _ in range(TRIES)]
            refused = [wrong for wrong in self.refused(source, decision.seat, tries) if wrong.found]
            yield from self.telling(refused)
        if not self.rng.below(20):
            seat = self.rng.pick(self.match.seats)
            offered = [decision.ask.sample(self.rng)]
            yield from (w for w in self.refused("other seats", seat, offered) if w.found)

    def refused(
        self, source: str, seat: Seat, moves: Sequence[Move | list[Obstacle] | None]
    ) -> Iterator[Wrong]:
        for move in moves:
            if isinstance(move, list):
                yield Wrong(source, seat, None, move)
            elif move is not None:
                yield Wrong(source, seat, move, self.match.why_not(seat, move))

    def telling(self, wrong: list[Wrong]) -> list[Wrong]:
        """One of them, mostly one that is refused for more than the moment."""
        timely = [each for each in wrong if each.found[0].code != "not-now"]
        chosen = timely if timely and self.rng.below(4) else wrong
        return [self.rng.pick(chosen)] if chosen else []

    def other_moment(self, _decision: Decision[Any]) -> Move:
        return self.rng.pick(list(self.known.values()))

    def mutated(self, decision: Decision[Any]) -> Move | None:
        """An offered move with one word exchanged for one like it, if it still can be read."""
        words = decision.ask.sample(self.rng).text.split()
        at = self.rng.below(len(words))
        for _ in range(TRIES):
            like = self.words.get(shape(words[at]), words)
            try:
                move: Move = self.match.game.read(
                    " ".join([*words[:at], self.rng.pick(like), *words[at + 1 :]])
                )
            except IllegalMove:
                continue
            return move
        return None

    def clicked(self, decision: Decision[Any]) -> Move | list[Obstacle] | None:
        """Half of what makes a move, with a piece too many, too few, or a wrong one."""
        pieces = decision.ask.sample(self.rng).pieces()
        if not self.pieces:
            return None
        kept = [piece for piece in pieces if self.rng.below(3)]
        if self.rng.below(2) or not kept:
            kept.append(self.rng.pick(list(self.pieces)))
        return self.match.meant(decision.seat, kept)


def shape(word: str) -> str:
    """Words that look alike stand for things of one kind, mostly."""
    return re.sub("[0-9]+", "0", re.sub("[A-Z]", "A", re.sub("[a-z]+", "a", word)))


# -- checking them


class Checker:
    def __init__(self, match: Match, menders: Any, tally: Tally) -> None:
        self.match = match
        self.game = match.game
        self.menders = menders
        self.tally = tally

    def reasons(self, state: Any, seat: Seat, move: Move) -> list[Obstacle]:
        view = self.game.view(state, seat)
        found: list[Obstacle] = self.game.obstacles(view, self.match.cardset, move)
        return found

    def check(self, wrong: Wrong) -> None:
        self.tally.answers[wrong.source] += 1
        if wrong.move is None:
            self.tally.form.update(each.code for each in wrong.found)
            return
        for each in wrong.found:
            self.check_one(wrong, each)

    def check_one(self, wrong: Wrong, each: Obstacle) -> None:
        assert wrong.move is not None
        if each.code in self.menders.FORM:
            self.tally.form[each.code] += 1
            return
        mended = self.menders.mended(self.match.state, wrong.seat, wrong.move, each)
        if mended is None:
            self.tally.entangled[each.code] += 1
            return
        state, seat = mended
        self.tally.mended[each.code] += 1
        left = self.reasons(state, Seat(seat), wrong.move)
        if each.code in self.menders.PRECEDING:
            self.check_rest(wrong, each, state, seat, left)
        else:
            others = Counter(other.code for other in wrong.found if other is not each)
            if Counter(other.code for other in left) != others:
                self.blame(wrong, each, left)

    def check_rest(
        self, wrong: Wrong, each: Obstacle, state: Any, seat: str, left: list[Obstacle]
    ) -> None:
        """What comes to light now is mended as well, until the move is offered."""
        assert wrong.move is not None
        for _ in range(MOST_MENDED):
            if each.code != "not-yours" and any(other.code == each.code for other in left):
                self.blame(wrong, each, left)
                return
            if not left or all(other.code in self.menders.FORM for other in left):
                self.tally.followed["reasons of form" if left else "the move offered"] += 1
                return
            first = next(other for other in left if other.code not in self.menders.FORM)
            mended = self.menders.mended(state, seat, wrong.move, first)
            if mended is None:
                self.tally.followed["a reason not mendable alone"] += 1
                return
            state, seat = mended
            left = self.reasons(state, Seat(seat), wrong.move)
        self.blame(wrong, each, left)

    def blame(self, wrong: Wrong, each: Obstacle, left: list[Obstacle]) -> None:
        assert wrong.move is not None
        told = " ".join(other.code for other in wrong.found)
        after = " ".join(other.code for other in left) or "nothing"
        self.tally.findings.append(
            f"{wrong.move.text!r} by {wrong.seat}: [{told}], but with {each} mended: {after}; "
            f"in {self.game.position(self.match.state)}"
        )


def campaign(name: str, count: int, seed: int) -> Tally:
    """So many wrong answers in random matches of one game."""
    tally = Tally(name)
    menders = import_module(f"tests.games.{name}.mending")
    rng = rng_of(seed)
    answers = Answers(new_match(name, {}), rng)
    options = variants(answers.match.game)
    while True:
        match = answers.match = new_match(name, rng.pick(options))
        checker = Checker(match, menders, tally)
        dealt = not rng.below(2)
        for decision in played(match, rng):
            answers.learn(decision)
            if not dealt and decision.seat != CHANCE:
                dealt = menders.deal_more(match.state, rng)
                continue
            if decision.seat == CHANCE and rng.below(CHANCES):
                continue
            for wrong in answers.wrong(decision):
                checker.check(wrong)
                if tally.answers.total() >= count:
                    return tally


def main(count: str = "3000", seed: str = "1") -> int:
    share = -(-int(count) // len(NAMES))
    tallies = [campaign(name, share, int(seed)) for name in NAMES]
    for tally in tallies:
        print(tally.report())
    return 1 if any(tally.findings for tally in tallies) else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
