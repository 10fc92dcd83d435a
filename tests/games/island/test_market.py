"""I-20 and I-21: the market and its events."""

from tests.games.island.table import CARDS, Table
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.names import Seat
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.market import Refill


def test_I_20_1_buy_sweep_or_stop() -> None:
    table = Table(1).monster(0, energy=3).at("buy")
    assert table.legal() == ["buy 1", "buy 2", "sweep", "done"]
    assert table.why_not("buy 3") == ["too-dear"]


def test_I_20_1_that_nothing_was_possible_is_said() -> None:
    poor = Table(1).monster(0, energy=1).at("buy")
    assert poor.event("market-passed").params() == {"player": 0}
    rich = Table(1).monster(0, energy=2).at("buy").play("done")
    assert "market-passed" not in rich.codes()


def test_I_20_2_a_purchase_is_told_by_the_card() -> None:
    table = Table(1).monster(0, energy=3).at("buy")
    decision = RULES.decide(table.state)
    assert isinstance(decision, Decision)
    offered = decision.ask.listed()[1]
    assert offered.phrase() == ("does-island-buy-card", {"card": "D09", "slot": 2})
    too_dear = RULES.phrase(RULES.view(table.state, Seat("0")), CARDS, RULES.read("buy 3"))
    assert too_dear == ("does-island-buy-card", {"card": "D11", "slot": 3})
    assert RULES.read("buy 3").phrase() == ("does-island-buy", {"slot": 3})


def test_I_20_4_a_sweep_costs_two_and_needs_cards() -> None:
    table = Table(1).monster(0, energy=4).at("buy").play("sweep")
    table.play("reveal K01", "reveal K02", "reveal K03")
    assert table.me().energy == 2
    assert table.state.discard == ["D01", "D09", "D11"]
    table.state.discard += table.state.unseen
    table.state.unseen = []
    table.at("buy")
    assert table.why_not("sweep") == ["empty-deck"]


def test_I_20_5_an_empty_deck_leaves_slots_empty() -> None:
    table = Table(1).monster(0, energy=9)
    table.state.discard, table.state.unseen = table.state.unseen, []
    table.at("buy").play("buy 1")
    assert table.state.market[0] == ""
    assert "slot-left-empty" in table.codes()
    assert table.why_not("buy 1") == ["empty-slot"]


def test_I_20_6_any_number_of_cards() -> None:
    table = Table(1).monster(0, energy=20).market("K01", "K02", "K11").at("buy")
    table.play("buy 1", "reveal K13", "buy 2", "reveal K14", "buy 3", "reveal K16")
    assert table.power_cards() == ["K01", "K02", "K11"]


def test_I_21_1_an_event_is_executed_and_discarded() -> None:
    table = Table(1).monster(0, energy=2).at("buy").play("buy 1", "reveal E03")
    assert (table.me().energy, table.state.discard) == (2, ["D01", "E03"])
    assert table.event("event-revealed").params() == {"card": "E03", "colour": "green"}


def test_I_21_2_an_event_may_end_the_game() -> None:
    table = Table(1).bag(0).market("D01", "K01").do(Refill(0)).play("reveal E09")
    assert table.state.lost == "empty-bag"


def test_I_21_3_each_monster_also_at_0_hp() -> None:
    table = Table(3).monster(2, hp=0).market("D01", "K01").do(Refill(0))
    assert table.play("reveal E01").me(2).hp == 2
