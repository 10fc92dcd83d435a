"""Pages around the tables."""

from __future__ import annotations

from tests.browser.device import Device
from tests.browser.pages import Create, Home, Table
from tests.browser.scenes.listed import SCENES, Scene, heading, scene


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


CHAPTERS = {"mighty": "M-3", "timid": "T-3", "island": "I-6"}


def chapter(game: str) -> Scene:
    def way(device: Device) -> None:
        device.go(f"/rules/{game}#{CHAPTERS[game]}")
        device.page.locator("[data-scene] .choice").first.wait_for()

    return way


def glance(game: str) -> Scene:
    def way(device: Device) -> None:
        device.go(f"/glance/{game}")
        device.page.locator("[data-glance]").wait_for()

    return way


for each in ("mighty", "timid", "island"):
    SCENES[f"rules-{each}"] = rules(each)
    SCENES[f"chapter-{each}"] = chapter(each)
    SCENES[f"glance-{each}"] = glance(each)


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
