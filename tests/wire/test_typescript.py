"""The client's types: what may be missing is optional, what differs by game is told apart."""

import re

import msgspec
import pytest

from tools.make_protocol import TYPES
from ungeheuer.games import NAMES
from ungeheuer.wire import inventory, typescript
from ungeheuer.wire.messages import Policy

TEXT = typescript.module()


def declared(name: str) -> str:
    """The declaration of this name; a blank line ends it."""
    declaration = re.compile(rf"^export (interface|type) {name}\b", re.MULTILINE)
    return next(block.rstrip() for block in TEXT.split("\n\n") if declaration.search(block))


def test_nothing_is_declared_twice() -> None:
    names = re.findall(r"^export (?:interface|type|const) (\w+)", TEXT, re.MULTILINE)
    assert len(names) == len(set(names))


def test_everything_mentioned_is_declared() -> None:
    names = set(re.findall(r"^export (?:interface|type) (\w+)", TEXT, re.MULTILINE))
    code = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", TEXT, flags=re.DOTALL)
    mentioned = set(re.findall(r"\b[A-Z]\w*[a-z]\w*\b", code))
    assert mentioned - names == {"Record", "Params", "Game", "View", "Event", "Aid", "Value"}


@pytest.mark.parametrize("name", NAMES)
def test_a_sync_is_told_apart_by_its_game(name: str) -> None:
    title = name.title()
    assert f'SyncOf<"{name}", {title}View, {title}Event, ' in declared("Sync")
    assert 'SyncOf<"timid", TimidView, TimidEvent, TimidAid>' in declared("Sync")


def test_an_event_is_told_apart_by_its_code() -> None:
    assert 'EventOf<"played", MightyPlayed>' in declared("MightyEvent")
    assert "  side: string;" in declared("MightyPlayed")
    assert '  player: Of<"person", number>;' in declared("MightyPlayed")
    assert declared("IslandNoDiceToErupt").endswith("= Record<string, never>;")


def test_what_has_a_default_may_be_left_out_of_what_is_sent() -> None:
    assert "  key?: string;" in declared("Hello")
    assert '  type: "hello";' in declared("Hello")
    assert "  version: number;\n  table: string | null;" in declared("Ack")


def test_what_is_left_out_when_it_is_the_default_is_optional() -> None:
    assert "  away?: boolean;" in declared("SeatCard")
    assert "  undo: UndoPolicy;" in declared("Policy")
    assert "  ask?: AskMessage | null;" in declared("DecisionMessage")


def test_the_usual_policy_is_the_one_of_the_messages() -> None:
    written = re.search(r"USUAL_POLICY: Policy = \{(.*?)\};$", TEXT, re.MULTILINE | re.DOTALL)
    assert written is not None
    fields = re.sub(r"(\w+):", r'"\1":', written[1]).strip().rstrip(",")
    assert msgspec.json.decode(f"{{{fields}}}", type=Policy) == Policy()


def test_every_message_is_in_a_union() -> None:
    for name, members in (("Up", inventory.ups()), ("Down", inventory.downs())):
        assert re.findall(r"\| (\w+)", declared(name)) == [each.__name__ for each in members]


def test_pairs_and_lists_of_choices() -> None:
    assert "  fought: [number, number] | null;" in declared("MightyPlaceView")
    assert "  monsters: (MightyMonsterView | null)[];" in declared("MightyPlaceView")


def test_a_type_without_a_translation_is_an_error() -> None:
    with pytest.raises(TypeError):
        typescript.text_of(msgspec.inspect.type_info(bytes))


def test_the_types_lie_where_the_client_looks_for_them() -> None:
    assert TYPES.parts[-4:] == ("web", "src", "wire", "types.ts")
