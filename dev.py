#!/usr/bin/env python3
"""Sets up, plays, tests, builds Ungeheuer. Over 400 lines: one file needs no set-up itself.

Needs nothing but Python 3.11 or newer. Each step of the set-up leaves a stamp, a hash of the files
it read, and is skipped while that hash holds: the first run takes a minute, the next ones a moment.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

ROOT = Path(__file__).resolve().parent
PLAIN = ROOT / ".venv"
# The compiled build has its own environment: a compiled module beside its source hides edits.
FAST = ROOT / ".venv-fast"
BIN, PYTHON = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
# They would make Python look outside the virtual environment.
STRAY_VARIABLES = ("PYTHONHOME", "PYTHONPATH")

PACKAGES, BENCH_PACKAGES, UV, NODE = (
    ROOT / f"requirements{name}.lock" for name in ("", "-bench", "-uv", "-web")
)
LOCKS = {
    UV: ("--group", "setup"),
    PACKAGES: ("pyproject.toml", "--extra", "all", "--group", "test"),
    BENCH_PACKAGES: ("--group", "bench", "--constraint", PACKAGES.name),
    NODE: ("--group", "web"),
}
BUILD_FILES = ("pyproject.toml", "setup.py", "LICENSE", "README.md")
WEB = ROOT / "web"
WEB_SCRIPT = ("--prefix", str(WEB), "--silent", "run")
CLIENT = ROOT / "src/ungeheuer/static"  # what the build of web/ leaves
# How much the C compiler optimizes: for play and measuring, or for tests at home.
BEST, QUICK = "3", "0"
OPTIMIZED = {
    BEST: "compiled code (takes some minutes)",
    QUICK: "compiled code (quick build for tests)",
}
COVERAGE_TABLE = "docs/rules-coverage.md"
PARALLEL = ("-n", "auto", "--dist", "worksteal")
# Loading what only tests in a browser need takes every process half a second.
NO_BROWSER = ("-p", "no:playwright")
BROWSERLESS = (*PARALLEL, *NO_BROWSER)
# Many tests of the server wait: one process more than there are cores, where nothing is measured.
MORE = ("-n", str(1 + (os.cpu_count() or 1)), "--dist", "worksteal", *NO_BROWSER)
# Plain and compiled code must behave the same in these.
COMPILED_TESTS = ("tests/contract", "tests/games/*/test_records*.py")
MANY = "many and not campaign"  # see the markers in pyproject.toml
FEW = "not many and not campaign"
# They start programs or play for long: measuring coverage of them is slow and adds little.
PROGRAMS = (
    "tests/examples",
    *(f"tests/server/{name}" for name in ("join", "store", "workers")),
    *(f"tests/server/test_{name}.py" for name in ("kill", "network", "secrecy", "forged")),
)
# What runs on PostgreSQL, too; `pytest --on postgresql tests/server` runs all of it there.
TABLES = tuple(
    f"tests/server/test_{name}.py"
    for name in (
        *("sessions", "idle_and_trouble", "openings", "strangers_files"),
        *("bots_at_tables", "network"),
    )
)
IN_A_BROWSER = "tests/browser"
IN_CI = os.environ.get("CI") == "true"
# At home somebody waits for the answer: of long tests only some are run (`tests/conftest.py`).
WAITED_FOR = () if IN_CI else ("--waited-for",)
# Every how many-th case of the contract is tried; all of them on compiled code take a minute.
PLAIN_STEP, COMPILED_STEP = ("8", "1") if IN_CI else ("16", "8")
# Each has a server, its bots and a browser of its own. On a busy machine one of hundreds of clicks
# may come too late: it is tried again, and the report names it.
BROWSERS = ("-n", "2", "--dist", "worksteal", "--reruns", "2", "-rR")
DEBRIS = (
    *(".venv", ".venv-fast", "build", "dist", "src/ungeheuer.egg-info", "htmlcov", ".coverage"),
    *("web/node_modules", "web/.svelte-check", "src/ungeheuer/static", "shots", "test-results"),
    *(".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache", ".ruff_cache"),
)


class Stop(Exception):
    """Ends dev.py with a message and an exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


# --- running programs -----------------------------------------------------------------------


