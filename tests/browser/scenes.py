"""Every page and every phase of every board: a name, and how to get there.

Whoever adds a page or a phase adds it here: it is then drawn by `python3 dev.py shots` and
looked through by axe.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from playwright.sync_api import expect

from tests.browser.device import Device
from tests.browser.pages import Create, Home, Mighty, Table, Timid
from tests.browser.together import WAYS

Scene = Callable[[Device], object]
Way = TypeVar("Way", bound=Scene)

ROOT: Final = Path(__file__).parents[2]
SCENES: Final[dict[str, Scene]] = {}


def scene(way: Way) -> Way:
    SCENES[way.__name__.replace("_", "-")] = way
    return way


def heading(device: Device) -> None:
    """A page is there when its first heading is."""
    device.page.get_by_role("heading").first.wait_for()
    device.page.wait_for_load_state("networkidle")


# -- around the tables


@scene
def home(device: Device) -> None:
    device.go("/")
    heading(device)


@scene
def home_with_tables(device: Device) -> None:
    Home(device).open().play("mighty").wait_for_question()
    Create(device, "timid").open().seat(1, "open").policy_listed().done()
    device.by("heading", "lobby-seats").wait_for()
    home(device)
    device.page.get_by_role("link", name=device.say("game-mighty")).first.wait_for()


def create(game: str) -> Scene:
    def way(device: Device) -> None:
        Create(device, game).open()
        device.by("heading", "new-policy").wait_for()

    return way


for each in ("mighty", "timid", "island"):
    SCENES[f"create-{each}"] = create(each)


@scene
def create_hot_seat(device: Device) -> None:
    Create(device, "mighty").open().seat(0, "me", "Ada").seat(1, "me", "Bruno").seat(2, "open")


@scene
def lobby_of_the_host(device: Device) -> Table:
    table = Create(device, "mighty").open().seat(0, "me", "Ada").seat(2, "open").done()
    device.by("heading", "lobby-seats").wait_for()
    return table


@scene
def lobby_of_a_guest(device: Device) -> None:
    host = device.neighbour()
    lobby_of_the_host(host)
    device.page.goto(host.page.url)
    device.by("heading", "lobby-seats").wait_for()
    host.context.close()


@scene
def my_tables(device: Device) -> None:
    Home(device).open().play("mighty").wait_for_question()
    device.go("/tables")
    device.by("button", "move-code").click()
    device.page.get_by_role("status").first.wait_for()
    device.by("button", "move-link").click()


@scene
def my_tables_none(device: Device) -> None:
    device.go("/tables")
    heading(device)


def rules(game: str) -> Scene:
    def way(device: Device) -> None:
        device.go(f"/rules/{game}")
        device.page.get_by_role("heading", level=2).first.wait_for()

    return way


for each in ("mighty", "timid", "island"):
    SCENES[f"rules-{each}"] = rules(each)


# -- card sets


def cards(game: str) -> Scene:
    def way(device: Device) -> None:
        device.go(f"/cards/{game}")
        device.page.locator("[data-spot-card]").first.wait_for()

    return way


for each in ("mighty", "timid", "island"):
    SCENES[f"cards-{each}"] = cards(each)


def card_in_hand(game: str, path: str) -> Scene:
    """A card of one's own set, with everything that can be written into it."""

    def way(device: Device) -> None:
        cards(game)(device)
        device.by("button", "cardset-copy").click()
        device.by("textbox", "cardset-name").wait_for()
        device.page.locator(f'[data-spot-card="{path}"]').click()
        device.page.locator("[data-value]").first.wait_for()

    return way


for each, path in {
    "mighty": "tile.second-tough",
    "timid": "monsters[4]",
    "island": "keep.K02",
}.items():
    SCENES[f"cards-{each}-in-hand"] = card_in_hand(each, path)


@scene
def cards_wrong(device: Device) -> None:
    card_in_hand("mighty", "level.2.guardians[3]")(device)
    place = device.page.locator('[data-value="level.2.guardians[3].strength"]')
    place.get_by_role("textbox").fill("99")
    place.get_by_role("alert").wait_for()


@scene
def cards_looked_at(device: Device) -> None:
    cards("island")(device)
    device.page.locator('[data-spot-card="boss.lavalord"]').click()
    device.page.locator("[data-value]").first.wait_for()


@scene
def cards_file(device: Device) -> None:
    cards("timid")(device)
    device.page.get_by_text(device.say("cardset-file"), exact=True).first.click()
    device.by("textbox", "cardset-file").wait_for()


@scene
def cards_gone(device: Device) -> None:
    device.go("/cards/mighty/my-gone")
    device.by("link", "page-cards").wait_for()


@scene
def create_with_own_cards(device: Device) -> None:
    card_in_hand("timid", "monsters[1]")(device)
    device.by("button", "cardset-play").click()
    device.by("combobox", "cards-set").wait_for()


@scene
def rules_of_no_game(device: Device) -> None:
    device.go("/rules/nonsense")
    device.page.get_by_text(device.say("rules-no-game")).wait_for()


