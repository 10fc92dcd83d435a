"""Prints what the table says, to be read by people: refusals or hints of random matches.

python -m tools.sayings refusals de 200
python -m tools.sayings hints en 100
python -m tools.sayings hints en 100 8      with another seed
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module

from tools.reasons import Answers, Wrong
from ungeheuer.engine.decision import Phrase
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES
from ungeheuer.testing.worlds import new_match, played, rng_of, variants
from ungeheuer.words import Words

PEOPLE = ("Ada", "Bert", "Cleo", "Dora", "Emil", "Finn")
Said = tuple[str, str]  # its code, and the words

MATCHES = 24  # at most, of each game


def refusals(name: str, language: str, rng: Rng) -> Iterator[Said]:
    """What was tried, in words, and why it is refused."""
    answers = Answers(new_match(name, {}), rng)
    for match in matches(name, rng):
        answers.match = match
        words = spoken(match, language)
        for decision in played(match, rng):
            answers.learn(decision)
            for wrong in answers.wrong(decision) if decision.seat != CHANCE else ():
                reasons = " ".join(words.obstacle(name, each) for each in wrong.found)
                tried = "…" if wrong.move is None else words.say(*phrase(match, wrong))
                code = "+".join(each.code for each in wrong.found)
                params = wrong.found[0].params
                yield f"{code} {params.get('now')} {params.get('when')}", f"{tried} → {reasons}"


def phrase(match: Match, wrong: Wrong) -> Phrase:
    told: Phrase = match.game.phrase(match.view(wrong.seat), match.cardset, wrong.move)
    return told


def hints(name: str, language: str, rng: Rng) -> Iterator[Said]:
    """What is advised, in words, and why."""
    for match in matches(name, rng):
        words = spoken(match, language)
        for decision in played(match, rng):
            if decision.seat == CHANCE:
                continue
            view = match.view(decision.seat)
            for advice in match.game.advise(view, match.cardset, decision)[:4]:
                why = words.say(f"{name}-{advice.code}", advice.params)
                what = f"{advice.code} {advice.params.get('what')}"
                yield what, f"{words.say(*advice.move.phrase())} → {why}"


def matches(name: str, rng: Rng) -> Iterator[Match]:
    """Random matches; every other one has more on the table."""
    options = variants(new_match(name, {}).game)
    menders = import_module(f"tests.games.{name}.mending")
    for number in range(MATCHES):
        match = new_match(name, rng.pick(options))
        if number % 2:
            for decision in played(match, rng):
                if decision.seat != CHANCE and menders.deal_more(match.state, rng):
                    break
        yield match


def spoken(match: Match, language: str) -> Words:
    return Words(language, dict(zip(match.seats, PEOPLE, strict=False)))


def varied(sayings: Iterator[Said], count: int) -> list[str]:
    """So many different ones; those of a code that was rarely heard first."""
    heard: dict[str, list[str]] = {}
    for code, text in sayings:
        known = heard.setdefault(code, [])
        if text not in known and len(known) < 40:
            known.append(text)
    chosen: list[str] = []
    taken: Counter[str] = Counter()
    while len(chosen) < count and any(heard.values()):
        code = min((code for code in heard if heard[code]), key=taken.__getitem__)
        chosen.append(heard[code].pop(0))
        taken[code] += 1
    return chosen


def main(kind: str, language: str, count: str = "100", seed: str = "7") -> int:
    told = {"refusals": refusals, "hints": hints}[kind]
    share = {name: int(count) // 5 for name in NAMES}
    share[NAMES[-1]] = int(count) - sum(list(share.values())[:-1])
    for name, wanted in share.items():
        print(f"# {name}")
        sayings = told(name, language, rng_of(int(seed)))
        for number, text in enumerate(varied(sayings, wanted), start=1):
            print(f"{number}. {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
