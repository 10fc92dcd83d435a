"""The browser in a language made by machine: nothing is left in English, and nothing is cut off."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import HURRIED, Visit
from tests.browser.device import Device
from tests.browser.pages import Create, Home
from tests.made_once import made_once
from tests.server.house import house
from tools.make_test_language import CODE, make
from ungeheuer.bots.personas import personas
from ungeheuer.engine.languages import FOLDER_VARIABLE
from ungeheuer.games import NAMES
from ungeheuer.server import app
from ungeheuer.server.pages import page_routes

ROOT = Path(__file__).parents[2]
SIZE: ViewportSize = {"width": 1366, "height": 768}
ACCENTED = "é"  # hardly a sentence goes without
PLAIN = re.compile(r"[A-Za-z]{2,}")
# What is in no language: the others' names for themselves, and those of bots.
ALLOWED = {"English", "Deutsch", *(persona.name for persona in personas().values())}
SHOWN = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const holder = walker.currentNode.parentElement;
    if (text && !["SCRIPT", "STYLE"].includes(holder.tagName) && holder.checkVisibility())
      found.push(text);
  }
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (node.checkVisibility() && node.getAttribute(name)) found.push(node.getAttribute(name));
  return found;
}"""
# Text that goes beyond what shows only a part of it, be it the element itself or one around it.
CUT_OFF = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, holder] = [walker.currentNode, walker.currentNode.parentElement];
    if (!text.textContent.trim() || !holder.checkVisibility() || holder.closest("option")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const said = range.getBoundingClientRect();
    for (let node = holder; node && node !== document.body; node = node.parentElement) {
      const style = getComputedStyle(node);
      // What only a reader hears is a pixel wide on purpose; what can be scrolled is not lost.
      if (node.clientWidth <= 1 && style.position === "absolute") break;
      if (style.clipPath !== "none" || ["auto", "scroll"].includes(style.overflowX)) break;
      if (!["hidden", "clip"].includes(style.overflowX)) continue;
      const room = node.getBoundingClientRect();
      if (said.right > room.right + 1 || said.left < room.left - 1)
        found.push(`${node.tagName} ${node.className}: ${text.textContent.trim().slice(0, 60)}`);
      break;
    }
  }
  return found;
}"""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is built with one language more."""
    return made_once(tmp_path_factory, "language", build) / "src/ungeheuer"


def build(tree: Path) -> None:
    """Build a copy of the client's sources with one language more."""
    shutil.copytree(ROOT / "web", tree / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tree / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    (tree / "tests").symlink_to(ROOT / "tests")
    for words in (ROOT / "src/ungeheuer").glob("**/words"):
        shutil.copytree(words, tree / words.relative_to(ROOT))
    for data in (ROOT / "src/ungeheuer").rglob("*.json"):
        if data.parent.name == "bots" or data.name == "occasions.json":
            copied = tree / data.relative_to(ROOT)
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(data, copied)
    make(tree / "src/ungeheuer")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = ["npm", "--prefix", str(tree / "web"), "--silent", "run", "build"]
    subprocess.run(command, check=True, env={**os.environ, "PATH": path})


@pytest.fixture
def guest(
    built: Path, visit_at: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Device]:
    monkeypatch.setenv(FOLDER_VARIABLE, str(built))
    monkeypatch.setattr(app, "page_routes", partial(page_routes, built / "static"))
    with house(f"sqlite:///{tmp_path}/tables.db", HURRIED) as home:
        device = visit_at(home.url, CODE)
        device.context.add_init_script(f"localStorage.setItem('language', '{CODE}')")
        device.page.set_viewport_size(SIZE)
        yield device


def faults(device: Device) -> list[str]:
    device.page.get_by_role("heading").first.wait_for()
    device.rest()
    texts = set(device.page.evaluate(SHOWN))
    assert sum(ACCENTED in text for text in texts) > 5, "the page speaks another language"
    plain = [text for text in texts if set(PLAIN.findall(text)) - ALLOWED]
    return sorted(plain) + [f"cut off: {each}" for each in device.page.evaluate(CUT_OFF)]


def test_the_home_page_and_what_would_be_found_there(guest: Device) -> None:
    Home(guest).open()
    assert faults(guest) == []
    guest.page.evaluate("""() => {
      const [box, text] = [document.createElement("p"), document.createElement("b")];
      text.textContent = "Nobody has translated this";
      box.style.cssText = "width: 4rem; overflow: hidden; white-space: nowrap";
      box.append(text);
      document.body.append(box);
    }""")
    said = "Nobody has translated this"
    assert faults(guest) == [said, f"cut off: P : {said}"]


@pytest.mark.parametrize("name", NAMES)
def test_set_up_and_table_are_all_translated_and_have_room(guest: Device, name: str) -> None:
    Create(guest, name).open()
    found = {"set-up": faults(guest)}
    Home(guest).open().play(name).wait_for_question()
    found["table"] = faults(guest)
    assert found == {"set-up": [], "table": []}
