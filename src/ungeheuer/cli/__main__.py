"""`python -m ungeheuer.cli` is `ungeheuer`."""

import sys

from ungeheuer.cli import main

sys.exit(main())
