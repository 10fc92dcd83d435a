"""A short run of the campaign that checks reasons; docs/campaigns.md tells of the long one."""

import pytest

from tools.reasons import campaign
from ungeheuer.games import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_reasons_are_true(name: str) -> None:
    tally = campaign(name, 600, seed=5)
    assert tally.answers.total() == 600
    assert tally.mended.total() > 150
    assert tally.followed["the move offered"] > 25
    assert not tally.findings
