"""A server process for tests that kill it: `python -m tests.server.served DATABASE PORT`."""

import sys

import uvicorn

from tests.server.house import FAST
from ungeheuer.server.app import application
from ungeheuer.server.service import Service
from ungeheuer.server.store.sql import SqlStore


def main() -> None:
    database, port = sys.argv[1], int(sys.argv[2])
    app = application(Service(FAST, SqlStore(database)))
    uvicorn.run(app, host="127.0.0.1", port=port, ws="websockets-sansio", log_level="warning")


if __name__ == "__main__":
    main()
