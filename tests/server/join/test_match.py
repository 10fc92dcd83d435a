"""One person at the terminal, bots on the other seats: what can be typed during a match."""

import re

from tests.server.house import House
from tests.server.join.terminal import ASKED, Sitting, Terminal, strength_and_place
from tests.server.players import check_log
from ungeheuer.server.connection import Connection
from ungeheuer.server.names import TableId

MIGHTY = ("--game", "mighty", "--players", "3", "--name", "Inga")


def table_of(terminal: Terminal) -> TableId:
    link = re.search(r"/table/(\S+)", terminal.until(r"Link: \S+\n"))
    assert link is not None
    return TableId(link[1])


def offered(terminal: Terminal) -> str:
    """The first of the moves on the screen, once we are asked."""
    return strength_and_place(terminal.until(ASKED).rpartition("Possible moves")[2])[0]


def played(served: House, table: TableId, seat: str) -> list[str]:
    live = served.do(lambda: served.service.registry.live(table))
    return [entry.move.text for entry in live.table.match.history if entry.seat == seat]


def cut(served: House, table: TableId) -> None:
    """Hang up on everybody at a table."""

    async def hang_up() -> None:
        for guest in served.service.registry.guests[table]:
            assert isinstance(guest, Connection)
            guest.out.put_nowait(None)

    served.do(hang_up)


def test_a_cut_line_is_mended_and_nothing_is_said_twice(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, *MIGHTY)
    table = table_of(terminal)
    for count in range(1, 4):
        move = offered(terminal)
        cut(served, table)
        terminal.type(move)
        terminal.until("Connected again")
        terminal.until(r"Inga('s|.lays)|Round \d")
        assert len(played(served, table, "0")) == count
    assert terminal.leave() == 0
    check_log(served.do(lambda: served.service.store.log(table)), [])


def test_the_story_is_not_told_again_after_a_cut(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, *MIGHTY)
    table = table_of(terminal)
    offered(terminal)
    cut(served, table)
    terminal.until("Connected again")
    terminal.ask("who", "Link:")
    assert terminal.shown.count("the guardians are of levels") == 1
    assert terminal.shown.count("Possible moves") == 1
    assert terminal.leave() == 0


def test_what_is_refused_is_explained(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, *MIGHTY)
    offered(terminal)
    assert "(M-3.1)" in terminal.ask("5@9a", r"\(M-[0-9.]+\)")
    terminal.ask("why 9z", "not a valid move")
    terminal.ask("dance wildly", '"dance wildly" is not a valid move')
    terminal.ask("resume", "not paused")
    terminal.ask("bot 7", 'no seat "7"')
    terminal.ask("yes", "Nobody has asked you")
    assert terminal.leave() == 0


def test_hint_why_rules_log_and_help(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, *MIGHTY)
    move = offered(terminal)
    terminal.ask("hint", r"\d@\d[ab]\s")
    terminal.ask(f"why {move}", "is possible")
    terminal.ask("rules", "M-3")
    terminal.ask("rules M-99", "no rule M-99")
    terminal.ask("log", "What happened so far")
    terminal.ask("log", "Inga takes")
    assert "the others are asked" in terminal.ask("?", "the table goes on")
    terminal.ask("moves", "Possible moves")
    terminal.ask("", r"Your move, Inga")
    assert terminal.leave() == 0


def test_undo_is_free_to_the_barrier_which_is_explained(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, "--game", "island", "--players", "1")
    table = table_of(terminal)
    terminal.until(ASKED)
    terminal.ask("undo", "You have no move to take back|You cannot undo past")
    terminal.ask("redo", "nothing to redo")
    answers: list[str] = []
    while not answers or "Taken back: 1 move" not in answers[-1]:
        before = played(served, table, "0")
        terminal.type("1").until(ASKED)
        answers.append(terminal.ask("undo", r"Taken back: \d+ move|You cannot undo past.*\."))
        assert len(answers) < 60
    assert any("You cannot undo past a random event" in answer for answer in answers)
    assert played(served, table, "0") == before
    terminal.until(ASKED)
    terminal.type("redo").until(ASKED)
    assert len(played(served, table, "0")) == len(before) + 1
    assert terminal.leave() == 0


def test_what_was_turned_up_stays_turned_up(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, "--game", "timid", "--seat", "character")
    first = re.search(r"turn up +(\S+)", terminal.until(ASKED))
    assert first is not None
    terminal.type(f"p {first[1]}").until(ASKED)
    terminal.ask("undo", rf"You cannot undo past what was revealed at move \d+: .*{first[1]}")
    assert terminal.leave() == 0


def test_giving_up_takes_a_yes(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, "--game", "timid", "--seat", "character", "--name", "Ada")
    terminal.until(ASKED)
    terminal.ask("resign", "for good")
    terminal.type("who").until("Link")
    terminal.ask("yes", "Nobody has asked you")
    terminal.ask("resign", "for good")
    terminal.type("yes").until("Ada has given up")
    terminal.until("The match is over")
    assert terminal.leave() == 0


def test_a_rematch_is_a_new_table(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, "--game", "timid", "--seat", "character")
    first = table_of(terminal)
    terminal.until(ASKED)
    terminal.type("give-up").until("The match is over: rematch")
    terminal.type("rematch")
    assert table_of(terminal) != first
    terminal.until(ASKED)
    assert terminal.leave() == 0


def test_german(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, *MIGHTY, "--lang", "de")
    terminal.until("Dein Zug, Inga")
    terminal.ask("rat", r"\d@\d[ab]\s")
    terminal.ask("5@9a", r"\(M-[0-9.]+\)")
    terminal.ask("wer", "Niemand sieht zu")
    terminal.ask("sag Grüß euch", "Inga: Grüß euch")
    terminal.ask("gruß 1", "Inga: Hallo")
    terminal.ask("zurück", "Weiter zurück .*geht es nicht|Es gibt keinen Zug von dir")
    terminal.ask("ende", "Zurück kommst du mit: ungeheuer join http")
    assert terminal.wait() == 0


def test_lines_from_a_pipe_wait_for_each_answer(served: House, sit: Sitting) -> None:
    terminal = sit(served.url, *MIGHTY)
    offered(terminal)
    assert terminal.process.stdin is not None
    for line in ("hint", "why 5@9a", "say first", "say second", "who"):
        terminal.type(line)
    terminal.process.stdin.close()
    assert terminal.wait() == 0
    shown = terminal.shown
    places = [shown.index(text) for text in ("gold in the end", "Inga: first", "Inga: second")]
    assert places == sorted(places)
    assert "The table goes on. Come back with" in shown
