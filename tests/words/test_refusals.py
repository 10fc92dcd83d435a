"""A refusal names the tried move in words, and quotes only what it could not understand."""

import re

import pytest

from tools.reasons import Answers
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.games import NAMES
from ungeheuer.testing.worlds import new_match, played, rng_of
from ungeheuer.wire.sync import why_not
from ungeheuer.words import Words, languages

DE, EN = Words("de", {"0": "Ada", "1": "Bert"}), Words("en", {"0": "Ada", "1": "Bert"})
# What only the notation writes: `claw*2`, `fame@3`, `1,0`, `2/5`, `K01`, `coast-guard-3`.
NOTATION = re.compile(r"\w[*@/>]\w|-?\d,-?\d|\b(?:ST|[KDE])\d\d\b|[a-z]+-[a-z]+-?\d*\b")
QUOTED = re.compile(r"„[^“]*“|\"[^\"]*\"|“[^”]*”")


def told(match: Match, seat: str, text: str, words: Words) -> str:
    refused = why_not(match, Seat(seat), text)
    assert refused.phrase is not None
    return words.say(refused.phrase.code, refused.phrase.params)


def island() -> Match:
    """Asked where the first monster begins."""
    match = new_match("island", {"players": 2, "start": 0})
    match.settle(rng_of(1))
    return match


@pytest.mark.parametrize(
    ("text", "german", "english"),
    [
        ("roll claw*2", "2 × Kralle würfeln", "Roll 2 × claw"),
        ("volcano", "Der Vulkan wirft keinen Würfel", "The volcano throws no dice"),
        (
            "volcano fame@3",
            "Der Vulkan wirft Ruhm in Farnwalde (3)",
            "The volcano throws fame in Fernwood (3)",
        ),
        ("draw shield", "Aus dem Beutel ziehen: Schild", "Draw from the bag: Shield"),
        ("reveal E05", "„Ausflugsdampfer“ aufdecken", "Turn up “Excursion Steamer”"),
        ("find ST01", "„Frachter“ ziehen", "Draw “Freighter”"),
        ("start 1", "Bert beginnt", "Bert begins"),
        (
            "allies apes media",
            "Verbündete auslegen: Affen und Medien",
            "Lay out allies: Apes and Media",
        ),
        ("zone 2", "Palmenau (2) wählen", "Choose Palmholm (2)"),
        ("drop ?", "Verfallen lassen: beliebige Seite", "Drop: any face"),
        ("hit soldier", "Treffen: Soldat", "Hit the Soldier"),
        ("recharge ST01", "„Frachter“ aufladen", "Recharge “Freighter”"),
        ("use K02", "„Gabelstapler-Diplomatie“ nutzen", "Use “Forklift Diplomacy”"),
    ],
)
def test_moves_of_island_are_told_in_words(text: str, german: str, english: str) -> None:
    match = island()
    assert told(match, "0", text, DE) == german
    assert told(match, "0", text, EN) == english


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("activate wrench", "no-such-tile"),
        ("recharge 2", "no-such-tile"),
        ("tile energy*2", "no-such-tile"),
        ("find soldier", "no-such-tile"),
        ("use S4", "no-such-power"),
        ("use soldier", "no-such-power"),
        ("spend heart wrench*2", "no-such-power"),
        ("ally fireling", "no-such-ally"),
        ("allies apes nobody", "no-such-ally"),
        ("lock claw on nothing", "no-such-card"),
        ("unlock claw on nothing", "no-such-card"),
        ("reveal fame", "no-such-card"),
        ("fame steal xyzzy@4", "no-such-face"),
        ("fame steal minion@4 to nothing", "no-such-card"),
        ("boss-die xyzzy@2 > 3", "no-such-face"),
        ("remove xyzzy@1", "no-such-face"),
        ("volcano xyzzy@1", "no-such-face"),
        ("heart 4", "no-such-monster"),
        ("foot 4 > 2", "no-such-monster"),
        ("foot 0 > 2 with 3", "no-such-monster"),
        ("monster 2", "no-such-monster"),
        ("monster 2 > 1", "no-such-monster"),
        ("start 4", "no-such-monster"),
    ],
)
@pytest.mark.rule("I-27.1")
def test_what_does_not_exist_is_the_only_reason_and_quoted(text: str, code: str) -> None:
    match = island()
    assert [each.code for each in match.why_not(Seat("0"), text)] == [code]
    canonical = match.game.read(text).text
    assert told(match, "0", text, DE) == f"Deine Eingabe „{canonical}“"
    assert told(match, "0", text, EN) == f'Your input "{canonical}"'


def test_the_gate_says_what_was_tried() -> None:
    match = island()
    with pytest.raises(IllegalMove) as refused:
        match.play(Seat("0"), "activate wrench")
    assert DE.error(refused.value, "island") == (
        "Geht nicht: Deine Eingabe „activate wrench“."
        " Ein Hilfeplättchen dieses Namens gibt es nicht. (I-18.5)"
    )
    with pytest.raises(IllegalMove) as refused:
        match.play(Seat("0"), "attack claw*2 foot")
    assert EN.error(refused.value, "island").startswith(
        "Not possible: Attack with 2 × claw and foot. First choose where your monster begins."
    )


