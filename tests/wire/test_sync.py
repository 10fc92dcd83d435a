"""What travels to a client tells no more than its seat may know."""

import json
from typing import Any

import msgspec
import pytest

from tests.cardsets import HOUSE
from tests.wire.sample import play, until_asked, whole
from ungeheuer.engine.decision import LISTABLE, Decision, Layout, Move, SomeOf
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, RuleId, Seat
from ungeheuer.games import game
from ungeheuer.wire.sync import Sync, ask_message, encode, sync

EVERYONE = [Seat(name) for name in ("0", "1", "2", SPECTATOR)]


def plain(match: Match, seat: Seat) -> Any:
    return json.loads(encode(sync(match, seat)))


def test_only_the_seat_that_is_asked_gets_its_moves() -> None:
    match = until_asked()
    for seat in EVERYONE:
        decision = plain(match, seat)["decision"]
        assert decision["seat"] == match.turn
        assert decision["rule"] == "M-3.1"
        assert ("ask" in decision) == (seat == match.turn)
    assert match.turn is not None
    offered = plain(match, match.turn)["decision"]["ask"]["moves"]
    assert [each["text"] for each in offered] == match.legal()


def test_an_offer_says_what_to_touch_and_what_it_does() -> None:
    match = until_asked()
    assert match.turn is not None
    for each in plain(match, match.turn)["decision"]["ask"]["moves"]:
        strength, spot = each["text"].split("@")
        assert each["pieces"] == [f"card {strength}", f"spot {spot}"]
        told = {"strength": int(strength), "place": int(spot[0]), "side": spot[1]}
        assert each["phrase"] == {"code": "does-mighty-play", "params": told}


def test_chance_is_asked_openly_but_answers_alone() -> None:
    match = Match(game("mighty"), cardset=HOUSE["mighty"])
    assert "ask" not in plain(match, Seat("0"))["decision"]
    assert plain(match, CHANCE)["decision"]["ask"]["kind"] == "chance"


def two_worlds(seed: int) -> tuple[Match, Match]:
    """The same moves, but for the hand of seat 0."""
    first, second = (Match(game("mighty"), {"players": 3}, HOUSE["mighty"]) for _ in range(2))
    for match, hand in ((first, "hand 0 1 2 3"), (second, "hand 0 1 2 5")):
        start = ["start 0", hand, "hand 1 1 3 4", "hand 2 2 3 5", "deal 1 2 3"]
        for text in start:
            match.play(CHANCE, text)
        match.play(Seat("0"), "2@1a")
    return first, second


def test_two_worlds_that_differ_in_a_hand_look_alike_to_the_others() -> None:
    first, second = two_worlds(1)
    for seat in EVERYONE[1:]:
        assert encode(sync(first, seat)) == encode(sync(second, seat))
        decision = sync(first, seat).decision
        assert decision is not None
        assert (decision.ask is None) == (decision.seat != seat)
        assert first.redacted(seat) == second.redacted(seat)
    assert encode(sync(first, Seat("0"))) != encode(sync(second, Seat("0")))


def test_two_seats_differ_only_in_what_they_may_know() -> None:
    match, _ = two_worlds(1)
    one, other = plain(match, Seat("0")), plain(match, Seat("1"))
    assert one["view"]["players"][0]["hands"] == [[1, 3]]
    assert len(other["view"]["players"][0]["hands"]) > 1
    for seen in (one, other):
        del seen["seat"], seen["view"]["seat"], seen["decision"], seen["aid"]["plays"]
        for player in seen["view"]["players"]:
            del player["hands"]
        seen["events"] = [e for e in seen["events"] if e["code"] != "hand-dealt"]
    assert one == other


@pytest.mark.parametrize("seat", EVERYONE)
def test_every_view_and_every_event_can_be_sent(seat: Seat) -> None:
    match = whole()
    codes = {event["code"] for event in plain(match, seat)["events"]}
    assert {"hand-dealt", "played", "guardian-turned", "round-ended", "match-ended"} <= codes
    for at in range(0, len(match.history), 5):
        sent = msgspec.json.decode(encode(sync(match.branch(at), seat)), type=Sync)
        assert (sent.moves, sent.version, sent.game) == (at, at, "mighty")


def test_events_since_a_move() -> None:
    match = until_asked()
    assert sync(match, SPECTATOR, since=len(match.history)).events == []
    assert next(e.code for e in sync(match, SPECTATOR, since=4).events) == "guardians-dealt"


def test_the_end_is_told() -> None:
    sent = plain(whole(), SPECTATOR)
    assert sent["decision"] is None
    outcome = whole().outcome
    assert outcome is not None
    assert sent["result"] == outcome.result
    match = Match(game("mighty"), cardset=HOUSE["mighty"])
    assert plain(play(match, 1, 8), SPECTATOR)["result"] is None


class Some(SomeOf[Move]):
    def join(self, chosen: Any) -> Move:
        return Move(" ".join(f"{piece}{count}" for piece, count in chosen.items()))


class Lay(Layout[Move]):
    pass


def test_questions_too_large_to_list_are_described() -> None:
    rule = RuleId("")
    few = ask_message(Decision(Seat("0"), Some({"a": 1, "b": 1}, 1, 1), rule))
    assert (few.kind, few.moves, few.least, few.most) == ("some-of", [], 1, 1)
    assert (few.supply, few.each, few.ends) == ({"a": 1, "b": 1}, "piece", "do take")
    many = ask_message(Decision(Seat("0"), Some(dict.fromkeys("abcdefghijk", 1), 0, 9), rule))
    assert many.size > LISTABLE
    assert many.moves == []
    laid = ask_message(Decision(Seat("0"), Lay("build", {"bat": 2}, [(0, 0)], 12), rule))
    assert (laid.kind, laid.supply, laid.size, laid.moves) == ("layout", {"bat": 2}, 12, [])