@scene
def parts(device: Device) -> None:
    device.go("/parts")
    heading(device)


@scene
def no_such_page(device: Device) -> None:
    device.go("/nowhere")
    device.page.get_by_role("link").first.wait_for()


@scene
def no_such_table(device: Device) -> None:
    device.go("/table/gone")
    device.by("link", "page-home").wait_for()


@scene
def no_connection(device: Device) -> None:
    device.page.route_web_socket("**/api/socket", lambda socket: socket.close())
    Home(device).open().play("timid")
    device.by("button", "line-now").wait_for()


# -- at a table of mighty


@scene
def mighty_asked(device: Device) -> Table:
    table = Home(device).open().play("mighty")
    table.wait_for_question()
    Mighty(table).card(table.moves[0].split("@")[0]).wait_for()
    return table


@scene
def mighty_of_six(device: Device) -> Table:
    """The most guardians that there can be."""
    create = Create(device, "mighty").open().players(6).seat(0, "me", "Ada")
    table = create.done()
    table.wait_for_question()
    Mighty(table).card(table.moves[0].split("@")[0]).wait_for()
    return table


@scene
def mighty_card_picked(device: Device) -> None:
    table = mighty_asked(device)
    Mighty(table).card(table.moves[-1].split("@")[0]).click()


@scene
def mighty_why(device: Device) -> None:
    table = mighty_in_the_middle(device)
    mighty = Mighty(table)
    open_spots = {move.split("@")[1] for move in table.moves}
    places = [spot for n in range(1, 5) for spot in (f"{n}a", f"{n}b")]
    shut = [place for place in places if place not in open_spots]
    strength = table.moves[0].split("@")[0]
    here = [place for place in places if f"{strength}@{place}" not in table.moves]
    mighty.card(strength).click()
    mighty.spot((here or shut)[0]).click()
    table.note().first.wait_for()


def mighty_in_the_middle(device: Device) -> Table:
    """Until some place is taken that cannot be had."""
    table = Home(device).open().play("mighty")
    while table.wait_for_question():
        if len(table.moves) < len(table.view["places"]) * 2 * len(own_hand(table)):
            return table
        version = table.version
        Mighty(table).lay(table.moves[0])
        table.wait_beyond(version)
    raise AssertionError("everything was possible to the end")


def own_hand(table: Table) -> list[int]:
    me = next(p for p in table.view["players"] if p["seat"] == table.sync["seat"])
    return list(me["hands"][0])


@scene
def mighty_hint(device: Device) -> None:
    table = mighty_asked(device)
    device.by("button", "hint").click()
    table.note().first.wait_for()


@scene
def mighty_after_a_fight(device: Device) -> None:
    table = Home(device).open().play("mighty")
    while table.wait_for_question() and table.view["round"] == 1:
        version = table.version
        Mighty(table).lay(table.moves[0])
        table.wait_beyond(version)


@scene
def mighty_end(device: Device) -> None:
    table = Home(device).open().play("mighty")
    Mighty(table).play_out(random.Random(1))
    table.expect_result()


def beside(side: str) -> Scene:
    def way(device: Device) -> None:
        table = mighty_asked(device)
        if side == "chat":
            table.side("chat")
            device.by("button", "phrase-good-luck").click()
            device.page.get_by_role("textbox").fill("Hallo! :)")
            device.page.keyboard.press("Enter")
        else:
            table.side(side)
        if side == "rules":
            device.page.get_by_text(device.say("rules-now")).wait_for()

    return way


for each in ("chat", "rules", "people"):
    SCENES[f"mighty-side-{each}"] = beside(each)


@scene
def mighty_undo_ends(device: Device) -> None:
    table = mighty_asked(device)
    device.by("button", "undo").click()
    table.note().first.wait_for()


@scene
def curtain(device: Device) -> None:
    create = Create(device, "mighty").open().players(3)
    create.seat(0, "me", "Ada").seat(1, "me", "Bruno").seat(2, "bot:goblin").done()
    expect(Table(device).curtain()).to_be_visible()


@scene
def passing_on(device: Device) -> None:
    """The mover looks at what came of the move; then the curtain falls."""
    create = Create(device, "mighty").open().players(3)
    create.seat(0, "me", "Ada").seat(1, "me", "Bruno").seat(2, "bot:goblin").done()
    table = Table(device)
    name = table.curtain().get_by_role("button").inner_text()
    table.curtain().get_by_role("button").click()
    device.until(lambda: table.ask)
    version = table.version
    Mighty(table).lay(table.moves[0])
    table.wait_beyond(version)
    next_one = "Bruno" if "Ada" in name else "Ada"
    device.by("button", "pass-on", seat=next_one).wait_for()


@scene
def mighty_paused(device: Device) -> None:
    table = mighty_asked(device)
    table.side("people")
    device.by("button", "match-pause").click()
    device.by("button", "match-resume").first.wait_for()