@pytest.mark.parametrize(
    ("game", "seat", "text", "german", "english"),
    [
        ("mighty", "0", "start 1", "Bert beginnt", "Bert begins"),
        ("mighty", "0", "start 5", "Deine Eingabe „start 5“", 'Your input "start 5"'),
        (
            "mighty",
            "0",
            "hand 1 1 3 4",
            "Bert bekommt 1, 3 und 4 auf die Hand",
            "Bert takes 1, 3 and 4 in hand",
        ),
        (
            "mighty",
            "0",
            "deal 1 1 3 2",
            "Wächter der Level 1, 1, 3 und 2 auslegen",
            "Lay out guardians of levels 1, 1, 3 and 2",
        ),
        (
            "mighty",
            "0",
            "king twins",
            "Königsplättchen „Zwillinge“ aufdecken",
            "Turn up the king tile “Twins”",
        ),
        ("mighty", "0", "king xyzzy", "Deine Eingabe „king xyzzy“", 'Your input "king xyzzy"'),
        (
            "mighty",
            "0",
            "front 2/5",
            "Einen Wächter mit Stärke 2 und Beute 5 aufdecken",
            "Turn up a guardian with strength 2 and loot 5",
        ),
        (
            "timid",
            "dungeon",
            "draw bat kraken",
            "Fledermaus und Krake ziehen",
            "Draw bat and kraken",
        ),
        (
            "timid",
            "dungeon",
            "draw bat unicorn",
            "Deine Eingabe „draw bat unicorn“",
            'Your input "draw bat unicorn"',
        ),
        ("timid", "character", "explore 0,1", "G8 erforschen", "Explore G8"),
        ("timid", "character", "explore h6", "H6 erforschen", "Explore H6"),
        (
            "timid",
            "character",
            "jump 1,1 over 9,9",
            "Über „9,9“ nach H8 springen",
            'Jump over "9,9" to H8',
        ),
    ],
)
def test_moves_of_other_games_are_told_in_words(
    game: str, seat: str, text: str, german: str, english: str
) -> None:
    match = new_match(game, {})
    assert told(match, seat, text, DE) == german
    assert told(match, seat, text, EN) == english


@pytest.mark.parametrize("name", NAMES)
def test_no_refusal_has_notation(name: str) -> None:
    rng = rng_of(5)
    match = new_match(name, {})
    answers = Answers(match, rng)
    spoken = [Words(language) for language in languages()]
    for decision in played(match, rng):
        answers.learn(decision)
        for wrong in answers.wrong(decision) if decision.seat != CHANCE else ():
            for words in spoken if wrong.move else ():
                tried = told(match, wrong.seat, wrong.move.text, words) if wrong.move else ""
                reasons = [words.obstacle(name, each) for each in wrong.found]
                for sentence in (tried, *(reason.rpartition(" (")[0] for reason in reasons)):
                    assert not NOTATION.search(QUOTED.sub("", sentence)), (wrong.move, sentence)


@pytest.mark.parametrize(
    ("pool", "needed", "german", "english"),
    [
        (
            0,
            1,
            "keinen Schaden; nötig ist mindestens 1.",
            "no damage; it needs at least 1.",
        ),
        (
            0,
            3,
            "keinen Schaden; nötig sind mindestens 3.",
            "no damage; it needs at least 3.",
        ),
        (
            1,
            2,
            "1 Schaden; nötig sind mindestens 2.",
            "1 damage; it needs at least 2.",
        ),
        (
            2,
            3,
            "2 Schaden; nötig sind mindestens 3.",
            "2 damage; it needs at least 3.",
        ),
    ],
)
def test_points_of_damage_agree_in_number(
    pool: int, needed: int, german: str, english: str
) -> None:
    told = {"pool": pool, "needed": needed}
    assert DE.say("island-pool-too-small", told) == f"Dein Angriff hat {german}"
    assert EN.say("island-pool-too-small", told) == f"Your attack has {english}"


def test_hints_are_certain_only_where_the_percentage_is() -> None:
    sure, likely = {"place": 2, "percent": 100}, {"place": 2, "percent": 75}
    assert (
        DE.say("mighty-advice-displace", {**sure, "partner": 0})
        == "Nach dem Verdrängen sind beide Monster sicher stark genug für Wächter 2."
    )
    assert DE.say("mighty-advice-displace", {**sure, "partner": 3}).startswith(
        "Kommt nach dem Verdrängen eine 3 dazu, sind beide Monster sicher"
    )
    assert "75" in DE.say("mighty-advice-displace", {**likely, "partner": 0})
    look = {"place": [1, 0], "percent": 100}
    assert DE.say("timid-advice-peek", look) == "Deckst du H7 auf, entkommst du sicher."
    assert EN.say("timid-advice-peek", look) == "If you turn up H7, you are sure to get out."


def test_what_chance_decides_is_not_mistaken_for_what_is_asked() -> None:
    told = {"now": "place", "when": "chance"}
    assert DE.say("island-not-now", told) == (
        "Wähle erst, wo dein Monster beginnt."
        " Was geworfen, gezogen oder aufgedeckt wird, bestimmt der Zufall."
    )
    assert EN.say("island-not-now", told) == (
        "First choose where your monster begins."
        " What is thrown, drawn or turned up is decided by chance."
    )


@pytest.mark.parametrize("ally", ["ninjas", "coast-guard"])
def test_allies_agree_in_number(ally: str) -> None:
    name = DE.say(f"ally-{ally}")
    assert DE.say("island-not-laid-out", {"ally": ally}).endswith(f"liegt nicht aus: {name}.")
    assert DE.say("island-ally-lost", {"ally": ally, "player": "0"}) == (
        f"Ada legt den Verbündete-Bogen zurück: {name}."
    )


def test_cards_that_do_not_fit_are_named_first() -> None:
    told = {"card": "bat", "place": [1, 0], "wanted": 3, "found": 2}
    assert DE.say("timid-not-connected", told) == (
        "Fledermaus auf H7: Diese Karte ist nicht mit dem Eingang verbunden."
    )
    assert EN.say("timid-card-missing", {**told, "card": "corridor"}) == (
        "Only 2 of 3 corridor cards are laid."
    )
