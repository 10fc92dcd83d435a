"""Real databases for tests: a file of SQLite, or a database in a private PostgreSQL.

The server of PostgreSQL is started by the first test that asks for it, shared by all workers of a
run, and stopped by the last one that leaves. Every test can ask for `database_url` and is run on
both, for `postgresql_url`, or for the server itself, `postgresql`.
"""

import fcntl
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

KINDS = ("sqlite", "postgresql")


def program(name: str) -> str | None:
    """Where a program of PostgreSQL lies; Debian hides them from the path."""
    places = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, places)])
    return shutil.which(name, path=path)


class Cluster:
    """A server of PostgreSQL in a folder, reached through a socket in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def make(self) -> None:
        self.folder.mkdir(mode=0o755)
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        how = ("--no-sync", "--no-locale", "--encoding=UTF8", "--auth=trust", "--username=postgres")
        self._run("initdb", *how)

    def start(self) -> None:
        # Nothing here outlives the machine, so nothing waits for its disk.
        settings = f"-k {self.folder} -c listen_addresses='' -c fsync=off"
        self._run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"), "-o", settings)

    def stop(self) -> None:
        """The process that the folder names, and no other."""
        self._run("pg_ctl", "stop", "-w", "-m", "immediate")

    def execute(self, statement: str, name: str = "postgres") -> None:
        import psycopg  # noqa: PLC0415 (most tests need none)

        with psycopg.connect(self.url(name), autocommit=True) as connection:
            connection.execute(statement.encode())

    def kill_connections(self, name: str) -> None:
        self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        )

    def _run(self, name: str, *args: str) -> None:
        command = [program(name) or name, "-D", str(self.data), *args]
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            command = ["runuser", "-u", "postgres", "--", *command]
        # Into a file: the server keeps what it is given open, and nobody would see its end.
        with (self.folder / "said").open("ab") as said:
            subprocess.run(
                command, check=True, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd="/"
            )


class Shared:
    """Who uses the cluster of this run; the lock makes coming and going one step each."""

    def __init__(self, cluster: Cluster, notes: Path) -> None:
        self.cluster = cluster
        self.users = notes / "users-of-postgresql"
        self.users.mkdir(exist_ok=True, parents=True)
        self.me = self.users / str(os.getpid())
        self.lock = notes / "lock-of-postgresql"

    @contextmanager
    def alone(self) -> Iterator[None]:
        with self.lock.open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def come(self) -> None:
        with self.alone():
            if not self._in_use():
                self.cluster.make()
                self.cluster.start()
            self.me.touch()

    def go(self) -> None:
        with self.alone():
            self.me.unlink()
            if not self._in_use():
                self.cluster.stop()
                shutil.rmtree(self.cluster.folder)

    def _in_use(self) -> bool:
        """A worker that was killed has left its file, but is no process any more."""
        return any(Path(f"/proc/{user.name}").exists() for user in self.users.iterdir())


def skip_without_postgresql() -> None:
    if program("initdb") is None or program("pg_ctl") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CI tests on PostgreSQL, too, but it is not installed")
        pytest.skip("PostgreSQL is not installed")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    skip_without_postgresql()
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    # Where the user postgres may go, too, and short: the name of a socket has its limits.
    cluster = Cluster(Path(tempfile.gettempdir()) / f"ungeheuer-{run or os.getpid()}")
    # Not in pytest's own folder, which later runs sweep while this one is still at work. It stays
    # behind, empty but for its lock: another worker may be about to take that.
    shared = Shared(cluster, cluster.folder.with_name(f"{cluster.folder.name}-users"))
    shared.come()
    yield shared.cluster
    shared.go()


@contextmanager
def empty_database(kind: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database that has nothing in it, and is gone afterwards."""
    name = f"t{secrets.token_hex(6)}"
    if kind == "sqlite":
        yield f"sqlite:///{request.getfixturevalue('tmp_path') / name}.sqlite"
        return
    cluster: Cluster = request.getfixturevalue("postgresql")
    cluster.execute(f"CREATE DATABASE {name}")
    yield cluster.url(name)
    cluster.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    with empty_database(request.param, request) as url:
        yield url


@pytest.fixture
def postgresql_url(request: pytest.FixtureRequest) -> Iterator[str]:
    with empty_database("postgresql", request) as url:
        yield url
