from tests.contract.secrets import REWRITTEN
from ungeheuer.games import NAMES
from ungeheuer.testing.contract import Contract
from ungeheuer.testing.worlds import Trial


class TestContract(Contract):
    trials = (
        Trial("mighty", 128, 1, 10_000, REWRITTEN["mighty"]),
        Trial("timid", 128, 11, 10_000, REWRITTEN["timid"]),
        Trial("island", 24, 1, 3_000),  # its positions are slow, and nothing is hidden
    )


def test_every_shipped_game_is_tried() -> None:
    assert [trial.name for trial in TestContract.trials] == list(NAMES)
