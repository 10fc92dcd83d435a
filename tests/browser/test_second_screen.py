"""A table on one big screen and hands on phones: who sits before it sees no hand but the own."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser import qr
from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Create, Table, Timid
from tests.browser.together import BigScreen, id_of, sit


def hung(wall: Device, game: str, *seats: str) -> BigScreen:
    """A table whose host has no seat, shown on the wall from the lobby."""
    create = Create(wall, game).open()
    if game == "mighty":
        create.players(len(seats))
    for number, who in enumerate(seats):
        create.seat(number, who)
    create.done()
    with wall.context.expect_page() as opened:
        wall.by("link", "screen-open").click()
    opened.value.close()  # the same address, on the device that is watched
    return BigScreen(wall).open(id_of(wall))


def coded(screen: BigScreen) -> str:
    """Where the code on the wall leads."""
    return qr.read(screen.code().evaluate(qr.DRAWN))


def lay(table: Table, rng: random.Random) -> None:
    """From the hand: a card, then one of the places that are left for it."""
    move = rng.choice(table.moves)
    version = table.version
    table.page.locator(f'[data-card="{move.split("@")[0]}"]').tap()
    table.page.locator(f'[data-move="spot {move.split("@")[1]}"]').tap()
    table.wait_beyond(version)


def test_a_whole_game_with_two_phones_before_one_screen(visit: Visit) -> None:
    wall, ada, bruno = visit(), visit(small=True, touch=True), visit("de", small=True, touch=True)
    screen = hung(wall, "mighty", "open", "open", "bot:goblin")
    link = coded(screen)
    assert link == screen.link()
    phones = [sit(ada, link), sit(bruno, link)]
    screen.begin()
    rng = random.Random(4)
    wall.until(lambda: Table(wall).sync)
    at_once(wall, phones)
    while not phones[0].over:
        ada.until(lambda: any(phone.ask for phone in phones) or phones[0].over)
        for phone in phones:
            if phone.ask and not phone.over:
                lay(phone, rng)
        ada.until(lambda: phones[0].version == phones[1].version)
    expect(wall.page.get_by_text(wall.say("prompt-over"))).to_be_visible()
    shows_no_hand(wall)
    # Whoever goes on takes the screen along, and stays with the hand.
    old = id_of(wall)
    ada.by("button", "result-again").first.tap()
    wall.page.wait_for_url(lambda url: old not in url and url.endswith("/screen"))
    ada.page.wait_for_url(lambda url: old not in url and url.endswith("/hand"))


def at_once(wall: Device, phones: list[Table]) -> None:
    """The phones show cards and no castle, the wall a castle and no cards."""
    for phone in phones:
        phone.page.locator("[data-card]").first.wait_for()
        expect(phone.page.locator("[data-spot]")).to_have_count(0)
    wall.page.locator("[data-spot]").first.wait_for()
    phones[0].device.by("button", "hand-board").tap()
    phones[0].page.locator("[data-spot]").first.wait_for()
    phones[0].device.by("button", "hand-only").tap()
    expect(phones[0].page.locator("[data-spot]")).to_have_count(0)


def shows_no_hand(wall: Device) -> None:
    syncs = [each["sync"] for each in wall.heard("sync")]
    assert len(syncs) > 20
    assert {sync["seat"] for sync in syncs} == {"spectator"}
    assert not any((sync["decision"] or {}).get("ask") for sync in syncs)
    # A hand that could still be several is told as several; the first ones always could.
    dealt = [sync for sync in syncs if sync["view"]["round"] == 1 and sync["decision"]]
    assert all(len(player["hands"]) > 1 for player in dealt[0]["view"]["players"])
    expect(wall.page.locator("[data-card]")).to_have_count(0)


def test_the_dungeon_builds_on_the_phone_and_the_wall_shows_backs(visit: Visit) -> None:
    wall, inga, juan = visit(), visit(small=True, touch=True), visit("de", small=True, touch=True)
    screen = hung(wall, "timid", "open", "open")
    link = coded(screen)
    dungeon, character = sit(inga, link), sit(juan, link)
    screen.begin()
    assert dungeon.wait_for_question()
    builder = Timid(dungeon)
    drawn = {card for card in builder.supply() if card not in {"exit", "corridor"}}
    wall.page.locator('[data-phase="building"]').wait_for()
    expect(wall.page.locator("[data-hand], [data-place]")).to_have_count(0)
    builder.build(builder.supply())
    assert character.wait_for_question()
    wall.page.locator("[data-place]").first.wait_for()
    view = Table(wall).view
    assert [card for card in view["cards"] if card["card"] and not card["up"]] == []
    assert len(view["cards"]) > 6
    heard = [each["sync"]["view"]["cards"] for each in wall.heard("sync")]
    seen = {card["card"] for cards in heard for card in cards}
    assert not seen & drawn
    labels = wall.page.locator("[data-place]").evaluate_all(
        "cards => cards.map((card) => card.ariaLabel).join()"
    )
    assert not any(wall.say(f"shy-{monster}") in labels for monster in drawn)
    # The character's phone has the way, and nothing else.
    move = character.moves[0]
    version = character.version
    juan.page.locator(f'[data-place="{move.split(" ")[1]}"]').tap()
    character.wait_beyond(version)
    wall.until(lambda: any(card["up"] for card in Table(wall).view["cards"][1:]))