def variables(env: Path) -> dict[str, str]:
    """Environment variables for a child process, with the programs of `env` first in the path."""
    own = {name: value for name, value in os.environ.items() if name not in STRAY_VARIABLES}
    path = os.pathsep.join(str(e / BIN) for e in dict.fromkeys((env, PLAIN)))
    return own | {
        "PATH": f"{path}{os.pathsep}{own.get('PATH', os.defpath)}",
        "VIRTUAL_ENV": str(env),
        "UV_PYTHON_DOWNLOADS": "never",
    }


def find(env: Path, program: str) -> str:
    found = shutil.which(program, path=variables(env)["PATH"])
    if found is None:
        raise Stop(f"{program} is not in {env.name}: `python3 dev.py clean`, then try again.")
    return found


def run(env: Path, program: str, *args: str | Path, **extra: str) -> None:
    """Run a program in the repository's root; its failure is raised with its exit code."""
    command = [find(env, program), *map(str, args)]
    subprocess.run(command, cwd=ROOT, env=variables(env) | extra, check=True)


def hand_over(env: Path, program: str, *args: str) -> NoReturn:
    """Replace this process with a program, in the caller's directory, so that it gets signals."""
    command = [find(env, program), *args]
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=variables(env), check=False).returncode)
    sys.stdout.flush()
    os.execve(command[0], command, variables(env))


# --- setting up -----------------------------------------------------------------------------


def digest(files: Iterable[Path]) -> str:
    """Hash the files and their location, because an environment cannot be moved."""
    sha = hashlib.sha256(str(ROOT).encode())
    for path in sorted(files):
        sha.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        sha.update(path.read_bytes())
    return sha.hexdigest()


def once(
    env: Path, name: str, files: Iterable[Path], work: Callable[[], None], made: Path = ROOT
) -> None:
    """Do the work unless its stamp shows that it was done with the same files.

    It is also done again if `made`, a result outside the environment, is missing.
    """
    now = digest(files)
    if is_done(env, name, now) and made.exists():
        return
    print(f"setting up: {name} …", flush=True)
    stamp = stamp_of(env, name)
    stamp.unlink(missing_ok=True)
    work()
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(now)


def stamp_of(env: Path, name: str) -> Path:
    return env / ".stamps" / name.replace(" ", "-")


def is_done(env: Path, name: str, now: str) -> bool:
    stamp = stamp_of(env, name)
    return stamp.is_file() and stamp.read_text() == now


def make_plain() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        raise Stop(
            "This Python cannot make virtual environments: it lacks ensurepip. On Debian and "
            "Ubuntu the package python3-venv brings it (apt install python3-venv)."
        )
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PLAIN)], check=True)


def install_uv() -> None:
    quiet = ("-qq", "--disable-pip-version-check")
    run(PLAIN, "python", "-m", "pip", "install", *quiet, "--require-hashes", "-r", UV)


def install(env: Path, lock: Path) -> None:
    run(env, "uv", "pip", "install", "--quiet", "--require-hashes", "-r", lock)


def install_project(env: Path, *source: str | Path, **extra: str) -> None:
    """Install our own package; its build tools are those of the lock."""
    how = ("--quiet", "--no-deps", "--no-build-isolation", "--reinstall-package", "ungeheuer")
    run(env, "uv", "pip", "install", *how, *source, **extra)


def ensure_environment(env: Path, work: Callable[[], None]) -> None:
    # The Python it was made from is gone, so everything in it must be made again.
    if not (env / BIN / PYTHON).exists():
        shutil.rmtree(env / ".stamps", ignore_errors=True)
    once(env, "environment", (), work)


def ensure_uv() -> None:
    ensure_environment(PLAIN, make_plain)
    once(PLAIN, "installer", (UV,), install_uv)


def ensure_plain() -> None:
    """.venv: the locked packages, and the sources themselves (an editable install)."""
    ensure_uv()
    once(PLAIN, "Python packages", (PACKAGES,), lambda: install(PLAIN, PACKAGES))
    files = (ROOT / name for name in BUILD_FILES)
    once(PLAIN, "ungeheuer", files, lambda: install_project(PLAIN, "--editable", "."))


