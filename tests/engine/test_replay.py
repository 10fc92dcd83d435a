"""Records never change meaning: their cards by name and version, their positions by hashes."""

import random

import pytest

from tests.cardsets import HOUSE
from ungeheuer.engine.cardset import shelf, shipped
from ungeheuer.engine.checkpoint import EVERY, same_position
from ungeheuer.engine.errors import OtherPosition
from ungeheuer.engine.match import Match
from ungeheuer.engine.record import Record
from ungeheuer.engine.replay import cardset_of, replay
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES, game

every_game = pytest.mark.parametrize("name", NAMES)


def played(name: str, moves: int = 10_000) -> Match:
    match, rng = Match(game(name), cardset=HOUSE[name]), Rng(random.Random(3).random)
    while match.decision is not None and len(match.history) < moves:
        match.play(match.decision.seat, match.decision.ask.sample(rng))
    return match


def elsewhere(record: Record, at: int) -> Record:
    """The record as rules have left it that led to another position at this move."""
    record.positions = [(n, "1:00000000" if n == at else kept) for n, kept in record.positions]
    return record


# -- cards


@every_game
@pytest.mark.parametrize("named", [None, {"id": "house"}, {"id": "house", "version": None}])
def test_without_a_version_it_is_version_1_for_ever(
    newest_cards: None, name: str, named: dict[str, object] | None
) -> None:
    assert cardset_of(Record(name, {}, [], [], cardset=named), game(name)).version == 1


@every_game
def test_a_new_match_has_the_newest_set_and_its_record_names_it(
    newest_cards: None, name: str
) -> None:
    newest = max(each.version for each in shelf(game(name).package))
    match = Match(game(name))
    assert match.cardset.version == newest
    assert match.record().cardset == {
        "id": "house",
        "version": newest,
        "hash": shipped(game(name).package, "house", newest).hash,
    }


# -- positions


@every_game
def test_a_record_has_hashes_of_the_beginning_of_every_few_moves_and_of_the_end(name: str) -> None:
    match = played(name)
    points = dict(match.record().positions)
    moves = len(match.history)
    assert set(points) == {*range(0, moves, EVERY), moves}
    assert len(set(points.values())) == len(points)
    assert replay(match.record(), match.game).record().data() == match.record().data()


@pytest.mark.parametrize("name", ["mighty", "island"])  # a random match of timid is short
def test_another_position_is_found_and_so_is_the_last_that_agreed(name: str) -> None:
    record = elsewhere(played(name, 20).record(), 16)
    with pytest.raises(OtherPosition) as error:
        replay(record, game(name))
    assert error.value.params == {"move": 16, "agreed": 8}
    assert len(replay(record, game(name), upto=8).history) == 8
    with pytest.raises(OtherPosition) as error:
        replay(elsewhere(record, 0), game(name))
    assert (error.value.moves, error.value.agreed) == (0, 0)


def test_a_match_that_is_not_over_has_the_hash_of_where_it_stands() -> None:
    assert dict(played("mighty", 11).record().positions).keys() == {0, 8, 11}


def test_a_record_without_hashes_is_believed() -> None:
    record = played("mighty", 20).record(hashed=False)
    assert "positions" not in record.data()
    assert len(replay(record, game("mighty")).history) == 20


def test_undo_and_redo_keep_the_hashes_right() -> None:
    match = played("mighty", 16)
    before = match.record().positions
    seat = match.history[-1].seat
    match.undo(seat, match.seats, past_barrier=True)
    assert len(match.history) < 16
    match.redo(seat)
    assert match.record().positions == before


def test_positions_of_another_format_cannot_be_compared() -> None:
    assert same_position("1:a", "1:a")
    assert not same_position("1:a", "1:b")
    assert same_position("2:a", "1:b")
