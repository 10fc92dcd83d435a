"""O-1: two games with swapped roles, linked by their records, decide together."""

from __future__ import annotations

from dataclasses import dataclass

from ungeheuer.engine.errors import RecordError
from ungeheuer.engine.match import Match
from ungeheuer.engine.record import Record
from ungeheuer.engine.replay import replay
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.shapes import COUNT, ENTRANCE_ONLY
from ungeheuer.games.timid.rules.state import FLOORS, OVER, State

PAIR = "O-1"


@dataclass
class Run:
    """A player's result as the character; `turned`: cards turned up on floor three, if reached."""

    name: str
    floors: int
    turned: int | None


@dataclass
class Verdict:
    """Who wins the pair, if anybody, and the criterion."""

    runs: list[Run]
    winner: str | None
    code: str  # pair-more-floors, pair-fewer-cards or pair-tie
    rule: str = PAIR

    def params(self) -> dict[str, object]:
        """For the words: who wins, and the two numbers that decided."""
        if self.code == "pair-tie":
            return {}
        by_floors = self.code == "pair-more-floors"
        numbers = [run.floors if by_floors else run.turned or 0 for run in self.runs]
        return {"winner": self.winner, "more": max(numbers), "fewer": min(numbers)}


def second_game(first: Match, parent: str) -> Match:
    """O-1: a new match in which the people have changed seats, linked to the first record."""
    dungeon, character = first.names
    twin = Match(RULES, first.options, first.cardset, [character, dungeon])
    twin.origin = {"record": parent, "pair": PAIR}
    return twin


def judge(first: Record, second: Record) -> Verdict:
    """O-1: more floors; if both got out of all three, fewer cards turned up there; else a tie."""
    if second.names != first.names[::-1]:
        names = {"first": ", ".join(first.names), "second": ", ".join(second.names)}
        raise RecordError("roles-not-swapped", names)
    one, other = run_of(first), run_of(second)
    if one.floors != other.floors:
        return _decided(one, other, "pair-more-floors", first_wins=one.floors > other.floors)
    if one.turned is None or other.turned is None or one.floors < FLOORS:
        return Verdict([one, other], None, "pair-tie")
    if one.turned != other.turned:
        return _decided(one, other, "pair-fewer-cards", first_wins=one.turned < other.turned)
    return Verdict([one, other], None, "pair-tie")


def _decided(one: Run, other: Run, code: str, *, first_wins: bool) -> Verdict:
    return Verdict([one, other], one.name if first_wins else other.name, code)


def run_of(record: Record) -> Run:
    """What the character of a record achieved; the record must replay to its end."""
    match = replay(record, RULES)
    state = match.state
    if state.phase != OVER:
        raise RecordError("not-over", {"moves": len(record.moves)})
    return Run(match.names[1], state.escaped, turned_up(state))


def turned_up(state: State) -> int | None:
    """O-1: the cards turned up on floor three, those shown by jumps included."""
    if state.number < FLOORS:
        return None
    return COUNT[state.floor.up & ~ENTRANCE_ONLY]