def ensure_fast(*, quick: bool = False) -> None:
    """.venv-fast: the same packages, and a compiled copy of the sources.

    A quick build takes half of the time; its code does the same, but more slowly.
    """
    ensure_plain()
    make = ("venv", "--quiet", "--clear", "--python", find(PLAIN, "python"), str(FAST))
    ensure_environment(FAST, lambda: run(PLAIN, "uv", *make))
    once(FAST, "Python packages for compiled code", (PACKAGES,), lambda: install(FAST, PACKAGES))
    sources = [path for path in (ROOT / "src").rglob("*") if is_source(path)]
    files = [*sources, *(ROOT / name for name in BUILD_FILES), PACKAGES]
    # What is well optimized will do for tests, too.
    level = QUICK if quick and not is_done(FAST, OPTIMIZED[BEST], digest(files)) else BEST
    once(FAST, OPTIMIZED[level], files, lambda: compile_into_fast(level))


def is_source(path: Path) -> bool:
    built = any(part == "__pycache__" or part.endswith(".egg-info") for part in path.parts)
    return path.is_file() and not built and not path.is_relative_to(CLIENT)


def ensure_web() -> None:
    """Node in .venv, its packages in web/node_modules, the built client in the package."""
    ensure_uv()
    once(PLAIN, "Node", (NODE,), lambda: install(PLAIN, NODE))
    wishes = [WEB / name for name in (".npmrc", "package.json", "package-lock.json")]
    modules = WEB / "node_modules"
    once(PLAIN, "packages of the browser client", (*wishes, NODE), install_modules, made=modules)
    files = [*wishes, *web_sources()]
    once(PLAIN, "browser client", files, lambda: npm("run", "build"), made=CLIENT / "index.html")


def web_sources() -> Iterable[Path]:
    package = ROOT / "src/ungeheuer"
    own = [WEB / name for name in ("src", "public", "build")]
    folders = (*own, package / "words", *package.glob("games/*/words"))
    data = (*package.glob("bots/*.json"), *package.glob("games/*/occasions.json"))
    within = (path for folder in folders for path in folder.rglob("*"))
    found = [*WEB.glob("*.*"), *data, *within]
    return (path for path in found if path.is_file() and path.suffix not in {".py", ".pyc"})


def npm(*args: str) -> None:
    run(PLAIN, "npm", "--prefix", WEB, "--silent", *args)


def install_modules() -> None:
    """Install exactly what the lock says (`npm ci`)."""
    run(PLAIN, "npm", "--prefix", WEB, "--loglevel=error", "ci")


def copy_sources(tree: Path) -> Path:
    """Copy the sources, so that the build leaves no C files or modules in the working tree."""
    shutil.rmtree(tree, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=unwanted)
    for name in BUILD_FILES:
        shutil.copy(ROOT / name, tree)
    return tree


def compile_into_fast(level: str) -> None:
    for name in OPTIMIZED.values():  # there is only one build at a time
        stamp_of(FAST, name).unlink(missing_ok=True)
    tree = copy_sources(FAST / "tree")
    try:
        install_project(FAST, tree, UNGEHEUER_COMPILE="1", UNGEHEUER_OPT_LEVEL=level)
    except subprocess.CalledProcessError as error:
        raise Stop(
            "The compiled build failed (see above; it needs a C compiler and Python's headers). "
            "`python3 dev.py test --quick` does without it.",
            error.returncode,
        ) from error
    if not any(find_compiled()):
        raise Stop("The compiled build holds no compiled module: look at setup.py.")


def find_compiled() -> Iterable[Path]:
    packages = FAST / ("Lib" if os.name == "nt" else "lib")
    return (path for suffix in ("so", "pyd") for path in packages.rglob(f"ungeheuer/**/*.{suffix}"))


# --- steps ----------------------------------------------------------------------------------


def step(name: str, env: Path, program: str, *args: str) -> None:
    """Run a program under a heading and print its duration; a failure ends dev.py."""
    print(f"== {name}", flush=True)
    start = time.monotonic()
    try:
        run(env, program, *args)
    except subprocess.CalledProcessError as error:
        raise Stop(f"stopped at: {name} (exit code {error.returncode})", error.returncode) from None
    print(f"== {name}: {time.monotonic() - start:.1f} s", flush=True)


