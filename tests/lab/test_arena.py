"""Contests: same deals from every seat, the same results wherever and whenever they are played."""

from typing import Any

import pytest

from tests.cardsets import LABELS
from ungeheuer.bots import bot
from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.game import RULES
from ungeheuer.lab import arena
from ungeheuer.lab.arena import Bout, Contest, Pairing, bouts, pairings, play


def contest(**more: Any) -> Contest:
    given: dict[str, Any] = {
        "game": "mighty",
        "options": {"players": 3},
        "bots": ["greedy", "random"],
        "deals": 2,
    }
    given |= more
    return Contest(**{"cards": LABELS[given["game"]], **given})


class FirstBot(Bot):
    """The first move listed, always: it draws no lots."""

    def choose(self, view: Any, decision: Decision[Any], rng: Rng) -> Move:
        move: Move = decision.ask.moves()[0]
        return move


class Witness:
    """The game, and who looks on: the hands dealt in each match, and who sat where."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.dealt: list[list[str]] = []
        self.seated: list[dict[str, str]] = []
        match = arena.match

        def watched(contest: Contest, seated: Any, deal: int, turn: int) -> Any:
            self.dealt.append([])
            self.seated.append(dict(seated))
            return match(contest, seated, deal, turn)

        monkeypatch.setattr(arena, "match", watched)
        monkeypatch.setattr(arena, "find_game", lambda _name: self)
        monkeypatch.setattr(arena, "bot", lambda name, _game, cards: bot(name, RULES, cards))

    def apply(self, state: Any, move: Any, notes: Any) -> None:
        if move.text.startswith("hand"):
            self.dealt[-1].append(move.text)
        RULES.apply(state, move, notes)

    def __getattr__(self, name: str) -> Any:
        return getattr(RULES, name)


def test_everyone_meets_everyone_and_himself_deal_by_deal() -> None:
    met = [(pair.one, pair.other) for pair in pairings(contest())]
    assert met == [
        ("greedy", "greedy"),
        ("greedy", "random"),
        ("random", "greedy"),
        ("random", "random"),
    ]
    assert [bout.deal for bout in bouts(contest(first=7))] == [7] * 4 + [8] * 4


def test_a_team_plays_with_its_like() -> None:
    assert pairings(contest(game="island", options={})) == [
        Pairing("greedy", "greedy"),
        Pairing("random", "random"),
    ]


def test_the_one_sits_on_every_seat_with_the_same_hands_dealt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = Witness(monkeypatch)
    for pair in pairings(contest()):
        play(contest(), Bout(pair, 5))
    assert [list(seated.values()).index("greedy") for seated in seen.seated[3:6]] == [0, 1, 2]
    assert all(list(seated.values()).count("greedy") == 1 for seated in seen.seated[3:6])
    assert len(seen.dealt) == 12
    assert len(seen.dealt[0]) == 3
    assert all(dealt == seen.dealt[0] for dealt in seen.dealt)
    play(contest(), Bout(Pairing("random", "random"), 6))
    assert seen.dealt[-1] != seen.dealt[0]


def test_roles_are_not_changed_within_a_bout() -> None:
    timid = contest(game="timid", options={}, bots=["random"])
    found = play(timid, Bout(Pairing("random", "random"), 1))
    assert found.games == 1
    assert found.seats == [found.won, 0.0]


def test_a_team_has_won_or_not() -> None:
    alone = contest(game="island", options={"players": 1}, bots=["random"])
    found = play(alone, Bout(Pairing("random", "random"), 1))
    assert (found.games, found.won) in {(1, 0.0), (1, 1.0)}


def test_bots_that_draw_no_lots_share_a_deal_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against itself such a bot plays one and the same match from every seat: it wins it once."""
    monkeypatch.setattr(arena, "bot", lambda *_: FirstBot())
    for deal in range(1, 6):
        found = play(contest(), Bout(Pairing("first", "first"), deal))
        assert found.won == pytest.approx(1)
        assert sum(found.seats) == pytest.approx(1)


def test_bots_that_draw_lots_share_a_deal_on_average_only() -> None:
    """Each seat of each rotation has lots of its own, so these are different matches."""
    won = [play(contest(), Bout(Pairing("random", "random"), d)).won for d in range(1, 61)]
    assert max(won) > 1.5
    assert min(won) < 0.5
    assert sum(won) / len(won) == pytest.approx(1, abs=0.35)  # 3 deviations and more


def test_a_bout_is_fixed_by_its_number() -> None:
    pair = Pairing("greedy", "random")
    assert play(contest(), Bout(pair, 3)) == play(contest(deals=9), Bout(pair, 3))
    assert play(contest(), Bout(pair, 3)) != play(contest(), Bout(pair, 4))
