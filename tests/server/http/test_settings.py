"""Settings: where they come from, which one wins, what is refused."""

from pathlib import Path

import pytest

from ungeheuer.engine.errors import MessageError
from ungeheuer.server.settings import NAMES, Settings, kind, load_settings
from ungeheuer.words import Words, languages

OPERATIONS = Path(__file__).parents[3] / "docs" / "operations.md"


def test_file_then_environment_then_flag(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "file"\npace_seconds = 2\norigins = ["https://a.example"]\n')
    environ = {"UNGEHEUER_PORT": "2", "UNGEHEUER_WORKERS": "3", "UNGEHEUER_LANG": "de"}
    settings, chosen = load_settings(
        file, environ, {"port": "4", "behind_proxy": True, "host": None}
    )
    assert (settings.port, settings.host, settings.workers) == (4, "file", 3)
    assert (settings.pace_seconds, settings.behind_proxy) == (2.0, True)
    assert settings.origins == ["https://a.example"]
    assert chosen == {"port", "host", "pace_seconds", "origins", "workers", "behind_proxy"}
    assert load_settings(file, environ, {})[0].port == 2
    assert load_settings(None, {}, {}) == (Settings(), set())


def test_lists_and_flags_as_text() -> None:
    environ = {"UNGEHEUER_ORIGINS": "https://a.example, https://b.example", "UNGEHEUER_HOST": ""}
    settings, _ = load_settings(None, {**environ, "UNGEHEUER_BEHIND_PROXY": "true"}, {})
    assert settings.origins == ["https://a.example", "https://b.example"]
    assert settings.behind_proxy is True
    assert settings.host == Settings().host


FILES = [
    ("port = ", "bad-config", "server.toml"),
    ("colour = 1", "unknown-setting", "colour"),
    ('port = "80"', "bad-setting", "server.toml: port"),
    ("port = 70000", "bad-setting", "0 – 65535"),
    ("behind_proxy = 1", "bad-setting", "behind_proxy"),
    ('log_level = "loud"', "bad-setting", "debug, info"),
    ("origins = [1]", "bad-setting", "origins"),
    ("think_seconds = -1", "bad-setting", "think_seconds"),
    ("[port]", "bad-setting", "port"),
]


@pytest.mark.parametrize(("text", "code", "named"), FILES)
def test_a_bad_file_is_refused_with_the_place(
    tmp_path: Path, text: str, code: str, named: str
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(MessageError) as refused:
        load_settings(file, {}, {})
    assert refused.value.code == code
    for language in languages():
        assert named in Words(language).error(refused.value)


@pytest.mark.parametrize(
    ("environ", "flags", "place"),
    [
        ({"UNGEHEUER_PORT": "x"}, {}, "UNGEHEUER_PORT"),
        ({}, {"port": "x"}, "--port"),
        ({}, {"pace_seconds": "slow"}, "--pace-seconds"),
        ({"UNGEHEUER_BEHIND_PROXY": "perhaps"}, {}, "UNGEHEUER_BEHIND_PROXY"),
    ],
)
def test_a_bad_value_is_refused_with_its_place(
    environ: dict[str, str], flags: dict[str, object], place: str
) -> None:
    with pytest.raises(MessageError) as refused:
        load_settings(None, environ, flags)
    assert refused.value.params["place"] == place


def test_every_setting_has_a_kind_and_words() -> None:
    for name in NAMES:
        assert kind(name) in {"whole-number", "number", "flag", "text", "list", "choice"}
        for language in languages():
            assert Words(language).knows(f"help-serve-{name.replace('_', '-')}")


def test_the_paper_for_operators_names_every_setting_and_its_default() -> None:
    text = OPERATIONS.read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    assert rows == [row(name) for name in NAMES]


def row(name: str) -> str:
    default = getattr(Settings(), name)
    shown = (
        {True: "true", False: "false"}.get(default, default) if kind(name) == "flag" else default
    )
    default = f"`{shown}`" if shown not in ("", []) else "–"
    return f"| `{name}` | {default} | {Words('en').say('help-serve-' + name.replace('_', '-'))} |"
