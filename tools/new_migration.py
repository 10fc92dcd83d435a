"""Writes the next migration from what has changed in the schema; a person reads it over.

python tools/new_migration.py "Tables have a colour"
"""

import sys
import tempfile

from alembic import command

from ungeheuer.server.store import migrate
from ungeheuer.server.store.connect import engine_at


def main(message: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        engine = engine_at(f"sqlite:///{folder}/x.sqlite")
        migrate.upgrade(engine)
        with engine.begin() as connection:
            number = f"{int(migrate.HEAD) + 1:04}"
            settings = migrate.config(connection)
            command.revision(settings, message, autogenerate=True, rev_id=number)
        engine.dispose()
    print(f"Now read it over, and set HEAD in migrate.py to {number!r}.")


if __name__ == "__main__":
    main(sys.argv[1])