@contextlib.contextmanager
def beside(name: str, program: str, *args: str | Path) -> Iterator[Callable[[], None]]:
    """Run a program beside the steps; gives a function that waits for it, like `step`.

    What it prints is shown only if it fails. If the steps end without waiting, it is ended, too.
    """
    start = time.monotonic()
    # The steps go first where both want a core: some of their tests have time limits.
    gently = ("nice",) if shutil.which("nice") else ()
    command = [*gently, find(PLAIN, program), *map(str, args)]
    # A group of its own, so that it can be ended with everything that it has started.
    how: Any = {"cwd": ROOT, "env": variables(PLAIN), "start_new_session": True}
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, **how)

        def finish() -> None:
            print(f"== {name}", flush=True)
            code = process.wait()
            if code:
                log.seek(0)
                print(log.read().decode(errors="replace"), flush=True)
                raise Stop(f"stopped at: {name} (exit code {code})", code)
            print(f"== {name}: {time.monotonic() - start:.1f} s, beside other steps", flush=True)

        try:
            yield finish
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is not None:
        return
    if os.name == "nt":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGTERM)
    process.wait()


def check_everything() -> None:
    step("format", PLAIN, "ruff", "format", "--check", ".")
    step("lint", PLAIN, "ruff", "check", ".")
    step("types", PLAIN, "mypy")
    step("imports", PLAIN, "lint-imports", "--no-logo", "--no-cache")
    step("locks", PLAIN, "python", "tools/check_locks.py")
    step("rule citations", PLAIN, "python", "tools/check_citations.py")


def check_python_and_web() -> None:
    """Both at once."""
    with beside("web check", "npm", *WEB_SCRIPT, "check") as finish_web_check:
        check_everything()
        finish_web_check()


def compiled_tests() -> list[str]:
    """List the tests that run on compiled code; a pattern without a match is an error."""
    found = []
    for pattern in COMPILED_TESTS:
        paths = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern))
        if not paths:
            raise Stop(f"no test matches {pattern}: see COMPILED_TESTS in dev.py.")
        found += paths
    return found


# --- commands -------------------------------------------------------------------------------


def play(args: list[str]) -> None:
    """Build the browser client, start the server, open the browser."""
    ensure_plain()
    ensure_web()
    hand_over(PLAIN, "ungeheuer", "serve", "--open", *args)


def terminal(args: list[str]) -> None:
    """Play a game in the terminal."""
    ensure_plain()
    hand_over(PLAIN, "ungeheuer", "play", *args)


def test(args: list[str]) -> None:
    """Run all checks and tests, as CI does; --quick leaves out those of the compiled build."""
    chosen = [arg for arg in args if arg not in {"--quick", "--compiled"}]
    if "--compiled" in args:
        ensure_fast()
        step("tests, compiled", FAST, "pytest", "-q", *(chosen or PARALLEL))
        return
    ensure_plain()
    if chosen:  # some tests alone cover too little to be measured, or to be compiled for
        check_everything()
        step("tests", PLAIN, "pytest", "-q", *chosen)
    else:
        ensure_web()
        check_and_test(compiled="--quick" not in args)
    print("all passed")


def check_and_test(*, compiled: bool) -> None:
    check_python_and_web()
    # The tests of the client use one core; those of Python often wait for a program or a database.
    with beside("web tests", "npm", *WEB_SCRIPT, "test") as finish_web_tests:
        # The compiled code, made from the same sources, runs more cases of the contract.
        test_without_browser(sparse=("--sparse", PLAIN_STEP) if compiled else ())
        finish_web_tests()
    if not compiled:
        test_in_a_browser()
        return
    # Built meanwhile: tests in a browser often wait, the others never leave a core idle.
    how = () if IN_CI else ("--quick",)  # CI tests the code that people get
    with beside("compiled build", "python", ROOT / "dev.py", "fast", *how) as finish_build:
        test_in_a_browser()
        finish_build()
    some = ("--sparse", COMPILED_STEP)
    step("tests, compiled", FAST, "pytest", "-q", *BROWSERLESS, *some, *compiled_tests())


