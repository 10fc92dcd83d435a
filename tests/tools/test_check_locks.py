import json
import subprocess
from pathlib import Path

import pytest

from tools.check_locks import (
    MACHINE_PATHS,
    lock_problems,
    npm_lock_problems,
    path_problems,
    problems,
)

HASH = "    --hash=sha256:" + 64 * "a"
GOOD = f"""\
attrs==26.1.0 \\
{HASH} \\
{HASH}
    # via
    #   -c requirements.lock
    #   ungeheuer (pyproject.toml:test)
colorama==0.4.6 ; sys_platform == 'win32' \\
{HASH}
    # via pytest
"""


def test_pinned_and_hashed_packages_pass() -> None:
    assert list(lock_problems("some.lock", GOOD)) == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://registry.example/simple",
        "--extra-index-url https://registry.example/simple",
        "--find-links /srv/wheels",
        "attrs @ https://registry.example/attrs-26.1.0.whl \\",
        "attrs @ file:///srv/attrs-26.1.0.whl \\",
        "./vendored/attrs \\",
        "-e .",
        "attrs>=26 \\",
        "    # via -r /srv/requirements.in",
        "    #   https://registry.example/simple",
        "# uv pip compile --index-url https://registry.example/simple",
    ],
)
def test_hosts_indexes_paths_and_loose_versions_fail(line: str) -> None:
    found = list(lock_problems("some.lock", GOOD + line + "\n"))
    assert found == [f"some.lock:10: does not belong in a lock: {line.strip()}"]


def test_a_package_without_hash_fails() -> None:
    found = list(lock_problems("some.lock", "attrs==26.1.0 \\\n    # via pytest\n"))
    assert found == ["some.lock:1: has no hash: attrs==26.1.0"]


def test_an_npm_lock_names_no_host_and_forgets_no_platform() -> None:
    packages: dict[str, object] = {
        "node_modules/bundler": {
            "optionalDependencies": {"bundler-linux": "1", "bundler-mac": "1"}
        },
        "node_modules/bundler-linux": {"version": "1"},
        "node_modules/bundler-mac": {"version": "1"},
    }
    assert list(npm_lock_problems("a.json", json.dumps({"packages": packages}))) == []
    del packages["node_modules/bundler-mac"]
    packages["node_modules/far"] = {"resolved": "somewhere"}
    assert list(npm_lock_problems("a.json", json.dumps({"packages": packages}))) == [
        "a.json: node_modules/bundler lacks bundler-mac",
        "a.json: names a host: node_modules/far",
    ]


@pytest.mark.parametrize("path", MACHINE_PATHS)
def test_a_path_of_a_machine_fails(path: str) -> None:
    content = f"first\nsee {path}there\n".encode()
    assert list(path_problems("a.md", content)) == [f"a.md:2: names a path of a machine: {path}"]


def test_a_repository_is_searched_whole_but_for_ignored_files(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    (tmp_path / ".gitignore").write_text("ignored.md\n")
    for name in ("ignored.md", "seen.md"):
        (tmp_path / name).write_text(f"{MACHINE_PATHS[0]}\n")
    (tmp_path / "requirements.lock").write_text("attrs\n")
    assert [problem.split(": ")[0] for problem in problems(tmp_path)] == [
        "requirements.lock:1",
        "seen.md:1",
    ]
