"""Around the board: several people, several devices, broken lines, second thoughts."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import HURRIED, Visit
from tests.browser.device import Device
from tests.browser.pages import Create, Home, Mighty, Table, Timid
from tests.browser.scenes.mighty import mighty_in_the_middle
from tests.server.house import House
from ungeheuer.server.service import Service
from ungeheuer.server.store.sql import SqlStore


def answer(table: Table) -> None:
    assert table.wait_for_question()
    version = table.version
    Mighty(table).lay(table.moves[0])
    table.wait_beyond(version)


def test_a_curtain_between_two_people_at_one_device(guest: Device) -> None:
    create = Create(guest, "mighty").open().players(3)
    create.seat(0, "me", "Ada").seat(1, "me", "Bruno").seat(2, "bot:goblin")
    table = create.done()
    hands: dict[str, list[int]] = {}
    others = {"Ada": "Bruno", "Bruno": "Ada"}
    for _ in range(3):
        expect(table.curtain()).to_be_visible()
        # Behind the curtain there is nothing: no board, no hand, no card.
        expect(guest.page.locator("[data-card], [data-spot], main")).to_have_count(0)
        waiting = table.curtain().get_by_role("heading").inner_text()
        name = "Ada" if waiting == guest.say("curtain-for", name="Ada") else "Bruno"
        expect(guest.by("button", "curtain-open", name=name)).to_be_focused()
        table.uncover(name)
        guest.until(lambda: table.ask)
        hands[name] = own(table.view, table.sync["seat"])
        assert sorted(cards(guest)) == sorted(hands[name])
        moved_and_passed_on(table, others[name])
    assert set(hands) == {"Ada", "Bruno"}


def moved_and_passed_on(table: Table, other: str) -> None:
    """The mover sees what came of it; of the other one nothing is told before the curtain."""
    uncovered, seat = len(table.device.heard("sync")), table.sync["seat"]
    passing = table.device.by("button", "pass-on", seat=other)
    while not passing.is_visible():  # whose card was displaced may be asked again
        table.device.until(lambda: passing.is_visible() or table.ask)
        if table.ask:
            answer(table)
    expect(table.page.locator("[data-spot]").first).to_be_visible()
    told = table.device.heard("sync")[uncovered - 1 :]
    assert {each["sync"]["seat"] for each in told} == {seat}
    table.pass_on(other)


def cards(device: Device) -> list[int]:
    device.page.locator("[data-card]").first.wait_for()
    found = device.page.locator("[data-card]").all()
    return [int(card.get_attribute("data-card") or 0) for card in found]


def own(view: dict[str, object], seat: str) -> list[int]:
    players = view["players"]
    assert isinstance(players, list)
    return next(list(player["hands"][0]) for player in players if player["seat"] == seat)


def test_between_the_turns_of_a_hot_seat_nothing_of_the_last_one_is_told(guest: Device) -> None:
    """While the curtain is drawn, the server is asked for what everybody may see."""
    create = Create(guest, "mighty").open().players(3)
    create.seat(0, "me", "Ada").seat(1, "me", "Bruno").seat(2, "bot:goblin")
    table = create.done()
    expect(table.curtain()).to_be_visible()
    guest.until(lambda: table.sync.get("seat") == "spectator")


def two_at_a_table(host: Device, guest: Device, undo: str = "free") -> tuple[Table, Table]:
    """The host is the dungeon, whoever comes by the link the character."""
    create = Create(host, "timid").open().seat(0, "me", "Inga").seat(1, "open")
    dungeon = create.policy("undo", undo).done()
    guest.page.goto(host.by("textbox", "invite-link").input_value())
    guest.by("button", "seat-take").click()
    expect(guest.page.get_by_text(guest.say("lobby-wait"))).to_be_visible()
    host.by("button", "lobby-start").click()
    return dungeon, Table(guest)


def test_two_browsers_at_one_table(visit: Visit) -> None:
    host, guest = visit(), visit("de", small=True)
    dungeon, character = two_at_a_table(host, guest)
    assert dungeon.wait_for_question()
    Timid(dungeon).build(Timid(dungeon).supply())
    assert character.wait_for_question()
    place = character.moves[0].split(" ")[1]
    Timid(character).walk(character.moves[0])
    host.until(
        lambda: any(c["up"] and f"{c['x']},{c['y']}" == place for c in dungeon.view["cards"])
    )
    assert dungeon.sync["seat"] == "dungeon"
    assert character.sync["seat"] == "character"
    chat(host, dungeon, guest, character)


def chat(host: Device, there: Table, guest: Device, here: Table) -> None:
    there.side("chat")
    here.side("chat")
    host.page.get_by_label(host.say("chat-line")).fill("Mind the kraken <b>!</b>")
    host.by("button", "chat-send").click()
    expect(guest.page.get_by_text("Mind the kraken <b>!</b>")).to_be_visible()
    guest.by("button", "phrase-good-luck").click()
    # A phrase is read in each one's own language.
    expect(host.page.get_by_role("log").get_by_text(host.say("phrase-good-luck"))).to_be_visible()


def test_a_spectator_sees_the_table_but_no_hand(visit: Visit) -> None:
    player, watcher = visit(), visit()
    table = Home(player).open().play("mighty")
    assert table.wait_for_question()
    watcher.page.goto(player.page.url)
    watcher.page.locator("[data-spot]").first.wait_for()
    assert Table(watcher).sync["seat"] == "spectator"
    expect(watcher.page.locator("[data-card]")).to_have_count(0)
    expect(watcher.by("button", "undo")).to_have_count(0)


def test_the_server_is_restarted_in_the_middle(visit_at: Visit, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    first = House(Service(HURRIED, SqlStore(database)))
    first.open()
    port = first.port
    device = visit_at(first.url)
    device.allowed += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    table = Home(device).open().play("mighty")
    answer(table)
    assert table.wait_for_question()
    version = table.version
    first.close()
    expect(device.page.get_by_text(device.say("line-broken"))).to_be_visible()
    second = House(Service(HURRIED, SqlStore(database)))
    second.config.port = port
    second.open()
    try:
        device.by("button", "line-now").click()
        expect(device.page.get_by_text(device.say("line-broken"))).to_have_count(0)
        assert table.version >= version
        answer(table)
    finally:
        second.close()


def test_a_move_made_while_the_line_is_broken_arrives_later(
    visit_at: Visit, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    first = House(Service(HURRIED, SqlStore(database)))
    first.open()
    port = first.port
    device = visit_at(first.url)
    device.allowed += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    table = Home(device).open().play("mighty")
    assert table.wait_for_question()
    version, move = table.version, table.moves[0]
    first.close()
    expect(device.page.get_by_text(device.say("line-broken"))).to_be_visible()
    Mighty(table).lay(move)
    second = House(Service(HURRIED, SqlStore(database)))
    second.config.port = port
    second.open()
    try:
        table.wait_beyond(version)
        told = [event["params"] for event in table.sync["events"]]
        assert told
    finally:
        second.close()


def test_undo_goes_to_the_barrier_and_the_barrier_is_explained(visit: Visit) -> None:
    """What was laid face down can be taken back, until somebody has looked at it."""
    host, guest = visit(), visit()
    dungeon, character = two_at_a_table(host, guest)
    assert dungeon.wait_for_question()
    Timid(dungeon).build(Timid(dungeon).supply())
    assert character.wait_for_question()
    host.by("button", "undo").click()
    host.until(lambda: dungeon.ask)
    guest.until(lambda: not character.ask)
    host.by("button", "undo").click()
    explained(dungeon)
    Timid(dungeon).build(Timid(dungeon).supply()[::-1])
    assert character.wait_for_question()
    version = character.version
    Timid(character).walk(character.moves[0])
    character.wait_beyond(version)
    guest.by("button", "undo").click()
    explained(character)
    host.by("button", "undo").click()
    explained(dungeon)
    guest.until(lambda: character.ask)


def explained(table: Table) -> None:
    """By what stands against it, and why that is so."""
    note = table.note().filter(has_text=table.device.say("undo-barrier"))
    expect(note).to_be_visible()
    expect(note).to_contain_text(re.compile(r"\d"))
    note.get_by_role("button", name=table.device.say("dismiss")).click()


def test_why_not_and_the_rule_that_says_so(guest: Device) -> None:
    table = mighty_in_the_middle(guest)
    strength = table.moves[0].split("@")[0]
    places = [f"{n}{side}" for n in range(1, 5) for side in "ab"]
    hand = {move.split("@")[0] for move in table.moves}
    shut = [(c, p) for c in sorted(hand) for p in places if f"{c}@{p}" not in table.moves]
    strength, place = shut[0]
    version = table.version
    Mighty(table).card(strength).click()
    Mighty(table).spot(place).click()
    what = guest.say("does-mighty-play", strength=strength, place=place[0], side=place[1])
    note = table.note().filter(has_text=guest.say("why-title", what=what))
    expect(note).to_be_visible()
    assert table.version == version
    rule = note.get_by_role("button", name=re.compile(r"M-\d")).first
    id = re.search(r"M-[\d.]+\d", rule.inner_text() + (rule.get_attribute("aria-label") or ""))
    assert id
    rule.click()
    shown = guest.page.locator(f'[id="{id.group()}"]')
    expect(shown).to_be_in_viewport()
    expect(shown).to_have_class(re.compile(r"\bnow\b"))


def test_the_rules_open_at_what_matters_and_can_be_searched(guest: Device) -> None:
    table = Home(guest).open().play("timid")
    assert table.wait_for_question()
    rule = table.sync["decision"]["rule"]
    guest.by("button", "rules-open", rule=rule).click()
    expect(guest.page.locator(f'[id="{rule}"]')).to_be_in_viewport()
    guest.page.get_by_label(guest.say("rules-search")).fill("xyzzy")
    expect(guest.page.get_by_text(guest.say("rules-none"))).to_be_visible()


def test_a_hint_can_be_taken(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    version = table.version
    guest.by("button", "hint").click()
    note = table.note().filter(has_text=guest.say("hint-by", bot=guest.say("name-bot-dragon")))
    expect(note).to_be_visible()
    guest.page.locator("[data-spot].ghostly").first.click()
    table.wait_beyond(version)


def test_the_language_changes_in_the_middle(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    table.side("people")
    guest.by("combobox", "language").first.select_option("de")
    guest.language = "de"
    expect(guest.page.get_by_text(guest.say("ask-M-3-1"))).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    answer(table)


def test_tables_go_to_another_device_by_a_code(visit: Visit) -> None:
    old, new = visit(), visit("de")
    assert Home(old).open().play("timid").wait_for_question()
    address = old.page.url.removeprefix(old.address)
    old.go("/tables")
    old.by("button", "move-code").click()
    code = old.page.get_by_role("status").filter(has_text=re.compile(r"^\w{8}$")).inner_text()
    new.go("/tables")
    new.page.get_by_label(new.say("move-type"), exact=True).fill(code.lower())
    new.by("button", "move-claim").click()
    new.page.locator(f'a[href="{address}"]').click()
    table = Table(new)
    assert table.wait_for_question()
    assert table.sync["seat"] == "character"


def test_your_turn_is_told_in_the_title(guest: Device) -> None:
    assert Home(guest).open().play("mighty").wait_for_question()
    expect(guest.page).to_have_title(re.compile(re.escape(guest.say("turn-yours"))))


def test_nothing_is_asked_from_outside_and_violations_are_noticed(visit: Visit) -> None:
    """The watch itself would notice: an outside picture and a style that the policy forbids."""
    device = visit()
    Home(device).open()
    device.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color:red\">')")
    device.page.evaluate("new Image().src = 'http://outside.invalid/x.png'")
    signs = ("style-src", "img-src", "outside: http://outside.invalid")
    device.until(lambda: all(sign in " ".join(device.faults) for sign in signs))
    device.allowed += [""]
