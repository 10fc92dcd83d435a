"""What scenes say: in every language, and every number is counted."""

import re

import pytest

from tests.scenes.every import ALL, judged, label
from ungeheuer.engine.scene import Scene
from ungeheuer.games import NAMES, game
from ungeheuer.words import Words, files_of, languages

each_language = pytest.mark.parametrize("language", languages())
PLACED = re.compile(r"\{[^{}]*\}")
OF_SCENES = ("scene-", "choice-")


def sources(language: str) -> dict[str, str]:
    """The messages of all scenes and chapters as they are written."""
    found = {}
    for name in NAMES:
        for file in files_of(game(name).package, language):
            if file.name == "scenes.ftl":
                text = re.sub(r"\n(?=[ *\[}])", " ", file.read_text("utf-8"))
                lines = [line for line in text.splitlines() if " = " in line]
                found.update(dict(line.split(" = ", 1) for line in lines))
    return found


@each_language
def test_no_digit_is_written_into_the_words(language: str) -> None:
    texts = {code: PLACED.sub("", text) for code, text in sources(language).items()}
    assert len(texts) > 100
    said = {code: text for code, text in texts.items() if code.startswith(OF_SCENES)}
    assert {code: text for code, text in said.items() if re.search(r"\d", text)} == {}
    assert [code for code, text in texts.items() if "!" in text] == []


@each_language
def test_every_message_is_said_and_every_scene_has_words(language: str) -> None:
    wanted = {code for scene in ALL for code in (scene.code, f"{scene.code}-why")}
    wanted |= {
        f"choice-{scene.game}-{choice.say}"
        for scene in ALL
        for choice in scene.choices
        if choice.say
    }
    assert {code for code in sources(language) if code.startswith(OF_SCENES)} == wanted


@pytest.mark.parametrize("scene", ALL, ids=label)
@each_language
def test_all_its_numbers_are_said(scene: Scene, language: str) -> None:
    texts = sources(language)
    asked, why = (set(re.findall(r"\$(\w+)", texts[c])) for c in (scene.code, f"{scene.code}-why"))
    assert asked | why == set(scene.numbers)
    assert asked <= set(judged(scene).numbers(told=False))


def test_a_language_without_them_falls_back_to_nothing() -> None:
    assert not Words("en").knows("scene-nobody")
