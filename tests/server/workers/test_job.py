import pytest

from tests.cardsets import LABELS
from tests.contract.secrets import REWRITTEN
from tests.server.workers.jobs import asked, job_of
from ungeheuer.engine.match import Match, named
from ungeheuer.engine.names import CHANCE
from ungeheuer.games import game
from ungeheuer.server.workers.job import Job, job_line
from ungeheuer.testing.worlds import new_match, played, rng_of, variants

MATCHES = {"mighty": 12, "timid": 60}
COMPARED = {"mighty": 250, "timid": 250}


def lines(match: Match) -> list[bytes]:
    decision = match.decision
    assert decision is not None
    job = job_of(match, decision)
    return [job_line(job, "move"), job_line(job, "advice")]


@pytest.mark.parametrize("name", sorted(REWRITTEN))
def test_a_worker_gets_the_same_bytes_in_worlds_its_seat_cannot_tell_apart(name: str) -> None:
    compared = differing = 0
    choices = variants(game(name))
    for seed in range(MATCHES[name]):
        rng, options = rng_of(seed), choices[seed % len(choices)]
        match = new_match(name, options, LABELS[name])
        for decision in played(match, rng):
            if decision.seat == CHANCE or rng.below(2 if name == "mighty" else 1):
                continue
            line = REWRITTEN[name](match, decision.seat, rng)
            other = new_match(name, options, LABELS[name])
            for mover, text in line:
                other.play(mover, text)
            assert lines(other) == lines(match)
            compared += 1
            differing += line != [(entry.seat, entry.move.text) for entry in match.history]
    assert compared >= COMPARED[name]
    assert differing >= compared // 3  # equal worlds would show nothing


def test_the_view_of_another_seat_makes_no_job() -> None:
    match = new_match("mighty", {}, LABELS["mighty"])
    decision = next(asked(match))
    other = next(seat for seat in match.seats if seat != decision.seat)
    with pytest.raises(ValueError, match="would look"):
        Job("mighty", named(match.cardset), match.view(other), decision, "greedy", 1)
