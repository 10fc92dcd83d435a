"""For whoever adds a game: the contract that every game keeps, as tests for pytest.

Needs pytest, which nothing else in this package does.
"""

import pytest

# So that a failure shows the values that were compared.
pytest.register_assert_rewrite("ungeheuer.testing.contract", "ungeheuer.testing.worlds")
