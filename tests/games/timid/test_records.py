"""Whole matches replay to the same result, twice; no card is lost or doubled on the way."""

from pathlib import Path

import pytest

from tests.games.timid.floors import MONSTERS
from ungeheuer.engine.errors import RecordError
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.record import Record
from ungeheuer.engine.replay import replay
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.wire.files import decode_record, encode_record, replay_file

FILES = sorted((Path(__file__).parent / "records").glob("*.json"))
every_record = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def read(file: Path) -> Record:
    return decode_record(file.read_text(encoding="utf-8"), file.name)


def check_cards(match: Match) -> None:
    """T-1.1: every monster is in the deck, in hand, on the floor or aside, and only once."""
    view = match.view(DUNGEON)
    floor = [card.card for card in view.cards if card.card in MONSTERS]
    held = [name for name in view.hand if name in MONSTERS]
    aside = [name for names in view.aside for name in names]
    seen = [m.name for m in view.monsters if m.seen is not None and m.name not in floor]
    assert sorted([*view.deck, *held, *floor, *aside, *seen]) == sorted(MONSTERS)
    if len(view.cards) > 1:
        names = [card.card for card in view.cards]
        assert len(names) == len({(card.x, card.y) for card in view.cards}) == 7
        assert (names.count("corridor"), names.count("exit"), names.count("entrance")) == (3, 1, 1)


def test_there_are_at_least_forty_recorded_games() -> None:
    assert len(FILES) > 40
    results = [replay(read(file), RULES).outcome for file in FILES]
    assert {outcome.result["floors"] for outcome in results if outcome} == {0, 1, 2, 3}


@every_record
def test_a_record_replays_twice_to_the_same_result(file: Path) -> None:
    record = read(file)
    match = replay(record, RULES)
    again = replay(match.record(), RULES)
    assert match.outcome is not None
    assert again.outcome is not None
    assert match.outcome.result == again.outcome.result == again.record().result
    assert record.result in (None, match.outcome.result)
    assert match.redacted(SPECTATOR) == again.redacted(SPECTATOR)


@every_record
def test_T_1_1_no_card_is_lost_at_any_move(file: Path) -> None:
    record = read(file)
    match = replay(record, RULES, upto=0)
    for seat, text in record.moves:
        check_cards(match)
        match.play(Seat(seat), text)
    check_cards(match)


def test_a_record_written_by_hand_replays() -> None:
    match = replay(read(next(file for file in FILES if file.stem == "by-hand")), RULES)
    assert match.outcome is not None
    assert match.outcome.result == {"winner": "character", "floors": 3}
    assert match.names == ["Ada", "Bo"]
    assert match.record().moves[1][1] == (
        "build mantis@0,1 bat@0,2 exit@0,3 corridor@1,3 corridor@2,3 corridor@3,3"
    )
    assert decode_record(encode_record(match.record()), "again").data() == match.record().data()


@pytest.mark.parametrize(
    ("old", "new", "line", "rule"),
    [
        ("attack 0,1", "attack 0,2", 11, "T-4.2"),
        ("peek 3,3", "peek 2,3", 10, "T-4.1"),
        ("corridor@1,3", "corridor@5,3", 8, "T-2.2"),
        ("draw kraken dragon", "draw kraken bat", 14, "T-6.1"),
        ("jump 1,2 over 1,1", "jump 1,2 over 2,2", 18, "T-4.4"),
    ],
)
def test_a_bad_record_names_line_and_rule(old: str, new: str, line: int, rule: str) -> None:
    file = next(file for file in FILES if file.stem == "by-hand")
    text = file.read_text(encoding="utf-8").replace(old, new, 1)
    with pytest.raises(RecordError) as refused:
        replay_file(text, file.name, RULES)
    assert refused.value.params["line"] == line
    cause = refused.value.cause
    assert getattr(cause, "rule", None) == rule


def test_a_record_with_another_result_is_refused() -> None:
    match = replay(read(FILES[0]), RULES)
    record = match.record()
    record.result = {"winner": "character", "floors": 7}
    with pytest.raises(RecordError):
        replay(record, RULES)
    assert match.view(CHARACTER).winner == match.outcome.result["winner"]  # type: ignore[union-attr]
