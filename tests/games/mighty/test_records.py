"""Whole matches replay to the same result, twice, with gold and cards conserved."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.cardsets import HOUSE
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.engine.record import Record
from ungeheuer.engine.replay import replay
from ungeheuer.games.mighty.game import RULES
from ungeheuer.games.mighty.rules.moves import ALL_FIVE
from ungeheuer.games.mighty.rules.state import START_GOLD, State
from ungeheuer.wire.files import decode_record, encode_record, read_text

FILES = sorted((Path(__file__).parent / "records").glob("*.json"))
WHOLE = [file for file in FILES if file.name != "by-hand.json"]


def load(file: Path) -> Record:
    return decode_record(read_text(file), file.name)


def test_all_player_counts_and_variants_are_there() -> None:
    options = [load(file).options for file in WHOLE]
    kinds = Counter((o["players"], o["chain"], o["king"]) for o in options)
    assert len(WHOLE) >= 40
    assert len(kinds) == 16


@pytest.mark.parametrize("file", WHOLE, ids=lambda file: file.stem)
def test_a_record_replays_to_its_result_twice(file: Path) -> None:
    record = load(file)
    assert record.result is not None
    first, second = replay(record, RULES), replay(record, RULES)
    assert first.outcome is not None
    assert first.outcome.result == record.result
    assert RULES.position(first.state) == RULES.position(second.state)
    assert first.redacted(SPECTATOR) == second.redacted(SPECTATOR)
    hashed = bool(record.positions)  # older files have none
    assert encode_record(first.record(hashed=hashed)) == read_text(file)


def money(match: Match) -> list[int]:
    """What every player should have, from the events alone."""
    gold = [START_GOLD] * len(match.seats)
    for event in match.events(SPECTATOR):
        told: dict[str, Any] = event.params()
        if event.code == "price-paid":
            gold[told["player"]] -= told["treasury"] + told["owner_gold"]
            gold[told["owner"]] += told["owner_gold"]
        elif event.code == "loot-taken":
            gold[told["player"]] += told["gold"]
        elif event.code == "healed":
            gold[told["player"]] -= told["paid"]
    return gold


def whole(state: State) -> bool:
    """Whether every player's five cards are there, each once."""
    castle = [0] * state.players
    for owner, strength in zip(state.owner, state.lying, strict=True):
        if strength:
            castle[owner] |= 1 << strength
    hands = zip(state.hand, state.aside, castle, strict=True)
    return all(a | b | c == ALL_FIVE == a + b + c for a, b, c in hands)


@pytest.mark.parametrize("file", WHOLE, ids=lambda file: file.stem)
def test_gold_and_cards_are_conserved(file: Path) -> None:
    record = load(file)
    match = Match(RULES, record.options, HOUSE["mighty"])
    for seat, text in record.moves:
        match.play(match.turn or SPECTATOR, text)
        if match.state.round > 1 or match.state.levels:
            assert whole(match.state), (seat, text)
        assert min(match.state.gold) >= 0
        seen = len(match.state.seen)
        assert sum(len(level) for level in match.state.unseen) + seen == 36
    assert money(match) == match.state.gold


def test_a_record_written_by_hand_replays() -> None:
    """The rulebook's example of displacing (M-3.4), chance moves included."""
    match = replay(load(FILES[[file.name for file in FILES].index("by-hand.json")]), RULES)
    assert match.state.gold == [11, 7, 3]
    assert match.state.round == 2
