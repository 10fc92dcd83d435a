"""The rules in our own words, by ID, in the players' languages."""

from __future__ import annotations

import tomllib

from ungeheuer.engine.languages import ENGLISH, places
from ungeheuer.engine.names import RuleId


class Rule:
    """One rule as a player reads it. A decision answers what the printed rules leave open."""

    __slots__ = ("decision", "id", "text", "title")

    def __init__(self, id: RuleId, title: str, text: str, *, decision: bool) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.decision = decision


class Rulebook:
    """All rules of one game in one language."""

    __slots__ = ("_rules", "language", "sections", "title")

    def __init__(
        self, title: str, language: str, sections: list[tuple[str, str]], rules: list[Rule]
    ) -> None:
        self.title = title
        self.language = language
        self.sections = sections
        self._rules = {rule.id: rule for rule in rules}

    def rules(self) -> list[Rule]:
        return list(self._rules.values())

    def find(self, id: str) -> Rule | None:
        return self._rules.get(RuleId(id))

    def section(self, id: str) -> list[Rule]:
        """The rules of one section: `M-3` holds M-3.1 to M-3.7, `V` the variants."""
        return [rule for rule in self._rules.values() if section_of(rule.id) == id]


def section_of(id: str) -> str:
    return id.split(".", maxsplit=1)[0] if "." in id else id.split("-", maxsplit=1)[0]


def rulebook(package: str, language: str) -> Rulebook:
    """The rulebook of a game; in English if there is no translation."""
    folders = places(package, "rulebook")
    files = [folder / f"{name}.toml" for name in (language, ENGLISH) for folder in folders]
    file = next(file for file in files if file.is_file())
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    rules = [
        Rule(RuleId(id), rule["title"], rule["text"], decision=rule.get("decision", False))
        for id, rule in data["rules"].items()
    ]
    sections = [(section["id"], section["title"]) for section in data["sections"]]
    return Rulebook(data["title"], data["language"], sections, rules)
