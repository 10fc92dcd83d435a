"""Measures plain and compiled beside OpenSpiel: `python3 dev.py bench [rounds]`.

Runs in the compiled environment; the plain figures come from a second process that sees the
sources first. Ratios are taken within one process, where all rows share its noise.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from bench import ours, spiel
from bench.rates import rates
from ungeheuer.cli.build import version_line
from ungeheuer.games import NAMES as GAMES
from ungeheuer.games import manifests

ROOT = Path(__file__).resolve().parent.parent
RIVALS = {"leduc": "leduc_poker", "hanabi": "hanabi"}


def works_of_games() -> dict[str, Callable[[], int]]:
    """Benchmarks that single games add."""
    parts = [game.bench for game in manifests() if game.bench]
    return {name: work for part in parts for name, work in part.load()().items()}


def measure(rounds: int) -> dict[str, float]:
    works = {f"{rival} ordinary": spiel.ordinary(name) for rival, name in RIVALS.items()}
    works |= {f"{rival} lean": spiel.lean(name) for rival, name in RIVALS.items()}
    for name in GAMES:
        works[f"{name} driven"] = ours.driven(name)
        works[f"{name} inside"] = ours.inside(name)
        works[f"{name} copies"] = ours.copies(name)
    return rates(works | works_of_games(), rounds)


def child(rounds: int, *, plain: bool) -> tuple[str, dict[str, float]]:
    paths = {"PYTHONPATH": str(ROOT / "src")} if plain else {}
    command = [sys.executable, "-m", "bench", "--child", str(rounds)]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | paths, check=True, capture_output=True, text=True
    )
    build, measured = json.loads(done.stdout)
    return build, measured


def show(build: str, measured: dict[str, float]) -> None:
    print(f"\n{build}")
    for name, value in measured.items():
        print(f"  {name:<16} {value:12,.0f} a second")
    for game in GAMES:
        for way in ("driven", "inside"):
            row = measured[f"{game} {way}"]
            parts = [
                f"{row / measured[f'{rival} {driver}']:.2f}× {rival} {driver}"
                for rival in RIVALS
                for driver in ("ordinary", "lean")
            ]
            print(f"  {game} {way}: " + ", ".join(parts))


def main(args: list[str]) -> None:
    if args[:1] == ["--child"]:
        print(json.dumps([version_line(), measure(int(args[1]))]))
        return
    rounds = int(args[0]) if args else 5
    print("moves a second of CPU time; a move is decide + choose + apply, chance moves included")
    builds = [child(rounds, plain=plain) for plain in (True, False)]
    for build, measured in builds:
        show(build, measured)
    plain, fast = builds[0][1], builds[1][1]
    print("\ncompiled against plain")
    for game in GAMES:
        for way in ("driven", "inside", "copies"):
            name = f"{game} {way}"
            print(f"  {name:<16} {fast[name] / plain[name]:.1f}×")
    for name in works_of_games():
        print(f"  {name:<16} {fast[name] / plain[name]:.1f}×")


if __name__ == "__main__":
    main(sys.argv[1:])
