"""`python -m ungeheuer.cli` is `ungeheuer`."""

import sys

from ungeheuer.__main__ import main

sys.exit(main())
