"""Around the board: a closer look, second thoughts by consent, your turn, the invitation."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser import qr
from tests.browser.conftest import HURRIED, Visit
from tests.browser.device import Device
from tests.browser.pages import Create, Home, Mighty, Table, Timid
from tests.browser.test_table import two_at_a_table
from tests.server.house import house
from tests.server.visits import Clock

# A browser whose owner says yes when asked, and who can look elsewhere.
NOTIFYING = """
window.told = [];
window.elsewhere = false;
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (Notification.permission = "granted"); }
  constructor(title, more) { window.told.push(`${title}: ${more.body}`); }
};
Object.defineProperty(Document.prototype, "hidden", { get: () => window.elsewhere });
"""
SQUARE = re.compile(r"\b[A-M]([1-9]|1[0-3])\b")


# -- a closer look


def sheet(device: Device) -> Locator:
    return device.page.get_by_role("dialog", name=device.say("closer-title"))


def shown_large(device: Device, piece: Locator) -> None:
    """The same drawing, larger, with the name that the piece has; signs are explained below it."""
    name = piece.get_attribute("aria-label") or ""
    assert name
    expect(sheet(device).locator("figcaption")).to_contain_text(
        re.compile(f"^\\s*{re.escape(name)}")
    )
    drawing = sheet(device).locator(".frame svg").last
    small, large = (each.bounding_box() for each in (piece, drawing))
    assert small
    assert large
    assert large["width"] > small["width"]
    device.page.keyboard.press("Escape")
    expect(sheet(device)).to_have_count(0)


def test_a_piece_is_seen_up_close_and_not_played(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    version = table.version
    card = Mighty(table).card(table.moves[0].split("@")[0])
    tool = guest.by("button", "closer")
    tool.click()
    expect(tool).to_have_attribute("aria-pressed", "true")
    card.click()
    shown_large(guest, card)
    # Once; then a click is a click again.
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(tool).to_have_attribute("aria-pressed", "false")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click(button="right")
    shown_large(guest, card)
    expect(card).to_have_attribute("aria-pressed", "true")
    assert table.version == version


def test_a_finger_that_rests_on_a_piece_sees_it_large(visit: Visit) -> None:
    phone = visit("de", small=True)
    table = Home(phone).open().play("mighty")
    assert table.wait_for_question()
    card = Mighty(table).card(table.moves[0].split("@")[0])
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(sheet(phone)).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    card.dispatch_event("click")
    shown_large(phone, card)
    expect(card).to_have_attribute("aria-pressed", "false")


# -- second thoughts


def walked(dungeon: Table, character: Table) -> str:
    """A floor, and the first card of it turned up."""
    assert dungeon.wait_for_question()
    Timid(dungeon).build(Timid(dungeon).supply())
    assert character.wait_for_question()
    version, move = character.version, character.moves[0]
    Timid(character).walk(move)
    character.wait_beyond(version)
    return move.split(" ")[1]


def lies_open(table: Table, place: str) -> bool:
    return any(card["up"] and f"{card['x']},{card['y']}" == place for card in table.view["cards"])


def test_beyond_the_barrier_the_other_one_has_to_agree(visit: Visit) -> None:
    host, guest = visit(), visit("de")
    dungeon, character = two_at_a_table(host, guest, undo="consent")
    place = walked(dungeon, character)
    host.until(lambda: lies_open(dungeon, place))
    character.side("log")
    log = guest.by("log", "tab-log")
    expect(log.locator(".line").last).to_contain_text(SQUARE)
    assert SQUARE.search(log.aria_snapshot())
    for answer in ("wish-no", "wish-yes"):
        version = character.version
        guest.by("button", "undo").click()
        expect(character.note().filter(has_text="Inga")).to_be_visible()
        # Nothing happens before the answer.
        expect(host.by("button", "wish-yes")).to_be_visible()
        assert character.version == version
        assert lies_open(character, place)
        host.by("button", answer).click()
        expect(character.note()).to_have_count(0)
        expect(dungeon.note()).to_have_count(0)
        if answer == "wish-no":
            assert lies_open(dungeon, place)
    guest.until(lambda: not lies_open(character, place))
    host.until(lambda: not lies_open(dungeon, place))
    button = Timid(character).place(place)
    expect(button).to_have_accessible_name(re.compile(guest.say("timid-face-down")))
    assert character.wait_for_question()


# -- your turn


def test_your_turn_is_told_to_who_looks_elsewhere_and_wants_to_know(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.context.add_init_script(NOTIFYING)
    # The host has said yes at some other table of this browser, but not here.
    host.context.add_init_script(NOTIFYING.replace('"default"', '"granted"'))
    dungeon, character = two_at_a_table(host, guest)
    assert dungeon.wait_for_question()
    expect(guest.page).not_to_have_title(re.compile(guest.say("turn-yours")))
    expect(badge(guest)).to_have_attribute("href", "/icon.svg")
    character.side("people")
    switch = guest.page.get_by_role("switch", name=guest.say("signal-notify"))
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    for device in (host, guest):
        device.page.evaluate("window.elsewhere = true")
    Timid(dungeon).build(Timid(dungeon).supply())
    expect(guest.page).to_have_title(re.compile(guest.say("turn-yours")))
    expect(badge(guest)).to_have_attribute("href", "/icon-turn.svg")
    told = guest.say("signal-turn", title=guest.say("game-timid"))
    name = guest.say("table-name")
    guest.until(lambda: guest.page.evaluate("window.told"))
    asked = guest.page.locator(".prompt p").first.inner_text()
    assert guest.page.evaluate("window.told") == [f"{name}: {told}. {asked}"]
    # Whoever looks at the table needs no notification; whoever has not asked for one gets none.
    guest.page.evaluate("window.elsewhere = false")
    host.by("button", "undo").click()
    host.until(lambda: dungeon.ask)
    expect(host.page).to_have_title(re.compile(host.say("turn-yours")))
    Timid(dungeon).build(Timid(dungeon).supply())
    expect(badge(guest)).to_have_attribute("href", "/icon-turn.svg")
    assert len(guest.page.evaluate("window.told")) == 1
    assert host.page.evaluate("window.told") == []


def badge(device: Device) -> Locator:
    return device.page.locator("link[rel=icon]")


# -- the invitation


def test_the_code_for_a_camera_is_the_link(guest: Device) -> None:
    """Read module by module with a decoder of our own."""
    Create(guest, "timid").open().seat(0, "me", "Ada").seat(1, "open").done()
    code = guest.page.get_by_role("img", name=guest.say("invite-code"))
    expect(code).to_be_visible()
    link = guest.by("textbox", "invite-link").input_value()
    assert qr.read(code.evaluate(qr.DRAWN)) == link == guest.page.url
    # Who has named himself at the seat is not asked for his name again.
    expect(guest.by("textbox", "home-your-name")).to_have_value("Ada")


def test_a_bot_stands_in_when_the_server_allows_it(visit_at: Visit, tmp_path: Path) -> None:
    clock = Clock()
    with house(f"sqlite:///{tmp_path}/t.db", HURRIED, clock.environment()) as home:
        host, guest, watcher = (visit_at(home.url) for _ in range(3))
        dungeon, _ = two_at_a_table(host, guest)
        assert dungeon.wait_for_question()
        dungeon.side("people")
        guest.context.close()
        expect(host.page.get_by_text(host.say("seat-bot-soon"))).to_be_visible()
        expect(host.by("button", "seat-bot-instead")).to_have_count(0)
        clock.pass_by(61)
        watcher.page.goto(host.page.url)
        host.by("button", "seat-bot-instead").click()
        bot = host.say("name-bot-goblin")
        expect(host.page.get_by_text(host.say("seat-stand-in", name=bot))).to_be_visible()


# -- what stays as it is


def test_another_language_leaves_open_what_is_open(visit: Visit) -> None:
    large, small = visit(), visit(small=True)
    for device in (large, small):
        table = Home(device).open().play("mighty")
        assert table.wait_for_question()
        table.side("people")
        device.page.get_by_label(device.say("language")).last.select_option("de")
        device.language = "de"
        expect(device.page.get_by_label(device.say("help-level"))).to_be_visible()
    expect(large.by("tab", "tab-people")).to_have_attribute("aria-selected", "true")


def test_a_match_that_rests_waits_for_nobody(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    line = guest.page.locator('[data-table="mighty"] .near > .line')
    expect(line).to_have_text(guest.say("mighty-board-pick-card"))
    table.side("people")
    guest.by("button", "match-pause").click()
    expect(line).to_have_text(guest.say("prompt-paused"))
    guest.by("button", "match-resume").first.click()
    expect(line).to_have_text(guest.say("mighty-board-pick-card"))


def test_rules_of_a_game_that_there_is_not(guest: Device) -> None:
    guest.go("/rules/nonsense")
    expect(guest.page.get_by_text(guest.say("rules-no-game"))).to_be_visible()
    expect(guest.page.get_by_text(re.compile(r"^[MTI]-\d"))).to_have_count(0)
    for game in ("mighty", "timid", "island"):
        expect(guest.by("link", f"game-{game}")).to_be_visible()
    guest.by("link", "game-timid").click()
    expect(guest.by("heading", "rules-chapters")).to_be_visible()
    assert guest.page.url.endswith("/rules/timid")


def test_what_is_asked_makes_room_for_the_next_answer(guest: Device) -> None:
    """Beside the board lies one note at a time, and the tabs stay in sight."""
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    guest.by("button", "hint").click()
    hint = table.note().filter(has_text=guest.say("hint-by", bot=guest.say("name-bot-dragon")))
    expect(hint).to_be_visible()
    guest.by("button", "undo").click()
    expect(hint).to_have_count(0)
    expect(table.note()).to_have_count(1)
    expect(guest.by("tab", "tab-log")).to_be_in_viewport(ratio=1)
