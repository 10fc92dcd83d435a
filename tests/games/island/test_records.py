"""Whole matches replay to the same result, twice, with everything accounted for."""

from collections import Counter
from pathlib import Path

import pytest

from tests.games.island.conservation import check
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.engine.record import Record
from ungeheuer.engine.replay import replay
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.load_deck import BOSSES
from ungeheuer.wire.files import decode_record, encode_record, read_text

FILES = sorted((Path(__file__).parent / "records").glob("*.json"))
# Written by the rules before there was `even_odds`, with hashes of their positions; some of them
# with `boss_hp_by_players`.
FILES_2 = sorted((Path(__file__).parent / "records" / "version-2").glob("*.json"))


def load(file: Path) -> Record:
    return decode_record(read_text(file), file.name)


def test_all_player_counts_bosses_and_sides_are_there() -> None:
    options = [load(file).options for file in FILES]
    kinds = Counter((o["players"], o["boss"], o["side"]) for o in options)
    assert len(FILES) >= 30
    assert len(kinds) == 5 * (len(BOSSES) + 1) * 2


def test_version_2_is_there_with_and_without_hp_of_the_table() -> None:
    records = [load(file) for file in FILES_2]
    assert {record.cardset["version"] for record in records if record.cardset} == {2}
    assert all(record.positions for record in records)
    assert {"boss_hp_by_players" in record.options for record in records} == {False, True}
    assert not any("even_odds" in record.options for record in records)


def test_there_are_victories_and_defeats() -> None:
    results = [load(file).result or {} for file in FILES]
    reasons = Counter(result["reason"] for result in results)
    assert {"boss", "pylons", "zero-hp"} <= set(reasons)


def as_written(match: Match, record: Record) -> str:
    """The file of the match, without what came later: hashes, and the option `even_odds`."""
    assert match.options == {"even_odds": False, **record.options}
    again = match.record(hashed=bool(record.positions))
    again.options = {name: again.options[name] for name in record.options}
    return encode_record(again)


@pytest.mark.parametrize("file", [*FILES, *FILES_2], ids=lambda file: file.stem)
def test_a_record_replays_to_its_result_twice(file: Path) -> None:
    record = load(file)
    assert record.result is not None
    first, second = replay(record, RULES), replay(record, RULES)
    assert first.outcome is not None
    assert first.outcome.result == record.result
    assert RULES.position(first.state) == RULES.position(second.state)
    assert first.redacted(SPECTATOR) == second.redacted(SPECTATOR)
    assert as_written(first, record) == read_text(file)
    check(first.state)
