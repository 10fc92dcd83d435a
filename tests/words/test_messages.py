"""Messages are found and filled in without Fluent where that makes no difference."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import repeat

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.words.catalogue import messages as variables
from ungeheuer.words import catalogues, languages, messages
from ungeheuer.words.messages import Messages

SOURCE = """\
# A comment

plain = A text.
filled = { $who } waves at {$whom}.
-term = a thing
with-term = This is { -term }, and { plain }
long =
    Two lines
    of text.
choice = { $count ->
    [one] one
   *[other] { $count } things
}
# b = no message
with-attribute = Text
    .label = More
"""


@cache
def whole(language: str) -> FluentBundle:
    """Everything parsed by Fluent itself."""
    found = FluentBundle([language], use_isolating=False)
    for file in catalogues(language):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("value", ["word", 1, 2, 1234, 2.5])
def test_every_message_reads_as_fluent_reads_it(language: str, value: str | float) -> None:
    bundle, own = whole(language), messages(language)
    for code, names in variables(language).items():
        params = dict.fromkeys(names, value)
        pattern = bundle.get_message(code).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            with pytest.raises(ValueError, match=code):
                own.say(code, params)
        else:
            assert own.say(code, params) == str(text), code


@pytest.mark.parametrize("language", languages())
def test_the_same_codes_are_known_as_to_fluent(language: str) -> None:
    own = messages(language)
    assert all(own.knows(code) for code in variables(language))
    assert not own.knows("no-such-message")


def test_messages_with_and_without_logic() -> None:
    own = Messages("en", [SOURCE, "plain = A second one."])
    assert own.say("plain", {}) == "A text."
    assert own.say("filled", {"who": "Inga", "whom": "{ plain }"}) == "Inga waves at { plain }."
    assert own.say("with-term", {}) == "This is a thing, and A text."
    assert own.say("long", {}) == "Two lines\nof text."
    assert own.say("choice", {"count": 2000}) == "2,000 things"
    assert own.say("with-attribute", {}) == "Text"
    assert not own.knows("-term")
    assert not own.knows("b")
    with pytest.raises(ValueError, match="filled"):
        own.say("filled", {"who": "Inga"})


def test_threads_that_begin_together_miss_nothing() -> None:
    """Two of them once made a catalogue each, and what one had parsed was lost."""
    source = "\n".join(f"m-{n} = {{ $n ->\n    [one] one\n   *[other] many\n}}" for n in range(50))
    for _ in range(20):
        spoken = Messages("en", [source])
        with ThreadPoolExecutor(8) as pool:
            codes = [f"m-{n % 50}" for n in range(400)]
            assert set(pool.map(spoken.say, codes, repeat({"n": 2}))) == {"many"}
