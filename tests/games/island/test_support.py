"""I-18 and I-19: support tiles and spending symbols."""

from tests.games.island.table import Table


def test_I_18_1_three_for_S3_four_for_S4() -> None:
    table = Table(1).monster(0, zone=2).roll(*["wrench"] * 6)
    assert table.offers("build") == ["build S3 wrench*3", "build S4 wrench*4"]
    table.play("build S3 wrench*3", "find ST01", "build S3 wrench*3", "find ST02")
    assert (table.state.support[4], table.state.discarded_tiles) == ("ST02", ["ST01"])


def test_I_18_3_other_numbers_build_nothing() -> None:
    table = Table(1).monster(0, zone=2).roll(*["wrench"] * 5)
    assert table.why_not("build S3 wrench*2") == ["wrong-wrenches"]
    assert table.why_not("build S4 wrench*5") == ["wrong-wrenches"]
    assert Table(1).roll("wrench", "wrench").offers("build") == []


def test_I_18_4_the_discard_becomes_the_pile_without_the_box() -> None:
    table = Table(1).monster(0, zone=2)
    state = table.state
    state.discarded_tiles, state.box, state.pile = state.pile[:2], state.pile[2:], []
    table.roll(*["wrench"] * 3).play("build S3 wrench*3")
    assert table.legal() == ["find ST01", "find ST02"]
    table.play("find ST02")
    assert (state.pile, state.support[4]) == (["ST01"], "ST02")
    state.box, state.pile = [*state.box, *state.pile], []
    assert Table(1).monster(0, zone=2).roll(*["wrench"] * 3).offers("build")


def test_I_18_4_without_any_tile_nothing_is_built() -> None:
    table = Table(1).monster(0, zone=2)
    table.state.box, table.state.pile = table.state.pile, []
    assert table.roll(*["wrench"] * 3, "claw").offers("build") == []


def test_I_18_5_only_where_you_are_also_just_built() -> None:
    table = Table(1).monster(0, zone=2).tile(3, "ST01").roll(*["wrench"] * 3, "foot")
    assert table.why_not("activate ST01") == ["tile-elsewhere"]
    table.play("build S3 wrench*3", "find ST10")
    assert table.offers("activate") == ["activate ST10"]
    table.play("foot 0 > 3")
    assert table.offers("activate") == ["activate ST01"]


def test_I_18_6_either_or_is_an_option() -> None:
    table = Table(1, support_either_or=True).monster(0, zone=2).tile(2, "ST10", ready=False)
    table.roll("claw", "heart").play("recharge ST10")
    assert table.offers("activate") == []
    assert table.why_not("activate ST10") == ["tile-just-recharged"]


def test_I_18_7_windows_after_each_boss_step() -> None:
    table = Table(1).boss(3).monster(0, zone=2).tile(2, "ST10").at("boss-step", 1)
    assert table.legal() == ["activate ST10", "pass", "pass boss", "pass all"]
    table.play("pass", "volcano fame@5*5")
    assert table.legal() == ["activate ST10", "pass", "pass boss", "pass all"]
    table.play("pass boss")
    assert table.state.agenda[-1].kind == "window"
    assert table.legal() == ["activate ST10", "pass"]  # the last one before the check
    table.play("activate ST10")
    assert table.me().energy == 2
    assert table.asked() == "chance"


def test_I_18_7_one_pass_covers_all() -> None:
    table = Table(1).boss(3).monster(0, zone=2).tile(2, "ST10").at("boss-step", 1)
    table.play("pass all", "volcano fame@5*5")
    assert table.state.agenda[-1].kind == "take"
    assert table.legal() == ["throw", "activate ST10"]


def test_I_18_7_between_throws_purchases_and_end_effects() -> None:
    table = Table(1).monster(0, zone=2, cards=["K09", "K18"]).tile(2, "ST10").at("take")
    table.play("throw", "roll claw*6")
    assert "activate ST10" in table.legal()
    assert "activate ST10" in table.at("buy").legal()
    table.at("end")
    assert table.legal() == ["use K09", "use K18"]
    table.play("use K09")
    assert table.legal() == ["use K18", "activate ST10"]


def test_I_18_8_a_cube_is_one_energy() -> None:
    table = Table(1).monster(0, zone=2).tile(2, "ST10").roll("energy", "energy")
    table.play("activate ST10", "energy*2 energy~")
    assert table.me().energy == 1 + 6


def test_I_18_9_pending_dice_come_first() -> None:
    table = Table(1).monster(0, zone=2, hp=5).tile(2, "ST05").roll("claw", "heart", "foot")
    table.play("activate ST05")
    assert {text.split()[0] for text in table.legal()} == {"foot~"}
    assert table.why_not("heart 0") == ["pending-first"]
    assert table.why_not("lock claw") == ["pending-first"]
    assert table.why_not("drop foot~") == ["die-still-useful"]


def test_I_18_10_pending_dice_travel_along() -> None:
    table = Table(1).monster(0, zone=2, hp=5).tile(2, "ST11").minions(3, soldier=1).roll("claw")
    table.play("activate ST11", "foot~ 0 > 3")
    assert (table.hp(), table.state.pending) == ([6], [0] * 7)
    assert table.state.free_dice == 9


def test_I_19_1_spent_dice_become_available() -> None:
    table = Table(1).monster(0, zone=2, cards=["K24"]).roll("wrench", "wrench", "claw")
    table.play("spend K24 wrench", "monster 0 > 5", "spend K24 wrench", "monster 0 > 1")
    assert (table.zones(), table.state.free_dice) == ([1], 9)


def test_I_19_1_virtual_dice_pay_too() -> None:
    table = Table(1).monster(0, zone=2, cards=["K24"]).tile(2, "ST07").at("boss-step", 1)
    table.play("activate ST07", "spend K24 wrench?", "monster 0 > 4")
    assert table.zones() == [4]


def test_an_activation_inside_an_attack_is_not_offered() -> None:
    table = Table(1).monster(0, zone=2).tile(2, "ST03").minions(2, soldier=1).roll("claw", "claw")
    table.play("attack claw*2")
    assert table.legal() == ["hit soldier", "stop"]
    assert table.why_not("activate ST03") == ["not-now"]


def test_a_virtual_wrench_alone_may_be_dropped() -> None:
    table = Table(1).monster(0, zone=2).tile(2, "ST09").roll("claw")
    table.play("activate ST09")
    assert table.state.pending == [0] * 7
