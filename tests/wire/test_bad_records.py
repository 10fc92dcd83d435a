"""Record files that are wrong: one sentence in both languages, with the place."""

import json
from typing import Any

import pytest

from tests.cardsets import HOUSE
from tests.wire.sample import MOVES, fields, text, whole
from ungeheuer.engine.errors import MessageError, UngeheuerError
from ungeheuer.games import game
from ungeheuer.wire.files import decode_record, encode_record, replay_file
from ungeheuer.words import Words

MIGHTY = game("mighty")
SPEAKERS = [Words("en"), Words("de")]


def refusal(written: str) -> str:
    """The English sentence; the German one must exist and differ."""
    with pytest.raises(UngeheuerError) as caught:
        replay_file(written, "f.json", MIGHTY)
    english, german = (words.error(caught.value, "mighty") for words in SPEAKERS)
    assert english != german
    assert "\n" not in english + german
    assert english.startswith(("f.json", "The option", "There is", "The record was"))
    return english


def test_cut_off_anywhere() -> None:
    written = text().encode()
    for length in range(len(written)):
        piece = written[:length].decode(errors="ignore")
        with pytest.raises(MessageError) as caught:
            decode_record(piece, "f.json")
        assert caught.value.code == "cut-short"
        line = piece.rstrip().count("\n") + 1
        assert (
            SPEAKERS[0].error(caught.value) == f"f.json: the record ends abruptly in line {line}."
        )


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("", "f.json: the record ends abruptly in line 1."),
        ("hello", "f.json, line 1, column 1: not valid JSON."),
        ('{\n "game": "ä" NaN}', "f.json, line 2, column 14: not valid JSON."),
        (
            '{"game": "\\ud800 and on"}',
            "f.json, line 1, column 17: not valid JSON.",
        ),
        ("{}\nx", "f.json, line 2, column 2: not valid JSON."),
        ("{}", 'f.json: missing field "ungeheuer" (at: -).'),
        ("[]", "f.json: not an Ungeheuer record."),
        ("3", "f.json: not an Ungeheuer record."),
        ("[" * 100_000, "f.json: nested too deeply."),
        ('{"result": {"x":' + "[" * 9999, "f.json: nested too deeply."),
    ],
    ids=range(10),
)
def test_no_json(written: str, sentence: str) -> None:
    assert refusal(written) == sentence


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": None}, 'missing field "game" (at: -).'),
        ({"movess": []}, 'unknown field "movess" (at: -).'),
        ({"ungeheuer": "1"}, "ungeheuer must be a whole number but is a text."),
        ({"ungeheuer": True}, "ungeheuer must be a whole number but is true or false."),
        ({"ungeheuer": 1.5}, "ungeheuer must be a whole number but is a decimal number."),
        ({"ungeheuer": 2}, "record format 2 is not supported, only 1."),
        ({"options": []}, "options must be an object but is a list."),
        ({"seats": ["a", None, "c"]}, "seats[2] must be a text but is empty."),
        ({"moves": {}}, "moves must be a list but is an object."),
        ({"cardset": "house"}, "cardset must be an object but is a text."),
        ({"cardset": {}}, 'missing field "id" (at: cardset).'),
        ({"cardset": {"id": "house", "version": "1"}}, "version must be a whole number but is"),
        ({"cardset": {"id": "house", "x": 1}}, 'unknown field "x" (at: cardset).'),
        ({"result": nested(20)}, "result must be an object but is a list."),
        ({"result": {"x": nested(40)}}, "nested too deeply."),
        ({"result": {"x": nested(900)}}, "nested too deeply."),
    ],
    ids=str,
)
def test_wrong_fields(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal(text(**changes))


@pytest.mark.parametrize(
    ("move", "at"),
    [(["0"], 3), (["0", "1@1a", "x"], 0), ([0, "1@1a"], 9), ("1@1a", 2), (None, 5)],
)
def test_what_is_no_move_is_named_with_its_line(move: object, at: int) -> None:
    moves = [*MOVES[:at], move, *MOVES[at:]]
    lines = [json.dumps(each) for each in moves]
    listed = ",\n".join(lines)
    message = refusal(json.dumps(fields(moves=[])).replace("[]", f"[\n{listed}]"))
    assert message.startswith(
        f"f.json, line {at + 2}: move {at + 1} is not a pair of seat and move"
    )


def test_a_key_that_stands_twice() -> None:
    twice = text()[:-1] + ', "moves": []}'
    assert refusal(twice) == 'f.json: the key "moves" appears twice in the same object.'
    inside = text().replace('"players": 3', '"players": 3, "players": 4')
    assert refusal(inside) == 'f.json: the key "players" appears twice in the same object.'


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rules": 2}, "The record was made under rules version 2; this program knows version 1."),
        ({"seats": ["a", "b"]}, "f.json: the game has 3 seats, but the record names 2."),
        ({"seats": list("abcd")}, "f.json: the game has 3 seats, but the record names 4."),
        ({"options": {"players": 7}}, 'players cannot be "7". Possible: 3, 4, 5, 6. (M-2.1)'),
        ({"options": {"players": 3.0}}, 'players cannot be "3.0". Possible: 3, 4, 5, 6. (M-2.1)'),
        ({"options": {"chain": "yes"}}, 'chain cannot be "yes". Possible: false, true. (V-chain)'),
        ({"options": {"dragons": 1}}, "Unknown option dragons."),
        ({"cardset": {"id": "mine"}}, "f.json: cardset: there is no shipped card set mine"),
        ({"cardset": {"id": "house", "version": 99}}, "there is no shipped card set house 99"),
        ({"cardset": {"id": "house", "hash": "0"}}, "f.json: cardset.hash: the record was played"),
        ({"cardset": {"id": "x", "data": {}}}, "f.json: cardset: is missing"),
        (
            {"result": {"gold": [1, 2, 3], "winners": ["2"]}},
            'claims the result {"gold": [1, 2, 3], "winners": ["2"]}, but the match is not over.',
        ),
    ],
    ids=str,
)
def test_a_record_that_is_no_match(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal_of_many(text(**changes))


def refusal_of_many(written: str) -> str:
    """Card sets may have several problems, a line each."""
    with pytest.raises(UngeheuerError) as caught:
        replay_file(written, "f.json", MIGHTY)
    assert SPEAKERS[1].error(caught.value, "mighty")
    return SPEAKERS[0].error(caught.value, "mighty")


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        ("2", "5@1a", "You have no 5 in hand. (M-3.1)"),
        ("2", "3@2a", "A 3 is not stronger than the 3 that lies there. (M-3.2)"),
        ("1", "5@1b", "It is 2's turn, not 1's. (M-3.1)"),
        ("chance", "front 6/11", "It is 2's turn, not chance's. (M-3.1)"),
        ("2", "front 6/11", "Guardians are turned up when all monsters are played. (M-8.1)"),
        (
            "2",
            "hand 0 ? ? ?",
            '"hand 0 ? ? ?" hides what was drawn; a record must state it. (M-3.1)',
        ),
        ("2", "", '"" is not a valid move. (M-3.1)'),
        ("2", "\u0000\u001b2J", '"��2J" is not a valid move. (M-3.1)'),
    ],
)
def test_a_bad_move_is_told_with_line_number_and_rule(seat: str, move: str, reason: str) -> None:
    written = text(moves=[*MOVES, [seat, move]])
    line = written[: written.rindex("[")].count("\n") + 1
    message = refusal(written)
    assert message.startswith(f"f.json, line {line}, move 11: ")
    assert message.endswith(reason)


def test_several_moves_on_one_line_count_by_number() -> None:
    written = json.dumps(fields(moves=[*MOVES, ["2", "5@1a"]]))
    assert refusal("\n\n" + written).startswith("f.json, line 3, move 11: 5@1a is not possible.")


def test_moves_after_the_end_and_a_result_that_differs() -> None:
    record = whole().record()
    record.moves.append(("0", "1@1a"))
    assert "The match is over. (M-6.1)" in refusal(encode_record(record))
    record.moves = record.moves[:-1]
    record.result = {"gold": [0, 0, 99], "winners": ["2"]}
    assert "but the rules give" in refusal(encode_record(record))
    record.moves = record.moves[:-1]
    assert refusal(encode_record(record)).endswith("but the match is not over.")


def test_a_bad_card_set_inside_a_record() -> None:
    data = {**HOUSE["mighty"].data, "healing": {"all": []}}
    message = refusal_of_many(text(cardset={"id": "house", "data": data}))
    assert message.startswith("f.json: healing.all: found 0, but 5 are needed\n")
