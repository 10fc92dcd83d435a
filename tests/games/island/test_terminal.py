"""The island in a terminal, in both languages, at every question of a match."""

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

from tests.cardsets import HOUSE
from tests.cli import conftest
from tests.cli.conftest import Command
from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island import terminal
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules import events
from ungeheuer.words import Words, languages

cli, surroundings = conftest.cli, conftest.surroundings  # the fixtures of the command line


def shown(*parts: object) -> str:
    console = Console(file=io.StringIO(), width=120)
    for part in parts:
        console.print(part)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", languages())
def test_every_question_of_a_match_can_be_shown(language: str) -> None:
    words = Words(language).at_table(["0", "1"], ["Ada", "Bo"])
    match = Match(RULES, {"players": 2, "boss": "lavalord"}, HOUSE["island"])
    rng = Rng(random.Random(4).random)
    seen = 0
    while (asked := match.decision) is not None:
        if asked.seat != CHANCE:
            view = match.view(asked.seat)
            text = shown(
                terminal.render(view, match.cardset, words),
                terminal.moves(view, match.cardset, asked, words),
            )
            assert "Lavalord" in text
            assert terminal.understand("1", asked) != "1"
            told = match.events(SPECTATOR, seen)
            assert "island-" not in shown(*terminal.story([], told, view, words))
            seen = len(match.history)
        match.play(asked.seat, asked.ask.sample(rng))
    assert match.outcome is not None
    assert shown(terminal.result(match.outcome, match.view(SPECTATOR), words))


def test_I_24_2_solo_chooses_its_monster(cli: Command, tmp_path: Path) -> None:
    file = tmp_path / "solo.json"
    chosen = ("--players", "1", "--monsters", "pagurah", "--seats", "random", "--seed", "3")
    said = cli("play", "island", *chosen, "--save", file)
    assert (said.code, said.err) == (0, "")
    assert json.loads(file.read_text("utf-8"))["options"]["monsters"] == ["pagurah"]


@pytest.mark.parametrize("language", languages())
def test_the_story_tells_dice_thrown_again(language: str) -> None:
    told = events.DiceChosen([{"shows": ["claw"], "count": 2}])
    match = Match(RULES, {"players": 1}, HOUSE["island"])
    assert terminal.story([], [told], match.view(SPECTATOR), Words(language))


@pytest.mark.parametrize(
    ("language", "title"), [("de", "Zug 3: Bo ist dran."), ("en", "Turn 3: Bo plays.")]
)
def test_I_3_1_a_turn_is_a_heading_of_the_story(language: str, title: str) -> None:
    words = Words(language).at_table(["0", "1"], ["Ada", "Bo"])
    match = Match(RULES, {"players": 2}, HOUSE["island"])
    story = terminal.story([], [events.TurnBegan(1, 3)], match.view(SPECTATOR), words)
    assert shown(*story).startswith(f"{title} ──")


@pytest.mark.parametrize("language", languages())
def test_I_24_1_a_house_rule_for_the_boss_s_hp_is_marked(language: str) -> None:
    cards = shipped(RULES.package, version=3)
    options = {"boss": "lithosaur", "players": 1}
    words = Words(language)
    by_the_book = Match(RULES, options, cards)
    ruled = Match(RULES, {**options, "even_odds": True}, cards)
    plain, marked = (
        shown(terminal.render(match.view(SPECTATOR), cards, words))
        for match in (by_the_book, ruled)
    )
    boss = ruled.view(SPECTATOR).boss
    assert terminal.HOUSE_RULE not in plain
    assert f"{boss.hp}/{boss.max_hp} {terminal.HOUSE_RULE}" in marked
    assert words.say("island-house-hp", {"hp": boss.max_hp, "sheet": boss.sheet_hp}) in marked
