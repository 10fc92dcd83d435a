"""Guards what must not get into the repository: registry hosts in locks, paths of a machine.

A lock line is held against what it may be, not against a list of what it may not be.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

LOCK_LINE = re.compile(
    r"""
      (?P<pin>  [\w.-]+ (\[[\w,.-]+\])? == [\w.+!-]+ (\ ;\ [\w\s.'"()<>=!]+)? )  \ \\
    | \ {4} --hash=sha256:[0-9a-f]{64} (\ \\)?
    | \ {4} \# \ via (\ (?P<one>.+))?
    | \ {4} \# \ {3} (?P<many>.+)
    """,
    re.VERBOSE,
)
# Whose wish a package is: another package, a group of ours, another lock.
WISHER = re.compile(r"[\w.-]+(\[[\w,.-]+\])?( \(pyproject\.toml(:[\w-]+)?\))?|-c [\w-]+\.lock")
# Written in two parts, or this file would accuse itself.
MACHINE_PATHS = ("/" + "work/", "file://" + "/opt")


def lock_problems(name: str, text: str) -> Iterator[str]:
    """Yield a line for everything in a lock that is no pinned, hashed package."""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        match = LOCK_LINE.fullmatch(line)
        wisher = match and (match["one"] or match["many"])
        if not match or (wisher and not WISHER.fullmatch(wisher)):
            yield f"{name}:{number}: does not belong in a lock: {line.strip()}"
        elif match["pin"] and "--hash=" not in "".join(lines[number : number + 1]):
            yield f"{name}:{number}: has no hash: {match['pin']}"


def npm_lock_problems(name: str, text: str) -> Iterator[str]:
    """Yield a line for every host in npm's lock, and for every other platform it forgot.

    A registry that lags behind makes npm leave out a platform's binaries, and `npm ci` fail there.
    """
    packages = json.loads(text)["packages"]
    for path, package in packages.items():
        if "resolved" in package:
            yield f"{name}: names a host: {path}"
        for wish in package.get("optionalDependencies", ()):
            if not any(other.endswith(f"node_modules/{wish}") for other in packages):
                yield f"{name}: {path} lacks {wish}"


def path_problems(name: str, content: bytes) -> Iterator[str]:
    """Yield a line for every line that names a path of somebody's machine."""
    for number, line in enumerate(content.splitlines(), 1):
        for path in MACHINE_PATHS:
            if path.encode() in line:
                yield f"{name}:{number}: names a path of a machine: {path}"


def repository_files(root: Path) -> list[str]:
    """Name what is committed and what is about to be."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listing = subprocess.run(command, cwd=root, capture_output=True, check=True, text=True)
    return sorted(name for name in listing.stdout.split("\0") if (root / name).is_file())


def problems(root: Path) -> Iterator[str]:
    """Yield all problems of the repository at `root`."""
    for lock in sorted(root.glob("requirements*.lock")):
        yield from lock_problems(lock.name, lock.read_text(encoding="utf-8"))
    for lock in sorted(root.glob("*/package-lock.json")):
        name = lock.relative_to(root).as_posix()
        yield from npm_lock_problems(name, lock.read_text(encoding="utf-8"))
    for name in repository_files(root):
        yield from path_problems(name, (root / name).read_bytes())


def main() -> int:
    """Print the problems; the exit code says whether there are any."""
    found = list(problems(Path(__file__).resolve().parent.parent))
    print("\n".join(found) or "locks and paths: clean")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
