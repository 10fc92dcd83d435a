"""Several people: at their own terminals, at one together, or just looking on."""

import re
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.join.terminal import ASKED, Sitting, Terminal, floor_or_step, strength_and_place


def link_of(terminal: Terminal) -> str:
    link = re.search(r"http\S+/table/\S+", terminal.until(r"come to this table by: \S+\n"))
    assert link is not None
    return link[0]


def answer(terminal: Terminal) -> None:
    shown = terminal.until(ASKED)
    terminal.type(strength_and_place(shown.rpartition("Possible moves")[2])[0])


@pytest.mark.long
def test_two_people_talk_play_and_agree_to_go_back(
    served: House, sit: Sitting, tmp_path: Path
) -> None:
    new = ("--game", "mighty", "--players", "3", "--open", "--undo", "consent", "--name", "Ann")
    ann = sit(served.url, *new)
    link = link_of(ann)
    ann.until("2 seats are free")
    ben = sit(link, "--name", "Ben", at=tmp_path / "ben")
    ben.until("You sit on seat 1")
    ann.until("Ben sits down")
    ben.ask("start", "Only the host")
    ben.ask("say hello, Ann", "Ben: hello, Ann")
    ann.until("Ben: hello, Ann")
    ann.ask("phrase", "1  Hello")
    ann.ask("phrase hello", "Ann: Hello")
    ann.ask("start", "Some seats are still free")
    ann.ask("start greedy", "The match begins")
    ben.until("The match begins")
    both(ann, ben)


def both(ann: Terminal, ben: Terminal) -> None:
    """Each plays once; then Ann would like to have her move back."""
    ann.until(f"{ASKED.pattern}|Waiting for Ben")
    if "Waiting" in ann.shown[ann.read - 20 : ann.read]:
        answer(ben)
    else:
        ann.read = ann.shown.rindex("Possible moves")
    answer(ann)
    ann.until("Waiting for Ben")
    answer(ben)
    ann.until(ASKED)
    ann.ask("undo", "The others are asked")
    ben.until("Ann would like to take back a move")
    ann.ask("no", "is settled")
    ann.ask("host", "The host was here a moment ago")
    ann.ask("undo", "The others are asked")
    ben.until("Ann would like to take back a move")
    ben.ask("yes", "Taken back")
    ann.until("Taken back")
    assert ben.leave() == 0
    ann.until("Ben is away")
    ann.ask("bot 1", "A bot can stand in after a minute")
    ann.ask("bot 2 random", "Muddle plays on seat 2")
    assert ann.leave() == 0


def test_people_at_one_screen_have_a_curtain(served: House, sit: Sitting) -> None:
    new = ("--game", "mighty", "--players", "3", "--seat", "0,1", "--name", "Ada,Bo")
    terminal = sit(served.url, *new)
    before = terminal.until("Only (Ada|Bo) may look now")
    assert "Hand" not in before
    assert "takes" not in before
    assert "may look now" in terminal.ask("4 1a", "may look now")
    terminal.ask("log", "may look now")
    for _ in range(2):
        terminal.type("")
        answer(terminal)
        between = terminal.until("may look now")
        assert "Possible moves" not in between
    terminal.ask("look", "Possible moves")
    assert terminal.leave() == 0


def test_people_at_one_screen_see_the_end_together(served: House, sit: Sitting) -> None:
    new = ("--game", "timid", "--seat", "dungeon,character", "--name", "Ada,Bo")
    terminal = sit(served.url, *new)
    terminal.until("Only Ada may look now")
    terminal.type("")
    for line in floor_or_step(terminal.until(ASKED).rpartition("Possible moves")[2]):
        terminal.type(line)
    terminal.until("Only Bo may look now")
    terminal.type("").until(ASKED)
    end = terminal.ask("give-up", "The match is over")
    assert "Congratulations, Ada" in end
    assert "is built" not in end
    assert terminal.leave() == 0


def test_whoever_watches_sees_the_story_and_no_hand(
    served: House, sit: Sitting, tmp_path: Path
) -> None:
    new = ("--game", "mighty", "--players", "3", "--open", "--name", "Ann")
    ann = sit(served.url, *new)
    link = link_of(ann)
    eve = sit(link, "--watch", at=tmp_path / "eve")
    eve.until("2 seats are free")
    ann.ask("start greedy", "The match begins")
    answer(ann)
    eve.until("Ann('s|.lays)")
    shown = eve.ask("", r"Ann .*\n")
    assert "Possible moves" not in shown
    eve.ask("hint", "is not yours")
    eve.ask("say hello", "Sign in to this table first")
    assert eve.leave() == 0
    assert not (tmp_path / "eve" / "keys").exists()
    assert ann.leave() == 0
