from tests.contract.secrets import REWRITTEN
from ungeheuer.games import NAMES
from ungeheuer.testing.contract import Contract
from ungeheuer.testing.worlds import Trial


class TestContract(Contract):
    trials = (
        Trial("mighty", 128, 1, 10_000, REWRITTEN["mighty"], cards="house-1"),
        Trial("timid", 128, 11, 10_000, REWRITTEN["timid"], cards="house-1"),
        # its positions are slow, and nothing is hidden
        Trial("island", 24, 1, 3_000, cards="house-2"),
    )


def test_every_shipped_game_is_tried() -> None:
    assert [trial.name for trial in TestContract.trials] == list(NAMES)
