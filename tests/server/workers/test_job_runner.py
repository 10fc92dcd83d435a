from itertools import islice

import msgspec
import pytest

from tests.cardsets import HOUSE, LABELS
from tests.server.workers.jobs import asked, job_of, some_jobs
from ungeheuer.bots import NAMES as BOTS
from ungeheuer.bots import STRONGEST, bot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.match import Match
from ungeheuer.games import NAMES, game
from ungeheuer.server.workers.job import Job, answer_line, job_line, read_answer
from ungeheuer.server.workers.job_runner import MOST_CARDSETS, JobRunner
from ungeheuer.testing.worlds import new_match, rng_of

RUNNER = JobRunner()


@pytest.mark.long
@pytest.mark.parametrize("bot_name", BOTS)
@pytest.mark.parametrize("name", NAMES)
def test_a_worker_plays_what_the_bot_would_play_here(name: str, bot_name: str) -> None:
    match = new_match(name, {}, LABELS[name])
    player = bot(bot_name, match.game, match.cardset)
    for count, decision in enumerate(islice(asked(match), 20 if bot_name == STRONGEST else 60)):
        chosen = player.choose(match.view(decision.seat), decision, rng_of(count))
        job = job_of(match, decision, bot_name, seed=count)
        answer = RUNNER.answer(job_line(job, "move"))
        assert answer.move == chosen.text
        # Why is told where nobody has anything to hide, and belongs to the move.
        assert answer.reason is None or (
            match.game.cooperative and answer.reason.move == answer.move
        )
        assert (answer.reason is not None) == (match.game.cooperative and bot_name != "random")
        assert decision.ask.contains(match.game.read(chosen.text))


@pytest.mark.parametrize("name", NAMES)
def test_advice_is_the_games_own_best_first(name: str) -> None:
    match = new_match(name, {}, LABELS[name])
    decision = next(asked(match))
    answer = RUNNER.answer(job_line(job_of(match, decision), "advice"))
    advised = match.game.advise(match.view(decision.seat), match.cardset, decision)
    assert answer.advice is not None
    assert [card.move for card in answer.advice] == [advice.move.text for advice in advised]
    assert read_answer(answer_line(answer)) == answer


def own(number: int = 2) -> CardSet:
    data = {**HOUSE["mighty"].data}
    data["cardset"] = {"game": "mighty", "id": "mine", "version": number}
    return CardSet(data, "mine", shipped=False)


def test_a_card_set_of_ones_own_travels_with_the_job() -> None:
    match = Match(game("mighty"), cardset=own())
    job = job_of(match, next(asked(match)))
    assert RUNNER.answer(job_line(job, "move")).move


def test_only_so_many_card_sets_are_kept() -> None:
    runner = JobRunner()
    for number in range(1, MOST_CARDSETS + 3):
        match = Match(game("mighty"), cardset=own(number))
        assert runner.answer(job_line(job_of(match, next(asked(match))), "move")).move
    assert len(runner._cardsets) == MOST_CARDSETS


def error_of(job: Job) -> str:
    answer = RUNNER.answer(job_line(job, "move"))
    assert answer.move is None
    return answer.error or ""


def test_an_error_tells_its_place_but_no_value_of_the_job() -> None:
    [job] = some_jobs("mighty", 1)
    error = error_of(msgspec.structs.replace(job, bot="secret-plan"))
    assert error.startswith("KeyError at __init__.py:")
    assert "secret-plan" not in error


def test_a_card_set_with_another_hash_is_refused() -> None:
    [job] = some_jobs("mighty", 1)
    wrong = msgspec.structs.replace(job, cardset={**job.cardset, "hash": "0" * 16})
    assert error_of(wrong).startswith("CardSetError")


def test_a_question_that_does_not_fit_the_view_is_refused() -> None:
    match = new_match("mighty", {}, LABELS["mighty"])
    first, *later = [job_of(match, decision) for decision in asked(match)]
    own_later = next(job.view for job in reversed(later) if job.view.seat == first.view.seat)
    wrong = msgspec.structs.replace(first, view=own_later)
    assert error_of(wrong).startswith("OtherQuestion")
