"""Pictures of every scene: `python3 dev.py shots [--only NAME …] [--stage] [--readme]`."""

from __future__ import annotations

import argparse
import html
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Final, Literal

from playwright.sync_api import Browser, Error, ViewportSize, sync_playwright

from tests.browser.conftest import FLAGS, HURRIED, chromium
from tests.browser.device import LARGE, SMALL, Device
from tests.browser.scenes import SCENES
from tests.browser.scenes.listed import ROOT
from tests.browser.stage import SIZES as STAGE_SIZES
from tests.server.house import house
from ungeheuer.server.environment import Environment
from ungeheuer.testing.worlds import rng_of

Theme = Literal["light", "dark"]

SHOTS: Final = ROOT / "shots"
README: Final = ROOT / "docs/pictures"
LANGUAGES: Final = {"en": "en-GB", "de": "de-DE"}
SIZES: Final = {"desktop": LARGE, "phone": SMALL}
# With --stage: the scene is reached once, then seen at all sizes of a stage.
STAGE: Final = {name.replace("×", "x"): size for name, size in STAGE_SIZES.items()}
DRAWN_ANEW: Final = 400  # ms
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
LITTLE: Final[ViewportSize] = {"width": 1240, "height": 775}
# What the README shows: the scene, and as which file.
FOR_README: Final = {
    "home": "home",
    "mighty-after-a-fight": "mighty",
    "timid-moving": "timid",
    "island-throwing": "island",
}


class Photographer:
    """Goes to a scene once for each language and size, and looks at it by day and night."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.failed: list[str] = []

    @contextmanager
    def at(self, name: str, language: str, size: str = "desktop") -> Iterator[Device]:
        context = self.browser.new_context(
            viewport=SIZES[size], locale=LANGUAGES[language], reduced_motion="reduce"
        )
        device = Device(context, self.address, language)
        try:
            SCENES[name](device)
            device.page.evaluate("document.fonts.ready.then(() => undefined)")
            yield device
        finally:
            context.close()

    def take(self, name: str) -> None:
        for language, size in product(LANGUAGES, SIZES):
            try:
                self._take(name, language, size)
            except (Error, AssertionError) as error:  # the others shall have their picture
                self.failed.append(f"{name} ({language}, {size}): {str(error)[:300]}")

    def _take(self, name: str, language: str, size: str) -> None:
        with self.at(name, language, size) as device:
            # What sticks to the edges of a table would lie across a picture of the whole page.
            whole = not any(part in device.page.url for part in ("/table/", "/replay/"))
            for theme in THEMES:
                device.page.emulate_media(color_scheme=theme)
                path = SHOTS / f"{name}.{language}.{size}.{theme}.png"
                device.page.screenshot(path=path, animations="disabled", full_page=whole)

    def take_stage(self, name: str) -> None:
        for language in LANGUAGES:
            try:
                self._take_stage(name, language)
            except (Error, AssertionError) as error:
                self.failed.append(f"{name} ({language}): {str(error)[:300]}")

    def _take_stage(self, name: str, language: str) -> None:
        with self.at(name, language) as device:
            for (size, viewport), theme in product(STAGE.items(), THEMES):
                device.page.emulate_media(color_scheme=theme)
                device.page.set_viewport_size(viewport)
                device.page.wait_for_timeout(DRAWN_ANEW)
                path = SHOTS / f"{name}.{language}.{size}.{theme}.png"
                device.page.screenshot(path=path, animations="disabled")

    def for_readme(self) -> None:
        README.mkdir(parents=True, exist_ok=True)
        for name, file in FOR_README.items():
            with self.at(name, "en") as device:
                device.page.set_viewport_size(LITTLE)
                device.page.screenshot(path=README / f"{file}.png", animations="disabled")


def contact_sheet() -> str:
    """All pictures that are there, scene by scene."""
    rows = []
    for name in SCENES:
        pictures = sorted(SHOTS.glob(f"{name}.*.png"))
        images = "".join(
            f'<a href="{each.name}"><img loading="lazy" src="{each.name}" alt="{each.stem}"></a>'
            for each in pictures
        )
        if pictures:
            rows.append(f"<h2>{html.escape(name)}</h2><p>{images}</p>")
    style = "body{font-family:sans-serif}img{height:22rem;margin:4px;border:1px solid #888}"
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{''.join(rows)}"


def chosen(names: list[str]) -> list[str]:
    """Those whose name begins with one of these; all where none is given."""
    return [name for name in SCENES if not names or name.startswith(tuple(names))]


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__)
    parser.add_argument("--only", metavar="NAME", nargs="+", default=[])
    parser.add_argument("--stage", action="store_true", help="at all six sizes of a stage")
    parser.add_argument("--readme", action="store_true", help="only those of the README")
    told = parser.parse_args(args)
    rng = rng_of(7)
    env = Environment(chance=lambda decision: decision.ask.sample(rng))
    SHOTS.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        house(f"sqlite:///{folder}/tables.db", HURRIED, env) as home,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        photographer = Photographer(browser, home.url)
        if told.readme:
            photographer.for_readme()
        else:
            for name in chosen(told.only):
                (photographer.take_stage if told.stage else photographer.take)(name)
                print(name, flush=True)
            (SHOTS / "index.html").write_text(contact_sheet(), encoding="utf-8")
        browser.close()
    for line in photographer.failed:
        print(line, file=sys.stderr)
    return 1 if photographer.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