def test_in_a_browser() -> None:
    step("tests in a browser", PLAIN, "pytest", "-q", *BROWSERS, *WAITED_FOR, IN_A_BROWSER)


def test_without_browser(*, sparse: tuple[str, ...]) -> None:
    """What needs no browser; at home in one step, as each start of pytest costs seconds."""
    if IN_CI:
        test_with_coverage(sparse)
    else:
        some = (*MORE, *sparse, *WAITED_FOR)
        step("tests", PLAIN, "pytest", "-q", *some, f"--ignore={IN_A_BROWSER}")
    some = (*BROWSERLESS, *WAITED_FOR, "--on", "postgresql")
    step("tests on PostgreSQL", PLAIN, "pytest", "-q", *some, *TABLES)


def test_with_coverage(sparse: tuple[str, ...]) -> None:
    """Leaves out the tests of many matches, which it would make three times as slow."""
    apart = [f"--ignore={path}" for path in (*PROGRAMS, IN_A_BROWSER)]
    step("tests", PLAIN, "pytest", "-q", *BROWSERLESS, "--cov", "-m", FEW, *apart)
    step("tests of programs", PLAIN, "pytest", "-q", *BROWSERLESS, *PROGRAMS)
    step("tests of many matches", PLAIN, "pytest", "-q", *BROWSERLESS, *sparse, "-m", MANY, *apart)


def web(_args: list[str]) -> None:
    """Build the browser client into the package, src/ungeheuer/static."""
    ensure_web()
    print(CLIENT.relative_to(ROOT))


def fast(args: list[str]) -> None:
    """Build the compiled version in its own environment, .venv-fast; --quick optimizes less."""
    ensure_fast(quick="--quick" in args)
    run(FAST, "ungeheuer", "--version")


def wheel(_args: list[str]) -> None:
    """Build two wheels into dist/: plain for everybody, compiled for machines like this one."""
    ensure_plain()
    ensure_web()
    for compiled in ("0", "1"):
        tree = copy_sources(PLAIN / "tree")
        how = ("--wheel", "--quiet", "--no-build-isolation", "--python", find(PLAIN, "python"))
        where = ("--out-dir", str(ROOT / "dist"), str(tree))
        run(PLAIN, "uv", "build", *how, *where, UNGEHEUER_COMPILE=compiled)
    for path in sorted((ROOT / "dist").glob("*.whl")):
        print(path.relative_to(ROOT))


def shots(args: list[str]) -> None:
    """Take pictures of all pages and boards into shots/: sizes, languages, by day and night."""
    ensure_plain()
    ensure_web()
    run(PLAIN, "python", "-m", "tests.browser.shots", *args)


def bench(args: list[str]) -> None:
    """Measure plain and compiled code beside OpenSpiel's, the server's load, frames on screen."""
    if args[:1] == ["load"]:
        ensure_plain()
        run(PLAIN, "python", "-m", "bench.load", *args[1:])
        return
    if args[:1] == ["hostile"]:
        ensure_plain()
        run(PLAIN, "python", "-m", "bench.hostile", *args[1:])
        return
    if args[:1] == ["frames"]:
        ensure_plain()
        ensure_web()
        run(PLAIN, "python", "-m", "tests.browser.frames", *args[1:])
        return
    ensure_fast()
    once(FAST, "OpenSpiel", (BENCH_PACKAGES,), lambda: install(FAST, BENCH_PACKAGES))
    run(FAST, "python", "-m", "bench", *args)


def campaign(args: list[str]) -> None:
    """Measure a stage at every question, or every floor of a dungeon; upgrade old databases."""
    modules = {
        "stage": "tests.browser.stage_campaign",
        "floors": "tests.browser.floors",
        "upgrade": "tests.server.upgrade_campaign",
    }
    module = modules.get(args[0] if args else "")
    if module is None:
        known = ", ".join(modules)
        raise Stop(
            f"Which campaign? There are: {known}. Others are tests, see docs/campaigns.md.", 2
        )
    ensure_plain()
    ensure_web()
    run(PLAIN, "python", "-m", module, *args[1:])


def lint(_args: list[str]) -> None:
    """Run the checks alone: format, lint, types, imports, locks, rule citations."""
    ensure_plain()
    check_everything()