# -- at a table of timid


@scene
def timid_peeking(device: Device) -> Table:
    table = Home(device).open().play("timid")
    table.wait_for_question()
    Timid(table).place(table.moves[0].split(" ")[1]).wait_for()
    return table


@scene
def timid_moving(device: Device) -> Table:
    table = timid_peeking(device)
    while table.wait_for_question() and table.view["phase"] == "peeking":
        version = table.version
        Timid(table).walk(table.moves[0])
        table.wait_beyond(version)
    return table


@scene
def timid_why(device: Device) -> None:
    table = timid_moving(device)
    targets = {move.split(" ")[1] for move in table.moves if move.startswith("explore")}
    places = [f"{card['x']},{card['y']}" for card in table.view["cards"]]
    Timid(table).place(next(place for place in places if place not in targets)).click()
    table.note().first.wait_for()


@scene
def timid_building(device: Device) -> Table:
    table = Create(device, "timid").open().seat(0, "me").seat(1, "bot:goblin").done()
    table.wait_for_question()
    Timid(table).hand("exit").wait_for()
    return table


@scene
def timid_built_half(device: Device) -> None:
    table = timid_building(device)
    timid = Timid(table)
    for place, card in zip(("0,1", "1,1", "0,2"), timid.supply()[2:], strict=False):
        timid.hand(card).click()
        timid.place(place).click()


@scene
def timid_dungeon_watches(device: Device) -> None:
    """A person explores, so that there is time to look."""
    table = Create(device, "timid").open().seat(0, "me").seat(1, "open").done()
    device.by("heading", "lobby-seats").wait_for()
    guest = device.neighbour()
    guest.page.goto(device.page.url)
    guest.by("button", "seat-take").click()
    guest.page.get_by_text(guest.say("lobby-wait")).wait_for()
    device.by("button", "lobby-start").click()
    table.wait_for_question()
    Timid(table).build(Timid(table).supply())
    guest.until(lambda: Table(guest).moves)
    device.until(lambda: not table.ask and table.sync.get("decision"))
    guest.context.close()


@scene
def timid_end(device: Device) -> None:
    table = Home(device).open().play("timid")
    Timid(table).play_out(random.Random(2))
    table.expect_result()


@scene
def replay(device: Device) -> None:
    timid_end(device)
    device.by("link", "result-replay").click()
    device.page.get_by_role("slider").wait_for()
    for _ in range(3):
        device.page.locator("body").press("ArrowLeft")


@scene
def replay_of_the_dungeon_with_secrets(device: Device) -> None:
    replay(device)
    device.by("combobox", "replay-eyes").select_option("dungeon")
    device.by("switch", "replay-secrets").click()
    device.by("heading", "replay-hidden").wait_for()


@scene
def replay_of_mighty(device: Device) -> None:
    """With all hands open: a whole match for one more picture would take too long."""
    mighty_end(device)
    device.by("link", "result-replay").click()
    device.page.get_by_role("slider").wait_for()
    for _ in range(12):
        device.page.locator("body").press("ArrowLeft")
    device.by("switch", "replay-secrets").click()
    device.by("heading", "replay-hidden").wait_for()


@scene
def replay_of_the_character_with_secrets(device: Device) -> None:
    replay(device)
    device.by("switch", "replay-secrets").click()
    device.by("heading", "replay-hidden").wait_for()


@scene
def replays(device: Device) -> None:
    device.go("/replay")
    heading(device)


@scene
def island_asked(device: Device) -> None:
    Home(device).open().play("island").wait_for_question()
    device.page.locator(".board[data-table=island]").wait_for()


# -- for everyone


@scene
def mighty_keys(device: Device) -> None:
    mighty_asked(device)
    device.page.keyboard.press("?")
    device.by("dialog", "keys-title").wait_for()


def by_text(game: str, *words: str) -> Scene:
    def way(device: Device) -> None:
        Home(device).open().play(game).wait_for_question()
        device.page.locator("[data-target]").first.wait_for()
        device.by("button", "skip-to-text").focus()
        device.page.keyboard.press("Enter")
        line = device.page.get_by_label(device.say("hear-line"))
        for word in words:
            line.fill(device.say(f"hear-word-{word}").split(" | ")[0])
            line.press("Enter")

    return way


for each in ("mighty", "timid", "island"):
    SCENES[f"{each}-by-text"] = by_text(each, "hand", "who")


# -- together, and around a big screen

SCENES.update(WAYS)

# -- moments of the boards alone


def moment(game: str, name: str) -> Scene:
    def way(device: Device) -> None:
        device.go(f"/boards/{game}/{name}/full")
        device.page.locator(f'[data-table="{game}"]').first.wait_for()
        device.page.wait_for_load_state("networkidle")

    return way


for each in ("mighty", "timid", "island"):
    for file in sorted((ROOT / "tests/games" / each / "snapshots").glob("*.json")):
        SCENES[f"board-{each}-{file.stem}"] = moment(each, file.stem)
