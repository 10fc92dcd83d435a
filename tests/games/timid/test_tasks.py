"""What is right in a task is what the rules then do."""

from collections import Counter

from tests.cardsets import HOUSE
from tests.tasks import asked_of
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.tasks import Task
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.view import CardView
from ungeheuer.testing.worlds import played, rng_of

CHARACTER = Seat("character")


def test_T_3_2_T_3_3_the_answers_are_what_the_rules_find() -> None:
    """Of every monster that is turned up, compared with the view after the move."""
    met: Counter[str] = Counter()
    for seed in range(60):
        match = Match(RULES, cardset=HOUSE["timid"])
        for _ in played(match, rng_of(seed)):
            check_last_move(match, met)
        check_last_move(match, met)
    assert len(met) == 4, met  # at home or not, freezes or not


def check_last_move(match: Match, met: Counter[str]) -> None:
    if not match.history or match.history[-1].seat != CHARACTER:
        return
    found = [asked.task for asked in asked_of(match, CHARACTER)]
    for task in found[-2:]:
        card = lying(match, task)
        if card is None or not card.up or card.card != task.params["card"]:
            continue  # of an earlier move, or the floor has been cleared
        truth = card.comfortable if task.code == "timid-home" else card.frozen
        assert [*task.right] == ["yes" if truth else "no"]
        met[task.why[0]] += 1


def lying(match: Match, task: Task) -> CardView | None:
    cards: list[CardView] = match.view(CHARACTER).cards
    return next((card for card in cards if (card.x, card.y) == task.params["place"]), None)


def test_the_dungeon_is_asked_nothing_that_it_sees_beforehand() -> None:
    match = Match(RULES, cardset=HOUSE["timid"])
    for _ in played(match, rng_of(3)):
        pass
    assert not [*asked_of(match, Seat("dungeon"))]


def test_nothing_of_the_answer_stands_in_the_view_at_the_task() -> None:
    """T-3.2, T-3.3: at the moment a card is turned up it is neither at home nor frozen yet."""
    for seed in range(30):
        match = Match(RULES, cardset=HOUSE["timid"])
        for _ in played(match, rng_of(seed)):
            pass
        for _, task, view, _ in asked_of(match, CHARACTER):
            cards = {(card.x, card.y): card for card in view.cards}
            card = cards[task.params["place"]]
            assert (card.up, card.comfortable, card.active, card.frozen) == (
                True,
                False,
                False,
                False,
            )