def fix(_args: list[str]) -> None:
    """Format, apply the linter's fixes, renew what is generated, golden files included."""
    ensure_plain()
    run(PLAIN, "ruff", "check", "--fix", "--quiet", "--exit-zero", ".")
    run(PLAIN, "ruff", "format", ".")
    run(PLAIN, "python", "-m", "tools.make_protocol")
    run(PLAIN, "python", "-m", "tools.make_snapshots")
    ensure_web()  # builds with the types that have just been renewed
    npm("run", "format")
    # What these find beyond what they write cannot be fixed by machine.
    checks = (
        ("python", "tools/check_citations.py", "--table", COVERAGE_TABLE),
        ("pytest", "-q", *BROWSERLESS, *golden_tests()),
    )
    failed = [check for check in checks if not succeeds(*check, UPDATE_GOLDEN="1")]
    if failed:
        raise Stop("What is reported above cannot be fixed by machine; the rest is done.")


def succeeds(program: str, *args: str, **extra: str) -> bool:
    try:
        run(PLAIN, program, *args, **extra)
    except subprocess.CalledProcessError:
        return False
    return True


def golden_tests() -> list[str]:
    """The test files that compare with golden files, and rewrite them if UPDATE_GOLDEN is set.

    Those in a browser are left out: they take minutes, and what is heard is worth a look.
    """
    browser = ROOT / IN_A_BROWSER
    files = sorted(set((ROOT / "tests").rglob("test_*.py")) - set(browser.rglob("test_*.py")))
    return [str(path) for path in files if "golden" in path.read_text("utf-8").lower()]


def lock(args: list[str]) -> None:
    """Renew the lock files after a change of pyproject.toml."""
    ensure_uv()
    how = ("--quiet", "--universal", "--generate-hashes", "--no-header", "--python-version=3.11")
    for target, what in LOCKS.items():
        run(PLAIN, "uv", "pip", "compile", *how, *what, *args, "--output-file", target.name)


def clean(_args: list[str]) -> None:
    """Remove environments, builds, caches."""
    for path in (ROOT / name for name in DEBRIS):
        if path.is_dir():
            shutil.rmtree(path)
        path.unlink(missing_ok=True)


COMMANDS = {
    "play": (play, "[arguments of `ungeheuer serve`]"),
    "terminal": (terminal, "[arguments of `ungeheuer play`]"),
    "test": (test, "[--quick | --compiled] [pytest arguments]"),
    "web": (web, ""),
    "fast": (fast, "[--quick]"),
    "wheel": (wheel, ""),
    "shots": (shots, "[--only NAME …] [--stage] [--readme]"),
    "bench": (bench, "[arguments of `python -m bench`]"),
    "campaign": (campaign, "stage [--game GAME] [--games N …] [--table] | floors [--every N]"),
    "lint": (lint, ""),
    "fix": (fix, ""),
    "lock": (lock, "[--upgrade]"),
    "clean": (clean, ""),
}


def usage() -> str:
    lines = ["usage: python3 dev.py COMMAND [ARGUMENTS]"]
    for name, (command, arguments) in COMMANDS.items():
        lines += ["", f"  {name} {arguments}".rstrip(), f"      {command.__doc__}"]
    return "\n".join(lines)


def dispatch(args: list[str]) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 (users of older versions get a message)
        raise Stop(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
    if not args or args[0] in {"help", "-h", "--help"}:
        print(usage())
    elif args[0] in COMMANDS:
        command, _ = COMMANDS[args[0]]
        command(args[1:])
    else:
        raise Stop(f"There is no command {args[0]!r}. There are: {', '.join(COMMANDS)}.", 2)


def main() -> int:
    try:
        dispatch(sys.argv[1:])
    except Stop as stop:
        print(f"dev.py: {stop}", file=sys.stderr)
        return exit_code(stop.code)
    except subprocess.CalledProcessError as error:
        print(f"dev.py: failed: {' '.join(error.cmd)}", file=sys.stderr)
        return exit_code(error.returncode)
    except KeyboardInterrupt:
        return 130
    return 0


def exit_code(code: int) -> int:
    """Convert the code of a child killed by a signal as shells do."""
    return 128 - code if code < 0 else code


if __name__ == "__main__":
    sys.exit(main())
